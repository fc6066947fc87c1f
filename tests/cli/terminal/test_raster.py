"""Tests for `menagerie.cli.terminal.raster`."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.cli.terminal.raster import NONE, Raster, Shape, rasterize
from tests.cli.scenes import hexes, octagons, squares

if TYPE_CHECKING:
    from menagerie.core.scene import Scene

BOARDS = {
    "siam": squares(5, 5),
    "one cell": squares(1, 1),
    "a row": squares(9, 1),
    "octagons": octagons(15, 13),
    "hexes": hexes(10, 10),
}


def shapes(scene: Scene) -> list[Shape]:
    """The outlines of a scene's cells."""
    return [Shape(cell.at, cell.polygon) for cell in scene.cells]


def raster_of(scene: Scene, width: int = 76, height: int = 30) -> Raster:
    """Lay a scene on characters."""
    return rasterize(shapes(scene), width, height)


@pytest.mark.parametrize("scene", BOARDS.values(), ids=BOARDS)
def test_every_cell_holds_its_own_centre(scene: Scene) -> None:
    """The character in the middle of a cell belongs to that cell, so cells never hide each other."""
    raster = raster_of(scene)
    for number, (column, row) in enumerate(raster.centres):
        assert raster.rows[row][column] == number


@pytest.mark.parametrize("scene", BOARDS.values(), ids=BOARDS)
def test_boards_fit_on_80_columns(scene: Scene) -> None:
    """Every board fits with three characters for each cell or more."""
    raster = raster_of(scene)
    assert raster.width <= 76
    assert all(len(row) == raster.width for row in raster.rows)
    assert raster.cell_width >= 3


def test_squares_are_roomy_and_equal() -> None:
    """A board of five by five gives each square seven characters on three lines."""
    raster = raster_of(squares(5, 5))
    assert (raster.width, len(raster.rows), raster.cell_width, raster.cell_height) == (35, 15, 7, 3)
    counts = [sum(row.count(cell) for row in raster.rows) for cell in range(25)]
    assert counts == [21] * 25


def test_little_room_makes_little_cells() -> None:
    """Where lines are scarce, cells get fewer of them."""
    assert len(raster_of(squares(5, 5), height=11).rows) == 10
    assert len(raster_of(squares(5, 5), height=6).rows) == 5
    assert len(raster_of(squares(5, 5), height=1).rows) == 5


@pytest.mark.parametrize("scene", BOARDS.values(), ids=BOARDS)
def test_cells_that_touch_differ_in_tone(scene: Scene) -> None:
    """Neighbours have different tones, and there are few tones."""
    raster = raster_of(scene)
    tones = raster.tones()
    for row in raster.rows:
        for one, other in pairwise(row):
            assert one == other or NONE in (one, other) or tones[one] != tones[other]
    assert max(tones) <= 3


def test_squares_alternate_like_a_chess_board() -> None:
    """Two tones are enough for squares."""
    assert set(raster_of(squares(5, 5)).tones()) == {0, 1}


def test_boards_with_holes_alternate_too() -> None:
    """Two tones are enough wherever cells are in line, however many are missing."""
    cells = shapes(octagons(15, 13))
    missing = {0, 5, 14, 17, 33, 60, 97, 98, 112, 150, 194}
    raster = rasterize([shape for number, shape in enumerate(cells) if number not in missing], 76, 30)
    assert set(raster.tones()) == {0, 1}


def test_gaps_are_the_narrow_holes() -> None:
    """Corners of octagons are gaps; the place of a missing cell is a hole and no gap."""
    cells = shapes(octagons(5, 5))
    del cells[12]
    raster = rasterize(cells, 76, 30)
    gaps = set(raster.gaps())
    missing = raster.centres[2][0], raster.centres[10][1]
    assert missing in set(raster.holes()) - gaps
    assert gaps
    assert all(any(cell != NONE for cell in raster.neighbours_of(*place)) for place in gaps)


def test_octagons_leave_holes_inside_the_board() -> None:
    """The gaps between octagons are holes; the outside of the board is not."""
    raster = raster_of(octagons(3, 3))
    holes = set(raster.holes())
    assert holes
    assert all(raster.rows[row][column] == NONE for column, row in holes)
    assert not any(column in {0, raster.width - 1} or row in {0, len(raster.rows) - 1} for column, row in holes)
    assert not set(raster_of(squares(5, 5)).holes())


@given(st.floats(-0.99, 0.99), st.floats(-0.99, 0.99))
def test_points_lie_in_the_cell_around_them(right: float, down: float) -> None:
    """A point within a square is in it and in no other."""
    found = [
        number
        for number, shape in enumerate(shapes(squares(3, 3)))
        if shape.contains((1.5 + right / 2, 1.5 + down / 2))
    ]
    assert found == [4]
