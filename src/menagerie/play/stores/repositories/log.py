"""The logs of matches."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from menagerie.errors import InvalidInput, Stale, Taken, UnknownMatch
from menagerie.play.data.rows import Appended, LoadedMatch, Logged, News, SeatRow
from menagerie.play.stores import tables
from menagerie.play.stores.database import Database
from menagerie.play.stores.match_rows import columns, match_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Table
    from sqlalchemy.ext.asyncio import AsyncConnection

    from menagerie.play.data.rows import NewMatch, Summary

IDENTITY = re.compile(r"[\w.:-]{1,80}", re.ASCII)
LONGEST_CLIENT_ID = 200


class LogTables(Database):
    """Fulfils `MatchLog`."""

    async def create(self, match: NewMatch, secret: bytes, entries: Sequence[Logged], summary: Summary) -> None:
        """Store a new match with its first entries; an id that exists raises `Taken`."""
        if not IDENTITY.fullmatch(match.id):
            raise InvalidInput(f"the id of a match is up to 80 letters, digits and _ . : -, got {match.id[:80]!r}")
        check_numbers(entries, 0)
        await self.whole(self._create(match, secret, entries, summary))

    async def _create(self, match: NewMatch, secret: bytes, entries: Sequence[Logged], summary: Summary) -> None:
        news: list[News] = []
        try:
            async with self.writing(news) as connection:
                values = {**columns(match), **standing(summary, entries)}
                await connection.execute(insert(tables.matches).values(values))
                await connection.execute(insert(tables.secrets).values(match_id=match.id, seed=secret))
                await self._write(connection, match.id, entries, None)
                await seat(connection, match.id, summary)
                news.append(News(match.id, entries[-1].number))
        except IntegrityError as error:
            raise Taken(f"there is a match {match.id!r} already") from error

    async def append(
        self,
        match_id: str,
        after: int,
        entries: Sequence[Logged],
        summary: Summary,
        *,
        client_id: str | None = None,
    ) -> Appended:
        """Add entries after number `after`, or raise `Stale`; the same client id again gets the first answer."""
        check_numbers(entries, after)
        if client_id is not None and not 0 < len(client_id) <= LONGEST_CLIENT_ID:
            raise InvalidInput(f"a client's id has 1 to {LONGEST_CLIENT_ID} characters, got {len(client_id)}")
        return await self.whole(self._append(match_id, after, entries, summary, client_id))

    async def _append(
        self,
        match_id: str,
        after: int,
        entries: Sequence[Logged],
        summary: Summary,
        client_id: str | None,
    ) -> Appended:
        news: list[News] = []
        async with self.writing(news) as connection:
            # Whoever takes the match's row first goes on; others wait here and then find a higher number.
            last = await last_number(connection, match_id)
            earlier = await given_answer(connection, match_id, client_id)
            if earlier is not None:
                return earlier
            if last != after:
                raise Stale(match_id, last)
            changed = update(tables.matches).where(tables.matches.c.id == match_id)
            await connection.execute(changed.values(standing(summary, entries)))
            await self._write(connection, match_id, entries, client_id)
            if client_id is not None:
                answer = {"match_id": match_id, "client_id": client_id, "after": after, "number": entries[-1].number}
                await connection.execute(insert(tables.answers).values(answer))
            await seat(connection, match_id, summary)
            news.append(News(match_id, entries[-1].number))
        return Appended(after, entries[-1].number)

    async def _write(
        self, connection: AsyncConnection, match_id: str, entries: Sequence[Logged], client_id: str | None
    ) -> None:
        rows = [
            {
                "match_id": match_id,
                "number": entry.number,
                "kind": entry.kind,
                "payload": entry.payload,
                "at": entry.at,
                "client_id": client_id,
            }
            for entry in entries
        ]
        await connection.execute(insert(tables.entries), rows)

    async def answered(self, match_id: str, client_id: str) -> Appended | None:
        """Return the answer that a client's id was given before, if it was."""
        async with self.reading() as connection:
            return await given_answer(connection, match_id, client_id)

    async def load(self, match_id: str) -> LoadedMatch:
        """Return a match with its secret and all of its log, or raise `UnknownMatch`."""
        async with self.reading() as connection:
            found = await match_rows(connection, select(tables.matches).where(tables.matches.c.id == match_id))
            if not found:
                raise unknown(match_id)
            secret = await connection.scalar(select(tables.secrets.c.seed).where(tables.secrets.c.match_id == match_id))
            return LoadedMatch(found[0], secret or b"", await logged(connection, match_id, 0))

    async def entries(self, match_id: str, after: int = 0) -> tuple[Logged, ...]:
        """Return the entries after a number, oldest first."""
        async with self.reading() as connection:
            return await logged(connection, match_id, after)


