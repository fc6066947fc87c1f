"""The words of the notation in one edition: letters of animals, names of squares, facings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.games.jungla.components.board import DIRECTIONS
from menagerie.games.jungla.components.checked import components_of
from menagerie.games.jungla.components.printed import whole_pack

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition
    from menagerie.games.jungla.components.printed import Components


@dataclass(frozen=True)
class Words:
    """The letters, names and facings of one edition, and what they stand for."""

    components: Components
    letters: tuple[str, ...]
    """By the number of an animal: its letter, a capital for Red and a small one for Blue."""
    animals: Mapping[str, int]
    names: tuple[str, ...]
    squares: Mapping[str, int]
    facings: Mapping[str, int]
    leaders: tuple[int, ...]

    @property
    def span(self) -> str:
        """The first and the last square, for messages."""
        return f"{self.names[0]} to {self.names[-1]}"

    def listed(self, pack: int, animals: int) -> str:
        """Return the letters of a set of animals of a pack, or ``-``."""
        if not animals:
            return "-"
        return "".join(self.letters[who] for place, who in enumerate(whole_pack(pack)) if animals >> place & 1)


@lru_cache(maxsize=64)
def words_of(edition: Edition) -> Words:
    """Return the words of an edition."""
    components = components_of(edition)
    letters = tuple(animal.code.lower() if animal.pack else animal.code for animal in components.animals)
    names = tuple(map(components.board.name, range(len(components.board.squares))))
    return Words(
        components=components,
        letters=letters,
        animals={letter: who for who, letter in enumerate(letters)},
        names=names,
        squares={name: square for square, name in enumerate(names)},
        facings={name: way for way, name in enumerate(DIRECTIONS) if way % (8 // components.facings) == 0},
        leaders=tuple(components.owners("armour")),
    )
