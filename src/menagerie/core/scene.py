"""Scenes: what a board looks like as plain data, for terminals, pictures and browsers.

Every cell is a polygon, so squares, octagons and hexes are drawn by the same code, which knows no game.
Lengths are in units of one cell's width, x grows to the right and y downwards; facings are degrees clockwise from up.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass, replace
from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


class Point(NamedTuple):
    """A point of the scene."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Cell:
    """One place of the board where something may stand."""

    id: str
    polygon: tuple[Point, ...]
    kind: str = ""
    """A stable word for the ground, such as ``water``; skins choose a look by it."""
    label: str = ""
    """What a screen reader says, and what is printed on the cell where a board prints something."""
    colour: str = ""
    """A plain name of a colour or ``#rrggbb``, for boards without a skin."""
    glyph: str = field(default="", kw_only=True)
    """One character for terminals while nothing stands on it."""
    owner: int = field(default=0, kw_only=True)
    """The seat whose ground it is, 0 for nobody."""
    at: Point = field(kw_only=True)
    """The centre."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece on a cell."""

    id: str
    cell: str
    kind: str
    owner: int = 0
    """The seat that owns it, 0 for nobody."""
    facing: float | None = None
    """Degrees clockwise from up, or ``None`` for a piece without a front."""
    glyph: str = "?"
    """One or two characters for terminals."""
    label: str = ""
    marks: tuple[str, ...] = ()
    """Stable words for what else shows on it, such as ``armour``."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A state of a cell, apart from its piece: danger, a web, a square that is closed for now."""

    cell: str
    kind: str
    label: str = ""
    glyph: str = field(default="×", kw_only=True)
    """One character for terminals."""
    owner: int = field(default=0, kw_only=True)
    """The seat it comes from, 0 for nobody."""


@dataclass(frozen=True, slots=True)
class HandItem:
    """One card or piece beside the board, or several of the same kind."""

    id: str
    kind: str
    glyph: str = ""
    label: str = ""
    count: int = 1
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Hand:
    """What lies beside the board for a seat (0: for everybody): a reserve, a hand of cards, a display."""

    seat: int
    title: str
    items: tuple[HandItem, ...] = ()
    hidden: int = 0
    """How many more there are that the viewer does not see."""


@dataclass(frozen=True, slots=True)
class Track:
    """A row of numbers by seat or by name: scores, sizes of piles, turns left."""

    label: str
    values: tuple[tuple[str, int | None], ...]
    """Names with their numbers; one of the two may be missing: an empty name, or no number."""
    kind: str = field(default="", kw_only=True)
    """A stable word for what is counted."""
    goal: int = field(default=0, kw_only=True)
    """The number at which something ends, 0 for none."""


@dataclass(frozen=True, slots=True)
class Motion:
    """One thing to animate: a piece that goes along cells; an empty cell id means beside the board."""

    kind: str
    """A stable word such as ``enter``, ``move``, ``turn``, ``push`` or ``leave``."""
    piece: str
    path: tuple[str, ...]
    facing: float | None = None
    """What the piece faces afterwards, if it has a front."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """How a move is made on the board: what is taken up, where it is put down, and which way it faces then.

    A piece that only turns goes where it stands; a card, or a piece that leaves the board, goes to the cell ``""``.
    """

    piece: str
    """The id of a piece on the board or of an item beside it."""
    target: str = ""
    """The cell it is put on, ``""`` beside the board."""
    facing: float | None = None
    note: str = ""
    """A few characters worth knowing before, such as ``2:1`` for strength against resistance."""


class Gestures(NamedTuple):
    """Legal moves that take one thing to one place, whose texts begin alike; `endings` are how each of them ends."""

    piece: str
    target: str
    text: str
    endings: tuple[tuple[str, float | None], ...]
    """The rest of a text, and which way the piece faces then."""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that is drawn of a view."""

    cells: tuple[Cell, ...]
    pieces: tuple[Piece, ...]
    marks: tuple[Mark, ...] = ()
    hands: tuple[Hand, ...] = ()
    tracks: tuple[Track, ...] = ()
    width: float = 0
    height: float = 0
    legend: tuple[tuple[str, str], ...] = ()
    """What kinds of cells and marks are called in the reader's language."""

    def to_json(self) -> dict[str, object]:
        """Return the scene as the tables, lists, texts and numbers that JSON knows."""
        return scene_json(self)


def scene_json(scene: Scene | Motion) -> dict[str, object]:
    """Return scenes or parts of them as the tables, lists, texts and numbers that JSON knows."""
    return {entry.name: plain_json(getattr(scene, entry.name)) for entry in fields(scene)}


