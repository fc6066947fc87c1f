"""What a search has found out: the same words for every kind of search."""

from __future__ import annotations

from dataclasses import dataclass

WIN = 30_000
PROVEN = 29_000
"""Scores beyond this are wins or losses seen through to the end; what is missing to WIN is their distance in plies."""


@dataclass(frozen=True, slots=True)
class Line:
    """One of the best first moves, with what is expected after it."""

    move: int
    score: int
    """For the seat to act, in hundredths; beyond ±29,000 it is a proven win or loss."""
    moves: tuple[int, ...]
    """The expected moves, this one first."""
    visits: int = 0
    """How often a search by sampling tried it."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a search knows when it stops, or after one more depth."""

    move: int
    score: int
    """For the seat to act, in hundredths; beyond ±29,000 it is a proven win or loss."""
    depth: int
    nodes: int
    seconds: float
    line: tuple[int, ...]
    """The expected moves, the best move first."""
    lines: tuple[Line, ...] = ()
    """The best first moves, as many as were asked for, the best first."""

    @property
    def plies_to_win(self) -> int | None:
        """Return the number of plies after which a proven win (positive) or loss (negative) is on the board."""
        return plies_to_win(self.score)


def plies_to_win(score: int) -> int | None:
    """Return the distance of a proven win (positive) or loss (negative), nothing for any other score."""
    if abs(score) < PROVEN:
        return None
    return (WIN - abs(score)) * (1 if score > 0 else -1)
