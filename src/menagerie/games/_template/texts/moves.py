"""Moves of Otter Run as texts: ``draw 1``, ``play 1`` and ``rest``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from menagerie.errors import InvalidMove
from menagerie.games._template.rules.moves import DRAW, PLAY, REST, kind_of, shell_of
from menagerie.games._template.rules.setup import as_template

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.games._template.rules.position import Template

MOVE = re.compile(r"(draw|play) ([1-9])|(rest)")
VERBS = {DRAW: "draw", PLAY: "play", REST: "rest"}


def every_move(position: Position) -> list[int]:
    """Return all moves that can be written down."""
    shells = as_template(position).river.shells
    return [*(DRAW + shell for shell in shells), *(PLAY + shell for shell in shells), REST]


def move_parts(game: Template, move: int) -> tuple[int, int]:
    """Take a move apart into DRAW, PLAY or REST and its shell, 0 for none."""
    if type(move) is not int or move not in every_move(game):
        raise InvalidMove(f"{move!r} is the number of no move of Otter Run")
    return kind_of(move), shell_of(move)


def write_move(position: Position, move: int) -> str:
    """Return the one text of a move, legal or not."""
    verb, shell = move_parts(as_template(position), move)
    return f"{VERBS[verb]} {shell}" if shell else VERBS[verb]


def read_move(position: Position, text: str) -> int:
    """Read any well-formed move text, legal or not."""
    found = MOVE.fullmatch(text)
    shells = as_template(position).river.shells
    if found is None or (found[2] and int(found[2]) not in shells):
        raise InvalidMove(
            f"{text[:40]!r} is not a move; expected rest, or draw or play and a shell from 1 to {shells[-1]}"
        )
    return REST if found[3] else (DRAW if found[1] == VERBS[DRAW] else PLAY) + int(found[2])
