"""The rules of Siam in the order of the rulebook: set-up, a turn and its five actions, the push, the end.

Whether a push is legal is worked out in push.py, once for every line there can be; here the answers are looked up.
state.py says what a state holds, moves.py what the bits of a move mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import whole_number
from menagerie.core.outcome import Outcome
from menagerie.errors import InvalidPosition
from menagerie.games.siam.components import board
from menagerie.games.siam.components.checks import MOST_ANIMALS, MOST_CLOSED_PLIES, MOST_EXITS
from menagerie.games.siam.rules import blocks, push

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.bits import count, lowest, mix
    from menagerie.core.compiled.plain import above, at, copied, moved, planted, pushed, release, resized
    from menagerie.core.compiled.tables import copy_eight, copy_twenty, empty_tables, fill_bytes, fill_ints, fill_shorts
    from menagerie.core.position import Position
    from menagerie.games.siam.rules.state import (
        ALL_SQUARES,
        ENTERING_BIT,
        FACTOR,
        LINE,
        NEIGHBOURS,
        NO_PIECE,
        PUSH_MOVE,
        PUSHER_BIT,
        PUSHING,
        RESERVE,
        ROCK_PIECE,
        advance,
        after_index,
        change,
        empty_state,
        facing_of,
        facing_on,
        heading,
        is_turn,
        origin_of,
        piece_on,
        place_of,
        put,
        side_of,
        target_of,
    )

    PUSHERS, ENTRANCES, EXPELLERS, ANIMALS, BOARD_BLOCKS, BOARD_COUNTS = empty_tables(6)
    ENTRY_BLOCKS, ENTRY_COUNTS, AFTER = empty_tables(3)

if TYPE_CHECKING:
    from menagerie.core.edition import Edition

MAX_MOVES = 256
"""More than any position has: four entries at sixteen squares, nineteen moves for each of eight animals, and slack."""
MOST_PLIES = 999_999_999

fill_shorts(PUSHERS, push.PUSHERS)
fill_bytes(ENTRANCES, push.ENTRANCES)
fill_shorts(EXPELLERS, push.EXPELLERS)
fill_ints(ANIMALS, push.ANIMALS)
fill_ints(BOARD_BLOCKS, blocks.BOARD_BLOCKS)
fill_bytes(BOARD_COUNTS, blocks.BOARD_COUNTS)
fill_ints(ENTRY_BLOCKS, push.ENTRY_BLOCKS)
fill_bytes(ENTRY_COUNTS, push.ENTRY_COUNTS)
fill_bytes(AFTER, blocks.AFTER)


class Siam(Position):
    """A position of Siam; seat 1 has the elephants and begins (S5), seat 2 the rhinoceroses."""

    # Set-up (S1–S5)

    def __cinit__(self) -> None:
        """Allocate a state first of all (compiled code only)."""
        self.reserve(1)

    def __init__(self, edition: Edition, animals_each: int, closed: int, closed_plies: int, exit_limit: int) -> None:
        """Lay out an empty board, the animals in reserve (S2), with the limits of the variant (S33, S35)."""
        super().__init__(edition, MAX_MOVES)
        if not cython.compiled:
            self.state = empty_state()
            self.stack = [self.state]
        self.animals_each = whole_number(animals_each, 1, MOST_ANIMALS, "the number of animals of a side")
        self.closed = whole_number(closed, 0, (1 << board.SQUARES) - 1, "the set of closed squares")
        self.closed_plies = whole_number(closed_plies, 0, MOST_CLOSED_PLIES, "the number of plies with closed squares")
        self.exit_limit = whole_number(exit_limit, 0, MOST_EXITS, "the limit of exits")
        self.salt = animals_each | closed_plies << 8 | exit_limit << 16
        self.reserve(1)

    def __dealloc__(self) -> None:
        """Free the stack of states (compiled code only)."""
        release(self.stack)

    def place(self, square: int, piece: int) -> None:
        """Put a piece on a free square, before play begins."""
        to = whole_number(square, 0, board.SQUARES - 1, "a square", InvalidPosition)
        what = whole_number(piece, 0, ROCK_PIECE, "a piece", InvalidPosition)
        if self.played or piece_on(self.state, to) != NO_PIECE:
            raise InvalidPosition(
                f"{board.NAMES[to]} is occupied" if not self.played else "pieces are placed before play begins"
            )
        if what < ROCK_PIECE and not self.in_reserve(1 + side_of(what)):
            raise InvalidPosition(f"a side has {self.animals_each} animals, and all are on the board (S2)")
        put(self.state, to, what)

    def set_counters(self, ply: int, exits: tuple[int, int], winner: int) -> None:
        """Say how far the game has gone, before play goes on from here."""
        if self.played:
            raise InvalidPosition("how far a game has gone is said before play goes on")
        most = self.exit_limit or MOST_PLIES
        elephants, rhinos = [whole_number(number, 0, most, "a number of exits", InvalidPosition) for number in exits]
        seat = whole_number(winner, 0, 2, "the winner", InvalidPosition)
        self.state.ply = whole_number(ply, 0, MOST_PLIES, "the ply", InvalidPosition)
        self.state.exits[0] = elephants
        self.state.exits[1] = rhinos
        self.state.winner = seat

    # What everybody can see

    def piece_at(self, square: int) -> int:
        """Return what stands on a square: a side plus a facing, ROCK_PIECE or NO_PIECE."""
        return piece_on(self.state, whole_number(square, 0, board.SQUARES - 1, "a square", InvalidPosition))

    def pieces(self) -> list[int]:
        """Return what stands on each square, as `piece_at` does."""
        return [piece_on(self.state, square) for square in range(25)]

    @property
    def ply(self) -> int:
        """The number of turns played by both sides together."""
        return int(self.state.ply)

    @property
    def winner(self) -> int:
        """The winning seat, 0 while the game goes on."""
        return int(self.state.winner)

    @property
    def exits(self) -> tuple[int, int]:
        """How often each side has taken an animal off the board of its own will."""
        return self.state.exits[0], self.state.exits[1]

    @property
    def closed_now(self) -> int:
        """The squares that are closed at this ply (S33), as bits."""
        return self.closed if self.state.ply < self.closed_plies else 0

    def in_reserve(self, seat: int) -> int:
        """How many animals a side has off the board (S2, S10)."""
        return self.animals_each - count(self.state.sets[whole_number(seat, 1, 2, "a seat", InvalidPosition) - 1])

    def may_leave(self, seat: int) -> bool:
        """Whether the variant lets a side take an animal off the board once more (S35)."""
        made = self.state.exits[whole_number(seat, 1, 2, "a seat", InvalidPosition) - 1]
        return not self.exit_limit or made < self.exit_limit

    # A turn (S6, S7)

    def generate(self, moves: list[int]) -> int:
        """List every way to play one of one's own animals; there is none after a rock has left the board (S29)."""
        state = self.state
        if state.winner:
            return 0
        number = 0
        standing = 0
        facings = state.facings
        free_squares = ALL_SQUARES ^ (state.sets[0] | state.sets[1] | state.sets[2])
        animals = state.sets[state.ply & 1]
        while animals:
            square = lowest(animals)
            animals &= animals - 1
            standing += 1
            turned = heading(square, facing_on(facings, square))
            row = turned << 3
            # Move to a free neighbour (S16), turn (S17), leave from the border (S18).
            block = turned << 4 | (free_squares & ANIMALS[row + NEIGHBOURS]) * ANIMALS[row + FACTOR] >> 28 & 15
            copy_twenty(moves, number, BOARD_BLOCKS, 20 * block)
            number += BOARD_COUNTS[block]
            # Push what stands on the square ahead (S19–S22).
            moves[number] = ANIMALS[row + PUSH_MOVE]
            number += PUSHERS[state.codes[ANIMALS[row + LINE]]] >> ANIMALS[row + PUSHER_BIT] & 1
        # Enter from the reserve, at the two ends of each line (S9–S15).
        if standing < self.animals_each:
            for line in range(10):
                block = 9 * line + ENTRANCES[state.codes[line]]
                copy_eight(moves, number, ENTRY_BLOCKS, block << 3)
                number += ENTRY_COUNTS[block]
        stays = self.exit_limit > 0 and state.exits[state.ply & 1] >= self.exit_limit
        if stays or state.ply < self.closed_plies:
            number = self.without_forbidden(moves, number, stays)
        return number

    def without_forbidden(self, moves: list[int], number: int, stays: bool) -> int:  # noqa: FBT001 - C signature
        """Strike out what the variant forbids: playing onto a closed square (S33, S34), leaving once more (S35)."""
        forbidden = self.closed if self.state.ply < self.closed_plies else 0
        forbidden |= stays << RESERVE
        kept = 0
        for index in range(number):
            move = moves[index]
            if is_turn(move) or not forbidden >> target_of(move) & 1:
                moves[kept] = move
                kept += 1
        return kept

    def make(self, move: int) -> None:
        """Carry out one of the five actions with one of one's own animals (S6)."""
        before = self.state
        self.depth += 1
        origin = origin_of(move)
        after = AFTER[after_index(move)]
        if after & PUSHING:
            self.state = pushed(self.stack, self.depth)
            advance(self.state, origin, after)
        else:
            # Enter a free square (S11), step (S16), turn (S17), leave (S18).
            self.state = above(self.stack, self.depth)
            change(self.state, before, origin, after)

    def unmake(self) -> None:
        """Take the last action back."""
        self.depth -= 1
        self.state = at(self.stack, self.depth)

    # The end (S28–S31)

    def seat(self) -> int:
        """Elephants begin, then turns alternate (S5); a rock off the board ends the game (S29)."""
        return 0 if self.state.winner else 1 + (self.state.ply & 1)

    def payoff(self, seat: int) -> int:
        """There is always exactly one winner, and no draw (S28, S30)."""
        if not self.state.winner:
            return 0
        return 1 if self.state.winner == seat else -1

    def outcome(self) -> Outcome | None:
        """Return who won by S28."""
        if not self.state.winner:
            return None
        scores = (1.0, 0.0) if self.state.winner == 1 else (0.0, 1.0)
        return Outcome(scores, (self.state.winner,), "rock_expelled", "S28")

    # What search asks

    def generate_forcing(self, moves: list[int]) -> int:
        """List the pushes that send a rock off."""
        somebody = 0
        for line in range(10):
            somebody |= EXPELLERS[self.state.codes[line]]
        if not somebody:
            return 0
        number = self.generate(moves)
        kept = 0
        for index in range(number):
            if self.forcing(moves[index]):
                moves[kept] = moves[index]
                kept += 1
        return kept

    def forcing(self, move: int) -> int:
        """Whether a move pushes a rock off."""
        state = self.state
        origin = origin_of(move)
        after = AFTER[after_index(move)]
        if not after & PUSHING:
            return 0
        turned = heading(place_of(after - PUSHING) - 1, facing_of(after))
        bit = ENTERING_BIT
        if origin:
            turned = heading(origin - 1, facing_on(state.facings, origin - 1))
            bit = PUSHER_BIT
        row = turned << 3
        rock_leaves: int = EXPELLERS[state.codes[ANIMALS[row + LINE]]] >> ANIMALS[row + bit] & 1
        return rock_leaves

    # Identity and memory

    def hash(self) -> int:
        """Mix what S38 calls the position: the board, the side to move, and what S33 and S35 still ask for."""
        state = self.state
        turn = state.ply if state.ply < self.closed_plies else 8 | state.ply & 1
        used = state.exits[0] << 4 | state.exits[1] << 8 if self.exit_limit else 0
        word = mix(self.salt << 32 ^ turn ^ used)
        for line in range(5):
            word = mix(word ^ state.codes[line] ^ state.codes[line + 5] << 16)
        return mix(word ^ state.sets[0])

    def copy(self) -> Siam:
        """Return an independent copy, with everything that can be taken back."""
        twin = Siam(self.edition, self.animals_each, self.closed, self.closed_plies, self.exit_limit)
        twin.reserve(self.depth + 1)
        twin.depth = self.depth
        twin.state = copied(self.stack, twin.stack, self.depth)
        twin.played = self.played[:]
        return twin

    def afresh(self) -> Siam:
        """Return an independent copy with nothing to take back."""
        twin = Siam(self.edition, self.animals_each, self.closed, self.closed_plies, self.exit_limit)
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
