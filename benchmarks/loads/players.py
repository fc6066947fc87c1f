"""Players of a benchmark: a socket each, cheap enough that the server is busy long before they are."""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.loads.processes import Process

PATIENCE = 120
"""Seconds after which a player who is not shown the match gives up, and the benchmark with them."""


@dataclass
class Tally:
    """What was acknowledged: how many moves, how long each took, and what was refused."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0
    over: int = 0

    def clear(self) -> None:
        """Begin anew."""
        self.waits.clear()
        self.refused = 0


class Player(WSListener):
    """Somebody who plays one match at random; each comes from an address of their own, as people do."""

    def __init__(self, number: int, url: str, headers: dict[str, str] | None = None) -> None:
        """Know where to go."""
        self._url = url
        self._headers = headers or {}
        self._address = f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"
        self._transport: WSTransport | None = None
        self._due = 0.0
        self.shown = asyncio.Event()
        """Set once the match was shown on the present socket."""
        self.to_move = False
        self.tally = Tally()
        self.on_turn: Callable[[Player], None] = lambda _: None

    async def connect(self) -> None:
        """Open the socket."""
        self.shown.clear()
        await ws_connect(
            lambda: self,
            self._url,
            extra_headers=self._headers,
            local_addr=(self._address, 0),
            websocket_handshake_timeout=60,
            use_aiofastnet=False,
        )

    async def come_back(self) -> None:
        """Try until the match is shown again, as a browser does, but not for ever."""
        async with asyncio.timeout(PATIENCE):
            while not self.shown.is_set():
                try:
                    await self.connect()
                    await asyncio.wait_for(self.shown.wait(), PATIENCE)
                except (OSError, WSError):
                    await asyncio.sleep(0.1)

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Remember where to send to."""
        self._transport = transport

    def leave(self) -> None:
        """Close the socket."""
        if self._transport is not None:
            self._transport.disconnect()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Read what the server says."""
        if frame.msg_type == WSMsgType.TEXT:
            self.take(frame.get_payload_as_bytes())

    def send(self, text: bytes) -> None:
        """Send a message."""
        if self._transport is not None:
            self._transport.send(WSMsgType.TEXT, text)

    def move(self, due: float | None = None) -> None:
        """Make a random legal move; the wait for its acknowledgement counts from when it was `due`."""
        self.to_move = False
        self._due = due or time.perf_counter()
        self.send(self.chosen())

    def acknowledged(self) -> None:
        """Note that the move was acknowledged."""
        self.tally.waits.append(time.perf_counter() - self._due)

    def awaited(self) -> None:
        """Note that it is this player's turn."""
        self.to_move = True
        self.on_turn(self)

    @abstractmethod
    def take(self, text: bytes) -> None:
        """Read one message."""

    @abstractmethod
    def chosen(self) -> bytes:
        """Return the message that makes a random legal move."""


class Contestant(Protocol):
    """A kind of server to be measured."""

    name: str
    durable: bool
    processes: list[Process]

    async def open(self, matches: int) -> list[Player]:
        """Open matches of two and return their players, not connected yet."""

    def tidy(self) -> None:
        """Let go of memory that nobody needs, where that does not happen by itself."""

    def close(self) -> None:
        """Stop everything."""


async def gathered(work: list[Any], most: int = 40) -> list[Any]:
    """Do many things, some at a time."""
    free = asyncio.Semaphore(most)

    async def one(each: Any) -> Any:  # noqa: ANN401 - whatever it is
        async with free:
            return await each

    return await asyncio.gather(*map(one, work))
