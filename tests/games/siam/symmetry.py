"""The eight symmetries of the square, for boards and moves as texts (S39)."""

from __future__ import annotations

import re

STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


class Symmetry:
    """A number of quarter turns, after a mirroring or without."""

    def __init__(self, quarters: int, *, mirrored: bool) -> None:
        """Work out where every square and every facing goes."""
        self.quarters = quarters
        self.mirrored = mirrored
        self.facings = {way: self.facing(way) for way in STEPS}
        self.squares = {file + rank: self.square(file, rank) for file in "abcde" for rank in "12345"}

    def vector(self, x: int, y: int) -> tuple[int, int]:
        """Return the image of a vector from the middle of the board."""
        x = -x if self.mirrored else x
        for _ in range(self.quarters):
            x, y = y, -x
        return x, y

    def facing(self, way: str) -> str:
        """Return the image of a facing."""
        return next(other for other, step in STEPS.items() if step == self.vector(*STEPS[way]))

    def square(self, file: str, rank: str) -> str:
        """Return the image of a square."""
        x, y = self.vector(ord(file) - ord("c"), int(rank) - 3)
        return chr(ord("c") + x) + str(3 + y)

    def piece(self, letter: str) -> str:
        """Return a piece as it stands after the symmetry."""
        turned = self.facings.get(letter.upper(), letter)
        return turned.lower() if letter.islower() else turned

    def move(self, text: str) -> str:
        """Return the image of a move."""
        return re.sub(r"[a-e][1-5]|[NESW]", lambda found: self.squares.get(found[0]) or self.facings[found[0]], text)

    def position(self, text: str) -> str:
        """Return the image of a position."""
        board, rest = text.split(" ", maxsplit=1)
        stand = {
            self.squares[file + rank]: self.piece(letter)
            for rank, row in zip("54321", board.split("/"), strict=True)
            for file, letter in zip("abcde", row, strict=True)
        }
        ranks = ("".join(stand[file + rank] for file in "abcde") for rank in "54321")
        return f"{'/'.join(ranks)} {rest}"


SYMMETRIES = [Symmetry(quarters, mirrored=mirrored) for quarters in range(4) for mirrored in (False, True)]
