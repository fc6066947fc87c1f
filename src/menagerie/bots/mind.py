"""The question a bot answers, and the interface of what answers it."""

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
    from menagerie.search.thought import Thought


@dataclass(frozen=True, slots=True)
class Question:
    """Which move to play for the seat of a view."""

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
        """Whether the game has two sides, no hidden information and no chance, so replies can be searched."""
        return self.game.kind.open


class Mind(Protocol):
    """A way to think about one position, once."""

    def think(self, seconds: float, report: Callable[[Thought[int]], None]) -> Thought[int]:
        """Think for at most `seconds`; `report` is called with every step on the way."""

    def stop(self) -> None:
        """End the thinking, from another thread."""
