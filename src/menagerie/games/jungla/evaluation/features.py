"""A view of Jungla as named arrays, from the side of the viewer's pack; for a spectator, of the pack that decides.

| name | shape | numbers |
|---|---|---|
| `own`, `enemy` | 15 x rows x columns | 1 where an animal stands, a plane for each in pack order |
| `facing` | 8 x rows x columns | 1 where an animal faces: away from the own den, half right, right … clockwise |
| `terrain` | 10 x rows x columns | land, water; den, zone, hunt and prison squares, one's own before the enemy's |
| `webs` | 2 x rows x columns | 1 where the own web lies, the enemy's web |
| `armour` | 2 | 1 while a leader wears an armour: own, the enemy's |
| `prisoners` | 2 x 15 | 1 for each captured animal: own, the enemy's |
| `rest` | 2 x 15 | 1 for each animal that may not act any more in this turn: own, the enemy's |
| `again` | 15 | 1 for the animal that may still act a second time in a bonus turn, although it rests |
| `liberator` | 15 | 1 for the animal that frees prisoners |
| `score` | 2 | points: own, the enemy's |
| `target` | 1 | points to win |
| `last_hunt` | 2 | 1 for the pack that hunted last: own, the enemy's |
| `turns` | 2 | turns played; the limit, 0 for none |
| `on_turn` | 1 | 1 if the batch or the turn is the own pack's |
| `decides` | 1 | 1 if the decision is the own pack's |
| `to_move` | 1 | 1 if the decision is the viewer's, not a partner's |
| `due` | 5 | what is decided: a placing, an action, a turtle's way home, the same before a freeing, a freeing |
| `kind` | 3 | kind of the turn: normal, bonus, bonus with a second action still open |
| `owes_bonus` | 1 | 1 if the other pack's next turn is a bonus turn |
| `left` | 1 | actions left, or animals left in the batch |
| `freed` | 1 | animals freed so far |

Lion and tiger share a plane, and so do gazelle and giraffe. Boards are listed row by row, turned so that the own den is
at the bottom: half a turn of the board with the packs exchanged gives the same arrays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.view import Array
from menagerie.games.jungla.components.board import BLUE, DIRECTIONS, LAND, WATER
from menagerie.games.jungla.components.checked import components_of
from menagerie.games.jungla.components.printed import ANIMALS_EACH, whole_pack
from menagerie.games.jungla.drawing.scene import web_of
from menagerie.games.jungla.rules import header as head
from menagerie.games.jungla.texts.views import position_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from menagerie.core.view import View
    from menagerie.games.jungla.rules.position import Jungla

OWNED = (("land_den", "water_den"), ("defence",), ("hunt",), ("prison",))
DUE = (head.PREPARING, head.ACTING, head.GOING_HOME, head.GOING_HOME_FIRST, head.FREEING)
KINDS = (head.NORMAL, head.BONUS, head.BONUS_AGAIN)
GROUNDS = (LAND, WATER)
HALF_TURN = 4


def describe(view: View) -> Mapping[str, Array]:
    """Return the named arrays of a view."""
    position = position_of(view)
    viewer = view.seat or position.to_act or 1
    sight = Sight(position, (viewer - 1) % 2)
    return {**sight.board(), **sight.packs(), **sight.turn(), "to_move": row([position.to_act == viewer])}


class Sight:
    """A position as one pack sees it."""

    def __init__(self, position: Jungla, pack: int) -> None:
        """Look from a pack's side of the board."""
        self.position = position
        self.sides = (pack, 1 - pack)
        self.turned = HALF_TURN if pack == BLUE else 0
        self.header = position.header
        self.components = components_of(position.edition)
        board = self.components.board
        rows = [range(row * board.columns, (row + 1) * board.columns) for row in reversed(range(board.rows))]
        squares = [square for row in rows for square in row]
        self.order = [board.half_turned(square) for square in squares] if self.turned else squares

    def board(self) -> dict[str, Array]:
        """Return who stands where, which way they face, and on what."""
        where = [self.position.square_of(who) for who in range(2 * ANIMALS_EACH)]
        facing = [self.position.facing_of(who) + self.turned & 7 for who in range(2 * ANIMALS_EACH)]
        own, enemy = ([[where[who]] for who in whole_pack(side)] for side in self.sides)
        ways = [[where[who] for who, faced in enumerate(facing) if faced == way] for way in range(len(DIRECTIONS))]
        return {
            "own": self.planes(own),
            "enemy": self.planes(enemy),
            "facing": self.planes(ways),
            "terrain": self.planes(self.grounds()),
            "webs": self.planes(web_of(self.position, side) for side in self.sides),
        }

    def grounds(self) -> list[list[int]]:
        """Return the squares of each kind of terrain."""
        board = self.components.board
        plain = [
            [number for number, square in enumerate(board.squares) if square.ground == ground] for ground in GROUNDS
        ]
        return [*plain, *(board.of_kind(side, *kinds) for kinds in OWNED for side in self.sides)]

    def packs(self) -> dict[str, Array]:
        """Return what is known of each pack, the own pack first."""
        header = self.header
        prisons = (header["red_prison"], header["blue_prison"])
        points = (header["red"], header["blue"])
        return {
            "armour": row(header["armour"] >> side & 1 for side in self.sides),
            "prisoners": animals(*(prisons[side] for side in self.sides)),
            "rest": animals(*(header["rest"] if side == header["side"] else 0 for side in self.sides)),
            "score": row(points[side] for side in self.sides),
            "last_hunt": row(header["last"] == side + 1 for side in self.sides),
        }

    def turn(self) -> dict[str, Array]:
        """Return how far the turn has gone, and the game."""
        header, position = self.header, self.position
        going, freeing = header["due"] != head.OVER, header["due"] in {head.FREEING, head.GOING_HOME_FIRST}
        again = header["kind"] == head.BONUS_AGAIN
        return {
            "again": row(again and header["actor"] == animal for animal in range(ANIMALS_EACH)),
            "liberator": row(freeing and header["liberator"] == animal for animal in range(ANIMALS_EACH)),
            "target": row([position.target]),
            "turns": row([header["turns"], position.limit]),
            "on_turn": row([going and header["side"] == self.sides[0]]),
            "decides": row([going and position.pack == self.sides[0]]),
            "due": row(header["due"] == due for due in DUE),
            "kind": row(header["kind"] == kind for kind in KINDS),
            "owes_bonus": row([header["next_kind"] == head.BONUS]),
            "left": row([header["left"]]),
            "freed": row([header["freed"] if freeing else 0]),
        }

    def planes(self, planes: Iterable[Iterable[int]]) -> Array:
        """Return a plane for each set of squares, with 1 on those squares."""
        chosen = [frozenset(plane) for plane in planes]
        values = tuple(float(square in plane) for plane in chosen for square in self.order)
        return Array((len(chosen), self.components.board.rows, self.components.board.columns), values)


def animals(*packs: int) -> Array:
    """Return sets of animals, kept as bits, in a row for each pack."""
    values = tuple(float(pack >> animal & 1) for pack in packs for animal in range(ANIMALS_EACH))
    return Array((len(packs), ANIMALS_EACH), values)


def row(numbers: Iterable[float]) -> Array:
    """Return a few numbers in a row."""
    values = tuple(map(float, numbers))
    return Array((len(values),), values)
