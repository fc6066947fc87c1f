"""Houses: a real server with a database of its own, which can be killed and started again, and its guests."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from proof.frame.clients import Client
from proof.frame.ledger import DATABASE, SERVER, Ledger
from tests.postgres import PostgresServer
from tests.server.process import ServerProcess

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

MANY = "100000000"
LIMITS = ("requests", "account_requests", "guests", "files", "matches", "sockets", "sign_ins", "reports", "chat")
GENEROUS = {f"MENAGERIE_LIMITS_{limit.upper()}": MANY for limit in LIMITS}
"""What one person or address may do is no limit here; all clients come from this machine."""
SQLITE, POSTGRESQL = "sqlite", "postgresql"
DURABLE = {"fsync": "on", "full_page_writes": "on"}


class Served(ServerProcess):
    """What ``menagerie serve`` starts."""

    program: tuple[str, ...] = ("-m", "menagerie", "serve", "--no-qr")


class House:
    """A server, its database, and clients with one ledger."""

    def __init__(
        self, folder: Path, postgres: PostgresServer | None = None, kind: type[ServerProcess] = Served, **settings: str
    ) -> None:
        """Start the server; keyword arguments are settings as environment variables."""
        self.folder = folder
        self.postgres = postgres
        self.database = postgres.url(postgres.create()) if postgres else f"sqlite:///{folder}/server.db"
        self.server = kind(self.database, folder / "server.log", **GENEROUS, **settings)
        self.ledger = Ledger(folder / "acknowledgements.jsonl")
        self._numbers = count(1)

    @property
    def file(self) -> Path:
        """The file of an SQLite database."""
        return self.folder / "server.db"

    def client(self, name: str = "") -> Client:
        """Somebody new, from an address of their own."""
        number = next(self._numbers)
        address = f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"
        return Client(self.server, name or f"client{number}", self.ledger, address)

    async def seated(self, game: str, seats: int = 2, **terms: Any) -> list[Client]:  # noqa: ANN401 - any term
        """Return clients who sit at a match of their own and are shown it."""
        clients = [self.client() for _ in range(seats)]
        await sit(clients, game, **terms)
        return clients

    # Outages

    async def restart(self, outage: float = 0.0, starting: float | None = None) -> None:
        """Kill the server and start it; with `starting` it is killed again so many seconds after the start."""
        self.server.kill()
        gone = self.ledger.begin_outage(SERVER)
        await asyncio.sleep(outage)
        if starting is not None:
            self.server.spawn()
            await asyncio.sleep(starting)
            self.server.kill()
        await asyncio.to_thread(self.server.restart)
        self.ledger.end_outage(gone)

    async def restart_database(self, outage: float = 0.0) -> None:
        """Kill PostgreSQL and start it again, under a server that goes on."""
        assert self.postgres is not None  # noqa: S101 - for the type checker
        await asyncio.to_thread(self.postgres.crash)
        gone = self.ledger.begin_outage(DATABASE)
        await asyncio.sleep(outage)
        self.ledger.end_outage(gone)  # certainly until now
        await asyncio.to_thread(self.postgres.start)

    async def restart_both(self, outage: float = 0.0) -> None:
        """Kill PostgreSQL and the server, and start both again."""
        assert self.postgres is not None  # noqa: S101 - for the type checker
        await asyncio.to_thread(self.postgres.crash)
        self.server.kill()
        gone = self.ledger.begin_outage(SERVER)
        await asyncio.sleep(outage)
        await asyncio.to_thread(self.postgres.start)
        await asyncio.to_thread(self.server.restart)
        self.ledger.end_outage(gone)

    def close(self) -> None:
        """Stop the server."""
        self.server.stop()
        self.ledger.__exit__()


async def sit(clients: list[Client], game: str, **terms: Any) -> None:  # noqa: ANN401 - any term
    """Let clients open a match, sit down and watch; a server that is not there is waited for."""
    host = clients[0]
    made = await host.ask_until("/api/matches", {"game": game, "seats": len(clients), **terms})
    for each in clients:
        each.reset()
        each.match = made["id"]
    for each in clients[1:]:
        await each.ask_until(f"/api/matches/{each.match}/join")
    for each in clients:
        await each.come_back()


@contextmanager
def workplace() -> Iterator[Path]:
    """A folder for what a campaign leaves; it stays if the campaign fails."""
    folder = TemporaryDirectory(prefix="menagerie-proof-")
    try:
        yield Path(folder.name)
    except BaseException as error:
        folder._finalizer.detach()  # type: ignore[attr-defined]  # noqa: SLF001
        error.add_note(f"what happened is in {folder.name}")
        raise
    folder.cleanup()


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL of its own that waits for the disk."""
    server = PostgresServer(**DURABLE)
    try:
        yield server
    finally:
        server.stop()


@asynccontextmanager
async def house(kind: str = SQLITE, process: type[ServerProcess] = Served, **settings: str) -> AsyncIterator[House]:
    """Open a house on a kind of database, and close it in the end."""
    with ExitStack() as stack:
        folder = stack.enter_context(workplace())
        postgres = stack.enter_context(postgres_server()) if kind == POSTGRESQL else None
        opened = House(folder, postgres, process, **settings)
        stack.callback(opened.close)
        yield opened
