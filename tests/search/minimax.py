"""Plain minimax over the Python face of positions, for comparison with search: no window, no table, no order."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import menagerie
from menagerie.core import registry
from menagerie.search.greedy import rate_moves
from tests.games.siam.strategies import scattered, wandered

if TYPE_CHECKING:
    from menagerie.core.position import Evaluation, Position

SIAM = registry.load("siam")
WIN = 30_000
FEWER = 1 if menagerie.compiled else 15
"""Plain Python looks at so many times fewer positions."""


def sample(seed: str, number: int, variant: str | None = None) -> list[Position]:
    """Return positions in which somebody is to move, some set up at random and some reached by play."""
    random = Random(seed)
    found: list[Position] = []
    while len(found) < max(1, number // FEWER):
        position = SIAM.parse_position(scattered(random, variant)) if len(found) % 2 else wandered(random, variant)
        if position.to_act is not None:
            found.append(position)
    return found


def evaluated(position: Position, seat: int) -> int:
    """Return what the evaluation says, summed from its terms."""
    return round(100 * sum(SIAM.explain_evaluation(position, seat).values()))


def minimax(position: Position, depth: int, evaluation: Evaluation, ply: int = 0) -> int:
    """Return the value of a position for the seat to act, looking at every line of `depth` moves."""
    return max(move_values(position, depth, evaluation, ply).values())


def move_values(position: Position, depth: int, evaluation: Evaluation, ply: int = 0) -> dict[int, int]:
    """Return the value of each legal move for the seat to act."""
    seat = position.to_act or 0
    if depth == 1:
        return {move: ended(value, ply + 1) for move, value in rate_moves(position, evaluation, seat).items()}
    values = {}
    for move in position.legal_moves():
        position.play(move)
        outcome = position.outcome()
        if outcome is None:
            values[move] = -minimax(position, depth - 1, evaluation, ply + 1)
        else:
            values[move] = WIN - ply - 1 if outcome.winners == (seat,) else ply + 1 - WIN
        position.undo()
    return values


def ended(value: int, ply: int) -> int:
    """Prefer quick wins and slow losses."""
    return value - ply if value == WIN else value + ply if value == -WIN else value


def wins_in(position: Position, plies: int) -> bool:
    """Whether the seat to act can force a win within a number of plies, by the rules alone."""
    seat = position.to_act
    return any(leads(position, move, seat, plies) for move in position.legal_moves())


def leads(position: Position, move: int, seat: int | None, plies: int) -> bool:
    """Whether a move wins, at once or against every answer."""
    position.play(move)
    try:
        outcome = position.outcome()
        if outcome is not None:
            return outcome.winners == (seat,)
        return plies > 2 and not escapes(position, plies - 1)
    finally:
        position.undo()


def escapes(position: Position, plies: int) -> bool:
    """Whether the seat to act has a move after which the other one does not win within a number of plies."""
    seat = position.to_act
    for move in position.legal_moves():
        position.play(move)
        outcome = position.outcome()
        survives = outcome.winners == (seat,) if outcome else not wins_in(position, plies - 1)
        position.undo()
        if survives:
            return True
    return False
