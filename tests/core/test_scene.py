"""Tests for `menagerie.core.scene`."""

from __future__ import annotations

import json
from dataclasses import replace
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.scene import (
    Cell,
    Hand,
    HandItem,
    Mark,
    Motion,
    Piece,
    Point,
    Scene,
    Track,
    fitted,
    hex_centre,
    hexagon,
    octagon,
    polygon,
    scene_json,
    scene_problems,
    square,
    square_centre,
)


def example() -> Scene:
    """Return a drawing with one of everything."""
    cells, width, height = fitted([Cell(f"c{n}", square(n, 0), "land", f"cell {n}", at=Point(n, 0)) for n in range(2)])
    return Scene(
        cells,
        (Piece("lion", "c0", "lion", 1, 90, "L>", "lion facing east", ("armour",)),),
        (Mark("c1", "danger"),),
        (Hand(2, "reserve", (HandItem("wolf", "wolf", count=3),), hidden=2),),
        (Track("points", (("red", 3),)),),
        width,
        height,
    )


@given(st.integers(3, 12), st.floats(-50, 50), st.floats(-50, 50), st.floats(0.1, 10), st.floats(-360, 360))
def test_polygons_are_regular(sides: int, x: float, y: float, radius: float, rotation: float) -> None:
    """All corners lie on one circle, and all sides are equally long."""
    corners = polygon(sides, x, y, radius, rotation)
    lengths = [dist(corner, corners[index - 1]) for index, corner in enumerate(corners)]
    assert sides == len(corners)
    assert lengths == pytest.approx([lengths[0]] * sides, abs=1e-4)
    assert [radius] * sides == pytest.approx([dist(corner, (x, y)) for corner in corners], abs=1e-4)


def test_a_polygon_begins_at_the_top_and_goes_clockwise() -> None:
    """Without rotation the first corner is straight up and the second to the right of it."""
    assert (Point(1, 1), Point(2, 2), Point(1, 3), Point(0, 2)) == polygon(4, 1, 2, 1)


@pytest.mark.parametrize(("shape", "sides", "height"), [(square, 4, 1), (octagon, 8, 1), (hexagon, 6, 1.1547)])
def test_cells_are_one_wide(shape: object, sides: int, height: float) -> None:
    """Squares, octagons and hexes are as wide as asked for."""
    corners = shape(5, 5)  # type: ignore[operator]
    assert sides == len(corners)
    assert pytest.approx(max(x for x, _ in corners) - min(x for x, _ in corners)) == 1
    assert height == pytest.approx(max(y for _, y in corners) - min(y for _, y in corners), abs=1e-4)


def test_neighbours_touch() -> None:
    """Neighbouring centres are one apart in a grid of squares and in all six directions of a grid of hexes."""
    assert 1 == dist(square_centre(2, 3), square_centre(3, 3)) == dist(square_centre(2, 3), square_centre(2, 4))
    for q, r in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)):
        assert pytest.approx(dist(hex_centre(4, 7), hex_centre(4 + q, 7 + r)), abs=1e-5) == 1


def test_a_fitted_drawing_begins_in_the_corner() -> None:
    """Cells are shifted together so that the drawing has no margin."""
    cells, width, height = fitted(
        [Cell("a", square(-7, 4), at=Point(-7, 4)), Cell("b", square(-5, 4), at=Point(-5, 4))]
    )
    assert (width, height) == (3, 1)
    assert [Point(0.5, 0.5), Point(2.5, 0.5)] == [cell.at for cell in cells]
    assert square(2.5, 0.5) == cells[1].polygon
    assert fitted([]) == ((), 0, 0)


def test_a_scene_is_plain_json() -> None:
    """A drawing survives JSON unchanged and keeps all its fields."""
    plain = example().to_json()
    assert plain == json.loads(json.dumps(plain)) == scene_json(example())
    assert {"cells", "pieces", "marks", "hands", "tracks", "width", "height", "legend"} == set(plain)
    assert '"facing": 90' in json.dumps(plain)
    assert scene_json(Motion("move", "lion", ("c0", ""))) == {
        "kind": "move",
        "piece": "lion",
        "path": ["c0", ""],
        "facing": None,
    }


def test_scenes_are_values() -> None:
    """Equal drawings are equal and hash alike."""
    assert {example()} == {example(), example()}


def test_a_good_scene_has_no_problems() -> None:
    """A drawing in which everything stands once on cells that exist is fine."""
    assert scene_problems(example()) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"cells": example().cells * 2}, "the cell 'c0' is drawn twice"),
        ({"cells": ()}, "the piece 'lion' stands on 'c0', which is no cell"),
        ({"cells": (Cell("c0", (), at=Point(0, 0)), Cell("c1", (), at=Point(0, 0)))}, "'c0' has fewer than 3 corners"),
        ({"pieces": example().pieces * 2}, "the piece 'lion' is drawn twice"),
        (
            {"pieces": (Piece("x", "c0", "x", glyph="abc", label="x"),)},
            "has the glyph 'abc', expected 1 or 2 characters",
        ),
        ({"pieces": (Piece("x", "c0", "x"),)}, "the piece 'x' has no label"),
        ({"marks": (Mark("z9", "web"),)}, "the mark 'web' is on 'z9', which is no cell"),
        ({"marks": (Mark("c1", "web", glyph="##"),)}, "the mark on 'c1' has the sign '##', expected 1 character"),
        (
            {"cells": tuple(replace(cell, glyph="~~") for cell in example().cells)},
            "the ground on 'c0' has the sign '~~', expected 1 character",
        ),
        ({"width": 1.5}, "the cell 'c1' lies outside the board"),
        ({"hands": (Hand(1, "hand", hidden=-1),)}, "'hand' hides -1 items"),
    ],
)
def test_problems_of_a_scene_are_named(change: dict[str, object], problem: str) -> None:
    """Whatever is drawn twice, nowhere or in a broken way is named."""
    found = scene_problems(replace(example(), **change))  # type: ignore[arg-type]
    assert any(problem in text for text in found), found
