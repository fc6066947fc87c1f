"""Tests for `menagerie.games.comet.components.board`: both sides of the map."""

from __future__ import annotations

from collections import Counter

import pytest

from menagerie.games.comet.components.board import CAVE, NEST, SYMBOLS, TERRAINS, Board
from menagerie.games.comet.components.reading import components_of
from tests.games.comet.strategies import COMET

BOARDS = components_of(COMET.edition()).boards


def names(board: Board, numbers: list[int]) -> set[str]:
    """Return the ids of hexes."""
    return {board.hexes[number].id for number in numbers}


def at(board: Board, name: str) -> int:
    """Return the number of a hex that exists."""
    number = board.number(name)
    assert number is not None
    return number


@pytest.mark.parametrize(("side", "hexes", "nests", "cave"), [("a", 95, 22, "c0"), ("b", 71, 16, "c0")])
def test_sizes_of_the_sides(side: str, hexes: int, nests: int, cave: str) -> None:
    """Each side has its hexes, nests and cave (section 7)."""
    board = BOARDS[side]
    kinds = Counter(place.kind for place in board.hexes)
    assert (len(board.hexes), kinds[NEST], kinds[CAVE], board.hexes[board.cave].id) == (hexes, nests, 1, cave)


def test_terrains_of_side_a() -> None:
    """Water, meadow, desert and jungle have 15 hexes each, lava 12."""
    kinds = Counter(place.kind for place in BOARDS["a"].hexes)
    assert [kinds[terrain] for terrain in range(len(TERRAINS))] == [15, 15, 15, 15, 12]
    assert "".join(name[0].upper() for name in TERRAINS) + "*" == SYMBOLS


def test_neighbours_of_the_cave() -> None:
    """The cave of side a lies beside b0 W, d0 D, d1 M and e1 J, as the map draws it."""
    board = BOARDS["a"]
    near = board.neighbours(board.cave)
    assert names(board, near) == {"b0", "d0", "d1", "e1"}
    kinds = {board.hexes[number].id: SYMBOLS[board.hexes[number].kind] for number in near}
    assert kinds == {"b0": "W", "d0": "D", "d1": "M", "e1": "J"}


@pytest.mark.parametrize("side", ["a", "b"])
def test_being_neighbours_is_mutual(side: str) -> None:
    """A hex has at most six neighbours, all different, and each of them has it as a neighbour."""
    board = BOARDS[side]
    for number in range(len(board.hexes)):
        near = board.neighbours(number)
        assert len(near) == len(set(near)) <= 6
        assert all(number in board.neighbours(other) for other in near)


def test_hexes_by_name() -> None:
    """A hex is found by its id; an unknown id is refused."""
    board = BOARDS["a"]
    assert board.hexes[at(board, "e4")].id == "e4"
    assert board.number("i9") is None
    assert [board.hexes[number].id for number in board.neutral] == ["d9", "e4"]


def test_nests_of_side_a() -> None:
    """Each number from 2 to 12 is on two nests."""
    numbers = Counter(place.nest for place in BOARDS["a"].hexes if place.kind == NEST)
    assert numbers == dict.fromkeys(range(2, 13), 2)
