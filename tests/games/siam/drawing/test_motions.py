"""Tests for `menagerie.games.siam.drawing.motions`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from menagerie.games.siam.drawing.motions import animate
from tests.games.siam.boards import SIAM, drawn
from tests.games.siam.strategies import positions

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.core.scene import Scene


def scene(position: Position) -> Scene:
    """Return the drawing that a spectator sees."""
    return SIAM.scene(SIAM.view(position, 0))


BOARD = drawn("""
    . . n . .
    . e . . .
    # # . . S
    . . N . .
    . W . . #
""")


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("+a1N", [("enter", "elephant-reserve", ("", "a1"), 0)]),
        ("c2@E", [("turn", "elephant-c2", ("c2",), 90)]),
        ("c2-c3W", [("move", "elephant-c2", ("c2", "c3"), 270)]),
        ("b1-x", [("leave", "elephant-b1", ("b1", ""), None)]),
        (
            "+b1N!",
            [("enter", "elephant-reserve", ("", "b1"), 0), ("pushed", "elephant-b1", ("b1", "b2"), 270)],
        ),
    ],
)
def test_what_a_move_animates(move: str, expected: list[tuple[object, ...]]) -> None:
    """A move says which pieces go where, the played animal first, and what they face afterwards."""
    motions = animate(SIAM.view(BOARD, 0), move)
    assert [(motion.kind, motion.piece, motion.path, motion.facing) for motion in motions] == expected


def test_a_push_animates_the_whole_line() -> None:
    """The pusher, every piece of the line, and the one that falls off move together."""
    position = drawn(". . # . .\n. . e . .\n# . N . .\n. . . . .\n. . . . #")
    motions = [(motion.kind, motion.piece, motion.path) for motion in animate(SIAM.view(position, 0), "c3-c4!")]
    assert motions == [
        ("push", "elephant-c3", ("c3", "c4")),
        ("pushed", "rhinoceros-c4", ("c4", "c5")),
        ("expelled", "rock-c5", ("c5", "")),
    ]


@settings(max_examples=50)
@given(positions)
def test_motions_lead_to_the_next_drawing(position: Position) -> None:
    """Carrying out the motions of any legal move gives the pieces of the next drawing."""
    view = SIAM.view(position, 0)
    for move in position.legal_moves()[::7]:
        motions = animate(view, SIAM.format_move(position, move))
        moved = {motion.piece: (motion.path[-1], motion.facing, motion.piece.split("-")[0]) for motion in motions}
        stand = {piece.id: (piece.cell, piece.facing, piece.kind) for piece in scene(position).pieces} | moved
        following = position.copy()
        following.play(move)
        expected = [(piece.cell, piece.facing, piece.kind) for piece in scene(following).pieces]
        assert sorted(entry for entry in stand.values() if entry[0]) == sorted(expected)
