"""The board of Jungla: squares with names, kinds and owners, in eight directions, as an edition draws it.

Squares are numbered row by row from the south-west corner, ``a1`` = 0, ``b1`` = 1 … Directions run clockwise from
north; the direction opposite to ``d`` is ``d + 4``, a right angle is ``d ± 2``.
"""

from __future__ import annotations

from dataclasses import dataclass

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
RELATIVE = ("F", "FR", "R", "BR", "B", "BL", "L", "FL")
"""Directions as an animal sees them, clockwise from forward (J21)."""
STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""By direction: how column and row change."""

RED, BLUE = range(2)
PACKS = ("red", "blue")
NO_PACK = 2

VOID, LAND, WATER, GOAL = range(4)
"""The ground of a square (J8); no animal stays on a goal (J9)."""

OFF = 255
"""Stands for no square: off the board, or beyond its edge."""


@dataclass(frozen=True, slots=True)
class Square:
    """What a letter of the map stands for."""

    kind: str
    owner: int
    ground: int


GROUNDS = {"land": LAND, "water": WATER, "goal": GOAL, "none": VOID}
OWNERS = {"red": RED, "blue": BLUE, "none": NO_PACK}


@dataclass(frozen=True)
class Board:
    """A map of squares."""

    columns: int
    rows: int
    squares: tuple[Square, ...]

    def name(self, square: int) -> str:
        """Return the name of a square: column letter and row number."""
        return f"{chr(ord('a') + square % self.columns)}{square // self.columns + 1}"

    def number(self, name: str) -> int | None:
        """Return the number of the square with this name, if the map has it."""
        column, row = ord(name[:1] or " ") - ord("a"), name[1:]
        if not (0 <= column < self.columns and row.isdecimal() and row.isascii() and not row.startswith("0")):
            return None
        number = (int(row[:4]) - 1) * self.columns + column
        return number if number < len(self.squares) else None

    def beside(self, square: int, direction: int) -> int:
        """Return the neighbour in a direction, or OFF beyond the edge and in a void (J10)."""
        column = square % self.columns + STEPS[direction][0]
        row = square // self.columns + STEPS[direction][1]
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return OFF
        neighbour = row * self.columns + column
        return OFF if self.squares[neighbour].ground == VOID else neighbour

    def of_kind(self, owner: int, *kinds: str) -> list[int]:
        """Return the squares of some kinds that belong to a pack."""
        return [number for number, square in enumerate(self.squares) if square.owner == owner and square.kind in kinds]

    def half_turned(self, square: int) -> int:
        """Return the square that half a turn of the board brings to this one."""
        return len(self.squares) - 1 - square
