"""Kills: SIGKILL at random moments while clients play; nothing that was acknowledged is lost, doubled or reordered.

On PostgreSQL its server is killed too. Some outages are long. Then many matches wait for their players, some of whom
move at once. Every client checks after each turn that its clock counted no more than the time in which it could play.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from proof.frame.checks import DOUBLED, LOST, MADE_UP, REORDERED, TIME, Problem, problems, stored_logs
from proof.frame.houses import POSTGRESQL, SQLITE, House, house, sit
from proof.frame.reports import Report

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable

    from rich.progress import Progress

    from proof.frame.clients import Client

    Told = Callable[[], object]
    """Called after each step, for a progress bar."""

CLOCK = {"tempo": "realtime", "base": 3_600_000, "increment": 0}
CHARGED = "charged"
GAMES = ("siam", "jungla", "comet")
LONG = 5.0
"""Seconds from which an outage is long."""
AT_ONCE = 6
"""Waiting matches in which somebody moves right after a long outage."""


@dataclass(frozen=True)
class Plan:
    """How many kills, and of what."""

    database: str = SQLITE
    kills: int = 1000
    seed: int = 1
    pairs: int = 6
    """Matches that are played all the time."""
    waiting: int = 200
    """Matches that wait, unfinished, with clocks that run."""
    longest: float = 20.0
    """Seconds of the longest outage."""
    long_ones: float = 0.04
    """The share of long outages."""


class Kills:
    """One campaign on one database."""

    def __init__(self, plan: Plan, place: House, told: Told) -> None:
        """Plan it; `told` is called after each kill."""
        self.plan = plan
        self.house = place
        self.random = Random(plan.seed)
        self.kinds: Counter[str] = Counter()
        self.in_flight = 0
        """Moves that were on their way when the server was killed."""
        self.problems: list[Problem] = []
        self._told = told
        self._waiting: list[list[Client]] = []
        self._clients: list[Client] = []

    async def run(self) -> None:
        """Play and kill, then check everything."""
        await self._open_waiting()
        playing = [asyncio.create_task(self._play(number)) for number in range(self.plan.pairs)]
        killing = asyncio.create_task(self._kill())
        try:
            await asyncio.wait([killing, *playing], return_when=asyncio.FIRST_COMPLETED)
            for task in (*playing, killing):
                if task.done():
                    task.result()
        finally:
            for task in (*playing, killing):
                task.cancel()
            await asyncio.gather(*playing, killing, return_exceptions=True)
        await self._move_at_once()
        for each in self._clients:
            with suppress(OSError):
                await each.close()
        self.house.server.stop()
        self.problems = problems(self.house.ledger, stored_logs(self.house.database))
        for each in self._clients:
            self.problems += [Problem(CHARGED, text) for text in each.overcharged]

    # Playing

    async def _play(self, number: int) -> None:
        """Let two clients play match after match."""
        clients = [self._client(f"pair{number}-{seat}") for seat in (1, 2)]
        while True:
            await sit(clients, GAMES[number % len(GAMES)], clock=CLOCK)
            async with asyncio.TaskGroup() as group:
                for each in clients:
                    group.create_task(each.play_to_the_end())
            for each in clients:
                await each.drop()

    def _client(self, name: str) -> Client:
        self._clients.append(self.house.client(name))
        return self._clients[-1]

    async def _open_waiting(self) -> None:
        """Open matches in which everybody has moved, and whose players have left."""
        for number in range(self.plan.waiting):
            clients = [self._client(f"waiting{number}-{seat}") for seat in (1, 2)]
            await sit(clients, "siam", clock=CLOCK)
            for each in sorted(clients, key=lambda client: client.seat):
                await each.until_turn()
                await each.move_once()
            for each in clients:
                await each.leave()
            self._waiting.append(clients)

    async def _move_at_once(self) -> None:
        """Let players of some waiting matches come back and move at once; then the next one's clock waits."""
        chosen = self.random.sample(self._waiting, min(AT_ONCE, len(self._waiting)))
        await asyncio.gather(*(self._turn(clients) for clients in chosen))

    async def _turn(self, clients: list[Client]) -> None:
        """Let whoever is to act move, the match permitting."""
        for each in clients:
            await each.come_back()
        while not any(each.over for each in clients):
            mover = next((each for each in clients if each.to_move), None)
            if mover is not None:
                await mover.move_once()
                if mover.pending is None:
                    break
            await asyncio.sleep(0.01)
        for each in clients:
            await each.drop()

    # Killing

    async def _kill(self) -> None:
        while sum(self.kinds.values()) < self.plan.kills:
            await asyncio.sleep(self.random.uniform(0.05, 1.5))
            long = self.random.random() < self.plan.long_ones
            outage = self.random.uniform(LONG, self.plan.longest) if long else self.random.uniform(0, 0.3)
            self.in_flight += sum(each.pending is not None for each in self._clients)
            await self._strike(outage)
            self._told()
            if long:
                await self._move_at_once()
        await asyncio.sleep(1)

    async def _strike(self, outage: float) -> None:
        place, draw = self.house, self.random.random()
        if place.postgres is None:
            starting = self.random.uniform(0, 1.5) if draw < 0.1 else None
            self.kinds["server"] += 1
            self.kinds["server, while it starts"] += starting is not None
            await place.restart(outage, starting)
        elif draw < 0.4:
            self.kinds["server"] += 1
            await place.restart(outage)
        elif draw < 0.7:
            self.kinds["PostgreSQL"] += 1
            await place.restart_database(outage)
        else:
            self.kinds["server and PostgreSQL"] += 1
            await place.restart_both(outage)

    # The report

    def report(self, name: str) -> Report:
        """Tell what happened."""
        report = Report(name, ("kills", self.plan.database))
        ledger, clients = self.house.ledger, self._clients
        acknowledged = [each for each in ledger.attempts.values() if each.acknowledged is not None]
        again = [each for each in acknowledged if each.sent > 1]
        outages = [each.ended - each.began for each in ledger.outages]
        found = Counter(each.what for each in self.problems)
        report.add("SIGKILLs", ", ".join(f"{count:,} {what}" for what, count in self.kinds.items() if count))
        report.add("outages, the longest", f"{sum(outages):,.0f} s, {max(outages):.1f} s")
        report.add("matches, of them waiting", f"{len(ledger.matches):,}, {len(self._waiting):,}")
        report.add("moves acknowledged", len(acknowledged))
        report.add("moves on their way at a kill", self.in_flight)
        report.add("sent again, of them stored before", f"{len(again):,}, {sum(each.found for each in again):,}")
        report.add("times that clients came back", sum(each.returns for each in clients))
        report.add("turns whose clock was checked", sum(each.turns for each in clients))
        for what in (LOST, DOUBLED, REORDERED, MADE_UP):
            report.add(f"**moves {what}**", found[what])
        report.add("**turns charged for an outage**", found[CHARGED])
        report.add("**games lost on time**", found[TIME])
        report.problems = [f"{each.what}: {each.text}" for each in self.problems]
        return report


async def campaign(plan: Plan, told: Told = lambda: None) -> Report:
    """Run one campaign."""
    async with house(plan.database) as place:
        kills = Kills(plan, place, told)
        await kills.run()
        return kills.report(f"kills-{plan.database}")


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the options."""
    parser.add_argument("--database", choices=(SQLITE, POSTGRESQL), default=SQLITE)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--waiting", type=int, default=200, help="unfinished matches that wait for their players")
    parser.add_argument("--longest", type=float, default=20.0, help="seconds of the longest outage")


def run(given: Namespace, progress: Progress) -> Report:
    """Run the campaign of the command line."""
    task = progress.add_task(f"kills on {given.database}", total=given.kills)
    plan = Plan(given.database, given.kills, given.seed, waiting=given.waiting, longest=given.longest)
    return asyncio.run(campaign(plan, lambda: progress.advance(task)))
