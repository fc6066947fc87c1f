"""A scene as a coloured terminal board: cells by polygon, pieces by owner, arrows for facings, marks, coordinates."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from math import cos, radians, sin
from typing import TYPE_CHECKING

from rich.color import Color
from rich.style import Style
from rich.text import Text

from menagerie.cli.terminal import palette
from menagerie.cli.terminal.raster import NONE, Raster, Shape, rasterize

if TYPE_CHECKING:
    from rich.color_triplet import ColorTriplet

    from menagerie.core.scene import Cell, Piece, Scene

ARROWS = "↑↗→↘↓↙←↖"
ROOMY = 3
"""Lines of a cell that has a rim for arrows."""

RIM = "▐▌"
BRACKETS = ("  ", "()", "[]", "{}", "<>")
"""By owner, nobody first: what stands around a piece where there is no colour."""

COORDINATE = re.compile(r"([a-z]+)([0-9]+)")


@dataclass(frozen=True)
class Look:
    """How a board is to be rendered."""

    width: int = 80
    height: int = 27
    colour: bool = True
    flipped: bool = False
    last: frozenset[str] = frozenset()
    """The cells of the last move."""
    refused: frozenset[str] = frozenset()
    """The cells of a refusal."""


@dataclass
class Spot:
    """One character of the board."""

    text: str = " "
    ground: ColorTriplet | None = None
    ink: ColorTriplet | None = None
    bold: bool = False

    def style(self) -> Style:
        """How it is written."""
        colour = Color.from_triplet(self.ink) if self.ink else None
        ground = Color.from_triplet(self.ground) if self.ground else None
        return Style(color=colour, bgcolor=ground, bold=self.bold)


@dataclass
class Canvas:
    """The board while it is painted."""

    scene: Scene
    look: Look
    raster: Raster
    spots: list[list[Spot]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Paint in order: ground, marks, pieces."""
        self.spots = [[Spot() for _ in row] for row in self.raster.rows]
        self.chips = {piece.cell: self.chip(piece) for piece in self.scene.pieces}
        self.names = columns_and_rows(self.scene, self.raster)
        self.index = {cell.id: number for number, cell in enumerate(self.scene.cells)}
        self.grounds = [
            self.ground(cell, tone) for cell, tone in zip(self.scene.cells, self.raster.tones(), strict=True)
        ]
        self.paint_ground()
        for cell in self.scene.cells:
            self.paint_cell(cell)
            self.paint_marks(cell)
        for piece in self.scene.pieces:
            self.paint_piece(piece)
        if not self.look.colour:
            self.bleach()

    def ground(self, cell: Cell, tone: int) -> ColorTriplet:
        """The colour of a cell, tinted if it is marked."""
        plain = palette.ground(cell.colour, tone)
        if cell.id in self.look.refused:
            return palette.mix(plain, palette.REFUSED, 0.8)
        return palette.mix(plain, palette.LAST_MOVE, 0.75) if cell.id in self.look.last else plain

    def paint_ground(self) -> None:
        """Colour every character by the cell it lies in."""
        for spots, cells in zip(self.spots, self.raster.rows, strict=True):
            for spot, cell in zip(spots, cells, strict=True):
                if cell != NONE:
                    spot.ground = self.grounds[cell]
        for column, row in self.raster.holes():
            self.spots[row][column].ground = palette.HOLE
        for column, row in self.raster.gaps():
            around = [cell for cell in self.raster.neighbours_of(column, row) if cell != NONE]
            self.spots[row][column].ground = palette.between([self.grounds[cell] for cell in around])

    def paint_cell(self, cell: Cell) -> None:
        """Write the sign of an empty cell, and of a marked one."""
        named, roomy = self.names is None, self.raster.cell_height > 1
        if named:
            text = cell.id if roomy or len(cell.id) + 1 >= self.raster.cell_width else cell.glyph + cell.id
            self.write_faint(cell, -(len(text) // 2), int(roomy), text)
        if cell.id not in self.chips and (roomy or not named):
            self.write_faint(cell, 0, 0, cell.glyph or ("" if named else "·"))
        roof = -(self.raster.cell_height // 2)
        signs = "!!" if cell.id in self.look.refused else "‹›" if cell.id in self.look.last else ""
        for place, sign in zip(
            (-(self.raster.cell_width // 2), (self.raster.cell_width - 1) // 2), signs, strict=False
        ):
            self.write(cell, place, roof if self.raster.cell_height > 2 else 0, sign, bold=True)

    def paint_marks(self, cell: Cell) -> None:
        """Write the signs of the marks on a cell, as many as there is room for: in its middle, or around a piece."""
        signs = dict.fromkeys((mark.glyph, mark.owner) for mark in self.scene.marks if mark.cell == cell.id)
        width, height, chip = self.raster.cell_width, self.raster.cell_height, self.chips.get(cell.id)
        if chip is None or height > 1:
            places = range(-(len(signs) // 2), width // 2)
        else:
            places = range(self.left(chip) + len(chip), (width + 1) // 2)
        for (sign, owner), place in zip(signs, places, strict=False):
            ink = palette.mark_ink(owner, self.grounds[self.index[cell.id]])
            self.write(cell, place, 0 if chip is None else -(height // 2), sign, ink=ink, bold=True)

    def chip(self, piece: Piece) -> str:
        """The characters of a piece, with its arrow where cells are too small to have it on their rim."""
        text = cased(piece)
        if piece.facing is not None and self.raster.cell_height < ROOMY:
            text += arrow(self.seen(piece.facing))
        elif self.raster.cell_width > 6 and self.look.colour:
            text = text.center(3)
        return text if self.raster.cell_width < 5 else chip_text(text, piece.owner, colour=self.look.colour)

    def left(self, chip: str) -> int:
        """Where a chip begins, so that it stands in the middle of its cell."""
        width = self.raster.cell_width
        return (width - len(chip) + (width % 2 == 0)) // 2 - width // 2

    def seen(self, facing: float) -> float:
        """A facing as it looks from this side of the table."""
        return (facing + 180 * self.look.flipped) % 360

    def paint_piece(self, piece: Piece) -> None:
        """Draw a piece as a chip of its owner's colour, with an arrow on the side it faces."""
        cell = self.scene.cells[self.index[piece.cell]]
        ground, ink = palette.piece_colours(piece.owner)
        chip = self.chips[piece.cell]
        for place, letter in enumerate(chip, start=self.left(chip)):
            on_rim = letter in RIM
            self.write(
                cell,
                place,
                0,
                letter,
                ink=ground if on_rim else ink,
                ground=None if on_rim else ground,
                bold=not on_rim,
            )
        if piece.facing is not None and self.raster.cell_height >= ROOMY:
            self.paint_arrow(cell, self.seen(piece.facing))

    def paint_arrow(self, cell: Cell, facing: float) -> None:
        """Point where a piece faces, from the rim of its cell."""
        right, down = round(sin(radians(facing)) * 1.2), -round(cos(radians(facing)) * 1.2)
        self.write(cell, right * (self.raster.cell_width // 2), down, arrow(facing), bold=True)

    def write(
        self,
        cell: Cell,
        right: int,
        down: int,
        letter: str,
        *,
        ink: ColorTriplet | None = None,
        ground: ColorTriplet | None = None,
        bold: bool = False,
    ) -> None:
        """Put one character at an offset from the middle of a cell."""
        number = self.index[cell.id]
        column, row = self.raster.centres[number]
        if 0 <= row + down < len(self.spots) and 0 <= column + right < self.raster.width:
            spot = self.spots[row + down][column + right]
            spot.text, spot.bold = letter, bold
            spot.ground = ground or spot.ground or self.grounds[number]
            spot.ink = ink or palette.ink_on(spot.ground)

    def write_faint(self, cell: Cell, right: int, down: int, text: str) -> None:
        """Write faint text."""
        ink = palette.faint_on(self.grounds[self.index[cell.id]])
        for place, letter in enumerate(text, start=right):
            self.write(cell, place, down, letter, ink=ink)

    def bleach(self) -> None:
        """Remove all colour."""
        for row in self.spots:
            for spot in row:
                spot.ground, spot.ink = None, None


def columns_and_rows(scene: Scene, raster: Raster) -> tuple[dict[int, str], dict[int, str]] | None:
    """The names of columns and rows by place, if each cell is named by its column and its row, as in ``c2``."""
    columns: dict[int, str] = {}
    rows: dict[int, str] = {}
    for cell, (column, row) in zip(scene.cells, raster.centres, strict=True):
        parts = COORDINATE.fullmatch(cell.id)
        if not parts or columns.setdefault(column, parts[1]) != parts[1] or rows.setdefault(row, parts[2]) != parts[2]:
            return None
    unique = len(set(columns.values())) == len(columns) and len(set(rows.values())) == len(rows)
    return (columns, rows) if unique else None


def render(scene: Scene, look: Look) -> list[Text]:
    """Render the board, one text a line, with coordinates at the left and below."""
    if not scene.cells:
        return []
    shapes = [shape_of(scene, cell, flipped=look.flipped) for cell in scene.cells]
    canvas = Canvas(scene, look, rasterize(shapes, look.width - 4, look.height))
    names = canvas.names or ({}, {})
    margin = max((len(name) for name in names[1].values()), default=0) + 1
    lines = [line_of(spots, names[1].get(row, "").rjust(margin)) for row, spots in enumerate(canvas.spots)]
    if names[0]:
        below = "".join(names[0].get(column, " ") for column in range(canvas.raster.width))
        lines.append(Text(f"{' ' * margin} {below}".rstrip()))
    return lines


def shape_of(scene: Scene, cell: Cell, *, flipped: bool) -> Shape:
    """The outline of a cell, seen from the other side of the table if so wished."""
    turned = [(scene.width - x, scene.height - y) if flipped else (x, y) for x, y in (cell.at, *cell.polygon)]
    return Shape(turned[0], tuple(turned[1:]))


def line_of(spots: list[Spot], margin: str) -> Text:
    """One row of characters as a text."""
    line = Text(f"{margin} ")
    for spot in spots:
        line.append(spot.text, spot.style())
    return line


def cased(piece: Piece) -> str:
    """The glyph of a piece: capitals for odd seats, small letters for even ones, so that colour is not needed."""
    if piece.owner == 0:
        return piece.glyph
    return piece.glyph.upper() if piece.owner % 2 else piece.glyph.lower()


def arrow(facing: float) -> str:
    """The arrow that points nearest to where a piece faces."""
    return ARROWS[round(facing / 45) % len(ARROWS)]


def chip_text(glyph: str, owner: int, *, colour: bool) -> str:
    """A glyph with its rim: round where there is colour, brackets by owner where there is none."""
    rim = RIM if colour else BRACKETS[owner % len(BRACKETS)]
    return f"{rim[0]}{glyph}{rim[1]}"
