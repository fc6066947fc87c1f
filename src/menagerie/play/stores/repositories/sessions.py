"""Signed-in browsers of people."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from menagerie.play.data.rows import Person, Session
from menagerie.play.stores.database import Database
from menagerie.play.stores.prepared import Query, plain
from menagerie.play.stores.repositories.people import COLUMNS as OF_PERSON
from menagerie.play.stores.repositories.people import unknown
from menagerie.play.stores.tables import Words, people, sessions

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

COLUMNS = tuple(sessions.c[each.name] for each in fields(Session))
PERSON_FIELDS = tuple(each.name for each in fields(Person))
VALID = Query(
    select(*COLUMNS, *plain(OF_PERSON))
    .join(people, sessions.c.person == people.c.id)
    .where(
        sessions.c.id == bindparam("session", type_=Words()),
        sessions.c.revoked_at.is_(None),
        people.c.deleted_at.is_(None),
    )
)
"""A session that was not revoked, with its person."""
SEEN = update(sessions).where(sessions.c.id == bindparam("session")).values(seen_at=bindparam("at"))


class SessionTables(Database):
    """Fulfils `Sessions`."""

    async def open_session(self, session: Session) -> None:
        """Store a new session."""
        try:
            async with self.writing() as connection:
                await connection.execute(insert(sessions).values(asdict(session)))
        except IntegrityError as error:
            raise unknown(session.person) from error

    async def session(self, session_id: str) -> tuple[Session, Person] | None:
        """Return a session that was not revoked, with its person."""
        [found] = await self.reader.rows((VALID, {"session": session_id}))
        if not found:
            return None
        row = found[0]
        person = dict(zip(PERSON_FIELDS, row[len(COLUMNS) :], strict=True))
        return Session(*row[: len(COLUMNS)]), Person(**{**person, "preferences": json.loads(person["preferences"])})

    async def open_sessions(self, ids: Iterable[str], *, used_since: int) -> set[str]:
        """Return those of some sessions that were not revoked and were last used since a time."""
        valid = (sessions.c.id.in_(list(ids)), sessions.c.revoked_at.is_(None), sessions.c.seen_at >= used_since)
        async with self.reading() as connection:
            return set(await connection.scalars(select(sessions.c.id).where(*valid)))

    async def touch_sessions(self, times: Mapping[str, int]) -> None:
        """Note when sessions were last used, in one transaction."""
        async with self.writing() as connection:
            await connection.execute(SEEN, [{"session": each, "at": at} for each, at in times.items()])

    async def sessions_of(self, person: str) -> list[Session]:
        """Return somebody's sessions that were not revoked, the last used first."""
        wanted = select(*COLUMNS).where(sessions.c.person == person, sessions.c.revoked_at.is_(None))
        async with self.reading() as connection:
            rows = await connection.execute(wanted.order_by(sessions.c.seen_at.desc(), sessions.c.id))
            return [Session(*row) for row in rows]

    async def revoke_session(self, person: str, session_id: str, at: int) -> bool:
        """End a session if it is this person's; return whether it was."""
        mine = (sessions.c.id == session_id, sessions.c.person == person, sessions.c.revoked_at.is_(None))
        async with self.writing() as connection:
            return (await connection.execute(update(sessions).where(*mine).values(revoked_at=at))).rowcount == 1

    async def revoke_sessions(self, person: str, at: int, *, keep: str | None = None) -> int:
        """End all sessions of a person but one; return how many."""
        others = (sessions.c.person == person, sessions.c.revoked_at.is_(None), sessions.c.id != (keep or ""))
        async with self.writing() as connection:
            return (await connection.execute(update(sessions).where(*others).values(revoked_at=at))).rowcount
