"""Outcomes of games, refusals and verdicts of moves, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    scores: tuple[float, ...]
    """Points by seat: 1 and 0 where a game only knows winning, one half each for a draw."""
    winners: tuple[int, ...]
    """The winning seats; several share a victory, none is a draw."""
    reason: str
    """A stable word for the way it ended, such as ``rock_expelled``."""
    rule: str
    """The rule that ended it."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ended that was not played to the end; its outcome has the same reason and the rule ``match``."""

    reason: str
    """``resignation``, ``timeout``, ``abandonment`` or ``agreement``."""
    seats: tuple[int, ...] = ()
    """The seats that gave up, ran out of time or stayed away; none where everybody agreed."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused, without words."""

    rule: str
    reason: str
    """The key of the sentence in the game's locale files."""
    cells: tuple[str, ...] = ()
    details: tuple[tuple[str, str | int], ...] = ()
    """What the sentence names: squares, numbers, and keys of the locale's names."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to "may I play this move?": the rule that forbids it, a sentence, and the cells concerned."""

    rule: str | None
    message: str
    cells: tuple[str, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether no rule forbids the move."""
        return self.rule is None
