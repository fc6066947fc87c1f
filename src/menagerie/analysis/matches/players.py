"""What a player of a match is: it chooses a move from a view."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.view import View
    from menagerie.search.thought import Thought


@dataclass(frozen=True, slots=True)
class Past:
    """The moves of a game so far, for games without hidden information, where repetitions count."""

    start: str
    moves: tuple[str, ...] = ()
    keys: tuple[int, ...] = ()
    """The keys of all positions, the present one included."""


class Player:
    """A player chooses moves. What it keeps between two moves it drops in `begin`."""

    def __init__(self, game: Game, name: str) -> None:
        """Play one game under a name."""
        self.game = game
        self.name = name
        self.random = Random()  # noqa: S311 - games, not secrets

    def begin(self, random: Random) -> None:
        """Begin another game; all randomness comes from `random`."""
        self.random = random

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> Thought[str]:
        """Choose a move for the seat of `view` in at most `seconds`; return the thought behind it."""
        raise NotImplementedError

    def close(self) -> None:
        """Free what the player holds, such as a process."""
