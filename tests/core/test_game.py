"""Tests for `menagerie.core.game`."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.edition import Edition, parse_edition
from menagerie.core.game import LONGEST_MOVE, LONGEST_TEXT, checked
from menagerie.core.outcome import Outcome
from menagerie.core.registry import load, names
from menagerie.core.scene import scene_problems
from menagerie.core.view import View
from menagerie.errors import (
    IllegalMove,
    InvalidInput,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    UnknownEdition,
    UnknownLanguage,
)
from tests.core.positions import Counting

if TYPE_CHECKING:
    from menagerie.core.game import Game

SIAM = load("siam")
OTTER = load("_template")
ALL = pytest.mark.parametrize("game", [OTTER, *map(load, names())], ids=lambda game: game.name)


# Editions


def test_the_default_edition_is_taken() -> None:
    """Without a word about it, the default edition is played; with its id or itself, that one."""
    assert SIAM.edition().id == SIAM.default_edition == SIAM.new().edition.id
    assert SIAM.edition("edition2014") is SIAM.editions["edition2014"]
    assert SIAM.edition(SIAM.editions["edition2014"]).id == SIAM.new("edition2014").edition.id


@pytest.mark.parametrize("name", ["classic", "", "CLASSIC2005"])
def test_an_unknown_edition_lists_those_there_are(name: str) -> None:
    """An edition that does not exist is answered with all that do."""
    with pytest.raises(UnknownEdition, match=f"siam has no edition '{name}'; it has: classic2005, .*edition2014"):
        SIAM.new(name)


def own_edition() -> Edition:
    """Return an edition of the toy game that is not shipped."""
    text = """
    [edition]
    id = "pond"
    [river]
    source = "design"
    cells = 5
    starts = [1, 2]
    [bag]
    source = "design"
    weights = [1, 1]
    [play]
    hand = { value = 1, source = "design" }
    turns = { value = 9, source = "design" }
    """
    return parse_edition("_template", text, "pond.toml")


def test_an_edition_of_ones_own_is_played() -> None:
    """A game takes one more edition without changing the game that was loaded."""
    edition = own_edition()
    mine = OTTER.with_edition(edition)
    position = mine.new("pond")
    assert mine.parse_position(str(position)) == position
    assert "pond" not in OTTER.editions
    assert mine.with_edition(edition) is mine
    other = replace(edition, title="Another pond")
    assert mine.with_edition(other).edition("pond") is other


def test_the_number_of_seats_is_checked() -> None:
    """A number of players that the game is not for is refused with those it is for."""
    for wrong in (0, 1, 3, -2):
        with pytest.raises(InvalidOption, match=f"siam is for 2 players, got seats={wrong}"):
            SIAM.new(seats=wrong)
    assert SIAM.new(seats=2) == SIAM.new()


@ALL
def test_unknown_options_are_refused(game: Game) -> None:
    """An option that a game does not have is refused with its name."""
    with pytest.raises(InvalidOption, match="colour_of_the_box"):
        game.new(colour_of_the_box="red")


# Texts


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the thing text is empty"),
        ("x" * 11, r"the thing text has 11 characters, at most 10 are read: 'xxxxxxxxxxx'…"),
        ("añb", "the character 'ñ' at place 2; only printable ASCII is used"),
        ("a\nb", r"the character '\\n' at place 2"),
        ("\x00", r"the character '\\x00' at place 1"),
        (5, "a thing is a text, got int"),
        (None, "a thing is a text, got NoneType"),
        (b"x", "a thing is a text, got bytes"),
    ],
)
def test_texts_are_checked_before_they_are_read(text: object, message: str) -> None:
    """What is no short printable ASCII text is refused with what is wrong."""
    with pytest.raises(InvalidInput, match=message):
        checked(text, 10, "thing", InvalidInput)


@given(st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=10))
def test_good_texts_are_passed_on(text: str) -> None:
    """Printable ASCII of the right length is not touched."""
    assert checked(text, 10, "thing", InvalidInput) == text


@ALL
def test_texts_from_outside_are_bounded(game: Game) -> None:
    """No game's own parser ever sees a text that is empty, huge, or not ASCII."""
    position = game.new()
    for wrong in ("", "é", "x" * (LONGEST_TEXT + 1), None):
        with pytest.raises(InvalidPosition):
            game.parse_position(wrong)  # type: ignore[arg-type]
    for wrong in ("", "é", "x" * (LONGEST_MOVE + 1), None):
        with pytest.raises(InvalidMove):
            game.parse_move(position, wrong)  # type: ignore[arg-type]


@ALL
def test_texts_round_trip(game: Game) -> None:
    """Along a random game every position and every legal move is read back from its text."""
    random, position = Random(7), game.new()
    for _ in range(30):
        moves = position.legal_moves()
        if not moves:
            break
        assert game.parse_position(game.format_position(position)) == position
        assert [game.parse_move(position, game.format_move(position, move)) for move in moves] == moves
        position.play(random.choice(moves))


# Judging


