"""Boards drawn literally, and the questions that rule tests ask about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core import registry

if TYPE_CHECKING:
    from menagerie.core.position import Position

SIAM = registry.load("siam")
VARIANTS = ("classic2005", "classic2005-cross", "classic2005-oneexit", "classic2005-cross-oneexit", "edition2014")
SQUARES = [file + rank for file in "abcde" for rank in "12345"]
BORDER = [square for square in SQUARES if square[0] in "ae" or square[1] in "15"]
INNER = [square for square in SQUARES if square not in BORDER]


def drawn(board: str, side: str = "ele", ply: int | None = None, rest: str = "0,0 - classic2005") -> Position:
    """Lay out a board drawn rank by rank, rank 5 first, late in the game unless `ply` says otherwise."""
    ranks = "/".join("".join(line.split()) for line in board.strip().splitlines())
    ply = 40 + (side == "rhi") if ply is None else ply
    return SIAM.parse_position(f"{ranks} {side} {ply} {rest}")


def start(variant: str = "classic2005") -> Position:
    """Return the start position of a variant."""
    return SIAM.new(variant)


def board_of(position: Position) -> str:
    """Return the board field of a position's text."""
    return str(position).split(" ", maxsplit=1)[0]


def same_board(position: Position, board: str) -> bool:
    """Compare a position with a drawing."""
    return board_of(position) == "/".join("".join(line.split()) for line in board.strip().splitlines())


def moves(position: Position, beginning: str = "") -> list[str]:
    """Return the texts of the legal moves, those that begin in a certain way."""
    texts = (SIAM.format_move(position, move) for move in position.legal_moves())
    return [text for text in texts if text.startswith(beginning)]


def allowed(position: Position, move: str) -> bool:
    """Whether a move is legal, as generator and arbiter both say."""
    number = SIAM.parse_move(position, move)
    listed = number in position.legal_moves()
    assert listed == SIAM.explain(position, number).legal
    return listed


def rule_against(position: Position, move: str) -> str | None:
    """Return the rule by which a move is refused."""
    return None if allowed(position, move) else SIAM.explain(position, SIAM.parse_move(position, move)).rule


def after(position: Position, *texts: str) -> Position:
    """Return the position that moves lead to."""
    position = position.copy()
    for text in texts:
        position.play(SIAM.parse_move(position, text))
    return position


def reserves(position: Position) -> tuple[int, int]:
    """Return how many animals each side has off the board, counted on the board's text."""
    letters = board_of(position)
    return 5 - sum(letters.count(letter) for letter in "NESW"), 5 - sum(letters.count(letter) for letter in "nesw")
