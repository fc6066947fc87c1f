"""Steps of rescuers over the map: where they can land, what that costs, whether any is possible (C26–C36, E3, E4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.comet.board import CAVE, JOKER, NEST
    from menagerie.games.comet.components import MODES, OPS, WHENS
    from menagerie.games.comet.zones import Zones

    NONE = 255
    MOVE_TIME, TAP, ONCE = WHENS.index("move"), MODES.index("tap"), MODES.index("once")
    ADD_SYMBOLS, PASS_TERRAIN, EXTRA_CARD = OPS.index("add_symbols"), OPS.index("pass_terrain"), OPS.index("extra_card")

if TYPE_CHECKING:
    from menagerie.core.edition import Edition


class Steps(Zones):
    """The ways of the rescuers, with room to look for them in."""

    def __init__(self, edition: Edition, side: str, seats: int, single_jumps: int, comet_readies_hero: int) -> None:
        """Begin with nothing looked for."""
        super().__init__(edition, side, seats, single_jumps, comet_readies_hero)
        if not cython.compiled:
            self.landing = [0] * 128
            self.queue = [0] * 128
            self.symbols = [0] * 8
            self.gains = [0] * 8

    def find_landings(self, seat: int, rescuer: int, jumps: int) -> int:
        """Mark in `landing` every hex where a rescuer could end one step, and say whether there is any (C28–C30).

        A step is a chain: over any number of jumpable hexes, pieces or terrains it may pass, to an unoccupied terrain
        hex or the cave. With single jumps a chain has one jumped hex at most (A1, A41).
        """
        start = self.state.players[seat].rescuers[rescuer]
        for place in range(self.tables.hexes):
            self.landing[place] = 0
        self.landing[start] = 4
        self.queue[0] = start
        head = 0
        tail = 1
        found = 0
        while head < tail:
            place = self.queue[head]
            head += 1
            for index in range(6):
                near = self.tables.around[8 * place + index]
                if near == NONE:
                    break
                if self.landing[near] & 6:
                    continue
                if not self.state.occupied[near] and self.tables.kind[near] != NEST:
                    self.landing[near] |= 1
                    found = 1
                if self.jumpable(near, jumps) and (place == start or not self.single_jumps):
                    self.landing[near] |= 2
                    self.queue[tail] = near
                    tail += 1
        return found

    def jumpable(self, place: int, jumps: int) -> bool:
        """Whether a hex may be jumped: a piece stands there, or a terrain that this rescuer may pass (C29, E3)."""
        if self.state.occupied[place]:
            return True
        return self.tables.kind[place] < 5 and jumps >> self.tables.kind[place] & 1 == 1

    def pays(self, seat: int, symbol: int, place: int) -> bool:
        """Whether a symbol pays for landing on a hex (C31, C33, E4)."""
        kind = self.tables.kind[place]
        return kind == CAVE or symbol in (kind, JOKER) or self.converts(seat, symbol, kind)

    # Whether a step is possible at all (C35)

    def step_possible(self, seat: int, main: int) -> bool:
        """Whether a step could be made, counting everything that could still be played in this Move.

        `main` is the card that would begin the Move, NONE while one is under way.
        """
        self.count_potential(seat, main)
        for rescuer in range(3):
            if self.state.players[seat].rescuers[rescuer] != NONE:
                jumps = self.terrains
                if main == NONE:
                    jumps |= self.state.jump[rescuer]
                if self.find_landings(seat, rescuer, jumps):
                    for place in range(self.tables.hexes):
                        if self.landing[place] & 1 and self.payable(seat, place):
                            return True
        return False

    def payable(self, seat: int, place: int) -> bool:
        """Whether one of the symbols counted pays for a hex."""
        for symbol in range(6):  # noqa: SIM110 - any() needs the GIL
            if self.symbols[symbol] and self.pays(seat, symbol, place):
                return True
        return False

    def count_potential(self, seat: int, main: int) -> None:
        """Count the symbols and terrains that could still come: from the pool, cards in hand and sources."""
        self.terrains = 0
        self.extra_possible = main == NONE and self.state.extra > 0
        for symbol in range(6):
            if main == NONE:
                self.symbols[symbol] = self.state.pool[symbol] > 0
            else:
                self.symbols[symbol] = self.tables.symbols[6 * main + symbol] > 0
        self.count_sources(seat)
        for card in range(self.tables.cards):
            held = self.state.players[seat].hand[card] > (card == main) and not self.tables.helper[card]
            if held and (self.extra_possible or self.joker_card(card)):
                for symbol in range(6):
                    self.symbols[symbol] |= self.tables.symbols[6 * card + symbol] > 0

    def count_sources(self, seat: int) -> None:
        """Count what abilities and helpers for a Move would give."""
        for source in range(self.tables.cards):
            tap = self.tables.mode[source] == TAP and self.state.players[seat].ready[source]
            once = self.tables.mode[source] == ONCE and self.state.players[seat].hand[source]
            if self.tables.when[source] == MOVE_TIME and (tap or once):
                self.count_source(source)
        if self.state.players[seat].hero != NONE and not self.state.players[seat].hero_tapped:
            hero = self.tables.cards + self.state.players[seat].hero
            if self.tables.mode[hero] == TAP and self.tables.when[hero] == MOVE_TIME:
                self.count_source(hero)

    def count_source(self, source: int) -> None:
        """Count the symbols, terrains and permission of one source."""
        for index in range(2 * source, 2 * source + self.tables.effects[source]):
            if self.tables.op[index] == ADD_SYMBOLS:
                for symbol in range(6):
                    self.symbols[symbol] |= self.tables.added[6 * index + symbol] > 0
            elif self.tables.op[index] == PASS_TERRAIN:
                self.terrains |= self.tables.number[index]
            elif self.tables.op[index] == EXTRA_CARD:
                self.extra_possible = True
