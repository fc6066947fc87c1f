"""Moves of Comet as texts and back (10.3, 10.4); catalogue.py has all texts."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import shown
from menagerie.errors import InvalidMove
from menagerie.games.comet.rules.setup import as_comet
from menagerie.games.comet.texts.catalogue import texts_of

if TYPE_CHECKING:
    from menagerie.core.position import Position

OTHER_MOVES = 20
"""How many moves of each kind `every_move` gives beside the legal ones."""


def write_move(position: Position, move: int) -> str:
    """Return the one text of a move, legal or not."""
    comet = as_comet(position)
    given: object = move
    text = texts_of(comet.tables, comet.seats).texts.get(given) if type(given) is int else None
    if text is None:
        raise InvalidMove(f"{shown(given)} is the number of no move of comet")
    return text


def read_move(position: Position, text: str) -> int:
    """Read any well-formed move text, legal or not."""
    comet = as_comet(position)
    texts = texts_of(comet.tables, comet.seats)
    return texts.moves[text] if text in texts.moves else texts.read(text)


def every_move(position: Position) -> list[int]:
    """Return all legal moves and a sample of the others of each kind, the same for the same position."""
    comet = as_comet(position)
    random = Random(comet.key())  # noqa: S311 - games, not secrets
    legal = comet.legal_moves()
    kinds = (list(kind) for kind in texts_of(comet.tables, comet.seats).kinds)
    others = [move for kind in kinds for move in random.sample(kind, min(OTHER_MOVES, len(kind)))]
    return [*legal, *sorted({*others}.difference(legal))]
