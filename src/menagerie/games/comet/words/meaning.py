"""The decision meant by putting a card or a rescuer where it cannot go, so that its refusal can be explained."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from menagerie.games.comet.components.board import JOKER, NEUTRALS, SYMBOLS
from menagerie.games.comet.rules.setup import as_comet
from menagerie.games.comet.texts.positions import write_position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.core.position import Position

WORDS = {"move": "play", "rest": "discard"}
"""By running action: the decision that a card of the hand stands for; without an action it begins a Move."""


def mean(position: Position, piece: str, cell: str) -> Iterator[str]:
    """Yield the texts of the decisions that a gesture may mean."""
    comet = as_comet(position)
    tables, seat = comet.tables, comet.to_act
    kinds = {place.id: place.kind for place in tables.board.hexes}
    action = json.loads(write_position(comet))["action"] or {}
    zone, _, what = piece.partition("-")
    if cell and cell not in kinds:
        return
    if piece in NEUTRALS and cell:
        yield f"shift {piece} {cell}"
    elif zone == f"rescuer{seat}":
        yield f"step {what} {cell} {symbol(action.get('pool', ''), kinds[cell])}" if cell else f"rescuer {what}"
    elif what in {card.id for card in tables.components.cards}:
        yield from of_card(zone, what, cell, action.get("kind", ""))


def of_card(zone: str, card: str, cell: str, action: str) -> Iterator[str]:
    """Yield the decisions that a card may mean."""
    if zone == "display":
        yield f"take {card}"
    elif zone.startswith("rescued"):
        yield f"use {card}"
    elif zone.startswith("hand"):
        yield f"place {card} {cell}" if cell else f"{WORDS.get(action, 'move')} {card}"


def symbol(pool: str, kind: int) -> str:
    """Return the symbol with which a step would be paid: that of the ground, a joker, or any other."""
    ground = SYMBOLS[kind] if kind < JOKER else "*"
    return next((each for each in (ground, "*", pool[:1]) if each and each in pool), ground)
