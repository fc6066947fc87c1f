"""How soon a server that was killed is back: ``python benchmarks/restart.py --matches 2000 --clients 800``.

It fills a database with unfinished matches on a clock, starts a server, kills it, starts it again, and lets the players
of the first matches come back all at once while the server credits the outage. It prints when all of them see their
match again, when a move that one of them sends first of all is acknowledged, and what the clock was charged for it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from menagerie.play.data.commands import Play, Sit
from menagerie.play.data.settings import Tempo, settings_for
from menagerie.play.stores.sql import open_store
from menagerie.server.live.hub import Hub
from menagerie.server.people.accounts import Accounts
from menagerie.server.settings import ServerSettings
from menagerie.server.support.clock import Clock
from menagerie.server.support.metrics import Metrics
from menagerie.server.support.services import Services

TEMPO = Tempo("realtime", 300_000, 3_000)
SECRET = "a secret of at least so many characters"  # noqa: S105 - of a server that is gone in a minute
OPENING = ("+a1N", "+a5S")


async def fill(database: str, matches: int) -> list[tuple[str, str, str]]:
    """Make unfinished matches of pairs of guests; return the id of each, with the cookies of both."""
    store, clock, metrics = await open_store(database), Clock(), Metrics()
    accounts = Accounts(store, SECRET.encode(), ServerSettings(database=database), metrics, clock)
    hub = Hub(Services(store, metrics, clock), None)  # type: ignore[arg-type]
    made = []
    for _ in range(matches):
        (anna, first), (bruno, second) = [await accounts.welcome(clock.now_ms(), "", "en") for _ in range(2)]
        match_id = await hub.matches.create(settings_for("siam", clock=TEMPO), anna.id)
        for person, name in ((anna, "Anna"), (bruno, "Bruno")):
            await hub.act(match_id, Sit(person.id, name))
        for ply, (person, move) in enumerate(zip((anna, bruno), OPENING, strict=True)):
            await hub.act(match_id, Play(person.id, ply, move))
        made.append((match_id, first, second))
    await hub.close()
    await accounts.close()
    await store.close()
    return made


class Process:
    """A server process, which can be killed and started again at the same port."""

    def __init__(self, database: str) -> None:
        """Start."""
        self._environment = {
            **os.environ,
            "MENAGERIE_DATABASE": database,
            "MENAGERIE_PORT": "0",
            "MENAGERIE_SECRET": SECRET,
            "MENAGERIE_LIMITS_SOCKETS": "100000",
            "MENAGERIE_LIMITS_REQUESTS": "1000000",
            "MENAGERIE_LOG_LEVEL": "warning",
        }
        self.start()

    def start(self) -> float:
        """Start, and return the seconds until the server listens."""
        began = time.monotonic()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "menagerie.server"], env=self._environment, stdout=subprocess.PIPE, text=True
        )
        said = self._process.stdout.readline() if self._process.stdout else ""
        self.url = said.strip().rpartition(" ")[2]
        self._environment["MENAGERIE_PORT"] = self.url.rpartition(":")[2]
        return time.monotonic() - began

    def kill(self) -> None:
        """Kill."""
        self._process.kill()
        self._process.wait()

    def processor(self) -> float:
        """Return the seconds of processor used so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def come_back(server: Process, match_id: str, cookie: str) -> tuple[ClientConnection, dict[str, object], float]:
    """Open a socket and wait for the snapshot; return when it was there."""
    socket = await connect(
        f"{server.url.replace('http', 'ws')}/api/live/{match_id}",
        additional_headers={"Cookie": f"menagerie={cookie}"},
        open_timeout=120,
        ping_interval=None,
        compression=None,
    )
    while True:
        frame = json.loads(await socket.recv())
        if frame["kind"] == "snapshot":
            return socket, frame, time.monotonic()


async def first_move(server: Process, match_id: str, cookie: str) -> tuple[float, int]:
    """Send a move as the very first message; return when it is acknowledged, and what the clock then shows."""
    socket = await connect(
        f"{server.url.replace('http', 'ws')}/api/live/{match_id}",
        additional_headers={"Cookie": f"menagerie={cookie}"},
        open_timeout=120,
    )
    await socket.send(json.dumps({"kind": "play", "id": "first", "ply": len(OPENING), "move": "+b1N"}))
    shown = 0
    while True:
        frame = json.loads(await socket.recv())
        if frame["kind"] == "event":
            shown = frame["clocks"]["left"][0]
        if frame["kind"] in {"ack", "refusal"}:
            if frame["kind"] == "refusal":
                sys.exit(f"the first move was refused: {frame}")
            await socket.close()
            return time.monotonic(), shown


async def measure(matches: int, clients: int, outage: float) -> None:
    """Kill a server, start it again and let everybody come back."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/server.db"
        made = await fill(database, matches)
        server = Process(database)
        await asyncio.sleep(1)
        server.kill()
        await asyncio.sleep(outage)
        started = server.start()
        began = time.monotonic()
        people = [(match_id, cookie) for match_id, *cookies in made[:-1] for cookie in cookies][:clients]
        moving = asyncio.create_task(first_move(server, *made[-1][:2]))
        back = await asyncio.gather(*(come_back(server, *each) for each in people))
        acknowledged, shown = await moving
        times = sorted(at - began for _, _, at in back)
        print(
            f"{matches} unfinished matches, {clients} clients, killed for {outage:.0f} s; starting took {started:.1f} s"
        )
        print(f"all back after {times[-1]:.2f} s, half of them after {times[len(times) // 2]:.2f} s")
        print(f"the first move was acknowledged after {acknowledged - began:.2f} s")
        print(f"its clock shows {shown / 1000:.1f} s of {(TEMPO.base + TEMPO.increment) / 1000:.0f} s")
        print(f"processor of the server since its start: {server.processor():.1f} s")
        for socket, _, _ in back:
            socket.transport.abort()
        server.kill()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How soon a server that was killed is back.")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--clients", type=int, default=800)
    parser.add_argument("--outage", type=float, default=5)
    given = parser.parse_args()
    asyncio.run(measure(given.matches, given.clients, given.outage))
