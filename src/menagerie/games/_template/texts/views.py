"""What a seat or a spectator may know of Otter Run: everything but the shells in other hands."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import whole_number
from menagerie.games._template.components.board import river_of
from menagerie.games._template.rules.moves import DRAW
from menagerie.games._template.rules.setup import as_template
from menagerie.games._template.texts.moves import VERBS, move_parts, write_move
from menagerie.games._template.texts.positions import hand_text, read_position, write_fields

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.games._template.rules.position import Template

HIDDEN = "?"
UNSEEN = re.compile(r"\?+")


def write_view(position: Position, seat: int) -> str:
    """Return the position's text with a question mark for every shell that `seat` does not see."""
    check_seat(seat)
    game = as_template(position)
    return write_fields(game, (seen_hand(game, 1, seat), seen_hand(game, 2, seat)))


def seen_hand(game: Template, owner: int, seat: int) -> str:
    """Return one hand as `seat` sees it (T3)."""
    shells = game.shells_of(owner)
    return hand_text(shells if owner == seat else HIDDEN * len(shells))


def fill_view(editions: Mapping[str, Edition], view: View, random: Random) -> Template:
    """Return a position that fits the view: unseen shells are drawn as chance would draw them."""
    check_seat(view.seat)
    river = river_of(view.edition)
    filled = UNSEEN.sub(
        lambda unseen: hand_text(sorted(random.choices(river.shells, river.weights, k=len(unseen[0])))),
        view.text,
    )
    return read_position({**editions, view.edition.id: view.edition}, filled)


def read_view(view: View) -> tuple[list[int], list[str], int]:
    """Return what a view says: the cells of the otters, the hands and the turns played; refuse what is no view."""
    fill_view({}, view, Random(0))  # noqa: S311 - games, not secrets
    cells, hands, turn, _ = view.text.split(" ")
    return [int(cell) for cell in cells.split(",")], hands.split("/"), int(turn)


def check_seat(seat: int) -> None:
    """Refuse a seat that nobody sits on."""
    whole_number(seat, 0, 2, "a seat")


def redact_move(position: Position, move: int, seat: int) -> str:
    """Return a move as `seat` sees it: others' draws without the shell."""
    check_seat(seat)
    game = as_template(position)
    verb, _ = move_parts(game, move)
    return f"{VERBS[DRAW]} {HIDDEN}" if verb == DRAW and game.draws_for != seat else write_move(game, move)
