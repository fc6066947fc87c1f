"""Tests for `menagerie.core.view`."""

from __future__ import annotations

import pickle

from menagerie.core.registry import load
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
