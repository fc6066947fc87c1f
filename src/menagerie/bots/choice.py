"""A bot's choice: a move with the reasons for it, told in texts and numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from menagerie.core.seats import CHANCE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.bots.thought import Thought
    from menagerie.core.game import Game
    from menagerie.core.position import Position


MOST_LINES = 4
"""How many of the moves that were compared are told."""


@dataclass(frozen=True, slots=True)
class ScoredLine:
    """Moves that the bot expects one after another, and what it thinks that they lead to."""

    score: int
    moves: tuple[str, ...]


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
    lines: tuple[ScoredLine, ...] = ()
    """The line of the chosen move and those of others that were compared with it."""
    terms: Mapping[str, float] = field(default_factory=dict)
    """What the evaluation sees where the line ends, term by term for the seat that moves; nothing after the end."""
    fallback: str | None = None
    """What went wrong with the search, if the move had to be found without it."""


def told(game: Game, position: Position, thought: Thought, seconds: float, fallback: str | None = None) -> Choice:
    """Put a thought into texts."""
    lines = tuple(
        ScoredLine(each.score, texts_of(game, position, each.moves)) for each in thought.prospects[:MOST_LINES]
    )
    return Choice(
        thought.move,
        lines[0].moves[0],
        thought.score,
        thought.depth,
        thought.nodes,
        seconds,
        lines[0].moves,
        lines,
        terms_after(game, position, thought.prospects[0].moves),
        fallback,
    )


def texts_of(game: Game, position: Position, moves: tuple[int, ...]) -> tuple[str, ...]:
    """Return the texts of moves played one after another."""
    board = position.copy()
    texts = []
    for move in moves:
        texts.append(game.format_move(board, move))
        board.play(move)
    return tuple(texts)


def terms_after(game: Game, position: Position, moves: tuple[int, ...]) -> Mapping[str, float]:
    """Return the terms of the evaluation for the seat to act, as they are after moves."""
    seat = position.to_act
    board = position.copy()
    for move in moves:
        board.play(move)
    if seat in (None, CHANCE) or board.to_act is None:
        return {}
    return dict(game.explain_evaluation(board, seat))
