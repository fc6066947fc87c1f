"""Tables of moves: where an animal stands after a move, and the blocks of moves that the generator copies.

A block holds moves that come together, padded to one length, so that they are copied and counted without a branch.
"""

from __future__ import annotations

from itertools import permutations

from menagerie.games.siam.components import board
from menagerie.games.siam.rules.moves import (
    ACTIONS,
    ENTER_PUSH,
    LEAVE,
    PUSH,
    Action,
    after_index,
    leave_move,
    step_move,
    turn_move,
)

PUSHING = 128
"""Marks what a move leads to if it pushes; after a push on the board the animal faces as before."""


def stand_after(action: Action) -> int:
    """Return where the animal stands after a move, 0 in reserve, marked if it pushes on the way there."""
    if action.kind == LEAVE:
        return 0
    pushing = PUSHING if action.kind in {ENTER_PUSH, PUSH} else 0
    return pushing | board.stand_on(action.target, max(action.facing, 0))


def all_stands_after() -> list[int]:
    """Return `stand_after` by `after_index`."""
    table = [0] * 512
    for move, action in ACTIONS.items():
        table[after_index(move)] = stand_after(action)
    return table


AFTER = all_stands_after()


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
    """Find a factor that gives every set of neighbours of `square` its own number."""
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
