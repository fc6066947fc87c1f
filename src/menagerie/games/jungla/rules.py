"""The rules of Jungla in the rulebook's order: preparation, turns and their actions, what an action does, the end.

How animals move and strike stands in movement.py.
"""

from __future__ import annotations

from menagerie.core.outcome import Outcome

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.bits import mix
    from menagerie.core.plain import copied, pushed
    from menagerie.games.jungla.board import OFF
    from menagerie.games.jungla.components import BITS
    from menagerie.games.jungla.ends import Ends
    from menagerie.games.jungla.moves import AT_THE_END, HUNT, NO_FACING, PLACE, PRISON, SPRING, STOP, TURN

    DOUBLE_HUNT, FREE_LIBERATOR = BITS["double_hunt"], BITS["free_liberator"]
    NEVER_IMPRISONED = BITS["never_imprisoned"]
    FACING_BITS, HOME_BITS = 15 << 20, 63
    PREPARING, ACTING, GOING_HOME, GOING_HOME_FIRST, FREEING, OVER = range(6)
    NO_KIND, NORMAL, BONUS, BONUS_AGAIN = range(4)
    DRAWN = 3
    BY_POINTS, BY_PRISONERS, BY_BLOCK, BY_LIMIT = range(1, 5)

REASONS = {1: ("points", "J4"), 2: ("all_imprisoned", "J4"), 3: ("total_block", "J5"), 4: ("turn_limit", "J99")}


class Jungla(Ends):
    """A position of Jungla; seat 1 is Red, seat 2 Blue, seats 3 and 4 are their partners in the game for four (J98)."""

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

    def put_down(self, move: int) -> None:
        """Place an animal: in the preparation, freed from prison, or the turtle that goes home."""
        state = self.state
        pack = state.due_pack if state.due in (GOING_HOME, GOING_HOME_FIRST) else state.side
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
            state.due_pack = 0
        else:
            state.due_pack = 0
            if pack == state.side and state.left:
                state.rest |= 1 << (move >> 24 & 15)
            if pack != state.side or not self.over_by_victory(1):
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
            self.use_up(animal, 0)
            self.after_action(0)
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
        way = self.way_to(origin, target)
        passed = origin
        for step in range(5):
            if not strikes >> step:
                break
            passed = self.tables.beside[passed << 3 | way]
            if strikes >> step & 1:
                turtle |= self.capture(passed)
        return turtle

    def way_to(self, origin: int, target: int) -> int:
        """Return the direction of a straight line between two squares."""
        across = self.tables.column[target] - self.tables.column[origin]
        along = self.tables.row[target] - self.tables.row[origin]
        if across == 0:
            return 0 if along > 0 else 4
        if along == 0:
            return 2 if across > 0 else 6
        if along > 0:
            return 1 if across > 0 else 7
        return 3 if across > 0 else 5

    def capture(self, square: int) -> bool:
        """Strike what stands on a square: an armour breaks (J75), the turtle leaves (J58), others go to prison."""
        victim = self.state.cells[square] - 1
        if self.armoured(victim):
            self.state.armour &= ~(1 << (victim >= 15))
            return False
        if self.tables.powers[victim] & NEVER_IMPRISONED:
            self.lift(victim)
            return True
        self.imprison(victim)
        return False

    def score_hunt(self, who: int) -> None:
        """Score, and put the armour on a leader (J70, J74)."""
        state = self.state
        double = self.tables.powers[who] & DOUBLE_HUNT
        state.score[state.side] += self.tables.turtle_points if double else self.tables.hunt_points
        state.last = state.side + 1
        if who == self.tables.leader[state.side]:
            state.armour |= 1 << state.side

    def enter_prison(self, who: int, turtle: int) -> None:
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
        if self.over_by_victory(0):
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
        elif not self.over_by_victory(1):
            self.go_on()

    # The turn goes on, or ends (J15, J19, J84)

    def use_up(self, animal: int, hunted: int) -> None:
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

    def after_action(self, turtle: int) -> None:
        """Look for a victory, put a struck turtle home, and go on (J6, J29)."""
        if self.over_by_victory(1):
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

    def end_turn(self) -> None:
        """Count the turn, close the webs, look for the end, and give the turn to the other pack (J5, J63, J99)."""
        state = self.state
        state.left = 0
        state.kind = NO_KIND
        state.rest = 0
        if self.limit:
            state.turns += 1
        self.spring_webs()
        if self.over_by_victory(1):
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

    # Who decides, and what the end means (J4, J98)

    def seat(self) -> int:
        """Who decides: the side, or the owner of a turtle that goes home; partners share a turn (J98, Q41, Q63)."""
        state = self.state
        if state.due == OVER:
            return 0
        pack = state.due_pack if state.due in (GOING_HOME, GOING_HOME_FIRST) else state.side
        partner = 0
        if self.players == 4:
            if state.due == PREPARING:
                partner = self.placed(pack) // self.tables.batch & 1
            elif state.due == ACTING:
                most = self.tables.actions if state.kind == NORMAL else self.tables.bonus_actions
                partner = most - state.left & 1
        seat: int = 1 + pack + 2 * partner
        return seat

    def payoff(self, seat: int) -> int:
        """What the end means for a seat; partners win together."""
        if self.state.winner in (0, DRAWN):
            return 0
        return 1 if (seat - 1 & 1) == self.state.winner - 1 else -1

    def outcome(self) -> Outcome | None:
        """Return winners and the rule that ended the game; partners share one win, a draw is shared by all."""
        winner = self.state.winner
        if not winner:
            return None
        seats = range(1, self.players + 1)
        winners = tuple(seat for seat in seats if winner != 3 and (seat - 1 & 1) == winner - 1)
        shared = winners or tuple(seats)
        scores = tuple(1 / len(shared) if seat in shared else 0.0 for seat in seats)
        reason, rule = REASONS[self.state.reason]
        return Outcome(scores, winners, reason if winners else f"{reason}_drawn", rule)

    # What search asks

    def generate_forcing(self, moves: list[int]) -> int:
        """List the actions that strike or hunt, with the facing that the animal has."""
        if self.state.due != ACTING:
            return 0
        self.forcing_only = True
        number = self.generate(moves)
        self.forcing_only = False
        return number

    def forcing(self, move: int) -> int:
        """Whether an action strikes or hunts."""
        return move >> 28 == HUNT or move >> 6 & 63 != 0

    def kin(self, move: int) -> int:
        """What remains of an action without its facing, and of a hunt without the place of the return."""
        same = move & ~FACING_BITS
        return same & ~HOME_BITS if move >> 28 == HUNT else same

    # Identity and memory

    @property
    def seats(self) -> int:
        """Two players, or four in two teams (J98)."""
        return self.players

    def in_order(self, moves: list[int]) -> list[int]:
        """Sort actions as their texts sort."""
        from menagerie.games.jungla.notation import in_order  # noqa: PLC0415 - reads the rules

        return in_order(self, moves)

    def hash(self) -> int:
        """Mix everything that the position's text tells."""
        state = self.state
        word = mix(state.prison[0] | state.prison[1] << 15)
        word = mix(word ^ (state.rest | state.armour << 15 | state.side << 17 | state.due << 18 | state.due_pack << 21))
        word = mix(word ^ (state.kind | state.left << 2 | state.next_kind << 4 | state.last << 6))
        word = mix(word ^ (state.score[0] | state.score[1] << 8))
        word = mix(word ^ (state.turns | self.players << 24))
        word = mix(word ^ (self.limit | self.target << 20))
        if state.due in (FREEING, GOING_HOME_FIRST):
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
