"""What can be decided now: placings, turns and moves, the turtle's way home, freeings (J11–J19, J80–J84)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.jungla.board import OFF
    from menagerie.games.jungla.components import BITS
    from menagerie.games.jungla.movement import Movement
    from menagerie.games.jungla.moves import PLACE, STOP, TURN

    FREE_LIBERATOR = BITS["free_liberator"]
    PREPARING, ACTING, GOING_HOME, GOING_HOME_FIRST, FREEING, OVER = range(6)
    NO_KIND, NORMAL, BONUS, BONUS_AGAIN = range(4)


class Decisions(Movement):
    """The list of actions of the player who decides."""

    def generate(self, moves: list[int]) -> int:
        """List every action of the player who decides."""
        self.list = moves
        self.number = 0
        if self.state.due == PREPARING:
            self.list_placings()
        elif self.state.due == ACTING:
            self.list_actions()
        elif self.state.due == FREEING:
            self.list_freeings()
        elif self.state.due != OVER:
            self.list_homes()
        return self.number

    def list_placings(self) -> None:
        """Preparation: any animal still to be placed, on any den square that J12 and J13 permit."""
        pack = self.state.side
        for animal in range(15):
            who = 15 * pack + animal
            if self.state.where[who] == OFF:
                for place in range(self.tables.den_size[pack]):
                    square = self.tables.dens[64 * pack + place]
                    if self.may_be_placed(who, square) and self.leaves_spider_a_place(who, square):
                        self.add_every_facing(PLACE, animal, square, 0, 0)

    def leaves_spider_a_place(self, who: int, square: int) -> bool:
        """Whether the pack's spider, if it is still to be placed, keeps a permitted square (J13)."""
        spider = self.tables.spider[who >= 15]
        if who == spider or self.state.where[spider] != OFF:
            return True
        self.state.cells[square] = who + 1
        answer = self.has_permitted_square(spider)
        self.state.cells[square] = 0
        return answer

    def has_permitted_square(self, who: int) -> bool:
        """Whether an animal may be placed anywhere in its den."""
        for place in range(self.tables.den_size[who >= 15]):
            if self.may_be_placed(who, self.tables.dens[64 * (who >= 15) + place]):
                return True
        return False

    def list_actions(self) -> None:
        """A turn: turns and moves of every animal that may act; in a bonus turn the third action may be left out."""
        pack = self.state.side
        most = self.tables.bonus_actions if self.state.kind == BONUS else self.tables.actions
        self.may_free = self.state.left == most and self.state.kind != BONUS_AGAIN
        for animal in range(15):
            if self.may_act(animal):
                self.limited = self.state.kind == BONUS_AGAIN and self.state.actor == animal
                self.list_turns(animal)
                self.list_moves(15 * pack + animal)
        self.limited = False
        if self.state.kind == BONUS and self.state.left == 1:
            self.add(STOP, 0, 0, 0, 0, 0)

    def may_act(self, animal: int) -> bool:
        """Whether an animal of the side is on the board and does not rest, or acts a second time (J15, J84)."""
        if self.state.where[15 * self.state.side + animal] == OFF:
            return False
        again = self.state.kind == BONUS_AGAIN and self.state.actor == animal
        return again or not self.state.rest >> animal & 1

    def list_turns(self, animal: int) -> None:
        """Turn on the spot, to another facing (J16)."""
        who = 15 * self.state.side + animal
        for facing in range(8):
            if facing != self.state.facing[who] and not facing & self.tables.facing_mask:
                self.add(TURN, animal, facing, self.state.where[who], 0, 0)

    def list_homes(self) -> None:
        """Put the turtle home, on any empty den square (J58, J82)."""
        pack = self.state.due_pack
        for place in range(self.tables.den_size[pack]):
            square = self.tables.dens[64 * pack + place]
            if self.state.cells[square] == 0:
                self.add_every_facing(PLACE, self.tables.turtle[pack] - 15 * pack, square, 0, 0)

    def list_freeings(self) -> None:
        """Free a prisoner, or no more after the first (J80–J83)."""
        pack = self.state.side
        if self.keeps_a_place(pack):
            for animal in range(15):
                if self.state.prison[pack] >> animal & 1 and animal != self.state.liberator:
                    for place in range(self.tables.den_size[pack]):
                        square = self.tables.dens[64 * pack + place]
                        if self.may_be_placed(15 * pack + animal, square):
                            self.add_every_facing(PLACE, animal, square, 0, 0)
        if self.state.freed:
            self.add(STOP, 0, 0, 0, 0, 0)

    def keeps_a_place(self, pack: int) -> bool:
        """Whether a freed animal may still be placed without taking the liberating turtle's last square (J82)."""
        liberator = 15 * pack + self.state.liberator
        return not self.tables.powers[liberator] & FREE_LIBERATOR or self.empty_den_squares(pack) > 1

    def anybody_acts(self) -> bool:
        """Whether an animal of the side may act."""
        for animal in range(15):  # noqa: SIM110 - any() needs the GIL
            if self.may_act(animal):
                return True
        return False
