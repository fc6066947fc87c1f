"""Tests for `menagerie.games.comet.texts.views`: what seats and spectators see, and what fits it."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from menagerie.core.seats import CHANCE
from menagerie.core.view import View
from menagerie.errors import InvalidOption, InvalidPosition
from tests.games.comet.oracle.lay import laid_text
from tests.games.comet.strategies import COMET, after, begun, play_on, positions, texts, with_head_start
from tests.games.comet.texts.test_positions import EXAMPLE

if TYPE_CHECKING:
    from menagerie.core.position import Position

DRAWING = COMET.parse_position(EXAMPLE[3]["text"])
"""Seat 1 of two has one more card of the lookout to draw."""
RESHUFFLED = COMET.parse_position(
    laid_text(
        {"hand": ["dodo", "huia"], "known": ["huia"]},
        {"hand": ["aurochs", "saiga"], "known": ["saiga"]},
        phase="comet",
        comet=0,
        pile=0,
        mixed=["quagga", "tarpan"],
        shuffled=["kakapo", "quagga", "tarpan"],
        display=["glyptodon"],
    )
)


def seats(position: Position) -> range:
    """Return the numbers of a spectator and of all seats."""
    return range(str(position).count('"hand":') + 1)


# What is shown


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_view_is_the_text_with_numbers_for_hidden_cards(seat: int) -> None:
    """A view has its seat first, numbers for the hands of others and for the reshuffled pile, all else as it is."""
    table = json.loads(str(RESHUFFLED))
    for number, player in enumerate(table["players"], 1):
        player["hand"] = player["hand"] if number == seat else 2
    expected = json.dumps({"view": seat} | table | {"mixed": 2}, separators=(",", ":"))
    assert COMET.format_view(RESHUFFLED, seat) == expected


def test_view_of_the_worked_example() -> None:
    """Seat 2 sees the Move of seat 1 as printed."""
    assert COMET.format_view(DRAWING, 2) == EXAMPLE[3]["view"]


@given(positions)
@settings(max_examples=60, deadline=None)
def test_views_hide_no_more_than_hands_and_reshuffled_cards(position: Position) -> None:
    """Everything in a position's text but other hands and the reshuffled pile is in every view of it."""
    table = json.loads(str(position))
    for seat in seats(position):
        seen = json.loads(COMET.format_view(position, seat))
        assert seen.pop("view") == seat
        assert seen.pop("mixed") == len(table["mixed"])
        for number, (player, whole) in enumerate(zip(seen["players"], table["players"], strict=True), 1):
            assert player["hand"] == (whole["hand"] if number == seat else len(whole["hand"]))
            player["hand"] = whole["hand"]
        assert seen == {key: value for key, value in table.items() if key != "mixed"}


@pytest.mark.parametrize(("move", "shown"), [("draw dodo", ["draw ?", "draw dodo", "draw ?"])])
def test_draws_of_others_are_hidden(move: str, shown: list[str]) -> None:
    """Only the seat that draws sees the card; spectators and others see that a card is drawn."""
    number = COMET.parse_move(DRAWING, move)
    assert [COMET.redact(DRAWING, number, seat) for seat in (0, 1, 2)] == shown


@given(positions)
@settings(max_examples=60, deadline=None)
def test_other_moves_are_seen_as_they_are(position: Position) -> None:
    """Whatever is no draw of a silver card is open to everybody, and whose draw it is tells who sees the card."""
    due = json.loads(str(position))["due"]
    for move in position.legal_moves():
        text = COMET.format_move(position, move)
        for seat in seats(position):
            hidden = text.startswith("draw ") and (due is None or seat != due[0])
            assert COMET.redact(position, move, seat) == ("draw ?" if hidden else text)


def test_draws_that_are_not_due_tell_nobody_anything() -> None:
    """A draw that nobody is due, which is illegal, is hidden from all, spectators included."""
    start = COMET.new()
    draw = COMET.parse_move(start, "draw dodo")
    assert [COMET.redact(start, draw, seat) for seat in (0, 1, 2)] == ["draw ?"] * 3


@pytest.mark.parametrize("seat", [-1, 3, 4, True, "1", None, 1 << 40])
def test_strangers_see_nothing(seat: int) -> None:
    """Seats above the number of players, and what is no seat, are refused."""
    with pytest.raises(InvalidOption, match="a seat is a whole number from 0 to 2"):
        COMET.view(DRAWING, seat)
    with pytest.raises(InvalidOption, match="a seat is a whole number from 0 to 2"):
        COMET.redact(DRAWING, DRAWING.legal_moves()[0], seat)


# Fillings


@given(positions)
@settings(max_examples=70, deadline=None)
def test_every_filling_has_the_view_again(position: Position) -> None:
    """A position drawn from a view is one, has this view, and is decided by the same seat with the same offers."""
    for seat in seats(position):
        view = COMET.view(position, seat)
        for seed in range(2):
            filled = COMET.sample(view, Random(seed))
            assert COMET.view(filled, seat) == view
            assert filled.to_act == position.to_act
            assert str(COMET.parse_position(str(filled))) == str(filled)
            assert seat != position.to_act or texts(filled) == texts(position)
            assert (filled.legal_moves() == []) == (position.to_act is None)


def test_fillings_differ_and_keep_what_is_known() -> None:
    """Fillings of a view give other seats any unseen cards beside those that everybody knows."""
    view = COMET.view(RESHUFFLED, 1)
    random = Random(0)
    tables = [json.loads(str(COMET.sample(view, random))) for _ in range(300)]
    hands = {tuple(table["players"][1]["hand"]) for table in tables}
    assert all("aurochs" in hand and "saiga" in hand for hand in hands)
    assert len(hands) == 1
    assert {tuple(table["mixed"]) for table in tables} == {
        ("kakapo", "quagga"),
        ("kakapo", "tarpan"),
        ("quagga", "tarpan"),
    }