def plain_json(value: object) -> object:
    """Convert dataclasses to tables and tuples to lists, and round lengths to visible differences."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, tuple):
        return [plain_json(entry) for entry in value]
    if is_dataclass(value):
        return {entry.name: plain_json(getattr(value, entry.name)) for entry in fields(value)}
    return value


# Polygons


def polygon(sides: int, x: float, y: float, radius: float, rotation: float = 0) -> tuple[Point, ...]:
    """Return the corners of a regular polygon, clockwise; unless turned by `rotation` degrees, one is at the top."""
    angles = [(corner / sides * 360 + rotation) * pi / 180 for corner in range(sides)]
    return tuple(Point(round(x + radius * sin(angle), 6), round(y - radius * cos(angle), 6)) for angle in angles)


def square(x: float, y: float, width: float = 1) -> tuple[Point, ...]:
    """Return an upright square around a centre."""
    return polygon(4, x, y, width / sqrt(2), 45)


def octagon(x: float, y: float, width: float = 1) -> tuple[Point, ...]:
    """Return an octagon around a centre that stands on one of its sides."""
    return polygon(8, x, y, width / 2 / cos(pi / 8), 22.5)


def hexagon(x: float, y: float, width: float = 1) -> tuple[Point, ...]:
    """Return a hexagon around a centre that has a corner at the top."""
    return polygon(6, x, y, width / sqrt(3))


def square_centre(column: int, row: int) -> Point:
    """Return the centre of a square or an octagon in a grid, from (0, 0) at the top left."""
    return Point(column + 0.5, row + 0.5)


def hex_centre(q: int, r: int) -> Point:
    """Return the centre of a hexagon with a corner at the top; q counts to the right, r to the lower right."""
    return Point(round(q + r / 2, 6), round(r * sqrt(3) / 2, 6))


def fitted(cells: Sequence[Cell]) -> tuple[tuple[Cell, ...], float, float]:
    """Shift cells so that the board begins at (0, 0), and return them with its width and height."""
    left, right = bounds(point.x for cell in cells for point in cell.polygon)
    top, bottom = bounds(point.y for cell in cells for point in cell.polygon)
    moved = tuple(shifted(cell, -left, -top) for cell in cells)
    return moved, round(right - left, 6), round(bottom - top, 6)


def bounds(numbers: Iterable[float]) -> tuple[float, float]:
    """Return the smallest and the largest of the numbers."""
    ordered = sorted(numbers) or [0.0]
    return ordered[0], ordered[-1]


def shifted(cell: Cell, x: float, y: float) -> Cell:
    """Return a cell moved by a distance."""
    corners = tuple(Point(round(point.x + x, 6), round(point.y + y, 6)) for point in cell.polygon)
    centre = Point(round(cell.at.x + x, 6), round(cell.at.y + y, 6))
    return replace(cell, polygon=corners, at=centre)


# Checking


def scene_problems(scene: Scene) -> list[str]:
    """Return the problems of a scene: duplicate or misplaced things, broken polygons, glyphs that do not fit."""
    cells = [cell.id for cell in scene.cells]
    return [
        *(f"the cell {name!r} is drawn twice" for name in twice(cells)),
        *(f"the piece {name!r} is drawn twice" for name in twice([piece.id for piece in scene.pieces])),
        *(
            f"the piece {piece.id!r} stands on {piece.cell!r}, which is no cell"
            for piece in scene.pieces
            if piece.cell not in cells
        ),
        *(
            f"the mark {mark.kind!r} is on {mark.cell!r}, which is no cell"
            for mark in scene.marks
            if mark.cell not in cells
        ),
        *(
            f"the piece {piece.id!r} has the glyph {piece.glyph!r}, expected 1 or 2 characters"
            for piece in scene.pieces
            if len(piece.glyph) not in (1, 2)
        ),
        *(
            f"the {what} on {name!r} has the sign {sign!r}, expected 1 character"
            for what, name, sign in signs(scene)
            if len(sign) != 1
        ),
        *(f"the piece {piece.id!r} has no label" for piece in scene.pieces if not piece.label),
        *(f"the cell {cell.id!r} has fewer than 3 corners" for cell in scene.cells if len(cell.polygon) < 3),
        *(f"the cell {cell.id!r} lies outside the board" for cell in scene.cells if not inside(scene, cell)),
        *(f"{hand.title!r} hides {hand.hidden} items" for hand in scene.hands if hand.hidden < 0),
    ]


def signs(scene: Scene) -> Iterator[tuple[str, str, str]]:
    """Yield the signs of cells and marks, with the cells they are on."""
    yield from (("ground", cell.id, cell.glyph) for cell in scene.cells if cell.glyph)
    yield from (("mark", mark.cell, mark.glyph) for mark in scene.marks)


def inside(scene: Scene, cell: Cell) -> bool:
    """Whether all corners lie within the width and the height of the board."""
    slack = 1e-4
    return all(-slack <= x <= scene.width + slack and -slack <= y <= scene.height + slack for x, y in cell.polygon)


def twice(names: Sequence[str]) -> list[str]:
    """Return the names that occur more than once."""
    return sorted({name for name in names if names.count(name) > 1})
