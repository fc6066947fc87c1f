"""What a server that starts looks for, and what it gives back to all matches at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, exists, insert, or_, select, update

from menagerie.play.data.entries import Credited
from menagerie.play.data.rows import News, Unfinished
from menagerie.play.data.settings import UNLIMITED
from menagerie.play.data.values import YEAR
from menagerie.play.standing import BOT_OVERDUE, logged
from menagerie.play.store import LIVE
from menagerie.play.stores.database import Database
from menagerie.play.stores.tables import entries, matches, seats

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy.ext.asyncio import AsyncConnection

BY_BOT = or_(
    exists().where(seats.c.match_id == matches.c.id, seats.c.seat == matches.c.to_act, seats.c.bot.is_not(None)),
    matches.c.deadline == matches.c.active_at + BOT_OVERDUE,
)
"""Whether a bot is to act; one that plays for somebody does not stand in the table of seats."""
CHANGED = (
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values(deadline=bindparam("new_deadline"), last_number=bindparam("number"), active_at=bindparam("new_time"))
)


class OutageTables(Database):
    """Fulfils `Outages`."""

    async def unfinished(self) -> list[Unfinished]:
        """Return all matches that go on, the most urgent first."""
        timed = (matches.c.clock != UNLIMITED) & matches.c.deadline.is_not(None)
        wanted = select(matches.c.id, matches.c.status, timed, BY_BOT).where(matches.c.status.in_(LIVE))
        async with self.reading() as connection:
            rows = await connection.execute(wanted.order_by(matches.c.deadline.is_(None), matches.c.deadline))
            return [Unfinished(row[0], row[1], bool(row[2]), bool(row[3])) for row in rows]

    async def credit_outage(self, ids: Collection[str], *, since: int, until: int, more: int, before: int) -> None:
        """Leave out the time of an outage, and some milliseconds more, in running matches, in one transaction."""
        await self.whole(self._credit_outage(ids, since, until, more, before))

    async def _credit_outage(self, ids: Collection[str], since: int, until: int, more: int, before: int) -> None:
        news: list[News] = []
        async with self.writing(news) as connection:
            columns = select(matches.c.id, matches.c.last_number, matches.c.active_at, matches.c.deadline)
            wanted = columns.where(matches.c.id.in_(ids), matches.c.status == "running", matches.c.active_at < before)
            rows = (await connection.execute(wanted.with_for_update())).all()
            credits_due = {
                row.id: Credited(
                    number=row.last_number + 1,
                    at=max(until, row.active_at),
                    milliseconds=min(max(0, until - max(since, row.active_at)) + more, YEAR),
                    reason="outage",
                )
                for row in rows
            }
            await self._add(connection, credits_due, {row.id: row.deadline for row in rows})
            news.extend(News(match_id, credit.number) for match_id, credit in credits_due.items())

    async def _add(
        self, connection: AsyncConnection, credits_due: dict[str, Credited], deadlines: dict[str, int | None]
    ) -> None:
        if not credits_due:
            return
        rows = zip(credits_due, logged(credits_due.values()), strict=True)
        await connection.execute(
            insert(entries),
            [
                {"match_id": match_id, "number": row.number, "kind": row.kind, "payload": row.payload, "at": row.at}
                for match_id, row in rows
            ],
        )
        changed = []
        for match_id, credit in credits_due.items():
            deadline = deadlines[match_id]
            later = None if deadline is None else deadline + credit.milliseconds
            changed.append({"match": match_id, "new_deadline": later, "number": credit.number, "new_time": credit.at})
        await connection.execute(CHANGED, changed)
