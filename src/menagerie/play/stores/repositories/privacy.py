"""What is stored about somebody: given to them on request, and forgotten on request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, or_, select, update

from menagerie.play.stores.database import Database
from menagerie.play.stores.repositories.people import unknown
from menagerie.play.stores.tables import (
    NAMING,
    blocks,
    chat,
    entries,
    invited,
    jobs,
    matches,
    people,
    push_subscriptions,
    rating_changes,
    ratings,
    reports,
    seats,
    sessions,
)

if TYPE_CHECKING:
    from sqlalchemy import Select
    from sqlalchemy.ext.asyncio import AsyncConnection

PRIVATE = {"password", "name_key", "keys"}
"""Columns that are of no use to anybody but the server."""

OTHERS = {"invited", "position"}
"""Terms of a match that are not for everybody who sits in it."""

BATCH = 100
"""Entries that one transaction changes, so that nobody else has to wait for long to write."""
FORGOTTEN = "?"
"""What stands where a name stood."""


class PrivacyTables(Database):
    """Fulfils what `People` says about export and deletion."""

    async def export_person(self, person: str) -> dict[str, object]:
        """Return everything that is stored about somebody, for themselves, as JSON data."""
        async with self.reading() as connection:
            found = await plain_rows(connection, select(people).where(people.c.id == person))
            if not found:
                raise unknown(person)
            sat = select(seats.c.match_id).where(seats.c.person == person)
            wanted: dict[str, Select[Any]] = {
                "sessions": select(sessions).where(sessions.c.person == person).order_by(sessions.c.created_at),
                "matches": select(matches).where(matches.c.id.in_(sat)).order_by(matches.c.created_at, matches.c.id),
                "ratings": select(ratings).where(ratings.c.who == person).order_by(ratings.c.game),
                "rating_changes": select(rating_changes)
                .where(rating_changes.c.who == person)
                .order_by(rating_changes.c.at, rating_changes.c.match_id),
                "chat": select(chat).where(chat.c.person == person).order_by(chat.c.at, chat.c.match_id, chat.c.number),
                "reports": select(reports).where(reports.c.person == person).order_by(reports.c.id),
                "blocks": select(blocks).where(blocks.c.person == person).order_by(blocks.c.at, blocks.c.other),
                "push_subscriptions": select(push_subscriptions)
                .where(push_subscriptions.c.person == person)
                .order_by(push_subscriptions.c.created_at, push_subscriptions.c.endpoint),
                "jobs": select(jobs).where(jobs.c.person == person).order_by(jobs.c.created_at, jobs.c.id),
            }
            tables = {name: await plain_rows(connection, query) for name, query in wanted.items()}
            for match in tables["matches"]:
                match["settings"] = public_terms(match["settings"])
            return {"person": found[0], **tables}

    async def delete_person(self, person: str, at: int) -> None:
        """Forget who somebody was: name, password, sessions, what they said; their matches stay, without the name."""
        await self._forget_name(person)
        async with self.writing() as connection:
            gone: dict[str, object] = {
                "name": FORGOTTEN,
                "name_key": None,
                "password": None,
                "preferences": {},
                "deleted_at": at,
            }
            here = (people.c.id == person, people.c.deleted_at.is_(None))
            if (await connection.execute(update(people).where(*here).values(gone))).rowcount != 1:
                raise unknown(person)
            await connection.execute(update(seats).where(seats.c.person == person).values(name=FORGOTTEN))
            await connection.execute(delete(blocks).where(or_(blocks.c.person == person, blocks.c.other == person)))
            for table in (sessions, chat, push_subscriptions, jobs, invited):
                await connection.execute(delete(table).where(table.c.person == person))
            await connection.execute(delete(ratings).where(ratings.c.who == person))
        await self._forget_name(person)  # in a match that they sat down in meanwhile

    async def _forget_name(self, person: str) -> None:
        """Take a name out of the logs, the one thing in them that is ever changed: who sat down stays, by id."""
        async with self.reading() as connection:
            found = (await connection.execute(entries_naming(person))).all()
        for start in range(0, len(found), BATCH):
            async with self.writing() as connection:
                for row in found[start : start + BATCH]:
                    here = (entries.c.match_id == row.match_id, entries.c.number == row.number)
                    unnamed = {**row.payload, "name": FORGOTTEN}
                    await connection.execute(update(entries).where(*here).values(payload=unnamed))


def entries_naming(person: str) -> Select[Any]:
    """The entries in which somebody's name stands."""
    payload = entries.c.payload
    mine = (payload["who"].as_string() == person, payload["name"].as_string() != FORGOTTEN)
    return select(entries.c.match_id, entries.c.number, payload).where(NAMING, *mine)


def public_terms(settings: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
    """The terms of a match without who is invited, and without a start of its own, in which cards of others stand."""
    return {name: value for name, value in settings.items() if name not in OTHERS}


async def plain_rows(connection: AsyncConnection, wanted: Select[Any]) -> list[dict[str, object]]:
    """The rows of a query as JSON knows them, without what is private to the server."""
    rows = (await connection.execute(wanted)).mappings()
    return [{name: value for name, value in row.items() if name not in PRIVATE} for row in rows]
