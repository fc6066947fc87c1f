"""Which way of thinking a level uses for a game, and the searches as minds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.glance import Glance
from menagerie.bots.thought import Prospect, Thought
from menagerie.search.alphabeta import AlphaBeta
from menagerie.search.ismcts import Ismcts
from menagerie.search.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.bots.thought import Mind, Question
    from menagerie.core.position import Position
    from menagerie.search.finding import Finding

LEAST_BITS, MOST_BITS = 10, 20
"""The size of the table: small for a short search, 16 MiB at the most."""


def mind_for(question: Question) -> Mind:
    """Return the way a level thinks about this move: a glance when in a hurry, else the search for such a game."""
    if question.random.random() < question.level.hurry:
        return Glance(question)
    return Lookahead(question) if question.open else Imagination(question)


class Lookahead:
    """Alpha-beta as a mind, for games in which everybody sees everything."""

    def __init__(self, question: Question) -> None:
        """Search within the limits of the level."""
        self.level = question.level
        position, nodes = question.position, question.level.nodes
        bits = MOST_BITS if nodes is None else min(MOST_BITS, max(LEAST_BITS, nodes.bit_length()))
        evaluation = question.game.evaluation(position.edition)
        self.search = AlphaBeta(position, evaluation, Table(bits), seen=question.seen)

    def stop(self) -> None:
        """End the search."""
        self.search.stop()

    def think(self, seconds: float, report: Callable[[Thought], None]) -> Thought:
        """Search deeper and deeper; `report` hears of every depth."""
        limits = self.level.depth, seconds, self.level.nodes
        return as_thought(self.search.think(*limits, lambda finding: report(as_thought(finding))))


class Imagination:
    """Tree search over imagined games as a mind, for games with chance, hidden cards or more than two sides."""

    def __init__(self, question: Question) -> None:
        """Search within the limits of the level, from what the seat sees."""
        self.question = question
        self.search = Ismcts(question.game, question.view, question.random)

    def stop(self) -> None:
        """End the search."""
        self.search.stop()

    def think(self, seconds: float, report: Callable[[Thought], None]) -> Thought:
        """Imagine games; `report` hears of it from time to time."""
        found = self.search.think(seconds, self.question.level.iterations, lambda now: report(self.possible(now)))
        return self.possible(found)

    def possible(self, found: Finding) -> Thought:
        """Return what was found, each line as far as it goes in the position of the question."""
        lines = (Prospect(line.score, playable(self.question.position, line.moves)) for line in found.lines)
        return Thought(tuple(line for line in lines if line.moves), found.depth, found.nodes)


def playable(position: Position, moves: tuple[int, ...]) -> tuple[int, ...]:
    """Return the moves from the first on that can be played one after another."""
    board = position.copy()
    for place, move in enumerate(moves):
        if move not in board.listed():
            return moves[:place]
        board.play(move)
    return moves


def as_thought(found: Finding) -> Thought:
    """Return what a search has found as a thought."""
    return Thought(tuple(Prospect(line.score, line.moves) for line in found.lines), found.depth, found.nodes)
