"""Menagerie as a contestant: `menagerie serve` on SQLite or PostgreSQL, and players who use the offers it sends."""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING

import httpx
import msgspec

from benchmarks.loads.players import Player, gathered
from benchmarks.loads.processes import CORES, SERVER, Process

if TYPE_CHECKING:
    from pathlib import Path

LIMITS = ("requests", "frames", "account_requests", "guests", "files", "matches", "sockets")
"""What one address may do is no limit here; the guests of the benchmark come from one."""
MANY = 100_000_000
random = Random(14)


class Grip(msgspec.Struct):
    """A piece that can be taken up."""

    to: list[tuple[str, str, int]]


class Choice(msgspec.Struct):
    """A move by name."""

    text: str


class Offers(msgspec.Struct):
    """All legal moves."""

    grips: list[Grip] = []
    endings: list[list[tuple[str, float | None]]] = []
    choices: list[Choice] = []


class Told(msgspec.Struct):
    """What a player needs of a message; the rest is skipped."""

    kind: str
    ply: int = 0
    beat: int = 0
    status: str = ""
    offers: Offers | None = None
    code: str = ""


read = msgspec.json.Decoder(Told).decode


class OurPlayer(Player):
    """A guest with a cookie."""

    offers: Offers | None = None
    ply = 0
    _sent = 0

    def take(self, text: bytes) -> None:
        """Read one message."""
        told = read(text)
        if told.kind in {"event", "snapshot"}:
            self.ply, self.offers = told.ply, told.offers
            self.shown.set()
            if told.status == "over":
                self.tally.over += 1
            elif self.offers is not None:
                self.awaited()
        elif told.kind == "ack":
            self.acknowledged()
        elif told.kind == "clock":
            self.send(b'{"kind":"pong","beat":%d}' % told.beat)
        elif told.kind == "refusal":
            self.tally.refused += 1

    def chosen(self) -> bytes:
        """Return the message that makes a random legal move, from the offers."""
        offers = self.offers
        assert offers is not None  # noqa: S101 - it is their turn
        if offers.grips:
            _, text, place = random.choice(random.choice(offers.grips).to)
            text += random.choice(offers.endings[place])[0]
        else:
            text = random.choice(offers.choices).text
        self._sent += 1
        return b'{"kind":"play","id":"%d-%d","ply":%d,"move":"%s"}' % (id(self), self._sent, self.ply, text.encode())


class Ours:
    """One or several processes of Menagerie on one database."""

    durable = True

    def __init__(self, name: str, folder: Path, database: str, processes: int = 1) -> None:
        """Start the servers."""
        self.name = name
        self.folder = folder
        self.database = database
        folder.mkdir(exist_ok=True)
        limits = {f"MENAGERIE_LIMITS_{limit.upper()}": str(MANY) for limit in LIMITS}
        command = [sys.executable, "-m", "menagerie", "serve", "--port", "PORT", "--database", database, "--no-qr"]
        on = SERVER if processes == 1 else set(CORES)
        self.processes = [
            Process(command, folder, ready="/health", on=on, environment=limits) for _ in range(processes)
        ]
        self._people = 0

    async def open(self, matches: int) -> list[Player]:
        """Open matches of two guests; the two of a match use the same process."""
        pairs = await gathered([self._pair(self.processes[each % len(self.processes)]) for each in range(matches)])
        return [player for pair in pairs for player in pair]

    async def _pair(self, process: Process) -> list[Player]:
        async with httpx.AsyncClient(base_url=process.url, timeout=60, verify=False) as host:  # noqa: S501 - no TLS
            made = await host.post("/api/matches", json={"game": "siam"})
            cookies = [made.raise_for_status().cookies["menagerie"]]
            match = made.json()["id"]
            host.cookies.clear()
            joined = await host.post(f"/api/matches/{match}/join", json={})
            cookies.append(joined.raise_for_status().cookies["menagerie"])
        url = f"{process.url.replace('http', 'ws', 1)}/api/live/{match}"
        players: list[Player] = []
        for cookie in cookies:
            self._people += 1
            players.append(OurPlayer(self._people, url, {"Cookie": f"menagerie={cookie}"}))
        return players

    def tidy(self) -> None:
        """Do nothing: memory that nobody needs is free at once."""

    def close(self) -> None:
        """Stop the servers."""
        for process in self.processes:
            process.stop()
