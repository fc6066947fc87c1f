"""``menagerie perft``: count the sequences of legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn

from menagerie.analysis.perft import perft as count
from menagerie.cli.options import AsJson, Choices, EditionName, GameName, PositionText, Seats, find_position
from menagerie.cli.terminal import announce_interpreted, emit, progress_bar, say
from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from menagerie.core.position import Position

DEEPEST = 30
"""Deeper counts would take longer than anybody waits, in every game."""

ONE_GO = 20_000_000
"""About so many lines are counted without a look at the keyboard."""

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
    """Refuse depths that make no sense or take longer than anybody waits."""
    if not 0 <= depth <= DEEPEST:
        message = f"DEPTH is a number from 0 to {DEEPEST}, got {depth}"
        raise InvalidOption(message)


def count_by_move(position: Position, depth: int) -> dict[int, int]:
    """Count behind each first move, showing on a terminal how far the count is."""
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
    """Count in pieces small enough that Ctrl-C is noticed between them: compiled code does not look up."""
    moves = position.legal_moves()
    if depth < 2 or len(moves) ** depth <= ONE_GO:
        return count(position, depth)
    return sum(count_behind(position, move, depth - 1) for move in moves)
