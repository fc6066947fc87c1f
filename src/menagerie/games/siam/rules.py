"""The rules of Siam, in the order of the rulebook: set-up, the five actions, the push, the end.

What a push along a line may do depends on the five squares of that line alone, so S20 to S23 are worked out once, by the
plain functions below, for each of the 3,125 lines there are; the generator then looks them up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.outcome import Outcome
from menagerie.core.tables import flat
from menagerie.games.siam import board, push

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.bits import count, lowest, mix
    from menagerie.core.tables import copy_eight, copy_four, copy_sixteen, fill_bytes, fill_ints, fill_shorts
    from menagerie.core.plain import Struct, at, pushed, resized
    from menagerie.core.position import Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.edition import Edition

MAX_MOVES = 256

if not cython.compiled:
    PUSHES, ENDS, ANIMALS, STEPS, STEP_COUNT, ENTRIES, ENTRY_COUNT, AHEAD, LINE, DIGIT = ([] for _ in range(10))

fill_shorts(PUSHES, push.PUSHES)
fill_bytes(ENDS, [p >> 10 for p in push.PUSHES])
fill_ints(ANIMALS, flat([[push.TURN_OR_LEAVE[q][f], push.PUSH_MOVE[q][f], board.LINE[q][board.AXIS[f]], push.PUSH_BIT[q][f], push.NEAR[q], push.GATHER[q] & 0x7fffffff, [0]*7] for q in range(25) for f in range(4)]))
fill_ints(STEPS, flat(push.STEPS))
fill_bytes(STEP_COUNT, flat(push.STEP_COUNT))
fill_ints(ENTRIES, flat(push.ENTRIES))
fill_bytes(ENTRY_COUNT, flat(push.ENTRY_COUNT))
fill_bytes(AHEAD, flat(board.AHEAD))
fill_bytes(LINE, flat(board.LINE))
fill_shorts(DIGIT, flat(board.DIGIT))


def put(state, square, piece):
    """Stand a piece on a free square."""
    state.cells[square] = piece
    state.sets[piece >> 2] |= 1 << square
    state.codes[LINE[2 * square]] += DIGIT[18 * square + 2 * piece]
    state.codes[LINE[2 * square + 1]] += DIGIT[18 * square + 2 * piece + 1]

def take(state, square):
    """Lift the piece off a square."""
    piece = state.cells[square]
    state.cells[square] = 9
    state.sets[piece >> 2] ^= 1 << square
    state.codes[LINE[2 * square]] -= DIGIT[18 * square + 2 * piece]
    state.codes[LINE[2 * square + 1]] -= DIGIT[18 * square + 2 * piece + 1]


def shift(state, square: int, facing: int) -> None:
    """Shift the pushed line, which starts on `square`, by one; at the edge its last piece leaves the board (S24–S26)."""
    occupied = state.sets[0] | state.sets[1] | state.sets[2]
    last = square
    while occupied >> AHEAD[last << 2 | facing] & 1:
        last = AHEAD[last << 2 | facing]
    beyond = AHEAD[last << 2 | facing]
    if beyond == 25:
        if state.cells[last] == 8:
            state.winner = credited(state, last, facing)
        take(state, last)
        beyond = last
        last = AHEAD[last << 2 | 3 - facing]
        if beyond == square:
            return
    while True:
        piece = state.cells[last]
        take(state, last)
        put(state, beyond, piece)
        if last == square:
            return
        beyond = last
        last = AHEAD[last << 2 | 3 - facing]

def credited(state, rock: int, facing: int) -> int:
    """Walk back from the expelled rock: the owner of the first animal that faces the push direction wins (S28)."""
    occupied = state.sets[0] | state.sets[1] | state.sets[2]
    square = AHEAD[rock << 2 | 3 - facing]
    while occupied >> square & 1:
        piece = state.cells[square]
        if piece < 8 and piece & 3 == facing:
            return 1 + (piece >> 2)
        square = AHEAD[square << 2 | 3 - facing]
    return 1 + (state.ply & 1)


class Siam(Position):
    """A position of Siam; seat 1 plays the elephants and begins (S5), seat 2 the rhinoceroses."""

    def __init__(self, edition: Edition, animals_each: int, closed: int, closed_plies: int, exit_limit: int) -> None:
        """Lay out an empty board for two sides with `animals_each` animals in reserve (S2)."""
        super().__init__(edition, MAX_MOVES)
        if not cython.compiled:
            self.state = Struct(
                codes=[0] * 10, sets=[0, 0, 0], ply=0, exits=[0, 0], winner=0, cells=[board.NO_PIECE] * 28
            )
            self.stack = [self.state]
        self.animals_each = animals_each
        self.closed = closed
        self.closed_plies = closed_plies
        self.exit_limit = exit_limit
        self.reserve(1)
        for square in range(25):
            self.state.cells[square] = board.NO_PIECE

    def __dealloc__(self) -> None:
        """Give the room of the moves played back (compiled code only)."""
        free(self.stack)

    def set_up(self, rocks):
        for square in rocks: put(self.state, square, 8)

    # A turn (S6, S7): every legal move

    def generate(self, moves: list[int]) -> int:
        """Every way to play one of one's own animals; none after a rock has left the board (S29)."""
        state = self.state
        if state.winner:
            return 0
        number = 0
        own = state.sets[state.ply & 1]
        free_squares = 0x1FFFFFF ^ (state.sets[0] | state.sets[1] | state.sets[2])
        leaving = 0x1F8C63F if not self.exit_limit or state.exits[state.ply & 1] < self.exit_limit else 0
        squares = own
        while squares:
            square = lowest(squares)
            squares &= squares - 1
            facing = state.cells[square] & 3
            row = square << 6 | facing << 4
            # Turn to another facing (S17); leave from the border (S18, S35).
            copy_four(moves, number, ANIMALS, row)
            number += 3 + (leaving >> square & 1)
            # Push what stands ahead (S19, S22).
            moves[number] = ANIMALS[row + 4]
            number += PUSHES[state.codes[ANIMALS[row + 5]]] >> ANIMALS[row + 6] & 1
            # Move to a free neighbour, facing any way on arrival (S16).
            block = square << 4 | (free_squares & ANIMALS[row + 7]) * ANIMALS[row + 8] >> 28 & 15
            copy_sixteen(moves, number, STEPS, block << 4)
            number += STEP_COUNT[block]
        # Enter from the reserve (S9–S15).
        if count(own) < self.animals_each:
            for line in range(10):
                block = 9 * line + ENDS[state.codes[line]]
                copy_eight(moves, number, ENTRIES, block << 3)
                number += ENTRY_COUNT[block]
        if state.ply < self.closed_plies:
            number = self.without_closed(moves, number)
        return number

    def without_closed(self, moves: list[int], number: int) -> int:
        """Strike out the moves that play an animal onto a closed square (S33, S34)."""
        kept = 0
        for index in range(number):
            move = moves[index]
            target = move >> 3 if move < 512 else (31 if move & 256 else move >> 3 & 31)
            if not self.closed >> target & 1:
                moves[kept] = move
                kept += 1
        return kept

    def make(self, move: int) -> None:
        """Carry out one of the five actions (S6)."""
        self.depth += 1
        state = pushed(self.stack, self.depth)
        self.state = state
        if move < 512:
            facing = move >> 1 & 3
            if move & 1:
                shift(state, move >> 3, facing)
            put(state, move >> 3, (state.ply & 1) << 2 | facing)
        else:
            origin = (move >> 9) - 1
            rest = move & 511
            target = rest >> 3
            piece = state.cells[origin]
            take(state, origin)
            if rest >= 256:
                put(state, origin, (piece & 4) | (rest & 3))
            elif target == 31:
                state.exits[state.ply & 1] += 1
            elif rest & 7:
                put(state, target, (piece & 4) | ((rest & 7) - 1))
            else:
                shift(state, target, piece & 3)
                put(state, target, piece)
        state.ply += 1

    def unmake(self) -> None:
        """Take the last action back."""
        self.depth -= 1
        self.state = at(self.stack, self.depth)

    # The other half of the C face

    def seat(self) -> int:
        """Elephants begin, then turns alternate (S5)."""
        return 0 if self.state.winner else 1 + (self.state.ply & 1)

    def payoff(self, seat: int) -> int:
        """There is always exactly one winner (S28)."""
        return 0 if not self.state.winner else 1 if self.state.winner == seat else -1

    def hash(self) -> int:
        """What S38 calls the position: the board, the side to move, and what S33 and S35 still ask for."""
        return mix(self.state.sets[0])

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
