"""The logs of matches."""

from __future__ import annotations

import asyncio
import json
import re
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Integer, bindparam, insert, select
from sqlalchemy.exc import IntegrityError

from menagerie.errors import InvalidInput, Taken
from menagerie.play.data.rows import Appended, LoadedMatch, Logged, News
from menagerie.play.stores import tables
from menagerie.play.stores.address import is_sqlite
from menagerie.play.stores.database import Database
from menagerie.play.stores.grouped import statements
from menagerie.play.stores.grouped.group import Append, Group
from menagerie.play.stores.grouped.postgres import PostgresAppends
from menagerie.play.stores.grouped.sqlite import SqliteAppends
from menagerie.play.stores.grouped.values import entry_values, standing_values
from menagerie.play.stores.match_rows import columns, loaded_row, standing, unknown
from menagerie.play.stores.prepared import Query, plain
from menagerie.play.stores.tables import check_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Table
    from sqlalchemy.engine import URL
    from sqlalchemy.ext.asyncio import AsyncConnection

    from menagerie.play.data.rows import NewMatch, Summary

Result = TypeVar("Result")

IDENTITY = re.compile(r"[\w.:-]{1,80}", re.ASCII)
LONGEST_CLIENT_ID = 200
PAGE, FEW = 1000, 100
"""Entries that are read or written at once, and those that are worth no thread."""
MATCH = Query(select(*plain(tables.matches.c)).where(tables.matches.c.id == statements.MATCH))
SEATS = Query(statements.SEATS.order_by(tables.seats.c.seat))
INVITED = Query(statements.INVITED.order_by(tables.invited.c.person))
SECRET = Query(select(tables.secrets.c.seed).where(tables.secrets.c.match_id == statements.MATCH))
ANSWER = Query(statements.ANSWER)
ENTRIES = Query(
    select(*plain(tables.entries.c[name] for name in ("number", "kind", "payload", "at")))
    .where(
        tables.entries.c.match_id == statements.MATCH,
        tables.entries.c.number > bindparam("last", type_=Integer()),
    )
    .order_by(tables.entries.c.number)
    .limit(bindparam("most", type_=Integer()))
)
"""A page of a log."""
MOST_SEATED = 20_000
"""Matches of which it is remembered who sits there."""