def test_reshuffled_cards_are_filled_in_first() -> None:
    """A view in which the pile takes all reshuffled cards leaves none of them for the hands."""
    text = laid_text(
        {"hand": []},
        {"hand": ["dodo"]},
        phase="comet",
        comet=0,
        pile=0,
        active=2,
        mixed=["quagga", "tarpan"],
        shuffled=["quagga", "tarpan"],
        discards={"silver": ["quagga", "tarpan"], "gold": []},
    )
    view = COMET.view(COMET.parse_position(text), 1)
    for seed in range(50):
        table = json.loads(str(COMET.sample(view, Random(seed))))
        assert table["mixed"] == ["quagga", "tarpan"]
        assert table["players"][1]["hand"][0] not in {"quagga", "tarpan"}


def test_offers_are_made_from_the_view() -> None:
    """The seat to decide is offered its legal moves, anybody else nothing."""
    position = after(DRAWING, "draw axolotl")
    offers = [COMET.offers(COMET.view(position, seat)) for seat in (0, 1, 2)]
    assert offers == [[], ["play axolotl", "play maclears_rat", "step 1 c3 D", "use argentavis"], []]


# What is no view


@pytest.mark.parametrize(
    ("seat", "old", "new", "fault"),
    [
        (2, '"view":2', '"view":1', "view is '1', expected one of 2"),
        (2, '"view":2', '"view":"2"', "at character 9 it has"),
        (2, '{"view":2,', "{", "the text has no key view"),
        (1, '"hand":2', '"hand":["dodo","huia"]', r"players\[2\].hand is .*, expected a whole number"),
        (1, '"hand":2', '"hand":1', r"players\[2\].hand is 1, but 2 cards of it are known"),
        (1, '"hand":2', '"hand":200', r"players\[2\].hand wants 198 cards the viewer cannot see, but there are"),
        (1, '"hand":2', '"hand":-1', r"players\[2\].hand is -1, expected a whole number from 0 to 255"),
        (1, '"mixed":2', '"mixed":4', "mixed wants 4 cards the viewer cannot see, but there are 3"),
        (1, '"mixed":2', '"mixed":["quagga"]', "mixed is .*, expected a whole number"),
        (1, '"mixed":2', '"mixed":0', "mixed is not a part of shuffled"),
        (1, '"hand":["dodo","huia"]', '"hand":2', r"players\[1\].hand is 2, expected a list"),
        (1, '"idle":0', '"idle":0 ', "at character"),
    ],
)
def test_other_texts_are_no_views(seat: int, old: str, new: str, fault: str) -> None:
    """A text that is no view of this seat is refused, naming what is wrong."""
    text = COMET.format_view(RESHUFFLED, seat)
    assert old in text
    with pytest.raises(InvalidPosition, match=fault):
        COMET.sample(View(COMET.edition(), seat, text.replace(old, new, 1)))


def test_views_of_strangers_are_refused() -> None:
    """A view of a seat that is not at the table, or of no seat at all, is refused."""
    text = COMET.format_view(DRAWING, 0).replace('"view":0', '"view":3')
    for seat in (3, 5, -1, None):
        with pytest.raises(InvalidOption, match="a seat is a whole number from 0 to"):
            COMET.sample(View(COMET.edition(), seat, text))  # type: ignore[arg-type]


def test_a_view_that_nobody_could_have_is_refused() -> None:
    """Where no cards of the decider would let it decide, there is no filling."""
    table = json.loads(laid_text(active=2, phase="comet", comet=0))
    table["players"][1]["hand"] = 0
    view = json.dumps({"view": 1} | table | {"mixed": 0}, separators=(",", ":"))
    with pytest.raises(InvalidPosition, match="no cards of the others were found so that seat 2 decides"):
        COMET.sample(View(COMET.edition(), 1, view))


# Nothing leaks


@pytest.mark.parametrize("seed", range(16))
def test_what_a_seat_cannot_know_changes_nothing_it_sees(seed: int) -> None:
    """Positions that differ only in what a seat cannot know give it the same view, offers and move list.

    All positions of games from the start and from a head start are looked at, with two to four seats on both sides;
    together they are thousands.
    """
    random = Random(seed)
    position = (begun, with_head_start)[seed % 2](random)
    looked = changed = 0
    while position.to_act is not None and looked < 400:
        for seat in seats(position):
            other = position.copy()
            other.resample(seat, random.getrandbits(60))  # type: ignore[attr-defined]
            compare(position, other, seat)
            changed += str(other) != str(position)
            looked += 1
        play_on(position, random, random.randrange(1, 4))
    assert changed > looked / 2


def compare(position: Position, other: Position, seat: int) -> None:
    """Look at two positions as a seat does."""
    view = COMET.view(position, seat)
    assert COMET.view(other, seat) == view
    assert other.to_act == position.to_act
    moves, others = position.legal_moves(), other.legal_moves()
    if seat == position.to_act:
        assert others == moves
        assert COMET.offers(view) == texts(position)
    for move in {*moves} & {*others}:
        assert COMET.redact(other, move, seat) == COMET.redact(position, move, seat)
    due = json.loads(view.text)["due"]
    if position.to_act == CHANCE and (due is None or due[0] != seat):
        logs = [{COMET.redact(place, move, seat) for move in place.legal_moves()} for place in (position, other)]
        assert logs[0] == logs[1]
