"""Somebody's finished matches, by game, result and opponent, page by page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from menagerie.play.data.rows import MatchRow
from menagerie.play.store import Lobby

Result = Literal["won", "lost", "drawn", "aborted"]
STEP = 100
"""Matches that are read at once."""
MOST_READ = 1000
"""Matches that are read for one page; what lies further back is found by asking for the next page."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Which matches somebody wants to see; what is left out does not matter."""

    game: str | None = None
    result: Result | None = None
    opponent: str = ""
    """Part of the name of another player, or the level of a bot, whatever its case."""
    private: bool = True
    """Also those that are nobody else's business."""

    def fits(self, row: MatchRow, person: str) -> bool:
        """Whether a match is one of those; the store has looked at the game."""
        return (
            (self.private or row.match.public)
            and (self.result is None or result_for(row, person) == self.result)
            and (not self.opponent or any(self.opponent.casefold() in name for name in opponents(row, person)))
        )


def result_for(row: MatchRow, person: str) -> Result:
    """Return how a match ended for somebody; who sat on every side has neither won nor lost."""
    result = row.summary.result or {}
    winners = set(result.get("winners") or ())
    if row.summary.status == "aborted":
        return "aborted"
    own = {seat.seat for seat in row.summary.seats if seat.person == person}
    if not winners or own >= {seat.seat for seat in row.summary.seats}:
        return "drawn"
    return "won" if own & winners else "lost"


def opponents(row: MatchRow, person: str) -> list[str]:
    """Return the names of the others in a match, as they are compared."""
    others = [seat for seat in row.summary.seats if seat.person != person]
    return [name.casefold() for seat in others for name in (seat.name, seat.bot or "") if name]


async def page(
    store: Lobby, person: str, wish: Wish, *, before: tuple[int, str] | None, limit: int
) -> tuple[list[MatchRow], tuple[int, str] | None]:
    """Return matches, latest first, and where the next page begins."""
    found: list[MatchRow] = []
    for _ in range(MOST_READ // STEP):
        rows = await store.history(person, game=wish.game, before=before, limit=STEP)
        for row in rows:
            before = (row.summary.finished_at or 0, row.id)
            if wish.fits(row, person):
                found.append(row)
            if len(found) == limit:
                return found, before
        if len(rows) < STEP:
            return found, None
    return found, before
