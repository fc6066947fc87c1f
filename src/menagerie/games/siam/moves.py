"""The numbers of moves, and the blocks of moves that the generator copies.

Move numbers ascend in the order of their texts: ``+a1E +a1E! +a1N … a1-a2! a1-a2E … a1-x a1@E … e5@W``. Every text of
the notation has a number, also those that no rule would ever allow.
"""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple

from menagerie.errors import InvalidMove
from menagerie.games.siam import board

ENTER, ENTER_PUSH, STEP, PUSH, LEAVE, TURN = range(6)

PLAYED_FROM_BOARD = 512
"""The first number of a move by an animal that stands on the board."""
TURNING = 256
RESERVE = 31
"""Stands for the target square of an animal that leaves."""


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
    message = f"{move!r} is the number of no move of siam"
    raise InvalidMove(message)


PUSHING = 128
"""Marks what a move leads to if it pushes; after a push on the board the animal faces as before."""


def stand_after(action: Action) -> int:
    """Return where the animal stands after a move, 0 in reserve, marked if it pushes on the way there."""
    if action.kind == LEAVE:
        return 0
    pushing = PUSHING if action.kind in {ENTER_PUSH, PUSH} else 0
    return pushing | board.stand_on(action.target, max(action.facing, 0))


def all_stands_after() -> list[int]:
    """Return `stand_after` by the low eight bits of a move, first for entering animals, then for those on the board."""
    table = [0] * 512
    for move, action in ACTIONS.items():
        table[(move >= PLAYED_FROM_BOARD) << 8 | move & 255] = stand_after(action)
    return table


AFTER = all_stands_after()


# Blocks: moves that come together, laid out for copying and counting without a branch.


def padded(moves: list[int], length: int) -> list[int]:
    """Return `moves` filled up with zeros."""
    return moves + [0] * (length - len(moves))


def gathered(squares: list[int], factor: int) -> int:
    """Bring the bits of a set of squares together in a number below 16, by one multiplication."""
    return board.squares_to_bits(squares) * factor >> 28 & 15


def subsets(squares: list[int]) -> list[list[int]]:
    """Return every choice of some of the squares."""
    return [[square for place, square in enumerate(squares) if pick >> place & 1] for pick in range(1 << len(squares))]


def gathering_factor(square: int) -> int:
    """Find a factor that tells all sets of neighbours of `square` apart."""
    near = board.neighbours(square)
    factors = (
        sum(1 << (28 + to - neighbour) for to, neighbour in zip(order, near, strict=True))
        for order in permutations(range(4), len(near))
    )
    return next(
        factor & 0x7FFFFFFF
        for factor in factors
        if len({gathered(chosen, factor & 0x7FFFFFFF) for chosen in subsets(near)}) == 1 << len(near)
    )


GATHER = [gathering_factor(square) for square in range(board.SQUARES)]


def board_moves(square: int, facing: int, free: list[int]) -> list[int]:
    """Return the moves of an animal that push nothing: steps (S16), turns (S17), and from the border leaving (S18)."""
    steps = [step_move(square, target, after) for target in free for after in range(4)]
    turns = [turn_move(square, after) for after in range(4) if after != facing]
    return steps + turns + ([leave_move(square)] if board.on_border(square) else [])


def blocks_by_free_neighbours(square: int, facing: int) -> list[list[int]]:
    """Return the `board_moves` of an animal, by the gathered set of its free neighbours."""
    blocks: list[list[int]] = [[] for _ in range(16)]
    for free in subsets(board.neighbours(square)):
        blocks[gathered(free, GATHER[square])] = board_moves(square, facing, free)
    return blocks


ALL_BLOCKS = [
    block
    for square in range(board.SQUARES)
    for facing in range(4)
    for block in blocks_by_free_neighbours(square, facing)
]
BOARD_BLOCKS = [move for block in ALL_BLOCKS for move in padded(block, 20)]
BOARD_COUNTS = [len(block) for block in ALL_BLOCKS]
