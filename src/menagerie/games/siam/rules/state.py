"""The state of a position of Siam: what changes when a move is made.

| field | what it holds |
|---|---|
| `codes` | the codes of the ten lines (see components/board.py), and six numbers that stay 0 |
| `facings` | two bits for every square: which way the animal on it faces, 0 without an animal |
| `sets` | the squares of the elephants, of the rhinoceroses and of the rocks, as bits |
| `ply` | the number of turns played by both sides together |
| `exits` | how often each side has taken an animal off the board of its own will |
| `winner` | the winning seat, 0 while the game goes on |

Compiled code takes the struct, the constants and the accessors of moves, pieces and stands from state.pxd.
"""

from __future__ import annotations

from menagerie.games.siam.components import board

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.plain import Struct
    from menagerie.core.compiled.tables import empty_tables, fill_bytes, fill_shorts, swap
    from menagerie.games.siam.rules import blocks, moves, push

    NO_PIECE, ROCK_PIECE, OFF, STANDS = board.NO_PIECE, board.ROCK_PIECE, board.OFF, board.STANDS
    ALL_SQUARES = (1 << board.SQUARES) - 1
    facing_of, side_of, animal_of = board.facing_of, board.side_of, board.animal_of
    place_of, stand_on, heading = board.place_of, board.stand_on, board.heading

    PLAYED_FROM_BOARD, TURNING, RESERVE, PUSHING = moves.PLAYED_FROM_BOARD, moves.TURNING, moves.RESERVE, blocks.PUSHING
    origin_of, target_of, is_turn, after_index = moves.origin_of, moves.target_of, moves.is_turn, moves.after_index

    PUSH_MOVE, LINE, PUSHER_BIT = push.PUSH_MOVE, push.LINE, push.PUSHER_BIT
    NEIGHBOURS, FACTOR, ENTERING_BIT = push.NEIGHBOURS, push.FACTOR, push.ENTERING_BIT

    AHEAD, DIGITS = empty_tables(2)

    def facing_on(facings: int, square: int) -> int:
        """Return which way the animal on a square faces."""
        return facings >> 2 * square & 3

    def empty_state() -> Struct:
        """Return a state with an empty board."""
        return Struct(codes=[0] * board.WIDTH, facings=0, sets=[0] * 3, ply=0, exits=[0, 0], winner=0)


fill_bytes(AHEAD, board.AHEAD)
fill_shorts(DIGITS, board.DIGITS)


def piece_on(state: Struct, square: int) -> int:
    """Return what stands on a square: a side plus a facing, ROCK_PIECE or NO_PIECE."""
    if state.sets[2] >> square & 1:
        return ROCK_PIECE
    animals = state.sets[0] | state.sets[1]
    if not animals >> square & 1:
        return NO_PIECE
    return animal_of(state.sets[1] >> square & 1, facing_on(state.facings, square))


def digits_of(square: int, piece: int) -> int:
    """Return where in DIGITS the row of a piece on a square begins."""
    row = STANDS + square if piece == ROCK_PIECE else stand_on(square, facing_of(piece))
    return row << 4


def put(state: Struct, square: int, piece: int) -> None:
    """Stand a piece on a free square."""
    facing = facing_of(piece)
    state.sets[side_of(piece)] |= 1 << square
    state.facings |= facing << 2 * square
    swap(state.codes, state.codes, DIGITS, digits_of(square, piece), 0)


def take(state: Struct, square: int, piece: int) -> None:
    """Lift a piece off its square."""
    facing = facing_of(piece)
    state.sets[side_of(piece)] ^= 1 << square
    state.facings ^= facing << 2 * square
    swap(state.codes, state.codes, DIGITS, 0, digits_of(square, piece))


def shift(state: Struct, square: int, facing: int) -> None:
    """Shift the pushed line, which begins on `square`, by one; nothing turns (S24, S25)."""
    beyond = square
    while piece_on(state, beyond) != NO_PIECE and AHEAD[heading(beyond, facing)] != OFF:
        beyond = AHEAD[heading(beyond, facing)]
    if piece_on(state, beyond) != NO_PIECE:
        expel(state, beyond, facing)
    while beyond != square:
        behind = AHEAD[heading(beyond, 3 - facing)]
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
    square = AHEAD[heading(rock, 3 - facing)]
    while square != OFF and piece_on(state, square) != NO_PIECE:
        piece = piece_on(state, square)
        if piece < ROCK_PIECE and facing_of(piece) == facing:
            return 1 + side_of(piece)
        square = AHEAD[heading(square, 3 - facing)]
    mover: int = state.ply & 1
    return 1 + mover


def change(state: Struct, before: Struct, origin: int, after: int) -> None:
    """Let one animal stand elsewhere or face another way: from a place (0: the reserve) to its stand after the move."""
    side = before.ply & 1
    there = place_of(after)
    # The reserve is place 0: its two bits lie beyond the board and are never set.
    shown = before.facings >> (2 * origin - 2 & 63)
    stand = heading(origin, shown & 3)
    facing = facing_of(after)
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
    square = place_of(after - PUSHING) - 1
    piece = animal_of(side, facing_of(after))
    if origin:
        piece = piece_on(state, origin - 1)
        take(state, origin - 1, piece)
    shift(state, square, facing_of(piece))
    put(state, square, piece)
    state.ply += 1
