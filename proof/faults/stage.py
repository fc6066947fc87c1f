"""The stage of a fault: clients who play on a real server while something goes wrong, and what they see of it."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from proof.frame.checks import Problem, problems, stored_logs
from proof.frame.houses import SQLITE, House, Served, house, sit
from proof.frame.ledger import DATABASE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from proof.frame.clients import Client
    from tests.server.process import ServerProcess

CLOCK = {"tempo": "realtime", "base": 60_000, "increment": 0}
"""Short enough that somebody would lose on time if a fault were charged."""
GAMES = ("siam", "jungla", "comet")
RECOVERY = 90.0
"""Seconds within which everybody plays again, on a busy machine."""
CHARGED, STUCK, SILENT = "charged", "stuck", "no clear error"


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong."""

    words: str
    strike: Callable[[Stage], Awaitable[None]]
    """Lets it go wrong for a while and puts it right again."""
    told: bool = False
    """Whether clients are told with a refusal that the server cannot store their moves."""
    process: type[ServerProcess] = Served
    database: str = SQLITE
    missing: Callable[[], str] = lambda: ""
    """Says what this machine lacks for it."""


@dataclass
class Stage:
    """Clients who play while something goes wrong."""

    place: House
    seconds: float
    random: Random
    pairs: list[list[Client]] = field(default_factory=list)
    also: list[Problem] = field(default_factory=list)
    """What else was found."""
    notes: list[str] = field(default_factory=list)
    """What is worth telling."""

    @property
    def clients(self) -> list[Client]:
        """Everybody who plays."""
        return [each for pair in self.pairs for each in pair]

    def pid(self) -> int:
        """The process of the server."""
        return self.place.server.process.pid

    def acknowledged(self, pair: list[Client]) -> int:
        """How many moves of a pair were acknowledged."""
        names = tuple(f"{each.name}-" for each in pair)
        attempts = self.place.ledger.attempts.values()
        return sum(each.acknowledged is not None and each.id.startswith(names) for each in attempts)

    async def wait(self) -> None:
        """Let the fault last."""
        await asyncio.sleep(self.seconds)

    @asynccontextmanager
    async def store_fails(self) -> AsyncIterator[None]:
        """Note that moves cannot be stored, from the first that is refused."""
        gone = self.place.ledger.begin_outage(DATABASE)
        yield
        self.place.ledger.end_outage(gone)


async def play(pair: list[Client], game: str) -> None:
    """Let two clients play match after match."""
    while True:
        await sit(pair, game, clock=CLOCK)
        async with asyncio.TaskGroup() as group:
            for each in pair:
                group.create_task(each.play_to_the_end())
        for each in pair:
            await each.drop()


async def goes_on(stage: Stage, playing: list[asyncio.Task[None]], moves: int = 2) -> bool:
    """Wait until every pair has made some more moves; return whether they did."""
    before = [stage.acknowledged(pair) for pair in stage.pairs]
    until = time.monotonic() + RECOVERY
    while time.monotonic() < until:
        for task in playing:
            if task.done():
                task.result()
        if all(stage.acknowledged(pair) >= old + moves for pair, old in zip(stage.pairs, before, strict=True)):
            return True
        await asyncio.sleep(0.05)
    return False


async def perform(fault: Fault, seconds: float, seed: int) -> Stage:
    """Play, let something go wrong, see that everybody plays on, and compare the database with the ledger."""
    async with house(fault.database, fault.process) as place:
        stage = Stage(place, seconds, Random(seed))
        stage.pairs = [[place.client(f"pair{number}-{seat}") for seat in (1, 2)] for number in range(len(GAMES))]
        playing = [asyncio.create_task(play(pair, game)) for pair, game in zip(stage.pairs, GAMES, strict=True)]
        try:
            if not await goes_on(stage, playing):
                stage.also.append(Problem(STUCK, "nobody played before the fault"))
            await fault.strike(stage)
            if not await goes_on(stage, playing, 4):
                stage.also.append(Problem(STUCK, "somebody could not go on after the fault"))
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        for each in stage.clients:
            await each.drop()
            await each.web.aclose()
            stage.also += [Problem(CHARGED, text) for text in each.overcharged]
        place.server.stop()
        stage.also += problems(place.ledger, stored_logs(place.database))
        if fault.told and not place.ledger.refusals.get("server/store"):
            stage.also.append(Problem(SILENT, f"clients were told {place.ledger.refusals}"))
        return stage
