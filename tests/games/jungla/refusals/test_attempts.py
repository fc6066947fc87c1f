"""Tests for `menagerie.games.jungla.refusals.attempts`: a fair choice of actions that somebody might try."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import given, settings

from menagerie.games.jungla.rules.moves import HUNT, MOVE, PLACE, PRISON, SPRING, STOP, TURN, taken_apart
from menagerie.games.jungla.texts.moves import stands_for_text
from tests.games.jungla.asked import JUNGLA
from tests.games.jungla.examples import CROWD, WON
from tests.games.jungla.strategies import positions

if TYPE_CHECKING:
    from menagerie.core.position import Position


@settings(deadline=None, max_examples=15)
@given(positions)
def test_attempts_hold_all_legal_actions_and_many_others(position: Position) -> None:
    """Every legal action is among the attempts, each attempt is there once and can be written and read."""
    tried = list(JUNGLA.every_move(position))
    assert len(set(tried)) == len(tried)
    assert set(position.legal_moves()) <= set(tried)
    for move in tried:
        assert JUNGLA.parse_move(position, JUNGLA.format_move(position, move)) == move


def test_attempts_are_the_same_every_time() -> None:
    """The choice follows from the position alone."""
    position = JUNGLA.new()
    assert JUNGLA.every_move(position) == JUNGLA.every_move(JUNGLA.parse_position(str(position)))


def test_attempts_are_of_every_kind() -> None:
    """In the midst of a game something illegal of every kind is tried, odd texts among it, and not too much of it."""
    position = JUNGLA.parse_position(CROWD)
    illegal = set(JUNGLA.every_move(position)) - set(position.legal_moves())
    kinds = Counter("odd" if stands_for_text(move) else taken_apart(move).kind for move in illegal)
    assert set(kinds) == {"odd", STOP, PLACE, TURN, MOVE, SPRING, HUNT, PRISON}
    assert min(count for kind, count in kinds.items() if kind != STOP) >= 10
    assert 200 <= len(illegal) <= 900


def test_attempts_are_made_after_the_end_too() -> None:
    """When a game is over everything that is tried is illegal."""
    over = JUNGLA.parse_position(WON)
    assert over.legal_moves() == []
    assert len(list(JUNGLA.every_move(over))) > 50
