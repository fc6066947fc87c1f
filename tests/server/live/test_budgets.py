"""What a move may cost the server, counted in calls and bytes: it depends on the position alone.

Neither the length of the match nor the number of matches makes a move dearer, and a match at which nobody looks takes
little memory. Seconds are measured by ``benchmarks/moves.py`` and ``benchmarks/load.py``.
"""

from __future__ import annotations

import gc
import sys
import tracemalloc
from random import Random
from typing import TYPE_CHECKING, Any, Self

import pytest

import menagerie
from tests.server.hubs import ANNA, BRUNO, House

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.play.match import Match

pytestmark = pytest.mark.anyio

MOST_CALLS = {"siam": 1400, "jungla": 2900, "comet": 3200}
"""Calls of Python and C functions for a move with three audiences, the driver of the database left out."""
IDLE = 20_000
"""Bytes of a match at which nobody looks."""


class Calls:
    """Counts calls of functions of ours, and of C functions that they call."""

    def __init__(self) -> None:
        """Begin with none."""
        self.number = 0

    def __enter__(self) -> Self:
        """Begin to count."""
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        """Stop counting."""
        sys.setprofile(None)

    def _note(self, frame: Any, event: str, _: object) -> None:  # noqa: ANN401 - a frame
        if event in {"call", "c_call"} and "/menagerie/" in frame.f_code.co_filename:
            self.number += "/stores/" not in frame.f_code.co_filename


def going_on(match: Match, random: Random) -> str:
    """Return the text of a random move after which the game goes on."""
    moves = match.position.legal_moves()
    random.shuffle(moves)
    for move in moves:
        after = match.history.copy()
        after.play(move)
        if after.outcome() is None:
            return match.game.format_move(match.position, move)
    raise AssertionError("every move ends the game")


async def watched(house: House, game: str) -> tuple[str, Match]:
    """Open a match at which both players and a spectator look."""
    match_id = await house.match(game, ANNA, BRUNO)
    for viewer in (ANNA, BRUNO, None):
        await house.watch(match_id, viewer)
    return match_id, (await house.hub.matches.table(match_id)).match


async def calls_of_moves(house: House, match_id: str, match: Match, number: int, random: Random) -> float:
    """Play some moves and return how many calls each took on average."""
    calls = 0
    for _ in range(number):
        text = going_on(match, random)
        with Calls() as counted:
            await house.play(match_id, text)
        calls += counted.number
    return calls / number


@pytest.mark.skipif(not menagerie.compiled, reason="in plain Python every step of the rules is a call")
@pytest.mark.parametrize("game", MOST_CALLS)
async def test_a_move_takes_a_bounded_number_of_calls(house: House, game: str) -> None:
    """Nothing is parsed, drawn or spelt twice; whoever makes a move dearer has to change the number here."""
    random = Random(1)
    match_id, match = await watched(house, game)
    await calls_of_moves(house, match_id, match, 10, random)
    assert await calls_of_moves(house, match_id, match, 30, random) <= MOST_CALLS[game]


@pytest.mark.skipif(not menagerie.compiled, reason="a thousand plies take long in plain Python")
async def test_the_thousandth_move_costs_as_much_as_the_first(house: House) -> None:
    """In Siam the board is as full at ply 1,000 as at ply 40, and so is the work."""
    random = Random(2)
    match_id, match = await watched(house, "siam")
    for _ in range(40):
        await house.play(match_id, going_on(match, random))
    early, small = await calls_of_moves(house, match_id, match, 40, random), allocated(match.copy)
    while match.ply < 1000:
        await house.play(match_id, going_on(match, random))
    assert await calls_of_moves(house, match_id, match, 40, random) <= 1.3 * early
    assert allocated(match.copy) <= 1.3 * small


async def test_a_move_costs_the_same_with_many_matches_in_memory(house: House) -> None:
    """Two hundred other matches make no difference."""
    costs = []
    for others in (0, 200):
        for _ in range(others):
            await house.match("siam", ANNA, BRUNO)
        match_id, match = await watched(house, "siam")
        costs.append(await calls_of_moves(house, match_id, match, 12, Random(3)))
    assert costs[1] <= 1.1 * costs[0]


@pytest.mark.parametrize("game", ["siam", "jungla", "comet"])
async def test_a_match_at_which_nobody_looks_is_small(house: House, game: str) -> None:
    """After forty moves and with everybody gone it holds its log in short, and no drawing."""
    random = Random(4)
    tracemalloc.start()
    try:
        for _ in range(5):
            match_id, match = await watched(house, game)
            for _ in range(40):
                await house.play(match_id, going_on(match, random))
            table = await house.hub.matches.table(match_id)
            for viewer in list(table.viewers):
                table.leave(viewer)
        gc.collect()
        held = tracemalloc.get_traced_memory()[0]
        number = len(house.hub.matches._tables)
        house.hub.matches._tables.clear()
        del table, match
        gc.collect()
        freed = held - tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert 1000 < freed / number <= IDLE


def allocated(work: Callable[[], object]) -> int:
    """Return how many bytes the result of some work takes."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        result = work()
        taken = tracemalloc.get_traced_memory()[0] - before
        assert result is not None
        return taken
    finally:
        tracemalloc.stop()
