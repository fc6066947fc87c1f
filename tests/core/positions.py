"""Positions of both games that tests of the core look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import menagerie
from menagerie.core import registry

if TYPE_CHECKING:
    from random import Random

    from menagerie.core.game import Game
    from menagerie.core.position import Position

SIAM = registry.load("siam")
TEMPLATE = registry.load("_template")
GAMES = pytest.mark.parametrize("game", [SIAM, TEMPLATE], ids=lambda game: game.name)
FEWER = 1 if menagerie.compiled else 20
"""Plain Python looks at so many times fewer positions."""


def walked(game: Game, random: Random, plies: int, edition: str | None = None) -> Position:
    """Return a position some random moves into a game."""
    position = game.new(edition or random.choice(sorted(game.editions)))
    for _ in range(plies):
        if position.to_act is not None:
            position.play(random.choice(position.legal_moves()))
    return position


class Counting:
    """A number as array libraries have them: no ``int``, but one that counts."""

    def __init__(self, number: int) -> None:
        """Stand for a number."""
        self.number = number

    def __index__(self) -> int:
        """Return the number."""
        return self.number

    def __eq__(self, other: object) -> bool:
        """Compare as a number."""
        return self.number == other

    def __hash__(self) -> int:
        """Hash as a number."""
        return hash(self.number)
