"""Matches in lists: the lobby, one's own, those to watch, history, and what the server's timer looks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, case, exists, func, or_, select, tuple_

from menagerie.play.store import LIVE
from menagerie.play.stores.database import Database
from menagerie.play.stores.match_rows import match_rows
from menagerie.play.stores.tables import blocks, invited, matches, seats

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Select

    from menagerie.play.data.rows import MatchRow


class LobbyTables(Database):
    """Fulfils `Lobby`."""

    async def _matches(self, wanted: Select[Any]) -> list[MatchRow]:
        async with self.reading() as connection:
            return await match_rows(connection, wanted)

    async def match_row(self, match_id: str) -> MatchRow | None:
        """Return a match without its log."""
        found = await self._matches(select(matches).where(matches.c.id == match_id))
        return found[0] if found else None

    async def open_matches(
        self,
        *,
        game: str | None = None,
        clock: str | None = None,
        rated: bool | None = None,
        person: str | None = None,
        limit: int = 50,
    ) -> list[MatchRow]:
        """Return matches that anybody may join, oldest first, without those that do not suit the person."""
        wanted = select(matches).where(matches.c.status == "open", matches.c.joining == "open", has_free_seat())
        for column, value in ((matches.c.game, game), (matches.c.clock, clock), (matches.c.rated, rated)):
            if value is not None:
                wanted = wanted.where(column == value)
        if person is not None:
            wanted = wanted.where(~sits(person), ~meets_blocked(person))
        return await self._matches(wanted.order_by(matches.c.created_at, matches.c.id).limit(limit))

    async def matches_of(self, person: str, statuses: Iterable[str] = LIVE, *, limit: int = 100) -> list[MatchRow]:
        """Return matches that a person sits in, or has opened and not started: those that await them first."""
        turn = exists().where(
            seats.c.match_id == matches.c.id, seats.c.seat == matches.c.to_act, seats.c.person == person
        )
        first = case((turn, 0), else_=1)
        order = (first, matches.c.deadline.is_(None), matches.c.deadline, matches.c.active_at.desc(), matches.c.id)
        hosts = and_(matches.c.host == person, matches.c.status == "open")
        wanted = select(matches).where(or_(sits(person), hosts), matches.c.status.in_(list(statuses)))
        return await self._matches(wanted.order_by(*order).limit(limit))

    async def invitations(self, person: str, *, limit: int = 50) -> list[MatchRow]:
        """Return open matches that a person is invited to and does not sit in, latest first."""
        named = matches.c.id.in_(select(invited.c.match_id).where(invited.c.person == person))
        wanted = select(matches).where(matches.c.status == "open", named, ~sits(person))
        return await self._matches(wanted.order_by(matches.c.created_at.desc(), matches.c.id).limit(limit))

    async def count_matches_of(self, person: str, statuses: Iterable[str] = LIVE) -> int:
        """Return in how many matches a person sits, and how many they have opened in which nobody does."""
        alone = and_(matches.c.host == person, ~has_person())
        async with self.reading() as connection:
            counted = select(func.count()).select_from(matches).where(matches.c.status.in_(list(statuses)))
            found = await connection.scalar(counted.where(or_(sits(person), alone)))
            return int(found or 0)

    async def live_matches(self, *, game: str | None = None, limit: int = 50) -> list[MatchRow]:
        """Return public matches that are being played, the latest active first."""
        wanted = select(matches).where(matches.c.status == "running", matches.c.public)
        if game is not None:
            wanted = wanted.where(matches.c.game == game)
        return await self._matches(wanted.order_by(matches.c.active_at.desc(), matches.c.id).limit(limit))

    async def history(
        self, person: str, *, game: str | None = None, before: tuple[int, str] | None = None, limit: int = 50
    ) -> list[MatchRow]:
        """Return a person's finished matches, latest first; a page ends `before` the (finished_at, id) of the next."""
        when = (matches.c.finished_at, matches.c.id)
        wanted = select(matches).where(sits(person), matches.c.finished_at.is_not(None))
        if game is not None:
            wanted = wanted.where(matches.c.game == game)
        if before is not None:
            wanted = wanted.where(tuple_(*when) < before)
        return await self._matches(wanted.order_by(when[0].desc(), when[1].desc()).limit(limit))

    async def due(self, now: int, *, limit: int = 100) -> list[MatchRow]:
        """Return the matches whose deadline has come, the most urgent first."""
        wanted = select(matches).where(matches.c.deadline <= now)
        return await self._matches(wanted.order_by(matches.c.deadline).limit(limit))

    async def next_deadline(self) -> int | None:
        """Return when the next match is due."""
        async with self.reading() as connection:
            found = select(matches.c.deadline).where(matches.c.deadline.is_not(None)).order_by(matches.c.deadline)
            result: int | None = await connection.scalar(found.limit(1))
            return result


def sits(person: str) -> ColumnElement[bool]:
    """Whether somebody sits in a match."""
    return matches.c.id.in_(select(seats.c.match_id).where(seats.c.person == person))


def has_person() -> ColumnElement[bool]:
    """Whether any person sits in a match."""
    return exists().where(seats.c.match_id == matches.c.id, seats.c.person.is_not(None))


def has_free_seat() -> ColumnElement[bool]:
    """Whether a match has a seat left."""
    return exists().where(seats.c.match_id == matches.c.id, seats.c.person.is_(None), seats.c.bot.is_(None))


def meets_blocked(person: str) -> ColumnElement[bool]:
    """Whether somebody sits in a match who blocks a person or is blocked by them."""
    either = or_(
        and_(blocks.c.person == person, blocks.c.other == seats.c.person),
        and_(blocks.c.other == person, blocks.c.person == seats.c.person),
    )
    return exists().where(seats.c.match_id == matches.c.id, either)
