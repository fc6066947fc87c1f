"""The searches of an engine: alpha-beta or a Monte-Carlo tree at full strength, or a level; each can be stopped."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from menagerie.bots.minds import mind_for
from menagerie.bots.thought import Question
from menagerie.search.alphabeta import DEEPEST, AlphaBeta
from menagerie.search.finding import plies_to_win
from menagerie.search.ismcts import MOST_ITERATIONS, Ismcts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.analysis.engine_request import Options, Problem
    from menagerie.bots.levels import Level
    from menagerie.bots.thought import Thought
    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.search.finding import Finding
    from menagerie.search.table import Table


@dataclass(frozen=True, slots=True)
class Insight:
    """What a search has found out so far: the best lines with their scores, best first."""

    lines: tuple[tuple[int, tuple[int, ...]], ...]
    depth: int
    nodes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Bounds:
    """How long a search goes on, and how many lines it tells."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    lines: int = 1


class Search(Protocol):
    """A search that is about to begin."""

    def think(self, bounds: Bounds, report: Callable[[Insight], None]) -> Insight:
        """Search within bounds; `report` hears of progress."""

    def stop(self) -> None:
        """End the search soon, from another thread."""


class Deep:
    """Alpha-beta at full strength, for games in which everybody sees everything."""

    def __init__(self, game: Game, asked: Problem, threads: int, table: Table) -> None:
        """Set up the search."""
        evaluation = game.evaluation(asked.position.edition)
        self.search = AlphaBeta(asked.position, evaluation, table, threads=threads, seen=asked.seen)

    def stop(self) -> None:
        """End the search."""
        self.search.stop()

    def think(self, bounds: Bounds, report: Callable[[Insight], None]) -> Insight:
        """Search deeper and deeper."""
        found = self.search.think(
            depth=bounds.depth or DEEPEST,
            seconds=bounds.seconds,
            nodes=bounds.nodes,
            report=lambda finding: report(insight(finding)),
            lines=bounds.lines,
        )
        return insight(found)


class Wide:
    """Monte-Carlo tree search at full strength, for games of chance and hidden cards."""

    def __init__(self, game: Game, asked: Problem, random: Random) -> None:
        """Set up the search."""
        self.search = Ismcts(game, asked.view, random)

    def stop(self) -> None:
        """End the search."""
        self.search.stop()

    def think(self, bounds: Bounds, report: Callable[[Insight], None]) -> Insight:
        """Play on and on; a bound on nodes is one on iterations, and depth is none."""
        most = None if bounds.nodes is None else min(bounds.nodes, MOST_ITERATIONS)
        found = self.search.think(bounds.seconds, most, lambda finding: report(insight(finding)))
        return insight(found)


class Tame:
    """A level of the bots, which may err on purpose."""

    def __init__(self, game: Game, asked: Problem, level: Level, random: Random) -> None:
        """Set up the level's way of thinking."""
        self.level = level
        self.mind = mind_for(Question(game, asked.view, asked.position, level, random, asked.seen))

    def stop(self) -> None:
        """End the thinking."""
        self.mind.stop()

    def think(self, bounds: Bounds, report: Callable[[Insight], None]) -> Insight:
        """Think as the level does: all bounds are its own, except for the time if one is given."""
        begun = monotonic()

        def told(thought: Thought) -> Insight:
            lines = tuple((prospect.score, prospect.moves) for prospect in thought.prospects)
            return Insight(lines, thought.depth, thought.nodes, monotonic() - begun)

        limit = self.level.seconds if bounds.seconds is None else bounds.seconds
        return told(self.mind.think(limit, lambda thought: report(told(thought))))


def search_for(game: Game, asked: Problem, options: Options, table: Table) -> Search:
    """Return the search for a problem, as the options want it."""
    random = Random(options.seed)  # noqa: S311 - games, not secrets
    if options.level is not None:
        return Tame(game, asked, options.level, random)
    kind = game.kind
    if kind.zero_sum and not kind.chance and not kind.hidden:
        return Deep(game, asked, options.threads, table)
    return Wide(game, asked, random)


def insight(found: Finding) -> Insight:
    """Return what a search has found as an insight."""
    lines = tuple((line.score, line.moves) for line in found.lines)
    return Insight(lines or ((found.score, found.line),), found.depth, found.nodes, found.seconds)


# Insights as messages


def message(game: Game, position: Position, found: Insight, most: int) -> dict[str, object]:
    """Return the fields in which `info` and `best` tell what was found."""
    lines = [told_line(game, position, score, moves) for score, moves in found.lines[:most]]
    return {
        **lines[0],
        "depth": found.depth,
        "nodes": found.nodes,
        "seconds": round(found.seconds, 4),
        "lines": lines,
    }


def told_line(game: Game, position: Position, score: int, moves: Sequence[int]) -> dict[str, object]:
    """Return one line: its first move, its score, in how many plies it wins, and its moves."""
    texts = texts_on(game, position, moves)
    return {"move": texts[0], "score": score, "win": plies_to_win(score), "line": texts}


def texts_on(game: Game, position: Position, moves: Sequence[int]) -> list[str]:
    """Return the texts of moves played one after another, as far as they go in this filling of what is unseen."""
    board = position.copy()
    texts = []
    for move in moves:
        if move not in board.legal_moves():
            break
        texts.append(game.format_move(board, move))
        board.play(move)
    return texts
