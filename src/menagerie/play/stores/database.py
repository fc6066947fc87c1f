"""The connection to a database, and transactions on it that both databases do alike."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import psycopg
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, StatementError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from menagerie.errors import InvalidInput, MenagerieError, StoreFailure
from menagerie.play.stores.address import is_sqlite, shown, sqlite_file
from menagerie.play.stores.prepared import Reader
from menagerie.play.stores.repositories.news import KEEP_ALIVE, board_for

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
    from pathlib import Path

    from sqlalchemy import Table
    from sqlalchemy.engine import URL, Connection
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from menagerie.play.data.rows import News

Result = TypeVar("Result")

PATIENCE = 5
"""Seconds to wait for a connection or a lock."""
REACHED = {"connect_timeout": PATIENCE, "tcp_user_timeout": 20_000, **KEEP_ALIVE}
"""How a PostgreSQL is noticed that is not there any more."""

BROKEN = (IntegrityError, sqlite3.IntegrityError, psycopg.IntegrityError)
"""Errors about constraints, through SQLAlchemy and from the drivers."""
UNFIT = (
    DataError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    psycopg.DataError,
    OverflowError,
)
"""Errors about values."""

ENCODER = json.JSONEncoder(separators=(",", ":"), allow_nan=False)

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
WRITING = "menagerie_writing"


class Database:
    """A database: what all concerns of a store share."""

    def __init__(self, url: URL) -> None:
        """Prepare connections; none is made yet."""
        self.url = url
        self.engine = make_engine(url)
        self.board = board_for(self.engine)
        self._alone = asyncio.Lock() if is_sqlite(url) else None
        self.refused = 0
        """How often somebody outside had the file locked for too long."""
        self._work: set[asyncio.Task[Any]] = set()
        self.closing: list[Callable[[], Awaitable[None]]] = []
        """What is called before the connections are closed."""
        self.reader = Reader(self)
        self.closing.append(self.reader.close)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees the database at one moment."""
        with self.explaining():
            async with self.engine.connect() as connection:
                if self._alone is None:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                yield connection

    @asynccontextmanager
    async def writing(self, news: list[News] | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction that is on the disk when the block is left; news in the list are published with it."""
        async with self.turn(), self.engine.connect() as connection:
            await connection.execution_options(**{WRITING: True})
            async with connection.begin():
                yield connection
                await self.board.tell_within(connection, news or ())
            self.board.tell_after(news or ())

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until this process writes nothing else to a file; trouble in the block is explained.

        Whoever has waited behind somebody in vain does not try again.
        """
        with self.explaining():
            if self._alone is None:
                yield
                return
            refused = self.refused
            async with self._alone:
                if self.refused != refused:
                    raise self.locked()
                try:
                    yield
                except (OperationalError, sqlite3.OperationalError) as error:
                    self.refused += "locked" in str(error)
                    raise

    def locked(self) -> StoreFailure:
        """The error for whoever waited in vain."""
        return StoreFailure(f"the database {shown(self.url)} is locked by another program")

    def explaining(self) -> Explained:
        """A block in which trouble is explained."""
        return Explained(shown(self.url))

    def explained(self, error: Exception) -> Exception:
        """Return what an error of the driver means to a caller."""
        return explained(error, shown(self.url)) or error

    def connected(self) -> sqlite3.Connection:
        """Return a connection of the driver to the file, for one thread at a time."""
        made = sqlite3.connect(sqlite_file(self.url), check_same_thread=False)
        prepare_connection(made, None)
        return made

    async def whole(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something to its end even when whoever asked for it goes away."""
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Finish what is being written and close the database."""
        await asyncio.gather(*self._work, return_exceptions=True)
        for close in self.closing:
            await close()
        await self.board.close()
        await self.engine.dispose()


class Explained:
    """A block in which trouble becomes `StoreFailure`, and a bad value `InvalidInput`; broken constraints pass."""

    def __init__(self, where: str) -> None:
        """Remember which database it is about."""
        self.where = where

    def __enter__(self) -> None:
        """Do nothing yet."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        """Say what went wrong."""
        told = explained(error, self.where)
        if told is not None:
            raise told from error


def explained(error: BaseException | None, where: str) -> MenagerieError | None:
    """Return what an error of a database means to a caller; nothing for broken constraints and other errors."""
    if isinstance(error, PoolTimeout):
        return StoreFailure(f"the database {where} has had no free connection for {PATIENCE} seconds")
    if isinstance(error, BROKEN):
        return None
    cause = error.orig if isinstance(error, StatementError) else error
    if isinstance(error, UNFIT) or (isinstance(error, StatementError) and not isinstance(error, DBAPIError)):
        return InvalidInput(f"a value cannot be stored: {cause}")
    if isinstance(error, (DBAPIError, sqlite3.Error, psycopg.Error)):
        return StoreFailure(f"the database {where} cannot be used: {cause}")
    return None


async def insert_if_new(connection: AsyncConnection, table: Table, values: dict[str, Any]) -> None:
    """Insert a row unless there is one with the same key."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    await connection.execute(insert(table).values(values).on_conflict_do_nothing())


def written(value: object) -> str:
    """Write JSON; refuse numbers that are none, of which each database would make something else."""
    try:
        return ENCODER.encode(value)
    except ValueError as error:
        raise InvalidInput(f"a value cannot be stored: {error}") from error


def make_engine(url: URL) -> AsyncEngine:
    """Prepare connections to a database, with the settings that make a commit last."""
    # Parameters may be secrets, and errors end in logs.
    common: dict[str, Any] = {"hide_parameters": True, "json_serializer": written, "pool_timeout": PATIENCE}
    if not is_sqlite(url):
        arguments = {**REACHED, "application_name": "menagerie"}
        engine = create_async_engine(url, pool_pre_ping=True, pool_size=10, connect_args=arguments, **common)
        event.listen(engine.sync_engine, "connect", prepare_session)
        return engine
    prepare_file(sqlite_file(url))
    engine = create_async_engine(url, **common)
    event.listen(engine.sync_engine, "connect", prepare_connection)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def prepare_file(file: Path) -> None:
    """Make an empty file where there is none, which nobody else may read."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except (OSError, ValueError) as error:
        raise StoreFailure(
            f"the database {str(file)!r} cannot be opened: {getattr(error, 'strerror', None) or error}"
        ) from None


def prepare_connection(connection: Any, _: object) -> None:  # noqa: ANN401 - a driver's own type
    """Make SQLite durable, strict, patient, and leave the beginning of transactions to us."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {PATIENCE * 1000}", *PRAGMAS):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def prepare_session(connection: Any, _: object) -> None:  # noqa: ANN401 - a driver's own type
    """Let PostgreSQL wait for a lock as long as SQLite does, and not for ever."""
    cursor = connection.cursor()
    cursor.execute(f"SET lock_timeout = {PATIENCE * 1000}")
    cursor.close()
    connection.commit()


def begin(connection: Connection) -> None:
    """Begin a transaction; one that will write takes the lock at once, as it could not get it later."""
    writing = connection.get_execution_options().get(WRITING)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
