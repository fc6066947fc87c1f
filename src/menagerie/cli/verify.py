"""``menagerie verify``: whether the draws of a match were fair."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.cli.files import open_record
from menagerie.cli.options import AsJson, EditionName
from menagerie.cli.terminal import NO, emit, say, stop
from menagerie.core.record import replay
from menagerie.core.record import verify as verify_record
from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidRecord

if TYPE_CHECKING:
    from menagerie.core.chance import Draw
    from menagerie.core.game import Game
    from menagerie.core.record import Record

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as text or JSON.")]


def verify(file: RecordFile, *, edition: EditionName = None, as_json: AsJson = False) -> None:
    """Check the commitment and every draw of a record; status 1 with the first difference."""
    record, game = open_record(file, edition)
    try:
        draws = draws_of(record, game)
    except InvalidRecord as error:
        stop(str(error), NO)
    if as_json:
        emit({"verified": bool(draws), "commitment": record.commitment, "draws": [facts(draw) for draw in draws]})
    elif draws:
        say(f"the seed is the one committed to, and all {len(draws)} draws follow from it")
    else:
        say(f"the record replays exactly and has no draws in its {len(record.plies)} plies: there is nothing to verify")


def draws_of(record: Record, game: Game) -> tuple[Draw, ...]:
    """Every draw of a record, worked out again; none where chance has no part in the match."""
    if record.commitment is None and all(ply.seat != CHANCE for ply in record.plies):
        replay(record, game)
        return ()
    return verify_record(record, game)


def facts(draw: Draw) -> dict[str, object]:
    """What `--json` says about a draw."""
    return {"ply": draw.ply, "draw": draw.index, "total": draw.total, "number": draw.number, "move": draw.text}
