"""Quick pairing: those who want the same game with the same clock meet, the one who waits longest first."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from menagerie.errors import MenagerieError, Refused
from menagerie.play.data.commands import Abort, Sit
from menagerie.play.data.described import read
from menagerie.play.data.rows import MatchRow
from menagerie.play.data.settings import CORRESPONDENCE, REALTIME, Settings, Tempo, settings_for

if TYPE_CHECKING:
    from menagerie.server.people.accounts import Visitor
    from menagerie.server.state import Server

CLOCK = r"^(unlimited|[1-9][0-9]{0,4}\+[0-9]{1,4}|0\+[1-9][0-9]{0,3}|[1-9]d|[1-5][0-9]d|60d)$"
"""A clock as one text: seconds and increment, days for a turn, or no clock."""
ARRIVING = 30_000
"""Milliseconds within which somebody who has just opened a match counts as present."""

_locks: WeakKeyDictionary[Server, asyncio.Lock] = WeakKeyDictionary()


class Wish(NamedTuple):
    """What somebody wants to play."""

    game: str
    clock: str
    rated: bool


def read_clock(text: str) -> Tempo:
    """Read a clock that `CLOCK` describes."""
    if text.endswith("d") and text[:-1].isdecimal():
        return Tempo(CORRESPONDENCE, days=int(text[:-1]))
    base, plus, increment = text.partition("+")
    return Tempo(REALTIME, int(base) * 1000, int(increment) * 1000) if plus else read(Tempo, {"tempo": text})


def terms(wish: Wish) -> Settings:
    """Return the settings of a match that is opened for the next who wants the same."""
    return settings_for(
        wish.game, clock=read_clock(wish.clock), joining="open", seating="random", starting="full", rated=wish.rated
    )


async def pair(server: Server, visitor: Visitor, wish: Wish) -> tuple[str, bool]:
    """Seat somebody in a match; return its id, and whether it still waits for others."""
    settings = terms(wish)
    async with _locks.setdefault(server, asyncio.Lock()):
        waiting = await own(server, visitor, wish, settings)
        if waiting is not None:
            return waiting, True
        found = await join(server, visitor, wish, settings)
        if found is not None:
            return found
        opened = await server.hub.matches.create(settings, visitor.id)
        await server.hub.act(opened, Sit(visitor.id, name=visitor.name))
    # Another process may have opened one for somebody else at the same moment: the older one stays.
    found = await join(server, visitor, wish, settings, before=opened)
    if found is None:
        return opened, True
    with contextlib.suppress(MenagerieError):
        await server.hub.act(opened, Abort(visitor.id))
    return found


def suits(row: MatchRow, settings: Settings) -> bool:
    """Whether a match is on the terms that pairing opens."""
    wanted = settings.to_plain()
    return all(row.match.settings.get(name) == wanted[name] for name in ("edition", "seats", "options", "seating"))


async def own(server: Server, visitor: Visitor, wish: Wish, settings: Settings) -> str | None:
    """Return the match in which somebody waits already for the same."""
    for row in await server.store.matches_of(visitor.id, ("open",)):
        same = (row.match.game, row.match.clock, row.match.rated) == wish and row.match.joining == "open"
        if same and row.match.host == visitor.id and suits(row, settings):
            return row.id
    return None


async def join(
    server: Server, visitor: Visitor, wish: Wish, settings: Settings, before: str | None = None
) -> tuple[str, bool] | None:
    """Sit down where somebody waits, the oldest match first; only in those older than `before`, if one is named."""
    rows = await server.store.open_matches(game=wish.game, clock=wish.clock, rated=wish.rated, person=visitor.id)
    mine = await server.store.match_row(before) if before is not None else None
    limit = None if mine is None else (mine.match.created_at, mine.id)
    for row in rows:
        if limit is not None and (row.match.created_at, row.id) >= limit:
            return None
        if not suits(row, settings) or not is_waiting(server, row, settings):
            continue
        try:
            await server.hub.act(row.id, Sit(visitor.id, name=visitor.name))
        except Refused:
            continue
        now = await server.store.match_row(row.id)
        return row.id, now is not None and now.summary.status == "open"
    return None


def is_waiting(server: Server, row: MatchRow, settings: Settings) -> bool:
    """Whether whoever opened a match is still there; with days to think, nobody needs to be."""
    if settings.clock.tempo != REALTIME or row.match.host is None:
        return True
    return (
        server.hub.rooms.presence.is_here(row.id, row.match.host)
        or server.clock.now_ms() - row.match.created_at < ARRIVING
    )
