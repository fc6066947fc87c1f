"""The rules of set-up, turns, entering, moving, turning and leaving: S1 to S18."""

from __future__ import annotations

from collections import Counter

import pytest

from menagerie.errors import InvalidPosition
from tests.games.siam.boards import (
    BORDER,
    INNER,
    SIAM,
    after,
    allowed,
    drawn,
    moves,
    reserves,
    rule_against,
    same_board,
    start,
)

START_BOARD = """
    . . . . .
    . . . . .
    . # # # .
    . . . . .
    . . . . .
"""


def test_S1_five_by_five_squares_with_one_piece_each() -> None:
    """The board has 25 squares, and no legal move puts two pieces on one."""
    position = start()
    assert len(SIAM.scene(SIAM.view(position, 0)).cells) == 25
    for text in ("+a1N", "+a2S", "a1@E", "+e5W"):
        position = after(position, text)
        cells = [piece.cell for piece in SIAM.scene(SIAM.view(position, 0)).pieces]
        assert len(cells) == len(set(cells))


def test_S2_five_animals_each_all_in_reserve() -> None:
    """Both sides begin with five animals off the board; a sixth one does not exist."""
    assert reserves(start()) == (5, 5)
    assert [hand.items[0].count for hand in SIAM.scene(SIAM.view(start(), 0)).hands] == [5, 5]
    with pytest.raises(InvalidPosition, match=r"6 elephants, expected at most 5 \(S2\)"):
        SIAM.parse_position("NNNNN/N..../.###./...../..... ele 40 0,0 - classic2005")


def test_S3_three_rocks_of_nobody_without_a_facing() -> None:
    """There are three rocks, drawn without an owner or a front."""
    rocks = [piece for piece in SIAM.scene(SIAM.view(start(), 0)).pieces if piece.kind == "rock"]
    assert [(rock.owner, rock.facing) for rock in rocks] == [(0, None)] * 3


def test_S4_rocks_start_on_b3_c3_d3() -> None:
    """The start position has the rocks side by side in the middle row and nothing else."""
    assert same_board(start(), START_BOARD)


def test_S5_elephants_begin_then_sides_alternate() -> None:
    """Seat 1, the elephants, plays first; every move passes the turn on."""
    position = start()
    seats = [position.to_act]
    for text in ("+a1N", "+e1N", "a1@E", "e1-x"):
        position = after(position, text)
        seats.append(position.to_act)
    assert seats == [1, 2, 1, 2, 1]


def test_S6_only_own_animals_are_played() -> None:
    """The other side's animals, rocks and empty squares cannot be played by any action."""
    position = drawn("""
        . . . . .
        . n . N .
        . # # # .
        . . . . .
        . . . . .
    """)
    for origin in ("b4", "c3", "a1"):
        for move in (f"{origin}-c4N", f"{origin}@E", f"{origin}-x", f"{origin}-b5!"):
            assert rule_against(position, move) == "S6"


def test_S6_a_turn_is_one_action() -> None:
    """Whatever is played, the turn passes at once."""
    position = drawn("""
        . . . . .
        . . . . .
        . # # # .
        . S . . .
        . . . . N
    """)
    for move in ("+a1N", "b2-b1N", "b2@N", "e1-x"):
        assert after(position, move).to_act == 2


def test_S7_every_move_changes_the_position() -> None:
    """No legal move leaves board and reserves as they were."""
    position = drawn("""
        . . . . n
        . s . . .
        . # # # .
        . S E . .
        . . N . .
    """)
    board = str(position).split()[0]
    assert all(str(after(position, move)).split()[0] != board for move in moves(position))


def test_S8_animals_face_one_of_four_ways() -> None:
    """Animals on the board are drawn facing up, right, down or left."""
    position = drawn("""
        . . . . .
        . N E . .
        . # # # .
        . s w . .
        . . . . .
    """)
    pieces = SIAM.scene(SIAM.view(position, 0)).pieces
    assert [piece.facing for piece in pieces if piece.owner] == [0, 90, 180, 270]


# Entering


def test_S9_animals_enter_on_the_sixteen_border_squares() -> None:
    """Each border square, corners included, is entered; no inner square is."""
    entered = {move[1:3] for move in moves(start(), "+")}
    assert entered == set(BORDER)
    assert all(rule_against(start(), f"+{square}N") == "S9" for square in INNER)
    assert rule_against(start(), "+b3E!") == "S9"


def test_S10_entering_needs_an_animal_in_reserve() -> None:
    """With five animals on the board nobody enters."""
    position = drawn("""
        N N N N N
        . . . . .
        . # # # .
        . . . . .
        . . . . .
    """)
    assert moves(position, "+") == []
    assert rule_against(position, "+a1N") == "S10"


def test_S10_not_even_a_push_that_expels_an_own_animal() -> None:
    """An entering push stays forbidden with an empty reserve, although it would throw one's own animal out."""
    position = drawn("""
        . . E . .
        . . E . .
        # # E # .
        . . E . .
        . . E . .
    """)
    assert rule_against(position, "+c1N!") == "S10"


