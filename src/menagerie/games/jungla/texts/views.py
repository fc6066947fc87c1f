"""What a seat or a spectator may know of a position of Jungla: everything, since nothing is hidden."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import whole_number
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
    jungla = seen_by(as_jungla(position), seat)
    text = write_position(jungla)
    known = kept(jungla.edition, text)
    if known.position is None:
        known.position = jungla.afresh()
    return text


def fill_view(editions: Mapping[str, Edition], view: View, random: Random) -> Jungla:  # noqa: ARG001 - nothing is hidden
    """Return the one position that fits the view."""
    return position_of(view)


def redact_move(position: Position, move: int, seat: int) -> str:
    """Return an action as `seat` sees it: openly."""
    return write_move(seen_by(as_jungla(position), seat), move)


def position_of(view: View) -> Jungla:
    """Return the position that a view shows in full."""
    return seen_in(view).copy()


def seen_in(view: View) -> Jungla:
    """Return the position that a view shows, to look at."""
    known = kept(view.edition, view.text)
    if known.position is None:
        known.position = read_position({view.edition.id: view.edition}, view.text)
    return seen_by(known.position, view.seat)


class Kept:
    """The position of one view's text, once it was read, or written in this process."""

    position: Jungla | None = None


@lru_cache(maxsize=1024)
def kept(edition: Edition, text: str) -> Kept:  # noqa: ARG001 - the key
    """Return where the position of a view is kept; the last ones are."""
    return Kept()


def seen_by(position: Jungla, seat: int) -> Jungla:
    """Return the position; refuse a seat that nobody sits on in this game."""
    whole_number(seat, 0, position.players, "the seat of a viewer, 0 for a spectator,")
    return position
