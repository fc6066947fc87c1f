"""Every test of the store runs on a real SQLite file and on a real PostgreSQL server."""

from __future__ import annotations

import asyncio
import shutil
from typing import TYPE_CHECKING

import pytest

from menagerie.play.data.rows import Logged, NewMatch, SeatRow, Summary
from menagerie.play.stores.sql import open_store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from menagerie.play.stores.sql import SqlStore
    from tests.postgres import PostgresServer

SECRET = bytes(range(32))


@pytest.fixture
def anyio_backend() -> str:
    """The event loop that asynchronous tests run on."""
    return "asyncio"


@pytest.fixture(scope="session")
def template_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite database with all tables, to be copied."""
    file = tmp_path_factory.mktemp("template") / "template.db"
    asyncio.run(fill(f"sqlite:///{file}"))
    return file


async def fill(url: str) -> None:
    """Make all tables."""
    await (await open_store(url)).close()


@pytest.fixture(scope="session")
def database(postgres: PostgresServer) -> str:
    """A PostgreSQL database with all tables."""
    name = postgres.create()
    asyncio.run(fill(postgres.url(name)))
    return name


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """Which database it is."""
    return str(request.param)


@pytest.fixture
def empty_url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without tables."""
    if kind == "sqlite":
        return f"sqlite:///{tmp_path}/empty.db"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.url(server.create())


@pytest.fixture
def url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of one's own, with tables."""
    if kind == "sqlite":
        shutil.copy(request.getfixturevalue("template_file"), tmp_path / "store.db")
        return f"sqlite:///{tmp_path}/store.db"
    server: PostgresServer = request.getfixturevalue("postgres")
    name: str = request.getfixturevalue("database")
    server.clear(name)
    return server.url(name)


@pytest.fixture
async def store(url: str) -> AsyncIterator[SqlStore]:
    """An empty store."""
    opened = await open_store(url)
    yield opened
    await opened.close()


def entry(number: int, kind: str = "moved", **payload: object) -> Logged:
    """An entry of a log, at a time that follows from its number."""
    return Logged(number, kind, payload, 1000 + number)


def log(*numbers: int) -> list[Logged]:
    """Entries of a log."""
    return [entry(number, move=f"m{number}") for number in numbers]


def new(match_id: str = "m1", **changes: object) -> NewMatch:
    """What a new match is like."""
    usual: dict[str, object] = {"game": "siam", "edition": "classic2005", "created_at": 1000}
    return NewMatch(match_id, **{**usual, **changes})  # type: ignore[arg-type]


def seats(*people: str | None) -> tuple[SeatRow, ...]:
    """Seats with these people in them; names that end in ``bot`` are bots."""
    return tuple(
        SeatRow(number, None, who, who) if who and who.endswith("bot") else SeatRow(number, who, None, who or "")
        for number, who in enumerate(people, 1)
    )


RUNNING = Summary("running", seats("ann", "bob"), to_act=1)
