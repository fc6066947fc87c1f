"""What a mind is asked and what it has come to think, whatever way it thinks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from menagerie.bots.levels import Level
    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.core.view import View


@dataclass(frozen=True, slots=True)
class Question:
    """What a mind is asked: a move for the seat of a view."""

    game: Game
    view: View
    position: Position
    """One that fits the view."""
    level: Level
    random: Random
    seen: Sequence[int] = ()
    """The keys of the positions that occurred earlier in the match."""

    @property
    def open(self) -> bool:
        """Whether there are two sides, nothing is hidden and nothing drawn, so that replies can be known."""
        return self.game.kind.open


@dataclass(frozen=True, slots=True)
class Prospect:
    """Moves expected one after another, and the score that they lead to, for the seat that makes the first of them."""

    score: int
    moves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Thought:
    """The moves a mind would play, the one it has chosen first."""

    prospects: tuple[Prospect, ...]
    depth: int
    nodes: int

    @property
    def move(self) -> int:
        """The chosen move."""
        return self.prospects[0].moves[0]

    @property
    def score(self) -> int:
        """What the mind thinks that the chosen move is worth."""
        return self.prospects[0].score


class Mind(Protocol):
    """Something that thinks about one position, once."""

    def think(self, seconds: float, report: Callable[[Thought], None]) -> Thought:
        """Think for so long at the most; `report` hears of every step on the way."""

    def stop(self) -> None:
        """End the thinking, from another thread."""
