"""``menagerie analyse``: the best moves of a position, and why, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from menagerie.cli.options import (
    AsJson,
    Choices,
    EditionName,
    GameName,
    Language,
    PositionText,
    Seats,
    check_seat,
    find_position,
)
from menagerie.cli.terminal.bars import bars
from menagerie.cli.terminal.output import announce_interpreted, console, emit, side_console
from menagerie.cli.terminal.panel import compose, look_for
from menagerie.errors import InvalidPosition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.analysis.review.facts import Facts
    from menagerie.core.view import View

Seconds = Annotated[float, typer.Option("--seconds", metavar="S", help="How long to think.")]
Depth = Annotated[int, typer.Option("--depth", metavar="N", help="How many plies to look ahead at most.")]
Lines = Annotated[int, typer.Option("--lines", min=1, max=32, metavar="N", help="How many of the best moves to show.")]
Threads = Annotated[int, typer.Option("--threads", metavar="N", help="How many threads search together.")]
Seat = Annotated[
    int | None, typer.Option("--seat", metavar="N", help="Whose knowledge is used; by default the seat to act.")
]

LONGEST_LINE = 12
"""Moves of an expected line that are shown, unless it is proven."""


def analyse(
    game: GameName,
    *,
    seconds: Seconds = 1.0,
    depth: Depth = 100,
    lines: Lines = 3,
    threads: Threads = 1,
    seat: Seat = None,
    edition: EditionName = None,
    position: PositionText = None,
    seats: Seats = None,
    option: Choices = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Search a position and say what is best: lines with scores, the evaluation's terms, and what is proved."""
    from menagerie.analysis.review.analysis import Effort  # noqa: PLC0415 - other commands need not load it
    from menagerie.analysis.review.analysis import analyse as look_into  # noqa: PLC0415

    named = find_position(game, edition, position, seats, option)
    actor = named.position.to_act
    if actor is None or actor < 1:
        chance = f"chance moves first; `menagerie moves {game}` lists its moves, `menagerie apply` plays them"
        raise InvalidPosition(f"nobody is to decide: {'the game is over' if actor is None else chance}")
    view = named.game.view(named.position, actor if seat is None else check_seat(named.game, seat))
    announce_interpreted()
    effort = Effort(seconds, depth, None, lines, threads)
    with side_console().status("…"):
        facts = look_into(named.game, view, effort)
    if as_json:
        emit(as_data(facts, lang))
    else:
        show(facts, view, lang)


def as_data(facts: Facts, language: str) -> dict[str, object]:
    """An analysis for `--json`."""
    from menagerie.analysis.review.reasons import reasons  # noqa: PLC0415

    why = reasons(facts, language)
    return {
        "game": facts.game.name,
        "edition": facts.position.edition.id,
        "seat": facts.seat,
        "position": facts.game.format_view(facts.position, facts.seat),
        "legal": facts.legal,
        "depth": facts.thought.depth,
        "nodes": facts.thought.nodes,
        "seconds": round(facts.thought.seconds, 3),
        "lines": [
            {
                "move": texts.move,
                "score": each.score,
                "wins": each.wins,
                "loses": each.loses,
                "plies": each.plies,
                "turns": turns,
                "line": list(texts.moves),
                "does": facts.game.describe_move(facts.position, each.move, language),
            }
            for each, texts, turns in zip(facts.thought.lines, facts.texts.lines, facts.turns, strict=True)
        ],
        "terms": dict(facts.terms),
        "change": dict(facts.change),
        "proved": list(why.proved),
        "judged": list(why.judged),
    }


def show(facts: Facts, view: View, language: str) -> None:
    """Print the board, the lines, the terms and the sentences."""
    out = console()
    for line in compose(facts.game.scene(view, language), look_for(out)):
        out.print(line, soft_wrap=True)
    for block in (table(facts, language), terms(facts, language), words_of(facts, language)):
        lines = list(block)
        if lines:
            out.print()
        for line in lines:
            out.print(line)


def table(facts: Facts, language: str) -> Iterator[Text]:
    """One line for each of the best moves, and the effort of the search."""
    from menagerie.analysis.review.reasons import say, verdict  # noqa: PLC0415

    scores = [verdict(line, turns, language) for line, turns in zip(facts.thought.lines, facts.turns, strict=True)]
    width = max(map(len, scores))
    rows = zip(scores, facts.texts.lines, facts.turns, strict=True)
    for number, (score, line, turns) in enumerate(rows, start=1):
        shown = line.moves if turns is not None else line.moves[:LONGEST_LINE]
        head = Text(f"{number}. ").append(score.rjust(width), style="bold").append("  ")
        yield Text.assemble(head, (shown[0], "bold"), "  ", " ".join(shown[1:]))
    thought = facts.thought
    speed = thought.nodes / thought.seconds if thought.seconds else 0
    yield Text(
        say(
            language,
            "looked",
            depth=thought.depth,
            nodes=f"{thought.nodes:,}",
            seconds=f"{thought.seconds:.2f}",
            speed=f"{speed / 1e6:.1f}",
        ),
        style="dim",
    )


def terms(facts: Facts, language: str) -> Iterator[Text]:
    """The named terms of the evaluation as bars."""
    from menagerie.analysis.review.reasons import say, term_name  # noqa: PLC0415

    rendered = bars({term_name(facts.game, name, language): value for name, value in facts.terms.items()})
    if rendered:
        yield Text(say(language, "terms", seat=facts.game.seat_names([facts.seat], language)), style="bold")
        yield from rendered


def words_of(facts: Facts, language: str) -> Iterator[Text]:
    """The sentences: first what is proved, then what is judged."""
    from menagerie.analysis.review.reasons import reasons  # noqa: PLC0415

    why = reasons(facts, language)
    move = facts.texts.move
    yield Text.assemble((move, "bold"), ": ", why.sentence) if why.proved else Text(move)
    if why.judged:
        yield Text(" ".join(why.judged), style="dim")
