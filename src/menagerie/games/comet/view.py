"""What a seat or a spectator may know of Comet: everything but other hands and what is left of a reshuffle (10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.bounds import shown, whole_number
from menagerie.core.game import LONGEST_TEXT, checked
from menagerie.errors import InvalidPosition
from menagerie.games.comet.components import COLOURS
from menagerie.games.comet.layout import as_comet
from menagerie.games.comet.moves import DRAW, WORDS
from menagerie.games.comet.notation import Writer, dumped, write_move
from menagerie.games.comet.reading import position_of, read_draft, refuse_restless, refuse_spelling
from menagerie.games.comet.validity import Validity

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.games.comet.keys import Draft
    from menagerie.games.comet.rules import Comet

HIDDEN = "?"
MOST_SEATS = 4
SILVER = COLOURS.index("silver")


def write_view(position: Position, seat: int) -> str:
    """Return the position's text with numbers for the cards that `seat` does not see."""
    comet = as_comet(position)
    viewer = whole_number(seat, 0, comet.seats, "a seat")
    table = Writer(comet).table()
    for number, player in enumerate(table["players"], 1):
        if number != viewer:
            player["hand"] = len(player["hand"])
    table["mixed"] = len(table["mixed"])
    return dumped({"view": viewer} | table)


def redact_move(position: Position, move: int, seat: int) -> str:
    """Return a move as `seat` sees it: draws of others without the card."""
    comet = as_comet(position)
    viewer = whole_number(seat, 0, comet.seats, "a seat")
    text = write_move(comet, move)
    seen = move >> 20 != DRAW or (viewer > 0 and comet.draws_for() == viewer)
    return text if seen else f"{WORDS[DRAW]} {HIDDEN}"


def fill_view(editions: Mapping[str, Edition], view: View, random: Random) -> Comet:
    """Return a position that fits the view: what it does not tell is drawn, each copy equally likely."""
    viewer = whole_number(view.seat, 0, MOST_SEATS, "a seat")
    text = checked(view.text, LONGEST_TEXT, "position", InvalidPosition)
    draft = read_draft({**editions, view.edition.id: view.edition}, text, viewer)
    whole_number(viewer, 0, len(draft.seen["players"]), "a seat")
    fill_anyhow(draft, text)
    position = position_of(draft, text)
    position.resample(viewer, random.getrandbits(62))
    refuse_restless(position, text)
    written = write_view(position, viewer)
    if written != text:
        refuse_spelling(text, written)
    return position


def fill_anyhow(draft: Draft, text: str) -> None:
    """Give out the first cards that fit for those that a view does not tell, reshuffled ones first."""
    seen = draft.seen
    written = Validity(draft.components, draft.board, seen).written
    hidden = [sheet.copies - there for sheet, there in zip(draft.components.cards, written, strict=True)]
    silver = [
        max(0, copies) if sheet.colour == SILVER else 0
        for sheet, copies in zip(draft.components.cards, hidden, strict=True)
    ]
    shuffled = [min(pair) for pair in zip(silver, seen["shuffled"], strict=True)]
    seen["mixed"] = taken(shuffled, draft.open_mixed, "mixed", text)
    left = [there - gone for there, gone in zip(silver, seen["mixed"], strict=True)]
    for seat, number in enumerate(draft.open_hands, 1):
        cards = taken(left, number, f"players[{seat}].hand", text)
        left = [there - gone for there, gone in zip(left, cards, strict=True)]
        hand = seen["players"][seat - 1]["hand"]
        seen["players"][seat - 1]["hand"] = [had + more for had, more in zip(hand, cards, strict=True)]


def taken(stock: list[int], number: int, what: str, text: str) -> list[int]:
    """Return so many of the cards in stock, the first ones."""
    cards = [card for card, copies in enumerate(stock) for _ in range(copies)]
    if number > len(cards):
        message = (
            f"position {shown(text)}: {what} wants {number} cards the viewer cannot see, but there are {len(cards)}"
        )
        raise InvalidPosition(message)
    return [cards[:number].count(card) for card in range(len(stock))]
