"""The numbers of moves: their bits, accessors for them, and moves taken apart.

An entering move has the bits::

    7..3 target square   2..1 facing   0 whether it pushes

and a move by an animal on the board, which is never below `PLAYED_FROM_BOARD`::

    13..9 origin, a square plus one   8 whether it turns   7..3 target square   2..0 facing plus one

A push and an exit have 0 for the facing, an exit has `RESERVE` for the target, and a turn has the animal's own square.
Numbers ascend in the order of their texts: ``+a1E +a1E! +a1N … a1-a2! a1-a2E … a1-x a1@E … e5@W``. Every text of the
notation has a number, also those that no rule would ever allow. The accessors have twins in C, in state.pxd.
"""

from __future__ import annotations

from typing import NamedTuple

from menagerie.errors import InvalidMove
from menagerie.games.siam.components import board

ENTER, ENTER_PUSH, STEP, PUSH, LEAVE, TURN = range(6)

PLAYED_FROM_BOARD = 512
"""The first number of a move by an animal that stands on the board."""
TURNING = 256
RESERVE = 31
"""Stands for the target square of an animal that leaves."""


def origin_of(move: int) -> int:
    """Return the place that an animal is played from: 0 for the reserve, else its square plus one."""
    return move >> 9


def target_of(move: int) -> int:
    """Return the square that an animal is played to, `RESERVE` if it leaves."""
    return move >> 3 & 31


def is_turn(move: int) -> bool:
    """Whether an animal turns on its square."""
    return move >= PLAYED_FROM_BOARD and move & TURNING != 0


def after_index(move: int) -> int:
    """Return the index of a move in `blocks.AFTER`: its low eight bits, apart for entering animals."""
    return (move >= PLAYED_FROM_BOARD) << 8 | move & 255


class Action(NamedTuple):
    """A move taken apart; `origin` is OFF for an entering animal, `target` is OFF for a leaving one."""

    kind: int
    origin: int
    target: int
    facing: int
    """The facing after the move, or the direction of an entering push; -1 where the text does not tell."""


def enter_move(square: int, facing: int, *, pushing: bool = False) -> int:
    """Return the number of `+c1N`, or of `+c1N!` when pushing."""
    return square << 3 | facing << 1 | pushing


def step_move(origin: int, target: int, facing: int) -> int:
    """Return the number of `b2-b3E`."""
    return (origin + 1) << 9 | target << 3 | (facing + 1)


def push_move(origin: int, target: int) -> int:
    """Return the number of `b2-b3!`."""
    return (origin + 1) << 9 | target << 3


def leave_move(origin: int) -> int:
    """Return the number of `b1-x`."""
    return (origin + 1) << 9 | RESERVE << 3


def turn_move(origin: int, facing: int) -> int:
    """Return the number of `b2@S`: that of a step onto the animal's own square, so that both are made alike."""
    return step_move(origin, origin, facing) | TURNING


def number(action: Action) -> int:
    """Return the number of a move taken apart."""
    kind, origin, target, facing = action
    if kind in {ENTER, ENTER_PUSH}:
        return enter_move(target, facing, pushing=kind == ENTER_PUSH)
    if kind == STEP:
        return step_move(origin, target, facing)
    if kind == PUSH:
        return push_move(origin, target)
    return leave_move(origin) if kind == LEAVE else turn_move(origin, facing)


def every_action() -> list[Action]:
    """Return everything that the notation can say, whether or not it could ever be legal."""
    squares, facings = range(board.SQUARES), range(4)
    return [
        *(Action(kind, board.OFF, to, facing) for kind in (ENTER, ENTER_PUSH) for to in squares for facing in facings),
        *(Action(STEP, origin, to, facing) for origin in squares for to in squares for facing in facings),
        *(Action(PUSH, origin, to, -1) for origin in squares for to in squares),
        *(Action(LEAVE, origin, board.OFF, -1) for origin in squares),
        *(Action(TURN, origin, origin, facing) for origin in squares for facing in facings),
    ]


ACTIONS = {number(action): action for action in sorted(every_action(), key=number)}
"""Every move number with the move taken apart, in canonical order."""


def taken_apart(move: int) -> Action:
    """Return the move of a number."""
    if move in ACTIONS:
        return ACTIONS[move]
    raise InvalidMove(f"{move!r} is the number of no move of siam")
