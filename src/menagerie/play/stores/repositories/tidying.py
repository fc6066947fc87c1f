"""What nobody will miss: sessions that are over or were not used for long, and guests who never did anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, exists, or_, select

from menagerie.play.data.rows import Tidied
from menagerie.play.stores.database import Database
from menagerie.play.stores.tables import (
    blocks,
    chat,
    invited,
    jobs,
    matches,
    people,
    push_subscriptions,
    ratings,
    reports,
    seats,
    sessions,
)

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement


class TidyingTables(Database):
    """Fulfils what `Housekeeping` says about tidying."""

    async def tidy(self, *, sessions_before: int, guests_before: int, limit: int) -> Tidied:
        """Forget sessions last used before a time, and guests who came before one and left no trace."""
        over = or_(sessions.c.revoked_at < guests_before, sessions.c.seen_at < sessions_before)
        async with self.writing() as connection:
            old = list(await connection.scalars(select(sessions.c.id).where(over).limit(limit)))
            await connection.execute(delete(sessions).where(sessions.c.id.in_(old)))
            unused = list(await connection.scalars(select(people.c.id).where(*traceless(guests_before)).limit(limit)))
            for column in (sessions.c.person, push_subscriptions.c.person, blocks.c.person):
                await connection.execute(delete(column.table).where(column.in_(unused)))
            await connection.execute(delete(people).where(people.c.id.in_(unused)))
        return Tidied(len(old), len(unused))


def traceless(before: int) -> list[ColumnElement[bool]]:
    """Who is a guest, came and was last seen before a time, and is named nowhere."""
    guest = (people.c.password.is_(None), people.c.name_key.is_(None), people.c.deleted_at.is_(None))
    seen = exists().where(sessions.c.person == people.c.id, sessions.c.seen_at >= before)
    traces = (
        seats.c.person,
        matches.c.host,
        invited.c.person,
        chat.c.person,
        reports.c.person,
        reports.c.about,
        blocks.c.other,
        ratings.c.who,
        jobs.c.person,
    )
    unnamed = [~exists().where(column == people.c.id) for column in traces]
    return [*guest, people.c.created_at < before, ~seen, *unnamed]
