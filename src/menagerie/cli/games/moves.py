"""``menagerie moves``: the legal moves of a position."""

from __future__ import annotations

from menagerie.cli.options import AsJson, Choices, EditionName, GameName, PositionText, Seats, find_position
from menagerie.cli.terminal.output import emit, say


def moves(
    game: GameName,
    *,
    edition: EditionName = None,
    position: PositionText = None,
    seats: Seats = None,
    option: Choices = None,
    as_json: AsJson = False,
) -> None:
    """Print every legal move of a position, one canonical text a line."""
    named = find_position(game, edition, position, seats, option)
    texts = [named.game.format_move(named.position, move) for move in named.position.legal_moves()]
    if as_json:
        emit(texts)
    elif texts:
        say("\n".join(texts))
