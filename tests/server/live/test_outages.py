"""A server process that is killed and started again: the outage is charged to nobody, however soon somebody plays."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect

from menagerie.play.stores.sql import open_store
from tests.server.hubs import ANNA, BRUNO, House, begun
from tests.server.players import PATIENCE, Player, offered, players

if TYPE_CHECKING:
    from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio

BASE = 6_000
OUTAGE = 11.0
"""Seconds; longer than a clock with what it may be late, and than two heartbeats."""
OTHERS = 40
"""Unfinished matches besides."""


async def test_a_move_right_after_a_restart_pays_for_no_outage(served: ServerProcess) -> None:
    """A move is the first message after an outage that is longer than the clock: it is made, in one of many matches."""
    async with players(served, "anna", "bruno") as (anna, bruno):
        clock = {"tempo": "realtime", "base": BASE, "increment": 0}
        match = await anna.open_match("siam", clock=clock)
        await bruno.post(f"/api/matches/{match}/join")
        for player in (anna, bruno):
            await player.join(match)
        for player in (anna, bruno):
            await player.until_turn()
            await player.move()
        await anna.until_turn()
        began = time.monotonic()
        served.kill()
        known = time.monotonic() - began
        await asyncio.gather(anna.leave(), bruno.leave(), return_exceptions=True)
        others = await fill(served.database)
        await asyncio.sleep(OUTAGE)
        served.restart()
        began = time.monotonic()
        frames = await first_message(anna, match, offered(anna.offers)[0])
        known += time.monotonic() - began
    answer = next(frame for frame in frames if frame["kind"] in {"ack", "refusal"})
    assert answer["kind"] == "ack", answer
    left = next(frame["clocks"]["left"][0] for frame in frames if frame["kind"] == "event" and frame.get("moves"))
    assert BASE - left <= known * 1000
    assert await credited(served.database, others) == dict.fromkeys(others, 1)


async def fill(database: str) -> list[str]:
    """Make matches on a clock while no server is up, as if one had been killed."""
    store = await open_store(database)
    for person in (ANNA, BRUNO):
        await store.create_guest(person, person.title(), 1)
    house = House(store)
    made = [await begun(house) for _ in range(OTHERS)]
    await house.hub.close()
    await store.close()
    return made


async def credited(database: str, matches: list[str]) -> dict[str, int]:
    """How often each match was credited."""
    store = await open_store(database)
    found = {each: sum(row.kind == "credited" for row in await store.entries(each)) for each in matches}
    await store.close()
    return found


async def first_message(player: Player, match: str, move: str) -> list[dict[str, Any]]:
    """Send a move before anything is read; return what is then received, up to the answer and the event."""
    cookie = "; ".join(f"{name}={value}" for name, value in player.web.cookies.items())
    url = f"{player.server.socket_url}/api/live/{match}"
    frames: list[dict[str, Any]] = []
    async with (
        asyncio.timeout(PATIENCE),
        connect(url, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE) as socket,
    ):
        await socket.send(json.dumps({"kind": "play", "id": "first", "ply": player.ply, "move": move}))
        while not any(frame["kind"] in {"ack", "refusal"} for frame in frames):
            frames.append(json.loads(await socket.recv()))
    return frames
