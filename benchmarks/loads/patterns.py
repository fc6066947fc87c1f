"""What is asked of every contestant alike: as many moves as it can, a steady pace, a restart, idle matches."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from benchmarks.loads.players import Contestant, Player, Tally, gathered

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    Wait = Callable[[float], Awaitable[None]]
    """Waits some seconds, and shows that it does."""

WARM_UP = 2.0
"""Seconds of play before anything is counted."""


@dataclass
class Pace:
    """How a server did for a while."""

    moves: float
    """Acknowledged moves a second."""
    processor: float
    """Milliseconds of processor for each, all server processes together."""
    median: float
    """Milliseconds until half of the moves were acknowledged."""
    slowest: float
    """Milliseconds until 99 of 100 moves were."""
    refused: int


async def seated(contestant: Contestant, matches: int) -> list[Player]:
    """Open matches and connect their players, who share a tally."""
    players = await contestant.open(matches)
    tally = Tally()
    for player in players:
        player.tally = tally
    await gathered([player.come_back() for player in players])
    return players


def leave(players: Sequence[Player]) -> None:
    """Let players go."""
    for player in players:
        player.on_turn = lambda _: None
        player.leave()


async def measured(contestant: Contestant, tally: Tally, seconds: float, wait: Wait) -> Pace:
    """Count for a while."""
    await wait(WARM_UP)
    tally.clear()
    spent = sum(process.processor for process in contestant.processes)
    began = time.perf_counter()
    await wait(seconds)
    took = time.perf_counter() - began
    spent = sum(process.processor for process in contestant.processes) - spent
    waits = sorted(tally.waits) or [float("nan")]
    half, most = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    done = max(1, len(tally.waits))
    return Pace(len(tally.waits) / took, spent / done * 1e3, half * 1e3, most * 1e3, tally.refused)


async def saturate(contestant: Contestant, players: Sequence[Player], seconds: float, wait: Wait) -> Pace:
    """Let everybody move as soon as it is their turn."""
    for player in players:
        player.on_turn = Player.move
    for player in players:
        if player.to_move:
            player.move()
    pace = await measured(contestant, players[0].tally, seconds, wait)
    for player in players:
        player.on_turn = lambda _: None
    await asyncio.sleep(1)
    return pace


async def keep_pace(contestant: Contestant, players: Sequence[Player], rate: float, seconds: float, wait: Wait) -> Pace:
    """Let so many moves be made a second; a move that has to wait for its turn in the loop waits for the server too."""
    ready = deque(player for player in players if player.to_move)
    for player in players:
        player.on_turn = ready.append

    async def beat() -> None:
        due = time.perf_counter()
        while True:
            due += 1 / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if ready:
                ready.popleft().move(due)

    beating = asyncio.create_task(beat())
    pace = await measured(contestant, players[0].tally, seconds, wait)
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    return pace


async def restart(contestant: Contestant, players: Sequence[Player]) -> tuple[float, float]:
    """Kill the servers and start them; return the seconds until they listen, and until everybody sees their match."""
    for process in contestant.processes:
        process.kill()
    for player in players:
        player.shown.clear()
    began = time.perf_counter()
    for process in contestant.processes:
        process.restart()
    listening = asyncio.create_task(asyncio.to_thread(lambda: [each.wait() for each in contestant.processes]))
    back = [asyncio.create_task(player.come_back()) for player in players]
    await listening
    up = time.perf_counter() - began
    await asyncio.gather(*back)
    return up, time.perf_counter() - began


async def memory_of_idle(contestant: Contestant, matches: int) -> float:
    """Open matches at which nobody looks; return the kilobytes of each."""
    await contestant.open(50)
    before = await tidied(contestant)
    await contestant.open(matches)
    return (await tidied(contestant) - before) / matches / 1024


async def tidied(contestant: Contestant) -> int:
    """Return the memory of a server that has let go of what it does not need."""
    contestant.tidy()
    await asyncio.sleep(2)
    return contestant.processes[0].memory
