"""``menagerie match``: which of two or more players is stronger, and by how much."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from menagerie.cli.options import (
    AsJson,
    Choices,
    EditionName,
    Language,
    PositionText,
    Seats,
    find_position,
    read_choices,
)
from menagerie.cli.study.match_report import Report
from menagerie.cli.study.record_files import Keeper
from menagerie.cli.terminal.output import INTERRUPTED, announce_interpreted, console, emit, progress_bar
from menagerie.cli.terminal.words import words
from menagerie.core.compiled.bounds import shown
from menagerie.core.registry import load
from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.analysis.matches.arena import Clock, GameResult, Terms
    from menagerie.analysis.matches.sprt import Sprt
    from menagerie.analysis.matches.standing import Standing
    from menagerie.cli.options import Named

LONGEST_CLOCK = 86_400.0

Players = Annotated[
    list[str],
    typer.Argument(
        metavar="PLAYER PLAYER...",
        help="A level, level:N, random, greedy, alphabeta:depth=4, alphabeta:seconds=0.2, mcts:iterations=500, "
        "or 'engine:COMMAND' for a program that speaks the engine protocol.",
    ),
]
GameOption = Annotated[str, typer.Option("--game", "-g", metavar="GAME", help="The game they play.")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="How many games, in whole groups.")]
Seconds = Annotated[
    float | None, typer.Option("--seconds", min=0.001, max=LONGEST_CLOCK, help="How long a player may think of a move.")
]
ClockText = Annotated[
    str | None,
    typer.Option("--clock", metavar="BASE+INC", help="Seconds for a whole game and what each move adds: 60+0.5."),
]
Grace = Annotated[float, typer.Option("--grace", min=0.0, max=60.0, help="Seconds a player may be late unpunished.")]
Openings = Annotated[
    int, typer.Option("--openings", min=0, metavar="PLIES", help="Random plies that games begin with.")
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, metavar="J", help="How many games are played at a time.")]
Test = Annotated[
    str | None,
    typer.Option("--sprt", metavar="ELO0,ELO1", help="Stop as soon as one of two differences is the likelier one."),
]
Save = Annotated[
    Path | None,
    typer.Option("--save", metavar="FILE", help="Keep the records: in a .jsonl file, or else as files in a folder."),
]
PlyCap = Annotated[
    int | None, typer.Option("--ply-cap", min=1, metavar="N", help="A game is a draw after so many plies.")
]
SeedNumber = Annotated[int, typer.Option("--seed", min=0, metavar="S", help="Decides openings and chance moves.")]


def match(
    players: Players,
    *,
    game: GameOption,
    edition: EditionName = None,
    seats: Seats = None,
    option: Choices = None,
    position: PositionText = None,
    games: Games = 100,
    seconds: Seconds = None,
    clock: ClockText = None,
    grace: Grace = 0.25,
    openings: Openings = 4,
    jobs: Jobs = 1,
    sprt: Test = None,
    save: Save = None,
    ply_cap: PlyCap = None,
    seed: SeedNumber = 0,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play a match: every opening with every seating; print Elo with its error, and count all faults."""
    from menagerie.analysis.matches.arena import Terms  # noqa: PLC0415 - other commands need not load it
    from menagerie.analysis.matches.match import seats_for  # noqa: PLC0415
    from menagerie.analysis.matches.sprt import read_sprt  # noqa: PLC0415

    report = Report(words(lang))
    if seats is None and position is None:
        seats = seats_for(load(game), len(players))
    named = find_position(game, edition, position, seats, option)
    terms = Terms(
        seconds=seconds,
        clock=read_clock(clock, seconds),
        grace=grace,
        ply_cap=ply_cap,
        opening=openings,
        seed=seed,
        options=tuple(read_choices(option or []).items()),
    )
    announce_interpreted()
    with Keeper.at(save) as keeper:

        def describe(result: GameResult, standing: Standing) -> str:
            keeper.keep(result)
            return report.brief(standing)

        extent = Extent(games, jobs, read_sprt(sprt) if sprt else None)
        standing = watched(named, players, terms, extent, describe)
        summary = {"game": named.game.name, "edition": named.position.edition.id, "seed": seed, **standing.plain()}
        keeper.sum_up(summary)
    if as_json:
        emit({**summary, "results": keeper.results})
    else:
        report.show(console(), summary, standing)
    if standing.interrupted:
        raise typer.Exit(INTERRUPTED)


@dataclass(frozen=True)
class Extent:
    """The extent of a match: games, processes and the test."""

    games: int
    jobs: int
    sprt: Sprt | None


def watched(
    named: Named, players: list[str], terms: Terms, extent: Extent, describe: Callable[[GameResult, Standing], str]
) -> Standing:
    """Play the match with a progress bar; `describe` gets every game and returns the text of the bar."""
    from menagerie.analysis.matches.match import play_match  # noqa: PLC0415 - other commands need not load it

    groups = -(-extent.games // len(players))
    columns = (
        BarColumn(20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
    )
    with progress_bar(*columns) as progress:
        bar = progress.add_task("", total=groups * len(players))

        def advance(result: GameResult, standing: Standing) -> None:
            progress.update(bar, completed=standing.games, description=describe(result, standing))

        return play_match(
            named.game,
            players,
            games=extent.games,
            start=named.position,
            terms=terms,
            sprt=extent.sprt,
            jobs=extent.jobs,
            report=advance,
        )


def read_clock(text: str | None, seconds: float | None) -> Clock | None:
    """Read seconds for a game and for each move, such as 60+0.5."""
    from menagerie.analysis.matches.arena import Clock  # noqa: PLC0415 - other commands need not load it

    if text is None:
        return None
    if seconds is not None:
        raise InvalidOption("--seconds is for each move and --clock for a whole game; give one of them")
    base, _, increment = text.partition("+")
    try:
        clock = Clock(float(base), float(increment or 0))
    except ValueError:
        clock = Clock(-1)
    if not (0 < clock.base <= LONGEST_CLOCK and 0 <= clock.increment <= LONGEST_CLOCK):
        raise InvalidOption(
            f"--clock is the seconds for a game and what each move adds, such as 60+0.5; got {shown(text)}"
        )
    return clock
