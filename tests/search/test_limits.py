"""A search keeps its limits, ends on `stop`, runs beside others, and refuses unsuitable input."""

from __future__ import annotations

import math
from dataclasses import replace
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from menagerie.core import registry
from menagerie.core.position import Evaluation
from menagerie.errors import IllegalMove, InvalidInput, InvalidOption, InvalidPosition
from menagerie.search.alphabeta import AlphaBeta
from menagerie.search.table import Table
from tests.search.minimax import FEWER, SIAM, sample

if TYPE_CHECKING:
    from menagerie.search.thought import Thought

DEPTH = 5 if menagerie.compiled else 3
CLOCK_EVERY = 256
"""The clock is looked at after so many lists of last moves."""


def new_search() -> AlphaBeta:
    """Return a search of the start position."""
    return AlphaBeta(SIAM.new(), SIAM.evaluation())


def timeless(found: Thought[int]) -> Thought[int]:
    """Leave out what no two runs share."""
    return replace(found, seconds=0.0)


# Limits


@pytest.mark.parametrize("limit", [0, 1, 1_000, 30_000, 300_000])
def test_the_node_limit_is_kept(limit: int) -> None:
    """The first depth is always finished; then nodes go beyond the limit at most by one look at the clock."""
    allowed = limit // FEWER
    found = new_search().think(nodes=allowed)
    assert found.depth >= 1
    assert found.nodes <= max(64, allowed) + CLOCK_EVERY * SIAM.new().max_moves


