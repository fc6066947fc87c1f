"""Sockets within the process of the tests: messages go to the application and come back without a network."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import httpx

    from tests.server.site import Site

Plain = dict[str, Any]
PATIENCE = 60
"""Seconds to wait for an answer on a busy machine."""


class Wire:
    """A socket that is being opened or open."""

    def __init__(self) -> None:
        """Begin with the wish to connect."""
        self.to_server: asyncio.Queue[Plain] = asyncio.Queue()
        self.from_server: asyncio.Queue[Plain] = asyncio.Queue()
        self.to_server.put_nowait({"type": "websocket.connect"})

    def send(self, message: Plain) -> None:
        """Send a message."""
        self.to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def read(self, *kinds: str) -> Plain:
        """Return the next message of some kinds; where the server closes the socket, what it closed it with."""
        async with asyncio.timeout(PATIENCE):
            while True:
                received = await self.from_server.get()
                if received["type"] == "websocket.close":
                    return {"kind": "close", "code": received.get("reason", "")}
                if received["type"] == "websocket.send":
                    message: Plain = json.loads(received["text"])
                    if message["kind"] in kinds:
                        return message


@asynccontextmanager
async def wired(site: Site, client: httpx.AsyncClient, match: str) -> AsyncIterator[Wire]:
    """Open a socket to a match with the cookies of a browser."""
    wire = Wire()
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    scope = {
        "type": "websocket",
        "path": f"/api/live/{match}",
        "raw_path": f"/api/live/{match}".encode(),
        "query_string": b"",
        "root_path": "",
        "scheme": "ws",
        "client": ("203.0.113.9", 1),
        "server": ("testserver", 80),
        "subprotocols": [],
        "headers": [(b"host", b"testserver"), *([(b"cookie", cookie.encode())] if cookie else [])],
    }

    async def send(message: Any) -> None:  # noqa: ANN401 - as Starlette's
        await wire.from_server.put(message)

    served = asyncio.create_task(site.app(scope, wire.to_server.get, send))
    try:
        yield wire
    finally:
        wire.to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(PATIENCE):
            await served
