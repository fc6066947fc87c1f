"""Tests for `menagerie.games.siam.evaluation.features`."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from hypothesis import given, settings

from tests.games.siam.boards import SIAM, after, drawn, start
from tests.games.siam.strategies import positions

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.core.view import Array


def features(position: Position, seat: int) -> dict[str, Array]:
    """Return the arrays that a seat sees."""
    return dict(SIAM.features(SIAM.view(position, seat)))


def numbers(array: Array) -> list[float]:
    """Return the numbers of an array in a row."""
    return list(array.values)


def ones(array: Array) -> list[int]:
    """Return the places of the ones."""
    return [place for place, value in enumerate(array.values) if value == 1]


BOARD = drawn("""
    N . . . .
    . e . . .
    # # . . .
    . . . . #
    . . . s E
""")


def test_planes_by_facing_in_reading_order() -> None:
    """Own and the opponent's animals stand in four planes N, E, S, W of 25 squares, a5 first and e1 last."""
    seen = features(BOARD, 1)
    assert seen["own"].shape == seen["opponent"].shape == (4, 5, 5)
    assert ones(seen["own"]) == [0, 25 + 24]
    assert ones(seen["opponent"]) == [25 + 6, 50 + 23]
    assert (seen["rocks"].shape, ones(seen["rocks"])) == ((5, 5), [10, 11, 19])


def test_the_other_seat_sees_the_sides_exchanged() -> None:
    """What is own for one seat is the opponent's for the other."""
    first, second = features(BOARD, 1), features(BOARD, 2)
    assert (first["own"], first["opponent"]) == (second["opponent"], second["own"])
    assert numbers(first["reserve"]) == [3, 3]
    assert (numbers(first["to_move"]), numbers(second["to_move"])) == ([1], [0])


def test_a_spectator_sees_with_the_eyes_of_the_side_to_move() -> None:
    """Seat 0 gets the arrays of the side to move."""
    assert features(BOARD, 0) == features(BOARD, 1)
    rhinos = after(BOARD, "a5@E")
    assert features(rhinos, 0) == features(rhinos, 2)


def test_closed_squares_and_exits_left() -> None:
    """The arrays tell which squares are closed, for how long, and who may still leave."""
    opening = features(after(start("classic2005-cross-oneexit"), "+a1N"), 2)
    assert ones(opening["closed"]) == [2, 22]
    assert numbers(opening["closed_plies"]) == [3]
    assert numbers(opening["reserve"]) == [5, 4]
    left = features(SIAM.parse_position("...../...../.###./...../N.... ele 40 1,0 - classic2005-oneexit"), 1)
    assert numbers(left["may_leave"]) == [0, 1]
    assert ones(left["closed"]) == []
    assert numbers(left["closed_plies"]) == [0]


def test_nobody_is_to_move_after_the_end() -> None:
    """After a win it is nobody's turn."""
    won = SIAM.parse_position("...../...../##.../...../..S.. rhi 21 0,0 ele classic2005")
    assert [numbers(features(won, seat)["to_move"]) for seat in (1, 2)] == [[0], [0]]


@settings(max_examples=50)
@given(positions)
def test_shapes_hold_everywhere(position: Position) -> None:
    """Every position gives the same names and shapes, filled completely, and counts all pieces."""
    seen = features(position, 1)
    assert {name: array.shape for name, array in seen.items()} == {
        name: array.shape for name, array in features(start(), 1).items()
    }
    assert all(len(array.values) == prod(array.shape) for array in seen.values())
    letters = str(position).split()[0]
    assert sum(seen["own"].values) == sum(letters.count(way) for way in "NESW")
    assert sum(seen["opponent"].values) == sum(letters.count(way) for way in "nesw")
    assert sum(seen["own"].values) + seen["reserve"].values[0] == 5
