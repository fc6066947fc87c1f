"""The variants and what a position and a move are: S32 to S35 and S38 to S40."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.siam.boards import SIAM, VARIANTS, after, allowed, board_of, drawn, moves, rule_against, start
from tests.games.siam.strategies import scattered
from tests.games.siam.symmetry import SYMMETRIES, Symmetry

CROSSES = ("classic2005-cross", "classic2005-cross-oneexit", "edition2014")
ONE_EXIT = ("classic2005-oneexit", "classic2005-cross-oneexit")


def closed_at_start(variant: str) -> bool:
    """Whether c1 cannot be entered with the first move."""
    return not allowed(start(variant), "+c1N")


def test_S32_five_named_variants() -> None:
    """There are five variants; the crosses and the limit on exits are on where their names say so."""
    assert sorted(SIAM.editions) == sorted(VARIANTS)
    assert tuple(variant for variant in VARIANTS if closed_at_start(variant)) == CROSSES
    left_once = "...../...../.###./...../N...n ele 40 1,0 - "
    assert tuple(name for name in VARIANTS if not allowed(SIAM.parse_position(left_once + name), "a1-x")) == ONE_EXIT


def test_S32_the_reedition_plays_like_the_2005_game_with_crosses() -> None:
    """The two list the same moves in the same positions."""
    random = Random(32)
    for _ in range(50):
        text = scattered(random, "edition2014")
        assert moves(SIAM.parse_position(text)) == moves(
            SIAM.parse_position(text.replace("edition2014", "classic2005-cross"))
        )


@pytest.mark.parametrize("variant", CROSSES)
def test_S33_c1_and_c5_are_closed_for_four_plies(variant: str) -> None:
    """During the first two turns of each side nobody enters on c1 or c5, by a push or without; then anybody may."""
    position = start(variant)
    for text in ("+a1E", "+e5W", "a1@N", "e5@S"):
        assert not moves(position, "+c1")
        assert not moves(position, "+c5")
        assert rule_against(position, "+c1N") == rule_against(position, "+c5S") == "S33"
        position = after(position, text)
    assert moves(position, "+c1") == ["+c1E", "+c1N", "+c1S", "+c1W"]
    assert allowed(position, "+c5S")


def test_S33_leaves_56_moves_at_the_start() -> None:
    """Two of sixteen border squares are missing at the start."""
    assert len(moves(start("edition2014"))) == 56
    assert len(moves(start("classic2005"))) == 64


def test_S33_closes_entering_pushes_too() -> None:
    """An entering push onto a closed square is refused by the same rule."""
    position = drawn(". . . . .\n. . . . .\n. # # # .\n. . . . .\n. . e . .", ply=2, rest="0,0 - edition2014")
    assert rule_against(position, "+c1N!") == "S33"


def test_S34_no_animal_is_played_onto_a_closed_square() -> None:
    """Neither a move nor a push ends on a closed square while the crosses run."""
    board = ". . . . .\n. . . . .\n. # # # .\n. . S . .\n. E n . ."
    position = drawn(board, ply=2, rest="0,0 - edition2014")
    assert rule_against(position, "b1-c1!") == "S34"
    assert allowed(drawn(board, ply=4, rest="0,0 - edition2014"), "b1-c1!")
    board = ". . . . .\n. . . . .\n. # # # .\n. . S . .\n. E . . ."
    position = drawn(board, ply=2, rest="0,0 - edition2014")
    assert rule_against(position, "b1-c1N") == rule_against(position, "c2-c1E") == "S34"
    assert allowed(drawn(board, ply=4, rest="0,0 - edition2014"), "c2-c1E")


def test_S34_a_displaced_animal_may_land_on_a_closed_square() -> None:
    """Only the animal that is played is kept off; one that is pushed lands there."""
    position = drawn(". . . . .\n. . . . .\n. # # # .\n. . . . .\nE e . . .", ply=2, rest="0,0 - edition2014")
    assert board_of(after(position, "a1-b1!")).endswith("/.Ee..")


def test_S34_an_animal_on_a_closed_square_is_played_as_usual() -> None:
    """It may turn, leave, move off and push off."""
    position = drawn(". . . . .\n. . . . .\n. # # # .\n. . w . .\n. . N . .", ply=2, rest="0,0 - edition2014")
    assert all(allowed(position, move) for move in ("c1@E", "c1-x", "c1-b1N", "c1-c2!"))


@pytest.mark.parametrize("variant", ONE_EXIT)
def test_S35_each_side_leaves_once(variant: str) -> None:
    """The first exit of a side is legal, its second one is not, and the other side keeps its own."""
    position = after(start(variant), "+a1N", "+e1N", "+a2N", "+e2N", "a1-x")
    assert allowed(position, "e1-x")
    position = after(position, "e1-x")
    assert rule_against(position, "a2-x") == "S35"
    position = after(position, "a2@E")
    assert rule_against(position, "e2-x") == "S35"
    assert str(position).split()[3] == "1,1"


def test_S35_expulsions_do_not_count() -> None:
    """An animal that is pushed off the board uses up no exit."""
    position = drawn(". . n . .\n. . N . .\n# # . # .\n. . . . .\n. . . . n", rest="0,0 - classic2005-oneexit")
    pushed = after(position, "c4-c5!")
    assert str(pushed).split()[3] == "0,0"
    assert allowed(pushed, "e1-x")


# What a position and a move are


def test_S38_keys_follow_what_a_position_is() -> None:
    """Plies and exits change the key only where a rule asks for them."""
    board = "...../...../.###./...../N...n ele"

    def key(rest: str) -> int:
        return SIAM.parse_position(f"{board} {rest}").key()

    assert key("40 0,0 - classic2005") == key("90 2,3 - classic2005")
    assert key("40 0,0 - edition2014") == key("90 2,3 - edition2014")
    assert key("2 0,0 - edition2014") != key("40 0,0 - edition2014")
    assert key("2 0,0 - classic2005") == key("40 0,0 - classic2005")
    assert len({key(f"40 {exits} - classic2005-oneexit") for exits in ("0,0", "1,0", "0,1", "1,1")}) == 4


def test_S38_boards_sides_and_facings_have_keys_of_their_own() -> None:
    """Any other board, side to move or facing gives another key."""
    texts = [
        "...../...../.###./...../N...n ele 40",
        "...../...../.###./...../N...n rhi 41",
        "...../...../.###./...../E...n ele 40",
        "...../...../.###./...../n...N ele 40",
        "...../...../.###./...../N.... ele 40",
        "...../..#../.#.#./...../N...n ele 40",
    ]
    assert len({SIAM.parse_position(f"{text} 0,0 - classic2005").key() for text in texts}) == len(texts)


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_S39_turning_the_board_turns_the_moves(symmetry: Symmetry) -> None:
    """Each of the eight symmetries maps the legal moves of a position onto those of its image."""
    random = Random(39)
    for _ in range(25):
        text = scattered(random, "classic2005")
        expected = sorted(map(symmetry.move, moves(SIAM.parse_position(text))))
        assert moves(SIAM.parse_position(symmetry.position(text))) == expected


def test_S39_four_symmetries_keep_the_start_and_the_crosses() -> None:
    """Exactly four symmetries leave the start position as it is, and only these hold while squares are closed."""
    text = str(start("edition2014"))
    fixed = [symmetry for symmetry in SYMMETRIES if symmetry.position(text) == text]
    assert len(fixed) == 4
    early = "N..e./...../.###./..S../.w... ele 2 0,0 - edition2014"
    for symmetry in SYMMETRIES:
        expected = sorted(map(symmetry.move, moves(SIAM.parse_position(early))))
        assert (moves(SIAM.parse_position(symmetry.position(early))) == expected) == (symmetry in fixed)


def test_S39_exchanging_the_sides_changes_nothing() -> None:
    """The other side to move with all animals exchanged has the same moves."""
    random = Random(39)
    for _ in range(50):
        board = scattered(random, "classic2005").split()[0]
        elephants = SIAM.parse_position(f"{board} ele 40 0,0 - classic2005")
        rhinos = SIAM.parse_position(f"{board.swapcase()} rhi 41 0,0 - classic2005")
        assert moves(elephants) == moves(rhinos)


def test_S40_an_action_is_listed_once() -> None:
    """A free corner has four entries, an animal in a corner leaves in one way, and no move is listed twice."""
    position = drawn("N . . . .\n. . . . .\n. # # # .\n. . . . .\n. . . . .")
    assert len(moves(position, "+a1")) == 4
    assert moves(position, "a5-x") == ["a5-x"]
    random = Random(40)
    for _ in range(50):
        listed = moves(SIAM.parse_position(scattered(random)))
        assert len(listed) == len(set(listed))


def test_S40_different_moves_may_lead_to_the_same_board() -> None:
    """Leaving and pushing one's own animal out are two moves although the boards after them agree."""
    position = drawn(". . . E E\n. . . . .\n. # # # .\n. . . . .\n. . . . .")
    assert allowed(position, "d5-x")
    assert allowed(position, "d5-e5!")
    assert board_of(after(position, "d5-x")) == board_of(after(position, "d5-e5!"))
