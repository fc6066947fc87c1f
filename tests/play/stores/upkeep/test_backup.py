"""Tests for `menagerie.play.stores.upkeep.backup` and `restore`."""

from __future__ import annotations

import gzip
import json
import shutil
import stat
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.errors import StoreFailure, Taken
from menagerie.play.data.rows import Report
from menagerie.play.stores.address import database_url
from menagerie.play.stores.database import Database
from menagerie.play.stores.sql import open_store
from menagerie.play.stores.upkeep.backup import backup
from menagerie.play.stores.upkeep.restore import restore
from tests.play.stores.conftest import RUNNING, entry, new
from tests.play.stores.repositories.test_privacy import lived_in

if TYPE_CHECKING:
    from pathlib import Path

    from menagerie.play.stores.sql import SqlStore
    from tests.postgres import PostgresServer

pytestmark = pytest.mark.anyio
ODD: dict[str, Any] = {"text": "é\0\ud800", "none": None, "big": 1 << 60, "real": 0.1}


async def filled(store: SqlStore) -> None:
    """Put something into every table."""
    await lived_in(store)
    await store.create(new("m2", rated=True), b"\0\xff", [entry(1, **ODD)], RUNNING)
    await store.append("m2", 1, [entry(2)], RUNNING, client_id="ann:1")
    await store.keep("cookies", b"sesame")
    await store.record_heartbeat(99)


async def everything(url: str) -> list[list[Any]]:
    """All rows of a database, in order."""
    database = Database(database_url(url))
    async with database.reading() as connection:
        tables = await connection.run_sync(rows_of)
    await database.close()
    return tables


def rows_of(connection: Any) -> list[list[Any]]:  # noqa: ANN401 - a connection
    """All rows of all tables, in order."""
    from sqlalchemy import select  # noqa: PLC0415 - one helper needs it

    from menagerie.play.stores.upkeep.backup import known_tables  # noqa: PLC0415 - one helper needs it

    return [
        [table.name, *(tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns)))]
        for table in sorted(known_tables(connection), key=lambda table: table.name)
    ]


def unseen(folder: Path) -> list[Path]:
    """Files in a folder that are not complete."""
    return [file for file in folder.iterdir() if file.name.startswith(".")]


