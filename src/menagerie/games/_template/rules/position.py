"""The rules of Otter Run in the order of the rulebook (words/locale/en.toml).

The same lines run as plain Python and, with the C types of position.pxd, compiled. A position keeps its states on a
stack: `make` copies the last state and changes the copy, `unmake` steps back. state.py says what a state holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import whole_number
from menagerie.core.outcome import Outcome
from menagerie.errors import InvalidPosition
from menagerie.games._template.components.board import river_of

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.bits import mix
    from menagerie.core.compiled.plain import at, copied, moved, planted, pushed, release, resized
    from menagerie.core.position import Position
    from menagerie.games._template.rules.state import (
        PLAY,
        REST,
        draw_shell,
        empty_state,
        play_shell,
        seat_in_turn,
        shell_of,
        slot,
    )

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.edition import Edition

MAX_MOVES = 16
"""More than any position has: the nine draws."""


class Template(Position):
    """A position of Otter Run."""

    # Set-up (T1–T2)

    def __cinit__(self) -> None:
        """Allocate a state first of all (compiled code only)."""
        self.reserve(1)

    def __init__(self, edition: Edition) -> None:
        """Put the otters on their starting cells with nothing in hand yet."""
        super().__init__(edition, MAX_MOVES)
        river = river_of(edition)
        if not cython.compiled:
            self.state = empty_state()
            self.stack = [self.state]
            self.odds = [0] * 10  # not called weights: that is a method of Position
        self.river = river
        self.cells = river.cells
        self.shells = len(river.weights)
        self.hand = river.hand
        self.turns = river.turns
        for shell in river.shells:
            self.odds[shell] = river.weights[shell - 1]
        self.reserve(1)
        self.state.otters[1], self.state.otters[2] = river.starts

    def __dealloc__(self) -> None:
        """Free the stack of states (compiled code only)."""
        release(self.stack)

    def set_state(self, otters: Sequence[int], hands: Sequence[Sequence[int]], turn: int) -> None:
        """Say where the game stands, before play goes on from here; C checks no numbers, so they are checked here."""
        if self.played:
            raise InvalidPosition("where the game stands is said before play goes on")
        self.state.turn = whole_number(turn, 0, self.turns, "the number of turns", InvalidPosition)
        for seat in (1, 2):
            self.state.otters[seat] = whole_number(otters[seat - 1], 1, self.cells, "a cell", InvalidPosition)
            for shell in self.river.shells:
                self.state.hands[slot(seat, shell)] = 0
            for shell in hands[seat - 1][: self.hand]:
                draw_shell(self.state, seat, whole_number(shell, 1, self.shells, "a shell", InvalidPosition))

    # What the rest of the folder reads

    @property
    def otters(self) -> tuple[int, int]:
        """The cells of the otters by seat."""
        return self.state.otters[1], self.state.otters[2]

    @property
    def turn(self) -> int:
        """How many turns both seats have played together."""
        return int(self.state.turn)

    @property
    def draws_for(self) -> int:
        """The seat that draws a shell next, 0 if none does (T4)."""
        return self.drawer()

    def shells_of(self, seat: int) -> tuple[int, ...]:
        """Return the shells in a seat's hand, sorted (T3)."""
        holder = whole_number(seat, 1, 2, "a seat", InvalidPosition)
        return tuple(shell for shell in self.river.shells for _ in range(self.state.hands[slot(holder, shell)]))

    # Drawing shells (T3–T4)

    def missing(self, seat: int) -> int:
        """How many shells a hand is short of."""
        held = 0
        for shell in range(1, self.shells + 1):
            held += self.state.hands[slot(seat, shell)]
        return self.hand - held

    def drawer(self) -> int:
        """The first seat whose hand is short, 0 if none is or the game is over."""
        if self.over():
            return 0
        return 1 if self.missing(1) else 2 if self.missing(2) else 0

    def weight(self, move: int) -> int:
        """How often this shell is drawn."""
        return self.odds[shell_of(move)] if move < PLAY else 1

    # A turn (T5–T8)

    def can_play(self, seat: int, shell: int) -> bool:
        """Whether a shell in hand takes the otter to a free cell no further than the sea."""
        held = self.state.hands[slot(seat, shell)]
        target = self.state.otters[seat] + shell
        return not (held == 0 or target == self.state.otters[3 - seat] or target > self.cells)

    def choices(self, seat: int) -> int:
        """How many different shells a seat could play."""
        number = 0
        for shell in range(1, self.shells + 1):
            number += self.can_play(seat, shell)
        return number

    def generate(self, moves: list[int]) -> int:
        """List the draws, or the shells that can be played, or the rest that remains."""
        seat = self.seat()
        number = 0
        if seat == 0:
            return 0
        for shell in range(1, self.shells + 1):
            if seat < 0 or self.can_play(seat, shell):
                moves[number] = shell if seat < 0 else PLAY + shell
                number += 1
        if number == 0:
            moves[0] = REST
            number = 1
        return number

    def make(self, move: int) -> None:
        """Draw, play a shell and swim, or rest."""
        seat = self.drawer() if move < PLAY else seat_in_turn(self.state)
        self.depth += 1
        state = pushed(self.stack, self.depth)
        self.state = state
        if move < PLAY:
            draw_shell(state, seat, shell_of(move))
            return
        if move < REST:
            play_shell(state, seat, shell_of(move))
        state.turn += 1

    def unmake(self) -> None:
        """Take the last move back."""
        self.depth -= 1
        self.state = at(self.stack, self.depth)

    # The end (T9–T10)

    def winner(self) -> int:
        """The seat whose otter has reached the sea, 0 if none has."""
        return 1 if self.state.otters[1] == self.cells else 2 if self.state.otters[2] == self.cells else 0

    def over(self) -> bool:
        """Whether the sea is reached or the turns are used up."""
        return self.winner() != 0 or self.state.turn >= self.turns

    def seat(self) -> int:
        """Say who decides: nobody after the end, chance while a hand is short, else the seat whose turn it is."""
        if self.over():
            return 0
        return -1 if self.drawer() else seat_in_turn(self.state)

    def payoff(self, seat: int) -> int:
        """One otter wins, or none does."""
        if not self.winner():
            return 0
        return 1 if self.winner() == seat else -1

    def outcome(self) -> Outcome | None:
        """Return who reached the sea, or that nobody did in time."""
        winner = self.winner()
        if winner:
            return Outcome((2.0 - winner, winner - 1.0), (winner,), "reached_sea", "T9")
        if self.state.turn >= self.turns:
            return Outcome((0.5, 0.5), (), "out_of_turns", "T10")
        return None

    # Identity and memory

    def hash(self) -> int:
        """Mix everything that the position's text says."""
        word = mix(self.state.turn << 16 | self.state.otters[1] << 8 | self.state.otters[2])
        for place in range(10, 30):
            word = mix(word ^ self.state.hands[place] << 8 ^ place)
        return word

    def copy(self) -> Template:
        """Return an independent copy, with everything that can be taken back."""
        twin = Template(self.edition)
        twin.reserve(self.depth + 1)
        twin.depth = self.depth
        twin.state = copied(self.stack, twin.stack, self.depth)
        twin.played = self.played[:]
        return twin

    def afresh(self) -> Template:
        """Return an independent copy with nothing to take back."""
        twin = Template(self.edition)
        twin.grow(1)
        twin.state = planted(self.state, twin.stack)
        return twin

    def forget(self) -> None:
        """Keep the position, drop the moves that led to it."""
        self.state = moved(self.stack, self.depth)
        self.depth = 0

    def grow(self, capacity: int) -> int:
        """Make room to take back `capacity` moves."""
        self.stack = resized(self.stack, self.capacity, capacity)
        self.state = at(self.stack, self.depth)
        self.capacity = capacity
        return 0
