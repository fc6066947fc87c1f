"""Tests for `menagerie.games.jungla.texts.views`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from menagerie.core.view import View
from menagerie.errors import InvalidOption
from tests.games.jungla.asked import JUNGLA
from tests.games.jungla.editing import edited, sets
from tests.games.jungla.strategies import positions

if TYPE_CHECKING:
    from menagerie.core.position import Position


@settings(deadline=None, max_examples=15)
@given(positions)
def test_everybody_sees_everything(position: Position) -> None:
    """All seats and a spectator see the position's own text, and the position comes back from it."""
    players = 4 if "players=4" in str(position) else 2
    for seat in range(players + 1):
        view = JUNGLA.view(position, seat)
        assert view.text == str(position) == JUNGLA.format_view(position, seat)
        assert JUNGLA.sample(view) == position


def test_actions_are_seen_openly() -> None:
    """An action is shown to every seat as it is written, an odd one too."""
    position = JUNGLA.new()
    for text in ("tl12-l10=S", "Ld2-d4=N", "."):
        move = JUNGLA.parse_move(position, text)
        assert [JUNGLA.redact(position, move, seat) for seat in (0, 1, 2)] == [text] * 3


def test_only_who_decides_is_offered_actions() -> None:
    """The partner to decide is offered the legal actions in order, the others nothing."""
    position = JUNGLA.new(seats=4)
    legal = [JUNGLA.format_move(position, move) for move in position.legal_moves()]
    assert [JUNGLA.offers(JUNGLA.view(position, seat)) for seat in range(5)] == [[], [], legal, [], []]


def test_a_view_keeps_its_edition() -> None:
    """A view of a changed edition is filled in with that edition, also by a game that does not have it."""
    position = edited(sets("animal.turtle.land.steps", [1, 2]), new_id="mine").new("mine")
    sampled = JUNGLA.sample(JUNGLA.view(position, 1))
    assert sampled == position
    assert sampled.legal_moves() == position.legal_moves()


@pytest.mark.parametrize(("seats", "seat"), [(2, -1), (2, 3), (2, 4), (4, 5), (4, True), (2, None), (2, "1")])
def test_seats_that_nobody_has_are_refused(seats: int, seat: int) -> None:
    """Nobody else is shown anything, and a view made up for such a seat is not filled in."""
    position = JUNGLA.new(seats=seats)
    made_up = View(position.edition, seat, str(position))
    for ask in (
        lambda: JUNGLA.view(position, seat),
        lambda: JUNGLA.redact(position, 0, seat),
        lambda: JUNGLA.sample(made_up),
    ):
        with pytest.raises(InvalidOption, match=f"the seat of a viewer, 0 for a spectator, .* from 0 to {seats}, got"):
            ask()
