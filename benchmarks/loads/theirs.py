"""boardgame.io as a contestant: its server from npm with a small game of ours, and players who speak its protocol."""

from __future__ import annotations

import shutil
import signal
import subprocess
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import httpx
import msgspec

from benchmarks.loads.players import Player, gathered
from benchmarks.loads.processes import SERVER, Process

if TYPE_CHECKING:
    from collections.abc import Sequence

PACKAGES = ("boardgame.io@0.50.2", "node-persist@3", "koa-compose@4.1.0")
"""The second is what its FlatFile store needs; with a newer third its lobby answers nothing but 404."""
SOURCES = Path(__file__).parent / "boardgameio"
GAME = "herd"
NEIGHBOURS = [
    [to for to in (at - 5, at + 5, at - 1 if at % 5 else -1, at + 1 if at % 5 < 4 else -1) if 0 <= to < 25]
    for at in range(25)
]
EDGE = [at for at in range(25) if at % 5 in {0, 4} or at // 5 in {0, 4}]
random = Random(14)


def install(folder: Path) -> None:
    """Install boardgame.io into a folder, unless it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "node_modules" / "boardgame.io").exists():
        npm = shutil.which("npm")
        if npm is None:
            raise LookupError("npm is not installed here")
        command = [npm, "install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", str(folder), *PACKAGES]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    for source in SOURCES.iterdir():
        shutil.copy(source, folder)


class Herd(msgspec.Struct):
    """The state of the game: cells with 0 or seat * 4 + facing, and what stands beside the board."""

    cells: list[int]
    left: list[int]


class Turn(msgspec.Struct):
    """Whose turn it is."""

    player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """What a player needs of a state."""

    herd: Herd = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The answer to `sync`."""

    state: State


read_parts = msgspec.json.Decoder(list[msgspec.Raw]).decode
read_state = msgspec.json.Decoder(State).decode
read_synced = msgspec.json.Decoder(Synced).decode


class TheirPlayer(Player):
    """A client of boardgame.io over socket.io, on a websocket from the beginning."""

    def __init__(self, number: int, url: str, match: str, seat: str, credentials: str) -> None:
        """Know the match and the seat."""
        super().__init__(number, url)
        self._match, self._seat, self._credentials = match, seat, credentials
        self._waiting = False
        self.state: State | None = None

    def take(self, text: bytes) -> None:
        """Read one packet: 0 opens, 2 is a heartbeat, 40 welcomes, 42 is an event."""
        if text.startswith(b"42/"):
            name, _, told, *_ = read_parts(text[text.index(b",") + 1 :])
            if bytes(name) == b'"update"':
                self._know(read_state(told))
            elif bytes(name) == b'"sync"':
                self._know(read_synced(told).state)
        elif text.startswith(b"0"):
            self.send(b"40/%s," % GAME.encode())
        elif text.startswith(b"40"):
            asked = ["sync", self._match, self._seat, self._credentials, 2]
            self.send(b"42/%s," % GAME.encode() + msgspec.json.encode(asked))
        elif text == b"2":
            self.send(b"3")

    def _know(self, state: State) -> None:
        """Take over a state; there is no other acknowledgement than the state after one's move."""
        own = state.turn.player == self._seat
        self.state = state
        self.shown.set()
        if self._waiting and not own:
            self._waiting = False
            self.acknowledged()
        if own:
            self.awaited()

    def chosen(self) -> bytes:
        """Return the packet that makes a random legal move."""
        state = self.state
        assert state is not None  # noqa: S101 - it is their turn
        self._waiting = True
        action = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "act",
                "args": chosen(state.herd, int(self._seat)),
                "playerID": self._seat,
                "credentials": self._credentials,
            },
        }
        asked = ["update", action, state.number, self._match, self._seat]
        return b"42/%s," % GAME.encode() + msgspec.json.encode(asked)


def chosen(herd: Herd, seat: int) -> Sequence[int]:
    """Return a random legal move: enter at the edge, step to a free neighbour, or turn."""
    facing = random.randrange(4)
    free = [at for at in EDGE if not herd.cells[at]]
    if herd.left[seat] and free:
        return (-1, random.choice(free), facing)
    own = [at for at in range(25) if herd.cells[at] and herd.cells[at] // 4 == seat + 1]
    at = random.choice(own)
    steps = [to for to in NEIGHBOURS[at] if not herd.cells[to]]
    return (at, random.choice(steps), facing) if steps else (at, at, (herd.cells[at] + 1) % 4)


class Theirs:
    """The server of boardgame.io, in memory or with its FlatFile store."""

    def __init__(self, name: str, modules: Path, folder: Path, *, files: bool) -> None:
        """Start the server."""
        self.name = name
        self.durable = files
        folder.mkdir(exist_ok=True)
        command = [
            "node",
            "--expose-gc",
            str(modules / "server.js"),
            "PORT",
            *([str(folder / "matches")] if files else []),
        ]
        self.processes = [Process(command, folder, ready="/games", on=SERVER)]
        self._people = 0

    async def open(self, matches: int) -> list[Player]:
        """Open matches of two."""
        url = self.processes[0].url
        async with httpx.AsyncClient(base_url=url, timeout=60, verify=False) as web:  # noqa: S501 - no TLS
            pairs = await gathered([self._pair(web) for _ in range(matches)])
        return [player for pair in pairs for player in pair]

    async def _pair(self, web: httpx.AsyncClient) -> list[Player]:
        made = await web.post(f"/games/{GAME}/create", json={"numPlayers": 2})
        match = made.raise_for_status().json()["matchID"]
        url = f"{self.processes[0].url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        players: list[Player] = []
        for seat in ("0", "1"):
            joined = await web.post(f"/games/{GAME}/{match}/join", json={"playerID": seat, "playerName": seat})
            credentials = joined.raise_for_status().json()["playerCredentials"]
            self._people += 1
            players.append(TheirPlayer(self._people, url, match, seat, credentials))
        return players

    def tidy(self) -> None:
        """Let go of memory that nobody needs."""
        self.processes[0].signal(signal.SIGUSR2)

    def close(self) -> None:
        """Stop the server."""
        for process in self.processes:
            process.stop()
