"""Benchmarks on this machine: the same measurements compiled and interpreted, as ratios from one run.

Machines differ and are noisy, so figures are CPU time, the best of several runs, and compared figures come from
the same run. The number of nodes of a fixed search is a fingerprint: it changes when rules or search change behaviour.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import count
from time import process_time
from typing import TYPE_CHECKING, Any, TypeVar

from menagerie.analysis.measurement.depth import depth_lines, in_units
from menagerie.analysis.measurement.depth import measure as measure_depth
from menagerie.analysis.measurement.perft import perft, playout
from menagerie.core.registry import load, names
from menagerie.search.alphabeta import AlphaBeta

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from menagerie.core.game import Game
    from menagerie.core.position import Position

T = TypeVar("T")

GOES = 3
"""The least number of runs; the best one counts."""
GO = 0.05
"""Seconds of one run, about; short, so that other processes disturb few runs."""
GAMES = 20
"""Random games between two looks at the clock; one where a game takes long."""
DEEPEST = 5
LONGEST = 100_000
"""A limit on plies that no random game reaches."""
SEARCHED = 20_000_000
"""The size of the tree of the fixed search: four plies in Siam, two in Jungla."""
LONG, SHORT = 3.0, 0.3
"""Seconds spent on a figure compiled and interpreted."""


def per_second(work: Callable[[T], int], ready: Callable[[], T], shortest: float) -> float:
    """Return how much `work` does in a second of CPU time, repeated until it has taken a while, the best of several.

    `ready` prepares the work outside the measured time.
    """
    best = 0.0
    goes = max(GOES, round(shortest / GO))
    for _ in range(goes):
        done, spent = 0, 0.0
        while spent < shortest / goes:
            given = ready()
            begun = process_time()
            done += work(given)
            spent += process_time() - begun
        best = max(best, done / spent)
    return best


def deepest_within(game: Game, nodes: int) -> int:
    """Return the greatest perft depth that stays below a number of nodes."""
    width = max(2, len(game.new().legal_moves()))
    depth = 1
    while depth < DEEPEST and width ** (depth + 1) < nodes:
        depth += 1
    return depth


def searchable(game: Game) -> bool:
    """Whether alpha-beta can play the game."""
    return game.kind.open


def measure(game: Game, shortest: float) -> dict[str, float]:
    """Measure one game in this process, compiled or not."""
    nodes = 100_000_000 if shortest >= 1 else 30_000
    depth = deepest_within(game, nodes)
    figures = {
        "perft": per_second(lambda start: perft(start, depth), game.new, shortest),
        "perft_every_leaf": per_second(lambda start: perft(start, max(1, depth - 1), True), game.new, shortest),  # noqa: FBT003
        "random_plies": per_second(play_games, seeded_games(game, GAMES if shortest >= 1 else 1), shortest),
    }
    if searchable(game):
        deepest = deepest_within(game, SEARCHED if shortest >= 1 else SEARCHED // 60)
        figures["alphabeta"] = per_second(
            lambda search: plain_nodes(search, deepest), lambda: AlphaBeta(game.new(), game.evaluation()), shortest
        )
        figures["fingerprint"] = fingerprint(game)
    return figures


def seeded_games(game: Game, number: int) -> Callable[[], list[tuple[Position, int]]]:
    """Return what makes games ready to be played at random, each with a seed of its own."""
    seeds = count(1)
    return lambda: [(game.new(), next(seeds)) for _ in range(number)]


def play_games(games: list[tuple[Position, int]]) -> int:
    """Play games at random and return the plies."""
    return sum(playout(position, LONGEST, seed) for position, seed in games)


def plain_nodes(search: AlphaBeta, depth: int) -> int:
    """Search without table and ordering and return the nodes."""
    search.plain(depth)
    return search.nodes


def fingerprint(game: Game) -> int:
    """Return the nodes of a fixed search from every edition's start."""
    total = 0
    for edition in sorted(game.editions):
        search = AlphaBeta(game.new(edition), game.evaluation(edition))
        total += search.think(depth=deepest_within(game, SEARCHED)).nodes
    return total


def interpreted(game: Game) -> dict[str, float]:
    """Measure the same in another process that runs the sources as plain Python."""
    code = f"from menagerie.analysis.measurement.bench import *; print_figures({game.name!r}, {SHORT})"
    command = [sys.executable, "-c", code]
    environment = {**os.environ, "MENAGERIE_INTERPRETED": "1"}
    answer = subprocess.run(command, capture_output=True, check=True, text=True, env=environment)  # noqa: S603 - ourselves
    figures: dict[str, float] = json.loads(answer.stdout)
    return figures


def print_figures(name: str, shortest: float) -> None:
    """Print the figures of `measure`, for the parent process."""
    print(json.dumps(measure(load(name), shortest)))  # noqa: T201 - read by the process that asked


def import_milliseconds() -> float:
    """Return the time that ``import menagerie`` takes in a fresh interpreter, the best of several."""
    code = "from time import perf_counter as t; a = t(); import menagerie; print((t() - a) * 1000)"
    times = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout)  # noqa: S603
        for _ in range(5)
    ]
    return min(times)


def run(console: Console) -> dict[str, Any]:
    """Measure every game, show the figures and return them."""
    import menagerie  # noqa: PLC0415 - for the flag only

    results: dict[str, Any] = {"compiled": menagerie.compiled, "import_ms": import_milliseconds(), "games": {}}
    console.print(f"import menagerie: {results['import_ms']:.1f} ms")
    for name in names():
        game = load(name)
        with console.status(f"measuring {name} …"):
            results["games"][name] = of_game(game)
        show(console, name, results["games"][name])
    return results


def of_game(game: Game) -> dict[str, Any]:
    """Measure one game both ways."""
    fast, slow = measure(game, LONG), interpreted(game)
    figures: dict[str, Any] = {
        key: {"compiled": fast[key], "interpreted": slow[key], "ratio": fast[key] / slow[key]}
        for key in fast
        if key != "fingerprint"
    }
    if searchable(game):
        figures["same_search"] = fast["fingerprint"] == slow["fingerprint"]
        figures["fingerprint"] = fast["fingerprint"]
        figures["thinking"] = measure_depth(game)
    return figures


LABELS = {
    "perft": "perft nodes/s, last moves listed",
    "perft_every_leaf": "perft nodes/s, every leaf played",
    "random_plies": "random plies/s",
    "alphabeta": "plain alpha-beta nodes/s",
}


def show(console: Console, name: str, figures: dict[str, Any]) -> None:
    """Print the figures of one game as a table."""
    from rich.table import Table as Rows  # noqa: PLC0415 - only where it is shown

    rows = Rows(title=name, title_justify="left")
    for heading in ("", "compiled", "interpreted", "ratio"):
        rows.add_column(heading, justify="left" if not heading else "right")
    for key, label in LABELS.items():
        if key in figures:
            line = figures[key]
            rows.add_row(label, in_units(line["compiled"]), in_units(line["interpreted"]), f"{line['ratio']:.0f}x")
    console.print(rows)
    if "thinking" in figures:
        for line in depth_lines(figures["thinking"]):
            console.print(line)
        same = "the same" if figures["same_search"] else "NOT the same"
        console.print(f"Bench: {figures['fingerprint']} ({same} nodes compiled and interpreted)")
