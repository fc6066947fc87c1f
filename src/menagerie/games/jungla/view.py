"""What a seat or a spectator may know of a position of Jungla: everything, since nothing is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.jungla.notation import write_move, write_position
from menagerie.games.jungla.reading import read_position

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.core.view import View


def write_view(position: Position, seat: int) -> str:  # noqa: ARG001 - nothing is hidden
    """Return the text of what `seat` sees: the position's own."""
    return write_position(position)


def fill_view(editions: Mapping[str, Edition], view: View, random: Random) -> Position:  # noqa: ARG001 - nothing is hidden
    """Return the one position that fits the view."""
    return read_position({**editions, view.edition.id: view.edition}, view.text)


def redact_move(position: Position, move: int, seat: int) -> str:  # noqa: ARG001 - nothing is hidden
    """Return an action as `seat` sees it: openly."""
    return write_move(position, move)
