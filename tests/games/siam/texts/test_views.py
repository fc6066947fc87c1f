"""Tests for `menagerie.games.siam.texts.views`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from menagerie.core.view import View
from menagerie.errors import InvalidOption
from tests.games.siam.boards import SIAM, after, start
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


@pytest.mark.parametrize("seat", [-1, 3])
def test_seats_that_do_not_exist_are_refused(seat: int) -> None:
    """Nobody else is shown anything, and a view made up for another seat is not drawn."""
    position = start()
    made_up = View(position.edition, seat, str(position))
    for ask in (
        lambda: SIAM.view(position, seat),
        lambda: SIAM.redact(position, 0, seat),
        lambda: SIAM.sample(made_up),
    ):
        with pytest.raises(InvalidOption, match=f"siam has the seats 1 and 2, and 0 for a spectator, got {seat}"):
            ask()
    with pytest.raises(InvalidOption):
        SIAM.features(made_up)
