"""``menagerie calibrate``: measure how strong the levels of the bots are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from menagerie.bots import levels
from menagerie.bots.strength import FILE, measurements
from menagerie.cli.options import AsJson
from menagerie.cli.terminal.output import announce_interpreted, console, emit, progress_bar
from menagerie.core.registry import load, names
from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from menagerie.analysis.calibration.calibration import Calibration, Extent
    from menagerie.core.game import Game

STRENGTH = Path("src/menagerie/bots") / FILE
PAGE = Path("docs/reference/levels.md")

Names = Annotated[list[str] | None, typer.Argument(metavar="GAME...", help="The games to measure; all by default.")]
Games = Annotated[
    int, typer.Option("--games", "-n", min=2, metavar="N", help="How many games each two neighbouring levels play.")
]
Seconds = Annotated[
    float | None,
    typer.Option("--seconds", min=0.01, max=60.0, help="How long the strongest level thinks about a move."),
]
Nodes = Annotated[
    int | None,
    typer.Option(
        "--nodes", min=1, metavar="N", help="Let the strongest level stop at N positions, or imagined games, instead."
    ),
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, metavar="J", help="How many games are played at a time.")]
Only = Annotated[
    list[int] | None,
    typer.Option(
        "--only",
        min=2,
        max=8,
        metavar="LEVEL",
        help="Only this level plays the one below it; for others the games in strength.toml count. Can be repeated.",
    ),
]
SeedNumber = Annotated[int, typer.Option("--seed", min=0, metavar="S", help="Decides openings and chance moves.")]
Save = Annotated[bool, typer.Option("--save", help="Write strength.toml and levels.md of the source tree you are in.")]


def calibrate(
    game: Names = None,
    *,
    games: Games = 200,
    seconds: Seconds = None,
    nodes: Nodes = None,
    jobs: Jobs = 1,
    seed: SeedNumber = 0,
    only: Only = None,
    save: Save = False,
    as_json: AsJson = False,
) -> None:
    """Measure how strong the levels are: neighbours play each other, and all are rated together."""
    from menagerie.analysis.calibration.calibration import Extent, plain  # noqa: PLC0415 - other commands need not load it

    chosen = [load(name) for name in game or names()]
    if save and not (STRENGTH.parent.is_dir() and PAGE.parent.is_dir()):
        raise InvalidOption(f"--save writes {STRENGTH} and {PAGE}; run it at the top of Menagerie's source tree")
    announce_interpreted()
    extent = Extent(games, seconds, nodes, seed, jobs, tuple(only or ()))
    found = []
    for each in chosen:
        found.append(watched(each, extent))
        if save:
            keep(found)
        if not as_json:
            console().print(table(found[-1]))
    if as_json:
        emit({each.game: {**plain(each), "faults": each.faults} for each in found})


def watched(game: Game, extent: Extent) -> Calibration:
    """Calibrate a game under a progress bar."""
    from menagerie.analysis.calibration.calibration import calibrate as measure  # noqa: PLC0415 - other commands need not load it

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    each = extent.games + extent.games % 2
    with progress_bar(*columns) as progress:
        playing = sorted(set(extent.only)) or range(2, len(levels(game.name)) + 1)
        bar = progress.add_task(game.name, total=each * len(playing))

        def advance(higher: int, played: int) -> None:
            what = f"{game.name}, level {higher} against {higher - 1}"
            progress.update(bar, completed=each * playing.index(higher) + played, description=what)

        return measure(game, extent, advance, measurements().get(game.name))


def keep(found: list[Calibration]) -> None:
    """Write the measurements and their page into the source tree."""
    from menagerie.analysis.calibration.calibration import as_toml, plain  # noqa: PLC0415 - other commands need not load it
    from menagerie.analysis.calibration.levels_page import page  # noqa: PLC0415

    known = {**measurements(), **{each.game: plain(each) for each in found}}
    STRENGTH.write_text(as_toml(known), encoding="utf-8")
    PAGE.write_text(page(known), encoding="utf-8")


def table(calibration: Calibration) -> Table:
    """The measurements of a game, for people."""
    faults = f", {calibration.faults} lost by faults" if calibration.faults else ""
    limit = f"{calibration.seconds:g} s" if calibration.nodes is None else f"{calibration.nodes} nodes"
    grid = Table(
        title=f"{calibration.game}: {calibration.games} games, {limit}{faults}",
        title_justify="left",
        box=None,
        pad_edge=False,
        padding=(0, 3, 0, 0),
    )
    grid.add_column("level")
    grid.add_column("strength", justify="right")
    grid.add_column("above the one before", justify="right")
    for name, each in calibration.levels.items():
        first = name == next(iter(calibration.levels))
        grid.add_row(name, f"{each.elo} ± {each.error}", "" if first else f"{each.gap:+d} ± {each.gap_error}")
    return grid
