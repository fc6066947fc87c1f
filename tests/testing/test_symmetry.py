"""The check of symmetries notices what is none."""

from __future__ import annotations

import pytest

from menagerie.testing import ConformanceFailure, Symmetry, symmetry
from tests.testing.broken import trial

IDENTITY = Symmetry("nothing", str, str)


def test_no_change_is_a_symmetry() -> None:
    """The game is symmetric to itself."""
    symmetry.symmetries_hold(trial(symmetries=(IDENTITY,)))


def test_wrong_moves_are_noticed() -> None:
    """A symmetry that turns legal moves into others fails and is named."""
    wrong = Symmetry("shells upside down", str, lambda text: text.replace("1", "4"))
    with pytest.raises(ConformanceFailure, match="shells upside down does not turn legal moves into legal moves"):
        symmetry.symmetries_hold(trial(symmetries=(wrong,)))


def test_wrong_positions_are_noticed() -> None:
    """A symmetry that holds for the moves and not for what they lead to fails."""
    wrong = Symmetry("another draw", str, lambda text: {"draw 1": "draw 2", "draw 2": "draw 1"}.get(text, text))
    with pytest.raises(ConformanceFailure, match="another draw does not hold for draw 1"):
        symmetry.symmetries_hold(trial(symmetries=(wrong,)))


def test_symmetry_of_other_editions_is_left_alone() -> None:
    """A symmetry is looked at only in the editions that it names."""
    wrong = Symmetry("shells upside down", str, lambda text: text.replace("1", "4"), ("brook",))
    symmetry.symmetries_hold(trial(symmetries=(wrong,)))
