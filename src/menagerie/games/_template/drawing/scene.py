"""Otter Run as drawing data: a row of squares, two otters, shells beside it. Made from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.scene import Cell, Gesture, Hand, HandItem, Piece, Scene, Track, square, square_centre
from menagerie.games._template.components.board import river_of
from menagerie.games._template.rules.moves import PLAY
from menagerie.games._template.rules.setup import as_template
from menagerie.games._template.texts.moves import move_parts
from menagerie.games._template.texts.views import HIDDEN, read_view
from menagerie.games._template.words.rulebook import RULEBOOK, say

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.core.view import View


def make_scene(view: View, language: str = "en") -> Scene:
    """Return the drawing of what the viewer sees; labels are in `language`."""
    cells, hands, turn = read_view(view)
    river = river_of(view.edition)
    limits = ((RULEBOOK.name(language, "played"), turn), (RULEBOOK.name(language, "at_most"), river.turns))
    return Scene(
        cells=tuple(river_cell(number, river.cells, language) for number in range(1, river.cells + 1)),
        pieces=tuple(otter(seat, str(cell), language) for seat, cell in enumerate(cells, 1)),
        hands=tuple(shells(seat, hand, language) for seat, hand in enumerate(hands, 1)),
        tracks=(Track(RULEBOOK.name(language, "turns"), limits),),
        width=river.cells,
        height=1,
    )


def river_cell(number: int, sea: int, language: str) -> Cell:
    """Return one cell of the river; the last is the sea."""
    centre = square_centre(number - 1, 0)
    kind, colour = ("sea", "blue") if number == sea else ("river", "cyan")
    label = say(language, "label_cell", kind=kind, cell=number)
    return Cell(str(number), square(*centre), kind, label, colour, at=centre)


def otter(seat: int, cell: str, language: str) -> Piece:
    """Return a seat's otter."""
    label = say(language, "label_otter", seat=f"seat{seat}", cell=cell)
    return Piece(f"otter{seat}", cell, "otter", seat, glyph=f"O{seat}", label=label)


def shells(seat: int, hand: str, language: str) -> Hand:
    """Return a hand: the shells that the viewer sees, and the number of the others."""
    items = tuple(
        HandItem(f"shell{seat}-{place}", "shell", shell, say(language, "label_shell", shell=shell))
        for place, shell in enumerate(hand.replace("-", "").replace(HIDDEN, ""), 1)
    )
    return Hand(seat, say(language, "label_hand", seat=f"seat{seat}"), items, hidden=hand.count(HIDDEN))


def point_out(position: Position, move: int) -> Gesture | None:
    """Return which shell is taken up for a legal move; nothing for a rest."""
    game = as_template(position)
    verb, shell = move_parts(game, move)
    seat = game.to_act or 0
    return Gesture(f"shell{seat}-{1 + list(game.shells_of(seat)).index(shell)}") if verb == PLAY else None
