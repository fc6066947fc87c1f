"""Real servers for tests: a process with a database of its own, reached over loopback."""

from __future__ import annotations

import asyncio
import shutil
from typing import TYPE_CHECKING

import pytest

from menagerie.play.stores.sql import open_store
from menagerie.server.live import presence
from tests.server.hubs import ANNA, BRUNO, CARLA, FakeClock, House
from tests.server.process import ServerProcess
from tests.server.site import Site

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path

    from menagerie.play.stores.sql import SqlStore
    from tests.postgres import PostgresServer


@pytest.fixture
def anyio_backend() -> str:
    """The event loop that asynchronous tests run on."""
    return "asyncio"


async def fill(url: str) -> None:
    """Make all tables."""
    await (await open_store(url)).close()


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite database with all tables, to be copied."""
    file = tmp_path_factory.mktemp("template") / "server.db"
    asyncio.run(fill(f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def postgres_template(postgres: PostgresServer) -> str:
    """A PostgreSQL database with all tables, to be copied."""
    name = postgres.create()
    asyncio.run(fill(postgres.url(name)))
    return name


@pytest.fixture
def sqlite_database(sqlite_template: Path, tmp_path: Path) -> str:
    """The URL of an SQLite database with empty tables."""
    shutil.copy(sqlite_template, tmp_path / "server.db")
    return f"sqlite:///{tmp_path}/server.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of a database with empty tables, of both kinds in turn."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_database"))
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.url(server.create(request.getfixturevalue("postgres_template")))


@pytest.fixture
async def site(database: str) -> AsyncIterator[Site]:
    """A server within this process, on SQLite and on PostgreSQL in turn, for tests that need no real one."""
    async with Site(database) as opened:
        yield opened


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Start server processes; ``serve(database, MENAGERIE_...=...)``. They end with the test."""
    running: list[ServerProcess] = []

    def start(
        database: str | None = None, kind: type[ServerProcess] = ServerProcess, **environment: str
    ) -> ServerProcess:
        url = database or f"sqlite:///{tmp_path}/server.db"
        process = kind(url, tmp_path / f"server-{len(running)}.log", **environment)
        running.append(process)
        return process

    yield start
    for process in running:
        process.stop()


@pytest.fixture
def served(serve: Callable[..., ServerProcess], database: str) -> ServerProcess:
    """A server process, on SQLite and on PostgreSQL in turn."""
    return serve(database)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    """A real store."""
    opened = await open_store(f"sqlite:///{tmp_path}/hub.db")
    for person in (ANNA, BRUNO, CARLA):
        await opened.create_guest(person, person.title(), 1)
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> FakeClock:
    """A clock that a test sets."""
    return FakeClock()


@pytest.fixture
async def house(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A hub that works; people are missed after a moment that is short."""
    monkeypatch.setattr(presence, "MOMENT", 0.01)
    made = House(store)
    await made.hub.open()
    yield made
    await made.hub.close()
