"""``menagerie engine``: analysis for other programs, as lines of JSON."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from menagerie.cli.options import EditionName, GameName, find_game
from menagerie.cli.terminal.output import announce_interpreted
from menagerie.errors import InvalidOption

LevelName = Annotated[
    str | None, typer.Option("--level", metavar="LEVEL", help="Play as a level instead of at full strength.")
]
Threads = Annotated[int | None, typer.Option("--threads", metavar="N", help="How many threads a search uses.")]
TableBits = Annotated[
    int | None, typer.Option("--table", metavar="BITS", help="The table's entries, as a power of two.")
]
Seconds = Annotated[float | None, typer.Option("--seconds", help="How long to think where a request sets no limit.")]
SeedNumber = Annotated[int | None, typer.Option("--seed", metavar="S", help="Makes levels repeat their choices.")]


def engine(
    game: GameName,
    *,
    edition: EditionName = None,
    level: LevelName = None,
    threads: Threads = None,
    table: TableBits = None,
    seconds: Seconds = None,
    seed: SeedNumber = None,
) -> None:
    """Speak the engine protocol on standard input and output; --edition FILE.toml adds an edition of your own."""
    from menagerie.analysis.engine.engine import Engine  # noqa: PLC0415 - other commands need not load it
    from menagerie.analysis.engine.protocol import Refused  # noqa: PLC0415
    from menagerie.analysis.engine.request import Options  # noqa: PLC0415

    found, _ = find_game(game, edition)
    given = {"level": level, "threads": threads, "table": table, "seconds": seconds, "seed": seed}
    try:
        options = Options().changed(found, {name: value for name, value in given.items() if value is not None}, None)
    except Refused as refusal:
        raise InvalidOption(f"{refusal}; expected {refusal.expected}") from None
    announce_interpreted()
    Engine(found, sys.stdin.buffer, sys.stdout, options).run()
