"""Which way of thinking a level uses for a game, and the searches as minds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.glance import Glance
from menagerie.bots.thought import Prospect, Thought
from menagerie.search.alphabeta import AlphaBeta
from menagerie.search.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.bots.thought import Mind, Question
    from menagerie.search.finding import Finding

LEAST_BITS, MOST_BITS = 10, 20
"""The size of the table: small for a short search, 16 MiB at the most."""


def mind_for(question: Question) -> Mind:
    """Return the way a level thinks about this move: a glance when in a hurry, else the search for such a game."""
    if question.random.random() < question.level.hurry:
        return Glance(question)
    return Lookahead(question) if question.open else Glance(question)


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
        found = self.search.think(
            self.level.depth, seconds, self.level.nodes, lambda finding: report(as_thought(finding))
        )
        return as_thought(found)


def as_thought(found: Finding) -> Thought:
    """Return what a search has found as a thought."""
    return Thought((Prospect(found.score, found.line),), found.depth, found.nodes)
