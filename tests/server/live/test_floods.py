"""Sockets that send without end: every frame is charged, others are served in between, and the socket is closed."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from menagerie.server import state
from menagerie.server.live import connections
from menagerie.server.support.rate_limits import Bucket
from menagerie.server.wire import messages as wire
from tests.server.hubs import FakeClock
from tests.server.players import players
from tests.server.site import Site

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from websockets.asyncio.client import ClientConnection

    from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio

TOO_MANY = {"type": "websocket.close", "code": 4429, "reason": "request/too-many"}


class Flood:
    """A client whose messages are all there at once, and never end."""

    def __init__(self, site: Site, match: str, text: str, address: str = "10.0.0.9") -> None:
        """Send the same text again and again."""
        self.app = site.app
        self.text = text
        self.received = 0
        self.sent: list[Mapping[str, Any]] = []
        self.scope = {
            "type": "websocket",
            "path": f"/api/live/{match}",
            "raw_path": f"/api/live/{match}".encode(),
            "query_string": b"",
            "root_path": "",
            "scheme": "ws",
            "client": (address, 1),
            "server": ("testserver", 80),
            "subprotocols": [],
            "headers": [(b"host", b"testserver")],
        }
        self._opened = False

    async def receive(self) -> dict[str, Any]:
        """Return the next message at once."""
        if not self._opened:
            self._opened = True
            return {"type": "websocket.connect"}
        self.received += 1
        return {"type": "websocket.receive", "text": self.text}

    async def send(self, message: Mapping[str, Any]) -> None:
        """Keep what is sent."""
        self.sent.append(message)

    async def run(self) -> Mapping[str, Any]:
        """Flood until the server has enough; return the last that it sent."""
        await asyncio.wait_for(self.app(self.scope, self.receive, self.send), 60)
        return self.sent[-1]


@pytest.fixture
async def quiet(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401 - a generator
    """A server on which a socket may send 30 frames and an address 100; as its clock stands, nothing is refilled."""
    monkeypatch.setattr(connections, "FRAMES", (30, 20))
    monkeypatch.setattr(connections, "FLOOD_COST", 10)
    monkeypatch.setattr(state, "FRAMES_AT_ONCE", 100)
    async with Site(sqlite_database, FakeClock()) as site:
        yield site


async def opened(site: Site) -> str:
    """A match that anybody may watch."""
    anna = await site.guest("Anna")
    return str((await anna.post("/api/matches", json={"game": "siam"})).json()["id"])


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ('{"kind":"pong","beat":1}', 30),
        ('{"kind":"resync"}', 30),
        ("no message", 3),
        ('{"kind":"none"}', 3),
        ("x" * 5000, 3),
    ],
)
async def test_whoever_sends_without_end_is_sent_away(
    quiet: Site, monkeypatch: pytest.MonkeyPatch, text: str, most: int
) -> None:
    """Frames are charged before they are read, those that cannot be read more; beyond that nothing is read at all."""
    flood = Flood(quiet, await opened(quiet), text)
    read, decode = [], wire.decode

    def counted(given: str | bytes) -> Any:  # noqa: ANN401 - any message
        read.append(given)
        return decode(given)

    monkeypatch.setattr(wire, "decode", counted)
    assert await flood.run() == TOO_MANY
    assert len(read) <= most
    assert flood.received <= most + 1


async def test_others_are_served_between_two_frames(quiet: Site) -> None:
    """Messages that wait already are not all answered in one go."""
    turns = 0

    async def bystander() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    flood = Flood(quiet, await opened(quiet), '{"kind":"pong","beat":1}')
    before = []
    receive = flood.receive

    async def noted() -> dict[str, Any]:
        before.append(turns)
        return await receive()

    flood.receive = noted  # type: ignore[method-assign]
    task = asyncio.create_task(bystander())
    await flood.run()
    task.cancel()
    frames = before[2:]
    assert len(frames) >= 29
    assert all(earlier < later for earlier, later in pairwise(frames))


async def test_an_address_that_floods_opens_no_more_sockets(quiet: Site) -> None:
    """Each socket that is closed for it costs the address; in the end it is refused before it is heard."""
    match = await opened(quiet)
    last: Mapping[str, Any] = {}
    for _ in range(10):
        flood = Flood(quiet, match, '{"kind":"pong","beat":1}')
        last = await flood.run()
    assert flood.received == 0
    assert last == {"type": "websocket.close", "code": 1008, "reason": "request/too-many"}
    elsewhere = Flood(quiet, match, '{"kind":"pong","beat":1}', "10.0.0.10")
    await elsewhere.run()
    assert elsewhere.received > 0


def test_a_bucket_refills() -> None:
    """What is used comes back over time, up to the most."""
    now = [0.0]
    bucket = Bucket(10, 5, lambda: now[0])
    assert bucket.take(10)
    assert not bucket.take()
    now[0] = 1.0
    assert bucket.take(2)
    assert not bucket.take()
    now[0] = 100.0
    assert not bucket.take(11)
    assert bucket.take(10)


@pytest.mark.parametrize("control", [True, False])
async def test_frames_are_counted_before_the_application_sees_them(
    serve: Callable[..., ServerProcess], *, control: bool
) -> None:
    """Pings of the protocol, which no application sees, and messages are closed with the same code; others play on."""
    server = serve()
    async with players(server, "anna") as (anna,):
        match = await anna.open_match("siam", hotseat=True)
        await anna.join(match)
        flood = await connect(f"{server.socket_url}/api/live/{match}", max_size=2**22)
        with pytest.raises(ConnectionClosed):
            await send_on(flood, control=control)
        assert flood.close_code == 4429
        assert (await anna.move())["kind"] == "ack"


async def send_on(socket: ClientConnection, *, control: bool) -> None:
    """Send frames until the connection is closed."""
    for number in range(200_000):
        if control:
            await socket.ping(str(number))
        else:
            await socket.send(json.dumps({"kind": "pong", "beat": number}))
        await asyncio.sleep(0)  # so that the client reads, too
