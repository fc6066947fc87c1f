"""``menagerie perft``: count the sequences of legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn

from menagerie.analysis.measurement.perft import perft as count
from menagerie.cli.options import AsJson, Choices, EditionName, GameName, PositionText, Seats, find_position
from menagerie.cli.terminal.output import announce_interpreted, emit, progress_bar, say
from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from menagerie.core.position import Position

DEEPEST = 30
"""The greatest depth; deeper counts take too long in every game."""

ONE_GO = 20_000_000
"""The size of a count without a check for Ctrl-C, about."""

Depth = Annotated[int, typer.Argument(metavar="DEPTH", help=f"How many moves each sequence has, up to {DEEPEST}.")]
Divide = Annotated[bool, typer.Option("--divide", help="Count behind every first move separately.")]


def perft(
    game: GameName,
    depth: Depth,
    *,
    edition: EditionName = None,
    position: PositionText = None,
    seats: Seats = None,
    option: Choices = None,
    divide: Divide = False,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of exactly DEPTH legal moves; a finished game has no legal move."""
    check_depth(depth)
    named = find_position(game, edition, position, seats, option)
    announce_interpreted()
    counts = count_by_move(named.position, depth)
    total = sum(counts.values()) if depth else 1
    by_text = {named.game.format_move(named.position, move): number for move, number in counts.items()}
    if as_json:
        emit({"depth": depth, "total": total, **({"moves": by_text} if divide else {})})
        return
    if divide:
        for text, number in by_text.items():
            say(f"{text}: {number}")
    say(f"total: {total}" if divide else str(total))


def check_depth(depth: int) -> None:
    """Refuse depths that make no sense or take too long."""
    if not 0 <= depth <= DEEPEST:
        raise InvalidOption(f"DEPTH is a number from 0 to {DEEPEST}, got {depth}")


def count_by_move(position: Position, depth: int) -> dict[int, int]:
    """Count after each first move, with a progress bar on a terminal."""
    moves = position.legal_moves() if depth else []
    columns = (TextColumn("perft"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with progress_bar(*columns) as progress:
        bar = progress.add_task("perft", total=len(moves))
        counts = {}
        for move in moves:
            counts[move] = count_behind(position, move, depth - 1)
            progress.advance(bar)
    return counts


def count_behind(position: Position, move: int, depth: int) -> int:
    """Count the sequences after one move."""
    position.play(move)
    try:
        return count_in_pieces(position, depth)
    finally:
        position.undo()


def count_in_pieces(position: Position, depth: int) -> int:
    """Count in pieces small enough that Ctrl-C works between them: compiled code does not check for it."""
    moves = position.legal_moves()
    if depth < 2 or len(moves) ** depth <= ONE_GO:
        return count(position, depth)
    return sum(count_behind(position, move, depth - 1) for move in moves)
