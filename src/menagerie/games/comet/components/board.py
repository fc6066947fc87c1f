"""The hex map of Comet: one side of the board (section 3, Terms).

Hexes are numbered in the order of the file. Rows count from the cave's row at the top; letters count from the left.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

SYMBOLS = "WMDJL*"
TERRAINS = ("water", "meadow", "desert", "jungle", "lava")
JOKER = 5
NAMES = (*TERRAINS, "joker")
"""The symbols of cards, in the order of their letters."""

NO_HEX = 255
NEST, CAVE = 5, 6
"""Kinds of hexes beside the five terrains."""
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
NEUTRALS = ("mammoth", "tortoise")


def terrain_mask(terrains: Iterable[int]) -> int:
    """Return a set of terrains, one bit for each."""
    return sum({1 << terrain for terrain in terrains})


def has_terrain(mask: int, terrain: int) -> bool:
    """Whether a set of terrains, one bit for each, has one of them."""
    return mask >> terrain & 1 == 1


@dataclass(frozen=True, slots=True)
class Hex:
    """One hex of the map."""

    id: str
    q: int
    r: int
    kind: int
    """A terrain, NEST or CAVE."""
    nest: int
    """The number of a nest, 0 for other hexes."""


@dataclass(frozen=True)
class Board:
    """One side of the board."""

    id: str
    hexes: tuple[Hex, ...]
    neutral: tuple[int, int]
    """Where mammoth and giant tortoise stand at the start (C2)."""

    def number(self, name: str) -> int | None:
        """Return the number of the hex with this id."""
        return next((number for number, place in enumerate(self.hexes) if place.id == name), None)

    def neighbours(self, number: int) -> list[int]:
        """Return the hexes beside a hex."""
        return self.all_neighbours[number]

    @cached_property
    def all_neighbours(self) -> list[list[int]]:
        """The hexes beside each hex."""
        by_place = {(place.q, place.r): index for index, place in enumerate(self.hexes)}
        around = [[(place.q + q, place.r + r) for q, r in AROUND] for place in self.hexes]
        return [[by_place[place] for place in places if place in by_place] for places in around]

    @property
    def cave(self) -> int:
        """The number of the cave."""
        return next(number for number, place in enumerate(self.hexes) if place.kind == CAVE)
