"""A view of Siam as drawing data, and a move as what to animate."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.core.rulebook import Rulebook
from menagerie.core.scene import Cell, Gesture, Hand, HandItem, Mark, Motion, Piece, Scene, Track, square, square_centre
from menagerie.games.siam import board, moves, push
from menagerie.games.siam.board import EAST, FACINGS, NAMES, NO_PIECE, NORTH, OFF, ROCK_PIECE, SIZE, SOUTH, WEST
from menagerie.games.siam.layout import as_siam
from menagerie.games.siam.notation import READING_ORDER, read_move
from menagerie.games.siam.pieces import KINDS, facing_of, kind_of, owner
from menagerie.games.siam.verdicts import seen, squares_from
from menagerie.games.siam.view import position_of

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.games.siam.rules import Siam

WORDS = Rulebook.load("siam", "menagerie.games.siam")
DEGREES = {NORTH: 0.0, EAST: 90.0, SOUTH: 180.0, WEST: 270.0}
GLYPHS = {"elephant": "E", "rhinoceros": "r", "rock": "#"}


def draw(view: View, language: str = "en") -> Scene:
    """Return the drawing of a view; labels are in `language`."""
    position = position_of(view)
    return Scene(
        cells=cells(),
        pieces=tuple(
            piece_on(position, number, language) for number in READING_ORDER if position.piece_at(number) != NO_PIECE
        ),
        marks=tuple(
            Mark(NAMES[number], "closed", say(language, "label_closed", square=NAMES[number]))
            for number in READING_ORDER
            if position.closed_now >> number & 1
        ),
        hands=tuple(reserve(position, seat, language) for seat in (1, 2)),
        tracks=exit_tracks(position, language),
        width=SIZE,
        height=SIZE,
    )


def say(language: str, key: str, **details: str | int) -> str:
    """Return a label."""
    return WORDS.sentence(language, key, details)


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


def piece_on(position: Siam, number: int, language: str) -> Piece:
    """Return the piece on a square."""
    piece = position.piece_at(number)
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
    sides = [(WORDS.name(language, f"seat{seat}"), used) for seat, used in enumerate(position.exits, start=1)]
    left = tuple((side, position.exit_limit - used) for side, used in sides)
    return (Track(WORDS.name(language, "exits_left"), left),)


# What moves


def point_out(position: Position, move: int) -> Gesture:
    """Return which animal is taken up for a legal move, and where it is put."""
    siam = as_siam(position)
    kind, origin, target, facing = moves.taken_apart(move)
    if kind in {moves.ENTER, moves.ENTER_PUSH}:
        note = strength(siam, target, facing) if kind == moves.ENTER_PUSH else ""
        return Gesture(f"{KINDS[1 + siam.ply % 2]}-reserve", NAMES[target], DEGREES[facing], note)
    piece = siam.piece_at(origin)
    if kind == moves.LEAVE:
        return Gesture(piece_id(piece, origin))
    if kind == moves.PUSH:
        ahead = facing_of(piece)
        return Gesture(piece_id(piece, origin), NAMES[target], DEGREES[ahead], strength(siam, target, ahead))
    return Gesture(piece_id(piece, origin), NAMES[target], DEGREES[facing])


def strength(position: Siam, first: int, facing: int) -> str:
    """Return the strength of a push against what resists it, from the first pushed square on (S22)."""
    axis = board.axis_of(facing)
    line = push.pushed_line([seen(position, square, axis) for square in squares_from(first, facing)])
    pushing, resisting = push.balance(line, board.seen_along(axis, facing))
    return f"{pushing}:{resisting}"


def animate(view: View, text: str) -> tuple[Motion, ...]:
    """Return what a legal move does to the pieces of a drawing, the played animal first."""
    position = position_of(view)
    action = moves.ACTIONS[read_move(position, text)]
    if action.kind in {moves.ENTER, moves.ENTER_PUSH}:
        kind = KINDS[1 + position.ply % 2]
        entering = Motion("enter", f"{kind}-reserve", ("", NAMES[action.target]), DEGREES[action.facing])
        return (entering, *(pushed(position, action.target, action.facing) if action.kind == moves.ENTER_PUSH else ()))
    return played(position, action)


def played(position: Siam, action: moves.Action) -> tuple[Motion, ...]:
    """Return what a move by an animal on the board does."""
    kind, origin, target, turned = action
    piece = position.piece_at(origin)
    facing = facing_of(piece)
    name = piece_id(piece, origin)
    if kind == moves.LEAVE:
        return (Motion("leave", name, (NAMES[origin], "")),)
    if kind == moves.PUSH:
        pusher = Motion("push", name, (NAMES[origin], NAMES[target]), DEGREES[facing])
        return (pusher, *pushed(position, target, facing))
    if kind == moves.TURN:
        return (Motion("turn", name, (NAMES[origin],), DEGREES[turned]),)
    return (Motion("move", name, (NAMES[origin], NAMES[target]), DEGREES[turned]),)


def pushed(position: Siam, first: int, facing: int) -> tuple[Motion, ...]:
    """Return how the pushed line shifts, the nearest piece first; the last one may leave the board (S24)."""
    motions = []
    while first != OFF and (piece := position.piece_at(first)) != NO_PIECE:
        beyond = board.beside(first, facing)
        path = (NAMES[first], "" if beyond == OFF else NAMES[beyond])
        degrees = None if piece == ROCK_PIECE else DEGREES[facing_of(piece)]
        motions.append(Motion("expelled" if beyond == OFF else "pushed", piece_id(piece, first), path, degrees))
        first = beyond
    return tuple(motions)
