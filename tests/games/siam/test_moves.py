"""The numbers of moves and the blocks that the generator copies."""

from __future__ import annotations

from itertools import combinations, product

from menagerie.games.siam import board, moves
from menagerie.games.siam.moves import ACTIONS, ENTER, ENTER_PUSH, LEAVE, PUSH, STEP, TURN, Action
from menagerie.games.siam.notation import MOVES, TEXTS, action_text


def test_every_text_has_one_number() -> None:
    """Numbers, texts and moves taken apart are three names of the same thing."""
    assert len(ACTIONS) == len(set(ACTIONS.values())) == len(set(TEXTS.values())) == len(MOVES)
    for number, action in ACTIONS.items():
        assert moves.number(action) == number
        assert MOVES[action_text(action)] == number


def test_everything_that_can_be_written_has_a_number() -> None:
    """There are as many moves as the notation has texts, those included that no rule ever allows."""
    kinds = [action.kind for action in ACTIONS.values()]
    counts = {kind: kinds.count(kind) for kind in (ENTER, ENTER_PUSH, STEP, PUSH, LEAVE, TURN)}
    assert counts == {ENTER: 100, ENTER_PUSH: 100, STEP: 2_500, PUSH: 625, LEAVE: 25, TURN: 100}


def test_numbers_sort_as_texts_do() -> None:
    """The canonical order of moves, by number, is the ASCII order of their texts."""
    assert list(ACTIONS) == sorted(ACTIONS)
    assert list(TEXTS.values()) == sorted(TEXTS.values())


def test_numbers_are_small() -> None:
    """Numbers fit 14 bits, and the kind of a move can be read off its bits."""
    for number, (kind, origin, target, _facing) in ACTIONS.items():
        assert 0 <= number < 1 << 14
        assert (number < moves.PLAYED_FROM_BOARD) == (kind in {ENTER, ENTER_PUSH})
        assert bool(number & moves.TURNING) == (kind == TURN)
        assert number >> 3 & 31 == (moves.RESERVE if kind == LEAVE else target)
        if number >= moves.PLAYED_FROM_BOARD:
            assert (number >> 9) - 1 == origin


def test_what_a_move_leads_to_is_read_off_its_low_bits() -> None:
    """Where the animal stands after its move, and whether it pushes, follows from eight bits and where it began."""
    for number, (kind, _origin, target, facing) in ACTIONS.items():
        after = moves.AFTER[(number >> 9 > 0) << 8 | number & 255]
        assert bool(after & moves.PUSHING) == (kind in {ENTER_PUSH, PUSH})
        stand = after & ~moves.PUSHING
        assert stand == (0 if kind == LEAVE else board.stand_on(target, 0 if kind == PUSH else facing))
        assert stand < board.STANDS <= moves.PUSHING


# Blocks


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
            gathered = board.squares_to_bits(free) * moves.GATHER[square] >> 28 & 15
            block = (square << 2 | facing) << 4 | gathered
            listed = moves.BOARD_BLOCKS[20 * block : 20 * block + moves.BOARD_COUNTS[block]]
            assert len(listed) == len(set(listed)) <= 20
            assert {TEXTS[move] for move in listed} == expected_moves(square, facing, free)


def test_gathering_fits_a_machine_word() -> None:
    """The gathering product tells all sets of free neighbours apart, with 32 bits as with any number of bits."""
    for square in range(board.SQUARES):
        assert 0 <= moves.GATHER[square] < 1 << 31
        gathered = [board.squares_to_bits(free) * moves.GATHER[square] for free in free_sets(square)]
        assert [number >> 28 & 15 for number in gathered] == [(number & 0xFFFFFFFF) >> 28 for number in gathered]
        assert len({number >> 28 & 15 for number in gathered}) == len(gathered)


def test_padding_only_adds_zeros() -> None:
    """A padded block begins with its moves."""
    assert moves.padded([5, 7], 4) == [5, 7, 0, 0]
    assert moves.number(Action(ENTER, board.OFF, 0, 0)) == 0
