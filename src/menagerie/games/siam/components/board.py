"""The 5x5 board of Siam: squares, facings, pieces, and the ten lines along which animals push.

Squares are numbered file by file, ``a1`` = 0, ``a2`` = 1 … ``e5`` = 24, and facings in alphabetical order, so that
numbers sort as the texts do. The facing opposite to ``f`` is ``3 - f``.

A line (one of five ranks or five files) is also kept as a number, its *code*: five digits in base five, one for each
square. The digits say all that a push along this line depends on: whether there is a piece, whether it is a rock, and
whether it faces up the line, down it, or sideways (S21). There are only 3,125 codes, so tables hold the answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

SIZE = 5
SQUARES = SIZE * SIZE
OFF = SQUARES
"""The square number of everywhere outside the board."""

FACINGS = "ENSW"
EAST, NORTH, SOUTH, WEST = range(4)
STEPS = ((1, 0), (0, 1), (0, -1), (-1, 0))
"""By facing: how file and rank change."""

ELEPHANT, RHINO, ROCK_PIECE, NO_PIECE = 0, 4, 8, 9
"""What stands on a square: an animal is its side plus its facing."""


def facing_of(animal: int) -> int:
    """Return which way an animal faces; the low two bits of a piece and of a stand are its facing."""
    return animal & 3


def side_of(piece: int) -> int:
    """Return which set of squares a piece belongs to: 0 for an elephant, 1 for a rhinoceros, 2 for a rock."""
    return piece >> 2


def animal_of(side: int, facing: int) -> int:
    """Return the piece of a side, 0 for elephants, that faces this way."""
    return side << 2 | facing


RANKS, FILES = range(2)
"""The two kinds of lines; an animal that faces east or west pushes along a rank."""

EMPTY, ROCK, SIDEWAYS, UP, DOWN = range(5)
"""A square as its line sees it; up is towards file e on a rank, towards rank 5 on a file."""

POWERS = (1, 5, 25, 125, 625)
CODES = 3125

NAMES = tuple(f"{file}{rank}" for file in "abcde" for rank in "12345")
NUMBERS = {name: square for square, name in enumerate(NAMES)}


def file_of(square: int) -> int:
    """0 for file a … 4 for file e."""
    return square // SIZE


def rank_of(square: int) -> int:
    """0 for rank 1 … 4 for rank 5."""
    return square % SIZE


def beside(square: int, facing: int) -> int:
    """Return the neighbour of `square` in the direction `facing`, or OFF."""
    file = file_of(square) + STEPS[facing][0]
    rank = rank_of(square) + STEPS[facing][1]
    return file * SIZE + rank if 0 <= file < SIZE and 0 <= rank < SIZE else OFF


def neighbours(square: int) -> list[int]:
    """Return the squares orthogonally beside `square`."""
    return [square_beside for square_beside in (beside(square, way) for way in range(4)) if square_beside != OFF]


def on_border(square: int) -> bool:
    """Whether `square` is one of the 16 outer squares."""
    return len(neighbours(square)) < len(FACINGS)


def squares_to_bits(squares: Iterable[int]) -> int:
    """Return the set of `squares` as a number with one bit for each."""
    return sum(1 << square for square in squares)


BORDER = squares_to_bits(square for square in range(SQUARES) if on_border(square))
LINES = [[file * SIZE + rank for file in range(SIZE)] for rank in range(SIZE)] + [
    [file * SIZE + rank for rank in range(SIZE)] for file in range(SIZE)
]
"""The five ranks, then the five files, each from its low end to its high end."""


def axis_of(facing: int) -> int:
    """Return the kind of line an animal with this facing pushes along."""
    return RANKS if facing in {EAST, WEST} else FILES


def seen_along(axis: int, facing: int) -> int:
    """How a line of this kind sees an animal with this facing: UP, DOWN or SIDEWAYS."""
    if axis_of(facing) != axis:
        return SIDEWAYS
    return UP if facing in {EAST, NORTH} else DOWN


def line_through(square: int, axis: int) -> int:
    """Return the index in LINES of the line of this kind through `square`."""
    return rank_of(square) if axis == RANKS else SIZE + file_of(square)


def place_on_line(square: int, axis: int) -> int:
    """Where on that line `square` lies, counted from the low end."""
    return file_of(square) if axis == RANKS else rank_of(square)


def digit(square: int, piece: int, axis: int) -> int:
    """What a piece on `square` adds to the code of the line of this kind."""
    seen = ROCK if piece == ROCK_PIECE else seen_along(axis, facing_of(piece))
    return seen * POWERS[place_on_line(square, axis)]


def code_digits(code: int) -> tuple[int, ...]:
    """What lies on the five squares of a line with this code, from the low end."""
    return tuple(code // POWERS[place] % 5 for place in range(SIZE))


# Where an animal stands and which way it faces is one number, its *stand*. A place is a square plus one, and 0 in
# reserve (S2, S8).

STANDS = 4 * (SQUARES + 1)
WIDTH = 16
"""The length of a row of `DIGITS`: one number for each line, and a few that stay 0."""


def stand_on(square: int, facing: int) -> int:
    """Return the stand of an animal on the board."""
    return (square + 1) << 2 | facing


def place_of(stand: int) -> int:
    """Return the place of a stand."""
    return stand >> 2


def heading(square: int, facing: int) -> int:
    """Return a square and a facing as one number, the index of tables such as `AHEAD`."""
    return square << 2 | facing


def row_of_digits(square: int, piece: int) -> list[int]:
    """What a piece on `square` adds to the codes of the ten lines."""
    row = [0] * WIDTH
    for axis in (RANKS, FILES):
        row[line_through(square, axis)] = digit(square, piece, axis)
    return row


AHEAD = [beside(square, facing) if square != OFF else OFF for square in range(SQUARES + 1) for facing in range(4)]
DIGITS = [
    *([0] * 4 * WIDTH),
    *(number for square in range(SQUARES) for facing in range(4) for number in row_of_digits(square, facing)),
    *(number for square in range(SQUARES) for number in row_of_digits(square, ROCK_PIECE)),
]
"""Rows for every stand of an animal, and then for a rock on every square."""
