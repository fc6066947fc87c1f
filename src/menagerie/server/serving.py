"""A server process: bound to its address, told apart by its log, ended without losing a request."""

from __future__ import annotations

import asyncio
import logging.config
import signal
from collections.abc import Callable
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOL_SOCKET
from socket import socket as Socket  # noqa: N812 - a type here

import uvicorn

from menagerie.errors import InvalidOption
from menagerie.play.stores.sql import open_store
from menagerie.server.app import create_app
from menagerie.server.logs import configuration
from menagerie.server.settings import ServerSettings


def address(settings: ServerSettings, port: int) -> str:
    """Return where a browser on this machine reaches the server."""
    host = "localhost" if settings.host in {"0.0.0.0", "::", ""} else settings.host  # noqa: S104 - compared only
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def reach_store(settings: ServerSettings) -> None:
    """Open the database and close it again, so that one that cannot be used is told before anybody is let in."""
    store = await open_store(settings.database or None)
    await store.close()


def listening(settings: ServerSettings) -> Socket:
    """Return a socket bound to the address of the settings; say why if there can be none."""
    bound = Socket(AF_INET6 if ":" in settings.host else AF_INET)
    try:
        bound.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        bound.bind((settings.host, settings.port))
    except OSError as error:
        bound.close()
        message = f"the server cannot listen at {address(settings, settings.port)}: {error.strerror or error}"
        raise InvalidOption(message) from None
    bound.set_inheritable(True)
    return bound


def serve(settings: ServerSettings, announce: Callable[[str], object]) -> None:
    """Serve until the process is told to stop; `announce` is given the address once it is bound."""
    logging.config.dictConfig(configuration(settings))
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=settings.patience,
        ws_max_size=settings.limits.body,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )
    asyncio.run(reach_store(settings))
    bound = listening(settings)
    announce(address(settings, bound.getsockname()[1]))
    # Uvicorn raises the signal that ended it once more; to be told to stop is no failure.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    Gentle(config).run(sockets=[bound])


class Gentle(uvicorn.Server):
    """A server that lets go of endless streams before it waits for requests to finish."""

    async def shutdown(self, sockets: list[Socket] | None = None) -> None:
        """End in order."""
        self.config.app.state.server.retire()  # type: ignore[union-attr]
        await super().shutdown(sockets)
