"""What nobody will miss: old sessions, guests who never did anything, and answers to what is not asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, exists, or_, select

from menagerie.play.data.rows import Tidied
from menagerie.play.stores.database import Database
from menagerie.play.stores.tables import (
    answers,
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
    from sqlalchemy import Column, ColumnElement, Select

BATCH = 100
"""Sessions, guests or matches that one transaction deals with."""


class TidyingTables(Database):
    """Fulfils what `Housekeeping` says about tidying."""

    async def tidy(self, *, sessions_before: int, guests_before: int, answers_before: int, limit: int) -> Tidied:
        """Forget old sessions, guests who left no trace, and answers given in matches that were over before a time.

        What is old is looked for while others write; it is looked at again before it is deleted.
        """
        over = or_(sessions.c.revoked_at < guests_before, sessions.c.seen_at < sessions_before)
        async with self.reading() as connection:
            old = list(await connection.scalars(select(sessions.c.id).where(over).limit(limit)))
            unused = list(await connection.scalars(select(people.c.id).where(*traceless(guests_before)).limit(limit)))
            ended = list(await connection.scalars(answered_matches(answers_before).limit(limit)))
        return Tidied(
            await self._delete(sessions.c.id, old, over),
            await self._delete_guests(unused, guests_before),
            await self._delete(answers.c.match_id, ended),
        )

    async def _delete(self, column: Column[Any], values: list[str], *where: ColumnElement[bool]) -> int:
        """Delete rows by a column, a few in one transaction; return how many were deleted."""
        gone = 0
        for start in range(0, len(values), BATCH):
            chosen = column.in_(values[start : start + BATCH])
            async with self.writing() as connection:
                gone += (await connection.execute(delete(column.table).where(chosen, *where))).rowcount
        return gone

    async def _delete_guests(self, ids: list[str], before: int) -> int:
        gone = 0
        for start in range(0, len(ids), BATCH):
            async with self.writing() as connection:
                still = select(people.c.id).where(people.c.id.in_(ids[start : start + BATCH]), *traceless(before))
                unused = list(await connection.scalars(still))
                for column in (sessions.c.person, push_subscriptions.c.person, blocks.c.person):
                    await connection.execute(delete(column.table).where(column.in_(unused)))
                await connection.execute(delete(people).where(people.c.id.in_(unused)))
                gone += len(unused)
        return gone


def answered_matches(before: int) -> Select[Any]:
    """The matches that were over before a time and of which answers are kept."""
    table = answers.join(matches, matches.c.id == answers.c.match_id)
    over = (matches.c.finished_at.is_not(None), matches.c.active_at < before)
    return select(answers.c.match_id).distinct().select_from(table).where(*over)


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
