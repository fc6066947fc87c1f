"""A seat at the table, and an open proposal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.play.data.values import Proposal


@dataclass(frozen=True, slots=True)
class Absence:
    """Somebody is away: since when, from when others may call a bot, and from when they may claim the result."""

    since: int
    bot_at: int
    forfeit_at: int

    def later(self, milliseconds: int) -> Absence:
        """Return the same absence with time left out."""
        return Absence(self.since, self.bot_at + milliseconds, self.forfeit_at + milliseconds)


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits in a seat, and whether they are there."""

    name: str
    who: str | None = None
    """The person or guest; nobody for a bot."""
    level: str | None = None
    """The level of the bot that has this seat."""
    part: str = ""
    """What the seat adds to the seed."""
    ready: bool = False
    absence: Absence | None = None
    substitute: str | None = None
    """The level of the bot that plays for the owner."""
    out: str | None = None
    """How the owner dropped out for good: ``resignation``, ``timeout`` or ``abandonment``."""
    gone: int = 0
    """The number of the entry with which the owner dropped out or a bot took over; 0 while the owner plays."""

    @property
    def bot(self) -> str | None:
        """The level of the bot that makes the moves, if one does."""
        return self.substitute or self.level

    @property
    def person_in(self) -> bool:
        """Whether a person has this seat and has not dropped out."""
        return self.who is not None and self.out is None


@dataclass(frozen=True, slots=True)
class OpenProposal:
    """A proposal that waits for consent."""

    seat: int
    what: Proposal
    target: int | None = None
    """The ply that a takeback goes back to."""
    agreed: frozenset[int] = frozenset()
    """The seats that have consented."""
