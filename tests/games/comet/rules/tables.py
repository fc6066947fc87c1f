"""Short words for tests of Comet's rules: lay a table, play, look at it, ask why not."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import menagerie
from tests.games.comet.oracle.lay import laid_text

if TYPE_CHECKING:
    from menagerie.core.position import Position

COMET = menagerie.load("comet")
COMET_PHASE: dict[str, Any] = {"phase": "comet", "comet": 0}


def lay(*players: dict[str, Any], **keys: Any) -> Position:  # noqa: ANN401 - values of any key
    """Return a table where seat 1 is about to act, with changes (see `laid_text`)."""
    return COMET.parse_position(laid_text(*players, **keys))


def start(seats: int = 2, **options: int | str) -> Position:
    """Return the start of the setup."""
    return COMET.new(None, seats, **options)


def options(position: Position) -> list[str]:
    """Return the texts of all legal moves."""
    return [COMET.format_move(position, move) for move in position.legal_moves()]


def play(position: Position, *texts: str) -> Position:
    """Play moves one after another."""
    for text in texts:
        position.play(COMET.parse_move(position, text))
    return position


def draw_until_decision(position: Position) -> Position:
    """Let chance take its first possible outcome until a player decides."""
    while position.to_act == menagerie.CHANCE:
        position.play(position.legal_moves()[0])
    return position


def table(position: Position) -> dict[str, Any]:
    """Return the position text as data."""
    data: dict[str, Any] = json.loads(COMET.format_position(position))
    return data


def me(position: Position, seat: int = 1) -> dict[str, Any]:
    """Return one player of the table."""
    player: dict[str, Any] = table(position)["players"][seat - 1]
    return player


def why(position: Position, text: str) -> str | None:
    """Return the rule that forbids a move."""
    return COMET.explain(position, COMET.parse_move(position, text)).rule


def beginning(position: Position, word: str) -> list[str]:
    """Return the legal moves that begin with a word."""
    return [text for text in options(position) if text.split()[0] == word]
