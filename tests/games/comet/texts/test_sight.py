"""Tests for `menagerie.games.comet.texts.sight`: what is kept of a written view is what its text says."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings

from menagerie.core.view import View
from menagerie.errors import InvalidOption
from menagerie.games.comet.rules.setup import as_comet
from menagerie.games.comet.texts.sight import kept, made_sight, read_sight, sight_of
from menagerie.games.comet.texts.views import fill_view, read_view
from tests.games.comet.strategies import COMET, positions, with_head_start

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.games.comet.texts.sight import Sight


def facts(sight: Sight) -> dict[str, Any]:
    """Return everything that a sight knows."""
    return vars(sight)


def check_sights(position: Position) -> None:
    """Compare what is kept of every view with what is read from its text."""
    comet = as_comet(position)
    for seat in range(comet.seats + 1):
        text = COMET.format_view(position, seat)
        made = made_sight(comet, seat, comet.snapshot())
        assert facts(made) == facts(read_sight(position.edition, seat, text))


@settings(max_examples=60, deadline=None)
@given(position=positions)
def test_a_kept_sight_says_what_the_text_says(position: Position) -> None:
    """Every number is that which is read from the text, so nothing hidden is kept."""
    check_sights(position)


def test_kept_sights_say_what_texts_say_all_through_games() -> None:
    """Within actions, draws, choices and at the end as well."""
    for seed in range(4):
        random = Random(seed)
        position = with_head_start(random)
        for _ in range(150):
            check_sights(position)
            if not (listed := position.legal_moves()):
                break
            position.play(random.choice(listed))


@settings(max_examples=30, deadline=None)
@given(position=positions)
def test_a_written_view_is_filled_as_a_read_one(position: Position) -> None:
    """The same random numbers deal the same cards, whether the text was read or not."""
    for seat in range(as_comet(position).seats + 1):
        view = COMET.view(position, seat)
        read = read_view(COMET.editions, seat, view.text, Random(seat))
        assert str(fill_view(COMET.editions, view, Random(seat))) == str(read)


def test_what_is_seen_stays_when_hidden_cards_are_filled_in() -> None:
    """A kept sight can be used again after it was filled."""
    view = COMET.view(with_head_start(Random(1)), 1)
    before = facts(sight_of(view)) | {}
    COMET.sample(view, Random(2))
    kept.cache_clear()
    assert before == facts(sight_of(view))


def test_a_seat_that_is_no_number_is_refused_for_a_written_view_too() -> None:
    """True is no seat, although it equals one."""
    view = COMET.view(with_head_start(Random(1)), 1)
    with pytest.raises(InvalidOption):
        COMET.scene(View(view.edition, seat=True, text=view.text))
