"""Groups of appends on PostgreSQL: two round trips for each group.

A group takes the matches whose rows are free. One that another process writes just now is written alone, so that nobody
waits for a stranger's lock and no two groups wait for each other.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from menagerie.errors import Stale, StoreFailure
from menagerie.play.data.rows import Appended, SeatRow
from menagerie.play.stores.grouped.statements import GIVEN_ANSWERS, LOCK, LOCK_FREE, POSTGRES, TELL
from menagerie.play.stores.grouped.values import answer_values, invited_values, seat_values
from menagerie.play.stores.match_rows import unknown
from menagerie.play.stores.repositories.news import to_payload

if TYPE_CHECKING:
    from collections.abc import Sequence

    import psycopg

    from menagerie.play.stores.database import Database
    from menagerie.play.stores.grouped.group import Append

    Connection = psycopg.AsyncConnection[tuple[Any, ...]]

Outcome = Appended | Exception


class PostgresAppends:
    """Writes groups to a server that others write to as well."""

    statements = POSTGRES

    def __init__(self, database: Database) -> None:
        """Use the connections of a database."""
        self._database = database
        self._alone: set[asyncio.Task[None]] = set()

    async def write(self, group: Sequence[Append]) -> None:
        """Write a group and settle its appends; those that have to wait for a lock are settled later."""
        while group:
            first = {append.match: append for append in reversed(group)}
            await self._write_different(list(first.values()))
            group = [append for append in group if first[append.match] is not append]

    async def _write_different(self, group: Sequence[Append]) -> None:
        """Write appends of different matches."""
        try:
            busy = await self._commit(group, LOCK_FREE)
        except StoreFailure:
            raise
        except Exception:
            if len(group) == 1:
                raise
            busy = group  # one of them breaks it: alone it breaks no other
        for append in busy:
            task = asyncio.create_task(self._write_alone(append))
            self._alone.add(task)
            task.add_done_callback(self._alone.discard)

    async def _write_alone(self, append: Append) -> None:
        try:
            for lost in await self._commit([append], LOCK):
                lost.settle(unknown(lost.match))
        except Exception as error:  # noqa: BLE001 - told to whoever waits
            append.settle(error)

    async def _commit(self, group: Sequence[Append], lock: str) -> Sequence[Append]:
        """Write a group and settle its appends, but for those that were not found; they are returned."""
        async with self._database.turn(), self._database.engine.connect() as pooled:
            connection: Any = (await pooled.get_raw_connection()).driver_connection
            try:
                outcomes = await self._append(connection, group, lock)
            except BaseException:
                await connection.rollback()
                raise
        for append in group:
            if append.match in outcomes:
                append.settle(outcomes[append.match])
        return [append for append in group if append.match not in outcomes]

    async def _append(self, connection: Connection, group: Sequence[Append], lock: str) -> dict[str, Outcome]:
        """Take the rows of a group, decide on each append, and write those that are in time."""
        clients = [(append.match, append.client_id) for append in group if append.client_id is not None]
        asked = {"ids": [match for match, _ in clients], "clients": [client for _, client in clients]}
        async with connection.pipeline():
            locked = await connection.execute(lock.encode(), {"ids": [append.match for append in group]})
            answers = await connection.execute(GIVEN_ANSWERS.encode(), asked)
            last: dict[str, int] = dict(await locked.fetchall())
            given = {match: Appended(after, number, repeated=True) for match, after, number in await answers.fetchall()}
            outcomes = {
                append.match: outcome(append, last[append.match], given) for append in group if append.match in last
            }
            await self._write(connection, [each for each in group if outcomes.get(each.match) == each.appended])
            await connection.commit()
        return outcomes

    async def _write(self, connection: Connection, group: Sequence[Append]) -> None:
        if not group:
            return
        cursor = connection.cursor()
        await cursor.executemany(POSTGRES.standing.encode(), [append.standing for append in group])
        await cursor.executemany(POSTGRES.add_entry.encode(), [row for append in group for row in append.entries])
        answers = [answer_values(append) for append in group if append.client_id is not None]
        if answers:
            await cursor.executemany(POSTGRES.add_answer.encode(), answers)
        for append in group:
            if not append.seats_known:
                await self._seat(connection, append)
        await cursor.execute(TELL.encode(), {"told": [to_payload(append.news) for append in group]})

    async def _seat(self, connection: Connection, append: Append) -> None:
        """Write down who sits where and who is invited, if that has changed."""
        seats = await connection.execute(POSTGRES.seats.encode(), append.standing)
        guests = await connection.execute(POSTGRES.invited.encode(), append.standing)
        cursor = connection.cursor()
        if {SeatRow(*row) for row in await seats.fetchall()} != append.seats:
            await cursor.execute(POSTGRES.clear_seats.encode(), append.standing)
            await cursor.executemany(POSTGRES.add_seat.encode(), seat_values(append))
        if {person for (person,) in await guests.fetchall()} != append.invited:
            await cursor.execute(POSTGRES.clear_invited.encode(), append.standing)
            await cursor.executemany(POSTGRES.add_invited.encode(), invited_values(append))

    async def close(self) -> None:
        """Wait until everything is written."""
        while self._alone:
            await asyncio.wait(self._alone)


def outcome(append: Append, last: int, given: dict[str, Appended]) -> Outcome:
    """Decide on an append whose row is taken."""
    if append.match in given:
        return given[append.match]
    return append.appended if last == append.after else Stale(append.match, last)
