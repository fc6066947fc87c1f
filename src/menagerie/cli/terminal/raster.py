"""Cells as characters: which cell each character of a terminal board belongs to.

Cells are polygons, so squares, octagons and hexes take the same path: the board is scaled until its centres fall on
whole characters, then every character asks which polygon it lies in.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    Point = tuple[float, float]

NONE = -1
ROWS_TRIED = (3, 2, 1)
"""Lines between two rows of centres, the most spacious first."""

ASPECT = 2.2
"""Characters are about this much higher than wide."""

NARROWEST = 3
"""Characters a cell needs for a piece, its facing and a gap."""

TRIFLE = 0.02


@dataclass(frozen=True)
class Shape:
    """A cell's centre and corners in the units of its scene."""

    centre: Point
    corners: tuple[Point, ...]

    def contains(self, point: Point) -> bool:
        """Whether the point lies inside, by counting the edges that a ray to the right crosses."""
        x, y = point
        inside = False
        for (ax, ay), (bx, by) in zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                inside = not inside
        return inside


@dataclass(frozen=True)
class Raster:
    """A grid of characters, each with the number of the cell it lies in, or NONE."""

    rows: tuple[tuple[int, ...], ...]
    centres: tuple[tuple[int, int], ...]
    """By cell: column and row of the character in its middle."""
    cell_width: int
    cell_height: int

    @property
    def width(self) -> int:
        """Characters in a row."""
        return len(self.rows[0])

    def tones(self) -> list[int]:
        """A small number for each cell that differs from the numbers of all cells it touches."""
        touching = self.touching()
        tones = [NONE] * len(self.centres)
        for cell in outwards(touching):
            taken = {tones[other] for other in touching[cell]}
            tones[cell] = next(tone for tone in range(len(tones)) if tone not in taken)
        return tones

    def holes(self) -> Iterator[tuple[int, int]]:
        """Columns and rows of the characters outside all cells that cells enclose on every side."""
        columns = tuple(zip(*self.rows, strict=True))
        for row, cells in enumerate(self.rows):
            for column, cell in enumerate(cells):
                arms = (cells[:column], cells[column + 1 :], columns[column][:row], columns[column][row + 1 :])
                if cell == NONE and all(any(other != NONE for other in arm) for arm in arms):
                    yield column, row

    def gaps(self) -> Iterator[tuple[int, int]]:
        """Those holes that are narrower than half a cell, as octagons leave them at their corners."""
        for column, row in self.holes():
            ends = [self.reach(column, row, way) for way in (-1, 1)]
            if sum(ends) - 1 <= self.cell_width // 2:
                yield column, row

    def reach(self, column: int, row: int, way: int) -> int:
        """How many characters it is from here to the nearest cell in this row."""
        distance = 0
        while self.rows[row][column + way * distance] == NONE:
            distance += 1
        return distance

    def neighbours_of(self, column: int, row: int) -> list[int]:
        """The cells around a character, NONE where there is none."""
        places = [(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        return [self.rows[y][x] for x, y in places if 0 <= y < len(self.rows) and 0 <= x < self.width]

    def touching(self) -> list[set[int]]:
        """For each cell the cells it borders on, sideways or up and down."""
        found: list[set[int]] = [set() for _ in self.centres]
        lines: Iterable[Sequence[int]] = (*self.rows, *zip(*self.rows, strict=True))
        for line in lines:
            for one, other in pairwise(line):
                if one != other and NONE not in (one, other):
                    found[one].add(other)
                    found[other].add(one)
        return found


@dataclass(frozen=True)
class Scale:
    """How a scene is laid on characters."""

    left: float
    top: float
    columns: float
    """Characters for one unit to the right."""
    lines: float
    """Lines for one unit downwards."""

    def place(self, point: Point) -> tuple[int, int]:
        """The character that a point falls on."""
        x, y = point
        return round((x - self.left) * self.columns), round((y - self.top) * self.lines)

    def point(self, column: int, row: int) -> Point:
        """The middle of a character, a trifle to the lower right, so that what lies on an edge lies in one cell."""
        return self.left + (column + TRIFLE) / self.columns, self.top + (row + TRIFLE) / self.lines


def rasterize(shapes: Sequence[Shape], width: int, height: int) -> Raster:
    """Lay the cells on at most `width` characters and, if that is possible, at most `height` lines."""
    return laid(tuple(shapes), width, height)


@lru_cache(maxsize=32)
def laid(shapes: tuple[Shape, ...], width: int, height: int) -> Raster:
    """The same, remembered: cells stay where they are all game long."""
    apart = closest([shape.centre for shape in shapes])
    step_x = smallest_step((shape.centre[0] for shape in shapes), apart)
    step_y = smallest_step((shape.centre[1] for shape in shapes), apart)
    for lines in ROWS_TRIED:
        columns = fitting_columns(lines, step_x, step_y, apart)
        raster = lay(shapes, columns / step_x, lines / step_y, apart)
        if raster.width <= width and len(raster.rows) <= height:
            return raster
    return lay(shapes, narrow_columns(shapes, width, step_x, apart), 1 / step_y, apart)


def fitting_columns(lines: int, step_x: float, step_y: float, apart: float) -> int:
    """How many characters a step to the right takes, so that cells look as wide as they are; odd for cells in line."""
    columns = max(1, round(lines * step_x / step_y * ASPECT))
    while columns * apart / step_x < NARROWEST:
        columns += 1
    in_line = step_x > 0.9 * apart
    return columns + 1 if in_line and columns % 2 == 0 else columns


def narrow_columns(shapes: Sequence[Shape], width: int, step_x: float, apart: float) -> float:
    """Characters for one unit to the right on a board that is too wide for comfort."""
    span = max(shape.centre[0] for shape in shapes) - min(shape.centre[0] for shape in shapes) + apart
    return max(1, int(width * step_x / span)) / step_x


def lay(shapes: Sequence[Shape], columns: float, lines: float, apart: float) -> Raster:
    """Give every character its cell at this scale."""
    scale = Scale(min(shape.centre[0] for shape in shapes), min(shape.centre[1] for shape in shapes), columns, lines)
    painted = {place: number for number, shape in enumerate(shapes) for place in inside(shape, scale)}
    middles = [scale.place(shape.centre) for shape in shapes]
    places = [*painted, *middles]
    left, top = min(column for column, _ in places), min(row for _, row in places)
    right, bottom = max(column for column, _ in places), max(row for _, row in places)
    rows = tuple(
        tuple(painted.get((column, row), NONE) for column in range(left, right + 1)) for row in range(top, bottom + 1)
    )
    centres = tuple((column - left, row - top) for column, row in middles)
    return Raster(rows, centres, max(1, round(apart * columns)), max(1, int(apart * lines + 0.3)))


def outwards(touching: Sequence[set[int]]) -> Iterator[int]:
    """All cells, each next to one before it where that can be: so two tones are enough wherever two can be."""
    seen: set[int] = set()
    for start in range(len(touching)):
        rim = [] if start in seen else [start]
        seen.add(start)
        for cell in rim:
            rim += sorted(touching[cell] - seen)
            seen |= touching[cell]
            yield cell


def inside(shape: Shape, scale: Scale) -> Iterator[tuple[int, int]]:
    """The characters that lie in a cell."""
    corners = [scale.place(corner) for corner in shape.corners]
    for row in range(min(row for _, row in corners), max(row for _, row in corners) + 1):
        for column in range(min(column for column, _ in corners), max(column for column, _ in corners) + 1):
            if shape.contains(scale.point(column, row)):
                yield column, row


def closest(points: Sequence[Point]) -> float:
    """The smallest distance between two of the points."""
    return min((dist(one, other) for i, one in enumerate(points) for other in points[:i]), default=1.0) or 1.0


def smallest_step(numbers: Iterable[float], apart: float) -> float:
    """The smallest clear step between two of the numbers; steps much smaller than cells do not count."""
    ordered = sorted(set(numbers))
    return min((high - low for low, high in pairwise(ordered) if high - low > 0.25 * apart), default=apart)
