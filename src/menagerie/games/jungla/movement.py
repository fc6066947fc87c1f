"""How animals move and strike (J20–J69, J79–J95): every move action that one animal has where it stands.

A move is a walk, square by square, that ends where the rules let it end. Powers and board come from the edition's
tables, so what is told here is what the rules do with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.jungla.board import GOAL, LAND, OFF, WATER
    from menagerie.games.jungla.components import BITS
    from menagerie.games.jungla.herd import Herd
    from menagerie.games.jungla.moves import AT_THE_END, HUNT, MOVE, NO_FACING, PRISON, SPRING

    MULTI, TAKES_FRONTALLY, IMMUNE = BITS["multi_capture"], BITS["takes_runners_frontally"], BITS["frontal_immunity"]
    KEEPS_FACING, NO_DEN, PEACEFUL = BITS["keeps_facing_after_strike"], BITS["no_return_to_den"], BITS["never_strikes"]
    SAFE_AT_HOME, WEB_IMMUNE = BITS["safe_in_own_den_and_zone"], BITS["web_immunity"]
    NO_WATER, AQUATIC = BITS["no_water"], BITS["no_water_stop"]
    SPECIAL, DESTROYER, RUNNER = BITS["special"], BITS["destroyer"], BITS["runner"]

if TYPE_CHECKING:
    from menagerie.core.edition import Edition


class Movement(Herd):
    """The walks of one animal at a time, from where it stands."""

    def __init__(self, edition: Edition) -> None:
        """Begin with no walk under way."""
        super().__init__(edition)
        self.limited = False
        self.may_free = True

    # Which ways to go (J20–J24, J35–J37, J89)

    def list_moves(self, who: int) -> None:
        """List every move action of an animal with its present facing."""
        state = self.state
        self.who = who
        self.pack = who >= 15
        self.origin = state.where[who]
        self.land_start = self.tables.ground[self.origin] == LAND
        steps = self.tables.land_steps[who] if self.land_start else self.tables.water_steps[who]
        inside = self.tables.zone[self.origin] == 2 - self.pack
        for relative in range(8):
            self.way = state.facing[who] + relative & 7
            if self.tables.directions[who] >> relative & 1:
                if inside:
                    self.forced_by = 0
                    self.walk(2, 1, 0, 0)
                    if not self.limited:
                        self.walk_to_special(steps)
                else:
                    self.walk_all(steps)
            if self.tables.l_directions[who] >> relative & 1:
                self.walk_l(steps & self.tables.l_steps[who], relative)

    def walk_all(self, steps: int) -> None:
        """Go straight on, by the distances on which the animal jumps, by the others, and by long moves (J38, J66)."""
        self.forced_by = 0
        short = steps & ~self.tables.long_steps[self.who]
        jump = short & self.tables.jump_steps[self.who]
        self.walk(jump, 1, 1, 0)
        self.walk(short & ~jump, 2, 0, 0)
        self.walk(steps & ~short, 3, 0, 1)

    def walk(self, steps: int, group: int, jumping: int, long_move: int) -> None:
        """Go straight on by one of some distances."""
        if steps:
            self.steps = steps
            self.group = group
            self.jumping = jumping
            self.long_move = long_move
            self.go(self.origin, 1, 0)

    def go(self, before: int, step: int, strikes: int) -> None:
        """Enter the next square of the line, end there if that is allowed, and go on if there is more to go."""
        square = self.tables.beside[before << 3 | self.way]
        if square == OFF:
            return
        if not self.clear(square, before):
            return
        ground = self.tables.ground[square]
        if ground == GOAL:
            if self.steps >> step & 1:
                self.reach_goal(square, strikes)
            return
        zone = self.tables.zone[square]
        enemy_zone = zone == 2 - self.pack and self.tables.zone[self.origin] != zone
        if enemy_zone and self.long_move:
            return
        # The first water square and the first square of the enemy's zone end every move (J26, J31, J88).
        wet = ground == WATER and not self.tables.powers[self.who] & AQUATIC and (self.land_start or self.long_move)
        forced = enemy_zone or wet
        if forced:
            reachable = self.forced_by in (0, self.group)
            self.forced_by = self.group
        else:
            reachable = self.steps >> step & 1 == 1
        if self.state.cells[square]:
            self.meet(square, step, strikes, forced, reachable)
            return
        own_zone = zone == self.pack + 1
        if reachable and (not own_zone or self.may_stay()):
            self.end_free(square, strikes)
        if not forced and self.steps >> step + 1:
            self.go(square, step + 1, strikes)

    def may_stay(self) -> bool:
        """Whether the animal may stop in its own defence zone: specials only, one at a time (J87)."""
        special = self.tables.powers[self.who] & SPECIAL
        return special != 0 and not self.special_in_zone(self.pack, self.who)

    def meet(self, square: int, step: int, strikes: int, forced: int, reachable: int) -> None:
        """Deal with an animal in the way: strike it, jump it, take it and go on, or be blocked (J25, J38, J48–J50)."""
        powers = self.tables.powers[self.who]
        victim = self.state.cells[square] - 1
        more = not forced and self.steps >> step + 1
        if (victim >= 15) == self.pack:
            if more and self.jumping:
                self.go(square, step + 1, strikes)
            return
        can = not self.limited and self.may_strike(victim, square, self.way)
        if can and reachable:
            self.end_strike(victim, square, strikes)
        if not more:
            return
        if self.jumping:
            self.go(square, step + 1, strikes)
        passes = powers & MULTI and not self.tables.powers[victim] & DESTROYER and not self.armoured(victim)
        if can and passes and self.tables.zone[square] != self.pack + 1:
            self.go(square, step + 1, strikes | 1 << step - 1)

    def clear(self, square: int, before: int) -> bool:
        """Whether nothing but animals keeps this animal from entering a square (J51, J64, J85, J95)."""
        powers = self.tables.powers[self.who]
        zone = self.tables.zone[square]
        if self.tables.ground[square] == WATER and powers & NO_WATER:
            return False
        if (
            powers & NO_DEN
            and self.tables.den[square] == self.pack + 1
            and self.tables.den[self.origin] != self.pack + 1
        ):
            return False
        if self.limited and zone and self.tables.zone[self.origin] != zone:
            return False
        return self.land_start or zone == self.pack + 1 or self.tables.zone[before] != self.pack + 1

    def walk_l(self, steps: int, relative: int) -> None:
        """Go in an L: straight on, then at a right angle to either side (J36, J37)."""
        inside = self.tables.zone[self.origin] == 2 - self.pack
        for length in range(2, 16):
            if steps >> length & 1:
                for turn in range(2, 7, 4):
                    way = self.state.facing[self.who] + relative & 7
                    square = self.arm_end(length, way, turn)
                    if square != OFF:
                        self.way = way + turn & 7
                        self.finish_l(square, inside)

    def finish_l(self, before: int, inside: int) -> None:
        """Enter the last square of an L; from inside the enemy's zone only to take a special there (J89)."""
        square = self.tables.beside[before << 3 | self.way]
        if inside:
            if square != OFF and not self.limited and self.special_to_take(square):
                self.end_strike(self.state.cells[square] - 1, square, 0)
            return
        self.forced_by = 0
        self.steps = 2
        self.group = 4
        self.jumping = False
        self.long_move = False
        self.go(before, 1, 0)

    def arm_end(self, length: int, way: int, turn: int) -> int:
        """Return the last square before the end of an L if all squares up to it can be travelled, else OFF (J37)."""
        inside = self.tables.zone[self.origin] == 2 - self.pack
        square: int = self.origin
        for step in range(1, length):
            before = square
            ahead = way if step <= self.tables.l_arm[length] else way + turn & 7
            square = self.tables.beside[before << 3 | ahead]
            if square == OFF or self.tables.ground[square] == GOAL or self.state.cells[square]:
                return OFF
            if not self.clear(square, before):
                return OFF
            if (self.tables.zone[square] == 2 - self.pack) != inside:
                return OFF
            if self.tables.ground[square] == WATER and self.land_start and not self.tables.powers[self.who] & AQUATIC:
                return OFF
        return square

    def walk_to_special(self, steps: int) -> None:
        """Inside the enemy's zone: go by all powers to take a special that stands there (J89)."""
        allowed = steps & ~self.tables.long_steps[self.who]
        passed = False
        square = self.origin
        for distance in range(1, 16):
            square = self.tables.beside[square << 3 | self.way]
            if square == OFF or self.tables.zone[square] != 2 - self.pack:
                return
            if self.state.cells[square]:
                by_jump = not passed or self.tables.jump_steps[self.who] >> distance & 1
                if distance > 1 and allowed >> distance & 1 and by_jump and self.special_to_take(square):
                    self.end_strike(self.state.cells[square] - 1, square, 0)
                passed = True

    def special_to_take(self, square: int) -> bool:
        """Whether an enemy special stands on a square of its zone and may be struck (J89)."""
        occupant = self.state.cells[square]
        if not occupant or (occupant > 15) == self.pack or self.tables.zone[square] != 2 - self.pack:
            return False
        special = self.tables.powers[occupant - 1] & SPECIAL
        return special != 0 and self.may_strike(occupant - 1, square, self.way)

    # Striking (J40–J44, J52–J59, J90–J93)

    def may_strike(self, victim: int, square: int, way: int) -> bool:
        """Whether the animal may strike an enemy on a square, arriving there in a direction."""
        powers = self.tables.powers[self.who]
        theirs = self.tables.powers[victim]
        home = 2 - self.pack
        if powers & PEACEFUL:
            return False
        if theirs & SAFE_AT_HOME and (self.tables.den[square] == home or self.tables.zone[square] == home):
            return False
        if theirs & IMMUNE and not powers & (TAKES_FRONTALLY | RUNNER):
            facing = self.state.facing[victim]
            if (way + 4 & 7 == facing and self.tables.frontal[0]) or (way == facing and self.tables.frontal[1]):
                return False
        return self.tables.zone[square] != self.pack + 1 or not self.special_in_zone(self.pack, self.who)

    def end_free(self, square: int, strikes: int) -> None:
        """End a move on a free square."""
        webbed = self.in_web(self.who, square, strikes, -1)
        if strikes and not self.turtle_has_home(-1, strikes, OFF if webbed else square):
            return
        self.add_facings(MOVE, square, strikes, 0, webbed)

    def end_strike(self, victim: int, square: int, strikes: int) -> None:
        """End a move by a strike: stay on the square, or spring back (J40, J42)."""
        spring = self.armoured(victim)
        if self.tables.zone[square] == self.pack + 1 and not self.tables.powers[self.who] & SPECIAL:
            spring = True
        stands = self.origin if spring else square
        webbed = self.in_web(self.who, stands, strikes, -1 if self.armoured(victim) else victim)
        if not self.turtle_has_home(victim, strikes, OFF if webbed else stands):
            return
        if spring:
            self.add_facings(SPRING, square, strikes | AT_THE_END, 0, webbed)
        else:
            self.add_facings(MOVE, square, strikes | AT_THE_END, 0, webbed)

    def turtle_has_home(self, victim: int, strikes: int, stands: int) -> bool:
        """Whether the turtle, if it is among the struck, finds an empty den square after the move (J58)."""
        turtle = self.tables.turtle[1 - self.pack]
        if victim != turtle and not (strikes and self.struck(self.state.where[turtle], strikes)):
            return True
        left = OFF if victim < 0 or self.armoured(victim) else self.state.where[victim]
        for place in range(self.tables.den_size[1 - self.pack]):
            square = self.tables.dens[64 * (1 - self.pack) + place]
            if square != stands and (square in (self.origin, left) or self.emptied(square, strikes)):
                return True
        return False

    def emptied(self, square: int, strikes: int) -> bool:
        """Whether a square is empty, or will be by a strike on the way."""
        return self.state.cells[square] == 0 or (strikes != 0 and self.struck(square, strikes))

    def struck(self, square: int, strikes: int) -> bool:
        """Whether a square is among those struck on the way."""
        passed = self.origin
        for step in range(5):
            passed = self.tables.beside[passed << 3 | self.way]
            if passed == OFF:
                return False
            if strikes >> step & 1 and passed == square:
                return True
        return False

    # Webs (J61–J65)

    def in_web(self, who: int, square: int, strikes: int, victim: int) -> bool:
        """Whether an animal is caught on a square by the enemy's web, as it is after the strikes of its move (J62)."""
        spider = self.tables.spider[1 - (who >= 15)]
        at = self.state.where[spider]
        if at == OFF or victim == spider or self.tables.powers[who] & WEB_IMMUNE:
            return False
        if strikes and self.struck(at, strikes):
            return False
        return self.near_spider(spider, square)

    # Goals (J70, J71, J79–J83)

    def reach_goal(self, goal: int, strikes: int) -> None:
        """Hunt, or enter the prison: only the enemy's, and not by the second half of a double action (J9, J85)."""
        if self.limited:
            return
        if strikes and not self.turtle_has_home(-1, strikes, OFF):
            return
        if self.tables.prison[goal] == 2 - self.pack:
            if self.may_free and self.could_free(strikes):
                self.add(PRISON, self.who - 15 * self.pack, NO_FACING, goal, strikes, 0)
        elif self.tables.hunt[goal] == 2 - self.pack and not self.long_move:
            for place in range(self.tables.den_size[self.pack]):
                square = self.tables.dens[64 * self.pack + place]
                if self.may_return(square, strikes):
                    self.add_facings(HUNT, goal, strikes, place, 0)

    def may_return(self, square: int, strikes: int) -> bool:
        """Whether the hunter may go back to a den square (J71): empty, no enemy web, no water for the spider."""
        if square != self.origin and not self.emptied(square, strikes):
            return False
        if self.tables.ground[square] == WATER and self.tables.powers[self.who] & NO_WATER:
            return False
        return not self.in_web(self.who, square, strikes, -1)

    def could_free(self, strikes: int) -> bool:
        """Whether somebody could be freed and placed once this animal has entered the prison (J80)."""
        state = self.state
        spider = self.tables.spider[1 - self.pack]
        spider_at = state.where[spider]
        taken = state.cells[self.origin]
        state.cells[self.origin] = 0
        answer = False
        if strikes:
            answer = self.could_free_after_strikes(strikes, spider, spider_at)
        else:
            answer = self.anybody_to_free(self.pack, self.who)
        state.cells[self.origin] = taken
        return answer

    def could_free_after_strikes(self, strikes: int, spider: int, spider_at: int) -> bool:
        """Ask the same with the struck animals off the board."""
        state = self.state
        square = self.origin
        for step in range(5):
            square = self.tables.beside[square << 3 | self.way]
            if square == OFF:
                break
            if strikes >> step & 1:
                occupant = state.cells[square]
                state.cells[square] = 0
                if occupant - 1 == spider:
                    state.where[spider] = OFF
                answer = self.could_free_after_strikes(strikes & ~(1 << step), spider, spider_at)
                state.cells[square] = occupant
                state.where[spider] = spider_at
                return answer
        return self.anybody_to_free(self.pack, self.who)

    # The list

    def add_facings(self, kind: int, square: int, strikes: int, home: int, webbed: int) -> None:
        """List an action once for each facing after it: one if a runner struck (J55), none in a web (J62)."""
        animal = self.who - 15 * self.pack
        if webbed:
            self.add(kind, animal, NO_FACING, square, strikes, home)
        elif strikes and self.tables.powers[self.who] & KEEPS_FACING:
            self.add(kind, animal, self.state.facing[self.who], square, strikes, home)
        else:
            self.add_every_facing(kind, animal, square, strikes, home)
