"""What a seat or a spectator may know of a position of Jungla: everything, since nothing is hidden."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.core.bounds import whole_number
from menagerie.games.jungla.rules.position import as_jungla
from menagerie.games.jungla.texts.moves import write_move
from menagerie.games.jungla.texts.positions import write_position
from menagerie.games.jungla.texts.reading import read_position

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.games.jungla.rules.position import Jungla


def write_view(position: Position, seat: int) -> str:
    """Return the text of what `seat` sees: the position's own."""
    return write_position(seen_by(as_jungla(position), seat))


def fill_view(editions: Mapping[str, Edition], view: View, random: Random) -> Jungla:  # noqa: ARG001 - nothing is hidden
    """Return the one position that fits the view."""
    return position_of(view)


def redact_move(position: Position, move: int, seat: int) -> str:
    """Return an action as `seat` sees it: openly."""
    return write_move(seen_by(as_jungla(position), seat), move)


def position_of(view: View) -> Jungla:
    """Return the position that a view shows in full."""
    return seen_by(read_once(view.edition, view.text).copy(), view.seat)


@lru_cache(maxsize=64)
def read_once(edition: Edition, text: str) -> Jungla:
    """Read a position; the last ones are cached, since one view is read for its scene, its motions and its words."""
    return read_position({edition.id: edition}, text)


def seen_by(position: Jungla, seat: int) -> Jungla:
    """Return the position; refuse a seat that nobody sits on in this game."""
    whole_number(seat, 0, position.players, "the seat of a viewer, 0 for a spectator,")
    return position
