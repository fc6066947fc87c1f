"""Abilities and helper cards: when a source may be used, and how its effects are carried out (section 5, E1–E22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.comet.components import MODES, OPS, WHENS
    from menagerie.games.comet.steps import Steps

    NONE, GOLD, ANY_PIECE = 255, 1, 2
    TAP, ONCE = MODES.index("tap"), MODES.index("once")
    HATCH_TIME, MOVE_TIME, ANY_TIME = WHENS.index("hatch"), WHENS.index("move"), WHENS.index("any")
    NO_ACTION, HATCHING, MOVING = range(3)
    ADD_SYMBOLS, PASS_TERRAIN, EXTRA_CARD = OPS.index("add_symbols"), OPS.index("pass_terrain"), OPS.index("extra_card")
    SHIFT_NEUTRAL, NEST_MINUS = OPS.index("shift_neutral"), OPS.index("nest_minus")
    HATCH_AGAIN = OPS.index("hatch_again")
    DRAW_SILVER, DRAW_GOLD, SWAP_HAND = OPS.index("draw_silver"), OPS.index("draw_gold"), OPS.index("swap_hand")
    RECOVER, READY = OPS.index("recover"), OPS.index("ready")

if TYPE_CHECKING:
    from menagerie.core.edition import Edition


class Effects(Steps):
    """The sources of the active player."""

    def __init__(self, edition: Edition, side: str, seats: int, single_jumps: int, comet_readies_hero: int) -> None:
        """Begin with no use under way."""
        super().__init__(edition, side, seats, single_jumps, comet_readies_hero)
        if not cython.compiled:
            self.shifted = [0] * 128

    # Whether a source may be used now (C9–C11, E1)

    def usable(self, source: int) -> bool:
        """Whether the active player may use a source: at hand, in time, and not for nothing."""
        return self.at_hand(source) and self.in_time(source) and self.does_something(source)

    def at_hand(self, source: int) -> bool:
        """Whether a source is a ready rescued animal, the ready hero, or a helper in hand."""
        player = self.state.active
        if source >= self.tables.cards:
            mine = self.state.players[player].hero == source - self.tables.cards
            return bool(mine) and self.tables.mode[source] == TAP and not self.state.players[player].hero_tapped
        if self.tables.mode[source] == ONCE:
            return bool(self.state.players[player].hand[source] != 0)
        return self.tables.mode[source] == TAP and self.state.players[player].ready[source] != 0

    def in_time(self, source: int) -> bool:
        """Whether the moment is one that the source names (C10)."""
        when = self.tables.when[source]
        action = self.state.action
        if when == ANY_TIME:
            return action in (NO_ACTION, HATCHING, MOVING)
        return (when == HATCH_TIME and action == HATCHING) or (when == MOVE_TIME and action == MOVING)

    def does_something(self, source: int) -> bool:
        """Whether one of its effects would do something at this moment (E1)."""
        for index in range(2 * source, 2 * source + self.tables.effects[source]):  # noqa: SIM110 - any() needs the GIL
            if self.would_work(index):
                return True
        return False

    def would_work(self, index: int) -> bool:  # noqa: C901, PLR0911 - one line for each effect
        """Whether one effect would do something at this moment (E2–E14)."""
        seat = self.state.active
        op = self.tables.op[index]
        if op == ADD_SYMBOLS:
            return self.on_board(seat)
        if op == PASS_TERRAIN:
            return self.anybody_to_pass(self.tables.number[index])
        if op == EXTRA_CARD:
            return self.on_board(seat) and self.count_plain(seat) > self.state.extra
        if op == SHIFT_NEUTRAL:
            return self.can_shift(self.tables.number[index])
        if op == NEST_MINUS:
            return self.state.left > 0 and self.count_animals(seat) > 0
        if op == HATCH_AGAIN:
            return bool(self.count_free_slots(seat) > self.state.left and self.count_animals(seat) > self.state.left)
        if op == DRAW_SILVER:
            return self.can_draw()
        if op == DRAW_GOLD:
            return bool(self.state.display_size > 0)
        if op == SWAP_HAND:
            return self.state.players[seat].cards > 0 and self.can_draw()
        if op == RECOVER:
            return bool((self.state.gold_size if self.tables.number[index] == GOLD else self.state.silver_size) > 0)
        return op == READY and self.anything_to_ready()

    def anybody_to_pass(self, mask: int) -> bool:
        """Whether a rescuer on the board may not yet jump all these terrains (E3)."""
        for rescuer in range(3):  # noqa: SIM110 - any() needs the GIL
            if self.may_pass(rescuer, mask):
                return True
        return False

    def may_pass(self, rescuer: int, mask: int) -> bool:
        """Whether a rescuer is on the board and lacks one of these terrains."""
        if self.state.players[self.state.active].rescuers[rescuer] == NONE:
            return False
        return bool(self.state.jump[rescuer] & mask != mask)

    def can_shift(self, piece: int) -> bool:
        """Whether a neutral piece, or one of them, has an open terrain hex beside it (E6)."""
        if piece == ANY_PIECE:
            return self.can_shift(0) or self.can_shift(1)
        for index in range(6):
            near = self.tables.around[8 * self.state.neutral[piece] + index]
            if near != NONE and self.open_terrain(near):
                return True
        return False

    def open_terrain(self, place: int) -> bool:
        """Whether a hex is terrain on which nobody stands."""
        return self.tables.kind[place] < 5 and not self.state.occupied[place]

    def anything_to_ready(self) -> bool:
        """Whether a tapped animal may be readied by an effect (E14)."""
        for card in range(self.tables.cards):  # noqa: SIM110 - any() needs the GIL
            if self.may_ready(card):
                return True
        return False

    def may_ready(self, card: int) -> bool:
        """Whether a card lies tapped and neither readies nor recovers cards itself (E14, A27)."""
        if not self.state.players[self.state.active].tapped[card]:
            return False
        for index in range(2 * card, 2 * card + self.tables.effects[card]):
            if self.tables.op[index] in (READY, RECOVER):
                return False
        return True

    def find_shifts(self, piece: int, far: int) -> None:
        """Mark in `shifted` every hex a neutral piece reaches over at most so many open terrain hexes (E6)."""
        for place in range(self.tables.hexes):
            self.shifted[place] = 0
        start = self.state.neutral[piece]
        self.queue[0] = start
        head = 0
        tail = 1
        for _steps in range(far):
            until = tail
            while head < until:
                place = self.queue[head]
                head += 1
                for index in range(6):
                    near = self.tables.around[8 * place + index]
                    if near == NONE:
                        break
                    if not self.shifted[near] and self.open_terrain(near):
                        self.shifted[near] = 1
                        self.queue[tail] = near
                        tail += 1

    # Carrying out (C11, C41, E1)

    def begin_use(self, source: int) -> None:
        """Tap the source, or take the helper out of the hand."""
        state = self.state
        if source >= self.tables.cards:
            state.players[state.active].hero_tapped = 1
        elif self.tables.mode[source] == ONCE:
            self.lose(state.active, source)
        else:
            state.players[state.active].ready[source] -= 1
            state.players[state.active].tapped[source] += 1
        state.source = source
        state.effect = 0
        state.count = 0
        state.idle = 0

    def carry_on(self) -> bool:
        """Carry effects out until a choice or a draw is due; say whether one is."""
        while self.state.source != NONE:
            if self.state.effect >= self.tables.effects[self.state.source]:
                self.end_use()
                return False
            index = 2 * self.state.source + self.state.effect
            if self.needs_choice(index):
                return True
            self.carry_out(index)
            if self.state.due:
                return True
        return False

    def needs_choice(self, index: int) -> bool:  # noqa: PLR0911 - one line for each effect
        """Whether the effect now waits for the player."""
        op = self.tables.op[index]
        if op == PASS_TERRAIN:
            return self.tables.other[index] == 0 and self.would_work(index)
        if op == SHIFT_NEUTRAL:
            return self.would_work(index)
        if op == DRAW_GOLD:
            return bool(self.state.count < self.tables.number[index] and self.state.display_size > 0)
        if op == SWAP_HAND:
            if self.state.count == 0:
                return self.would_work(index)
            return bool(
                self.state.count < self.tables.number[index] and self.state.players[self.state.active].cards > 0
            )
        if op == READY:
            return self.state.count < self.tables.number[index] and self.anything_to_ready()
        return False

    def carry_out(self, index: int) -> None:  # noqa: C901 - one line for each effect
        """Do what an effect does without a choice, or skip it, and go to the next one."""
        seat = self.state.active
        op = self.tables.op[index]
        number = self.tables.number[index]
        works = self.would_work(index)
        self.next_effect()
        if not works:
            return
        if op == ADD_SYMBOLS:
            for symbol in range(6):
                self.state.pool[symbol] += self.tables.added[6 * index + symbol]
        elif op == PASS_TERRAIN:
            for rescuer in range(3):
                if self.state.players[seat].rescuers[rescuer] != NONE:
                    self.state.jump[rescuer] |= number
        elif op == EXTRA_CARD:
            self.state.extra += number
        elif op == NEST_MINUS:
            self.state.minus += number
        elif op == HATCH_AGAIN:
            self.state.left += number
        elif op == DRAW_SILVER:
            self.state.due_seat = seat
            self.state.due = number
        elif op == RECOVER:
            self.gain(seat, self.recover(number), 1)

    def next_effect(self) -> None:
        """Go to the next effect of the source."""
        self.state.effect += 1
        self.state.count = 0

    def end_use(self) -> None:
        """Close the use; a helper goes to its discard pile only now (E22)."""
        if self.tables.mode[self.state.source] == ONCE:
            self.discard(self.state.source)
        self.state.source = NONE
        self.state.effect = 0
        self.state.count = 0
