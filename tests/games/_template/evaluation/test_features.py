"""The numbers for learning."""

from __future__ import annotations

from menagerie.core.view import Array
from tests.games._template.helpers import GAME

POSITION = GAME.parse_position("4,3 13/22 6 standard")


def test_viewer_comes_first() -> None:
    """The viewer's otter is the first row, whichever seat it has."""
    rows = [GAME.features(GAME.view(POSITION, seat))["otters"].values[:9].index(1.0) for seat in (1, 2)]
    assert rows == [3, 2]


def test_only_own_shells_are_counted() -> None:
    """The hand is the viewer's; a spectator has none."""
    hands = [GAME.features(GAME.view(POSITION, seat))["hand"] for seat in (0, 1, 2)]
    assert hands == [Array((3,), (0.0, 0.0, 0.0)), Array((3,), (1.0, 0.0, 1.0)), Array((3,), (0.0, 2.0, 0.0))]


def test_turns_are_a_share() -> None:
    """Turns are given as a share of the limit."""
    assert GAME.features(GAME.view(POSITION, 1))["turn"] == Array((1,), (0.1,))
