"""The rules of Comet in the rulebook's order: turns and actions as small decisions, what follows by itself, the end.

Steps stand in steps.py, abilities and helper cards in effects.py.
"""

from __future__ import annotations

from menagerie.core.outcome import Outcome
from menagerie.games.comet.texts import texts_of

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.bits import mix
    from menagerie.core.plain import copied, pushed
    from menagerie.games.comet.board import CAVE
    from menagerie.games.comet.components import OPS
    from menagerie.games.comet.moves import (
        COMET,
        DISCARD,
        DONE,
        DRAW,
        END,
        FIRST,
        HATCH,
        HERO,
        MOVE,
        PASS,
        PLACE,
        PLAY,
        RESCUER,
        REST,
        REVEAL,
        SHIFT,
        STEP,
        SWAP,
        TAKE,
        USE,
    )
    from menagerie.games.comet.sampling import Sampling

    NONE = 255
    SWAP_HAND = OPS.index("swap_hand")
    SETUP, MAIN, COMET_PHASE, OVER = range(4)
    NO_ACTION, HATCHING, MOVING, RESTING, ENDING = range(5)
    DISCARDING, TAKING, DRAWING, DRAWN = range(4)


class Comet(Sampling):
    """A position of Comet for two to four players."""

    def set_up(self) -> None:
        """Begin the setup: neutral pieces on their hexes, piles by the number of players (C2, C4)."""
        start, pile, comet = self.tables.components.setup[self.player_count]
        state = self.state
        state.pile = start + pile
        state.comet = comet
        for piece in range(2):
            state.neutral[piece] = self.tables.board.neutral[piece]
            state.occupied[state.neutral[piece]] = 1

    # What a move does

    def make(self, move: int) -> None:
        """Carry out a draw or a decision, and all that follows by itself (10.5)."""
        self.depth += 1
        self.state = pushed(self.stack, self.depth)
        if move >> 20 <= REVEAL:
            self.chance(move)
        else:
            self.decide(move)
        self.settle()

    def chance(self, move: int) -> None:
        """Carry out what chance has decided."""
        what = move >> 12 & 255
        kind = move >> 20
        if kind == FIRST:
            self.state.active = what
        elif kind == HERO:
            for seat in range(1, self.player_count + 1):
                if self.state.players[seat].hero == NONE:
                    self.state.players[seat].hero = what
                    break
        elif kind == DRAW:
            self.draw(what)
        else:
            self.state.unseen[what] -= 1
            self.state.display[what] += 1
            self.state.display_size += 1

    def draw(self, card: int) -> None:
        """Draw a silver card for the seat that is due one; the last of the pile brings the comet (C46, C49)."""
        state = self.state
        if state.pile:
            state.pile -= 1
            state.unseen[card] -= 1
        else:
            state.mixed[card] -= 1
            state.mixed_size -= 1
            if state.mixed_size == 0:
                for other in range(self.tables.cards):
                    state.shuffled[other] = 0
        self.gain(state.due_seat, card, 0)
        state.due -= 1
        if state.due == 0:
            state.due_seat = 0
        if state.pile == 0 and state.phase == MAIN:
            self.begin_comet()

    def begin_comet(self) -> None:
        """The comet card goes, the comet stack becomes the draw pile, and everybody will choose (C49, C50, C52)."""
        state = self.state
        state.phase = COMET_PHASE
        state.pile = state.comet
        state.comet = 0
        state.choosing = self.player_count
        for index in range(self.player_count):
            state.choosers[index] = (state.active - 1 + index) % self.player_count + 1

    def decide(self, move: int) -> None:  # noqa: C901, PLR0912 - one line for each kind
        """Carry out a decision."""
        state = self.state
        kind = move >> 20
        what = move >> 12 & 255
        if kind == HATCH:
            state.idle = 0
            state.action = HATCHING
            state.left = 1
        elif kind == MOVE:
            self.begin_move(what)
        elif kind == REST:
            self.ready_all(state.active)
            state.players[state.active].hero_tapped = 0
            state.idle = 0
            state.action = RESTING
            state.step = DISCARDING
        elif kind == USE:
            self.begin_use(what)
        elif kind == PASS:
            state.players[state.active].passed = 1
            self.end_idle()
        elif kind == END:
            if state.action == NO_ACTION:
                self.end_idle()
            else:
                self.end_action()
        elif kind == PLACE:
            self.hatch(what, move >> 4 & 255)
        elif kind == STEP:
            self.step_to(what, move >> 4 & 255, move & 15)
        elif kind == PLAY:
            if not self.joker_card(what):
                state.extra -= 1
            self.lose(state.active, what)
            self.discard(what)
            self.add_pool(what)
        elif kind == COMET:
            self.comet_choice(what == 0)
        elif state.action == RESTING and state.source == NONE:
            if kind == DISCARD:
                self.lose(state.active, what)
                self.discard(what)
            elif kind == DONE:
                state.step = TAKING
            else:
                self.take(what)
                state.step = DRAWING
        else:
            self.choose(kind, what, move >> 4 & 255)

    def take(self, card: int) -> None:
        """Take a card from the gold display."""
        self.state.display[card] -= 1
        self.state.display_size -= 1
        self.gain(self.state.active, card, 1)

    def begin_move(self, card: int) -> None:
        """Declare a Move: the main card is discarded and its symbols form the pool (C23)."""
        state = self.state
        state.idle = 0
        state.action = MOVING
        self.lose(state.active, card)
        self.discard(card)
        self.add_pool(card)

    def add_pool(self, card: int) -> None:
        """Add a card's symbols to the pool."""
        for symbol in range(6):
            self.state.pool[symbol] += self.tables.symbols[6 * card + symbol]

    def hatch(self, card: int, place: int) -> None:
        """Put an animal into the lowest free slot and its rescuer on a nest (C14, C15)."""
        state = self.state
        slot = self.free_slot(state.active)
        self.lose(state.active, card)
        state.players[state.active].slots[slot] = card
        self.put_rescuer(state.active, slot, place)
        state.left -= 1
        state.minus = 0
        state.acted = 1

    def step_to(self, rescuer: int, place: int, symbol: int) -> None:
        """Spend a symbol and move a rescuer; in the cave the animal is rescued (C26, C37, E21)."""
        state = self.state
        seat = state.active
        state.pool[symbol] -= 1
        state.acted = 1
        self.lift_rescuer(seat, rescuer)
        if self.tables.kind[place] != CAVE:
            self.put_rescuer(seat, rescuer, place)
            return
        drawn = self.drawn_on_rescue(seat)
        card = state.players[seat].slots[rescuer]
        state.players[seat].slots[rescuer] = NONE
        state.players[seat].ready[card] += 1
        state.jump[rescuer] = 0
        if drawn:
            state.due_seat = seat
            state.due = drawn

    def choose(self, kind: int, what: int, place: int) -> None:
        """Carry out a choice that an effect asked for."""
        state = self.state
        if kind == RESCUER:
            state.jump[what] |= self.tables.number[2 * state.source + state.effect]
            self.next_effect()
        elif kind == SHIFT:
            state.occupied[state.neutral[what]] = 0
            state.neutral[what] = place
            state.occupied[place] = 1
            self.next_effect()
        elif kind == DONE:
            self.close_choice()
        else:
            if kind == TAKE:
                self.take(what)
            elif kind == SWAP:
                self.lose(state.active, what)
                self.discard(what)
            else:
                state.players[state.active].tapped[what] -= 1
                state.players[state.active].ready[what] += 1
            state.count += 1
            if not self.needs_choice(2 * state.source + state.effect):
                self.close_choice()

    def close_choice(self) -> None:
        """Finish an effect that was chosen step by step; swapped cards are replaced now (E12)."""
        state = self.state
        if self.tables.op[2 * state.source + state.effect] == SWAP_HAND:
            state.due_seat = state.active
            state.due = state.count
        self.next_effect()

    def comet_choice(self, refill: int) -> None:
        """Refill the hand or ready the animals; then the next seat chooses (C52)."""
        state = self.state
        seat = state.choosers[0]
        state.choosing -= 1
        for index in range(3):
            state.choosers[index] = state.choosers[index + 1]
        if not refill:
            self.ready_all(seat)
            if self.comet_readies_hero:
                state.players[seat].hero_tapped = 0
        elif self.limit_of(seat) > state.players[seat].cards:
            state.due_seat = seat
            state.due = self.limit_of(seat) - state.players[seat].cards

    def chance_due(self) -> bool:
        """Whether a card is to be drawn or revealed now."""
        state = self.state
        if state.due or state.phase == SETUP:
            return True
        return state.action == ENDING and state.display_size < self.tables.display and self.gold_left()

    def seat(self) -> int:
        """Who decides: the active player, the first who still has to choose at the comet, or chance."""
        state = self.state
        if state.phase == OVER:
            return 0
        if self.chance_due():
            return -1
        seat: int = state.choosers[0] if state.action == ENDING else state.active
        return seat

    def weight(self, move: int) -> int:
        """How many copies could be drawn (10.4)."""
        kind = move >> 20
        card = move >> 12 & 255
        copies: int = 1
        if kind == REVEAL or (kind == DRAW and self.state.pile):
            copies = self.state.unseen[card]
        elif kind == DRAW:
            copies = self.state.mixed[card]
        return copies

    def payoff(self, seat: int) -> int:
        """Everybody with the highest score wins (C62)."""
        if self.state.phase != OVER:
            return 0
        for other in range(1, self.player_count + 1):
            if self.score(other) > self.score(seat):
                return -1
        return 1

    def outcome(self) -> Outcome | None:
        """Return scores and winners; victory is shared among equals (C62)."""
        if self.state.phase != OVER:
            return None
        scores = [self.score(seat) for seat in range(1, self.player_count + 1)]
        winners = tuple(seat for seat, score in enumerate(scores, 1) if score == max(scores))
        capped = self.state.actions >= self.tables.turn_cap * self.player_count
        reason = "safety_stop" if capped else "shared_victory" if len(winners) > 1 else "victory"
        return Outcome(tuple(map(float, scores)), winners, reason, "C63" if capped else "C62")

    def in_order(self, moves: list[int]) -> list[int]:
        """Sort moves as their texts sort (10.3)."""
        return sorted(moves, key=texts_of(self.tables, self.player_count).texts.__getitem__)

    # Identity and memory

    def hash(self) -> int:  # noqa: C901 - one line for each zone
        """Mix everything that the position's text tells, but for the safety counter's distance to its limit."""
        state = self.state
        word = mix(state.phase | state.active << 2 | state.idle << 5 | state.action << 8 | state.choosing << 11)
        word = mix(word ^ (state.left | state.minus << 4 | state.acted << 10 | state.extra << 11 | state.step << 16))
        word = mix(
            word ^ (state.source | state.effect << 8 | state.count << 10 | state.due_seat << 15 | state.due << 18)
        )
        word = mix(word ^ (state.pile | state.comet << 8 | state.neutral[0] << 16 | state.neutral[1] << 23))
        word = mix(word ^ (state.actions | state.jump[0] << 12 | state.jump[1] << 17 | state.jump[2] << 22))
        for symbol in range(6):
            word = mix(word ^ (state.pool[symbol] + 1))
        for index in range(state.choosing):
            word = mix(word ^ state.choosers[index])
        for seat in range(1, self.player_count + 1):
            word = mix(
                word
                ^ (state.players[seat].hero | state.players[seat].hero_tapped << 8 | state.players[seat].passed << 9)
            )
            for index in range(3):
                word = mix(word ^ (state.players[seat].slots[index] | state.players[seat].rescuers[index] << 8))
            for card in range(self.tables.cards):
                if state.players[seat].hand[card]:
                    word ^= mix(
                        state.players[seat].hand[card] | card << 8 | seat << 16 | state.players[seat].known[card] << 4
                    )
                if state.players[seat].ready[card] or state.players[seat].tapped[card]:
                    word ^= mix(
                        state.players[seat].ready[card] | state.players[seat].tapped[card] << 4 | card << 8 | seat << 20
                    )
        for card in range(self.tables.cards):
            if state.display[card] or state.shuffled[card]:
                word ^= mix(
                    state.display[card] | card << 8 | 1 << 24 | state.mixed[card] << 4 | state.shuffled[card] << 25
                )
        for index in range(state.silver_size):
            word = mix(word ^ (state.silver[index] | 1 << 8))
        for index in range(state.gold_size):
            word = mix(word ^ (state.gold[index] | 1 << 9))
        return word

    def copy(self) -> Comet:
        """Return an independent copy, with everything that can be taken back."""
        side = self.tables.board.id
        twin = Comet(self.edition, side, self.player_count, self.single_jumps, self.comet_readies_hero)
        twin.reserve(self.depth + 1)
        twin.depth = self.depth
        twin.state = copied(self.stack, twin.stack, self.depth)
        twin.played = self.played[:]
        return twin
