"""Tests for `menagerie.play.stores.database` and `address`."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest
from sqlalchemy import text

from menagerie.errors import InvalidInput, InvalidOption, StoreFailure
from menagerie.play.data.rows import News
from menagerie.play.stores import database
from menagerie.play.stores.address import database_url, shown
from menagerie.play.stores.sql import open_store
from tests.play.stores.conftest import RUNNING, SECRET, entry, new

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
async def test_a_file_is_durable_and_private(store: SqlStore, url: str) -> None:
    """SQLite writes ahead, waits for the disk, keeps foreign keys, and nobody else may read a new file."""
    async with store.reading() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        found = [await connection.scalar(text(f"PRAGMA {name}")) for name in asked]
    assert found == ["wal", 2, 1]
    fresh = Path(url.removeprefix("sqlite:///")).parent / "deep" / "fresh.db"
    await (await open_store(f"sqlite:///{fresh}")).close()
    assert stat.S_IMODE(fresh.stat().st_mode) == 0o600


async def test_values_that_cannot_be_stored_are_refused(store: SqlStore) -> None:
    """A number that is none in JSON, and a number too large, are bad values and no failures of the store."""
    with pytest.raises(InvalidInput):
        await store.create(new(), SECRET, [entry(1, value=float("nan"))], RUNNING)
    with pytest.raises(InvalidInput, match="cannot be stored"):
        await store.create_guest("p1", "nul \0", 1)


async def test_a_database_that_breaks_is_a_failure(store: SqlStore) -> None:
    """What a database complains about is told as a failure, without what was to be stored."""
    with pytest.raises(StoreFailure, match="cannot be used"):
        async with store.writing() as connection:
            await connection.execute(text("SELECT * FROM no_such_table WHERE x = :x"), {"x": "sesame"})


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_news_that_cannot_be_told_are_a_failure(store: SqlStore) -> None:
    """Where nothing is stored, a database that breaks is told in the same way."""
    with pytest.raises(InvalidInput, match="cannot be stored"):
        await store.publish(News("m", 0, "nul \0"))


async def test_a_lock_of_another_program_is_told_to_all_who_wait(
    url: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever writes waits for a while and no longer, however many wait; reading goes on, and later all is well."""
    monkeypatch.setattr(database, "PATIENCE", 1)
    store = await open_store(url)
    with ExitStack() as stack:
        if kind == "sqlite":
            holder = stack.enter_context(closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)))
            holder.execute("BEGIN IMMEDIATE")
        else:
            other = stack.enter_context(psycopg.connect(url))
            other.execute("LOCK TABLE people IN SHARE MODE")
        began = time.monotonic()
        guests = [store.create_guest(f"p{number}", "Ada", 1) for number in range(16)]
        answers = await asyncio.gather(*guests, return_exceptions=True)
        assert all(isinstance(answer, StoreFailure) for answer in answers), answers
        assert time.monotonic() - began < 12
        assert await store.person("p1") is None
    await store.create_guest("p1", "Ada", 1)
    await store.close()


@pytest.mark.parametrize("folder", ["/proc/none", "/dev/null"])
async def test_a_file_that_cannot_be_made(folder: str) -> None:
    """Where no file can be, the database cannot be opened."""
    with pytest.raises(StoreFailure, match="cannot be opened"):
        await open_store(f"sqlite:///{folder}/x.db")


async def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    """A PostgreSQL that does not answer is a failure; the password stays out of the message."""
    with pytest.raises(StoreFailure, match="cannot be used") as caught:
        await open_store(f"postgresql://x:sesame@/x?host={tmp_path}")
    assert "sesame" not in str(caught.value)


def test_where_the_database_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is given counts most, then the environment, then a file in the user's folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("MENAGERIE_DATABASE", raising=False)
    assert shown(database_url()) == str(tmp_path / "menagerie" / "menagerie.db")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert shown(database_url()).endswith("/.local/share/menagerie/menagerie.db")
    monkeypatch.setenv("MENAGERIE_DATABASE", "sqlite:///env.db")
    assert shown(database_url()) == "env.db"
    assert shown(database_url("sqlite:////a/b.db")) == "/a/b.db"


def test_passwords_are_not_shown() -> None:
    """A database is shown without its password, and driven by the driver we have."""
    url = database_url("postgres://ann:sesame@db.example/menagerie")
    assert shown(url) == "postgresql://ann:***@db.example/menagerie"
    assert url.drivername == "postgresql+psycopg"


@pytest.mark.parametrize(
    "text", ["mysql://x", "nonsense", "sqlite://", "sqlite:///:memory:", "sqlite:///file:x?mode=ro", "postgresql:x"]
)
def test_other_addresses_are_refused(text: str) -> None:
    """What is no file and no PostgreSQL is refused with what is expected."""
    with pytest.raises(InvalidOption):
        database_url(text)
