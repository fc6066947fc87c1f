"""The rules of Jungla in the rulebook's order: preparation, turns and their actions, what an action does, the end.

How animals move and strike stands in movement.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.outcome import Outcome

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.bits import mix
    from menagerie.core.plain import Struct, at, copied, moved, pushed, resized
    from menagerie.games.jungla.board import OFF, WATER
    from menagerie.games.jungla.components import POWERS
    from menagerie.games.jungla.movement import Movement
    from menagerie.games.jungla.moves import AT_THE_END, HUNT, MOVE, NO_FACING, PLACE, PRISON, SPRING, STOP, TURN

    DOUBLE_HUNT, FREE_LIBERATOR = 1 << POWERS.index("double_hunt"), 1 << POWERS.index("free_liberator")
    NEVER_IMPRISONED, WEB_IMMUNE = 1 << POWERS.index("never_imprisoned"), 1 << POWERS.index("web_immunity")
    PREPARING, ACTING, GOING_HOME, GOING_HOME_FIRST, FREEING, OVER = range(6)
    NO_KIND, NORMAL, BONUS, BONUS_AGAIN = range(4)
    DRAWN = 3
    BY_POINTS, BY_PRISONERS, BY_BLOCK, BY_LIMIT = range(1, 5)

if TYPE_CHECKING:
    from menagerie.core.edition import Edition

REASONS = {1: ("points", "J4"), 2: ("all_imprisoned", "J4"), 3: ("total_block", "J5"), 4: ("turn_limit", "J99")}


class Jungla(Movement):
    """A position of Jungla; seat 1 is Red, seat 2 Blue, seats 3 and 4 are their partners in the game for four (J98)."""

    def __init__(self, edition: Edition, players: int, target: int, limit: int) -> None:
        """Lay out an empty board, with every animal still to be placed."""
        super().__init__(edition)
        self.players = players
        self.target = target
        self.limit = limit

    # What everybody can see, and setting a position up

    @property
    def header(self) -> dict[str, int]:
        """Return everything but the animals, by the names of the position text."""
        state = self.state
        return {
            **{"turns": state.turns, "red": state.score[0], "blue": state.score[1], "last": state.last},
            **{"side": state.side, "due": state.due, "due_pack": state.due_pack, "liberator": state.liberator},
            **{"freed": state.freed, "kind": state.kind, "actor": state.actor, "left": state.left, "rest": state.rest},
            **{"next_kind": state.next_kind, "winner": state.winner, "armour": state.armour, "reason": state.reason},
            **{"red_prison": state.prison[0], "blue_prison": state.prison[1]},
        }

    def square_of(self, who: int) -> int:
        """Return where an animal stands, OFF if it is not on the board."""
        return int(self.state.where[who])

    def facing_of(self, who: int) -> int:
        """Return which way an animal on the board faces."""
        return int(self.state.facing[who])

    def occupant(self, square: int) -> int:
        """Return the animal on a square, -1 if there is none."""
        return int(self.state.cells[square]) - 1

    def place(self, who: int, square: int, facing: int) -> None:
        """Stand an animal on a free square, before play begins."""
        self.stand(who, square, facing)

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

    # What can be decided now (J11–J19)

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
                        self.add_places(animal, square)

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

    def add_places(self, animal: int, square: int) -> None:
        """List the placing of an animal on a square, with every facing."""
        for facing in range(8):
            if not facing & self.tables.facing_mask:
                self.add(PLACE, animal, facing, square, 0, 0)

    def list_actions(self) -> None:
        """A turn: turns and moves of every animal that may act; in a bonus turn the third action may be left out."""
        pack = self.state.side
        self.may_free = self.state.left == (self.tables.bonus_actions if self.state.kind == BONUS else self.tables.actions)
        self.may_free = self.may_free and self.state.kind != BONUS_AGAIN
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
                self.add_places(self.tables.turtle[pack] - 15 * pack, square)

    def list_freeings(self) -> None:
        """Free a prisoner, or no more after the first (J80–J83)."""
        pack = self.state.side
        if self.keeps_a_place(pack):
            for animal in range(15):
                if self.state.prison[pack] >> animal & 1 and animal != self.state.liberator:
                    for place in range(self.tables.den_size[pack]):
                        square = self.tables.dens[64 * pack + place]
                        if self.may_be_placed(15 * pack + animal, square):
                            self.add_places(animal, square)
        if self.state.freed:
            self.add(STOP, 0, 0, 0, 0, 0)

    def keeps_a_place(self, pack: int) -> bool:
        """Whether a freed animal may still be placed without taking the liberating turtle's last square (J82)."""
        liberator = 15 * pack + self.state.liberator
        return not self.tables.powers[liberator] & FREE_LIBERATOR or self.empty_den_squares(pack) > 1

    # What a decision does (J29, D2.4)

    def make(self, move: int) -> None:
        """Carry out one decision and all that follows by itself."""
        self.depth += 1
        self.state = pushed(self.stack, self.depth)
        state = self.state
        kind = move >> 28
        if kind == PLACE:
            self.put_down(move)
        elif kind == STOP:
            if state.due == FREEING:
                self.end_freeing()
            else:
                self.end_turn()
        else:
            self.act(move)

    def unmake(self) -> None:
        """Take the last decision back."""
        self.depth -= 1
        self.state = at(self.stack, self.depth)

    def put_down(self, move: int) -> None:
        """Place an animal: in the preparation, freed from prison, or the turtle that goes home."""
        state = self.state
        pack = state.due_pack if state.due == GOING_HOME or state.due == GOING_HOME_FIRST else state.side
        who = 15 * pack + (move >> 24 & 15)
        self.stand(who, move >> 12 & 255, move >> 20 & 15)
        if state.due == PREPARING:
            self.next_placing()
        elif state.due == FREEING:
            state.prison[pack] &= ~(1 << (move >> 24 & 15))
            state.freed += 1
            if state.left:
                state.rest |= 1 << (move >> 24 & 15)
            if state.freed == self.tables.max_freed or not self.more_to_free():
                self.end_freeing()
        elif state.due == GOING_HOME_FIRST:
            state.due = FREEING
        else:
            if pack == state.side and state.left:
                state.rest |= 1 << (move >> 24 & 15)
            if pack != state.side or not self.over_by_victory(True):
                self.go_on()

    def more_to_free(self) -> bool:
        """Whether another prisoner can be freed and placed."""
        pack = self.state.side
        return self.anybody_to_free(pack, 15 * pack + self.state.liberator)

    def next_placing(self) -> None:
        """Batches alternate; when all animals stand, the pack that placed last begins (J11, J14)."""
        state = self.state
        state.left -= 1
        if self.all_placed(0) and self.all_placed(1):
            state.due = ACTING
            state.kind = NORMAL
            state.left = self.tables.actions
            state.next_kind = NORMAL
        elif state.left == 0 or self.all_placed(state.side):
            state.side = 1 - state.side
            state.left = self.tables.batch

    def all_placed(self, pack: int) -> bool:
        """Whether all animals of a pack stand on the board."""
        for who in range(15 * pack, 15 * pack + 15):
            if self.state.where[who] == OFF:
                return False
        return True

    def act(self, move: int) -> None:
        """Turn, move, strike, hunt or enter the prison, in the order of J29."""
        state = self.state
        kind = move >> 28
        animal = move >> 24 & 15
        facing = move >> 20 & 15
        square = move >> 12 & 255
        who = 15 * state.side + animal
        if kind == TURN:
            state.facing[who] = facing
            self.use_up(animal, False)
            self.after_action(False)
            return
        turtle = self.strike_on_the_way(who, move >> 6 & 31, square)
        if kind == SPRING or move >> 6 & AT_THE_END:
            turtle |= self.capture(square)
        if kind == PRISON:
            self.enter_prison(who, turtle)
            return
        if kind == SPRING:
            state.facing[who] = facing & 7
        else:
            self.lift(who)
            self.stand(who, self.tables.dens[64 * state.side + (move & 63)] if kind == HUNT else square, facing & 7)
        if kind == HUNT:
            self.score_hunt(who)
        if facing == NO_FACING:
            self.imprison(who)
        self.use_up(animal, kind == HUNT)
        self.after_action(turtle)

    def strike_on_the_way(self, who: int, strikes: int, target: int) -> bool:
        """Take what a destroyer passes, square by square; say whether the turtle was among it (J48)."""
        if not strikes:
            return False
        turtle = False
        origin = self.state.where[who]
        across = (self.tables.column[target] > self.tables.column[origin]) - (
            self.tables.column[target] < self.tables.column[origin]
        )
        along = (self.tables.row[target] > self.tables.row[origin]) - (self.tables.row[target] < self.tables.row[origin])
        way = 0
        for way in range(8):
            passed = self.tables.beside[origin << 3 | way]
            if passed != OFF and self.tables.column[passed] - self.tables.column[origin] == across:
                if self.tables.row[passed] - self.tables.row[origin] == along:
                    break
        passed = origin
        for step in range(5):
            passed = self.tables.beside[passed << 3 | way]
            if strikes >> step & 1:
                turtle |= self.capture(passed)
        return turtle

    def capture(self, square: int) -> bool:
        """Strike what stands on a square: an armour breaks (J75), the turtle leaves for home (J58), others go to prison."""
        victim = self.state.cells[square] - 1
        if self.armoured(victim):
            self.state.armour &= ~(1 << (victim >= 15))
            return False
        if self.tables.powers[victim] & NEVER_IMPRISONED:
            self.lift(victim)
            return True
        self.imprison(victim)
        return False

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

    def score_hunt(self, who: int) -> None:
        """Score, and put the armour on a leader (J70, J74)."""
        state = self.state
        double = self.tables.powers[who] & DOUBLE_HUNT
        state.score[state.side] += self.tables.turtle_points if double else self.tables.hunt_points
        state.last = state.side + 1
        if who == self.tables.leader[state.side]:
            state.armour |= 1 << state.side

    def enter_prison(self, who: int, turtle: bool) -> None:  # noqa: FBT001 - C signature
        """Enter the enemy's prison: the freeing begins, and the other pack is owed a bonus turn (J79–J84)."""
        state = self.state
        animal = who - 15 * state.side
        if self.tables.powers[who] & FREE_LIBERATOR:
            self.lift(who)
        else:
            self.imprison(who)
        state.left -= 2
        state.next_kind = BONUS
        state.kind = BONUS if state.left else NO_KIND
        if not state.left:
            state.rest = 0
        state.liberator = animal
        state.freed = 0
        if self.over_by_victory(False):
            return
        state.due = FREEING
        if turtle:
            state.due = GOING_HOME_FIRST
            state.due_pack = 1 - state.side

    def end_freeing(self) -> None:
        """The turtle goes home after freeing; then the turn goes on (J82)."""
        state = self.state
        if self.tables.powers[15 * state.side + state.liberator] & FREE_LIBERATOR:
            state.due = GOING_HOME
            state.due_pack = state.side
        elif not self.over_by_victory(True):
            self.go_on()

    # The turn goes on, or ends (J15, J19, J84)

    def use_up(self, animal: int, hunted: bool) -> None:  # noqa: FBT001 - C signature
        """Count an action: who acted rests, and the form of a bonus turn is fixed by its second action."""
        state = self.state
        on_board = state.where[15 * state.side + animal] != OFF
        if on_board:
            state.rest |= 1 << animal
        if state.kind == BONUS_AGAIN:
            state.left = 0 if animal == state.actor else 1
            state.kind = BONUS
        else:
            state.left -= 1
            if state.kind == BONUS and state.left == 2 and on_board and not hunted:
                state.kind = BONUS_AGAIN
                state.actor = animal
        if state.left == 0:
            state.kind = NO_KIND
            state.rest = 0

    def after_action(self, turtle: bool) -> None:  # noqa: FBT001 - C signature
        """Look for a victory, put a struck turtle home, and go on (J6, J29)."""
        if self.over_by_victory(True):
            return
        if turtle:
            self.state.due = GOING_HOME
            self.state.due_pack = 1 - self.state.side
        else:
            self.go_on()

    def go_on(self) -> None:
        """The next action, or the end of the turn when none is left or nobody may act."""
        if self.state.left and self.anybody_acts():
            self.state.due = ACTING
        else:
            self.end_turn()

    def anybody_acts(self) -> bool:
        """Whether an animal of the side may act."""
        for animal in range(15):
            if self.may_act(animal):
                return True
        return False

    def end_turn(self) -> None:
        """Count the turn, close the webs, look for the end, and give the turn to the other pack (J5, J63, J99)."""
        state = self.state
        state.left = 0
        state.kind = NO_KIND
        state.rest = 0
        if self.limit:
            state.turns += 1
        self.spring_webs()
        if self.over_by_victory(True):
            return
        if self.total_block():
            self.finish_by_points(BY_BLOCK)
        elif self.limit and state.turns >= self.limit:
            self.finish_by_points(BY_LIMIT)
        else:
            state.due = ACTING
            state.side = 1 - state.side
            state.kind = state.next_kind
            state.left = self.tables.bonus_actions if state.kind == BONUS else self.tables.actions
            state.next_kind = NORMAL

    def spring_webs(self) -> None:
        """Imprison the side's animals that still stand in the enemy's web at the end of their turn (J63)."""
        for who in range(15 * self.state.side, 15 * self.state.side + 15):
            if self.state.where[who] != OFF and self.in_web(who, self.state.where[who], 0, -1):
                self.imprison(who)

    # The end (J4–J6)

    def over_by_victory(self, own_loss: bool) -> bool:  # noqa: FBT001 - C signature
        """End the game if a pack has its points or has taken all the enemy's animals but the turtle (J4)."""
        side = self.state.side
        if self.state.score[side] >= self.target:
            self.finish(side + 1, BY_POINTS)
        elif self.lost_all(1 - side):
            self.finish(side + 1, BY_PRISONERS)
        elif own_loss and self.lost_all(side):
            self.finish(2 - side, BY_PRISONERS)
        else:
            return False
        return True

    def lost_all(self, pack: int) -> bool:
        """Whether a pack has prisoners and nobody but its turtle on the board."""
        if not self.state.prison[pack]:
            return False
        for who in range(15 * pack, 15 * pack + 15):
            if self.state.where[who] != OFF and who != self.tables.turtle[pack]:
                return False
        return True

    def total_block(self) -> bool:
        """Whether no animal of either pack has a move in any facing (J5)."""
        for who in range(30):
            if self.state.where[who] != OFF and self.has_move(who):
                return False
        return True

    def has_move(self, who: int) -> bool:
        """Whether an animal has a move in any facing."""
        kept = self.state.facing[who]
        self.may_free = True
        self.counting = True
        self.number = 0
        for facing in range(8):
            if not facing & self.tables.facing_mask:
                self.state.facing[who] = facing
                self.list_moves(who)
            if self.number:
                break
        self.state.facing[who] = kept
        self.counting = False
        return self.number > 0

    def finish_by_points(self, reason: int) -> None:
        """More points win; equal points: who hunted last; nobody has: a draw (J5)."""
        state = self.state
        if state.score[0] != state.score[1]:
            self.finish(1 if state.score[0] > state.score[1] else 2, reason)
        else:
            self.finish(state.last if state.last else DRAWN, reason)

    def finish(self, winner: int, reason: int) -> None:
        """End the game."""
        state = self.state
        state.winner = winner
        state.reason = reason
        state.due = OVER
        state.kind = NO_KIND
        state.left = 0
        state.rest = 0
        state.next_kind = NO_KIND

    def seat(self) -> int:
        """Who decides: the side, or the owner of a turtle that goes home; partners share a turn (J98, Q41, Q63)."""
        state = self.state
        if state.due == OVER:
            return 0
        pack = state.due_pack if state.due == GOING_HOME or state.due == GOING_HOME_FIRST else state.side
        partner = 0
        if self.players == 4:
            if state.due == PREPARING:
                partner = self.placed(pack) // self.tables.batch & 1
            elif state.due == ACTING:
                most = self.tables.actions if state.kind == NORMAL else self.tables.bonus_actions
                partner = most - state.left & 1
        return 1 + pack + 2 * partner

    def placed(self, pack: int) -> int:
        """How many animals of a pack stand on the board."""
        number = 0
        for who in range(15 * pack, 15 * pack + 15):
            number += self.state.where[who] != OFF
        return number

    def payoff(self, seat: int) -> int:
        """What the end means for a seat; partners win together."""
        if self.state.winner == 0 or self.state.winner == DRAWN:
            return 0
        return 1 if (seat - 1 & 1) == self.state.winner - 1 else -1

    def outcome(self) -> Outcome | None:
        """Return points, winners and the rule that ended the game."""
        winner = self.state.winner
        if not winner:
            return None
        seats = range(1, self.players + 1)
        scores = tuple(float(self.state.score[seat - 1 & 1]) for seat in seats)
        winners = tuple(seat for seat in seats if winner != 3 and (seat - 1 & 1) == winner - 1)
        reason, rule = REASONS[self.state.reason]
        return Outcome(scores, winners, reason if winners else f"{reason}_drawn", rule)

    # Identity and memory

    def hash(self) -> int:
        """Mix everything that the position's text tells."""
        state = self.state
        word = mix(state.prison[0] | state.prison[1] << 15)
        word = mix(word ^ (state.rest | state.armour << 15 | state.side << 17 | state.due << 18 | state.due_pack << 21))
        word = mix(word ^ (state.kind | state.left << 2 | state.next_kind << 4 | state.last << 6))
        word = mix(word ^ (state.score[0] | state.score[1] << 8))
        word = mix(word ^ (state.turns | self.players << 24))
        word = mix(word ^ (self.limit | self.target << 20))
        if state.due == FREEING or state.due == GOING_HOME_FIRST:
            word = mix(word ^ (state.liberator | state.freed << 4 | 1 << 8))
        if state.kind == BONUS_AGAIN:
            word = mix(word ^ (state.actor | 1 << 9))
        for who in range(30):
            if state.where[who] != OFF:
                word ^= mix(who << 16 | state.where[who] << 8 | state.facing[who] | 1 << 30)
        return word

    def copy(self) -> Jungla:
        """Return an independent copy, with everything that can be taken back."""
        twin = Jungla(self.edition, self.players, self.target, self.limit)
        twin.reserve(self.depth + 1)
        twin.depth = self.depth
        twin.state = copied(self.stack, twin.stack, self.depth)
        twin.played = self.played[:]
        return twin

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
