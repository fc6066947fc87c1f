"""Queries that are compiled once and run by the driver: what a server asks for whenever somebody comes."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import JSON, Text, cast
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import psycopg

from menagerie.play.stores.address import is_sqlite
from menagerie.play.stores.tables import check_texts

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable
    from contextlib import AbstractAsyncContextManager, AbstractContextManager

    from sqlalchemy import ColumnElement
    from sqlalchemy.engine import URL, Dialect
    from sqlalchemy.ext.asyncio import AsyncConnection

SQLITE = sqlite.dialect(paramstyle="named")
PSYCOPG = psycopg.dialect()  # type: ignore[no-untyped-call]
THREADS = 2
"""In which a file is read at a time."""

Rows = list[tuple[Any, ...]]


def text_of(statement: Any, dialect: Dialect) -> str:  # noqa: ANN401 - any statement
    """Compile a statement; parameters are given by name."""
    return str(statement.compile(dialect=dialect))


def plain(columns: Iterable[ColumnElement[Any]]) -> list[ColumnElement[Any]]:
    """Return columns with JSON as text, so that no driver decodes it."""
    return [cast(column, Text) if isinstance(column.type, JSON) else column for column in columns]


class Query:
    """A query for each driver."""

    def __init__(self, statement: Any) -> None:  # noqa: ANN401 - any query
        """Compile it."""
        self.sqlite = text_of(statement, SQLITE)
        self.postgres = text_of(statement, PSYCOPG)
        given = statement.compile(dialect=SQLITE).params
        self.constants = {name: value for name, value in given.items() if value is not None}
        """Values that stand in the query; SQLAlchemy makes parameters of them."""


Asked = tuple[Query, dict[str, Any]]
"""A query with its parameters."""


class Source(Protocol):
    """The database that is read."""

    url: URL

    def explaining(self) -> AbstractContextManager[None]:
        """A block in which trouble becomes `StoreFailure`."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that sees the database at one moment."""

    def connected(self) -> sqlite3.Connection:
        """Connect to the file."""


class Reader:
    """Runs queries: on a file in threads of its own, one hop for several queries that see the same moment."""

    def __init__(self, database: Source) -> None:
        """Connect when somebody asks."""
        self._database = database
        self._threads = ThreadPoolExecutor(THREADS, "menagerie-reading") if is_sqlite(database.url) else None
        self._own = threading.local()
        self._connections: list[sqlite3.Connection] = []

    async def rows(self, *asked: Asked) -> list[Rows]:
        """Return the rows of each query."""
        for _, values in asked:
            check_texts(value for value in values.values() if isinstance(value, str))
        if self._threads is None:
            return await self._from_server(asked)
        with self._database.explaining():
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._from_file, asked)

    async def _from_server(self, asked: tuple[Asked, ...]) -> list[Rows]:
        async with self._database.reading() as connection:
            found = [await connection.exec_driver_sql(query.postgres, values) for query, values in asked]
            return [[tuple(row) for row in rows] for rows in found]

    def _from_file(self, asked: tuple[Asked, ...]) -> list[Rows]:
        connection = self._connected()
        connection.execute("BEGIN")
        try:
            return [connection.execute(query.sqlite, query.constants | values).fetchall() for query, values in asked]
        finally:
            connection.execute("COMMIT")

    def _connected(self) -> sqlite3.Connection:
        found: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if found is None:
            found = self._own.connection = self._database.connected()
            self._connections.append(found)
        return found

    async def close(self) -> None:
        """Let go of the file."""
        if self._threads is not None:
            await asyncio.to_thread(self._threads.shutdown)
        for connection in self._connections:
            connection.close()
