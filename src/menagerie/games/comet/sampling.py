"""Drawing anew what a seat cannot know: hidden cards of the other hands, and what is left of a reshuffle (10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.bounds import whole_number
from menagerie.errors import InvalidPosition

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.bits import mix, next_random
    from menagerie.core.plain import pushed
    from menagerie.games.comet.flow import Flow

    GOLD, CHANCE, MOST_TRIES = 1, -1, 5000

if TYPE_CHECKING:
    from menagerie.core.edition import Edition


class Sampling(Flow):
    """Positions that a seat cannot tell apart."""

    def __init__(self, edition: Edition, side: str, seats: int, single_jumps: int, comet_readies_hero: int) -> None:
        """Begin with nothing drawn."""
        super().__init__(edition, side, seats, single_jumps, comet_readies_hero)
        if not cython.compiled:
            self.hidden = [0] * 104
            self.stock = [0] * 128
        self.stocked = 0
        self.word = 1

    def resample(self, seat: int, seed: int) -> None:
        """Draw anew, in place, all that `seat` (0 for a spectator) cannot know; moves played cannot be taken back then.

        Each copy is equally likely, as long as the player who decides could be at this decision: it would not have been
        reached if, with those cards, something happened by itself (10.5).
        """
        viewer = whole_number(seat, 0, self.player_count, "a seat")
        number = whole_number(seed, 0, (1 << 63) - 1, "a seed")
        self.forget()
        self.played.clear()
        self.reserve(1)
        if not self.redeal(viewer, number):
            message = f"in {MOST_TRIES:,} tries no cards of the others were found so that seat {self.seat()} decides"
            raise InvalidPosition(message)

    def redeal(self, seat: int, seed: int) -> bool:
        """Draw anew what `seat` cannot know, until it fits; there is room for one move."""
        self.word = mix(seed + 1) | 1
        for _ in range(MOST_TRIES):
            self.redraw(seat)
            if self.seat() == seat or self.seat() == CHANCE or self.at_rest():
                return True
        return False

    def draws_for(self) -> int:
        """Return the seat that is due silver cards, 0 if nobody is."""
        return int(self.state.due_seat)

    def redraw(self, viewer: int) -> None:
        """Give every other seat any cards that the viewer cannot see for those it cannot know."""
        self.gather(viewer)
        if self.state.mixed_size:
            self.redraw_mixed()
        self.fill_stock(0)
        for seat in range(1, self.player_count + 1):
            if seat != viewer:
                for card in range(self.tables.cards):
                    self.state.players[seat].hand[card] = self.state.players[seat].known[card]
                for _ in range(self.state.players[seat].cards - self.count_known(seat)):
                    self.state.players[seat].hand[self.drawn()] += 1
        for card in range(self.tables.cards):
            if self.tables.colour[card] != GOLD:
                self.state.unseen[card] = self.hidden[card]

    def gather(self, viewer: int) -> None:
        """Count in `hidden` the silver cards that a viewer cannot see."""
        for card in range(self.tables.cards):
            self.hidden[card] = 0
            if self.tables.colour[card] != GOLD:
                self.hidden[card] = self.state.unseen[card] + self.state.mixed[card]
                for seat in range(1, self.player_count + 1):
                    if seat != viewer:
                        self.hidden[card] += self.state.players[seat].hand[card] - self.state.players[seat].known[card]

    def redraw_mixed(self) -> None:
        """Draw what is left of the reshuffled pile from the unseen cards that were in it."""
        self.fill_stock(1)
        for card in range(self.tables.cards):
            self.state.mixed[card] = 0
        for _ in range(self.state.mixed_size):
            self.state.mixed[self.drawn()] += 1

    def fill_stock(self, only_shuffled: int) -> None:
        """Lay out the hidden cards, all or those that were in the last reshuffle, one by one."""
        self.stocked = 0
        for card in range(self.tables.cards):
            copies = self.hidden[card]
            if only_shuffled and self.state.shuffled[card] < copies:
                copies = self.state.shuffled[card]
            for _ in range(copies):
                self.stock[self.stocked] = card
                self.stocked += 1

    def drawn(self) -> int:
        """Take any card off the stock."""
        self.word = next_random(self.word)
        index = mix(self.word) % self.stocked
        card = self.stock[index]
        self.stocked -= 1
        self.stock[index] = self.stock[self.stocked]
        self.hidden[card] -= 1
        return card

    def count_known(self, seat: int) -> int:
        """How many cards of a hand everybody knows."""
        number = 0
        for card in range(self.tables.cards):
            number += self.state.players[seat].known[card]
        return number

    def at_rest(self) -> bool:
        """Whether nothing is left that would happen by itself (10.5); there is room for one move."""
        before = self.hash()
        self.depth += 1
        self.state = pushed(self.stack, self.depth)
        self.settle()
        after = self.hash()
        self.unmake()
        return before == after

    def settles(self) -> bool:
        """Whether something is left that would happen by itself, so that this is no position (10.5)."""
        self.reserve(1)
        return not self.at_rest()
