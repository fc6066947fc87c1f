"""The geometry of the board, and lines as numbers."""

from __future__ import annotations

from itertools import product

import pytest

from menagerie.games.siam.components import board
from menagerie.games.siam.components.board import (
    DOWN,
    EMPTY,
    NO_PIECE,
    OFF,
    ROCK,
    ROCK_PIECE,
    SIDEWAYS,
    SIZE,
    SQUARES,
    UP,
)
from tests.games.siam.boards import BORDER


def test_squares_are_numbered_as_their_names_sort() -> None:
    """The numbers of the 25 squares ascend with their names, file by file."""
    assert list(board.NAMES) == sorted(file + rank for file in "abcde" for rank in "12345")
    assert [board.NUMBERS[name] for name in board.NAMES] == list(range(SQUARES))
    for square, name in enumerate(board.NAMES):
        assert "abcde"[board.file_of(square)] + "12345"[board.rank_of(square)] == name


def test_facings_sort_and_have_opposites() -> None:
    """Facings are numbered as their letters sort, and three minus a facing is the opposite one."""
    assert sorted(board.FACINGS) == list(board.FACINGS)
    for facing in range(4):
        step, back = board.STEPS[facing], board.STEPS[3 - facing]
        assert (step[0] + back[0], step[1] + back[1]) == (0, 0)


@pytest.mark.parametrize(("facing", "expected"), [("N", "c4"), ("E", "d3"), ("S", "c2"), ("W", "b3")])
def test_the_neighbour_ahead(facing: str, expected: str) -> None:
    """North is towards rank 5 and east towards file e."""
    assert board.NAMES[board.beside(board.NUMBERS["c3"], board.FACINGS.index(facing))] == expected


def test_neighbours_are_mutual() -> None:
    """One step ahead and one back leads to where one was; outside the board there is nowhere to go."""
    for square, facing in product(range(SQUARES), range(4)):
        ahead = board.beside(square, facing)
        assert ahead == OFF or board.beside(ahead, 3 - facing) == square
        assert board.AHEAD[square << 2 | facing] == ahead
        assert (ahead != OFF) == (ahead in board.neighbours(square))
    assert board.AHEAD[OFF << 2 :] == [OFF] * 4


def test_the_border_has_sixteen_squares() -> None:
    """S9: a square is on the border exactly if it has fewer than four neighbours."""
    assert [board.NAMES[square] for square in range(SQUARES) if board.on_border(square)] == BORDER
    assert len(BORDER) == 16
    assert board.squares_to_bits(map(board.NUMBERS.__getitem__, BORDER)) == board.BORDER


# Lines


def test_every_square_lies_on_a_rank_and_a_file() -> None:
    """The ten lines are the five ranks and the five files, and each square knows its two and its place on them."""
    for line, squares in enumerate(board.LINES):
        axis = board.RANKS if line < SIZE else board.FILES
        names = [board.NAMES[square] for square in squares]
        same = {name[1] for name in names} if axis == board.RANKS else {name[0] for name in names}
        assert same == {"12345"[line] if axis == board.RANKS else "abcde"[line - SIZE]}
        assert names == sorted(names)
        for place, square in enumerate(squares):
            assert (board.line_through(square, axis), board.place_on_line(square, axis)) == (line, place)


@pytest.mark.parametrize(
    ("facing", "along_rank", "along_file"),
    [("E", UP, SIDEWAYS), ("W", DOWN, SIDEWAYS), ("N", SIDEWAYS, UP), ("S", SIDEWAYS, DOWN)],
)
def test_lines_see_animals_as_S21_does(facing: str, along_rank: int, along_file: int) -> None:
    """An animal faces up a line, down it, or counts as sideways."""
    number = board.FACINGS.index(facing)
    assert (board.seen_along(board.RANKS, number), board.seen_along(board.FILES, number)) == (along_rank, along_file)
    assert board.axis_of(number) == (board.FILES if along_rank == SIDEWAYS else board.RANKS)


def test_codes_tell_what_stands_on_a_line() -> None:
    """The digits of a code are what the five squares show, for each of the 3,125 codes."""
    seen = {board.code_digits(code) for code in range(board.CODES)}
    assert seen == set(product((EMPTY, ROCK, SIDEWAYS, UP, DOWN), repeat=SIZE))
    for code in range(board.CODES):
        assert sum(digit * 5**place for place, digit in enumerate(board.code_digits(code))) == code


def test_pieces_add_their_digit_to_both_lines() -> None:
    """A piece shows on its rank and on its file at its own place, whoever owns it; no other line changes."""
    for square, piece in product(range(SQUARES), range(NO_PIECE)):
        row = board.row_of_digits(square, piece)
        for axis in (board.RANKS, board.FILES):
            digits = board.code_digits(row[board.line_through(square, axis)])
            shown = ROCK if piece == ROCK_PIECE else board.seen_along(axis, piece & 3)
            place = board.place_on_line(square, axis)
            assert digits == tuple(shown if index == place else EMPTY for index in range(SIZE))
        assert sum(code > 0 for code in row) == 2
        stand = board.STANDS + square if piece == ROCK_PIECE else board.stand_on(square, piece & 3)
        assert board.DIGITS[stand * board.WIDTH :][: board.WIDTH] == row


def test_the_reserve_adds_nothing() -> None:
    """Whoever waits beside the board shows on no line, whichever way it faced (S8)."""
    assert not any(board.DIGITS[: 4 * board.WIDTH])
    assert len(board.DIGITS) == (board.STANDS + SQUARES) * board.WIDTH
