"""Alpha-beta finds what plain minimax finds, wins and losses included."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import menagerie
from menagerie.search.alphabeta import AlphaBeta
from tests.games.siam.boards import VARIANTS
from tests.search.minimax import SIAM, escapes, evaluated, minimax, move_values, sample, wins_in

if TYPE_CHECKING:
    from menagerie.search.thought import Thought

EVALUATION = SIAM.evaluation()
DEPTHS = [(1, 60), (2, 40), (3, 6)] if menagerie.compiled else [(1, 60), (2, 40)]
"""How deep the search is compared with looking at every line, and in how many positions."""


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("depth", "number"), DEPTHS)
def test_the_bare_search_is_minimax(variant: str, depth: int, number: int) -> None:
    """Without table and ordering the value at a fixed depth is that of looking at every line."""
    for position in sample(f"plain {variant} {depth}", number, variant):
        assert minimax(position, depth, EVALUATION) == AlphaBeta(position, EVALUATION).plain(depth), str(position)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("depth", "number"), DEPTHS)
def test_thinking_finds_a_best_move(variant: str, depth: int, number: int) -> None:
    """An exact search has the value and the move of looking at every line: no position recurs within three plies."""
    for position in sample(f"think {variant} {depth}", number, variant):
        found = AlphaBeta(position, EVALUATION, exact=True).think(depth)
        values = move_values(position, found.depth, EVALUATION)
        assert max(values.values()) == found.score, str(position)
        assert values[found.move] == found.score, str(position)
        assert found.depth == depth or found.plies_to_win is not None


def test_table_and_ordering_only_save_work() -> None:
    """One ply deeper than minimax can look, the full search and the bare one still agree, with far fewer nodes."""
    depth = 4 if menagerie.compiled else 2
    for position in sample("saves work", 25):
        full, bare = (AlphaBeta(position, EVALUATION, exact=True) for _ in range(2))
        found = full.think(depth)
        assert found.score == bare.plain(found.depth), str(position)
        assert found.depth < 3 or full.nodes < bare.nodes


def test_a_search_that_goes_on_stays_right() -> None:
    """After `play` the search is of the position after the move, with a table full of what came before."""
    for position in sample("goes on", 10):
        search = AlphaBeta(position, EVALUATION)
        move = search.think(2).move
        search.play(move)
        position.play(move)
        if position.to_act is not None:
            assert minimax(position, 2, EVALUATION) == search.plain(2)
            assert search.think(2).move in position.legal_moves()


def test_searching_on_for_hundreds_of_moves() -> None:
    """A search may follow a game of any length."""
    position = SIAM.parse_position("N...n/...../.###./...../..... ele 20 0,0 - classic2005")
    search = AlphaBeta(position, EVALUATION)
    for turn in range(150):
        for square in ("a5", "e5"):
            move = SIAM.parse_move(position, f"{square}@{'SN'[turn % 2]}")
            position.play(move)
            search.play(move)
    assert position.ply == 320  # type: ignore[attr-defined]
    assert search.think(3).score == AlphaBeta(position, EVALUATION).think(3).score


# Wins and losses. The positions were found by search; that they are what they are is proven by the rules alone.


@pytest.mark.parametrize(
    ("text", "plies"),
    [
        ("...../S..../w..../..NW#/#W..# ele 20 1,0 - classic2005", 1),
        (".#..#/...../#w.../...../SnNN. rhi 933 0,1 - classic2005", 1),
        ("...e./...w./#..e./#...#/..n.. rhi 963 1,0 - classic2005", 3),
        ("e.N../.N.../#.NW./...../.#.#. ele 4 0,1 - classic2005", 3),
        (".s..s/.#.../.e.../.#.w./#.w.. ele 2 0,0 - classic2005", 3),
    ],
)
def test_wins_are_proven(text: str, plies: int) -> None:
    """A forced win is found with the right number of plies, and the expected line plays it out."""
    position = SIAM.parse_position(text)
    assert wins_in(position, plies)
    assert plies == 1 or not wins_in(position, plies - 2)
    found = AlphaBeta(position, EVALUATION).think(8)
    assert (plies, 30_000 - plies) == (found.plies_to_win, found.score)
    found = AlphaBeta(position, EVALUATION, exact=True).think(8)
    assert plies == found.plies_to_win == len(found.line)
    winner = position.to_act
    for move in found.line:
        position.play(move)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == (winner,)


@pytest.mark.parametrize(
    "text",
    [
        "...#./.#..s/#w.../...../..... ele 4 1,1 - classic2005",
        "..W#./...../E..../..#E#/S.... rhi 371 1,0 - classic2005",
        "...../#w.../.S.../...#./N.S#. ele 974 0,1 - classic2005",
    ],
)
def test_losses_are_proven(text: str) -> None:
    """A loss that no answer prevents is seen as one, two plies away."""
    position = SIAM.parse_position(text)
    assert not escapes(position, 2)
    found = AlphaBeta(position, EVALUATION).think(8)
    assert (found.plies_to_win, found.score) == (-2, 2 - 30_000)


def test_a_longer_win_is_found() -> None:
    """A win in five plies is found at depth five, and thinking ends there."""
    position = SIAM.parse_position("w..../w...#/....#/N..../w.nW# ele 172 0,0 - classic2005")
    found = AlphaBeta(position, EVALUATION, exact=True).think(20)
    assert (found.plies_to_win, found.depth) == (5, 5)
    assert AlphaBeta(position, EVALUATION, exact=True).think(4).plies_to_win is None
    assert AlphaBeta(position, EVALUATION).think(20).plies_to_win == 5


def test_nothing_is_proven_by_an_evaluation() -> None:
    """However large the weights, only the end of the game counts as proven."""
    weights = [1_000_000] * len(SIAM.weights)
    position = SIAM.parse_position("N...n/...../.###./...../..E.. ele 20 0,0 - classic2005")
    found = AlphaBeta(position, type(EVALUATION)(weights)).think(3)  # type: ignore[call-arg]
    assert found.plies_to_win is None
    assert abs(found.score) == 28_999


# The expected line


def test_the_expected_line_can_be_played() -> None:
    """The line begins with the move, all of it is legal, and a line of full length ends where the score is due."""
    full = 0
    for position in sample("lines", 60):
        seat = position.to_act or 0
        found = AlphaBeta(position, EVALUATION, exact=True).think(4)
        assert found.line[0] == found.move
        assert 1 <= len(found.line) <= found.depth
        for move in found.line:
            position.play(move)
        if position.outcome() is None and len(found.line) == found.depth:
            full += 1
            assert evaluated(position, seat) == found.score
    assert full


def test_the_position_given_is_left_alone() -> None:
    """Searching happens on a copy: the position given keeps its text, key and history."""
    for position in sample("left alone", 10):
        position.play(position.legal_moves()[0])
        before = (str(position), position.key(), position.moves_played)
        if position.to_act is None:
            continue
        search = AlphaBeta(position, EVALUATION)
        search.think(3)
        search.plain(2)
        assert before == (str(position), position.key(), position.moves_played)
        position.undo()


def test_findings_are_reported_depth_by_depth() -> None:
    """Every depth but the last is reported when it is done, and the last is the answer."""
    heard: list[Thought[int]] = []
    last = AlphaBeta(SIAM.new(), EVALUATION).think(4, report=heard.append)
    assert [*(found.depth for found in heard), last.depth] == [1, 2, 3, 4]
    assert all(early.nodes < late.nodes for early, late in zip(heard, [*heard[1:], last], strict=True))
