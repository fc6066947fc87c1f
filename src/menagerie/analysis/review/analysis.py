"""Analysis of a position: the best first moves with their lines, and the terms of the evaluation.

The input is a view, and the result holds only what the seat of that view can know.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from menagerie.analysis.review.facts import Facts, Prospect, change_of_terms, turns_of_winner
from menagerie.core.bounds import whole_number
from menagerie.errors import InvalidPosition
from menagerie.search.alphabeta import AlphaBeta
from menagerie.search.thought import texts_of

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
        return searched(game, position, asked, seen, report)
    return sampled(game, view, position, asked, random or Random(0))  # noqa: S311 - games, not secrets


def searchable(game: Game) -> bool:
    """Whether the game has no hidden information, no chance, and two sides."""
    return game.kind.open


# Games without chance and hidden information


def searched(
    game: Game, position: Position, effort: Effort, seen: Sequence[int], report: Callable[[Thought[int]], None] | None
) -> Facts:
    """Search with alpha-beta and return the facts."""
    legal = len(position.legal_moves())
    evaluation = game.evaluation(position.edition)
    search = AlphaBeta(position, evaluation, threads=effort.threads, seen=tuple(seen))
    found = search.think(effort.depth, effort.seconds, effort.nodes, report, lines=min(effort.lines, legal))
    prospects = tuple(prospect(game, position, line) for line in found.lines)
    seat = position.to_act or 0
    return Facts(
        game=game,
        position=position,
        seat=seat,
        prospects=prospects,
        legal=legal,
        depth=found.depth,
        nodes=found.nodes,
        seconds=found.seconds,
        terms=game.explain_evaluation(position, seat),
        change=change_of_terms(game, position, prospects[0].line, seat),
    )


def prospect(game: Game, position: Position, line: Line[int]) -> Prospect:
    """Return a line of the search as a prospect; a proven line runs to its end."""
    found = Prospect(line.move, game.format_move(position, line.move), line.score, line.moves, ())
    moves = line.moves if found.plies is None else completed(game, position, line.moves, found.plies)
    return Prospect(
        line.move,
        found.text,
        line.score,
        moves,
        texts_of(game, position, moves),
        None if found.plies is None else turns_of_winner(position, moves),
        line.visits,
    )


def completed(game: Game, position: Position, line: Sequence[int], plies: int) -> tuple[int, ...]:
    """Return a proven line up to the end of the game; the part cut off by the table is searched again."""
    board = position.copy()
    for move in line:
        board.play(move)
    moves = list(line)
    while board.to_act is not None and len(moves) < plies:
        found = AlphaBeta(board, game.evaluation(board.edition)).think(plies - len(moves))
        moves.append(found.move)
        board.play(found.move)
    return tuple(moves)


# Games with chance or hidden information


def sampled(game: Game, view: View, position: Position, effort: Effort, random: Random) -> Facts:
    """Search by sampling; only first moves are returned, since the rest depends on chance."""
    from menagerie.search.ismcts import Ismcts  # noqa: PLC0415 - games without chance do not need it

    found = Ismcts(game, view, random).think(seconds=effort.seconds, iterations=effort.nodes)
    prospects = tuple(
        Prospect(line.move, text, line.score, (line.move,), (text,), None, line.visits)
        for line in found.lines[: effort.lines]
        for text in (game.format_move(position, line.move),)
    )
    return Facts(
        game=game,
        position=position,
        seat=view.seat,
        prospects=prospects,
        legal=len(position.legal_moves()),
        depth=found.depth,
        nodes=found.nodes,
        seconds=found.seconds,
        exact=False,
        terms=game.explain_evaluation(position, view.seat),
    )
