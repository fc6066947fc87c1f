"""Tests for `menagerie.games.jungla.components.board`."""

from __future__ import annotations

import pytest

from menagerie.games.jungla.components.board import BLUE, DIRECTIONS, GOAL, LAND, OFF, RED, RELATIVE, STEPS, VOID, WATER
from tests.games.jungla.asked import BOARD


def test_J10_squares_have_names_from_the_south_west_corner() -> None:
    """Every square has one name, a1 is the first and o13 the last, and the name gives back the square."""
    names = [BOARD.name(square) for square in range(len(BOARD.squares))]
    assert (names[0], names[1], names[15], names[-1]) == ("a1", "b1", "a2", "o13")
    assert [BOARD.number(name) for name in names] == list(range(195))


@pytest.mark.parametrize("name", ["", "a", "a0", "a01", "a14", "p1", "A1", "1a", "a-1", "a1 ", "a²", "aa1", "é1"])
def test_other_names_are_of_no_square(name: str) -> None:
    """A name beside the board, or written in another way, is no square's."""
    assert BOARD.number(name) is None


def neighbours(name: str) -> dict[str, str]:
    """Return the names of the neighbours of a square by direction."""
    square = BOARD.number(name)
    assert square is not None
    found = {way: BOARD.beside(square, number) for number, way in enumerate(DIRECTIONS)}
    return {way: BOARD.name(neighbour) for way, neighbour in found.items() if neighbour != OFF}


def test_J10_up_to_eight_neighbours() -> None:
    """Inside there are eight neighbours; the edge and gaps have none, and a step past the corner of a gap is fine."""
    inside = {"N": "f5", "NE": "g5", "E": "g4", "SE": "g3", "S": "f3", "SW": "e3", "W": "e4", "NW": "e5"}
    assert neighbours("f4") == inside
    assert neighbours("a2") == {"N": "a3", "NE": "b3", "E": "b2", "SE": "b1"}
    assert neighbours("o12") == {"S": "o11", "SW": "n11", "W": "n12", "NW": "n13"}
    assert set(neighbours("g9")) == {"N", "NE", "S", "SE", "SW", "W", "NW"}


def test_J21_directions_turn_clockwise() -> None:
    """The direction half a turn further leads back, a quarter of a turn is two further."""
    for way, (across, up) in enumerate(STEPS):
        assert STEPS[(way + 4) % 8] == (-across, -up)
        assert STEPS[(way + 2) % 8] == (up, -across)
    assert RELATIVE == ("F", "FR", "R", "BR", "B", "BL", "L", "FL")


def test_J7_J8_the_kinds_of_squares() -> None:
    """Each pack has 18 den squares, 8 of the zone, 3 hunt squares and one prison; 182 squares are no gaps."""
    for pack in (RED, BLUE):
        counts = [len(BOARD.of_kind(pack, kind)) for kind in ("land_den", "water_den", "defence", "hunt", "prison")]
        assert counts == [14, 4, 8, 3, 1]
    grounds = [square.ground for square in BOARD.squares]
    assert [grounds.count(ground) for ground in (VOID, LAND, WATER, GOAL)] == [13, 132, 42, 8]


def test_half_a_turn_exchanges_the_packs() -> None:
    """Half a turn maps dens, zones, hunt squares and prisons of one pack onto those of the other."""
    for kind in ("land_den", "water_den", "defence", "hunt", "prison"):
        turned = {BOARD.half_turned(square) for square in BOARD.of_kind(RED, kind)}
        assert turned == set(BOARD.of_kind(BLUE, kind))
