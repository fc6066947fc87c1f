"""Analysis of a position: the best first moves with their lines, and the terms of the evaluation.

The input is a view, and the result holds only what the seat of that view can know.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from menagerie.analysis.review.facts import Facts, change_of_terms
from menagerie.core.compiled.bounds import whole_number
from menagerie.errors import InvalidPosition
from menagerie.search.alphabeta import AlphaBeta
from menagerie.search.thought import first_moves

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.search.thought import Line, Thought

MOST_LINES = 50
DEEPEST = 100


@dataclass(frozen=True, slots=True)
class Effort:
    """How much work an analysis may take."""

    seconds: float | None = 1.0
    depth: int = DEEPEST
    nodes: int | None = None
    lines: int = 3
    threads: int = 1

    def __post_init__(self) -> None:
        """Refuse values that search does not accept."""
        whole_number(self.lines, 1, MOST_LINES, "a number of lines")
        whole_number(self.depth, 1, DEEPEST, "a depth")


def analyse(  # noqa: PLR0913 - most have a usual value
    game: Game,
    view: View,
    effort: Effort | None = None,
    *,
    seen: Sequence[int] = (),
    report: Callable[[Thought[int]], None] | None = None,
    random: Random | None = None,
) -> Facts:
    """Analyse the decision of the seat of `view`; `seen` are the keys of earlier positions."""
    position = game.sample(view, random or Random(0))  # noqa: S311 - games, not secrets
    if view.seat < 1 or position.to_act != view.seat:
        raise InvalidPosition(f"seat {view.seat} has nothing to decide here: to act is {position.to_act!r}")
    asked = effort or Effort()
    if searchable(game):
        thought = searched(game, position, asked, seen, report)
    else:
        thought = sampled(game, view, asked, random or Random(0))  # noqa: S311 - games, not secrets
    return facts_of(game, position, view.seat, thought)


def searchable(game: Game) -> bool:
    """Whether the game has no hidden information, no chance, and two sides."""
    return game.kind.open


def facts_of(game: Game, position: Position, seat: int, thought: Thought[int]) -> Facts:
    """Return a finished thought with what sentences say about it."""
    terms = game.explain_evaluation(position, seat)
    if not searchable(game):
        return Facts(game, position, seat, first_moves(thought), exact=False, terms=terms)
    lines = tuple(completed(game, position, line) for line in thought.lines)
    change = change_of_terms(game, position, lines[0].moves, seat)
    return Facts(game, position, seat, replace(thought, lines=lines), terms=terms, change=change)


# Games without chance and hidden information


def searched(
    game: Game, position: Position, effort: Effort, seen: Sequence[int], report: Callable[[Thought[int]], None] | None
) -> Thought[int]:
    """Search with alpha-beta."""
    evaluation = game.evaluation(position.edition)
    search = AlphaBeta(position, evaluation, threads=effort.threads, seen=tuple(seen))
    lines = min(effort.lines, len(position.listed()))
    return search.think(effort.depth, effort.seconds, effort.nodes, report, lines=lines)


def completed(game: Game, position: Position, line: Line[int]) -> Line[int]:
    """Return a proven line up to the end of the game; the part cut off by the table is searched again."""
    if line.plies is None:
        return line
    board = position.copy()
    for move in line.moves:
        board.play(move)
    moves = list(line.moves)
    while board.to_act is not None and len(moves) < line.plies:
        found = AlphaBeta(board, game.evaluation(board.edition)).think(line.plies - len(moves))
        moves.append(found.move)
        board.play(found.move)
    return replace(line, moves=tuple(moves))


# Games with chance or hidden information


def sampled(game: Game, view: View, effort: Effort, random: Random) -> Thought[int]:
    """Search by sampling."""
    from menagerie.search.ismcts import Ismcts  # noqa: PLC0415 - games without chance do not need it

    found = Ismcts(game, view, random).think(seconds=effort.seconds, iterations=effort.nodes)
    return replace(found, lines=found.lines[: effort.lines])
