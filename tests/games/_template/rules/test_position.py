"""The rules, each test named by the rule it is about."""

from __future__ import annotations

import pytest

from menagerie.core.outcome import Outcome
from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidPosition
from menagerie.games._template.rules.position import Template
from tests.games._template.helpers import GAME, after, moves, rule_against


def test_t1_t2_start() -> None:
    """The otters begin on their own cells with no shells and no turns played."""
    assert GAME.format_position(GAME.new()) == "1,2 -/- 0 standard"


@pytest.mark.parametrize(
    ("otters", "hands", "turn"),
    [((0, 2), ((), ()), 0), ((1, 10), ((), ()), 0), ((1, 2), ((4,), ()), 0), ((1, 2), ((), ()), 61)],
)
def test_numbers_are_checked(
    otters: tuple[int, int], hands: tuple[tuple[int, ...], tuple[int, ...]], turn: int
) -> None:
    """What the river has no room for is refused before compiled code sees it."""
    with pytest.raises(InvalidPosition, match="is a whole number from"):
        Template(GAME.edition()).set_state(otters, hands, turn)


def test_state_is_set_before_play() -> None:
    """Where the game stands cannot be said once a move is played; no seat but 1 and 2 has shells."""
    position = Template(GAME.edition())
    position.play(1)
    with pytest.raises(InvalidPosition, match="before play goes on"):
        position.set_state((1, 2), ((), ()), 0)
    with pytest.raises(InvalidPosition, match="a seat"):
        position.shells_of(3)


def test_t2_seats_take_turns() -> None:
    """Seat 1 begins, then seat 2 plays, then seat 1 again."""
    seats = [GAME.parse_position(text).to_act for text in ("1,2 13/22 0 standard", "4,2 11/22 1 standard")]
    assert seats == [1, 2]


def test_t3_t4_hands_are_filled_first() -> None:
    """Before the first turn chance fills the hand of seat 1, then that of seat 2."""
    assert GAME.new().to_act == CHANCE
    assert after("1,2 -/- 0 standard", "draw 3", "draw 1", "draw 2", "draw 2") == "1,2 13/22 0 standard"


def test_t4_draws_come_by_weight() -> None:
    """Each shell is drawn as often as the edition says."""
    position = GAME.new()
    assert moves("1,2 -/- 0 standard") == ["draw 1", "draw 2", "draw 3"]
    assert position.weights() == [3, 2, 1]


def test_t4_shell_played_is_replaced() -> None:
    """After a shell is played a new one is drawn, and only then."""
    assert after("1,2 13/22 0 standard", "play 3") == "4,2 1/22 1 standard"
    assert moves("4,2 1/22 1 standard") == ["draw 1", "draw 2", "draw 3"]
    assert rule_against("4,2 1/22 1 standard", "play 2") == "T4"
    assert rule_against("4,2 11/22 1 standard", "draw 1") == "T4"


def test_t5_shell_comes_from_the_hand() -> None:
    """Only a shell in hand can be played."""
    assert moves("1,2 13/22 0 standard") == ["play 3"]
    assert rule_against("1,2 13/22 0 standard", "play 2") == "T5"


def test_t6_otters_do_not_share_a_cell() -> None:
    """An otter passes the other one but does not stop with it."""
    assert rule_against("1,2 13/22 0 standard", "play 1") == "T6"
    assert rule_against("1,2 13/22 0 standard", "play 3") is None


def test_t7_otter_stops_at_the_sea() -> None:
    """A shell that leads beyond the sea is refused; one that leads to it is not."""
    assert moves("7,4 23/11 12 standard") == ["play 2"]
    assert rule_against("7,4 23/11 12 standard", "play 3") == "T7"


def test_t8_rest_is_for_those_who_cannot_play() -> None:
    """A seat rests exactly when none of its shells can be played; resting passes the turn."""
    assert rule_against("1,2 13/22 0 standard", "rest") == "T8"
    assert moves("8,4 22/11 12 standard") == ["rest"]
    assert after("8,4 22/11 12 standard", "rest") == "8,4 22/11 13 standard"


def test_t9_first_in_the_sea_wins() -> None:
    """An otter that reaches the sea wins at once, and nothing can be played any more."""
    position = GAME.parse_position(after("8,4 12/11 12 standard", "play 1"))
    assert position.outcome() == Outcome((1.0, 0.0), (1,), "reached_sea", "T9")
    assert position.to_act is None
    assert position.legal_moves() == []
    assert rule_against("9,4 2/11 13 standard", "play 1") == "T9"


def test_t10_turns_run_out() -> None:
    """When all turns are played the game is a draw."""
    position = GAME.parse_position(after("8,7 11/33 59 standard", "rest"))
    assert position.outcome() == Outcome((0.5, 0.5), (), "out_of_turns", "T10")
    assert rule_against("8,7 11/33 60 standard", "rest") == "T10"
