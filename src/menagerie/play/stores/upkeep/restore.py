"""An empty database filled from the file that `backup` wrote, whichever database that came from."""

from __future__ import annotations

import gzip
import json
import zlib
from base64 import b64decode
from itertools import groupby, islice
from typing import IO, TYPE_CHECKING, Any

from alembic import command
from sqlalchemy import Column, LargeBinary, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from menagerie.errors import StoreFailure, Taken
from menagerie.play.stores.address import shown
from menagerie.play.stores.migrate import check_known, configuration, newest, read_revision, revision, upgrade
from menagerie.play.stores.upkeep.backup import BATCH, FORMAT, KIND, Counts, known_tables

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Table
    from sqlalchemy.engine import Connection

    from menagerie.play.stores.database import Database

LONGEST_LINE = 64 * 1024 * 1024
BROKEN = (OSError, EOFError, UnicodeDecodeError, zlib.error, ValueError, KeyError, TypeError, IntegrityError)
"""What reading a file that is no backup may lead to."""


class Backup:
    """A backup that is being read: its first line, then its rows, and in the end how many there should be."""

    def __init__(self, file: IO[str]) -> None:
        """Read the first line."""
        self._file = file
        header: Any = self._line()
        if not isinstance(header, dict) or header.get("kind") != KIND:
            raise ValueError("its first line does not say so")
        if header["format"] != FORMAT:
            raise ValueError(
                f"its format is {header['format']!r}, expected {FORMAT}; a newer version may have written it"
            )
        self.revision = str(header["revision"])
        self.columns: dict[str, list[str]] = header["tables"]
        self.end: Counts = {}

    def _line(self) -> object:
        content = self._file.readline(LONGEST_LINE)
        if not content:
            raise EOFError("its end is missing")
        return json.loads(content)

    def rows(self) -> Iterator[list[Any]]:
        """Yield all rows: a table's name and its values."""
        while isinstance(row := self._line(), list):
            yield row
        if not isinstance(row, dict):
            raise TypeError("a line is neither a row nor the end")
        self.end = row["end"]


async def restore(database: Database, source: Path) -> Counts:
    """Fill an empty database from a file and bring it up to date; return the rows of each table.

    All of it is restored, or nothing. A database that has rows already is refused.
    """
    if await revision(database) not in {None, newest()}:
        await upgrade(database)
    try:
        with gzip.open(source, "rt", encoding="utf-8") as file:
            saved = Backup(file)
            check_known(database, saved.revision)
            async with database.writing() as connection:
                counts = await connection.run_sync(fill, saved, shown(database.url))
    except BROKEN as error:
        why = getattr(error, "strerror", None) or error
        raise StoreFailure(f"{str(source)!r} is no whole backup of Menagerie: {why}") from error
    await upgrade(database)
    return counts


def fill(connection: Connection, saved: Backup, where: str) -> Counts:
    """Make the tables that the backup knows, and fill them."""
    refuse_filled(connection, where)
    if read_revision(connection) is None:
        command.upgrade(configuration(connection), saved.revision)
    tables = {table.name: table for table in known_tables(connection)}
    counts = dict.fromkeys(saved.columns, 0)
    for name, rows in groupby(saved.rows(), key=lambda row: row[0]):
        columns = [tables[name].columns[column] for column in saved.columns[name]]
        while batch := [as_row(columns, row[1:]) for row in islice(rows, BATCH)]:
            connection.execute(insert(tables[name]), batch)
            counts[name] += len(batch)
    if saved.end != counts:
        raise ValueError(f"there are {sum(counts.values())} rows, expected {sum(saved.end.values())}")
    count_on(connection, list(tables.values()))
    return counts


def refuse_filled(connection: Connection, where: str) -> None:
    """Refuse a database that has rows."""
    for table in known_tables(connection):
        if connection.scalar(select(func.count()).select_from(table)):
            raise Taken(f"the database {where} is not empty, table {table.name} has rows; restore into a new database")


def as_row(columns: list[Column[Any]], values: list[Any]) -> dict[str, Any]:
    """One row as it is inserted; bytes stand in a marked text."""
    return {
        column.name: b64decode(value["bytes"]) if isinstance(column.type, LargeBinary) else value
        for column, value in zip(columns, values, strict=True)
    }


def count_on(connection: Connection, tables: list[Table]) -> None:
    """Let PostgreSQL number new rows after those that were restored."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables:
        for column in table.columns:
            if column.server_default is not None and "nextval" in str(getattr(column.server_default, "arg", "")):
                highest = connection.scalar(select(func.max(column)))
                if highest is not None:
                    sequence = text("SELECT setval(pg_get_serial_sequence(:table, :column), :highest)")
                    connection.execute(sequence, {"table": table.name, "column": column.name, "highest": highest})
