"""Minds that search: alpha-beta or sampling, chosen by level and game; in a hurry a glance instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.glance import Glance
from menagerie.search.alphabeta import AlphaBeta
from menagerie.search.ismcts import Ismcts
from menagerie.search.table import Table
from menagerie.search.thought import playable_lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.bots.mind import Mind, Question
    from menagerie.search.thought import Thought

LEAST_BITS, MOST_BITS = 10, 20
"""The size of the table: small for a short search, 16 MiB at the most."""


def mind_for(question: Question) -> Mind:
    """Return the mind of a level for this move: a glance if time is short, otherwise the search for this game."""
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

    def think(self, seconds: float, report: Callable[[Thought[int]], None]) -> Thought[int]:
        """Search deeper and deeper; `report` is called at every depth."""
        limits = self.level.depth, seconds, self.level.nodes
        return self.search.think(*limits, report)


class Imagination:
    """Tree search over imagined games as a mind, for games with chance, hidden cards or more than two sides."""

    def __init__(self, question: Question) -> None:
        """Search within the limits of the level, from what the seat sees."""
        self.question = question
        self.search = Ismcts(question.game, question.view, question.random)

    def stop(self) -> None:
        """End the search."""
        self.search.stop()

    def think(self, seconds: float, report: Callable[[Thought[int]], None]) -> Thought[int]:
        """Play imagined games; `report` is called from time to time."""
        found = self.search.think(seconds, self.question.level.iterations, lambda now: report(self.possible(now)))
        return self.possible(found)

    def possible(self, found: Thought[int]) -> Thought[int]:
        """Return the thought, each line as far as it can be played in the position of the question."""
        return playable_lines(found, self.question.position)
