"""A server that stands still, and one whose system clock jumps: nobody loses time by either."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.server import jumping
from tests.server.players import Player, offered, players
from tests.server.process import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


pytestmark = pytest.mark.anyio


class JumpingServer(ServerProcess):
    """A server whose system clock jumps."""

    program = (str(jumping.__file__),)


BASE = 8_000
FROZEN = 9.0
"""Seconds; longer than a clock with what it may be late."""


async def timed(anna: Player, bruno: Player, base: int) -> str:
    """A match in which the free turns are over and the clock of the first seat runs."""
    match = await anna.open_match("siam", clock={"tempo": "realtime", "base": base, "increment": 0})
    await bruno.post(f"/api/matches/{match}/join")
    for player in (anna, bruno):
        await player.join(match)
    await move_each(anna, bruno)
    await anna.until(lambda: anna.to_move)
    return match


async def move_each(*movers: Player) -> None:
    """Let each make a move."""
    for player in movers:
        await player.until_turn()
        answer = await player.move()
        assert answer["kind"] == "ack", answer


@pytest.mark.parametrize("sent", ["meanwhile", "afterwards"])
async def test_a_frozen_process_costs_nobody_time(serve: Callable[..., ServerProcess], sent: str) -> None:
    """A process is frozen for longer than a clock lasts; a move that comes meanwhile or right after it counts."""
    server = serve()
    async with players(server, "anna", "bruno") as (anna, bruno):
        await timed(anna, bruno, BASE)
        move = {"id": "move", "ply": anna.ply, "move": offered(anna.offers)[0]}
        server.freeze()
        try:
            if sent == "meanwhile":
                await anna.send("play", **move)
            await asyncio.sleep(FROZEN)
        finally:
            server.thaw()
        if sent == "afterwards":
            await anna.send("play", **move)
        await anna.until(lambda: "move" in anna.acks)
        assert anna.acks["move"]["kind"] == "ack", anna.acks["move"]
        await bruno.until(lambda: bruno.to_move)
        assert (await bruno.move())["kind"] == "ack"
    assert "the server stood still" in server.said()


@pytest.mark.parametrize("seconds", [3600, -3600])
async def test_a_jump_of_the_clock_costs_nobody_time(
    serve: Callable[..., ServerProcess], tmp_path: Path, seconds: int
) -> None:
    """The system's clock jumps by an hour in a game with short clocks: the game goes on, also after a restart."""
    jump = tmp_path / "jump"
    jump.write_text("0", encoding="ascii")
    server = serve(kind=JumpingServer, MENAGERIE_TEST_JUMP=str(jump))
    async with players(server, "anna", "bruno") as (anna, bruno):
        match = await timed(anna, bruno, 600_000)
        jump.write_text(str(seconds), encoding="ascii")
        await move_each(anna, bruno)
        server.kill()
        await asyncio.gather(anna.leave(), bruno.leave(), return_exceptions=True)
        server.restart()
        for player in (anna, bruno):
            await player.join(match)
        await move_each(anna, bruno)
