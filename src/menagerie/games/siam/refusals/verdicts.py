"""Why a move is refused: the rule an arbiter would cite, the squares concerned, and what the sentence names.

Nothing here asks the move generator. The board is walked square by square in the order in which an arbiter would look,
and only the meaning of S22 is shared with it (`push.stopped_at`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.outcome import Refusal
from menagerie.games.siam.components import board
from menagerie.games.siam.components.board import FACINGS, NAMES, NO_PIECE, OFF, ROCK_PIECE, facing_of
from menagerie.games.siam.components.pieces import kind_of, owner
from menagerie.games.siam.rules import moves, push
from menagerie.games.siam.rules.setup import as_siam

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from menagerie.core.position import Position
    from menagerie.games.siam.rules.moves import Action
    from menagerie.games.siam.rules.position import Siam


def every_move(position: Position) -> Iterable[int]:
    """Return all moves that can be written down, the same 3,450 in every position.

    Unlikely moves come last, so that a search for the move behind a gesture finds the likely one:
    pushes are meant where something stands, and entering pushes go inwards.
    """
    siam = as_siam(position)
    return sorted(moves.ACTIONS, key=lambda move: is_unlikely(siam, moves.ACTIONS[move]))


def is_unlikely(position: Siam, action: Action) -> bool:
    """Whether the squares show that a move is hardly the one that was meant."""
    if action.kind not in {moves.ENTER, moves.ENTER_PUSH, moves.STEP, moves.PUSH}:
        return False
    pushes = action.kind in {moves.ENTER_PUSH, moves.PUSH}
    if pushes != (position.piece_at(action.target) != NO_PIECE):
        return True
    return action.kind == moves.ENTER_PUSH and board.beside(action.target, opposite(action.facing)) != OFF


def refuse(position: Position, move: int) -> Refusal | None:
    """Return why a move is refused, or ``None`` for a legal one."""
    siam = as_siam(position)
    action = moves.taken_apart(move)
    if siam.winner:
        return refusal("S29", "game_over", winner=f"seat{siam.winner}")
    if action.kind in {moves.ENTER, moves.ENTER_PUSH}:
        return refuse_entry(siam, action)
    return refuse_animal(siam, action.origin) or BY_KIND[action.kind](siam, action)


def refusal(rule: str, reason: str, *squares: int, **details: str | int) -> Refusal:
    """Put a refusal together; the sentence may name the first of the squares."""
    cells = tuple(NAMES[square] for square in squares)
    if cells:
        details = {"square": cells[0], **details}
    return Refusal(rule, reason, cells, tuple(details.items()))


def seat_to_move(position: Siam) -> int:
    """Return whose turn it is while the game goes on (S5)."""
    return 1 + position.ply % 2


def is_closed(position: Siam, square: int) -> bool:
    """Whether no animal may be played onto a square at this ply (S33)."""
    return bool(position.closed_now >> square & 1)


# Enter (S9–S15)


def refuse_entry(position: Siam, action: Action) -> Refusal | None:
    """Judge where and with what an animal enters, then how."""
    square = action.target
    if not board.on_border(square):
        return refusal("S9", "enter_inside", square)
    if not position.in_reserve(seat_to_move(position)):
        return refusal("S10", "enter_without_reserve", square, animals=position.animals_each)
    if is_closed(position, square):
        return refusal("S33", "enter_closed", square, plies=position.closed_plies)
    judge = refuse_entering_push if action.kind == moves.ENTER_PUSH else refuse_free_entry
    return judge(position, action)


def refuse_free_entry(position: Siam, action: Action) -> Refusal | None:
    """Judge an entry without a push: the square has to be free."""
    piece = position.piece_at(action.target)
    if piece != NO_PIECE:
        return refusal("S12", "enter_occupied", action.target, piece=kind_of(piece))
    return None


def refuse_entering_push(position: Siam, action: Action) -> Refusal | None:
    """Judge an entry with a push: something stands there, the push goes inwards, and it is strong enough."""
    square, facing = action.target, action.facing
    if position.piece_at(square) == NO_PIECE:
        return refusal("S11", "enter_push_free", square)
    if board.beside(square, opposite(facing)) != OFF:
        return refusal("S14", "enter_push_sideways", square, facing=FACINGS[facing])
    return refuse_balance(position, squares_from(square, facing), facing)


# Which animal (S6)


def refuse_animal(position: Siam, square: int) -> Refusal | None:
    """Judge what is played: it has to be an animal of the side to move."""
    piece = position.piece_at(square)
    if piece == NO_PIECE:
        return refusal("S6", "origin_empty", square)
    if piece == ROCK_PIECE:
        return refusal("S6", "origin_rock", square)
    if owner(piece) != seat_to_move(position):
        return refusal("S6", "origin_opponent", square, owner=f"seat{owner(piece)}")
    return None


# Move, turn, leave (S16–S18)


def refuse_step(position: Siam, action: Action) -> Refusal | None:
    """Judge a move: one square, orthogonally, free, and not closed."""
    origin, target = action.origin, action.target
    if target not in board.neighbours(origin):
        return refusal("S16", "step_too_far", origin, target, target=NAMES[target])
    piece = position.piece_at(target)
    if piece != NO_PIECE:
        return refusal("S16", "step_occupied", target, piece=kind_of(piece))
    return refuse_closed(position, target)


def refuse_closed(position: Siam, square: int) -> Refusal | None:
    """Judge where an animal already on the board is played to (S34)."""
    if is_closed(position, square):
        return refusal("S34", "closed", square, plies=position.closed_plies)
    return None


def refuse_turn(position: Siam, action: Action) -> Refusal | None:
    """Judge a turn: it has to change the facing."""
    if facing_at(position, action.origin) == action.facing:
        return refusal("S17", "same_facing", action.origin, facing=FACINGS[action.facing])
    return None


def refuse_leaving(position: Siam, action: Action) -> Refusal | None:
    """Judge an exit: from the border, and as often as the variant allows (S35)."""
    if not board.on_border(action.origin):
        return refusal("S18", "leave_inside", action.origin)
    if not position.may_leave(seat_to_move(position)):
        return refusal("S35", "exits_used", action.origin, limit=position.exit_limit)
    return None


# Push (S19–S23)


def refuse_push(position: Siam, action: Action) -> Refusal | None:
    """Judge a push: straight ahead, against something, not onto a closed square, and strong enough."""
    origin, target = action.origin, action.target
    facing = facing_at(position, origin)
    ahead = board.beside(origin, facing)
    if ahead == OFF:
        return refusal("S19", "push_off_board", origin, facing=FACINGS[facing])
    if target != ahead:
        return refusal("S19", "push_not_ahead", origin, target, facing=FACINGS[facing], ahead=NAMES[ahead])
    if position.piece_at(target) == NO_PIECE:
        return refusal("S19", "push_nothing", target)
    return refuse_closed(position, target) or refuse_balance(position, squares_from(target, facing), facing)


def refuse_balance(position: Siam, squares: Sequence[int], facing: int) -> Refusal | None:
    """Judge the strength of a push against what stands on `squares`, the first one next to the pusher (S20–S22)."""
    axis = board.axis_of(facing)
    forward = board.seen_along(axis, facing)
    line = push.pushed_line([seen(position, square, axis) for square in squares])
    place = push.stopped_at(line, forward)
    if place is None:
        return None
    met = line[: place + 1]
    pushing, rocks = 1 + met.count(forward), met.count(board.ROCK)
    opposing = len(met) - met.count(forward) - met.count(board.SIDEWAYS) - rocks
    reason = "push_opposed" if pushing <= opposing else "push_too_weak"
    counts = {"pushing": pushing, "opposing": opposing, "rocks": rocks, "left": pushing - opposing}
    return refusal("S22", reason, *squares[: place + 1], stop=NAMES[squares[place]], **counts)


def seen(position: Siam, square: int, axis: int) -> int:
    """Return what a push along a line of this kind meets on a square (S21)."""
    piece = position.piece_at(square)
    if piece in {NO_PIECE, ROCK_PIECE}:
        return board.EMPTY if piece == NO_PIECE else board.ROCK
    return board.seen_along(axis, facing_of(piece))


def squares_from(square: int, facing: int) -> list[int]:
    """Return `square` and those behind it in the direction `facing`, up to the edge."""
    squares = []
    while square != OFF:
        squares.append(square)
        square = board.beside(square, facing)
    return squares


def facing_at(position: Siam, square: int) -> int:
    """Return which way the animal on a square faces."""
    return facing_of(position.piece_at(square))


def opposite(facing: int) -> int:
    """Return the facing the other way round."""
    return len(FACINGS) - 1 - facing


BY_KIND: dict[int, Callable[[Siam, Action], Refusal | None]] = {
    moves.STEP: refuse_step,
    moves.PUSH: refuse_push,
    moves.LEAVE: refuse_leaving,
    moves.TURN: refuse_turn,
}
