"""How games end: S28 to S31 on the board, S36 and S37 by the course of the match."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random
from typing import TYPE_CHECKING

import pytest

from menagerie.core.history import History
from menagerie.errors import IllegalMove, InvalidOption
from tests.games.siam.boards import SIAM, VARIANTS, after, drawn, moves, rule_against, start
from tests.games.siam.strategies import scattered

if TYPE_CHECKING:
    from menagerie.core.position import Position


@pytest.mark.parametrize(
    ("column", "winner"),
    [
        ("N . . . .", 0),  # nothing falls
        (". . . N #", 1),
        (". . N n #", 2),  # the nearer animal belongs to the other side
        (". N n e #", 2),  # an animal facing sideways is passed over
        (". . N N #", 1),
        ("N n n s #", 2),  # an animal facing the push is passed over
        ("N n # e #", 2),  # another rock is passed over
        (". N e w #", 1),  # only the pusher is left
    ],
)
def test_S28_the_nearest_animal_facing_the_push_wins(column: str, winner: int) -> None:
    """Back from the fallen rock, the owner of the first animal that faces the push direction wins."""
    pieces = column.split()
    rocks = ["#"] * (3 - pieces.count("#")) + ["."] * 5
    position = drawn("\n".join(f"{rock} . {piece} . ." for piece, rock in zip(pieces[::-1], rocks, strict=False)))
    place = pieces.index("N")
    move = f"c{place + 1}-c{place + 2}" + ("!" if winner else "N")
    outcome = after(position, move).outcome()
    assert (outcome.winners if outcome else ()) == ((winner,) if winner else ())


def test_S28_the_entering_pusher_may_win() -> None:
    """An animal that enters by pushing is credited if no other faces the push."""
    position = drawn("""
        . . # . .
        # . e . .
        . . w . .
        . . e . .
        # . w . .
    """)
    outcome = after(position, "+c1N!").outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ((1,), (1.0, 0.0), "S28")


def test_S29_one_rock_ends_the_game() -> None:
    """After a rock has left nobody is to act, no move is legal, and every move is refused by S29."""
    won = after(start(), "+c1N", "+a1N", "c1-c2N", "a1@E", "c2-c3!", "a1@N", "c3-c4!", "a1@E", "c4-c5!")
    assert won.to_act is None
    assert won.legal_moves() == []
    assert {SIAM.explain(won, move).rule for move in SIAM.every_move(won)} == {"S29"}
    with pytest.raises(IllegalMove, match=r"Elephants have won\. \[S29\]"):
        won.play(SIAM.parse_move(won, "a1@E"))


def test_S29_a_win_is_taken_back_with_its_move() -> None:
    """Undoing the winning push puts the rock back and the game goes on."""
    position = drawn("""
        . . # . .
        . . N . .
        # . . # .
        . . . . .
        . . . . .
    """)
    text = str(position)
    position.play(SIAM.parse_move(position, "c4-c5!"))
    assert str(position) == "..N../...../#..#./...../..... rhi 41 0,0 ele classic2005"
    position.undo()
    assert str(position) == text
    assert position.to_act == 1


def test_S30_a_game_ends_with_one_winner_or_not_at_all() -> None:
    """However games go, an outcome on the board has one winner who takes the whole point."""
    random = Random(30)
    for variant in VARIANTS:
        position = start(variant)
        while position.outcome() is None and len(position.moves_played) < 2000:
            winning = [move for move in position.legal_moves() if wins(position, move)]
            position.play(random.choice(winning or position.legal_moves()))
        outcome = position.outcome()
        assert outcome is not None
        assert len(outcome.winners) == 1
        assert sorted(outcome.scores) == [0.0, 1.0]


def wins(position: Position, move: int) -> bool:
    """Whether a move ends the game."""
    position.play(move)
    over = position.outcome() is not None
    position.undo()
    return over


def test_S31_there_is_always_a_move() -> None:
    """However full the border, the side to play has a move, while squares are closed as well."""
    random = Random(31)
    for _ in range(300):
        assert SIAM.parse_position(scattered(random)).legal_moves()
    crowded = drawn("n n # n n\n. . . . .\n# . . . #\n. . . . .\n. . . . n", ply=0, rest="0,0 - edition2014")
    assert {move[1:3] for move in moves(crowded)} >= {"a1", "a2", "a4", "b1", "d1", "e2", "e4"}


# By the course of the match


def played(history: History, *texts: str) -> History:
    """Play moves in a history."""
    for text in texts:
        history.play_text(text)
    return history


def test_S36_the_third_occurrence_draws() -> None:
    """A position that comes up for the third time ends the game in a draw; the second time does not."""
    history = played(History(SIAM), "+a1N", "+e1N")
    played(history, "a1@E", "e1@W", "a1@N", "e1@N")
    assert history.outcome() is None
    played(history, "a1@E", "e1@W", "a1@N", "e1@N")
    outcome = history.outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.reason, outcome.winners, outcome.scores) == ("S36", "repetition", (), (0.5, 0.5))
    with pytest.raises(IllegalMove, match=r"third time.*\[S36\]"):
        history.play_text("a1@E")


def test_S36_mirror_images_are_different_positions() -> None:
    """A position and its mirror image do not count together."""
    history = played(History(SIAM), "+c1E", "+c5E", "c1@W", "c5@W", "c1@E", "c5@E", "c1@W", "c5@W")
    assert history.occurrences() == 2


def test_S36_used_exits_make_a_difference_only_where_they_are_limited() -> None:
    """With one exit each, a board that comes back after an exit is a new position; without the limit it is not."""
    there_and_back = ("+a1N", "+e1N", "a1-x", "e1@E", "+a1N", "e1@N")
    assert played(History(SIAM, start("classic2005")), *there_and_back).occurrences() == 2
    assert played(History(SIAM, start("classic2005-oneexit")), *there_and_back).occurrences() == 1


def test_S36_closed_squares_make_a_difference() -> None:
    """A board of the first four turns that comes back after them is a new position where squares were closed."""
    moves_there = ("+a1N", "+e1N", "a1@E", "e1@W", "a1@N", "e1@N")
    assert played(History(SIAM, start("classic2005")), *moves_there).occurrences() == 2
    assert played(History(SIAM, start("edition2014")), *moves_there).occurrences() == 1


def test_S37_a_match_may_be_capped() -> None:
    """A match with a cap is drawn when it reaches it, one without goes on."""
    opening = ["+a1N", "+e1N", *islice(cycle(("a1-a2N", "e1-e2N", "a2-a3N", "e2-e3N", "a3-a4N", "e3-e4N")), 6)]
    assert played(History(SIAM), *opening).outcome() is None
    outcome = played(History(SIAM, ply_cap=len(opening)), *opening).outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.reason, outcome.winners) == ("S37", "ply_cap", ())


def test_S37_a_win_at_the_cap_is_a_win() -> None:
    """A rock that falls with the last turn decides the game."""
    position = drawn(". . # . .\n. . N . .\n# . . # .\n. . . . .\n. . . . .")
    outcome = played(History(SIAM, position, ply_cap=1), "c4-c5!").outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_S37_a_cap_is_at_least_one_turn() -> None:
    """A cap below one is refused."""
    with pytest.raises(InvalidOption, match="ply_cap=0"):
        History(SIAM, ply_cap=0)


def test_S36_positions_are_drawn_after_a_rule_breaking_move_is_refused() -> None:
    """A refused move leaves the count of occurrences alone."""
    history = played(History(SIAM), "+a1N", "+e1N")
    with pytest.raises(IllegalMove):
        history.play_text("e1@E")
    assert history.occurrences() == 1
    assert rule_against(history.position, "e1@E") == "S6"
