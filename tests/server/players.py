"""Players for tests: guests with a cookie and a socket, who keep what they are shown and choose from the offers."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from random import Random
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from websockets.asyncio.client import ClientConnection

    from tests.server.process import ServerProcess

PATIENCE = 120
"""Seconds to wait for anything on a busy machine."""


def offered(offers: dict[str, Any] | None) -> list[str]:
    """The texts of all moves that are offered, put together as the web app does it."""
    if not offers:
        return []
    endings = offers.get("endings", [])
    grips = [
        text + ending
        for grip in offers.get("grips", [])
        for _, text, place in grip["to"]
        for ending, _ in endings[place]
    ]
    return grips + [choice["text"] for choice in offers.get("choices", [])]


class Player:
    """Somebody with a browser."""

    compression: str | None = "deflate"

    def __init__(self, server: ServerProcess, name: str = "", address: str | None = None) -> None:
        """Be nobody yet; the first request that changes something makes a guest; `address` is where they come from."""
        self.server = server
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        self.web = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, transport=transport)
        self.random = Random(name)
        self.socket: ClientConnection | None = None
        self.frames: list[dict[str, Any]] = []
        self.match = ""
        self.number = 0
        self.ply = 0
        self.status = ""
        self.to_act: int | None = None
        self.own: list[int] = []
        self.offers: dict[str, Any] | None = None
        self.moves: list[str] = []
        self.seats: list[dict[str, Any]] = []
        self.result: dict[str, Any] | None = None
        self.acks: dict[str, dict[str, Any]] = {}
        self._ids = 0
        self._changed = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None

    # Requests

    async def post(self, path: str, body: dict[str, Any] | None = None, status: int | None = None) -> Any:  # noqa: ANN401 - JSON
        """Send a request and return what comes back."""
        answer = await self.web.post(path, json=body or {})
        expected = (200, 201) if status is None else (status,)
        assert answer.status_code in expected, (path, answer.status_code, answer.text)
        return answer.json()

    async def open_match(self, game: str, **terms: Any) -> str:  # noqa: ANN401 - any term
        """Open a match."""
        return str((await self.post("/api/matches", {"game": game, **terms}))["id"])

    # The socket

    async def join(self, match: str, server: ServerProcess | None = None) -> None:
        """Open a socket and wait for the snapshot."""
        self.match = match
        self.server = server or self.server
        cookie = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        self.socket = await connect(
            f"{self.server.socket_url}/api/live/{match}",
            additional_headers={"Cookie": cookie} if cookie else {},
            open_timeout=PATIENCE,
            max_size=2**22,
            local_addr=(self.address, 0) if self.address else None,
            compression=self.compression,
        )
        self.number = 0
        self._reading = asyncio.create_task(self._read(self.socket))
        await self.until(lambda: self.number > 0)

    async def leave(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()
        if self._reading is not None:
            await self._reading
        self.socket = None

    async def close(self) -> None:
        """Go home."""
        await self.leave()
        await self.web.aclose()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._take(json.loads(text))
                self._changed.set()
        except ConnectionClosed:
            pass
        self._changed.set()

    def _take(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        kind = frame["kind"]
        if kind in {"snapshot", "event"}:
            self._know(frame)
        elif kind in {"ack", "refusal"} and frame.get("id"):
            self.acks[frame["id"]] = frame

    def _know(self, frame: dict[str, Any]) -> None:
        if frame["kind"] == "snapshot":
            self.own, self.moves = frame["own"], [move["text"] for move in frame["moves"]]
        else:
            assert frame["after"] == self.number, "a gap"
            shown = frame.get("moves", [])
            self.moves = (self.moves + [move["text"] for move in shown])[: frame["ply"]]
        self.number, self.ply, self.status = frame["number"], frame["ply"], frame["status"]
        self.to_act, self.offers = frame.get("to_act"), frame.get("offers")
        self.seats = frame.get("seats") or self.seats
        self.result = frame.get("result") or self.result

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds; a connection that ends before is an error."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                if self._reading is not None and self._reading.done():
                    raise ConnectionError(self.frames[-3:])
                self._changed.clear()
                await self._changed.wait()

    async def send(self, kind: str, **fields: Any) -> None:  # noqa: ANN401 - JSON
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps({"kind": kind, **fields}))

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
        """Send a message with an id and wait for the answer."""
        self._ids += 1
        name = fields.pop("id", f"{id(self)}-{self._ids}")
        await self.send(kind, id=name, **fields)
        await self.until(lambda: name in self.acks)
        return self.acks[name]

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
        """Give a command."""
        return await self.ask("do", command={"kind": kind, **fields})

    # Playing

    @property
    def to_move(self) -> bool:
        """Whether it is this player's turn."""
        return bool(offered(self.offers))

    async def until_turn(self) -> None:
        """Wait until it is this player's turn."""
        await self.until(lambda: self.to_move)

    async def move(self, text: str | None = None) -> dict[str, Any]:
        """Make a move, one that is offered by default, and wait until it is acknowledged and seen."""
        before = self.number
        answer = await self.ask("play", ply=self.ply, move=text or self.random.choice(offered(self.offers)))
        if answer["kind"] == "ack":
            await self.until(lambda: self.number > before)
        return answer

    async def play_on(self, until: Callable[[], object] | None = None) -> None:
        """Play whenever it is one's turn until the match ends, or something else holds."""
        done = until or (lambda: self.status in {"over", "aborted"})
        while not done():
            await self.until(lambda: self.to_move or done())
            if not done():
                answer = await self.move()
                assert answer["kind"] == "ack", answer


@asynccontextmanager
async def players(server: ServerProcess, *names: str) -> AsyncIterator[list[Player]]:
    """Some players who go home in the end."""
    made = [Player(server, name) for name in names]
    try:
        yield made
    finally:
        for player in made:
            await player.close()
