"""The push."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.siam import board
from menagerie.games.siam.moves import enter_move, leave_move, push_move, step_move, turn_move

if TYPE_CHECKING:
    from collections.abc import Sequence


# The push (S20–S23)


def stopped_at(line: Sequence[int], forward: int) -> int | None:
    """Where a push is stopped (S22), or ``None`` when it is legal.

    `line` is what the pusher meets, piece by piece (S20), as seen along the line; `forward` is UP or DOWN, the way the
    pusher faces. Strength is passed on from contact to contact: at every piece the animals pushing, less those opposing,
    must be a majority and at least as many as the rocks met so far.
    """
    pushing, opposing, rocks = 1, 0, 0
    for place, piece in enumerate(line):
        pushing += piece == forward
        opposing += piece in {board.UP, board.DOWN} and piece != forward
        rocks += piece == board.ROCK
        if pushing - opposing < max(1, rocks):
            return place
    return None


def pushed_line(ahead: Sequence[int]) -> Sequence[int]:
    """The unbroken run of pieces that starts with the first square ahead of the pusher (S20)."""
    return ahead[: ahead.index(board.EMPTY)] if board.EMPTY in ahead else ahead


def can_push(ahead: Sequence[int], forward: int) -> bool:
    """Whether a pusher facing `forward` may advance onto the first square `ahead` (S19, S22)."""
    line = pushed_line(ahead)
    return bool(line) and stopped_at(line, forward) is None


NOTHING, FREE, PUSHABLE = range(3)


def entrance(ahead: Sequence[int], forward: int) -> int:
    """What the end square of a line offers to an animal that enters along the line (S11, S12, S15)."""
    if ahead[0] == board.EMPTY:
        return FREE
    return PUSHABLE if can_push(ahead, forward) else NOTHING


def pushes_on(code: int) -> int:
    """All pushes along a line with this code, as bits.

    Bits 0-4: the places from which an animal facing UP may push; bits 5-9: the same for DOWN; above them, what the two
    end squares offer to an entering animal.
    """
    up = board.code_digits(code)
    down = up[::-1]
    bits = 0
    for place in range(board.SIZE):
        if up[place] == board.UP and can_push(up[place + 1 :], board.UP):
            bits |= 1 << place
        if down[place] == board.DOWN and can_push(down[place + 1 :], board.DOWN):
            bits |= 1 << (9 - place)
    return bits | (3 * entrance(up, board.UP) + entrance(down, board.DOWN)) << 10


def entries_along(line: int, low: int, high: int) -> list[int]:
    """Every entering move by the two end squares of a line, given what these offer.

    An entering push goes along the line, inwards (S14). A corner ends two lines but has four free entries, not eight
    (S11), so the files a and e leave those to the ranks.
    """
    moves = []
    squares = board.LINES[line]
    axis = board.RANKS if line < board.SIZE else board.FILES
    counted_by_rank = line in {5, 9}
    for square, offer, inwards in ((squares[0], low, 0), (squares[-1], high, 1)):
        if offer == FREE and not counted_by_rank:
            moves += [enter_move(square, facing, 0) for facing in range(4)]
        if offer == PUSHABLE:
            facing = (board.WEST if inwards else board.EAST) if axis == board.RANKS else board.SOUTH if inwards else board.NORTH
            moves.append(enter_move(square, facing, 1))
    return moves


def padded(moves: list[int], length: int) -> list[int]:
    """`moves` and as many zeros as make them `length` long."""
    return moves + [0] * (length - len(moves))


ALL_ENTRIES = [[entries_along(line, low, high) for low in range(3) for high in range(3)] for line in range(10)]

PUSHES = [pushes_on(code) for code in range(board.CODES)]
PUSH_BIT = [
    [
        board.place_on_line(square, board.AXIS[facing]) + (5 if board.seen_along(board.AXIS[facing], facing) == board.DOWN else 0)
        for facing in range(4)
    ]
    for square in range(board.SQUARES)
]
PUSH_MOVE = [[push_move(square, board.AHEAD[square][facing]) for facing in range(4)] for square in range(board.SQUARES)]
STEP_MOVE = [[step_move(square, board.AHEAD[square][way], 0) for way in range(4)] for square in range(board.SQUARES)]
TURN_OR_LEAVE = [
    [[turn_move(square, to) for to in range(4) if to != facing] + [leave_move(square)] for facing in range(4)]
    for square in range(board.SQUARES)
]
ENTRIES = [[padded(moves, 8) for moves in by_ends] for by_ends in ALL_ENTRIES]
ENTRY_COUNT = [[len(moves) for moves in by_ends] for by_ends in ALL_ENTRIES]


def free_neighbours(square: int) -> list[int]:
    """The squares beside `square`."""
    return [board.AHEAD[square][way] for way in range(4) if board.AHEAD[square][way] != board.OFF]


def spread(bits: int, factor: int) -> int:
    """Gather the bits of a set of neighbours into a number below 16."""
    return (bits * factor & 0xFFFFFFFF) >> 28


def subsets(squares: list[int]) -> list[list[int]]:
    """Every subset."""
    return [[s for i, s in enumerate(squares) if pick >> i & 1] for pick in range(1 << len(squares))]


def gathering_factor(square: int) -> int:
    """A factor by which every set of neighbours of `square` spreads to a number of its own."""
    from itertools import permutations
    near = free_neighbours(square)
    sets = [board.squares_to_bits(s) for s in subsets(near)]
    for order in permutations(range(4), len(near)):
        factor = sum(1 << (28 + to - n) for to, n in zip(order, near))
        if len({spread(bits, factor) for bits in sets}) == len(sets):
            return factor
    raise AssertionError(square)

NEAR = [board.squares_to_bits(free_neighbours(square)) for square in range(25)]
GATHER = [gathering_factor(square) for square in range(25)]
STEPS = [[[0]*16 for _ in range(16)] for _ in range(25)]
STEP_COUNT = [[0]*16 for _ in range(25)]
for square in range(25):
    for chosen in subsets(free_neighbours(square)):
        i = spread(board.squares_to_bits(chosen), GATHER[square])
        l = [step_move(square, t, f) for t in chosen for f in range(4)]
        STEPS[square][i] = padded(l, 16)
        STEP_COUNT[square][i] = len(l)