def test_a_legal_move_has_no_rule_against_it() -> None:
    """The verdict on a legal move cites nothing and says so in the language asked for."""
    position = SIAM.new()
    verdict = SIAM.explain(position, SIAM.parse_move(position, "+c1N"))
    assert (verdict.rule, verdict.legal, verdict.cells) == (None, True, ())
    assert "+c1N" in verdict.message
    assert verdict.message != SIAM.explain(position, SIAM.parse_move(position, "+c1N"), "fr").message


def test_an_illegal_move_is_refused_by_its_verdict() -> None:
    """Playing an illegal move raises the verdict that explaining it gives, and changes nothing."""
    position = SIAM.new()
    move = SIAM.parse_move(position, "+c3N")
    verdict = SIAM.explain(position, move)
    assert not verdict.legal
    assert verdict.rule in SIAM.rulebook.ids()
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    assert caught.value.verdict == verdict
    assert str(caught.value) == f"{verdict.message} [{verdict.rule}]"
    assert position == SIAM.new()


def test_verdicts_come_in_four_languages() -> None:
    """Every language has its own sentence for a refusal; others are refused."""
    position = SIAM.new()
    move = SIAM.parse_move(position, "+c3N")
    assert len({SIAM.explain(position, move, language).message for language in SIAM.rulebook.languages}) == 4
    with pytest.raises(UnknownLanguage):
        SIAM.explain(position, move, "es")


def test_an_outcome_is_given_with_the_winners() -> None:
    """The sentence about the end names the winners as the rulebook does, partners as the one side they are."""
    outcome = Outcome((1, 0), (1,), "rock_expelled", "S28")
    for language in SIAM.rulebook.languages:
        assert SIAM.seat_names((1,), language).lower() in SIAM.explain_outcome(outcome, language).lower()
    assert SIAM.seat_names((1, 2)) == f"{SIAM.rulebook.name('en', 'seat1')}, {SIAM.rulebook.name('en', 'seat2')}"
    partners = Outcome((0, 1, 0, 1), (2, 4), "points", "J4")
    assert load("jungla").explain_outcome(partners) == "The points are reached: Pirates win."


# Seeing


@ALL
def test_a_view_is_made_of_its_text(game: Game) -> None:
    """What a seat sees is a text; a position sampled from it gives the same view again."""
    position = game.new()
    for _ in range(12):
        if position.to_act is None:
            break
        for seat in range(3):
            view = game.view(position, seat)
            assert view == View(position.edition, seat, game.format_view(position, seat))
            sampled = game.sample(view, Random(3))
            assert game.view(sampled, seat) == view
        position.play(position.legal_moves()[0])


@ALL
def test_moves_are_offered_to_who_decides(game: Game) -> None:
    """The seat that is to decide is offered its legal moves, nobody else is offered any."""
    position = game.new()
    while position.to_act == -1:
        position.play(position.legal_moves()[0])
    seat = position.to_act
    assert seat is not None
    texts = [game.format_move(position, move) for move in position.legal_moves()]
    assert game.offers(game.view(position, seat)) == texts
    assert game.offers(game.view(position, 3 - seat)) == [] == game.offers(game.view(position, 0))


def test_what_is_hidden_is_not_seen() -> None:
    """A draw that another seat makes is seen as a draw, and not what was drawn."""
    position = OTTER.new()
    move = position.legal_moves()[0]
    text = OTTER.format_move(position, move)
    assert [OTTER.redact(position, move, seat) == text for seat in (0, 1, 2)] == [False, True, False]
    position.play(move)
    assert OTTER.format_view(position, 1) == str(position) != OTTER.format_view(position, 2)


@ALL
def test_a_view_can_be_drawn_and_described(game: Game) -> None:
    """Drawing data has no fault, and features have as many numbers as their shape says."""
    for seat in (0, 1, 2):
        view = game.view(game.new(), seat)
        assert scene_problems(game.scene(view)) == []
        for array in game.features(view).values():
            size = 1
            for length in array.shape:
                size *= length
            assert len(array.values) == size


@ALL
def test_a_position_is_no_view(game: Game) -> None:
    """A position in place of a view is refused with a hint, before anything hidden is read."""
    position: Any = game.new()
    for ask in (game.features, game.scene, game.sample, game.offers):
        with pytest.raises(InvalidPosition, match=r"expected a view, which game.view\(position, seat\) gives"):
            ask(position)


@ALL
def test_moves_may_be_numbers_of_another_library(game: Game) -> None:
    """Texts and verdicts are the same for any number that Python takes for an index."""
    position = game.new()
    move = position.legal_moves()[0]
    other: Any = Counting(move)
    assert game.format_move(position, other) == game.format_move(position, move)
    assert game.explain(position, other) == game.explain(position, move)


@pytest.mark.parametrize("name", names())
def test_options_can_be_chosen(name: str) -> None:
    """A game starts with every value of every option that it names; the usual one is what it is without."""
    game = load(name)
    for edition in game.editions:
        for option in game.options(edition):
            values = option.words or (option.least, option.most)
            for value in (option.usual, *values):
                game.new(edition, None, **{option.name: value})
            assert game.new(edition, None, **{option.name: option.usual}) == game.new(edition)
            with pytest.raises(InvalidOption):
                game.new(edition, None, **{option.name: "nonsense"})
