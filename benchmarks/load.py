"""How much a server bears: Menagerie and boardgame.io, the same pattern, the same machine, the same run.

``python -m benchmarks.load`` starts each server on one core and plays against it from the other, over loopback: random
legal moves in matches of two. boardgame.io comes from npm and plays a small game of ours (``loads/boardgameio``). It
takes some minutes and stops by itself; ``--seconds 3 --only sqlite --skip flat`` is a short one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import uvloop
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from benchmarks.loads import patterns
from benchmarks.loads.filling import fill
from benchmarks.loads.ours import Ours
from benchmarks.loads.processes import GENERATOR
from benchmarks.loads.theirs import Theirs, install
from tests.postgres import PostgresServer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from benchmarks.loads.players import Contestant

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "build" / "boardgameio"
"""Where boardgame.io is installed; git ignores it."""
CONTESTANTS = ("sqlite", "postgres", "memory", "flatfile")
FIGURES = ("saturation", "pace", "restart", "flat", "idle")
DURABLE = {"fsync": "on", "full_page_writes": "on", "shared_buffers": "128MB"}

Figures = dict[str, str]


class Run:
    """One run: what is measured, for how long, and how far it is."""

    def __init__(self, given: argparse.Namespace, progress: Progress, folder: Path) -> None:
        """Begin."""
        self.given = given
        self.progress = progress
        self.folder = folder
        self.results: dict[str, Figures] = {}

    def wants(self, figure: str) -> bool:
        """Whether a figure is asked for."""
        return figure not in self.given.skip

    def shown(self, text: str) -> patterns.Wait:
        """Return a way to wait that shows what is being done."""

        async def wait(seconds: float) -> None:
            task = self.progress.add_task(text, total=seconds)
            for _ in range(int(seconds * 4)):
                await asyncio.sleep(0.25)
                self.progress.advance(task, 0.25)
            self.progress.remove_task(task)

        return wait

    async def measure(self, contestant: Contestant) -> None:
        """Measure one server."""
        figures = self.results[contestant.name] = {}
        try:
            if self.wants("idle"):  # first: later, memory that others have left would be used
                idle = await patterns.memory_of_idle(contestant, self.given.idle)
                figures["memory per idle match"] = f"{idle:.1f} kB"
            await self._paces(contestant, figures)
            if self.wants("restart"):
                await self._restart(contestant, figures)
        finally:
            contestant.close()

    async def _paces(self, contestant: Contestant, figures: Figures) -> None:
        if not (self.wants("saturation") or self.wants("pace")):
            return
        players = await patterns.seated(contestant, self.given.matches)
        seconds = self.given.seconds
        if self.wants("pace"):
            wait = self.shown(f"{contestant.name}: {self.given.rate} moves a second")
            pace = await patterns.keep_pace(contestant, players, self.given.rate, seconds, wait)
            figures[f"acknowledged at {self.given.rate}/s"] = f"{pace.moves:.0f}/s"
            figures["ack p50 / p99"] = f"{pace.median:.1f} / {pace.slowest:.1f} ms"
            figures[f"processor per move at {self.given.rate}/s"] = f"{pace.processor:.2f} ms"
        if self.wants("saturation"):
            wait = self.shown(f"{contestant.name}: as many moves as it can")
            pace = await patterns.saturate(contestant, players, seconds, wait)
            figures["moves/s at saturation"] = f"{pace.moves:.0f}"
            figures["processor per move"] = f"{pace.processor:.2f} ms"
            figures["refused"] = str(pace.refused)
        patterns.leave(players)

    async def _restart(self, contestant: Contestant, figures: Figures) -> None:
        figures["clients back after a kill"] = "all is lost"
        if contestant.durable:
            players = await patterns.seated(contestant, self.given.returning // 2)
            up, back = await patterns.restart(contestant, players)
            spent = sum(process.processor for process in contestant.processes)
            figures["clients back after a kill"] = f"{back:.1f} s (listens after {up:.1f} s)"
            figures["processor until then"] = f"{spent:.1f} s"
            patterns.leave(players)

    async def flatness(self) -> None:
        """Compare the cost of a move with few and with many finished matches on SQLite."""
        for finished in (100, self.given.finished):
            database = f"sqlite:///{self.folder}/finished{finished}.db"
            task = self.progress.add_task(f"filling in {finished} finished matches", total=finished)
            await fill(database, finished, lambda done, task=task: self.progress.advance(task, done))
            self.progress.remove_task(task)
            contestant = Ours("Menagerie, SQLite", self.folder / f"finished{finished}", database)
            try:
                players = await patterns.seated(contestant, self.given.matches)
                wait = self.shown(f"moves beside {finished} finished matches")
                pace = await patterns.saturate(contestant, players, self.given.seconds, wait)
            finally:
                contestant.close()
            figure = f"processor per move, {finished} finished"
            self.results.setdefault(contestant.name, {})[figure] = f"{pace.processor:.2f} ms"


async def run(this: Run) -> None:
    """Measure everything that is asked for."""
    wanted, folder = this.given.only, this.folder
    if "sqlite" in wanted:
        await this.measure(Ours("Menagerie, SQLite", folder / "sqlite", f"sqlite:///{folder}/load.db"))
        if this.wants("flat"):
            await this.flatness()
    if "postgres" in wanted:
        with postgres() as server:
            for processes in this.given.processes:
                name = f"Menagerie, PostgreSQL, {processes} process{'es' * (processes > 1)}"
                place = folder / f"postgres{processes}"
                await this.measure(Ours(name, place, server.url(server.create()), processes))
    if "memory" in wanted or "flatfile" in wanted:
        install(MODULES)
    if "memory" in wanted:
        await this.measure(Theirs("boardgame.io, in memory", MODULES, folder / "memory", files=False))
    if "flatfile" in wanted:
        await this.measure(Theirs("boardgame.io, FlatFile", MODULES, folder / "flatfile", files=True))


@contextmanager
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that writes to the disk."""
    server = PostgresServer(**DURABLE)
    try:
        yield server
    finally:
        server.stop()


def table(results: dict[str, Figures]) -> Table:
    """Put all figures side by side."""
    shown = Table(title="one core for the server, one for the players")
    shown.add_column("figure")
    for name in results:
        shown.add_column(name, justify="right")
    for figure in dict.fromkeys(figure for figures in results.values() for figure in figures):
        shown.add_row(figure, *(figures.get(figure, "") for figures in results.values()))
    return shown


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="how long each pace is kept")
    parser.add_argument("--matches", type=int, default=200, help="matches of two that are played at once")
    parser.add_argument("--rate", type=int, default=200, help="moves a second of the steady pace")
    parser.add_argument("--returning", type=int, default=800, help="clients that come back after a restart")
    parser.add_argument("--finished", type=int, default=100_000, help="finished matches for the flat figure")
    parser.add_argument("--idle", type=int, default=400, help="idle matches of which the memory is measured")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2], help="server processes on PostgreSQL")
    parser.add_argument("--only", nargs="+", choices=CONTESTANTS, default=CONTESTANTS)
    parser.add_argument("--skip", nargs="+", choices=FIGURES, default=())
    return parser.parse_args()


def main() -> None:
    """Measure and print."""
    given = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the servers are stopped too
    os.sched_setaffinity(0, GENERATOR)
    console = Console(width=None if sys.stdout.isatty() else 200)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="menagerie-load-")))
        progress = stack.enter_context(Progress(*columns, console=console, transient=True))
        this = Run(given, progress, folder)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(run(this))
    console.print(table(this.results))


if __name__ == "__main__":
    main()
