"""Moves of Siam as texts, and back.

A move is one of ``+c1N`` (enter), ``+c1N!`` (enter by pushing), ``b2-b3E`` (move), ``b2-b3!`` (push), ``b2@S`` (turn)
and ``b1-x`` (leave).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.errors import InvalidMove
from menagerie.games.siam.components.board import FACINGS, NAMES
from menagerie.games.siam.rules.moves import ACTIONS, ENTER, ENTER_PUSH, LEAVE, PUSH, STEP, Action, taken_apart

if TYPE_CHECKING:
    from menagerie.core.position import Position


def shown(text: str, longest: int = 40) -> str:
    """Quote what was given, cut short when it is long."""
    return repr(text) if len(text) <= longest else f"{text[:longest]!r}…"


def action_text(action: Action) -> str:
    """Return the text of a move taken apart."""
    kind, origin, target, facing = action
    if kind in {ENTER, ENTER_PUSH}:
        return f"+{NAMES[target]}{FACINGS[facing]}" + "!" * (kind == ENTER_PUSH)
    if kind == LEAVE:
        return f"{NAMES[origin]}-x"
    if kind == PUSH:
        return f"{NAMES[origin]}-{NAMES[target]}!"
    if kind == STEP:
        return f"{NAMES[origin]}-{NAMES[target]}{FACINGS[facing]}"
    return f"{NAMES[origin]}@{FACINGS[facing]}"


TEXTS = {move: action_text(action) for move, action in ACTIONS.items()}
MOVES = {text: move for move, text in TEXTS.items()}


def write_move(position: Position, move: int) -> str:  # noqa: ARG001 - texts are the same everywhere
    """Return the one text of a move, legal or not."""
    return TEXTS.get(move) or action_text(taken_apart(move))


def read_move(position: Position, text: str) -> int:  # noqa: ARG001 - texts are the same everywhere
    """Read any well-formed move text, legal or not."""
    if text in MOVES:
        return MOVES[text]
    raise InvalidMove(
        f"{shown(text)} is not a move; expected +c1N (enter), +c1N! (enter by pushing), b2-b3E (move, then face E), "
        "b2-b3! (push), b2@S (turn) or b1-x (leave), with squares a1 to e5 and facings N E S W"
    )
