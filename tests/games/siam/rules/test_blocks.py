"""Tests for `menagerie.games.siam.rules.blocks`."""

from __future__ import annotations

from itertools import combinations, product

from menagerie.games.siam.components import board
from menagerie.games.siam.rules import blocks
from menagerie.games.siam.rules.moves import ACTIONS, ENTER_PUSH, LEAVE, PUSH, after_index
from menagerie.games.siam.texts.moves import TEXTS


def test_what_a_move_leads_to_is_read_off_its_low_bits() -> None:
    """Where the animal stands after its move, and whether it pushes, follows from eight bits and where it began."""
    for number, (kind, _origin, target, facing) in ACTIONS.items():
        after = blocks.AFTER[after_index(number)]
        assert bool(after & blocks.PUSHING) == (kind in {ENTER_PUSH, PUSH})
        stand = after & ~blocks.PUSHING
        assert stand == (0 if kind == LEAVE else board.stand_on(target, 0 if kind == PUSH else facing))
        assert stand < board.STANDS <= blocks.PUSHING


def free_sets(square: int) -> list[list[int]]:
    """Return every set of neighbours that may be free."""
    near = board.neighbours(square)
    return [list(chosen) for size in range(len(near) + 1) for chosen in combinations(near, size)]


def expected_moves(square: int, facing: int, free: list[int]) -> set[str]:
    """Write down by S16, S17 and S18 what an animal may do without pushing."""
    name = board.NAMES[square]
    steps = {f"{name}-{board.NAMES[target]}{after}" for target in free for after in "NESW"}
    turns = {f"{name}@{after}" for after in "NESW" if after != board.FACINGS[facing]}
    leaves = {f"{name}-x"} if name[0] in "ae" or name[1] in "15" else set()
    return steps | turns | leaves


def test_blocks_hold_exactly_the_moves_of_the_rules() -> None:
    """For every square, facing and set of free neighbours the block has each move once and counts them right."""
    for square, facing in product(range(board.SQUARES), range(4)):
        for free in free_sets(square):
            gathered = board.squares_to_bits(free) * blocks.GATHER[square] >> 28 & 15
            block = board.heading(square, facing) << 4 | gathered
            listed = blocks.BOARD_BLOCKS[20 * block : 20 * block + blocks.BOARD_COUNTS[block]]
            assert len(listed) == len(set(listed)) <= 20
            assert {TEXTS[move] for move in listed} == expected_moves(square, facing, free)


def test_gathering_fits_a_machine_word() -> None:
    """The gathering product tells all sets of free neighbours apart, with 32 bits as with any number of bits."""
    for square in range(board.SQUARES):
        assert 0 <= blocks.GATHER[square] < 1 << 31
        gathered = [board.squares_to_bits(free) * blocks.GATHER[square] for free in free_sets(square)]
        assert [number >> 28 & 15 for number in gathered] == [(number & 0xFFFFFFFF) >> 28 for number in gathered]
        assert len({number >> 28 & 15 for number in gathered}) == len(gathered)


def test_padding_only_adds_zeros() -> None:
    """A padded block begins with its moves."""
    assert blocks.padded([5, 7], 4) == [5, 7, 0, 0]
