"""Migrations: the tables of a database are brought up to date.

Alembic is imported only where there is something to migrate: a server that restarts is up sooner without it.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from sqlalchemy import inspect, text

from menagerie.errors import StoreFailure
from menagerie.play.stores.address import shown
from menagerie.play.stores.tables import metadata

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy.engine import Connection

    from menagerie.play.stores.database import Database

LOCK = 0x6D656E61
"""The number under which processes that migrate one PostgreSQL wait for each other."""


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's settings: where the migrations lie and the connection to use."""
    from alembic.config import Config  # noqa: PLC0415 - see above

    config = Config()
    config.set_main_option("script_location", str(files("menagerie.play.stores") / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def revisions() -> list[str]:
    """The revisions that this version of Menagerie knows, oldest first: the file ``v0001_first.py`` makes 0001."""
    scripts = (files("menagerie.play.stores") / "migrations" / "versions").iterdir()
    return sorted(script.name[1:5] for script in scripts if script.name.startswith("v"))


def newest() -> str:
    """The revision that this version of Menagerie works with."""
    return revisions()[-1]


async def revision(database: Database) -> str | None:
    """Return the revision of a database; an empty one has none."""
    async with database.reading() as connection:
        return await connection.run_sync(read_revision)


def read_revision(connection: Connection) -> str | None:
    """The revision that stands in a database; tables that are not ours are refused."""
    present = set(inspect(connection).get_table_names())
    found = connection.scalar(text("SELECT version_num FROM alembic_version")) if "alembic_version" in present else None
    strangers = present & set(metadata.tables)
    if found is None and strangers:
        raise StoreFailure(
            f"the database has tables {', '.join(sorted(strangers))} that Menagerie did not make; use another one"
        )
    return None if found is None else str(found)


async def upgrade(database: Database) -> tuple[str | None, str]:
    """Bring a database up to date, in one transaction; return its revisions before and after."""
    before = await revision(database)
    check_known(database, before)
    if before != newest():
        async with database.writing() as connection:
            await connection.run_sync(migrate)
    return before, newest()


def migrate(connection: Connection) -> None:
    """Run what migrations are left to run; another process may have run them in the meantime."""
    from alembic import command  # noqa: PLC0415 - see above

    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(configuration(connection), "head")


def check_known(database: Database, found: str | None) -> None:
    """Refuse a database that a newer version of Menagerie has changed."""
    if found is not None and found not in revisions():
        raise StoreFailure(
            f"the database {shown(database.url)} was upgraded by a newer version of Menagerie (to {found!r})"
        )


async def check_revision(database: Database) -> None:
    """Refuse a database that is not up to date."""
    found = await revision(database)
    check_known(database, found)
    if found != newest():
        raise StoreFailure(f"the database {shown(database.url)} is not up to date; run: menagerie db upgrade")
