"""The rules of pushing, S19 to S27, and the rulings on what S22 means."""

from __future__ import annotations

from itertools import product

import pytest

from menagerie.games.siam.components.board import DOWN, EMPTY, ROCK, SIDEWAYS, UP
from menagerie.games.siam.rules.push import can_push, pushed_line, stopped_at
from tests.games.siam.boards import after, allowed, drawn, moves, reserves, rule_against, same_board


def test_S19_animals_push_onto_the_square_they_face() -> None:
    """An animal pushes straight ahead, neither sideways nor backwards."""
    position = drawn("""
        . . . . .
        . . n . .
        . # N # .
        . . # . .
        . . . . .
    """)
    assert rule_against(position, "c3-c4!") is None
    assert [move for move in moves(position, "c3-") if move.endswith("!")] == ["c3-c4!"]
    assert [rule_against(position, f"c3-{square}!") for square in ("b3", "d3", "c2", "c5")] == ["S19"] * 4


def test_S19_there_is_something_to_push() -> None:
    """A push onto a free square is refused, as is one off the board."""
    position = drawn("""
        . . N . .
        . . . . .
        . # # # .
        . . . . .
        . . E . .
    """)
    assert rule_against(position, "c1-d1!") == "S19"
    assert rule_against(position, "c5-c4!") == "S19"


def test_S20_the_line_ends_at_the_first_gap() -> None:
    """Pieces beyond an empty square neither move nor count."""
    position = drawn("""
        . . s . .
        . . . . .
        # . w . .
        . # N . .
        # . . . .
    """)
    assert same_board(
        after(position, "c2-c3!"),
        """
        . . s . .
        . . w . .
        # . N . .
        . # . . .
        # . . . .
    """,
    )


def test_S20_the_pushed_line_is_an_unbroken_run() -> None:
    """The run begins next to the pusher and stops before the first empty square, or at the edge."""
    assert list(pushed_line([UP, ROCK, EMPTY, DOWN])) == [UP, ROCK]
    assert list(pushed_line([UP, ROCK])) == [UP, ROCK]
    assert list(pushed_line([EMPTY, UP])) == []


@pytest.mark.parametrize(
    ("line", "legal"),
    [
        ("N # .", True),  # the pusher alone
        ("N # #", False),
        ("N N # #", True),  # help by an own animal
        ("N n # #", True),  # help by the other side's
        ("N E # #", False),  # no help from the side
        ("N S .", False),  # an own animal opposes as well
        ("N s .", False),
        ("N N s .", True),
        ("N n S .", True),
        ("N e w .", True),  # sideways animals weigh nothing
    ],
)
def test_S21_weights_do_not_depend_on_the_owner(line: str, legal: bool) -> None:  # noqa: FBT001 - a column of the table
    """Animals facing the push add one, those facing it take one, rocks ask for one, whoever owns the animals."""
    column = [*line.split(), ".", "."][:5]
    rocks = ["#"] * (3 - column.count("#"))
    position = drawn(
        "\n".join(f"{rock} . {piece} . ." for piece, rock in zip(column[::-1], [*rocks, *"....."], strict=False))
    )
    assert allowed(position, "c1-c2!") == legal


def test_S22_at_every_piece_the_balance_must_hold() -> None:
    """Over every line there can be, a push is legal exactly if no piece breaks the balance counted up to it."""
    for length in range(1, 5):
        for line in product((ROCK, SIDEWAYS, UP, DOWN), repeat=length):
            legal = all(
                1 + line[:place].count(UP) - line[:place].count(DOWN) >= max(1, line[:place].count(ROCK))
                for place in range(1, length + 1)
            )
            assert can_push(line, UP) == legal


@pytest.mark.parametrize(
    ("line", "stop"),
    [
        ([ROCK], None),
        ([ROCK, ROCK], 1),
        ([DOWN], 0),
        ([UP, DOWN], None),
        ([UP, DOWN, DOWN], 2),
        ([ROCK, UP, ROCK, DOWN], 3),
        ([SIDEWAYS, SIDEWAYS, ROCK], None),
    ],
)
def test_S22_says_where_a_push_is_stopped(line: list[int], stop: int | None) -> None:
    """The first piece at which the balance fails stops the push."""
    assert stopped_at(line, UP) == stop
    mirrored = [{UP: DOWN, DOWN: UP}.get(piece, piece) for piece in line]
    assert stopped_at(mirrored, DOWN) == stop


def test_S23_help_beyond_the_obstacle_comes_too_late() -> None:
    """Animals in front of rocks or of an opposing animal do not help to move them, although the sum would do."""
    behind_rocks = drawn("""
        . . . . .
        . . N . .
        . . # . .
        # . # . .
        . . N . .
    """)
    assert rule_against(behind_rocks, "c1-c2!") == "S22"
    behind_opponent = drawn("""
        . . . . .
        . . . . .
        # # N # .
        . . s . .
        . . N . .
    """)
    assert rule_against(behind_opponent, "c1-c2!") == "S22"


def test_S24_the_line_shifts_by_one_and_its_last_piece_falls() -> None:
    """Everything in the line moves one square; at the edge exactly one piece leaves."""
    position = drawn("""
        . . e . .
        . . n . .
        # # W # .
        . . N . .
        . . . . .
    """)
    assert same_board(
        after(position, "c2-c3!"),
        """
        . . n . .
        . . W . .
        # # N # .
        . . . . .
        . . . . .
    """,
    )


def test_S24_a_line_with_room_loses_nothing() -> None:
    """If there is an empty square beyond the line, nothing leaves the board."""
    position = drawn("""
        . . . . .
        . . . . .
        . # # # .
        . . N . .
        . . . . .
    """)
    assert same_board(
        after(position, "c2-c3!"),
        """
        . . . . .
        . . # . .
        . # N # .
        . . . . .
        . . . . .
    """,
    )


def test_S25_nothing_turns_during_a_push() -> None:
    """Pusher and pushed animals keep their facings."""
    position = drawn("""
        . . . . .
        W n e s .
        . # # # .
        . . . . .
        E E n s .
    """)
    assert same_board(
        after(position, "a1-b1!"),
        """
        . . . . .
        W n e s .
        . # # # .
        . . . . .
        . E E n s
    """,
    )


def test_S26_an_expelled_animal_returns_to_its_owners_reserve() -> None:
    """The animal is in reserve at once and may enter on its owner's next turn."""
    position = drawn("""
        . . n . .
        . . N . .
        # # . # .
        n n n n .
        . . . . .
    """)
    assert reserves(position) == (4, 0)
    pushed = after(position, "c4-c5!")
    assert reserves(pushed) == (4, 1)
    assert allowed(pushed, "+a1N")


def test_S27_own_animals_may_be_expelled() -> None:
    """A side may push its own animal off the board."""
    position = drawn("""
        . . E . .
        . . N . .
        . # # # .
        . . . . .
        . . . . .
    """)
    assert reserves(position) == (3, 5)
    assert reserves(after(position, "c4-c5!")) == (4, 5)


def test_S27_a_push_may_help_the_other_side() -> None:
    """A push that makes the opponent win is legal."""
    position = drawn("""
        . . # . .
        . . n . .
        # . N # .
        . . . . .
        . . . . .
    """)
    outcome = after(position, "c3-c4!").outcome()
    assert outcome is not None
    assert outcome.winners == (2,)
