"""What a move of Comet does, in words: a clause that other sentences take in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.seats import CHANCE
from menagerie.core.view import View
from menagerie.games.comet import moves
from menagerie.games.comet.board import CAVE
from menagerie.games.comet.labels import card_names, say
from menagerie.games.comet.notation import write_move
from menagerie.games.comet.sight import sight_of
from menagerie.games.comet.view import write_view

if TYPE_CHECKING:
    from menagerie.core.position import Position


def tell(position: Position, move: int, language: str = "en") -> str:
    """Return what a legal move does; the seat that decides is the one that is told."""
    text = write_move(position, move)
    word, what, *rest = [*text.split(), ""]
    names = card_names(position.edition, language)
    rescued = rescued_card(position, move)
    key = "rescue" if rescued else f"comet_{what}" if word == "comet" else word
    return say(
        language,
        f"told.{key}",
        what=names.get(what, what),
        place=rest[0] if rest else "",
        symbol=rest[1] if len(rest) > 1 else "",
        card=names.get(rescued, rescued),
    )


def rescued_card(position: Position, move: int) -> str:
    """Return the id of the animal that a step brings into the cave, nothing for any other move (C37)."""
    seat = position.to_act
    if move >> 20 != moves.STEP or seat in {None, CHANCE}:
        return ""
    sight = sight_of(View(position.edition, seat or 0, write_view(position, seat or 0)))
    if sight.board.hexes[move >> 4 & 255].kind != CAVE:
        return ""
    slots: list[int] = sight.player(sight.seen["active"])["slots"]
    return str(sight.components.cards[slots[move >> 12 & 255]].id)
