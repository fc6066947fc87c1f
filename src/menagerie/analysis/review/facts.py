"""The facts of a search about a position, from which sentences are made.

A score beyond ±29,000 is proven; everything else is a judgement. A *turn* is everything that
one side does until the other is to act: one or more moves.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from menagerie.search.thought import PROVEN, WIN

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.core.game import Game
    from menagerie.core.position import Position


@dataclass(frozen=True, slots=True)
class Prospect:
    """One first move with its line and score."""

    move: int
    text: str
    score: int
    """For the seat to act, in hundredths; beyond ±29,000 it is a proven win or loss."""
    line: tuple[int, ...]
    """The expected moves, this one first; to the end of the game if the result is proven."""
    texts: tuple[str, ...]
    turns: int | None = None
    """The turns that the winning side needs, the present one included, if the result is proven."""
    visits: int = 0
    """How often a search by sampling tried the move."""

    @property
    def wins(self) -> bool:
        """Whether the win is proven."""
        return self.score >= PROVEN

    @property
    def loses(self) -> bool:
        """Whether the loss is proven."""
        return self.score <= -PROVEN

    @property
    def plies(self) -> int | None:
        """The number of plies to the proven end."""
        return WIN - abs(self.score) if self.wins or self.loses else None


@dataclass(frozen=True)
class Facts:
    """What is known of a position after a search."""

    game: Game
    position: Position
    """A private copy; with hidden information, a sample of the view."""
    seat: int
    prospects: tuple[Prospect, ...]
    """The first moves that were examined, the best first."""
    legal: int
    """How many legal moves there are."""
    depth: int
    nodes: int
    seconds: float
    exact: bool = True
    """Whether the scores are those of the best moves, which sampling cannot guarantee."""
    terms: Mapping[str, float] = field(default_factory=dict)
    """The named terms of the evaluation for the seat."""
    change: Mapping[str, float] = field(default_factory=dict)
    """The change of the terms at the end of the expected line."""

    @property
    def best(self) -> Prospect:
        """The best first move."""
        return self.prospects[0]

    @property
    def second(self) -> Prospect | None:
        """The best of the other first moves, if more than one was examined."""
        return self.prospects[1] if len(self.prospects) > 1 else None

    @property
    def only_saving(self) -> bool:
        """Whether it is proven that every other move loses and this one is not proven to."""
        return self.exact and self.second is not None and self.second.loses and not self.best.loses

    @property
    def only_winning(self) -> bool:
        """Whether this move is proven to win and no other was found to."""
        return self.exact and self.second is not None and self.best.wins and not self.second.wins


def turns_of_winner(position: Position, line: Sequence[int]) -> int | None:
    """Return the turns that the winner needs along a line to the end of the game, ``None`` for other lines."""
    board = position.copy()
    actors = []
    for move in line:
        actors.append(board.to_act)
        board.play(move)
    outcome = board.outcome()
    if outcome is None or not outcome.winners:
        return None
    begun = [place for place, actor in enumerate(actors) if place == 0 or actors[place - 1] != actor]
    return max(1, sum(actors[place] in outcome.winners for place in begun))


def change_of_terms(game: Game, position: Position, line: Sequence[int], seat: int) -> dict[str, float]:
    """Return the change of the named terms at the end of a line; empty at the end of the game."""
    board = position.copy()
    for move in line:
        board.play(move)
    if board.to_act is None:
        return {}
    before, after = game.explain_evaluation(position, seat), game.explain_evaluation(board, seat)
    return {name: round(after[name] - before[name], 2) for name in after}
