"""Pushes (S19–S23), worked out once for each of the 3,125 lines there are.

What a push along a line may do depends on the five squares of that line alone. The generator therefore looks pushes up
in the tables made here; `stopped_at` is the one place that says what S22 means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.siam.components import board
from menagerie.games.siam.components.board import DOWN, EMPTY, ROCK, SIZE, UP
from menagerie.games.siam.rules.blocks import GATHER, padded
from menagerie.games.siam.rules.moves import enter_move, push_move

if TYPE_CHECKING:
    from collections.abc import Sequence

NOTHING, FREE, PUSHABLE = range(3)
"""What a border square offers to an animal that enters along a line."""

FROM_LOW_END, FROM_HIGH_END = 2 * SIZE, 2 * SIZE + 1
"""The bits of `expellers` for an animal that enters."""


PUSH_MOVE, LINE, PUSHER_BIT, NEIGHBOURS, FACTOR, ENTERING_BIT = range(6)
"""What stands where in a row of `ANIMALS`."""


def pushed_line(ahead: Sequence[int]) -> Sequence[int]:
    """Return the unbroken run of pieces that starts with the first square ahead of the pusher (S20)."""
    return ahead[: ahead.index(EMPTY)] if EMPTY in ahead else ahead


def stopped_at(line: Sequence[int], forward: int) -> int | None:
    """Return the place in the pushed line at which the push is stopped (S22), or ``None`` when it is legal.

    `line` is what the pusher meets, piece by piece, and `forward` the way it faces. Strength is passed on from contact
    to contact: at every piece the animals pushing so far, less those opposing, must be a majority, and at least as many
    as the rocks met so far.
    """
    pushing, opposing, rocks = 1, 0, 0
    for place, piece in enumerate(line):
        pushing += piece == forward
        opposing += piece in {UP, DOWN} and piece != forward
        rocks += piece == ROCK
        if pushing - opposing < max(1, rocks):
            return place
    return None


def balance(line: Sequence[int], forward: int) -> tuple[int, int]:
    """Return how many animals push along a pushed line, the pusher too, and how many animals and rocks resist."""
    resisting = sum(piece == ROCK or (piece in {UP, DOWN} and piece != forward) for piece in line)
    return 1 + sum(piece == forward for piece in line), resisting


def can_push(ahead: Sequence[int], forward: int) -> bool:
    """Whether a pusher facing `forward` may advance onto the first square `ahead` (S19, S22)."""
    line = pushed_line(ahead)
    return bool(line) and stopped_at(line, forward) is None


def entrance(ahead: Sequence[int], forward: int) -> int:
    """What the first square of a line offers to an animal that enters along it (S11, S12, S15)."""
    if ahead[0] == EMPTY:
        return FREE
    return PUSHABLE if can_push(ahead, forward) else NOTHING


def pushers(code: int) -> int:
    """Return the places from which an animal on a line may push: bits 0-4 for those facing UP, bits 5-9 for DOWN."""
    up = board.code_digits(code)
    down = up[::-1]
    bits = 0
    for place in range(SIZE):
        if up[place] == UP and can_push(up[place + 1 :], UP):
            bits |= 1 << place
        if down[place] == DOWN and can_push(down[place + 1 :], DOWN):
            bits |= 1 << SIZE + (SIZE - 1 - place)
    return bits


def entrances(code: int) -> int:
    """What the two ends of a line offer to an entering animal: three times the low end's offer plus the high end's."""
    up = board.code_digits(code)
    return 3 * entrance(up, UP) + entrance(up[::-1], DOWN)


def expels(ahead: Sequence[int], forward: int) -> bool:
    """Whether a push of what lies `ahead` is legal and sends a rock off the board (S24, S29)."""
    return EMPTY not in ahead and ahead[-1:] == (ROCK,) and stopped_at(ahead, forward) is None


def expellers(code: int) -> int:
    """Return who may push a rock off along a line: bits as in `pushers`, then for entering at the low and high end."""
    up = board.code_digits(code)
    down = up[::-1]
    bits = expels(up, UP) << FROM_LOW_END | expels(down, DOWN) << FROM_HIGH_END
    for place in range(SIZE):
        bits |= (up[place] == UP and expels(up[place + 1 :], UP)) << place
        bits |= (down[place] == DOWN and expels(down[place + 1 :], DOWN)) << SIZE + (SIZE - 1 - place)
    return bits


def entries(line: int, low: int, high: int) -> list[int]:
    """Return every entering move by the two end squares of a line, given what these offer.

    An entering push goes along the line, inwards (S14). A corner ends two lines but has four free entries, not eight
    (S11), so files a and e leave those to the ranks.
    """
    squares = board.LINES[line]
    inwards = (board.EAST, board.WEST) if line < SIZE else (board.NORTH, board.SOUTH)
    moves = []
    for square, offer, push_facing in ((squares[0], low, inwards[0]), (squares[-1], high, inwards[1])):
        if offer == FREE and line not in {SIZE, 2 * SIZE - 1}:
            moves += [enter_move(square, facing) for facing in range(4)]
        if offer == PUSHABLE:
            moves.append(enter_move(square, push_facing, pushing=True))
    return moves


def pusher_bit(square: int, facing: int) -> int:
    """Return the bit in `pushers` of an animal on `square` with this facing."""
    axis = board.axis_of(facing)
    return board.place_on_line(square, axis) + (SIZE if board.seen_along(axis, facing) == DOWN else 0)


def entering_bit(facing: int) -> int:
    """Return the bit in `expellers` of an animal that enters with this facing."""
    return FROM_LOW_END if board.seen_along(board.axis_of(facing), facing) == UP else FROM_HIGH_END


def animal_row(square: int, facing: int) -> list[int]:
    """Return what is asked about an animal on `square`: its push, its line, its bits, and where its neighbours lie."""
    return padded(
        [
            push_move(square, board.beside(square, facing)),
            board.line_through(square, board.axis_of(facing)),
            pusher_bit(square, facing),
            board.squares_to_bits(board.neighbours(square)),
            GATHER[square],
            entering_bit(facing),
        ],
        8,
    )


ALL_ENTRIES = [entries(line, low, high) for line in range(2 * SIZE) for low in range(3) for high in range(3)]

PUSHERS = [pushers(code) for code in range(board.CODES)]
ENTRANCES = [entrances(code) for code in range(board.CODES)]
EXPELLERS = [expellers(code) for code in range(board.CODES)]
ENTRY_BLOCKS = [move for moves in ALL_ENTRIES for move in padded(moves, 8)]
ENTRY_COUNTS = [len(moves) for moves in ALL_ENTRIES]
ANIMALS = [number for square in range(board.SQUARES) for facing in range(4) for number in animal_row(square, facing)]