def test_the_same_limit_gives_the_same_search() -> None:
    """A limit of nodes makes a search that can be repeated exactly."""
    assert timeless(new_search().think(nodes=50_000 // FEWER)) == timeless(new_search().think(nodes=50_000 // FEWER))


def test_the_depth_is_kept() -> None:
    """No line is longer than the depth asked for."""
    assert [new_search().think(depth).depth for depth in (1, 2, 3)] == [1, 2, 3]


def test_a_time_limit_ends_the_search() -> None:
    """A search without any other limit ends when its time is over, with something searched."""
    found = new_search().think(seconds=0.05)
    assert found.nodes >= 64
    assert found.seconds < 20


def test_no_time_is_enough_for_a_move() -> None:
    """With no time at all the first depth is searched."""
    assert new_search().think(seconds=0).depth == 1


def test_stop_ends_a_search_in_another_thread() -> None:
    """A search without limits ends when `stop` is called, with the last finished depth as its answer."""
    search = new_search()
    deep = Event()
    found: list[Thought[int]] = []

    def think() -> None:
        found.append(search.think(report=lambda reached: deep.set() if reached.depth > 1 else None))

    thread = Thread(target=think)
    thread.start()
    assert deep.wait(60)
    search.stop()
    thread.join(60)
    assert not thread.is_alive()
    assert 2 <= found[0].depth < 100
    assert found[0].move in SIAM.new().legal_moves()


# Threads


def test_searches_side_by_side_find_what_each_finds_alone() -> None:
    """Two searches in two threads give the same findings as one after the other."""
    positions = sample("side by side", 4 * FEWER)
    alone = [timeless(AlphaBeta(position, SIAM.evaluation()).think(DEPTH)) for position in positions]
    together: dict[int, Thought[int]] = {}

    def think(number: int) -> None:
        together[number] = timeless(AlphaBeta(positions[number], SIAM.evaluation()).think(DEPTH))

    threads = [Thread(target=think, args=(number,)) for number in range(len(positions))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert alone == [together.get(number) for number in range(len(positions))]


def test_a_shared_table_does_no_harm() -> None:
    """Two searches that write to one small table at the same time still give legal lines."""
    table = Table(4)
    positions = sample("shared table", 4 * FEWER)
    found: dict[int, Thought[int]] = {}

    def think(number: int) -> None:
        found[number] = AlphaBeta(positions[number], SIAM.evaluation(), table).think(DEPTH)

    threads = [Thread(target=think, args=(number,)) for number in range(len(positions))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    for number, position in enumerate(positions):
        for move in found[number].line:
            position.play(move)


def test_threads_take_turns_at_one_search() -> None:
    """A search in use by one thread is not disturbed by another: `play` waits until thinking is over."""
    search = new_search()
    begun, played = Event(), Event()
    move = SIAM.new().legal_moves()[0]

    def play() -> None:
        search.play(move)
        played.set()

    thinker = Thread(target=search.think, kwargs={"report": lambda _: begun.set()})
    player = Thread(target=play)
    thinker.start()
    assert begun.wait(60)
    player.start()
    assert not played.wait(0.05)
    while thinker.is_alive():
        search.stop()
        thinker.join(0.01)
    assert played.wait(60)


# Refusals


def test_a_finished_game_is_refused() -> None:
    """There is nothing to search after the end, and the message says so."""
    over = SIAM.parse_position("...../.N.../.##../...../..... rhi 9 0,0 ele classic2005")
    for look in (AlphaBeta.think, lambda search: search.plain(2)):
        with pytest.raises(InvalidPosition, match="the game is over"):
            look(AlphaBeta(over, SIAM.evaluation()))


def test_games_of_chance_are_refused() -> None:
    """Alpha-beta does not pretend to search games in which chance plays a part."""
    other = registry.load("_template")
    with pytest.raises(InvalidPosition, match="without chance"):
        AlphaBeta(other.new(), other.evaluation())


def test_another_games_evaluation_is_refused() -> None:
    """An evaluation that reads positions of another kind is not let near this one."""
    with pytest.raises(InvalidPosition, match="TemplateEvaluation judges no positions of siam"):
        AlphaBeta(SIAM.new(), registry.load("_template").evaluation())


def test_the_neutral_evaluation_fits_every_game() -> None:
    """The base evaluation finds all positions equal and is good for finding forced wins."""
    won = SIAM.parse_position("...../S..../w..../..NW#/#W..# ele 20 1,0 - classic2005")
    assert AlphaBeta(won, Evaluation()).think(3).plies_to_win == 1
    assert AlphaBeta(SIAM.new(), Evaluation()).think(2).score == 0


@pytest.mark.parametrize("depth", [0, -1, 101, 2**31, 2**63, 2**100, None, "4", 2.0, True])
def test_depths_out_of_range_are_refused(depth: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A depth is a whole number from 1 to 100, here and in the bare search."""
    with pytest.raises(InvalidOption, match="a depth is a whole number from 1 to 100"):
        new_search().think(depth)
    with pytest.raises(InvalidOption, match="a depth is a whole number from 1 to 100"):
        new_search().plain(depth)


@pytest.mark.parametrize("seconds", [-1, -0.001, math.nan, math.inf, "1", True, 1e300])
def test_times_out_of_range_are_refused(seconds: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A time is a number of seconds, not negative and not endless."""
    with pytest.raises(InvalidOption, match="a time is a number of seconds"):
        new_search().think(seconds=seconds)


@pytest.mark.parametrize("nodes", [-1, 2**63, 1.5, "many"])
def test_numbers_of_nodes_out_of_range_are_refused(nodes: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A number of nodes is whole and not negative."""
    with pytest.raises(InvalidOption, match="a number of nodes"):
        new_search().think(nodes=nodes)


@pytest.mark.parametrize("garbage", [None, "siam", 5, object()])
def test_what_is_no_position_is_refused(garbage: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A search needs a position and an evaluation."""
    with pytest.raises(InvalidPosition, match="expected a position"):
        AlphaBeta(garbage, SIAM.evaluation())
    with pytest.raises(InvalidInput, match="expected an evaluation"):
        AlphaBeta(SIAM.new(), garbage)


def test_a_search_does_not_play_illegal_moves() -> None:
    """`play` on a search refuses what a position refuses, and searches on where it was."""
    search = new_search()
    with pytest.raises(IllegalMove):
        search.play(SIAM.parse_move(SIAM.new(), "a1-x"))
    assert timeless(search.think(2)) == timeless(new_search().think(2))
