"""The marks of moves, by the winning chance lost."""

from __future__ import annotations

from enum import Enum

INACCURACY, MISTAKE, BLUNDER = 0.08, 0.16, 0.3
"""The least loss of winning chance for each mark."""
EVEN = 0.5


class Mark(Enum):
    """The mark of a move."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def wrong(self) -> bool:
        """Whether the move is at least an inaccuracy."""
        return self not in {Mark.BEST, Mark.GOOD}

    @property
    def sign(self) -> str:
        """How the mark is written after a move."""
        return SIGNS[self]


SIGNS = {Mark.BEST: "", Mark.GOOD: "", Mark.INACCURACY: "?!", Mark.MISTAKE: "?", Mark.BLUNDER: "??"}


def mark_of(loss: float, *, played: bool) -> Mark:
    """Return the mark for a loss of winning chance; `played` means that no better move was found."""
    if played:
        return Mark.BEST
    for least, mark in ((BLUNDER, Mark.BLUNDER), (MISTAKE, Mark.MISTAKE), (INACCURACY, Mark.INACCURACY)):
        if loss >= least:
            return mark
    return Mark.GOOD


def turns_game(chance: float, after: float, mark: Mark) -> bool:
    """Whether a move is a turning point: the mover falls behind, or loses a proven win."""
    return mark in {Mark.MISTAKE, Mark.BLUNDER} and (chance >= EVEN > after or chance >= 1 > after)
