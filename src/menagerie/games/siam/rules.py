"""The rules of Siam in the order of the rulebook: set-up, a turn and its five actions, the push, the end.

Whether a push is legal is told in push.py, once for every line there can be; here the answers are looked up. A state is
three sets of squares, two bits for the facing on every square, and the codes of the ten lines (see board.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.bounds import whole_number
from menagerie.core.outcome import Outcome
from menagerie.errors import InvalidPosition
from menagerie.games.siam import board, moves, push

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.bits import count, lowest, mix
    from menagerie.core.plain import Struct, above, at, copied, moved, pushed, release, resized
    from menagerie.core.position import Position
    from menagerie.core.tables import copy_eight, copy_twenty, empty_tables, fill_bytes, fill_ints, fill_shorts, swap

    PUSHERS, ENTRANCES, EXPELLERS, ANIMALS, BOARD_BLOCKS, BOARD_COUNTS = empty_tables(6)
    ENTRY_BLOCKS, ENTRY_COUNTS, AFTER, AHEAD, DIGITS = empty_tables(5)
    NO_PIECE, ROCK_PIECE, OFF, ALL_SQUARES = board.NO_PIECE, board.ROCK_PIECE, board.OFF, (1 << board.SQUARES) - 1
    PLAYED_FROM_BOARD, TURNING, RESERVE, PUSHING = moves.PLAYED_FROM_BOARD, moves.TURNING, moves.RESERVE, moves.PUSHING
    STANDS = board.STANDS

if TYPE_CHECKING:
    from menagerie.core.edition import Edition

MAX_MOVES = 256
"""More than any position has: four entries at sixteen squares, nineteen moves for each of eight animals, and slack."""

MOST_ANIMALS, MOST_CLOSED_PLIES, MOST_EXITS = 8, 8, 15
"""What a variant may have, so that move lists and hashes have room for it."""
MOST_PLIES = 999_999_999

fill_shorts(PUSHERS, push.PUSHERS)
fill_bytes(ENTRANCES, push.ENTRANCES)
fill_shorts(EXPELLERS, push.EXPELLERS)
fill_ints(ANIMALS, push.ANIMALS)
fill_ints(BOARD_BLOCKS, moves.BOARD_BLOCKS)
fill_bytes(BOARD_COUNTS, moves.BOARD_COUNTS)
fill_ints(ENTRY_BLOCKS, push.ENTRY_BLOCKS)
fill_bytes(ENTRY_COUNTS, push.ENTRY_COUNTS)
fill_bytes(AFTER, moves.AFTER)
fill_bytes(AHEAD, board.AHEAD)
fill_shorts(DIGITS, board.DIGITS)


def piece_on(state: Struct, square: int) -> int:
    """Return what stands on a square: a side plus a facing, ROCK_PIECE or NO_PIECE."""
    if state.sets[2] >> square & 1:
        return ROCK_PIECE
    if not (state.sets[0] | state.sets[1]) >> square & 1:
        return NO_PIECE
    piece: int = (state.sets[1] >> square & 1) << 2 | state.facings >> 2 * square & 3
    return piece


def row_of(square: int, piece: int) -> int:
    """Return where in DIGITS a piece on a square has its row."""
    row: int = STANDS + square if piece == ROCK_PIECE else (square + 1) << 2 | piece & 3
    return row << 4


def put(state: Struct, square: int, piece: int) -> None:
    """Stand a piece on a free square."""
    facing = piece & 3
    state.sets[piece >> 2] |= 1 << square
    state.facings |= facing << 2 * square
    swap(state.codes, state.codes, DIGITS, row_of(square, piece), 0)


def take(state: Struct, square: int, piece: int) -> None:
    """Lift a piece off its square."""
    facing = piece & 3
    state.sets[piece >> 2] ^= 1 << square
    state.facings ^= facing << 2 * square
    swap(state.codes, state.codes, DIGITS, 0, row_of(square, piece))


def shift(state: Struct, square: int, facing: int) -> None:
    """Shift the pushed line, which begins on `square`, by one; nothing turns (S24, S25)."""
    beyond = square
    while piece_on(state, beyond) != NO_PIECE and AHEAD[beyond << 2 | facing] != OFF:
        beyond = AHEAD[beyond << 2 | facing]
    if piece_on(state, beyond) != NO_PIECE:
        expel(state, beyond, facing)
    while beyond != square:
        behind = AHEAD[beyond << 2 | 3 - facing]
        piece = piece_on(state, behind)
        take(state, behind, piece)
        put(state, beyond, piece)
        beyond = behind


def expel(state: Struct, square: int, facing: int) -> None:
    """Push the piece on the edge off the board: an animal goes to its reserve (S26), a rock ends the game (S29)."""
    piece = piece_on(state, square)
    if piece == ROCK_PIECE:
        state.winner = credited(state, square, facing)
    take(state, square, piece)


def credited(state: Struct, rock: int, facing: int) -> int:
    """Walk back from the rock: the owner of the first animal that faces the push direction wins (S28)."""
    square = AHEAD[rock << 2 | 3 - facing]
    while square != OFF and piece_on(state, square) != NO_PIECE:
        piece = piece_on(state, square)
        if piece < ROCK_PIECE and piece & 3 == facing:
            return 1 + (piece >> 2)
        square = AHEAD[square << 2 | 3 - facing]
    mover: int = state.ply & 1
    return 1 + mover


def stand_after(move: int) -> int:
    """Return where the played animal stands after a move, marked if it pushes."""
    return AFTER[(move >= PLAYED_FROM_BOARD) << 8 | move & 255]


def change(state: Struct, before: Struct, origin: int, after: int) -> None:
    """Let one animal stand elsewhere or face another way: from a place (0: the reserve) to its stand after the move."""
    side = before.ply & 1
    there = after >> 2
    # The reserve is place 0: its two bits lie beyond the board and are never set.
    shown = before.facings >> (2 * origin - 2 & 63)
    stand = origin << 2 | shown & 3
    facing = after & 3
    swap(state.codes, before.codes, DIGITS, after << 4, stand << 4)
    state.facings = before.facings ^ (shown & 3) << (2 * origin - 2 & 63) | facing << (2 * there - 2 & 63)
    state.sets[side] = before.sets[side] ^ 1 << origin >> 1 ^ 1 << there >> 1
    state.sets[1 - side] = before.sets[1 - side]
    state.sets[2] = before.sets[2]
    state.ply = before.ply + 1
    state.exits[side] = before.exits[side] + (after == 0)
    state.exits[1 - side] = before.exits[1 - side]
    state.winner = 0


def advance(state: Struct, origin: int, after: int) -> None:
    """Push the line ahead and take its first square, from the board (S19) or entering (S13, S14)."""
    side = state.ply & 1
    square = (after >> 2 & 31) - 1
    piece = side << 2 | after & 3
    if origin:
        piece = piece_on(state, origin - 1)
        take(state, origin - 1, piece)
    shift(state, square, piece & 3)
    put(state, square, piece)
    state.ply += 1


class Siam(Position):
    """A position of Siam; seat 1 has the elephants and begins (S5), seat 2 the rhinoceroses."""

    # Set-up (S1–S5)

    def __cinit__(self) -> None:
        """Have room for a state from the very beginning (compiled code only)."""
        self.reserve(1)

    def __init__(self, edition: Edition, animals_each: int, closed: int, closed_plies: int, exit_limit: int) -> None:
        """Lay out an empty board, the animals in reserve (S2), with the limits of the variant (S33, S35)."""
        super().__init__(edition, MAX_MOVES)
        if not cython.compiled:
            self.state = Struct(codes=[0] * board.WIDTH, facings=0, sets=[0] * 3, ply=0, exits=[0, 0], winner=0)
            self.stack = [self.state]
        self.animals_each = whole_number(animals_each, 1, MOST_ANIMALS, "the number of animals of a side")
        self.closed = whole_number(closed, 0, (1 << board.SQUARES) - 1, "the set of closed squares")
        self.closed_plies = whole_number(closed_plies, 0, MOST_CLOSED_PLIES, "the number of plies with closed squares")
        self.exit_limit = whole_number(exit_limit, 0, MOST_EXITS, "the limit of exits")
        self.salt = animals_each | closed_plies << 8 | exit_limit << 16
        self.reserve(1)

    def __dealloc__(self) -> None:
        """Give back the room for moves played (compiled code only)."""
        release(self.stack)

    def place(self, square: int, piece: int) -> None:
        """Put a piece on a free square, before play begins."""
        to = whole_number(square, 0, board.SQUARES - 1, "a square", InvalidPosition)
        what = whole_number(piece, 0, ROCK_PIECE, "a piece", InvalidPosition)
        if self.played or piece_on(self.state, to) != NO_PIECE:
            message = f"{board.NAMES[to]} is occupied" if not self.played else "pieces are placed before play begins"
            raise InvalidPosition(message)
        if what < ROCK_PIECE and not self.in_reserve(1 + (what >> 2)):
            message = f"a side has {self.animals_each} animals, and all are on the board (S2)"
            raise InvalidPosition(message)
        put(self.state, to, what)

    def set_counters(self, ply: int, exits: tuple[int, int], winner: int) -> None:
        """Say how far the game has gone, before play goes on from here."""
        if self.played:
            message = "how far a game has gone is said before play goes on"
            raise InvalidPosition(message)
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
            turned = square << 2 | facings >> 2 * square & 3
            row = turned << 3
            # Move to a free neighbour (S16), turn (S17), leave from the border (S18).
            block = turned << 4 | (free_squares & ANIMALS[row + 3]) * ANIMALS[row + 4] >> 28 & 15
            copy_twenty(moves, number, BOARD_BLOCKS, 20 * block)
            number += BOARD_COUNTS[block]
            # Push what stands on the square ahead (S19–S22).
            moves[number] = ANIMALS[row]
            number += PUSHERS[state.codes[ANIMALS[row + 1]]] >> ANIMALS[row + 2] & 1
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
            turns = move >= PLAYED_FROM_BOARD and move & TURNING
            if turns or not forbidden >> (move >> 3 & 31) & 1:
                moves[kept] = move
                kept += 1
        return kept

    def make(self, move: int) -> None:
        """Carry out one of the five actions with one of one's own animals (S6)."""
        before = self.state
        self.depth += 1
        origin = move >> 9
        after = stand_after(move)
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
        origin = move >> 9
        after = stand_after(move)
        if not after & PUSHING:
            return 0
        turned = after - PUSHING - 4
        bit = 5
        if origin:
            turned = (origin - 1) << 2 | state.facings >> 2 * (origin - 1) & 3
            bit = 2
        row = turned << 3
        rock_leaves: int = EXPELLERS[state.codes[ANIMALS[row + 1]]] >> ANIMALS[row + bit] & 1
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
