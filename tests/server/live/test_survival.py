"""What must go on: players change processes, a viewer stops reading; tests/proof kills processes."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import TYPE_CHECKING

import pytest

from tests.server.players import PATIENCE, Player, players

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.postgres import PostgresServer
    from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio


async def test_players_at_two_processes_play_one_match(
    serve: Callable[..., ServerProcess], postgres: PostgresServer
) -> None:
    """Two processes on one PostgreSQL: each serves one player, then one of them dies and the other serves both."""
    database = postgres.url(postgres.create())
    first, second = serve(database), serve(database)
    async with players(first, "anna") as (anna,), players(second, "bruno") as (bruno,):
        match = await anna.open_match("siam", ply_cap=12)
        await bruno.post(f"/api/matches/{match}/join")
        await anna.join(match)
        await bruno.join(match)
        await asyncio.gather(
            anna.play_on(lambda: anna.ply >= 6),
            bruno.play_on(lambda: bruno.ply >= 6),
        )
        first.kill()
        await asyncio.gather(anna.leave(), return_exceptions=True)
        await anna.join(match, second)
        await asyncio.gather(anna.play_on(), bruno.play_on())
        assert anna.moves == bruno.moves
        assert len(anna.moves) == 12


async def test_a_slow_viewer_is_dropped_and_nobody_waits(serve: Callable[..., ServerProcess]) -> None:
    """Somebody who does not read fills up and is sent away, while the others go on."""
    server = serve()
    async with players(server, "anna") as (anna,):
        match = await anna.open_match("jungla", hotseat=True)
        await anna.join(match)
        host, _, port = server.url.removeprefix("http://").rpartition(":")
        with socket.create_connection((host, int(port)), PATIENCE) as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.sendall(
                f"GET /api/live/{match} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            await anna.until(lambda: watching(anna) == 1)
            asking = b"".join(masked(json.dumps({"kind": "resync"}).encode()) for _ in range(190))
            deaf.sendall(asking)
            await anna.until(lambda: watching(anna) == 0)
        assert (await anna.move())["kind"] == "ack"
        text = (await anna.web.get("/metrics")).text
        assert "menagerie_dropped_total 1.0" in text


def watching(player: Player) -> int:
    """How many watch besides the players, as a player was last told."""
    return next((int(frame["watching"]) for frame in reversed(player.frames) if frame["kind"] == "presence"), 0)


def masked(payload: bytes) -> bytes:
    """A short message of a client, as RFC 6455 frames it."""
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload
