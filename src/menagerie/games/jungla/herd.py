"""The herd: where the animals of both packs stand, what they may do by standing there, and how that is kept.

Animals are numbered 0-14 for Red and 15-29 for Blue, in pack order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.bounds import whole_number
from menagerie.errors import InvalidOption
from menagerie.games.jungla.tables import tables_of

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.plain import Struct, at, moved, release, resized
    from menagerie.core.position import Position
    from menagerie.games.jungla.board import LAND, OFF, WATER
    from menagerie.games.jungla.components import BITS
    from menagerie.games.jungla.moves import HUNT

    FREE_LIBERATOR, NO_WATER, SPECIAL = BITS["free_liberator"], BITS["no_water"], BITS["special"]
    LONGEST_LIST, NOTHING_DUE = 8192, 5

if TYPE_CHECKING:
    from menagerie.core.edition import Edition

MAX_MOVES = 8200


class Herd(Position):
    """Both packs on one board."""

    def __cinit__(self) -> None:
        """Have room for a state, of a game that is over, from the very beginning (compiled code only)."""
        self.reserve(1)
        self.state.due = NOTHING_DUE

    def __init__(self, edition: Edition) -> None:
        """Lay out an empty board."""
        super().__init__(edition, MAX_MOVES)
        if not cython.compiled:
            self.list: list[int] = []
            self.number = 0
            self.state = Struct(
                cells=[0] * 224,
                where=[0] * 32,
                facing=[0] * 32,
                prison=[0, 0],
                score=[0, 0],
                **dict.fromkeys(("rest", "armour", "last", "side", "due", "due_pack", "liberator", "freed"), 0),
                **dict.fromkeys(("kind", "actor", "left", "next_kind", "winner", "reason", "turns"), 0),
            )
            self.stack = [self.state]
        self.tables = tables_of(edition)
        self.counting = False
        self.forcing_only = False
        self.reserve(1)
        self.state.due = 0
        for who in range(32):
            self.state.where[who] = OFF

    def __dealloc__(self) -> None:
        """Give back the room for actions played (compiled code only)."""
        release(self.stack)

    # What everybody can see, and setting a position up

    @property
    def header(self) -> dict[str, int]:
        """Return everything but the animals, by the names of the position text."""
        state = self.state
        return {
            "turns": state.turns,
            "red": state.score[0],
            "blue": state.score[1],
            "last": state.last,
            "side": state.side,
            "due": state.due,
            "due_pack": state.due_pack,
            "liberator": state.liberator,
            "freed": state.freed,
            "kind": state.kind,
            "actor": state.actor,
            "left": state.left,
            "rest": state.rest,
            "next_kind": state.next_kind,
            "winner": state.winner,
            "armour": state.armour,
            "reason": state.reason,
            "red_prison": state.prison[0],
            "blue_prison": state.prison[1],
        }

    def square_of(self, who: int) -> int:
        """Return where an animal stands, OFF if it is not on the board."""
        return int(self.state.where[whole_number(who, 0, 29, "an animal")])

    def facing_of(self, who: int) -> int:
        """Return which way an animal on the board faces."""
        return int(self.state.facing[whole_number(who, 0, 29, "an animal")])

    def occupant(self, square: int) -> int:
        """Return the animal on a square, -1 if there is none."""
        return int(self.state.cells[whole_number(square, 0, self.tables.squares - 1, "a square")]) - 1

    def place(self, who: int, square: int, facing: int) -> None:
        """Stand an animal that is not on the board on a free square, before play begins."""
        if self.occupant(square) >= 0 or self.square_of(who) != OFF:
            message = f"animal {who} cannot be placed on square {square}: one of the two is taken"
            raise InvalidOption(message)
        self.stand(who, square, whole_number(facing, 0, 7, "a facing"))

    def set_header(self, header: dict[str, int]) -> None:
        """Say how far the game has gone, before play goes on from here."""
        state = self.state
        state.turns = header["turns"]
        state.score[0] = header["red"]
        state.score[1] = header["blue"]
        state.last = header["last"]
        state.side = header["side"]
        state.due = header["due"]
        state.due_pack = header["due_pack"]
        state.liberator = header["liberator"]
        state.freed = header["freed"]
        state.kind = header["kind"]
        state.actor = header["actor"]
        state.left = header["left"]
        state.rest = header["rest"]
        state.next_kind = header["next_kind"]
        state.winner = header["winner"]
        state.armour = header["armour"]
        state.reason = header["reason"]
        state.prison[0] = header["red_prison"]
        state.prison[1] = header["blue_prison"]

    # Standing and leaving

    def lift(self, who: int) -> None:
        """Take an animal off the board."""
        self.state.cells[self.state.where[who]] = 0
        self.state.where[who] = OFF

    def stand(self, who: int, square: int, facing: int) -> None:
        """Stand an animal on a square."""
        self.state.cells[square] = who + 1
        self.state.where[who] = square
        self.state.facing[who] = facing

    def imprison(self, who: int) -> None:
        """Put an animal in prison; a leader loses its armour (J78)."""
        pack = who >= 15
        self.lift(who)
        self.state.prison[pack] |= 1 << (who - 15 * pack)
        if who == self.tables.leader[pack]:
            self.state.armour &= ~(1 << pack)

    def armoured(self, who: int) -> bool:
        """Whether an animal wears an armour (J74)."""
        pack = who >= 15
        return who == self.tables.leader[pack] and self.state.armour >> pack & 1

    def placed(self, pack: int) -> int:
        """How many animals of a pack stand on the board."""
        number = 0
        for who in range(15 * pack, 15 * pack + 15):
            number += self.state.where[who] != OFF
        return number

    def all_placed(self, pack: int) -> bool:
        """Whether all animals of a pack stand on the board."""
        for who in range(15 * pack, 15 * pack + 15):  # noqa: SIM110 - all() needs the GIL
            if self.state.where[who] == OFF:
                return False
        return True

    def special_in_zone(self, pack: int, but: int) -> bool:
        """Whether one of a pack's specials, other than one animal, stands in the pack's own zone."""
        for animal in range(15 * pack, 15 * pack + 15):
            square = self.state.where[animal]
            special = animal != but and square != OFF and self.tables.powers[animal] & SPECIAL
            if special and self.tables.zone[square] == pack + 1:
                return True
        return False

    # Webs (J61–J65)

    def near_spider(self, spider: int, square: int) -> bool:
        """Whether a square is a land square beside a spider that is on the board (J61, J64)."""
        at = self.state.where[spider]
        if at in (OFF, square) or self.tables.ground[square] != LAND:
            return False
        across = self.tables.column[at] - self.tables.column[square]
        along = self.tables.row[at] - self.tables.row[square]
        near: bool = -1 <= across <= 1 and -1 <= along <= 1
        return near

    # Placing (J11–J13, J80–J83)

    def anybody_to_free(self, pack: int, liberator: int) -> bool:
        """Whether one of a pack's prisoners, not the liberator, can be placed (J80–J83)."""
        for animal in range(15):
            who = 15 * pack + animal
            if self.state.prison[pack] >> animal & 1 and who != liberator and self.has_place(who, liberator):
                return True
        return False

    def has_place(self, who: int, liberator: int) -> bool:
        """Whether a freed animal finds a place; a liberating turtle keeps one for itself (J82)."""
        pack = who >= 15
        if self.tables.powers[liberator] & FREE_LIBERATOR and self.empty_den_squares(pack) < 2:
            return False
        for place in range(self.tables.den_size[pack]):
            if self.may_be_placed(who, self.tables.dens[64 * pack + place]):
                return True
        return False

    def may_be_placed(self, who: int, square: int) -> bool:
        """Whether an animal may be placed on a den square (J12, J13, J65)."""
        pack = who >= 15
        front = self.tables.front[square]
        if self.state.cells[square] or (front != OFF and not self.state.cells[front]):
            return False
        if self.tables.ground[square] == WATER and self.tables.powers[who] & NO_WATER:
            return False
        return not self.near_spider(self.tables.spider[1 - pack], square)

    def empty_den_squares(self, pack: int) -> int:
        """How many squares of a den are empty."""
        empty = 0
        for place in range(self.tables.den_size[pack]):
            empty += self.state.cells[self.tables.dens[64 * pack + place]] == 0
        return empty

    # The list of actions

    def add(self, kind: int, animal: int, facing: int, square: int, strikes: int, home: int) -> None:  # noqa: PLR0913, PLR0917
        """List one action."""
        if self.forcing_only and not strikes and kind != HUNT:
            return
        if self.counting:
            self.number += 1
        elif self.number < LONGEST_LIST:
            self.list[self.number] = kind << 28 | animal << 24 | facing << 20 | square << 12 | strikes << 6 | home
            self.number += 1

    def add_every_facing(self, kind: int, animal: int, square: int, strikes: int, home: int) -> None:
        """List an action once for each facing that the edition knows (J21)."""
        action = kind << 28 | animal << 24 | square << 12 | strikes << 6 | home
        if self.forcing_only:
            self.add(kind, animal, self.state.facing[15 * self.state.side + animal], square, strikes, home)
            return
        if self.counting or self.number >= LONGEST_LIST:
            self.number += self.counting
            return
        for facing in range(8):
            if not facing & self.tables.facing_mask:
                self.list[self.number] = action | facing << 20
                self.number += 1

    # Memory

    def forget(self) -> None:
        """Keep the position, drop the actions that led to it."""
        self.state = moved(self.stack, self.depth)
        self.depth = 0

    def grow(self, capacity: int) -> int:
        """Make room to take back `capacity` actions."""
        self.stack = resized(self.stack, self.capacity, capacity)
        self.state = at(self.stack, self.depth)
        self.capacity = capacity
        return 0

    def unmake(self) -> None:
        """Take the last decision back."""
        self.depth -= 1
        self.state = at(self.stack, self.depth)
