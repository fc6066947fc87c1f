"""What a move costs the server: parses, generations and plays of one move with three audiences, and moves a second.

``python benchmarks/moves.py`` plays matches of every game in a hub whose store keeps nothing on disk and answers at
once: two players and a spectator look on. ``--count`` counts instead; it runs the rules as plain Python, so that
their functions can be wrapped.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections import Counter
from random import Random
from typing import Any

if "--count" in sys.argv:
    os.environ["MENAGERIE_INTERPRETED"] = "1"

from menagerie.core.game import Game
from menagerie.core.position import Position
from menagerie.core.registry import load
from menagerie.play.data import commands
from menagerie.play.data.rows import Appended, LoadedMatch
from menagerie.play.data.settings import settings_for
from menagerie.server.live.hub import Hub
from menagerie.server.live.viewers import Viewer
from menagerie.server.support.clock import Clock
from menagerie.server.support.metrics import Metrics
from menagerie.server.support.services import Services

GAMES = ("siam", "jungla", "comet")
PEOPLE = ("anna", "bruno")
PARSES = ("parse_move", "parse_position", "sample", "scene", "motions")
"""Methods of a game that read a text; `sample`, `scene` and `motions` read the text of a view."""


class NullStore:
    """A store that keeps logs in memory and answers at once."""

    def __init__(self) -> None:
        """Begin empty."""
        self.logs: dict[str, tuple[bytes, list[Any]]] = {}

    async def create(self, new: Any, secret: bytes, rows: Any, summary: Any) -> None:  # noqa: ANN401 - as a store
        """Keep a new match."""
        self.logs[new.id] = (secret, list(rows))

    async def append(self, match: str, after: int, rows: Any, summary: Any, **_: Any) -> Appended:  # noqa: ANN401 - as a store
        """Add to a log."""
        self.logs[match][1].extend(rows)
        return Appended(after + len(rows), after)

    async def entries(self, match: str, after: int = 0) -> list[Any]:
        """Return the end of a log."""
        return self.logs[match][1][after:]

    async def load(self, match: str) -> LoadedMatch:
        """Return a log."""
        secret, rows = self.logs[match]
        return LoadedMatch(secret=secret, entries=tuple(rows))  # type: ignore[call-arg]

    async def unfinished(self) -> list[str]:
        """No match was going on before."""
        return []


class Onlooker(Viewer):
    """A viewer whose messages are counted and thrown away."""

    def push(self, text: str) -> None:
        """Take a message."""
        COUNTS["characters"] += len(text)


COUNTS: Counter[str] = Counter()


def count_calls(owner: Any, *names: str, label: str | None = None) -> None:  # noqa: ANN401 - a class
    """Count the calls of methods."""
    for name in names:
        setattr(owner, name, counted(getattr(owner, name), label or name))


def counted(inner: Any, label: str) -> Any:  # noqa: ANN401 - a method
    """Return a method that counts its calls."""

    def outer(*given: Any, **named: Any) -> Any:  # noqa: ANN401 - as the method
        COUNTS[label] += 1
        return inner(*given, **named)

    return outer


async def open_match(hub: Hub, game: str) -> str:
    """Open a match that is looked at by both players and a spectator."""
    match = await hub.matches.create(settings_for(game, seats=2), PEOPLE[0])
    for person in PEOPLE:
        await hub.act(match, commands.Sit(person, person.title()))
    for viewer in (*PEOPLE, None):
        await hub.join(match, Onlooker(viewer))
    return match


async def play(hub: Hub, game: str, moves: int, random: Random) -> tuple[float, Counter[str]]:
    """Play so many moves, in as many matches as it takes; return the seconds in the hub, and what was counted."""
    played, seconds = 0, 0.0
    total: Counter[str] = Counter()
    while played < moves:
        match_id = await open_match(hub, game)
        table = await hub.matches.table(match_id)
        while played < moves and table.match.status == "running":
            match = table.match
            seat = match.to_act or 0
            listed = match.position.legal_moves()
            text = match.game.format_move(match.position, random.choice(listed))
            command = commands.Play(match.chairs[seat].who or "", match.ply, text)
            COUNTS.clear()
            began = time.process_time()
            await hub.act(match_id, command)
            seconds += time.process_time() - began
            total.update(COUNTS)
            played += 1
    return seconds, total


async def measure(moves: int, *, counting: bool) -> None:
    """Print one line for every game."""
    for game in GAMES:
        load(game)
        hub = Hub(Services(NullStore(), Metrics(), Clock()), None)  # type: ignore[arg-type]
        seconds, counts = await play(hub, game, moves, Random(1))
        if counting:
            parses = sum(counts[name] for name in PARSES)
            shown = f"{parses / moves:6.1f} parses {counts['listed'] / moves:6.1f} generations"
            print(f"{game:8}{shown} {counts['plays'] / moves:6.1f} plays a move")
        else:
            print(f"{game:8}{moves / seconds:9.0f} moves/s {seconds / moves * 1e6:9.0f} us a move")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--count", action="store_true")
    given = parser.parse_args()
    if given.count:
        count_calls(Game, *PARSES)
        count_calls(Position, "listed")
        count_calls(Position, "play", label="plays")
    asyncio.run(measure(given.moves, counting=given.count))


if __name__ == "__main__":
    main()
