"""A view of Siam as drawing data: squares, pieces, reserves and exits."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from menagerie.core.scene import Cell, Hand, HandItem, Mark, Piece, Scene, Track, square, square_centre
from menagerie.games.siam.components import board
from menagerie.games.siam.components.board import (
    EAST,
    FACINGS,
    NAMES,
    NO_PIECE,
    NORTH,
    ROCK_PIECE,
    SIZE,
    SOUTH,
    WEST,
    facing_of,
)
from menagerie.games.siam.components.pieces import KINDS, kind_of, owner
from menagerie.games.siam.texts.positions import READING_ORDER
from menagerie.games.siam.texts.views import seen_in
from menagerie.games.siam.words.rulebook import RULEBOOK, say

if TYPE_CHECKING:
    from menagerie.core.view import View
    from menagerie.games.siam.rules.position import Siam

DEGREES = {NORTH: 0.0, EAST: 90.0, SOUTH: 180.0, WEST: 270.0}
GLYPHS = {"elephant": "E", "rhinoceros": "r", "rock": "#"}


def make_scene(view: View, language: str = "en") -> Scene:
    """Return the drawing of a view; labels are in `language`."""
    position = seen_in(view)
    pieces, closed = position.pieces(), position.closed_now
    return Scene(
        cells=cells(),
        pieces=tuple(
            [piece_of(pieces[number], number, language) for number in READING_ORDER if pieces[number] != NO_PIECE]
        ),
        marks=tuple(
            Mark(NAMES[number], "closed", say(language, "label_closed", square=NAMES[number]))
            for number in READING_ORDER
            if closed >> number & 1
        ),
        hands=tuple(reserve(position, seat, language) for seat in (1, 2)),
        tracks=exit_tracks(position, language),
        width=SIZE,
        height=SIZE,
    )


# Cells and pieces


@cache
def cells() -> tuple[Cell, ...]:
    """Return the 25 squares, rank 5 at the top."""
    return tuple(cell(number) for number in READING_ORDER)


def cell(number: int) -> Cell:
    """Return one square."""
    at = square_centre(board.file_of(number), SIZE - 1 - board.rank_of(number))
    kind = "border" if board.on_border(number) else "inner"
    return Cell(id=NAMES[number], polygon=square(*at), at=at, kind=kind, label=NAMES[number])


def piece_id(piece: int, number: int) -> str:
    """Return the name by which a drawing knows the piece on a square."""
    return f"{kind_of(piece)}-{NAMES[number]}"


@lru_cache(maxsize=4096)
def piece_of(piece: int, number: int, language: str) -> Piece:
    """Return a piece on a square."""
    kind, name = kind_of(piece), NAMES[number]
    way = None if piece == ROCK_PIECE else facing_of(piece)
    return Piece(
        id=piece_id(piece, number),
        cell=name,
        kind=kind,
        owner=owner(piece),
        facing=None if way is None else DEGREES[way],
        glyph=GLYPHS[kind],
        label=say(language, "label_rock", square=name, piece=kind)
        if way is None
        else say(language, "label_animal", square=name, piece=kind, facing=FACINGS[way]),
    )


# Beside the board


def reserve(position: Siam, seat: int, language: str) -> Hand:
    """Return the animals that a side has off the board (S2)."""
    kind, count = KINDS[seat], position.in_reserve(seat)
    label = say(language, "label_reserve", seat=f"seat{seat}", count=count)
    items = (HandItem(f"{kind}-reserve", kind, GLYPHS[kind], label, count),) if count else ()
    return Hand(seat, label, items)


def exit_tracks(position: Siam, language: str) -> tuple[Track, ...]:
    """Return how often each side may still leave, where the variant counts that (S35)."""
    if not position.exit_limit:
        return ()
    sides = [(RULEBOOK.name(language, f"seat{seat}"), used) for seat, used in enumerate(position.exits, start=1)]
    left = tuple((side, position.exit_limit - used) for side, used in sides)
    return (Track(RULEBOOK.name(language, "exits_left"), left),)
