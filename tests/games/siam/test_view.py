"""Tests for `menagerie.games.siam.view`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from tests.games.siam.drawing import SIAM, after, start
from tests.games.siam.strategies import positions

if TYPE_CHECKING:
    from menagerie.core.position import Position


@given(positions)
def test_everybody_sees_everything(position: Position) -> None:
    """Both seats and a spectator see the position's own text, and the position comes back from it."""
    for seat in (0, 1, 2):
        view = SIAM.view(position, seat)
        assert view.text == str(position) == SIAM.format_view(position, seat)
        assert SIAM.sample(view) == position


def test_moves_are_seen_openly() -> None:
    """A move is shown to every seat as it is written."""
    position = start()
    move = SIAM.parse_move(position, "+a1N")
    assert [SIAM.redact(position, move, seat) for seat in (0, 1, 2)] == ["+a1N"] * 3


def test_only_the_side_to_move_is_offered_moves() -> None:
    """The side to move is offered its legal moves in order, the others nothing."""
    position = after(start(), "+a1N")
    legal = [SIAM.format_move(position, move) for move in position.legal_moves()]
    assert [SIAM.offers(SIAM.view(position, seat)) for seat in (0, 1, 2)] == [[], [], legal]
