"""What can be decided, or drawn, now: one move for each text of 10.3 and 10.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.comet.components import MODES, OPS, WHENS
    from menagerie.games.comet.effects import Effects
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
        READY,
        RESCUER,
        REST,
        REVEAL,
        SHIFT,
        STEP,
        SWAP,
        TAKE,
        USE,
    )

    NONE, GOLD, ANY_PIECE, LEAST_NEST = 255, 1, 2, 2
    NEST_MINUS, PASS_TERRAIN, SHIFT_NEUTRAL = (
        OPS.index("nest_minus"),
        OPS.index("pass_terrain"),
        OPS.index("shift_neutral"),
    )
    DRAW_GOLD, SWAP_HAND = OPS.index("draw_gold"), OPS.index("swap_hand")
    TAP, ONCE, HATCH_TIME = MODES.index("tap"), MODES.index("once"), WHENS.index("hatch")
    SETUP, MAIN, COMET_PHASE, OVER = range(4)
    NO_ACTION, HATCHING, MOVING, RESTING, ENDING = range(5)
    DISCARDING = 0

if TYPE_CHECKING:
    from menagerie.core.edition import Edition

LONGEST_LIST = 2048


class Decisions(Effects):
    """The list of moves of whoever decides."""

    def __init__(self, edition: Edition, side: str, seats: int, single_jumps: int, comet_readies_hero: int) -> None:
        """Begin with nothing listed."""
        super().__init__(edition, side, seats, single_jumps, comet_readies_hero)
        self.looking = False

    def generate(self, moves: list[int]) -> int:
        """List every decision of the player who decides, or every draw."""
        self.list = moves
        self.number = 0
        self.list_all()
        return self.number

    def add(self, kind: int, what: int, place: int, symbol: int) -> None:
        """List one move."""
        if not self.looking and self.number < 2048:
            self.list[self.number] = kind << 20 | what << 12 | place << 4 | symbol
        self.number += 1
        self.last_kind = kind

    def list_all(self) -> None:  # noqa: C901, PLR0912 - one line for each stage
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
            for seat in range(1, self.player_count + 1):
                self.add(FIRST, seat, 0, 0)
            return
        if self.state.players[self.player_count].hero == NONE:
            for hero in range(self.tables.heroes):
                if self.hero_free(hero):
                    self.add(HERO, hero, 0, 0)
            return
        self.list_reveals()

    def hero_free(self, hero: int) -> bool:
        """Whether a hero has not been dealt yet."""
        for seat in range(1, self.player_count + 1):  # noqa: SIM110 - all() needs the GIL
            if self.state.players[seat].hero == hero:
                return False
        return True

    def list_draws(self) -> None:
        """Silver cards that could be drawn (10.1)."""
        for card in range(self.tables.cards):
            copies = self.state.unseen[card] if self.state.pile else self.state.mixed[card]
            if copies and self.tables.colour[card] != GOLD:
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
                held = self.state.players[self.state.active].hand[card] and not self.tables.helper[card]
                if held and self.step_possible(self.state.active, card):
                    self.add(MOVE, card, 0, 0)
        acts = self.number > 0
        if self.found():
            return
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
        for index in range(self.tables.users):
            if self.usable(self.tables.user[index]):
                self.add(USE, self.tables.user[index], 0, 0)
                if self.looking:
                    return

    # Hatch (C14–C22)

    def list_hatch(self) -> None:
        """Place an animal, use a source, or end."""
        state = self.state
        if state.left and self.free_slot(state.active) != NONE:
            for card in range(self.tables.cards):
                if state.players[state.active].hand[card] and not self.tables.helper[card]:
                    self.list_nests(card)
        if self.found():
            return
        self.list_uses()
        if self.found():
            return
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
        return max(wanted, LEAST_NEST)

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
            held = self.state.players[seat].hand[card] and not self.tables.helper[card]
            if held and self.nest_number(self.wanted_nest(card, minus)):
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
                if self.found():
                    return
        if self.on_board(seat):
            for card in range(self.tables.cards):
                held = state.players[seat].hand[card] and not self.tables.helper[card]
                if held and (state.extra or self.joker_card(card)):
                    self.add(PLAY, card, 0, 0)
        self.list_uses()
        if self.found():
            return
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
                        if self.looking:
                            return

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
                if self.tables.number[index] in (ANY_PIECE, piece):
                    self.list_shifts(piece, self.tables.other[index])
        elif op == DRAW_GOLD:
            self.list_display()
        elif op == SWAP_HAND:
            self.list_hand(SWAP)
        else:
            self.list_readies()
        if self.state.count and op != DRAW_GOLD:
            self.add(DONE, 0, 0, 0)

    def list_readies(self) -> None:
        """One move for each different card that may be readied."""
        for card in range(self.tables.cards):
            if self.may_ready(card):
                self.add(READY, card, 0, 0)

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

    # Whether there is anything to decide

    def only_end(self) -> bool:
        """Whether nothing but ending is left in a Hatch or Move (C22, C36)."""
        return self.any_option() and self.last_kind == END

    def any_option(self) -> bool:
        """Whether there is a decision now; `last_kind` is END only if there is no other."""
        self.looking = True
        self.number = 0
        self.list_all()
        self.looking = False
        return self.number > 0

    def found(self) -> bool:
        """Whether listing may end because any option will do and there is one."""
        return self.looking and self.number > 0
