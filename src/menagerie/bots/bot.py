"""Choosing a move from a view: a bot knows what the seat it plays for knows, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from menagerie.bots.levels import Level, level, levels
from menagerie.core.bounds import seconds as as_seconds
from menagerie.errors import InvalidPosition
from menagerie.search.alphabeta import AlphaBeta
from menagerie.search.greedy import rate_moves

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.core.view import View

SAMPLES = 8
"""How many ways to fill in the unseen a bot looks at where it cannot search ahead."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and what the bot thinks of it."""

    move: int
    text: str
    score: int
    """In hundredths for the seat that moves; beyond ±29,000 a proven win or loss."""
    depth: int
    nodes: int
    seconds: float
    line: tuple[str, ...]
    """The moves expected to follow, this one first."""


def choose(
    game: Game,
    view: View,
    strength: Level | str | None = None,
    seconds: float | None = None,
    random: Random | None = None,
) -> Choice:
    """Choose a move for the seat of `view`, at the strongest level by default, in `seconds` or the level's own time."""
    chosen = levels()[-1] if strength is None else strength if isinstance(strength, Level) else level(strength)
    source = random or Random()  # noqa: S311 - games, not secrets
    position = game.sample(view, source)
    if view.seat < 1 or position.to_act != view.seat:
        message = f"seat {view.seat} has no move to choose: to act is {position.to_act!r}"
        raise InvalidPosition(message)
    limit = as_seconds(chosen.seconds if seconds is None else seconds)
    if game.kind.zero_sum and not game.kind.chance and not game.kind.hidden:
        return _search(game, position, chosen, limit, source)
    return _greedy(game, view, position, chosen, source)


def _search(game: Game, position: Position, chosen: Level, limit: float, random: Random) -> Choice:
    """Look ahead; a careless level then takes any move that a shallow look finds nearly as good."""
    found = AlphaBeta(position, game.evaluation(position.edition)).think(chosen.depth, limit)
    move, line = found.move, found.line
    if chosen.slack and found.plies_to_win != 1:
        ratings = rate_moves(position, game.evaluation(position.edition), view_seat(position))
        good = [other for other, rating in ratings.items() if rating >= ratings[move] - chosen.slack]
        move = random.choice(good)
        line = line if move == found.move else (move,)
    return Choice(
        move,
        game.format_move(position, move),
        found.score,
        found.depth,
        found.nodes,
        found.seconds,
        texts_of(game, position, line),
    )


def _greedy(game: Game, view: View, position: Position, chosen: Level, random: Random) -> Choice:
    """Take the move after which the position looks best, averaged over ways to fill in the unseen."""
    begun = monotonic()
    totals: dict[str, int] = {}
    fillings = [position, *(game.sample(view, random) for _ in range(SAMPLES - 1))]
    for filling in fillings:
        for move, rating in rate_moves(filling, game.evaluation(view.edition), view.seat).items():
            text = game.format_move(filling, move)
            totals[text] = totals.get(text, 0) + rating
    best = max(totals.values())
    good = [text for text, total in totals.items() if total >= best - chosen.slack * len(fillings)]
    text = random.choice(good)
    nodes = sum(len(filling.legal_moves()) for filling in fillings)
    score = totals[text] // len(fillings)
    return Choice(game.parse_move(position, text), text, score, 1, nodes, monotonic() - begun, (text,))


def view_seat(position: Position) -> int:
    """Return the seat to act, which is known to be a player."""
    return position.to_act or 0


def texts_of(game: Game, position: Position, moves: tuple[int, ...]) -> tuple[str, ...]:
    """Return the texts of moves played one after another."""
    board = position.copy()
    texts = []
    for move in moves:
        texts.append(game.format_move(board, move))
        board.play(move)
    return tuple(texts)
