"""The rules of Comet in the rulebook's order: turns and actions as small decisions, what follows by itself, the end.

Steps stand in steps.py, abilities and helper cards in effects.py.
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
    from menagerie.core.plain import Struct, copied, pushed
    from menagerie.games.comet.board import CAVE, JOKER, NEST
    from menagerie.games.comet.components import MODES, OPS, WHATS, WHENS
    from menagerie.games.comet.effects import Effects
    from menagerie.games.comet.moves import (
        COMET, DISCARD, DONE, DRAW, END, FIRST, HATCH, HERO, MOVE, PASS, PLACE, PLAY, READY, RESCUER, REST, REVEAL, SHIFT,
        STEP, SWAP, TAKE, USE,
    )

    NONE, GOLD, ANY_PIECE, LEAST_NEST = 255, 1, 2, 2
    NEST_MINUS, PASS_TERRAIN, SHIFT_NEUTRAL = OPS.index("nest_minus"), OPS.index("pass_terrain"), OPS.index("shift_neutral")
    DRAW_GOLD, SWAP_HAND, READY_CARDS = OPS.index("draw_gold"), OPS.index("swap_hand"), OPS.index("ready")
    POINTS_PER, ENDGAME, EGG_SETS = OPS.index("points_per"), MODES.index("endgame"), WHATS.index("egg_set")
    TAP, ONCE, HATCH_TIME = MODES.index("tap"), MODES.index("once"), WHENS.index("hatch")
    SETUP, MAIN, COMET_PHASE, OVER = range(4)
    NO_ACTION, HATCHING, MOVING, RESTING, ENDING = range(5)
    DISCARDING, TAKING, DRAWING = range(3)

if TYPE_CHECKING:
    from menagerie.core.edition import Edition


class Comet(Effects):
    """A position of Comet for two to four players."""

    def __init__(
        self, edition: Edition, side: str, seats: int, single_jumps: bool = False, comet_readies_hero: bool = False  # noqa: FBT001, FBT002
    ) -> None:
        """Lay out an empty table."""
        super().__init__(edition, side, seats, single_jumps, comet_readies_hero)
        self.counting = False

    def set_up(self) -> None:
        """Begin the setup: neutral pieces on their hexes, piles by the number of players (C2, C4)."""
        start, pile, comet = self.tables.components.setup[self.seats]
        state = self.state
        state.pile = start + pile
        state.comet = comet
        for piece in range(2):
            state.neutral[piece] = self.tables.board.neutral[piece]
            state.occupied[state.neutral[piece]] = 1

    def as_json(self):
        s = self.state
        t = self.tables
        cards = t.components.cards
        hexes = t.board.hexes
        def multiset(zone):
            return [cards[c].id for c in range(len(cards)) for _ in range(zone[c])]
        def source(i):
            return cards[i].id if i < len(cards) else t.components.heroes[i - len(cards)].id
        switches = (["comet_ready_hero"] if self.comet_readies_hero else []) + (["jump_chain_single"] if self.single_jumps else [])
        action = None
        if s.action == HATCHING:
            action = {"kind": "hatch", "left": s.left, "minus": s.minus, "acted": bool(s.acted)}
        elif s.action == MOVING:
            action = {"kind": "move", "pool": "".join("WMDJL*"[i] * s.pool[i] for i in range(6)), "jump": ["".join("WMDJL"[i] for i in range(5) if s.jump[r] >> i & 1) for r in range(3)], "extra": s.extra, "acted": bool(s.acted)}
        elif s.action == RESTING:
            action = {"kind": "rest", "step": ("discard", "take", "draw", "draw")[s.step]}
        elif s.action == ENDING:
            action = {"kind": "end"}
        players = []
        for seat in range(1, self.seats + 1):
            hand = [s.players[seat].hand[c] for c in range(len(cards))]
            known = [s.players[seat].known[c] for c in range(len(cards))]
            rescued = []
            for c in range(len(cards)):
                rescued += [[cards[c].id, False]] * s.players[seat].ready[c] + [[cards[c].id, True]] * s.players[seat].tapped[c]
            slots = [None if s.players[seat].slots[i] == 255 else cards[s.players[seat].slots[i]].id for i in range(3)]
            rescuers = [None if s.players[seat].rescuers[i] == 255 else hexes[s.players[seat].rescuers[i]].id for i in range(3)]
            hero = None if s.players[seat].hero == 255 else [t.components.heroes[s.players[seat].hero].id, bool(s.players[seat].hero_tapped)]
            players.append({"hand": multiset(hand), "known": multiset(known), "slots": slots, "rescuers": rescuers, "rescued": rescued, "hero": hero, "passed": bool(s.players[seat].passed)})
        return {"edition": self.edition.id, "board": t.board.id, "switches": switches, "phase": ("setup", "main", "comet", "over")[s.phase], "active": s.active or None, "actions": s.actions, "idle": s.idle, "choosers": [s.choosers[i] for i in range(s.choosing)], "action": action, "use": None if s.source == 255 else {"source": source(s.source), "effect": s.effect, "count": s.count}, "due": [s.due_seat, s.due] if s.due else None, "players": players, "neutral": {"mammoth": hexes[s.neutral[0]].id, "tortoise": hexes[s.neutral[1]].id}, "pile": s.pile, "comet": s.comet, "mixed": multiset([s.mixed[c] for c in range(len(cards))]), "shuffled": multiset([s.shuffled[c] for c in range(len(cards))]), "display": multiset([s.display[c] for c in range(len(cards))]), "discards": {"silver": [cards[s.silver[i]].id for i in range(s.silver_size)], "gold": [cards[s.gold[i]].id for i in range(s.gold_size)]}}

    # What can be decided, or drawn, now (10.3, 10.4)

    def generate(self, moves: list[int]) -> int:
        """List every decision of the player who decides, or every draw."""
        self.list = moves
        self.number = 0
        self.list_all()
        return self.number

    def add(self, kind: int, what: int, place: int, symbol: int) -> None:
        """List one move."""
        if not self.counting and self.number < 2048:
            self.list[self.number] = kind << 20 | what << 12 | place << 4 | symbol
        self.number += 1
        self.last_kind = kind

    def list_all(self) -> None:
        """List what the stage of the game offers."""
        state = self.state
        if state.phase == OVER:
            return
        if state.due:
            self.list_draws()
        elif state.phase == SETUP:
            self.list_setup()
        elif state.source != NONE:
            self.list_choices()
        elif state.action == HATCHING:
            self.list_hatch()
        elif state.action == MOVING:
            self.list_move()
        elif state.action == RESTING:
            if state.step == DISCARDING:
                self.list_hand(DISCARD)
                self.add(DONE, 0, 0, 0)
            else:
                self.list_display()
        elif state.action == ENDING:
            if state.display_size < self.tables.display and self.gold_left():
                self.list_reveals()
            else:
                self.add(COMET, 0, 0, 0)
                self.add(COMET, 1, 0, 0)
        else:
            self.list_turn()

    def list_setup(self) -> None:
        """First player, heroes by seat, and, after the deal, the gold display (10.4)."""
        if self.state.active == 0:
            for seat in range(1, self.seats + 1):
                self.add(FIRST, seat, 0, 0)
            return
        if self.state.players[self.seats].hero == NONE:
            for hero in range(self.tables.heroes):
                if self.hero_free(hero):
                    self.add(HERO, hero, 0, 0)
            return
        self.list_reveals()

    def hero_free(self, hero: int) -> bool:
        """Whether a hero has not been dealt yet."""
        for seat in range(1, self.seats + 1):
            if self.state.players[seat].hero == hero:
                return False
        return True

    def list_draws(self) -> None:
        """Silver cards that could be drawn (10.1)."""
        for card in range(self.tables.cards):
            if self.tables.colour[card] != GOLD:
                if self.state.unseen[card] if self.state.pile else self.state.mixed[card]:
                    self.add(DRAW, card, 0, 0)

    def list_reveals(self) -> None:
        """Gold cards that could be revealed."""
        for card in range(self.tables.cards):
            if self.tables.colour[card] == GOLD and self.state.unseen[card]:
                self.add(REVEAL, card, 0, 0)

    def list_turn(self) -> None:
        """The turn decision: Hatch, Move, Rest, sources for any time, passing (C8, C55–C57)."""
        if self.hatch_possible():
            self.add(HATCH, 0, 0, 0)
        if self.on_board(self.state.active):
            for card in range(self.tables.cards):
                if self.state.players[self.state.active].hand[card] and not self.tables.helper[card]:
                    if self.step_possible(self.state.active, card):
                        self.add(MOVE, card, 0, 0)
        acts = self.number > 0
        if self.state.phase == MAIN:
            self.add(REST, 0, 0, 0)
        before = self.number
        self.list_uses()
        if self.state.phase == COMET_PHASE:
            if acts and not self.state.choosing:
                self.add(PASS, 0, 0, 0)
            elif not acts and self.number > before:
                self.add(END, 0, 0, 0)

    def list_uses(self) -> None:
        """Sources that may be used now."""
        for source in range(self.tables.cards + self.tables.heroes):
            if self.usable(source):
                self.add(USE, source, 0, 0)

    # Hatch (C14–C22)

    def list_hatch(self) -> None:
        """Place an animal, use a source, or end."""
        state = self.state
        if state.left and self.free_slot(state.active) != NONE:
            for card in range(self.tables.cards):
                if state.players[state.active].hand[card] and not self.tables.helper[card]:
                    self.list_nests(card)
        self.list_uses()
        if state.acted or not self.hatch_possible():
            self.add(END, 0, 0, 0)

    def list_nests(self, card: int) -> None:
        """The free nests of a card's number, or of the lowest higher number that has one (C15–C18)."""
        number = self.nest_number(self.wanted_nest(card, self.state.minus))
        if number:
            for place in range(self.tables.hexes):
                if self.tables.nest[place] == number and not self.state.occupied[place]:
                    self.add(PLACE, card, place, 0)

    def wanted_nest(self, card: int, minus: int) -> int:
        """Return the number a card asks for, less reductions, at least 2 (C21)."""
        wanted = self.tables.wanted[card] - minus - self.permanent(self.state.active, NEST_MINUS)
        return wanted if wanted > LEAST_NEST else LEAST_NEST

    def nest_number(self, wanted: int) -> int:
        """Return the lowest number from `wanted` on that has a free nest, 0 if there is none."""
        best = 0
        for place in range(self.tables.hexes):
            number = self.tables.nest[place]
            if number >= wanted and not self.state.occupied[place] and (best == 0 or number < best):
                best = number
        return best

    def hatch_possible(self) -> bool:
        """Whether an animal could be hatched, counting every reduction that could still be used (C22)."""
        seat = self.state.active
        if self.free_slot(seat) == NONE:
            return False
        minus = self.possible_minus()
        for card in range(self.tables.cards):
            if self.state.players[seat].hand[card] and not self.tables.helper[card]:
                if self.nest_number(self.wanted_nest(card, minus)):
                    return True
        return False

    def possible_minus(self) -> int:
        """Return all reductions that wait or could still be used."""
        seat = self.state.active
        total = self.state.minus if self.state.action == HATCHING else 0
        for source in range(self.tables.cards):
            if self.tables.when[source] == HATCH_TIME:
                if self.tables.mode[source] == TAP:
                    total += self.state.players[seat].ready[source] * self.minus_of(source)
                elif self.tables.mode[source] == ONCE:
                    total += self.state.players[seat].hand[source] * self.minus_of(source)
        if self.state.players[seat].hero != NONE and not self.state.players[seat].hero_tapped:
            hero = self.tables.cards + self.state.players[seat].hero
            if self.tables.mode[hero] == TAP and self.tables.when[hero] == HATCH_TIME:
                total += self.minus_of(hero)
        return total

    def minus_of(self, source: int) -> int:
        """Return by how much a source reduces a nest distance."""
        total = 0
        for index in range(2 * source, 2 * source + self.tables.effects[source]):
            if self.tables.op[index] == NEST_MINUS:
                total += self.tables.number[index]
        return total

    # Move (C23–C36)

    def list_move(self) -> None:
        """Make a step, play another card, use a source, or end."""
        state = self.state
        seat = state.active
        for rescuer in range(3):
            if state.players[seat].rescuers[rescuer] != NONE:
                self.list_steps(rescuer)
        if self.on_board(seat):
            for card in range(self.tables.cards):
                if state.players[seat].hand[card] and not self.tables.helper[card]:
                    if state.extra or self.joker_card(card):
                        self.add(PLAY, card, 0, 0)
        self.list_uses()
        if state.acted or not self.on_board(seat) or not self.step_possible(seat, NONE):
            self.add(END, 0, 0, 0)

    def list_steps(self, rescuer: int) -> None:
        """Every landing hex of a rescuer with every symbol that pays for it."""
        seat = self.state.active
        self.find_landings(seat, rescuer, self.state.jump[rescuer])
        for place in range(self.tables.hexes):
            if self.landing[place] & 1:
                for symbol in range(6):
                    if self.state.pool[symbol] and self.pays(seat, symbol, place):
                        self.add(STEP, rescuer, place, symbol)

    # Choices within a use (E3, E6, E11, E12, E14)

    def list_choices(self) -> None:
        """What the effect under way asks for."""
        index = 2 * self.state.source + self.state.effect
        op = self.tables.op[index]
        if op == PASS_TERRAIN:
            for rescuer in range(3):
                if self.may_pass(rescuer, self.tables.number[index]):
                    self.add(RESCUER, rescuer, 0, 0)
        elif op == SHIFT_NEUTRAL:
            for piece in range(2):
                if self.tables.number[index] == ANY_PIECE or self.tables.number[index] == piece:
                    self.list_shifts(piece, self.tables.other[index])
        elif op == DRAW_GOLD:
            self.list_display()
        else:
            if op == SWAP_HAND:
                self.list_hand(SWAP)
            else:
                for card in range(self.tables.cards):
                    if self.may_ready(card):
                        self.add(READY, card, 0, 0)
            if self.state.count:
                self.add(DONE, 0, 0, 0)

    def list_shifts(self, piece: int, far: int) -> None:
        """Where a neutral piece can be shifted."""
        self.find_shifts(piece, far)
        for place in range(self.tables.hexes):
            if self.shifted[place]:
                self.add(SHIFT, piece, place, 0)

    def list_hand(self, kind: int) -> None:
        """One move for each different card in the active player's hand."""
        for card in range(self.tables.cards):
            if self.state.players[self.state.active].hand[card]:
                self.add(kind, card, 0, 0)

    def list_display(self) -> None:
        """One move for each card of the gold display."""
        for card in range(self.tables.cards):
            if self.state.display[card]:
                self.add(TAKE, card, 0, 0)

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
            for seat in range(1, self.seats + 1):
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
        self.gain(state.due_seat, card, False)
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
        state.choosing = self.seats
        for index in range(self.seats):
            state.choosers[index] = (state.active - 1 + index) % self.seats + 1

    def decide(self, move: int) -> None:
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
        self.gain(self.state.active, card, True)

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

    def comet_choice(self, refill: bool) -> None:  # noqa: FBT001 - C signature
        """Refill the hand or ready the animals; then the next seat chooses (C52)."""
        state = self.state
        seat = state.choosers[0]
        state.choosing -= 1
        for index in range(state.choosing):
            state.choosers[index] = state.choosers[index + 1]
        if not refill:
            self.ready_all(seat)
            if self.comet_readies_hero:
                state.players[seat].hero_tapped = 0
        elif self.limit_of(seat) > state.players[seat].cards:
            state.due_seat = seat
            state.due = self.limit_of(seat) - state.players[seat].cards

    # The end of actions and turns (C13, C58, C63)

    def end_action(self) -> None:
        """Count a completed action; at the safety stop the game ends at once (C63)."""
        self.clear_action()
        self.state.actions += 1
        if self.state.actions >= self.tables.turn_cap * self.seats:
            self.finish()

    def end_idle(self) -> None:
        """End a turn without action; when everybody has been idle for a round the game ends (C58)."""
        self.clear_action()
        if not self.state.choosing:
            self.state.idle += 1
            if self.state.idle >= self.seats:
                self.finish()

    def clear_action(self) -> None:
        """Leave nothing of the action: unused symbols, reductions and permissions are lost (C27, E8)."""
        state = self.state
        state.action = ENDING
        state.left = 0
        state.minus = 0
        state.acted = 0
        state.extra = 0
        state.step = 0
        for symbol in range(6):
            state.pool[symbol] = 0
        for rescuer in range(3):
            state.jump[rescuer] = 0

    # What happens by itself (10.5)

    def settle(self) -> None:
        """Do what happens by itself until somebody decides, a card is drawn, or the game is over."""
        while not self.settled():
            pass

    def settled(self) -> bool:
        """Do the next thing that happens by itself; say whether there is none."""
        state = self.state
        if state.phase == OVER:
            return True
        if state.due:
            if state.pile == 0 and state.mixed_size == 0:
                self.reshuffle()
            if state.pile or state.mixed_size:
                return True
            state.due = 0
            state.due_seat = 0
            return False
        if state.phase == SETUP:
            return self.settle_setup()
        if state.source != NONE:
            return self.carry_on() and not state.due
        if state.action == RESTING:
            return self.settle_rest()
        if state.action == ENDING:
            return self.settle_end()
        if state.action == NO_ACTION:
            if state.phase == COMET_PHASE and self.count_options() == 0:
                self.end_idle()
                return False
            return True
        if self.only_end():
            self.end_action()
            return False
        return True

    def only_end(self) -> bool:
        """Whether nothing but ending is left in a Hatch or Move (C22, C36)."""
        return self.count_options() == 1 and self.last_kind == END

    def count_options(self) -> int:
        """How many decisions there are now."""
        self.counting = True
        self.number = 0
        self.list_all()
        self.counting = False
        return self.number

    def settle_setup(self) -> bool:
        """Deal and reveal; after the last card the main phase begins (10.4)."""
        state = self.state
        if state.active == 0 or state.players[self.seats].hero == NONE:
            return True
        for seat in range(1, self.seats + 1):
            if state.players[seat].cards == 0:
                state.due_seat = seat
                state.due = self.tables.start_hand
                return False
        if state.display_size < self.tables.display and self.gold_left():
            return True
        state.phase = MAIN
        return False

    def settle_rest(self) -> bool:
        """Go through the steps of a Rest (C44–C46)."""
        state = self.state
        seat = state.active
        if state.step == DISCARDING:
            if state.players[seat].cards:
                return True
            state.step = TAKING
        if state.step == TAKING:
            if state.display_size:
                return True
            state.step = DRAWING
        if state.step == DRAWING:
            state.step = DRAWING + 1
            if self.limit_of(seat) > state.players[seat].cards:
                state.due_seat = seat
                state.due = self.limit_of(seat) - state.players[seat].cards
                return False
        self.end_action()
        return False

    def settle_end(self) -> bool:
        """Refill the display, let everybody choose at the comet, and go on to the next seat (C13, C52)."""
        state = self.state
        if state.display_size < self.tables.display and self.gold_left():
            return True
        if state.choosing:
            return True
        self.next_turn()
        return False

    def next_turn(self) -> None:
        """The next seat's turn; who has passed is passed over (C13, C58)."""
        state = self.state
        state.active = state.active % self.seats + 1
        if state.players[state.active].passed:
            state.idle += 1
            if state.idle >= self.seats:
                self.finish()
        else:
            state.action = NO_ACTION

    # The end (C58–C62)

    def finish(self) -> None:
        """End the game."""
        state = self.state
        state.phase = OVER
        state.active = 0
        state.idle = 0
        state.choosing = 0
        state.due = 0
        state.due_seat = 0
        state.action = NO_ACTION
        state.source = NONE

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
        return state.choosers[0] if state.action == ENDING else state.active

    def weight(self, move: int) -> int:
        """How many copies could be drawn (10.4)."""
        kind = move >> 20
        card = move >> 12 & 255
        if kind == DRAW:
            return self.state.unseen[card] if self.state.pile else self.state.mixed[card]
        return self.state.unseen[card] if kind == REVEAL else 1

    def score(self, seat: int) -> int:
        """Points of the rescued animals, their end-game abilities, and the hero's line (C59)."""
        total = 0
        for card in range(self.tables.cards):
            copies = self.state.players[seat].ready[card] + self.state.players[seat].tapped[card]
            if copies:
                total += copies * self.tables.points[card]
                if self.tables.mode[card] == ENDGAME:
                    total += copies * self.tables.other[2 * card] * self.units(seat, self.tables.number[2 * card])
        hero = self.state.players[seat].hero
        if hero != NONE:
            total += self.tables.score_value[hero] * self.units(seat, self.tables.score_what[hero])
        return total

    def units(self, seat: int, what: int) -> int:
        """How many units of something a player's rescued animals have (E16–E20)."""
        if what == EGG_SETS:
            least = 255
            for egg in range(4):
                number = self.units(seat, egg)
                least = number if number < least else least
            return least
        number = 0
        for card in range(self.tables.cards):
            copies = self.state.players[seat].ready[card] + self.state.players[seat].tapped[card]
            if copies and self.counts_for(card, what):
                number += copies
        return number

    def counts_for(self, card: int, what: int) -> bool:
        """Whether an animal is one unit of an egg colour, a terrain or a deck."""
        if what < 4:
            return self.tables.egg[card] == what
        if what < 9:
            return self.tables.symbols[6 * card + what - 4] > 0
        return self.tables.colour[card] == what - 9

    def payoff(self, seat: int) -> int:
        """Everybody with the highest score wins (C62)."""
        if self.state.phase != OVER:
            return 0
        for other in range(1, self.seats + 1):
            if self.score(other) > self.score(seat):
                return -1
        return 1

    def outcome(self) -> Outcome | None:
        """Return scores and winners; victory is shared among equals (C62)."""
        if self.state.phase != OVER:
            return None
        scores = [self.score(seat) for seat in range(1, self.seats + 1)]
        winners = tuple(seat for seat, score in enumerate(scores, 1) if score == max(scores))
        capped = self.state.actions >= self.tables.turn_cap * self.seats
        reason = "safety_stop" if capped else "shared_victory" if len(winners) > 1 else "victory"
        return Outcome(tuple(map(float, scores)), winners, reason, "C63" if capped else "C62")

    # Identity and memory

    def hash(self) -> int:
        """Mix everything that the position's text tells, but for the safety counter's distance to its limit."""
        state = self.state
        word = mix(state.phase | state.active << 2 | state.idle << 5 | state.action << 8 | state.choosing << 11)
        word = mix(word ^ (state.left | state.minus << 4 | state.acted << 10 | state.extra << 11 | state.step << 16))
        word = mix(word ^ (state.source | state.effect << 8 | state.count << 10 | state.due_seat << 15 | state.due << 18))
        word = mix(word ^ (state.pile | state.comet << 8 | state.neutral[0] << 16 | state.neutral[1] << 23))
        word = mix(word ^ (state.actions | state.jump[0] << 12 | state.jump[1] << 17 | state.jump[2] << 22))
        for symbol in range(6):
            word = mix(word ^ (state.pool[symbol] + 1))
        for index in range(state.choosing):
            word = mix(word ^ state.choosers[index])
        for seat in range(1, self.seats + 1):
            word = mix(word ^ (state.players[seat].hero | state.players[seat].hero_tapped << 8 | state.players[seat].passed << 9))
            for index in range(3):
                word = mix(word ^ (state.players[seat].slots[index] | state.players[seat].rescuers[index] << 8))
            for card in range(self.tables.cards):
                if state.players[seat].hand[card]:
                    word ^= mix(state.players[seat].hand[card] | card << 8 | seat << 16 | state.players[seat].known[card] << 4)
                if state.players[seat].ready[card] or state.players[seat].tapped[card]:
                    word ^= mix(state.players[seat].ready[card] | state.players[seat].tapped[card] << 4 | card << 8 | seat << 20)
        for card in range(self.tables.cards):
            if state.display[card] or state.shuffled[card]:
                word ^= mix(state.display[card] | card << 8 | 1 << 24 | state.mixed[card] << 4 | state.shuffled[card] << 25)
        for index in range(state.silver_size):
            word = mix(word ^ (state.silver[index] | 1 << 8))
        for index in range(state.gold_size):
            word = mix(word ^ (state.gold[index] | 1 << 9))
        return word

    def copy(self) -> Comet:
        """Return an independent copy, with everything that can be taken back."""
        side = self.tables.board.id
        twin = Comet(self.edition, side, self.seats, self.single_jumps, self.comet_readies_hero)
        twin.reserve(self.depth + 1)
        twin.depth = self.depth
        twin.state = copied(self.stack, twin.stack, self.depth)
        twin.played = self.played[:]
        return twin
