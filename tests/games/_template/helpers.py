"""What the tests of this game share."""

from __future__ import annotations

from menagerie.core import registry

GAME = registry.load("_template")


def moves(text: str) -> list[str]:
    """Return the legal moves of a position as texts."""
    position = GAME.parse_position(text)
    return [GAME.format_move(position, move) for move in position.legal_moves()]


def after(text: str, *played: str) -> str:
    """Return the position after some moves."""
    position = GAME.parse_position(text)
    for move in played:
        position.play(GAME.parse_move(position, move))
    return GAME.format_position(position)


def rule_against(text: str, move: str) -> str | None:
    """Return the rule by which a move is refused, if it is."""
    position = GAME.parse_position(text)
    return GAME.explain(position, GAME.parse_move(position, move)).rule