def test_S11_a_free_square_is_entered_facing_any_way() -> None:
    """A free border square gives four entries, outwards included, a corner as well."""
    assert moves(start(), "+c1") == ["+c1E", "+c1N", "+c1S", "+c1W"]
    assert Counter(move[1:3] for move in moves(start())) == dict.fromkeys(BORDER, 4)


def test_S11_a_free_square_is_not_entered_by_pushing() -> None:
    """There is nothing to push on a free square."""
    assert rule_against(start(), "+c1N!") == "S11"


@pytest.mark.parametrize("piece", ["N", "n", "#"])
def test_S12_an_occupied_square_is_entered_only_by_pushing(piece: str) -> None:
    """Whatever stands on the border square, a plain entry is refused and a push is not."""
    rocks = ". # # # ." if piece != "#" else ". # # . ."
    position = drawn(f"""
        . . . . .
        . . . . .
        {rocks}
        . . . . .
        {piece} . . . .
    """)
    assert rule_against(position, "+a1N") == "S12"
    assert allowed(position, "+a1E!")


def test_S13_an_entering_pusher_faces_its_push() -> None:
    """After an entering push the animal stands on the entry square and faces the way of the push."""
    position = drawn("""
        . . . . .
        . . . . .
        . # # # .
        . . . . .
        . . e . .
    """)
    assert same_board(
        after(position, "+c1N!"),
        """
        . . . . .
        . . . . .
        . # # # .
        . . e . .
        . . N . .
    """,
    )


def test_S14_entering_pushes_go_inwards() -> None:
    """On a side one direction is possible, in a corner two, and never one along the side."""
    position = drawn("""
        e . e . .
        . . . . .
        . # # # .
        n . . . n
        . . e . .
    """)
    pushes = [move for move in moves(position, "+") if move.endswith("!")]
    assert pushes == ["+a2E!", "+a5E!", "+a5S!", "+c1N!", "+c5S!", "+e2W!"]
    assert rule_against(position, "+c5E!") == "S14"
    assert rule_against(position, "+a5N!") == "S14"


def test_S15_entering_pushes_are_judged_like_pushes() -> None:
    """An entering animal is the pusher: alone it moves one rock, not two, and no animal that faces it."""
    position = drawn("""
        . . n . .
        . . . . .
        # # . . .
        . . . . .
        # . n . .
    """)
    assert allowed(position, "+a1E!")
    assert rule_against(position, "+a3E!") == "S22"
    assert allowed(position, "+c1N!")
    assert rule_against(position, "+c5S!") == "S22"


# Moving, turning, leaving


def test_S16_one_step_to_a_free_neighbour_facing_any_way() -> None:
    """Each free neighbour gives four moves, whichever way the animal faces."""
    position = drawn("""
        . . . . .
        . . . . .
        # # # . .
        . W . . .
        . n . . .
    """)
    steps = [move for move in moves(position, "b2-") if not move.endswith("!")]
    assert steps == [f"b2-{square}{facing}" for square in ("a2", "c2") for facing in "ENSW"]
    assert rule_against(position, "b2-b1S") == "S16"
    assert rule_against(position, "b2-b3N") == "S16"


@pytest.mark.parametrize("target", ["d4", "a1", "c4", "b2", "e5"])
def test_S16_no_diagonal_no_second_square_no_staying(target: str) -> None:
    """A move goes to an orthogonal neighbour."""
    position = drawn("""
        . . . . .
        . . . . .
        # # # . .
        . W . . .
        . . . . .
    """)
    assert rule_against(position, f"b2-{target}N") == "S16"


def test_S17_a_turn_changes_the_facing() -> None:
    """Three turns are legal, the one to the present facing is not."""
    position = drawn("""
        . . . . .
        . . . . .
        # # # . .
        . W . . .
        . . . . .
    """)
    assert moves(position, "b2@") == ["b2@E", "b2@N", "b2@S"]
    assert rule_against(position, "b2@W") == "S17"
    assert same_board(
        after(position, "b2@N"),
        """
        . . . . .
        . . . . .
        # # # . .
        . N . . .
        . . . . .
    """,
    )


def test_S18_any_own_animal_on_the_border_may_leave() -> None:
    """Leaving is one move for each animal on the border, whatever it faces; inner animals stay."""
    position = drawn("""
        N . . . .
        . . . . .
        # # # . E
        . W . . .
        . . S . .
    """)
    assert [move for move in moves(position) if move.endswith("-x")] == ["a5-x", "c1-x", "e3-x"]
    assert rule_against(position, "b2-x") == "S18"


def test_S18_an_animal_that_left_may_come_back() -> None:
    """The animal is in reserve again and enters on the next turn."""
    position = after(start(), "+a1N", "+e1N", "a1-x")
    assert reserves(position) == (5, 4)
    assert allowed(after(position, "e1@S"), "+a1N")
