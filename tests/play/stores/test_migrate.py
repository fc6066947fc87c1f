"""Tests for `menagerie.play.stores.migrate` and the migrations."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from menagerie.errors import StoreFailure, Taken
from menagerie.play.stores.address import database_url
from menagerie.play.stores.database import Database
from menagerie.play.stores.migrate import configuration, newest, revision, revisions, upgrade
from menagerie.play.stores.sql import open_store
from menagerie.play.stores.tables import metadata

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy.engine import Connection

    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio

OLD_PERSON = (
    "INSERT INTO people (id, name, name_key, password, created_at, preferences)"
    " VALUES (:id, :name, :key, 'x', :at, '{}')"
)


@pytest.fixture
async def empty(empty_url: str) -> AsyncIterator[Database]:
    """A database without tables."""
    database = Database(database_url(empty_url))
    yield database
    await database.close()


async def run(database: Database, statement: str) -> None:
    """Run a statement on a database."""
    async with database.writing() as connection:
        await connection.execute(text(statement))


def differences(connection: Connection) -> list[object]:
    """What Alembic would change to make a database like the tables."""
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": False}), metadata))


async def test_revisions_are_those_of_alembic() -> None:
    """The names of the files say what Alembic reads in them."""
    scripts = ScriptDirectory.from_config(configuration())
    assert revisions() == sorted(script.revision for script in scripts.walk_revisions())
    assert newest() == scripts.get_current_head()


async def test_migrations_make_the_tables(empty: Database) -> None:
    """An empty database is brought up to date, its tables are those of the code, and a second time does nothing."""
    assert await revision(empty) is None
    assert await upgrade(empty) == (None, newest())
    assert await upgrade(empty) == (newest(), newest())
    async with empty.reading() as connection:
        assert await connection.run_sync(differences) == []


async def test_keys_of_names_are_made_anew(empty: Database, empty_url: str) -> None:
    """Accounts from before Unicode's table was used are found, and nobody can take their names; look-alikes stay."""
    async with empty.writing() as connection:
        await connection.run_sync(lambda raw: command.upgrade(configuration(raw), "0002"))
        for number, (name, key) in enumerate({"Ольга": "oльгa", "Сёра": "cëpa", "Гo": "гo", "Ro": "ro"}.items()):
            row = {"id": f"p{number}", "name": name, "key": key, "at": number}
            await connection.execute(text(OLD_PERSON), row)
    store = await open_store(empty_url)
    try:
        for number, name in enumerate(["ольга", "Cëpa", "Гo", "Ro"]):
            found = await store.account(name)
            assert found is not None
            assert found.id == f"p{number}"
            with pytest.raises(Taken):
                await store.register("p9", name, "x", 9)
    finally:
        await store.close()


async def test_several_processes_upgrade_at_once(empty_url: str) -> None:
    """Processes that start together wait for each other, and all find a database that is up to date."""
    databases = [Database(database_url(empty_url)) for _ in range(3)]
    await asyncio.gather(*map(upgrade, databases))
    assert [await revision(database) for database in databases] == [newest()] * 3
    for database in databases:
        await database.close()


async def test_an_outdated_database_is_refused(empty: Database, empty_url: str) -> None:
    """Whoever does not want to migrate is told the command that does."""
    with pytest.raises(StoreFailure, match="menagerie db upgrade"):
        await open_store(empty_url, migrate=False)
    await upgrade(empty)
    await (await open_store(empty_url, migrate=False)).close()


async def test_a_newer_database_is_refused(store: SqlStore, url: str) -> None:
    """A database of a newer version is left alone."""
    await run(store, "UPDATE alembic_version SET version_num = '9999'")
    try:
        with pytest.raises(StoreFailure, match="newer version of Menagerie"):
            await open_store(url)
    finally:
        await run(store, f"UPDATE alembic_version SET version_num = '{newest()}'")  # noqa: S608 - our own number


async def test_tables_of_others_are_refused(empty: Database, empty_url: str) -> None:
    """A database in which somebody else has tables of such names is left alone."""
    await run(empty, "CREATE TABLE people (id INTEGER)")
    with pytest.raises(StoreFailure, match="people that Menagerie did not make"):
        await open_store(empty_url)
