"""The facts of a search about a position, from which sentences are made.

A score beyond ±29,000 is proven; everything else is a judgement. A *turn* is everything that
one side does until the other is to act: one or more moves.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from menagerie.search.thought import in_texts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.search.thought import Line, Thought


@dataclass(frozen=True)
class Facts:
    """A thought about a position, with what sentences say beyond its lines: turns, terms, the only move."""

    game: Game
    position: Position
    """A private copy; with hidden information, a sample of the view."""
    seat: int
    thought: Thought[int]
    """The first moves that were examined, the best first; a proven line runs to the end of the game."""
    exact: bool = True
    """Whether the scores are those of the best moves, which sampling cannot guarantee."""
    terms: Mapping[str, float] = field(default_factory=dict)
    """The named terms of the evaluation for the seat."""
    change: Mapping[str, float] = field(default_factory=dict)
    """The change of the terms at the end of the expected line."""

    @cached_property
    def texts(self) -> Thought[str]:
        """The same thought with the texts of its moves."""
        return in_texts(self.thought, self.game, self.position)

    @cached_property
    def legal(self) -> int:
        """How many legal moves there are."""
        return len(self.position.listed())

    @cached_property
    def turns(self) -> tuple[int | None, ...]:
        """For each line the turns that the winning side needs, the present one included; ``None`` without a proof."""
        return tuple(
            None if line.plies is None or not self.game.kind.open else turns_of_winner(self.position, line.moves)
            for line in self.thought.lines
        )

    @property
    def best(self) -> Line[int]:
        """The line of the best first move."""
        return self.thought.lines[0]

    @property
    def second(self) -> Line[int] | None:
        """The line of the best other first move, if more than one was examined."""
        return self.thought.lines[1] if len(self.thought.lines) > 1 else None

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
