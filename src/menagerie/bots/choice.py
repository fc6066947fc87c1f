"""A bot's choice: a move and the thought behind it, in texts and numbers."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from menagerie.core.seats import CHANCE
from menagerie.search.thought import in_texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.search.thought import Line, Thought


MOST_LINES = 4
"""The number of compared moves that a choice lists at most."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and what the bot thinks of it."""

    move: int
    thought: Thought[str]
    """The line of the chosen move first, then those of moves compared with it."""
    terms: Mapping[str, float] = field(default_factory=dict)
    """The evaluation at the end of the line, term by term for the seat that moves; empty after the end of the game."""

    @property
    def text(self) -> str:
        """The text of the move."""
        return self.thought.move

    @property
    def score(self) -> int:
        """In hundredths for the seat that moves; beyond ±29,000 a proven win or loss."""
        return self.thought.score

    @property
    def depth(self) -> int:
        """How many plies the search looked ahead."""
        return self.thought.depth

    @property
    def nodes(self) -> int:
        """How many positions the search visited."""
        return self.thought.nodes

    @property
    def seconds(self) -> float:
        """How long the bot took."""
        return self.thought.seconds

    @property
    def line(self) -> tuple[str, ...]:
        """The expected moves, this one first."""
        return self.thought.line

    @property
    def lines(self) -> tuple[Line[str], ...]:
        """The line of the chosen move and those of moves compared with it."""
        return self.thought.lines

    @property
    def fallback(self) -> str | None:
        """What went wrong with the search, if the move was found without it."""
        return self.thought.trouble


def choice_of(game: Game, position: Position, thought: Thought[int], seconds: float) -> Choice:
    """Return a thought as a choice, with texts and terms."""
    words = replace(in_texts(thought, game, position, MOST_LINES), seconds=seconds)
    return Choice(thought.move, words, terms_after(game, position, thought.line))


def terms_after(game: Game, position: Position, moves: tuple[int, ...]) -> Mapping[str, float]:
    """Return the terms of the evaluation for the seat to act, as they are after moves."""
    seat = position.to_act
    board = position.copy()
    for move in moves:
        board.play(move)
    if seat in (None, CHANCE) or board.to_act is None:
        return {}
    return dict(game.explain_evaluation(board, seat))
