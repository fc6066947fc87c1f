"""A server process: bound to its address, alone on its file, ended without losing a request."""

from __future__ import annotations

import asyncio
import gc
import logging.config
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOL_SOCKET
from socket import socket as Socket  # noqa: N812 - a type here

import uvicorn

from menagerie.errors import InvalidOption
from menagerie.play.stores.address import database_url, is_sqlite, sqlite_file
from menagerie.play.stores.database import prepare_file
from menagerie.server.app import create_app
from menagerie.server.edge.door import Door, raise_descriptors
from menagerie.server.edge.http_protocol import GuardedProtocol
from menagerie.server.edge.socket_protocol import LimitedProtocol
from menagerie.server.settings import ServerSettings
from menagerie.server.state import Server
from menagerie.server.support.logs import configuration

COLLECTION = (50_000, 20, 100)
"""When Python looks for garbage: rarely, since a look at all matches in memory stalls everybody."""
SWITCH = 0.0005
"""Seconds after which a thread lets the event loop go on, ten times as often as Python's default."""


def address(settings: ServerSettings, port: int) -> str:
    """Return where a browser on this machine reaches the server."""
    host = "localhost" if settings.host in {"0.0.0.0", "::", ""} else settings.host  # noqa: S104 - compared only
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@contextmanager
def alone(settings: ServerSettings) -> Iterator[None]:
    """Be the only server of an SQLite file: two would not see each other's moves."""
    url = database_url(settings.database or None)
    if not is_sqlite(url):
        yield
        return
    file = sqlite_file(url)
    beside = file.with_name(f"{file.name}.lock")  # the file itself is open to whoever saves or checks it
    prepare_file(beside)
    with closing(sqlite3.connect(beside, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise InvalidOption(
                f"another server uses the database {str(file)!r}; with PostgreSQL there may be several"
            ) from None
        yield


def listening(settings: ServerSettings) -> Socket:
    """Return a socket bound to the address of the settings; say why if there can be none."""
    bound = Socket(AF_INET6 if ":" in settings.host else AF_INET)
    try:
        bound.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        bound.bind((settings.host, settings.port))
    except OSError as error:
        bound.close()
        raise InvalidOption(
            f"the server cannot listen at {address(settings, settings.port)}: {error.strerror or error}"
        ) from None
    return bound


def serve(settings: ServerSettings, announce: Callable[[str], object]) -> None:
    """Serve until the process is stopped; `announce` is called with the address once browsers can connect."""
    logging.config.dictConfig(configuration(settings))
    app = create_app(settings)
    sys.setswitchinterval(SWITCH)
    door = Door(settings.limits.connections, raise_descriptors(), settings.trusted_proxies)
    config = uvicorn.Config(
        app,
        lifespan="off",  # a failure to open is raised to our caller, where uvicorn would write a trace and end
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=settings.patience,
        http=partial(GuardedProtocol, door=door),  # type: ignore[arg-type]
        ws=partial(LimitedProtocol, clock=app.state.server.clock),  # type: ignore[arg-type]
        ws_max_size=settings.limits.body,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )
    with (
        alone(settings),
        closing(listening(settings)) as bound,
        asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
    ):
        here = address(settings, bound.getsockname()[1])
        gc.collect()
        gc.freeze()  # what was imported stays
        gc.set_threshold(*COLLECTION)
        runner.run(serve_opened(Gentle(config, app.state.server, lambda: announce(here)), bound))


async def serve_opened(gentle: Gentle, bound: Socket) -> None:
    """Open everything that a server works with, let browsers come, and close it in the end."""
    await gentle.server.open()
    # Uvicorn raises the signal that ended it once more; a signal to stop is no failure.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    try:
        await gentle.serve(sockets=[bound])
    finally:
        if not gentle.force_exit:
            await gentle.server.close()


class Gentle(uvicorn.Server):
    """A server that announces when it listens, and ends endless streams before it waits for requests to finish."""

    def __init__(self, config: uvicorn.Config, server: Server, announce: Callable[[], object]) -> None:
        """Serve an application whose parts are open."""
        super().__init__(config)
        self.server = server
        self._announce = announce

    async def startup(self, sockets: list[Socket] | None = None) -> None:
        """Begin to listen, and announce it."""
        await super().startup(sockets)
        self._announce()

    async def shutdown(self, sockets: list[Socket] | None = None) -> None:
        """End in order."""
        self.server.retire()
        await super().shutdown(sockets)
