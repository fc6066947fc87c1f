"""Openings are random, balanced, and the same for every game of a group."""

from __future__ import annotations

import pytest

from menagerie.analysis.matches.openings import BALANCE, lopsided, opening
from menagerie.core.registry import load
from menagerie.core.seats import CHANCE

SIAM, TEMPLATE, COMET = load("siam"), load("_template"), load("comet")


@pytest.mark.parametrize("plies", [0, 1, 4, 7])
def test_an_opening_has_the_plies_asked_for_and_decides_nothing(plies: int) -> None:
    """So many legal moves, after which the game goes on and neither side is far ahead."""
    for group in range(5):
        found = opening(SIAM, SIAM.new(), plies, 1, group)
        position = SIAM.new()
        for move in found.moves:
            position.play(move)
        assert len(found.moves) == plies
        assert found.seed is None
        assert position.to_act in {1, 2}
        assert lopsided(SIAM, position) <= BALANCE


def test_the_numbers_decide() -> None:
    """The same seed and group give the same opening, others give others."""
    start = SIAM.new()
    assert opening(SIAM, start, 4, 3, 2) == opening(SIAM, start, 4, 3, 2)
    assert len({opening(SIAM, start, 4, seed, group).moves for seed in range(3) for group in range(3)}) == 9


def test_a_won_position_is_lopsided() -> None:
    """A win that a short search sees counts for more than any evaluation."""
    assert lopsided(SIAM, SIAM.parse_position("...../S..../w..../..NW#/#W..# ele 20 1,0 - classic2005")) > 29_000


@pytest.mark.parametrize("game", [TEMPLATE, COMET], ids=lambda game: game.name)
def test_chance_follows_from_the_seed_of_the_group(game: object) -> None:
    """Where chance has a part, its moves come from the group's seed and do not count as plies."""
    known = TEMPLATE if game is TEMPLATE else COMET
    found = opening(known, known.new(), 2, 0, 0)
    assert found.seed is not None
    position, index, chosen = known.new(), 0, 0
    for move in found.moves:
        if position.to_act == CHANCE:
            assert move == found.seed.chance_move(known, position, index)
            index += 1
        else:
            chosen += 1
        position.play(move)
    assert index > 0
    assert chosen == 2
    assert position.to_act != CHANCE


def test_a_game_that_is_nearly_over_begins_without_an_opening() -> None:
    """Where every random play ends the game, the group begins at the start itself."""
    start = SIAM.parse_position("...../S..../w..../..NW#/#W..# ele 20 1,0 - classic2005")
    found = opening(SIAM, start, 200, 0, 0)
    position = start.copy()
    for move in found.moves:
        position.play(move)
    assert position.to_act is not None
