"""A whole database in one file, of one form for SQLite and PostgreSQL: so a backup also moves from one to the other.

The file is gzip of lines of JSON: what it is and which tables there are, the rows, each with its table, and in the end
how many there were, so that `restore` refuses what was cut off. It contains the
secrets of the service too.
"""

from __future__ import annotations

import gzip
import json
import os
import time
from base64 import b64encode
from typing import IO, TYPE_CHECKING

from sqlalchemy import JSON, MetaData, select

from menagerie import __version__
from menagerie.errors import StoreFailure, Taken
from menagerie.play.stores.migrate import read_revision
from menagerie.play.stores.upkeep.new_files import new_file

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Table
    from sqlalchemy.engine import Connection

    from menagerie.play.stores.database import Database

KIND, FORMAT = "menagerie-backup", 1
VERSIONS = "alembic_version"
BATCH = 500
"""Rows that are read or written at once."""

Counts = dict[str, int]


async def backup(database: Database, target: Path) -> Counts:
    """Write a database to a new file, as it is at one moment, while others use it; return the rows of each table."""
    if os.path.lexists(target):  # noqa: ASYNC240 - nobody else waits
        raise Taken(f"there is a file {str(target)!r} already")
    try:
        with new_file(target) as raw:
            async with database.reading() as connection:
                return await connection.run_sync(write_file, raw)
    except FileExistsError:
        raise Taken(f"there is a file {str(target)!r} already") from None
    except OSError as error:
        raise StoreFailure(f"the backup {str(target)!r} cannot be written: {error.strerror or error}") from error


def write_file(connection: Connection, raw: IO[bytes]) -> Counts:
    """Write all tables to a file, compressed."""
    with gzip.open(raw, "wt", encoding="utf-8", compresslevel=6) as sink:
        return write_tables(connection, sink)


def write_tables(connection: Connection, sink: IO[str]) -> Counts:
    """Write all tables."""
    tables = known_tables(connection)
    header = {"kind": KIND, "format": FORMAT, "revision": read_revision(connection), "version": __version__}
    columns = {table.name: [column.name for column in table.columns] for table in tables}
    line(sink, {**header, "at": time.time_ns() // 1_000_000, "tables": columns})
    counts = dict.fromkeys(columns, 0)
    for table in tables:
        ordered = select(table).order_by(*table.primary_key.columns)
        for row in connection.execution_options(yield_per=BATCH).execute(ordered):
            line(sink, [table.name, *map(to_plain, row)])
            counts[table.name] += 1
    line(sink, {"end": counts})
    return counts


def line(sink: IO[str], content: object) -> None:
    """Write one line of JSON."""
    sink.write(json.dumps(content, separators=(",", ":"), ensure_ascii=True) + "\n")


def to_plain(value: object) -> object:
    """A value as JSON knows it; bytes become a marked text."""
    return {"bytes": b64encode(value).decode()} if isinstance(value, bytes) else value


def known_tables(connection: Connection) -> list[Table]:
    """The tables of a database as they are in it, whatever its revision, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)
    return [table for table in found.sorted_tables if table.name != VERSIONS]
