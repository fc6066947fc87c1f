"""Groups of appends on SQLite: one connection in a thread of its own, one hop and one commit for each group."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from menagerie.errors import Stale
from menagerie.play.data.rows import Appended, SeatRow
from menagerie.play.stores.grouped.statements import SQLITE
from menagerie.play.stores.grouped.values import answer_values, invited_values, seat_values
from menagerie.play.stores.match_rows import unknown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.play.stores.database import Database
    from menagerie.play.stores.grouped.group import Append

Outcome = Appended | Exception


class SqliteAppends:
    """Writes groups to a file."""

    statements = SQLITE

    def __init__(self, database: Database) -> None:
        """Connect with the first group."""
        self._database = database
        self._thread = ThreadPoolExecutor(1, "menagerie-appends")
        self._connection: sqlite3.Connection | None = None

    async def write(self, group: Sequence[Append]) -> None:
        """Write a group and settle its appends."""
        for append in group:
            if append.refusals != self._database.refused:  # it has waited behind others in vain
                append.settle(self._database.locked())
        ready = [append for append in group if not append.answer.done() or append.answer.cancelled()]
        if not ready:
            return
        async with self._database.turn():
            outcomes = await asyncio.get_running_loop().run_in_executor(self._thread, self._write, ready)
        done = list(zip(ready, outcomes, strict=True))
        self._database.board.tell_after(
            [append.news for append, outcome in done if isinstance(outcome, Appended) and not outcome.repeated]
        )
        for append, outcome in done:
            append.settle(outcome if isinstance(outcome, Appended) else self._database.explained(outcome))

    def _write(self, group: Sequence[Append]) -> list[Outcome]:
        """Write a group; where one of several breaks it, write them one by one, so that it breaks no other."""
        try:
            return self._commit(group)
        except sqlite3.OperationalError:
            raise
        except Exception as error:  # noqa: BLE001 - told to whoever waits
            return [self._alone(append) for append in group] if len(group) > 1 else [error]

    def _alone(self, append: Append) -> Outcome:
        try:
            return self._commit([append])[0]
        except Exception as error:  # noqa: BLE001 - told to whoever waits
            return error

    def _commit(self, group: Sequence[Append]) -> list[Outcome]:
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            outcomes = [self._append(connection, append) for append in group]
            connection.execute("COMMIT")
        except BaseException:
            self._give_up(connection)
            raise
        return outcomes

    def _give_up(self, connection: sqlite3.Connection) -> None:
        """Undo what was not committed; a connection that cannot even do that is made anew."""
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            connection.close()
            self._connection = None

    def _append(self, connection: sqlite3.Connection, append: Append) -> Outcome:
        if connection.execute(SQLITE.advance, append.standing).rowcount != 1:
            return self._refusal(connection, append)
        for entry in append.entries:
            connection.execute(SQLITE.add_entry, entry)
        if append.client_id is not None:
            connection.execute(SQLITE.add_answer, answer_values(append))
        if not append.seats_known:
            self._seat(connection, append)
        return append.appended

    def _refusal(self, connection: sqlite3.Connection, append: Append) -> Outcome:
        """Why a match was not changed."""
        earlier = connection.execute(SQLITE.answer, append.standing).fetchone()
        if earlier is not None:
            after, number = earlier
            return Appended(after, number, repeated=True)
        last = connection.execute(SQLITE.last, append.standing).fetchone()
        return unknown(append.match) if last is None else Stale(append.match, *last)

    def _seat(self, connection: sqlite3.Connection, append: Append) -> None:
        """Write down who sits where and who is invited, if that has changed."""
        found = connection.execute(SQLITE.seats, append.standing).fetchall()
        if {SeatRow(*row) for row in found} != append.seats:
            connection.execute(SQLITE.clear_seats, append.standing)
            connection.executemany(SQLITE.add_seat, seat_values(append))
        if {person for (person,) in connection.execute(SQLITE.invited, append.standing)} != append.invited:
            connection.execute(SQLITE.clear_invited, append.standing)
            connection.executemany(SQLITE.add_invited, invited_values(append))

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self._database.connected()
        return self._connection

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection is not None:
            self._connection.close()
