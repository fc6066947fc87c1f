"""A thought: the best lines of a position with their scores, and the effort that found them.

Searches, bots, analysis, the engine protocol and the server all use this one shape. Inside a search moves are numbers;
outside they are texts. `in_texts` and `in_numbers` convert one into the other.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.game import Game
    from menagerie.core.position import Position

WIN = 30_000
PROVEN = 29_000
"""Scores beyond this are proven wins or losses. The difference to WIN is the distance in plies."""

Move = TypeVar("Move")
"""A move as a number or as a text."""


@dataclass(frozen=True, slots=True)
class Line(Generic[Move]):
    """A first move, the moves expected after it, and the score they lead to."""

    score: int
    """For the seat to act, in hundredths; beyond ±29,000 it is a proven win or loss."""
    moves: tuple[Move, ...]
    """The expected moves, the first move first."""
    visits: int = 0
    """How often a search by sampling tried the first move."""

    @property
    def move(self) -> Move:
        """The first move."""
        return self.moves[0]

    @property
    def wins(self) -> bool:
        """Whether the win is proven."""
        return self.score >= PROVEN

    @property
    def loses(self) -> bool:
        """Whether the loss is proven."""
        return self.score <= -PROVEN

    @property
    def plies(self) -> int | None:
        """The number of plies to the proven end, ``None`` without a proof."""
        distance = plies_to_win(self.score)
        return None if distance is None else abs(distance)


@dataclass(frozen=True, slots=True)
class Thought(Generic[Move]):
    """What is known of a position at the end of a search, or on the way."""

    lines: tuple[Line[Move], ...]
    """At least one line; the chosen or best one is first."""
    depth: int = 0
    nodes: int = 0
    seconds: float = 0.0
    trouble: str | None = None
    """What went wrong, if the move was found without the intended search."""

    @property
    def move(self) -> Move:
        """The chosen move."""
        return self.lines[0].moves[0]

    @property
    def score(self) -> int:
        """The score of the chosen move for the seat to act."""
        return self.lines[0].score

    @property
    def line(self) -> tuple[Move, ...]:
        """The expected moves, the chosen move first."""
        return self.lines[0].moves

    @property
    def plies_to_win(self) -> int | None:
        """Return the number of plies to a proven win (positive) or loss (negative)."""
        return plies_to_win(self.score)


def plies_to_win(score: int) -> int | None:
    """Return the distance of a proven win (positive) or loss (negative), ``None`` for any other score."""
    if abs(score) < PROVEN:
        return None
    return (WIN - abs(score)) * (1 if score > 0 else -1)


# Moves as texts


def in_texts(thought: Thought[int], game: Game, position: Position, most: int | None = None) -> Thought[str]:
    """Return the thought with the texts of its moves, at most `most` lines."""
    lines = tuple(Line(line.score, texts_of(game, position, line.moves), line.visits) for line in thought.lines[:most])
    return Thought(lines, thought.depth, thought.nodes, thought.seconds, thought.trouble)


def texts_of(game: Game, position: Position, moves: Sequence[int]) -> tuple[str, ...]:
    """Return the texts of moves played one after another."""
    board = position.copy()
    texts = []
    for move in moves:
        texts.append(game.format_move(board, move))
        board.play(move)
    return tuple(texts)


def in_numbers(thought: Thought[str], game: Game, position: Position) -> Thought[int]:
    """Return the thought with the numbers of its moves, each line read from `position` on."""
    lines = tuple(Line(line.score, numbers_of(game, position, line.moves), line.visits) for line in thought.lines)
    return Thought(lines, thought.depth, thought.nodes, thought.seconds, thought.trouble)


def numbers_of(game: Game, position: Position, texts: Sequence[str]) -> tuple[int, ...]:
    """Return the numbers of moves played one after another."""
    board = position.copy()
    moves = []
    for text in texts:
        moves.append(game.parse_move(board, text))
        board.play(moves[-1])
    return tuple(moves)


# Shorter lines


def first_moves(thought: Thought[Move]) -> Thought[Move]:
    """Return the thought with only the first move of each line, for games in which the rest depends on chance."""
    return replace(thought, lines=tuple(replace(line, moves=line.moves[:1]) for line in thought.lines))


def playable_lines(thought: Thought[int], position: Position) -> Thought[int]:
    """Return the thought with every line cut where it cannot be played from `position`; empty lines are dropped."""
    lines = (replace(line, moves=playable(position, line.moves)) for line in thought.lines)
    return replace(thought, lines=tuple(line for line in lines if line.moves))


def playable(position: Position, moves: tuple[int, ...]) -> tuple[int, ...]:
    """Return the moves from the first on that can be played one after another."""
    board = position.copy()
    for place, move in enumerate(moves):
        if move not in board.listed():
            return moves[:place]
        board.play(move)
    return moves
