"""``menagerie verify``: whether the chance moves of a match were fair."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.cli.files import LINES, open_records
from menagerie.cli.options import AsJson, EditionName
from menagerie.cli.terminal.output import NO, emit, say, stop
from menagerie.core.record import replay
from menagerie.core.record import verify as verify_record
from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidRecord

if TYPE_CHECKING:
    from menagerie.core.chance import ChanceMove
    from menagerie.core.game import Game
    from menagerie.core.record import Record

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as text or JSON.")]


def verify(file: RecordFile, *, edition: EditionName = None, as_json: AsJson = False) -> None:
    """Check the commitment and every chance move of a record; status 1 with the first difference."""
    checked: list[dict[str, object]] = []
    moves = plies = 0
    for record, game in open_records(file, edition):
        found = verified(record, game, f"record {len(checked) + 1}: " if file.suffix == LINES else "")
        checked.append(
            {"verified": bool(found), "commitment": record.commitment, "chance_moves": [facts(move) for move in found]}
        )
        moves, plies = moves + len(found), plies + len(record.plies)
    if as_json:
        emit(checked if file.suffix == LINES else checked[0])
    elif file.suffix == LINES:
        say(f"{len(checked)} records replay exactly, and their {moves} chance moves follow from the seeds committed to")
    elif moves:
        say(f"the seed is the one committed to, and all {moves} chance moves follow from it")
    else:
        say(f"the record replays exactly and has no chance moves in its {plies} plies: there is nothing to verify")


def verified(record: Record, game: Game, place: str) -> tuple[ChanceMove, ...]:
    """The chance moves of a record; status 1 if one of them, or anything else, is wrong."""
    try:
        return chance_moves_of(record, game)
    except InvalidRecord as error:
        stop(f"{place}{error}", NO)


def chance_moves_of(record: Record, game: Game) -> tuple[ChanceMove, ...]:
    """The chance moves of a record, computed again; empty without chance."""
    if record.commitment is None and all(ply.seat != CHANCE for ply in record.plies):
        replay(record, game)
        return ()
    return verify_record(record, game)


def facts(move: ChanceMove) -> dict[str, object]:
    """A chance move for `--json`."""
    return {"ply": move.ply, "index": move.index, "total": move.total, "number": move.number, "move": move.text}
