"""Step: an entry with what it changes on the board, so that nobody reads its move again."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.core.seats import CHANCE
from menagerie.play.data import entries

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.play.match import Match


class Step(NamedTuple):
    """An entry; for a move also its number, and the position and the count of plies before it."""

    entry: entries.Entry
    ply: int = 0
    position: Position | None = None
    move: int = 0

    @property
    def mover(self) -> int:
        """Who makes the move: a seat or ``CHANCE``."""
        return self.entry.seat if isinstance(self.entry, entries.Moved) else CHANCE

    @property
    def text(self) -> str:
        """The text of the move."""
        return self.entry.move if isinstance(self.entry, entries.Moved | entries.Drawn) else ""


def step_of(match: Match, entry: entries.Entry) -> Step:
    """Read an entry that is the next of a match; its position is the match's own, and changes with it."""
    if not isinstance(entry, entries.Moved | entries.Drawn):
        return Step(entry)
    return Step(entry, match.ply, match.position, match.game.parse_move(match.position, entry.move))
