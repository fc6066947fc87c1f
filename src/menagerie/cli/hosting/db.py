"""``menagerie db``: migrate a server's database, back it up, restore it, check it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from menagerie.cli.terminal.output import NO, complain, progress_bar, say
from menagerie.errors import StoreFailure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from sqlalchemy.engine import URL

    from menagerie.play.stores.database import Database
    from menagerie.play.stores.sql import SqlStore

Result = TypeVar("Result")

app = typer.Typer(help="Upgrade, save, restore or check the database of a server.")

Address = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="Another database than that of the settings: a URL or a file."),
]
Saved = Annotated[Path, typer.Argument(metavar="FILE", help="A backup, by convention with the ending .backup.")]


def address(given: str | None) -> str | None:
    """Return the URL of a database; ``None`` for the user's default."""
    from menagerie.server.settings import load_settings  # noqa: PLC0415 - other commands start without it

    return load_settings(os.environ, database=given).database or None


def with_database(given: str | None, work: Callable[[Database], Awaitable[Result]]) -> Result:
    """Run a function on a database without migrating it, and close it."""
    from menagerie.play.stores.address import database_url  # noqa: PLC0415 - other commands start without it
    from menagerie.play.stores.database import Database  # noqa: PLC0415 - other commands start without it

    url = database_url(address(given))

    async def run() -> Result:
        database = Database(url)
        try:
            return await work(database)
        finally:
            await database.close()

    with undone_if_empty(url):
        return asyncio.run(run())


@contextlib.contextmanager
def undone_if_empty(url: URL) -> Iterator[None]:
    """Remove the file and folders of a new database that stayed empty."""
    from menagerie.play.stores.address import is_sqlite, sqlite_file  # noqa: PLC0415 - other commands start without it

    file = sqlite_file(url).absolute()
    new = [path for path in (file, *file.parents) if not path.exists()] if is_sqlite(url) else []
    try:
        yield
    except BaseException:
        if file in new and file.exists() and is_empty(file):
            file.unlink()
        for folder in new[1:]:
            with contextlib.suppress(OSError):
                folder.rmdir()
        raise


def is_empty(file: Path) -> bool:
    """Whether an SQLite database has no table; an unreadable one counts as having some."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            return not connection.execute("SELECT name FROM sqlite_master").fetchall()
    except sqlite3.Error:
        return False


def with_store(given: str | None, work: Callable[[SqlStore], Awaitable[Result]]) -> Result:
    """Run a function on a store that is up to date, and close it."""
    from menagerie.play.stores.address import (  # noqa: PLC0415 - other commands start without it
        database_url,
        is_sqlite,
        shown,
        sqlite_file,
    )
    from menagerie.play.stores.sql import open_store  # noqa: PLC0415 - other commands start without it

    async def run() -> Result:
        chosen = address(given)
        url = database_url(chosen)
        if is_sqlite(url) and not sqlite_file(url).exists():
            raise StoreFailure(f"there is no database {shown(url)}")
        store = await open_store(chosen, migrate=False)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


@app.command("upgrade")
def upgrade(*, database: Address = None) -> None:
    """Bring the tables up to date; a server does it too when it starts."""
    from menagerie.play.stores import migrate  # noqa: PLC0415 - other commands start without it

    before, after = with_database(database, migrate.upgrade)
    say(f"up to date at {after}" if before == after else f"upgraded from {before or 'nothing'} to {after}")


@app.command("backup")
def backup(file: Saved, *, database: Address = None) -> None:
    """Save everything to a new file while servers run; it holds secrets, so keep it where only you can read it."""
    from menagerie.play.stores.upkeep import backup as saving  # noqa: PLC0415 - other commands start without it

    counts = with_store(database, lambda store: saving.backup(store, file))
    say(f"saved {matches(counts['matches'])} and {people(counts['people'])} to {file}")


@app.command("restore")
def restore(file: Saved, *, database: Address = None) -> None:
    """Fill an empty database, SQLite or PostgreSQL, from a backup of either."""
    from menagerie.play.stores.upkeep import restore as restoring  # noqa: PLC0415 - other commands start without it

    counts = with_database(database, lambda empty: restoring.restore(empty, file))
    say(f"restored {matches(counts['matches'])} and {people(counts['people'])} from {file}")


@app.command("check")
def check(*, database: Address = None) -> None:
    """Check the database and replay every match; the exit status is 1 if something is wrong."""
    from menagerie.play.stores.upkeep.check import check as look  # noqa: PLC0415 - other commands start without it

    with progress_bar() as bar:
        task = bar.add_task("replaying", total=None)
        count, problems = with_store(
            database, lambda store: look(store, lambda done, total: bar.update(task, completed=done, total=total))
        )
    for problem in problems:
        complain(problem)
    if problems:
        raise typer.Exit(NO)
    say(f"all whole: {matches(count)}")


@app.command("tidy")
def tidy(*, database: Address = None) -> None:
    """Delete long unused sessions and guests who never played; a running server does so too, in small steps."""
    from menagerie.server import upkeep  # noqa: PLC0415 - other commands start without it
    from menagerie.server.settings import load_settings  # noqa: PLC0415 - other commands start without it
    from menagerie.server.support.clock import Clock  # noqa: PLC0415 - other commands start without it

    settings, clock = load_settings(os.environ), Clock()

    async def all_of_it(store: SqlStore) -> tuple[int, int]:
        sessions = guests = 0
        while True:
            done = await upkeep.tidy(store, settings, clock.now_ms())
            sessions, guests = sessions + done.sessions, guests + done.guests
            if max(done.sessions, done.guests) < upkeep.MOST and not done.answers:
                return sessions, guests

    sessions, guests = with_store(database, all_of_it)
    say(f"forgot {many(sessions, 'session', 'sessions')} and {many(guests, 'guest', 'guests')}")


def many(count: int, one: str, several: str) -> str:
    """Return a number with its noun."""
    return f"{count} {one if count == 1 else several}"


def matches(count: int) -> str:
    """Return a number of matches."""
    return many(count, "match", "matches")


def people(count: int) -> str:
    """Return a number of people."""
    return many(count, "person", "people")
