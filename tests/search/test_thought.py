"""Tests for `menagerie.search.thought`."""

from __future__ import annotations

import pytest

from menagerie.core.registry import load
from menagerie.search.alphabeta import AlphaBeta
from menagerie.search.thought import Line, Thought, first_moves, in_numbers, in_texts, playable_lines, plies_to_win

SIAM = load("siam")


@pytest.mark.parametrize(("score", "plies"), [(0, None), (28_999, None), (29_999, 1), (-29_998, -2)])
def test_proven_scores_have_a_distance(score: int, plies: int | None) -> None:
    """A proven score says after how many plies the end is on the board."""
    assert plies_to_win(score) == plies
    assert Thought((Line(score, (1,)),)).plies_to_win == plies
    line = Line(score, (1,))
    assert line.plies == (None if plies is None else abs(plies))
    assert (line.wins, line.loses) == (plies is not None and plies > 0, plies is not None and plies < 0)


def test_a_thought_is_its_first_line() -> None:
    """Move, score and line of a thought are those of its first line."""
    thought = Thought((Line(7, ("a", "b")), Line(3, ("c",))))
    assert (thought.move, thought.score, thought.line) == ("a", 7, ("a", "b"))
    assert [line.move for line in thought.lines] == ["a", "c"]


def test_moves_become_texts() -> None:
    """Every line is written as it is played; numbers stay as they are."""
    position = SIAM.new()
    first = SIAM.parse_move(position, "+c1N")
    position.play(first)
    second = SIAM.parse_move(position, "+c5S")
    position.undo()
    thought = Thought((Line(7, (first, second), 5), Line(3, (first,))), 2, 30, 0.25, "slow")
    assert in_texts(thought, SIAM, position, 1) == Thought((Line(7, ("+c1N", "+c5S"), 5),), 2, 30, 0.25, "slow")
    assert len(in_texts(thought, SIAM, position).lines) == 2


def test_texts_become_moves_again() -> None:
    """Reading the texts of a thought gives back the thought."""
    position = SIAM.new()
    thought = AlphaBeta(position, SIAM.evaluation(position.edition)).think(3, lines=2)
    assert in_numbers(in_texts(thought, SIAM, position), SIAM, position) == thought


def test_only_first_moves_are_kept() -> None:
    """Scores, visits and effort stay; each line ends after its first move."""
    thought = Thought((Line(5, (1, 2, 3), 7), Line(4, (6,))), depth=3, nodes=9)
    assert first_moves(thought) == Thought((Line(5, (1,), 7), Line(4, (6,))), depth=3, nodes=9)


def test_lines_are_cut_where_they_cannot_be_played() -> None:
    """A line ends before an illegal move; a line without a legal move is dropped."""
    position = SIAM.new()
    first = position.legal_moves()[0]
    thought = Thought((Line(7, (first, 123_456)), Line(3, (123_456,))), 2)
    assert playable_lines(thought, position) == Thought((Line(7, (first,)),), 2)
