"""Greedy search: the evaluation of a position, and of the position after each legal move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.position import as_evaluation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.position import Evaluation, Position

WON = 30_000


def rate_moves(position: Position, evaluation: Evaluation, seat: int) -> dict[int, int]:
    """Return the evaluation after each legal move for `seat`."""
    as_evaluation(evaluation).check(position, seat)
    return rate(position, evaluation, seat)


def rate(position: Position, evaluation: Evaluation, seat: int) -> dict[int, int]:
    """Make each move, evaluate, and take the move back."""
    ratings = {}
    moves = position.listed()
    position.reserve(1)
    for move in moves:
        position.make(move)
        if position.seat() == 0:
            ratings[move] = WON * position.payoff(seat)
        else:
            ratings[move] = evaluation.evaluate(position, seat)
        position.unmake()
    return ratings


def judge(position: Position, evaluations: Sequence[Evaluation], seat: int) -> list[int]:
    """Return the value of a position for `seat` by several evaluations."""
    for evaluation in evaluations:
        as_evaluation(evaluation).check(position, seat)
    return [value_of(position, evaluation, seat) for evaluation in evaluations]


def value_of(position: Position, evaluation: Evaluation, seat: int) -> int:
    """Evaluate with an evaluation that fits the position."""
    return evaluation.evaluate(position, seat)