@pytest.mark.parametrize("other", ["sqlite", "postgresql"])
async def test_a_backup_is_restored_in_any_database(
    store: SqlStore, url: str, other: str, tmp_path: Path, postgres: PostgresServer
) -> None:
    """Every row of every table comes back, from SQLite or PostgreSQL in either; new rows are numbered after them."""
    await filled(store)
    file = tmp_path / "saved.gz"
    counts = await backup(store, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not unseen(tmp_path)
    target = f"sqlite:///{tmp_path}/other.db" if other == "sqlite" else postgres.url(postgres.create())
    database = Database(database_url(target))
    assert await restore(database, file) == counts
    await database.close()
    assert await everything(target) == await everything(url)
    again = await open_store(target)
    assert await again.report(Report("ann", "bob", "again", 50)) == 2
    assert (await again.load("m2")).entries[0].payload == ODD
    assert (await again.load("m2")).secret == b"\0\xff"
    await again.close()


async def test_nothing_is_overwritten(store: SqlStore, tmp_path: Path) -> None:
    """An existing file is not replaced by a backup, nor are rows by a restore."""
    await filled(store)
    file = tmp_path / "saved.gz"
    await backup(store, file)
    with pytest.raises(Taken, match="already"):
        await backup(store, file)
    with pytest.raises(Taken, match="is not empty"):
        await restore(store, file)


async def test_a_folder_that_is_not_there(store: SqlStore, tmp_path: Path) -> None:
    """A backup that cannot be written is a failure, and so is one that cannot be read."""
    with pytest.raises(StoreFailure, match="cannot be written"):
        await backup(store, tmp_path / "none" / "saved.gz")
    with pytest.raises(StoreFailure, match="no whole backup"):
        await restore(store, tmp_path / "none")


def cut(content: list[str]) -> list[str]:
    """A backup without its end."""
    return content[:-1]


def short(content: list[str]) -> list[str]:
    """A backup that misses a row."""
    return [*content[:3], *content[4:]]


def strange(content: list[str]) -> list[str]:
    """A backup with a line that is none."""
    return [*content[:3], "5", *content[3:]]


def foreign(content: list[str]) -> list[str]:
    """A backup with a row of a table that nobody knows."""
    return [content[0], json.dumps(["stars", 1]), *content[1:]]


def newer(content: list[str]) -> list[str]:
    """A backup in a format to come."""
    return [json.dumps({**json.loads(content[0]), "format": 9}), *content[1:]]


def later(content: list[str]) -> list[str]:
    """A backup of a revision to come."""
    return [json.dumps({**json.loads(content[0]), "revision": "9999"}), *content[1:]]


def other(content: list[str]) -> list[str]:
    """Something else."""
    return ["[]"]


@pytest.mark.parametrize("damage", [cut, short, strange, foreign, newer, later, other])
@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
async def test_a_damaged_backup_changes_nothing(store: SqlStore, tmp_path: Path, damage: Any) -> None:  # noqa: ANN401
    """Whatever is wrong with a file, it is refused and the database stays empty."""
    await filled(store)
    file, bad = tmp_path / "saved.gz", tmp_path / "bad.gz"
    await backup(store, file)
    content = gzip.decompress(file.read_bytes()).decode().splitlines()
    bad.write_bytes(gzip.compress("\n".join(damage(content)).encode()))
    target = await open_store(f"sqlite:///{tmp_path}/other.db")
    with pytest.raises(StoreFailure):
        await restore(target, bad)
    assert await target.unfinished() == []
    assert await target.person("ann") is None
    await restore(target, file)
    await target.close()


@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
async def test_a_truncated_file_is_refused(store: SqlStore, tmp_path: Path) -> None:
    """A file that was not copied to its end, and one that is not compressed, are refused."""
    await filled(store)
    file, bad = tmp_path / "saved.gz", tmp_path / "bad.gz"
    await backup(store, file)
    bad.write_bytes(file.read_bytes()[:-200])
    target = await open_store(f"sqlite:///{tmp_path}/other.db")
    with pytest.raises(StoreFailure, match="no whole backup"):
        await restore(target, bad)
    shutil.copy(__file__, bad)
    with pytest.raises(StoreFailure, match="no whole backup"):
        await restore(target, bad)
    await target.close()


HALF = """
import asyncio, os, sys, time
from pathlib import Path
from menagerie.play.stores.address import database_url
from menagerie.play.stores.database import Database
from menagerie.play.stores.upkeep import backup

if sys.argv[3] == "named":
    del os.O_TMPFILE
write = backup.line

def line(sink, content):
    write(sink, content)
    if "cookies" in str(content):
        sink.flush()
        print("half", flush=True)
        time.sleep(600)

backup.line = line
asyncio.run(backup.backup(Database(database_url(sys.argv[1])), Path(sys.argv[2])))
"""
"""A backup that stops in the middle, with a secret written already."""


@pytest.mark.parametrize("way", ["nameless", "named"])
@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
async def test_a_backup_that_is_killed_leaves_no_secret(store: SqlStore, url: str, tmp_path: Path, way: str) -> None:
    """Nothing is left, or, where a file needs a name, something that nobody else may read, until the next one."""
    await filled(store)
    folder = tmp_path / "backups"
    folder.mkdir()
    command = [sys.executable, "-c", HALF, url, str(folder / "monday.gz"), way]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: ASYNC220 - nobody waits
        assert process.stdout is not None
        assert process.stdout.readline() == "half\n"
        during = list(folder.iterdir())
        if way == "named":
            await backup(store, folder / "tuesday.gz")
            assert during[0].exists(), "what is still written stays"
        process.kill()
    left = unseen(folder)
    assert len(left) == (way == "named")
    assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in left)
    await backup(store, folder / "wednesday.gz")
    assert not unseen(folder)
