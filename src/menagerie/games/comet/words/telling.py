"""What a move of Comet does, in words: a clause for other sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.seats import CHANCE
from menagerie.games.comet.components.board import CAVE
from menagerie.games.comet.rules import moves
from menagerie.games.comet.rules.setup import as_comet
from menagerie.games.comet.texts.moves import write_move
from menagerie.games.comet.words.labels import card_names
from menagerie.games.comet.words.rulebook import say

if TYPE_CHECKING:
    from menagerie.core.position import Position


def tell(position: Position, move: int, language: str = "en") -> str:
    """Return what a legal move does, as a clause."""
    text = write_move(position, move)
    word, what, *rest = [*text.split(), ""]
    names = card_names(position.edition, language)
    rescued = rescued_card(position, move)
    key = "rescue" if rescued else f"comet_{what}" if word == "comet" else word
    return say(
        language,
        f"moves.{key}",
        what=names.get(what, what),
        place=rest[0] if rest else "",
        symbol=rest[1] if len(rest) > 1 else "",
        card=names.get(rescued, rescued),
    )


def rescued_card(position: Position, move: int) -> str:
    """Return the id of the animal that a step brings into the cave, nothing for any other move (C37)."""
    seat = position.to_act
    if moves.kind_of(move) != moves.STEP or seat in {None, CHANCE}:
        return ""
    comet = as_comet(position)
    if comet.tables.board.hexes[moves.place_of(move)].kind != CAVE:
        return ""
    seen = comet.snapshot()
    slots: list[int] = seen["players"][seen["active"] - 1]["slots"]
    return str(comet.tables.components.cards[slots[moves.what_of(move)]].id)
