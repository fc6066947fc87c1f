"""Real servers for tests: a process with a database of its own, reached over loopback."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.process import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.postgres import PostgresServer


@pytest.fixture
def anyio_backend() -> str:
    """The event loop that asynchronous tests run on."""
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of both kinds in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/server.db"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.url(server.create())


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Start server processes; ``serve(database, MENAGERIE_...=...)``. They end with the test."""
    running: list[ServerProcess] = []

    def start(database: str | None = None, **environment: str) -> ServerProcess:
        url = database or f"sqlite:///{tmp_path}/server.db"
        process = ServerProcess(url, tmp_path / f"server-{len(running)}.log", **environment)
        running.append(process)
        return process

    yield start
    for process in running:
        process.stop()


@pytest.fixture
def served(serve: Callable[..., ServerProcess], database: str) -> ServerProcess:
    """A server process, on SQLite and on PostgreSQL in turn."""
    return serve(database)
