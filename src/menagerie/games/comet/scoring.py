"""Scoring (C59–C62, E16–E20): what the rescued animals of a seat are worth."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.comet.components import MODES, WHATS
    from menagerie.games.comet.decisions import Decisions

    NONE, ENDGAME, EGG_SETS = 255, MODES.index("endgame"), WHATS.index("egg_set")


class Scoring(Decisions):
    """Points by seat."""

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
                least = min(number, least)
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

    def points(self, seat: int) -> int:
        """Return the score of a seat as it stands now."""
        return self.score(seat)
