"""``menagerie tune``: better weights for the evaluation of a game, learnt from games against itself."""

from __future__ import annotations

from contextlib import contextmanager, suppress
from errno import EISDIR
from os import strerror
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table

from menagerie.cli.options import AsJson, EditionName, GameName, Seats, find_game
from menagerie.cli.terminal.output import INTERRUPTED, NO, announce_interpreted, console, emit, progress_bar
from menagerie.core.weights import file_of, written
from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from menagerie.analysis.tuning.tuning import Settings, Tuned
    from menagerie.core.game import Game

Games = Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="How many games to learn from.")]
Match = Annotated[
    int, typer.Option("--match", min=0, metavar="N", help="How many games new and old weights then play; 0 for none.")
]
Minutes = Annotated[
    float | None, typer.Option("--minutes", min=0.01, max=100_000.0, metavar="M", help="How long it may take in all.")
]
Method = Annotated[
    str | None,
    typer.Option("--method", metavar="fit|climb", help="Fit values to results, or let weights play each other."),
]
Nodes = Annotated[int, typer.Option("--nodes", min=1, metavar="N", help="How many positions a move is searched for.")]
Depth = Annotated[int, typer.Option("--depth", min=1, max=100, metavar="D", help="How many plies ahead at the most.")]
SeedNumber = Annotated[
    int, typer.Option("--seed", min=0, metavar="S", help="Decides openings, chance moves and noise.")
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, metavar="J", help="How many games are played at a time.")]
Write = Annotated[bool, typer.Option("--write", help="Give the game the new weights if they do not lose the match.")]
Output = Annotated[
    Path | None,
    typer.Option("--output", metavar="FILE", help="Write the new weights to a file, whatever they are like."),
]


def tune(
    game: GameName,
    *,
    edition: EditionName = None,
    seats: Seats = None,
    method: Method = None,
    games: Games = 2_000,
    match: Match = 400,
    minutes: Minutes = None,
    nodes: Nodes = 10_000,
    depth: Depth = 4,
    seed: SeedNumber = 0,
    jobs: Jobs = 1,
    write: Write = False,
    output: Output = None,
    as_json: AsJson = False,
) -> None:
    """Learn better weights for the evaluation of a game and test them in a match; status 1 if they are no better."""
    from menagerie.analysis.tuning.self_play import Pace  # noqa: PLC0415
    from menagerie.analysis.tuning.tuning import Settings  # noqa: PLC0415 - other commands need not load it

    if write and not match:
        raise InvalidOption(
            "--write asks for weights that do not lose the match; leave --match 0 out, or use --output FILE"
        )
    known, wanted = find_game(game, edition)
    for place in [*([output] if output else []), *([file_of(known.weights)] if write else [])]:
        check_place(place)
    announce_interpreted()
    seconds = None if minutes is None else 60 * minutes
    settings = Settings(method, games, match, seconds, Pace(nodes=nodes, depth=depth), seed, jobs)
    tuned = watched(known, settings, wanted, seats)
    places = [*([output] if output else []), *([file_of(known.weights)] if write and tuned.holds else [])]
    for place in places:
        put(known, tuned, place)
    if as_json:
        emit({"game": known.name, **tuned.plain(), "written": [str(place) for place in places]})
    else:
        show(console(), known, tuned)
        for place in places:
            console().print(f"written to {place}", markup=False, soft_wrap=True)
    if tuned.interrupted:
        raise typer.Exit(INTERRUPTED)
    raise typer.Exit(0 if tuned.holds or not match else NO)


def watched(game: Game, settings: Settings, edition: str | None, seats: int | None) -> Tuned:
    """Tune with a bar for every stage."""
    from menagerie.analysis.tuning.tuning import tune as learn  # noqa: PLC0415 - other commands need not load it

    columns = (
        TextColumn("{task.description:8}", markup=False),
        BarColumn(20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[note]}", markup=False),
    )
    bars: dict[str, TaskID] = {}
    with progress_bar(*columns) as progress:

        def report(stage: str, done: int, total: int, note: str) -> None:
            if stage not in bars:
                bars[stage] = progress.add_task(stage, total=total, note=note)
            progress.update(bars[stage], completed=done, total=total, note=note)

        return learn(game, settings, report, game.edition(edition), seats)


def put(game: Game, tuned: Tuned, place: Path) -> None:
    """Write the new weights into a file, with everything else of the game's own file."""
    text = written(file_of(game.weights).read_text(encoding="utf-8"), tuned.after)
    with drafted(place) as part:
        part.write_text(text, encoding="utf-8")
        part.replace(place)


def check_place(place: Path) -> None:
    """Refuse a file that cannot be written before the work, not after it."""
    with drafted(place) as part:
        if place.is_dir():
            raise IsADirectoryError(EISDIR, strerror(EISDIR))
        part.touch()
        part.unlink()


@contextmanager
def drafted(place: Path) -> Iterator[Path]:
    """Yield a temporary file next to `place`; it is removed if writing fails."""
    part = place.with_name(f"{place.name}.part")
    try:
        yield part
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise InvalidOption(f"the weights cannot be written to {str(place)!r}: {error.strerror or error}") from None


def show(out: Console, game: Game, tuned: Tuned) -> None:
    """Print the result for people."""
    stopped = ", interrupted" if tuned.interrupted else ""
    out.print(f"{game.name}: {tuned.method}, {tuned.games:,} games{stopped}", markup=False)
    if tuned.fit is not None:
        surprise = f"surprise at results {tuned.fit.before:.5f} before, {tuned.fit.after:.5f} after"
        out.print(f"{tuned.fit.positions:,} positions; {surprise}, on games kept back", markup=False, soft_wrap=True)
    rows = Table(box=None, pad_edge=False)
    for heading in ("weight", "before", "after", ""):
        rows.add_column(heading, justify="right" if heading in ("before", "after") else "left", overflow="fold")
    for weight in tuned.after.declared:
        before = tuned.before[weight.name]
        style = "bold" if weight.value != before else "dim"
        rows.add_row(weight.name, str(before), str(weight.value), weight.means, style=style)
    out.print(rows)
    out.print(verdict(tuned), markup=False, soft_wrap=True)


def verdict(tuned: Tuned) -> str:
    """Return the result of the match in one line."""
    found = tuned.estimate
    if tuned.after == tuned.before:
        return "no weight changed"
    if tuned.standing is None or found is None:
        return "no match was played"
    error = (found.elo_high - found.elo_low) / 2
    likely = f"better with a likelihood of {100 * found.los:.1f} %"
    score = f"new against old, {tuned.standing.games} games: {100 * found.score:.1f} %"
    return f"{score}, Elo {found.elo:+.0f} ± {error:.0f}, {likely}"
