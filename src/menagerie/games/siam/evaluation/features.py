"""A view of Siam as named arrays for learning, from the viewer's side; a spectator has that of the side to move.

| name | shape | numbers |
|---|---|---|
| `own`, `opponent` | 4 x 5 x 5 | 1 where an animal of that side stands that faces N, E, S, W |
| `rocks` | 5 x 5 | 1 where a rock lies |
| `closed` | 5 x 5 | 1 where no animal may be played at this ply (S33) |
| `reserve` | 2 | animals off the board: own, the opponent's |
| `may_leave` | 2 | 1 while a side may take an animal off the board: own, the opponent's (S35) |
| `to_move` | 1 | 1 if it is the viewer's turn |
| `closed_plies` | 1 | turns for which squares stay closed, both sides together |

Boards are listed as in the position text: rank 5 first, each rank from file a to file e. They are not turned round for
seat 2: exchanging the sides is a symmetry of the game as it stands (S39).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.view import Array
from menagerie.games.siam.components.board import FACINGS, ROCK_PIECE, SIZE
from menagerie.games.siam.components.pieces import SIDES
from menagerie.games.siam.texts.positions import READING_ORDER
from menagerie.games.siam.texts.views import position_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from menagerie.core.view import View
    from menagerie.games.siam.rules.position import Siam

FACING_ORDER = "NESW"


def describe(view: View) -> Mapping[str, Array]:
    """Return the named arrays of a view."""
    position = position_of(view)
    mover = 1 + position.ply % 2
    viewer = view.seat or mover
    sides = (viewer, 3 - viewer)
    return {
        "own": animals(position, viewer),
        "opponent": animals(position, 3 - viewer),
        "rocks": plane(position.piece_at(square) == ROCK_PIECE for square in READING_ORDER),
        "closed": plane(position.closed_now >> square & 1 for square in READING_ORDER),
        "reserve": row(position.in_reserve(seat) for seat in sides),
        "may_leave": row(position.may_leave(seat) for seat in sides),
        "to_move": row([position.to_act == viewer]),
        "closed_plies": row([max(0, position.closed_plies - position.ply)]),
    }


def animals(position: Siam, seat: int) -> Array:
    """Return one plane for each facing with the animals of a side."""
    pieces = [SIDES[seat - 1] + FACINGS.index(facing) for facing in FACING_ORDER]
    values = tuple(float(position.piece_at(square) == piece) for piece in pieces for square in READING_ORDER)
    return Array((len(pieces), SIZE, SIZE), values)


def plane(numbers: Iterable[float]) -> Array:
    """Return one number for each square."""
    return Array((SIZE, SIZE), tuple(map(float, numbers)))


def row(numbers: Iterable[float]) -> Array:
    """Return a few numbers in a row."""
    values = tuple(map(float, numbers))
    return Array((len(values),), values)
