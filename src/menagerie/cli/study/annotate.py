"""``menagerie annotate``: a whole record with the best moves, the mistakes, and where the game turned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
from rich.text import Text

from menagerie.cli.files import open_numbered
from menagerie.cli.games.replay import Number
from menagerie.cli.games.verify import RecordFile
from menagerie.cli.options import AsJson, EditionName, Language
from menagerie.cli.terminal.bars import curve
from menagerie.cli.terminal.output import announce_interpreted, console, emit, progress_bar
from menagerie.cli.terminal.words import words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.analysis.review.annotation import Annotation, Comment
    from menagerie.cli.terminal.words import Words
    from menagerie.core.game import Game

Seconds = Annotated[float | None, typer.Option("--seconds", metavar="S", help="How long to think about each ply.")]
Depth = Annotated[int, typer.Option("--depth", metavar="N", help="How many plies to look ahead at most.")]
Nodes = Annotated[int | None, typer.Option("--nodes", metavar="N", help="How many positions to look at for each ply.")]
Threads = Annotated[int, typer.Option("--threads", metavar="N", help="How many threads search together.")]

USUAL_SECONDS = 0.5
LONGEST_LINE = 12
INDENT = 6
COLOURS = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red", "best": "green", "good": ""}


def annotate(
    file: RecordFile,
    *,
    seconds: Seconds = None,
    depth: Depth = 100,
    nodes: Nodes = None,
    threads: Threads = 1,
    number: Number = 1,
    edition: EditionName = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Annotate a record: best moves, mistakes and their cost, turning points, each with its lines."""
    from menagerie.analysis.review.analysis import DEEPEST, Effort  # noqa: PLC0415 - other commands need not load it
    from menagerie.analysis.review.annotation import annotate as go_through  # noqa: PLC0415

    spoken = words(lang)
    record, game = open_numbered(file, number, edition)
    bounded = nodes is not None or depth < DEEPEST
    effort = Effort(USUAL_SECONDS if seconds is None and not bounded else seconds, depth, nodes, 2, threads)
    announce_interpreted()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with progress_bar(*columns) as progress:
        task = progress.add_task("", total=len(record.plies))

        def advance(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        annotation = go_through(record, limit=effort, report=advance, game=game, language=lang)
    if as_json:
        emit(annotation.to_plain())
    else:
        show(annotation, game, spoken)


def show(annotation: Annotation, game: Game, spoken: Words) -> None:
    """Print the curve, every move with its mark, and the losses of each player."""
    out = console()
    for line in chances(annotation, game, spoken, max(20, min(out.width - 4, 100))):
        out.print(line)
    out.print()
    for comment in annotation.comments:
        for part in ply_lines(comment, game, spoken):
            out.print(part)
    out.print()
    for line in summary(annotation, game, spoken):
        out.print(line)


def chances(annotation: Annotation, game: Game, spoken: Words, width: int) -> Iterator[Text]:
    """Render the winning chance of the first seat after every ply, where there are two sides, else of each seat."""
    seats = len(annotation.seats)
    for seat in [1] if seats == 2 else range(1, seats + 1):
        shares = [share for each in annotation.comments for share in seen_by(each, seat, seats)]
        yield Text(spoken.say("annotate_curve", seat=game.seat_names([seat], spoken.language)), style="bold")
        yield Text(curve(shares, width), style="cyan")


def seen_by(comment: Comment, seat: int, seats: int) -> list[float]:
    """Return the chance of a seat after a ply; with more than two seats, only where it moved itself."""
    if comment.seat == seat:
        return [comment.after]
    return [1 - comment.after] if seats == 2 else []


def ply_lines(comment: Comment, game: Game, spoken: Words) -> Iterator[Text | Padding]:
    """Yield the lines of one ply: the move and its mark, then what was better and why."""
    style = COLOURS[comment.mark.value]
    head = Text(f"{comment.ply:>4}. ")
    head.append(game.seat_names([comment.seat], spoken.language), style="dim").append(" ")
    head.append(f"{comment.move}{comment.mark.sign}", style=f"bold {style}".strip())
    head.append(f"  {round(100 * comment.after)} %", style="dim")
    if comment.mark.wrong:
        head.append(f"  {spoken.say(f'annotate_{comment.mark.value}')} (-{round(100 * comment.loss)} %)", style=style)
    if comment.turning:
        head.append(f"  {spoken.say('annotate_turning')}", style="bold magenta")
    yield head
    if comment.proved:
        yield below(" ".join(comment.proved))
    if comment.mark.wrong:
        yield below(f"{spoken.say('annotate_best')}: {shortened(comment.line)}", "green")
        if comment.answer:
            yield below(f"{spoken.say('annotate_played')}: {shortened(comment.answer)}", "red")


def below(text: str, style: str = "") -> Padding:
    """Indent a text below its move."""
    return Padding(Text(text, style=style), (0, 0, 0, INDENT))


def shortened(line: tuple[str, ...]) -> str:
    """Write a line, cut where it gets long."""
    return " ".join(line[:LONGEST_LINE]) + (" …" if len(line) > LONGEST_LINE else "")


def summary(annotation: Annotation, game: Game, spoken: Words) -> Iterator[Text]:
    """Print for each seat the number of each mark and the mean loss."""
    for seat, name in enumerate(annotation.seats, 1):
        counts = annotation.counts(seat)
        marks = ", ".join(
            f"{spoken.say(f'annotate_{mark.value}')}: {count}" for mark, count in counts.items() if mark.wrong
        )
        lost = spoken.say("annotate_loss", loss=f"{100 * annotation.mean_loss(seat):.1f}")
        yield Text.assemble((f"{game.seat_names([seat], spoken.language)} ({name})", "bold"), f"  {marks}; {lost}")