def check_numbers(entries: Sequence[Logged], after: int) -> None:
    """Refuse entries that would leave a gap in a log, or none at all."""
    numbers = [entry.number for entry in entries]
    if not numbers or numbers != list(range(after + 1, after + 1 + len(numbers))):
        raise InvalidInput(
            f"entries after number {after} are numbered from {after + 1} without gaps, got {numbers[:10]}"
        )


def standing(summary: Summary, entries: Sequence[Logged]) -> dict[str, object]:
    """The columns of a match that change with its log."""
    return {
        "status": summary.status,
        "to_act": summary.to_act,
        "deadline": summary.deadline,
        "finished_at": summary.finished_at,
        "result": summary.result,
        "last_number": entries[-1].number,
        "active_at": entries[-1].at,
    }


async def given_answer(connection: AsyncConnection, match_id: str, client_id: str | None) -> Appended | None:
    """The answer that a client's id was given before."""
    if client_id is None:
        return None
    table = tables.answers
    where = (table.c.match_id == match_id, table.c.client_id == client_id)
    row = (await connection.execute(select(table.c.after, table.c.number).where(*where))).one_or_none()
    return None if row is None else Appended(row.after, row.number, repeated=True)


async def last_number(connection: AsyncConnection, match_id: str) -> int:
    """The number of the last entry of a match, which nobody else can change until the transaction ends."""
    table = tables.matches
    found = await connection.scalar(select(table.c.last_number).where(table.c.id == match_id).with_for_update())
    if found is None:
        raise unknown(match_id)
    return int(found)


async def logged(connection: AsyncConnection, match_id: str, after: int) -> tuple[Logged, ...]:
    """The entries of a match after a number."""
    table = tables.entries
    wanted = select(table.c.number, table.c.kind, table.c.payload, table.c.at)
    rows = await connection.execute(
        wanted.where(table.c.match_id == match_id, table.c.number > after).order_by(table.c.number)
    )
    return tuple(Logged(row.number, row.kind, row.payload, row.at) for row in rows)


async def seat(connection: AsyncConnection, match_id: str, summary: Summary) -> None:
    """Write down who sits where and who is invited, if that has changed."""
    seats, invited = tables.seats, tables.invited
    columns = select(seats.c.seat, seats.c.person, seats.c.bot, seats.c.name)
    rows = await connection.execute(columns.where(seats.c.match_id == match_id))
    if {SeatRow(*row) for row in rows} != set(summary.seats):
        await connection.execute(delete(seats).where(seats.c.match_id == match_id))
        await fill(
            connection,
            seats,
            [
                {"match_id": match_id, "seat": each.seat, "person": each.person, "bot": each.bot, "name": each.name}
                for each in summary.seats
            ],
        )
    guests = await connection.scalars(select(invited.c.person).where(invited.c.match_id == match_id))
    if set(guests) != set(summary.invited):
        await connection.execute(delete(invited).where(invited.c.match_id == match_id))
        await fill(connection, invited, [{"match_id": match_id, "person": each} for each in set(summary.invited)])


async def fill(connection: AsyncConnection, table: Table, rows: list[dict[str, object]]) -> None:
    """Insert rows, of which there may be none."""
    if rows:
        await connection.execute(insert(table), rows)


def unknown(match_id: str) -> UnknownMatch:
    """The error for a match that is not there."""
    return UnknownMatch(f"there is no match {match_id[:80]!r}")
