"""Scoring (C59–C62, E16–E20): what the rescued animals of a seat are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.comet.components import MODES, WHATS
    from menagerie.games.comet.decisions import Decisions

    NONE, ENDGAME, EGGS, SILVER = 255, MODES.index("endgame"), 4, WHATS.index("colour:silver")
    EGG_SETS = WHATS.index("egg_set")

if TYPE_CHECKING:
    from menagerie.core.edition import Edition


class Scoring(Decisions):
    """Points by seat."""

    def __init__(self, edition: Edition, side: str, seats: int, single_jumps: int, comet_readies_hero: int) -> None:
        """Begin with nothing counted."""
        super().__init__(edition, side, seats, single_jumps, comet_readies_hero)
        if not cython.compiled:
            self.units = [0] * 16
            self.rescue = [0] * 104

    def score(self, seat: int) -> int:
        """Points of the rescued animals, their end-game abilities, and the hero's line (C59)."""
        self.count_units(seat)
        total = 0
        for index in range(self.rescued):
            card = self.rescue[index]
            copies = self.state.players[seat].ready[card] + self.state.players[seat].tapped[card]
            total += copies * self.tables.points[card]
            if self.tables.mode[card] == ENDGAME:
                total += copies * self.tables.other[2 * card] * self.units[self.tables.number[2 * card]]
        hero = self.state.players[seat].hero
        if hero != NONE:
            total += self.tables.score_value[hero] * self.units[self.tables.score_what[hero]]
        return total

    def count_units(self, seat: int) -> None:
        """List a player's rescued animals in `rescue` and count the units of each kind that they are (E16–E20)."""
        self.rescued = 0
        for what in range(EGG_SETS):
            self.units[what] = 0
        for card in range(self.tables.cards):
            copies = self.state.players[seat].ready[card] + self.state.players[seat].tapped[card]
            if copies:
                self.rescue[self.rescued] = card
                self.rescued += 1
                if self.tables.egg[card] < EGGS:
                    self.units[self.tables.egg[card]] += copies
                for terrain in range(SILVER - EGGS):
                    if self.tables.symbols[6 * card + terrain]:
                        self.units[EGGS + terrain] += copies
                self.units[SILVER + self.tables.colour[card]] += copies
        self.units[EGG_SETS] = min(self.units[0], self.units[1], self.units[2], self.units[3])

    def points(self, seat: int) -> int:
        """Return the score of a seat as it stands now."""
        return self.score(seat)
