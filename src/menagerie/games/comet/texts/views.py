"""What a seat or a spectator may know: everything but other hands and the rest of a reshuffle (10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import whole_number
from menagerie.games.comet.rules.moves import DRAW, WORDS, kind_of
from menagerie.games.comet.rules.setup import as_comet
from menagerie.games.comet.texts.moves import write_move
from menagerie.games.comet.texts.positions import Writer, dumped
from menagerie.games.comet.texts.reading import position_of, read_draft, refuse_restless, refuse_spelling
from menagerie.games.comet.texts.sight import fill_anyhow, keep_sight, parts_of, written_sight

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.games.comet.rules.position import Comet

HIDDEN = "?"


def write_view(position: Position, seat: int) -> str:
    """Return the position's text with numbers for the cards that `seat` does not see."""
    comet = as_comet(position)
    viewer = whole_number(seat, 0, comet.seats, "a seat")
    writer = Writer(comet)
    table = writer.table()
    for number, player in enumerate(table["players"], 1):
        if number != viewer:
            player["hand"] = len(player["hand"])
    table["mixed"] = len(table["mixed"])
    text = dumped({"view": viewer} | table)
    keep_sight(text, comet, viewer, writer.seen)
    return text


def redact_move(position: Position, move: int, seat: int) -> str:
    """Return a move as `seat` sees it: draws of others without the card."""
    comet = as_comet(position)
    viewer = whole_number(seat, 0, comet.seats, "a seat")
    text = write_move(comet, move)
    seen = kind_of(move) != DRAW or (viewer > 0 and comet.draws_for() == viewer)
    return text if seen else f"{WORDS[DRAW]} {HIDDEN}"


def fill_view(editions: Mapping[str, Edition], view: View, random: Random) -> Comet:
    """Return a position that fits the view: hidden cards are dealt, each copy equally likely."""
    viewer, text = parts_of(view)
    written = written_sight(view.edition, viewer, text)
    if written is None:
        return read_view({**editions, view.edition.id: view.edition}, viewer, text, random)
    draft = written.open_draft()
    fill_anyhow(draft, text)
    return dealt(draft.position(), viewer, text, random)


def read_view(editions: Mapping[str, Edition], viewer: int, text: str, random: Random) -> Comet:
    """Return a position that fits a view from elsewhere, whose text is read and checked."""
    draft = read_draft(editions, text, viewer)
    whole_number(viewer, 0, len(draft.seen["players"]), "a seat")
    fill_anyhow(draft, text)
    position = dealt(position_of(draft, text), viewer, text, random)
    written = write_view(position, viewer)
    if written != text:
        refuse_spelling(text, written)
    return position


def dealt(position: Comet, viewer: int, text: str, random: Random) -> Comet:
    """Deal again what a viewer does not see; refuse a table at which nobody has to decide (10.5)."""
    position.resample(viewer, random.getrandbits(62))
    refuse_restless(position, text)
    return position
