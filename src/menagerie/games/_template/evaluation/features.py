"""Otter Run as numbers for learning, seen from the viewer's side. Made from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.view import Array
from menagerie.games._template.components.board import river_of
from menagerie.games._template.texts.views import read_view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.view import View


def describe(view: View) -> Mapping[str, Array]:
    """Return where the otters are, the viewer's first; what the viewer holds; and how much of the game is played."""
    otters, hands, turn = read_view(view)
    river = river_of(view.edition)
    own = hands[view.seat - 1] if view.seat else ""
    places = otters[::-1] if view.seat == 2 else otters
    return {
        "otters": Array(
            (2, river.cells), tuple(float(cell == at) for at in places for cell in range(1, river.cells + 1))
        ),
        "hand": Array((len(river.shells),), tuple(float(own.count(str(shell))) for shell in river.shells)),
        "turn": Array((1,), (turn / river.turns,)),
    }
