"""Boards of Siam laid out by an edition (S1–S5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.errors import InvalidOption, InvalidPosition
from menagerie.games.siam.components.board import ROCK_PIECE, squares_to_bits
from menagerie.games.siam.components.checks import layout_of
from menagerie.games.siam.rules.position import Siam

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position


def empty_board(edition: Edition) -> Siam:
    """Return an edition's board with nothing on it yet and all animals in reserve (S2)."""
    layout = layout_of(edition)
    closed = squares_to_bits(layout.closed)
    return Siam(edition, layout.animals_each, closed, layout.closed_plies, layout.exit_limit)


def start(edition: Edition, seats: int, options: Mapping[str, int | str]) -> Siam:  # noqa: ARG001 - always two
    """Return the start position: the rocks in place (S4), elephants to play (S5)."""
    if options:
        names = ", ".join(sorted(options))
        raise InvalidOption(f"siam has no options, got {names}; its variants are editions")
    position = empty_board(edition)
    for square in layout_of(edition).rocks:
        position.place(square, ROCK_PIECE)
    return position


def as_siam(position: Position) -> Siam:
    """Return the position if it is one of Siam; refuse any other game's."""
    if isinstance(position, Siam):
        return position
    raise InvalidPosition(f"expected a position of siam, got {type(position).__name__}")
