"""What a seat or a spectator may know of a position of Siam: everything, since nothing is hidden."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.errors import InvalidOption
from menagerie.games.siam.rules.setup import as_siam
from menagerie.games.siam.texts.moves import write_move
from menagerie.games.siam.texts.positions import read_position, write_position

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.games.siam.rules.position import Siam

SEATS = (0, 1, 2)


def write_view(position: Position, seat: int) -> str:
    """Return the text of what `seat` sees: the position's own."""
    check_seat(seat)
    siam = as_siam(position)
    text = write_position(siam)
    known = kept(siam.edition, text)
    if known.position is None:
        known.position = siam.afresh()
    return text


def fill_view(editions: Mapping[str, Edition], view: View, random: Random) -> Siam:  # noqa: ARG001 - nothing is hidden
    """Return the one position that fits the view."""
    return position_of(view)


def redact_move(position: Position, move: int, seat: int) -> str:
    """Return a move as `seat` sees it: openly."""
    check_seat(seat)
    return write_move(position, move)


def position_of(view: View) -> Siam:
    """Return the position that a view shows in full."""
    check_seat(view.seat)
    return seen_in(view).copy()


def seen_in(view: View) -> Siam:
    """Return the position that a view shows, to look at."""
    known = kept(view.edition, view.text)
    if known.position is None:
        known.position = read_position({view.edition.id: view.edition}, view.text)
    return known.position


class Kept:
    """The position of one view's text, once it was read, or written in this process."""

    position: Siam | None = None


@lru_cache(maxsize=1024)
def kept(edition: Edition, text: str) -> Kept:  # noqa: ARG001 - the key
    """Return where the position of a view is kept; the last ones are."""
    return Kept()


def check_seat(seat: int) -> None:
    """Refuse a seat that nobody sits on."""
    if seat not in SEATS:
        raise InvalidOption(f"siam has the seats 1 and 2, and 0 for a spectator, got {seat!r}")