class LogTables(Database):
    """Fulfils `MatchLog`."""

    def __init__(self, url: URL) -> None:
        """Prepare to append."""
        super().__init__(url)
        self._writer = SqliteAppends(self) if is_sqlite(url) else PostgresAppends(self)
        self._appends = Group(self._writer.write)
        self.closing += [self._appends.close, self._writer.close]
        self._seated: OrderedDict[str, tuple[int, int]] = OrderedDict()
        """The last number that this process has written to each match, and a hash of its seats and invitations then."""

    async def create(self, match: NewMatch, secret: bytes, entries: Sequence[Logged], summary: Summary) -> None:
        """Store a new match with its first entries; an id that exists raises `Taken`."""
        if not IDENTITY.fullmatch(match.id):
            raise InvalidInput(f"the id of a match is up to 80 letters, digits and _ . : -, got {match.id[:80]!r}")
        check_numbers(entries, 0)
        check_texts(entry.kind for entry in entries)
        await self.whole(self._create(match, secret, entries, summary))
        self._note_seats(match.id, entries[-1].number, summary)

    async def _create(self, match: NewMatch, secret: bytes, entries: Sequence[Logged], summary: Summary) -> None:
        news: list[News] = []
        try:
            async with self.writing(news) as connection:
                values = {**columns(match), **standing(summary, entries)}
                await connection.execute(insert(tables.matches).values(values))
                await connection.execute(insert(tables.secrets).values(match_id=match.id, seed=secret))
                for start in range(0, len(entries), PAGE):
                    rows = await aside(entry_values, match.id, entries[start : start + PAGE], None)
                    await connection.exec_driver_sql(self._writer.statements.add_entry, rows)
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
        appended = await self._appends.add(self._prepared(match_id, after, entries, summary, client_id))
        if not appended.repeated:
            self._note_seats(match_id, appended.number, summary)
        return appended

    def _prepared(
        self, match_id: str, after: int, entries: Sequence[Logged], summary: Summary, client_id: str | None
    ) -> Append:
        """Check an append and bring it into the form of the statements."""
        people = frozenset(summary.seats), frozenset(summary.invited)
        known = self._seated.get(match_id) == (after, hash(people))
        if not known:
            check_texts(text for each in summary.seats for text in (each.person, each.bot, each.name))
            check_texts(summary.invited)
        check_texts((match_id, client_id, summary.status, *(entry.kind for entry in entries)))
        return Append(
            match_id,
            after,
            entries[-1].number,
            client_id,
            standing_values(match_id, after, entries, summary, client_id),
            entry_values(match_id, entries, client_id),
            *people,
            seats_known=known,
            refusals=self.refused,
        )

    def _note_seats(self, match_id: str, number: int, summary: Summary) -> None:
        """Remember which seats stand in the database with a number, while the match goes on."""
        self._seated.pop(match_id, None)
        if summary.finished_at is None:
            self._seated[match_id] = (number, hash((frozenset(summary.seats), frozenset(summary.invited))))
            if len(self._seated) > MOST_SEATED:
                self._seated.popitem(last=False)

    async def answered(self, match_id: str, client_id: str) -> Appended | None:
        """Return the answer that a client's id was given before, if it was."""
        [found] = await self.reader.rows((ANSWER, {"match": match_id, "client": client_id}))
        return Appended(found[0][0], found[0][1], repeated=True) if found else None

    async def load(self, match_id: str) -> LoadedMatch:
        """Return a match with its secret and all of its log, or raise `UnknownMatch`."""
        match = {"match": match_id}
        first = (ENTRIES, {**match, "last": 0, "most": PAGE})
        found, seated, invited, secret, page = await self.reader.rows(
            (MATCH, match), (SEATS, match), (INVITED, match), (SECRET, match), first
        )
        if not found:
            raise unknown(match_id)
        row = loaded_row(found[0], seated, invited)
        entries = await self._logged(match_id, await aside(decoded, page), row.last_number)
        return LoadedMatch(row, secret[0][0] if secret else b"", tuple(entries))

    async def entries(self, match_id: str, after: int = 0) -> tuple[Logged, ...]:
        """Return the entries after a number, oldest first."""
        [page] = await self.reader.rows((ENTRIES, {"match": match_id, "last": after, "most": PAGE}))
        return tuple(await self._logged(match_id, await aside(decoded, page)))

    async def _logged(self, match_id: str, found: list[Logged], until: int | None = None) -> list[Logged]:
        """Read on where the first page was full, page by page, up to a number."""
        full = len(found) == PAGE
        while full and found[-1].number != until:
            [page] = await self.reader.rows((ENTRIES, {"match": match_id, "last": found[-1].number, "most": PAGE}))
            full = len(page) == PAGE
            found += await aside(decoded, page)
            if until is not None and found[-1].number > until:  # it was written after the match was read
                return [entry for entry in found if entry.number <= until]
        return found


def check_numbers(entries: Sequence[Logged], after: int) -> None:
    """Refuse entries that would leave a gap in a log, or none at all."""
    numbers = [entry.number for entry in entries]
    if not numbers or numbers != list(range(after + 1, after + 1 + len(numbers))):
        raise InvalidInput(
            f"entries after number {after} are numbered from {after + 1} without gaps, got {numbers[:10]}"
        )


async def given_answer(connection: AsyncConnection, match_id: str, client_id: str | None) -> Appended | None:
    """The answer that a client's id was given before."""
    if client_id is None:
        return None
    table = tables.answers
    where = (table.c.match_id == match_id, table.c.client_id == client_id)
    row = (await connection.execute(select(table.c.after, table.c.number).where(*where))).one_or_none()
    return None if row is None else Appended(row.after, row.number, repeated=True)


def decoded(rows: Sequence[Any]) -> list[Logged]:
    """Read entries whose payloads are still texts."""
    return [Logged(number, kind, json.loads(payload), at) for number, kind, payload, at in rows]


async def aside(work: Callable[..., Result], *given: Any) -> Result:  # noqa: ANN401 - as the function
    """Do something with rows, in a thread if there are many."""
    if max(len(each) for each in given if isinstance(each, list | tuple)) < FEW:
        return work(*given)
    return await asyncio.to_thread(work, *given)


async def seat(connection: AsyncConnection, match_id: str, summary: Summary) -> None:
    """Write down who sits where and who is invited in a new match."""
    places: list[dict[str, Any]] = [
        {"match_id": match_id, "seat": each.seat, "person": each.person, "bot": each.bot, "name": each.name}
        for each in summary.seats
    ]
    await fill(connection, tables.seats, places)
    await fill(connection, tables.invited, [{"match_id": match_id, "person": each} for each in set(summary.invited)])


async def fill(connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Insert rows, of which there may be none."""
    if rows:
        await connection.execute(insert(table), rows)
