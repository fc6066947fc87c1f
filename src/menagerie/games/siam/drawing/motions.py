"""A move of Siam as drawing data: how a player points it out, and what is animated when it is played."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.core.scene import Gesture, Gestures, Motion
from menagerie.games.siam.components import board
from menagerie.games.siam.components.board import NAMES, NO_PIECE, OFF, ROCK_PIECE, facing_of
from menagerie.games.siam.components.pieces import KINDS
from menagerie.games.siam.drawing.scene import DEGREES, piece_id
from menagerie.games.siam.refusals.verdicts import seen, squares_from
from menagerie.games.siam.rules import moves, push
from menagerie.games.siam.rules.setup import as_siam
from menagerie.games.siam.texts.moves import TEXTS, read_move
from menagerie.games.siam.texts.views import seen_in

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.games.siam.rules.position import Siam

Taking = tuple[str, str, str]
"""A piece, the cell it is put on, and how the texts of the moves begin that do so."""
NO_TAKING = ("", "", "")


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


def point_out_all(position: Position) -> tuple[list[Gestures], tuple[int, ...]]:
    """Return the gestures of all legal moves; moves that differ only in the facing are one, unless they push."""
    usual = usual_gestures(1 + as_siam(position).ply % 2)
    made: list[Gestures] = []
    taking: Taking = NO_TAKING
    endings: list[tuple[str, float | None]] = []
    for move in position.legal_moves():
        known = usual.get(move)
        if known is None or known[0] is not taking:
            if endings:
                made.append(Gestures(*taking, tuple(endings)))
            taking, endings = (NO_TAKING if known is None else known[0]), []
        if known is None:
            made.append(pointed_out(position, move))
        else:
            endings.append(known[1])
    if endings:
        made.append(Gestures(*taking, tuple(endings)))
    return made, ()


def pointed_out(position: Position, move: int) -> Gestures:
    """Return the gesture of one move with its text."""
    one = point_out(position, move)
    return Gestures(one.piece, one.target, TEXTS[move], (("", one.facing),), one.note)


@cache
def usual_gestures(seat: int) -> dict[int, tuple[Taking, tuple[str, float | None]]]:
    """Return which piece each move of a side takes where that pushes nothing, how its text begins and how it ends.

    Moves that differ only in the facing have the same object.
    """
    takings: dict[Taking, Taking] = {}
    found = {}
    for move, (kind, origin, target, facing) in moves.ACTIONS.items():
        if kind in {moves.PUSH, moves.ENTER_PUSH}:
            continue
        piece = f"{KINDS[seat]}-{'reserve' if kind == moves.ENTER else NAMES[origin]}"
        text, end = (TEXTS[move], "") if kind == moves.LEAVE else (TEXTS[move][:-1], TEXTS[move][-1])
        taking = (piece, "" if kind == moves.LEAVE else NAMES[target], text)
        found[move] = takings.setdefault(taking, taking), (end, None if kind == moves.LEAVE else DEGREES[facing])
    return found


def strength(position: Siam, first: int, facing: int) -> str:
    """Return the strength of a push against what resists it, from the first pushed square on (S22)."""
    axis = board.axis_of(facing)
    line = push.pushed_line([seen(position, square, axis) for square in squares_from(first, facing)])
    pushing, resisting = push.balance(line, board.seen_along(axis, facing))
    return f"{pushing}:{resisting}"


def animate(view: View, text: str) -> tuple[Motion, ...]:
    """Return what a legal move does to the pieces of a drawing, the played animal first."""
    position = seen_in(view)
    return motions_of(position, read_move(position, text))


def motions_of(position: Siam, move: int) -> tuple[Motion, ...]:
    """Return what a legal move does to the pieces, the played animal first."""
    action = moves.ACTIONS[move]
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
