"""The searches of an engine: alpha-beta or a Monte-Carlo tree at full strength, or a level; each can be stopped."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from menagerie.bots.mind import Question
from menagerie.bots.search_minds import mind_for
from menagerie.search.alphabeta import DEEPEST, AlphaBeta
from menagerie.search.ismcts import MOST_ITERATIONS, Ismcts

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.analysis.engine.request import Options, Problem
    from menagerie.bots.levels import Level
    from menagerie.core.game import Game
    from menagerie.search.table import Table
    from menagerie.search.thought import Thought


@dataclass(frozen=True, slots=True)
class Bounds:
    """The limits of a search, and how many lines it returns."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    lines: int = 1


class Search(Protocol):
    """A search that is about to begin."""

    def think(self, bounds: Bounds, report: Callable[[Thought[int]], None]) -> Thought[int]:
        """Search within bounds; `report` is called with progress."""

    def stop(self) -> None:
        """End the search soon, from another thread."""


class FullStrength:
    """Alpha-beta at full strength, for games without chance and hidden information."""

    def __init__(self, game: Game, asked: Problem, threads: int, table: Table) -> None:
        """Set up the search."""
        evaluation = game.evaluation(asked.position.edition)
        self.search = AlphaBeta(asked.position, evaluation, table, threads=threads, seen=asked.seen)

    def stop(self) -> None:
        """End the search."""
        self.search.stop()

    def think(self, bounds: Bounds, report: Callable[[Thought[int]], None]) -> Thought[int]:
        """Search deeper and deeper."""
        return self.search.think(
            depth=bounds.depth or DEEPEST,
            seconds=bounds.seconds,
            nodes=bounds.nodes,
            report=report,
            lines=bounds.lines,
        )


class Sampling:
    """Monte-Carlo tree search at full strength, for games with chance or hidden information."""

    def __init__(self, game: Game, asked: Problem, random: Random) -> None:
        """Set up the search."""
        self.search = Ismcts(game, asked.view, random)

    def stop(self) -> None:
        """End the search."""
        self.search.stop()

    def think(self, bounds: Bounds, report: Callable[[Thought[int]], None]) -> Thought[int]:
        """Sample games; a bound on nodes counts iterations, and a bound on depth has no effect."""
        most = None if bounds.nodes is None else min(bounds.nodes, MOST_ITERATIONS)
        return self.search.think(bounds.seconds, most, report)


class AtLevel:
    """A level of the bots, which may err on purpose."""

    def __init__(self, game: Game, asked: Problem, level: Level, random: Random) -> None:
        """Set up the level's way of thinking."""
        self.level = level
        self.mind = mind_for(Question(game, asked.view, asked.position, level, random, asked.seen))

    def stop(self) -> None:
        """End the thinking."""
        self.mind.stop()

    def think(self, bounds: Bounds, report: Callable[[Thought[int]], None]) -> Thought[int]:
        """Think as the level does: only the time limit is taken from the bounds."""
        begun = monotonic()

        def timed(thought: Thought[int]) -> Thought[int]:
            return replace(thought, seconds=monotonic() - begun)

        limit = self.level.seconds if bounds.seconds is None else bounds.seconds
        return timed(self.mind.think(limit, lambda thought: report(timed(thought))))


def search_for(game: Game, asked: Problem, options: Options, table: Table) -> Search:
    """Return the search for a problem according to the options."""
    random = Random(options.seed)  # noqa: S311 - games, not secrets
    if options.level is not None:
        return AtLevel(game, asked, options.level, random)
    kind = game.kind
    if kind.zero_sum and not kind.chance and not kind.hidden:
        return FullStrength(game, asked, options.threads, table)
    return Sampling(game, asked, random)
