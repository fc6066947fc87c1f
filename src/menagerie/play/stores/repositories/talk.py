"""What is said at tables, complaints about it, and whom people do not want to meet."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from sqlalchemy import Integer, and_, bindparam, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from menagerie.errors import InvalidInput, UnknownPerson
from menagerie.play.data.rows import ChatLine, News, Report
from menagerie.play.stores.database import Database, insert_if_new
from menagerie.play.stores.match_rows import unknown as unknown_match
from menagerie.play.stores.prepared import Query
from menagerie.play.stores.repositories.log import given_answer
from menagerie.play.stores.repositories.people import unknown
from menagerie.play.stores.tables import Words, answers, blocks, chat, matches, reports

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.ext.asyncio import AsyncConnection

REPORT = tuple(reports.c["match_id" if each.name == "match" else each.name] for each in fields(Report))

LINES = Query(
    select(chat)
    .where(chat.c.match_id == bindparam("match", type_=Words()), chat.c.number > bindparam("line", type_=Integer()))
    .order_by(chat.c.number.desc())
    .limit(bindparam("most", type_=Integer()))
)
BLOCKED = Query(
    select(blocks.c.other)
    .where(blocks.c.person == bindparam("blocker", type_=Words()))
    .order_by(blocks.c.at, blocks.c.other)
)


class TalkTables(Database):
    """Fulfils `Talk`."""

    async def chat(  # noqa: PLR0913 - each has its own meaning
        self,
        match_id: str,
        person: str,
        at: int,
        *,
        text: str | None = None,
        phrase: str | None = None,
        client_id: str | None = None,
    ) -> ChatLine:
        """Store what somebody says: a text or the key of a phrase; the same client id again says nothing more."""
        if (text is None) == (phrase is None):
            raise InvalidInput("a line of chat is either a text or a phrase")
        news: list[News] = []
        try:
            async with self.writing(news) as connection:
                counted = update(matches).where(matches.c.id == match_id).values(last_line=matches.c.last_line + 1)
                number = await next_line(connection, match_id)
                earlier = await given_answer(connection, match_id, client_id)
                if earlier is not None:
                    return ChatLine(match_id, earlier.number, person, at, text, phrase, repeated=True)
                await connection.execute(counted)
                said = {"match_id": match_id, "number": number, "person": person, "at": at}
                await connection.execute(insert(chat).values(**said, text=text, phrase=phrase))
                if client_id is not None:
                    answer = {"match_id": match_id, "client_id": client_id, "after": number - 1, "number": number}
                    await connection.execute(insert(answers).values(answer))
                news.append(News(match_id, number, "chat"))
        except IntegrityError as error:
            raise unknown(person) from error
        return ChatLine(match_id, number, person, at, text, phrase)

    async def chat_lines(self, match_id: str, *, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """Return what was said at a table after a number: the latest lines, oldest first."""
        [rows] = await self.reader.rows((LINES, {"match": match_id, "line": after, "most": limit}))
        return [ChatLine(*row) for row in reversed(rows)]

    async def report(self, report: Report) -> int:
        """Store a complaint and return its number."""
        given = (reports.c.person, reports.c.about, reports.c.reason, reports.c.at, reports.c.line)
        values = {column: getattr(report, column.name) for column in given}
        try:
            async with self.writing() as connection:
                number = await connection.scalar(
                    insert(reports).values({**values, reports.c.match_id: report.match}).returning(reports.c.id)
                )
        except IntegrityError as error:
            raise UnknownPerson(
                f"no person {report.person[:80]!r} or {report.about[:80]!r}, or no match {report.match!r}"
            ) from error
        return int(number or 0)

    async def open_reports(self, *, limit: int = 100) -> list[Report]:
        """Return the complaints that nobody has settled, oldest first."""
        wanted = select(*REPORT).where(reports.c.settled_at.is_(None)).order_by(reports.c.id).limit(limit)
        async with self.reading() as connection:
            return [Report(*row) for row in await connection.execute(wanted)]

    async def found_report(self, report: int) -> Report | None:
        """Return a complaint by its number, closed or not."""
        async with self.reading() as connection:
            row = (await connection.execute(select(*REPORT).where(reports.c.id == report))).one_or_none()
            return None if row is None else Report(*row)

    async def settle_report(self, report: int, at: int, note: str = "") -> bool:
        """Close a complaint; return whether it was open."""
        still = (reports.c.id == report, reports.c.settled_at.is_(None))
        async with self.writing() as connection:
            settled = await connection.execute(update(reports).where(*still).values(settled_at=at, note=note))
            return settled.rowcount == 1

    async def block(self, person: str, other: str, at: int) -> None:
        """Keep somebody away from a person."""
        try:
            async with self.writing() as connection:
                await insert_if_new(connection, blocks, {"person": person, "other": other, "at": at})
        except IntegrityError as error:
            raise unknown(other) from error

    async def unblock(self, person: str, other: str) -> None:
        """Let them meet again."""
        async with self.writing() as connection:
            await connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.other == other))

    async def blocked_by(self, person: str) -> list[str]:
        """Return whom a person blocks."""
        [rows] = await self.reader.rows((BLOCKED, {"blocker": person}))
        return [other for (other,) in rows]

    async def blocks_between(self, person: str, others: Iterable[str]) -> bool:
        """Whether a person blocks one of the others or is blocked by one."""
        them = list(others)
        either = or_(
            and_(blocks.c.person == person, blocks.c.other.in_(them)),
            and_(blocks.c.other == person, blocks.c.person.in_(them)),
        )
        async with self.reading() as connection:
            return bool(await connection.scalar(select(exists().where(either))))


async def next_line(connection: AsyncConnection, match_id: str) -> int:
    """The number of the next line at a table, which nobody else can take until the transaction ends."""
    last = await connection.scalar(select(matches.c.last_line).where(matches.c.id == match_id).with_for_update())
    if last is None:
        raise unknown_match(match_id)
    return int(last) + 1
