"""Tests for `menagerie.core.view`."""

from __future__ import annotations

import pickle
from importlib import import_module
from random import Random

import pytest

from menagerie.core.registry import load
from menagerie.core.seats import CHANCE
from menagerie.core.view import Array, View


def test_a_view_is_a_value() -> None:
    """Views are equal by edition, seat and text, and can be pickled and sent to another process."""
    edition = load("siam").edition()
    view = View(edition, 1, "text")
    assert view == pickle.loads(pickle.dumps(view))  # noqa: S301 - our own bytes
    assert len({view, View(edition, 1, "text"), View(edition, 2, "text"), View(edition, 1, "other")}) == 3


def test_an_array_is_numbers_and_their_shape() -> None:
    """A feature needs no library: it is plain numbers in row-major order."""
    array = Array((2, 2), (1.0, 0.0, 0.0, 1.0))
    assert array == Array((2, 2), (1.0, 0.0, 0.0, 1.0))
    assert (array.shape, len(array.values)) == ((2, 2), 4)


@pytest.mark.parametrize("name", ["siam", "jungla", "comet"])
def test_a_view_that_was_written_here_says_what_its_text_says(name: str) -> None:
    """A view whose position is known from writing it is drawn, told and sampled as one that had to be read."""
    game, random = load(name), Random(5)
    kept = import_module(f"menagerie.games.{name}.texts.{'sight' if game.kind.hidden else 'views'}").kept
    position = game.new()
    for _ in range(45):
        if position.to_act is None:
            break
        moves = position.legal_moves()
        move = random.choices(moves, position.weights())[0] if position.to_act == CHANCE else random.choice(moves)
        for seat in (0, 1):
            view = game.view(position, seat)
            seen = game.redact(position, move, seat)
            written = (game.scene(view), game.motions(view, seen), game.features(view), game.offers(view))
            kept.cache_clear()
            assert (game.scene(view), game.motions(view, seen), game.features(view), game.offers(view)) == written
        position.play(move)
