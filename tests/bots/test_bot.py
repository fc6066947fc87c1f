"""Bots choose legal moves from what their seat sees, and stronger ones win."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from menagerie.bots import Level, choose, levels
from menagerie.core.registry import load
from menagerie.core.seats import CHANCE, NOBODY
from menagerie.core.view import View
from menagerie.errors import InvalidInput, InvalidOption, InvalidPosition, Unknown

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position

SIAM = load("siam")
TEMPLATE = load("_template")
DEEPEST, MOST = (3, 2000) if menagerie.compiled else (2, 200)


def quick(game: Game) -> list[Level]:
    """The levels of a game held to a short search, so that time decides nothing."""
    return [
        replace(known, depth=DEEPEST, nodes=min(known.nodes or MOST, MOST), iterations=10, seconds=30.0)
        for known in levels(game.name)
    ]


QUICK = quick(SIAM)


def draw(position: Position, random: Random) -> None:
    """Play what chance decides."""
    while position.to_act == CHANCE:
        position.play(random.choices(position.legal_moves(), position.weights())[0])


def choice_checks(game: Game, position: Position, strength: Level, random: Random) -> int:
    """Let a bot choose, check all that it says, and return the move."""
    chosen = choose(game, game.view(position, position.to_act or 0), strength, random=random)
    assert chosen.move in position.legal_moves()
    assert chosen.text == game.format_move(position, chosen.move) == chosen.line[0]
    assert chosen.nodes > 0
    assert chosen.depth >= 1 or len(position.legal_moves()) == 1
    assert chosen.seconds >= 0
    assert chosen.fallback is None
    assert chosen.lines[0].moves == chosen.line
    assert chosen.lines[0].score == chosen.score
    ahead = position.copy()
    for text in chosen.line:
        ahead.play(game.parse_move(ahead, text))
    return chosen.move


def play_out(game: Game, edition: str, players: tuple[Level, Level], seed: int, longest: int = 120) -> tuple[int, ...]:
    """Play a game between two levels and return the winners; nobody wins a game that takes too long."""
    random = Random(seed)
    position = game.new(edition)
    draw(position, random)
    for _ in range(longest):
        if position.to_act is None:
            break
        position.play(choice_checks(game, position, players[position.to_act - 1], random))
        draw(position, random)
    outcome = position.outcome()
    return outcome.winners if outcome else ()


@pytest.mark.parametrize("strength", QUICK, ids=lambda known: known.name)
@pytest.mark.parametrize("edition", sorted(SIAM.editions))
def test_every_level_plays_legal_moves(edition: str, strength: Level) -> None:
    """Each level plays a game of each edition against itself; choices, texts and expected lines are legal."""
    play_out(SIAM, edition, (strength, strength), seed=1, longest=20 if menagerie.compiled else 4)


@pytest.mark.parametrize("strength", quick(TEMPLATE), ids=lambda known: known.name)
@pytest.mark.parametrize("edition", sorted(TEMPLATE.editions))
def test_every_level_plays_games_of_chance_and_hidden_hands(edition: str, strength: Level) -> None:
    """Where chance draws and hands are hidden, each level plays whole games to their end from its own view."""
    for seed in range(4):
        winners = play_out(TEMPLATE, edition, (strength, strength), seed, longest=1000)
        assert winners in {(1,), (2,), ()}


def test_the_strongest_beats_the_weakest() -> None:
    """Held to a few plies, the strongest level still beats the weakest in paired games, sides exchanged."""
    strong, weak = replace(QUICK[-1], nodes=None), QUICK[0]
    pairs = 5 if menagerie.compiled else 1
    wins = sum(
        play_out(SIAM, "classic2005", players, seed) == (1 + players.index(strong),)
        for seed in range(pairs)
        for players in ((strong, weak), (weak, strong))
    )
    assert wins >= 2 * pairs - 1


def test_a_level_may_be_named_or_numbered() -> None:
    """A level, its name in any language and its number choose alike."""
    view = SIAM.view(SIAM.new(), 1)
    named = (levels("siam")[1], "lamb", "Agneau", 2, "2")
    choices = [choose(SIAM, view, strength, random=Random(3)) for strength in named]
    assert len({(choice.text, choice.score, choice.nodes) for choice in choices}) == 1


@pytest.mark.parametrize("game", [SIAM, TEMPLATE, load("jungla")], ids=lambda game: game.name)
def test_a_choice_tells_the_terms_of_its_evaluation(game: Game) -> None:
    """The named terms are those of the position where the expected line ends, for the seat that chose."""
    position = game.new()
    draw(position, Random(2))
    seat = position.to_act or 0
    chosen = choose(game, game.view(position, seat), quick(game)[5], random=Random(2))
    assert chosen.terms.keys() == game.explain_evaluation(position, seat).keys()
    if not game.kind.hidden:
        for text in chosen.line:
            position.play(game.parse_move(position, text))
        assert chosen.terms == game.explain_evaluation(position, seat)


def test_the_strongest_level_is_the_default() -> None:
    """Without a level the strongest one plays, in the time it is given."""
    found = choose(SIAM, SIAM.view(SIAM.new(), 1), seconds=1)
    assert found.depth >= 1
    assert found.move in SIAM.new().legal_moves()


@pytest.mark.parametrize("known", QUICK, ids=lambda known: known.name)
def test_every_level_takes_a_win(known: Level) -> None:
    """No level, however careless, leaves a win in one lying."""
    position = SIAM.parse_position("...../S..../w..../..NW#/#W..# ele 20 1,0 - classic2005")
    for seed in range(5):
        chosen = choose(SIAM, SIAM.view(position, 1), known, random=Random(seed))
        after = position.copy()
        after.play(chosen.move)
        outcome = after.outcome()
        assert outcome is not None
        assert outcome.winners == (1,)


def test_the_same_random_numbers_give_the_same_choice() -> None:
    """A careless level is careless in a way that can be repeated."""
    view = SIAM.view(SIAM.new(), 1)
    first = [choose(SIAM, view, QUICK[0], random=Random(seed)).text for seed in range(6)]
    assert first == [choose(SIAM, view, QUICK[0], random=Random(seed)).text for seed in range(6)]
    assert len(set(first)) > 1


# What a bot may be asked


@pytest.mark.parametrize("seat", [NOBODY, CHANCE, 2, 3])
def test_only_the_seat_to_act_gets_a_choice(seat: int) -> None:
    """The view of a spectator or of a seat whose turn it is not is refused."""
    view = View(SIAM.edition(), seat, str(SIAM.new()))
    with pytest.raises(InvalidInput, match=f"seat {seat} has no move to choose|got {seat}$"):
        choose(SIAM, view, QUICK[0])


def test_nobody_chooses_for_chance() -> None:
    """A draw is not a bot's business, even if the view claims to be chance's."""
    start = TEMPLATE.new()
    assert start.to_act == CHANCE
    for seat in (CHANCE, 1):
        with pytest.raises(InvalidInput, match=r"no move to choose|got -1"):
            choose(TEMPLATE, View(start.edition, seat, TEMPLATE.format_view(start, 1)), QUICK[0])


def test_a_finished_game_gives_no_choice() -> None:
    """After the end there is nothing to choose."""
    over = SIAM.parse_position("...../.N.../.##../...../..... rhi 9 0,0 ele classic2005")
    for seat in (0, 1, 2):
        with pytest.raises(InvalidPosition, match="no move to choose"):
            choose(SIAM, SIAM.view(over, seat))


@pytest.mark.parametrize("name", ["grandmaster", "", 9, 1.5])
def test_unknown_levels_are_refused(name: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A level that does not exist is answered with those that do."""
    with pytest.raises(Unknown, match="chick"):
        choose(SIAM, SIAM.view(SIAM.new(), 1), name)


@pytest.mark.parametrize("seconds", [-1, math.nan, math.inf, "1"])
@pytest.mark.parametrize("game", [SIAM, TEMPLATE], ids=lambda game: game.name)
def test_times_out_of_range_are_refused(game: Game, seconds: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """Whatever the game, a time is a number of seconds that is not negative."""
    position = game.new()
    draw(position, Random(1))
    with pytest.raises(InvalidOption, match="a time is a number of seconds"):
        choose(game, game.view(position, 1), QUICK[0], seconds=seconds)
