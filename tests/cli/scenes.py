"""Small scenes of every shape of board, for the tests of drawing."""

from __future__ import annotations

from menagerie.core.scene import Cell, Piece, Point, Scene, fitted, hex_centre, hexagon, octagon, square, square_centre

LETTERS = "abcdefghijklmno"


def squares(columns: int, rows: int, *pieces: Piece) -> Scene:
    """A board of squares named a1 … with a1 at the lower left."""
    return grid(columns, rows, pieces, octagons=False)


def octagons(columns: int, rows: int, *pieces: Piece) -> Scene:
    """A board of octagons, named likewise."""
    return grid(columns, rows, pieces, octagons=True)


def grid(columns: int, rows: int, pieces: tuple[Piece, ...], *, octagons: bool) -> Scene:
    """A board of cells in columns and rows."""
    places = [(column, row) for row in range(rows) for column in range(columns)]
    cells = [cell(column, row, square_centre(column, rows - 1 - row), octagons=octagons) for column, row in places]
    return Scene(tuple(cells), pieces, width=columns, height=rows)


def cell(column: int, row: int, at: Point, *, octagons: bool) -> Cell:
    """One cell of a grid."""
    return Cell(f"{LETTERS[column]}{row + 1}", octagon(*at) if octagons else square(*at), at=at)


def hexes(columns: int, rows: int, *pieces: Piece) -> Scene:
    """A board of hexes in rows, every other row half a hex to the right; letters count within a row."""
    cells = []
    for row in range(rows):
        for column in range(columns):
            at = hex_centre(column - row // 2, row)
            cells.append(Cell(f"{LETTERS[column]}{row}", hexagon(*at), at=at))
    placed, width, height = fitted(cells)
    return Scene(placed, pieces, width=width, height=height)


def piece(name: str, on: str, owner: int = 1, facing: float | None = None, glyph: str = "E") -> Piece:
    """A piece with everything a drawing needs."""
    return Piece(name, on, "animal", owner, facing, glyph, name)
