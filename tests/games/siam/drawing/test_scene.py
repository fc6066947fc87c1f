"""Tests for `menagerie.games.siam.drawing.scene`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from menagerie.core.rulebook import LANGUAGES
from menagerie.core.scene import Scene, scene_problems
from tests.games.siam.boards import BORDER, SIAM, after, drawn, start
from tests.games.siam.strategies import positions

if TYPE_CHECKING:
    from menagerie.core.position import Position


def scene(position: Position, language: str = "en") -> Scene:
    """Return the drawing that a spectator sees."""
    return SIAM.scene(SIAM.view(position, 0), language)


BOARD = drawn("""
    . . n . .
    . e . . .
    # # . . S
    . . N . .
    . W . . #
""")


def test_twenty_five_squares_rank_five_at_the_top() -> None:
    """The cells are unit squares from a5 at the top left to e1 at the bottom right, of two kinds: border and inner."""
    cells = {cell.id: cell for cell in scene(BOARD).cells}
    assert len(cells) == 25
    assert (cells["a5"].at, cells["e1"].at) == ((0.5, 0.5), (4.5, 4.5))
    assert sorted(cells["a5"].polygon) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert sorted(name for name, cell in cells.items() if cell.kind == "border") == sorted(BORDER)
    assert (scene(BOARD).width, scene(BOARD).height) == (5, 5)


def test_pieces_with_owner_facing_glyph_and_label() -> None:
    """Animals show whose they are and which way they face, rocks neither; kinds differ without colour."""
    drawing = [
        (piece.cell, piece.kind, piece.owner, piece.facing, piece.glyph, piece.label) for piece in scene(BOARD).pieces
    ]
    assert drawing == [
        ("c5", "rhinoceros", 2, 0, "r", "rhinoceros on c5, facing north"),
        ("b4", "rhinoceros", 2, 90, "r", "rhinoceros on b4, facing east"),
        ("a3", "rock", 0, None, "#", "rock on a3"),
        ("b3", "rock", 0, None, "#", "rock on b3"),
        ("e3", "elephant", 1, 180, "E", "elephant on e3, facing south"),
        ("c2", "elephant", 1, 0, "E", "elephant on c2, facing north"),
        ("b1", "elephant", 1, 270, "E", "elephant on b1, facing west"),
        ("e1", "rock", 0, None, "#", "rock on e1"),
    ]


def test_reserves_lie_beside_the_board() -> None:
    """Each side's animals in reserve are counted; an empty reserve shows no animal."""
    hands = scene(BOARD).hands
    assert [(hand.seat, hand.items[0].kind, hand.items[0].count) for hand in hands] == [
        (1, "elephant", 2),
        (2, "rhinoceros", 3),
    ]
    full = scene(drawn("NNNNN\n. . . . .\n. # # # .\n. . . . .\n. . . . ."))
    assert full.hands[0].items == ()
    assert full.hands[0].title == "Elephants in reserve: 0"


def test_closed_squares_are_marked_while_they_are_closed() -> None:
    """The crosses show for four plies and are gone then; where there are none nothing is marked."""
    position = start("edition2014")
    shown = []
    for text in ("+a1N", "+e1N", "a1@E", "e1@W"):
        shown.append([mark.cell for mark in scene(position).marks])
        position = after(position, text)
    assert shown == [["c5", "c1"]] * 4
    assert scene(position).marks == ()
    assert scene(start()).marks == ()


def test_exits_left_are_tracked_where_they_are_limited() -> None:
    """With one exit each the drawing counts those left; otherwise it has no such track."""
    position = after(start("classic2005-oneexit"), "+a1N", "+e1N", "a1-x")
    (track,) = scene(position).tracks
    assert (track.label, track.values) == ("Exits left", (("Elephants", 0), ("Rhinoceroses", 1)))
    assert scene(start()).tracks == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_in_the_readers_language(language: str) -> None:
    """Labels name pieces and facings in the language asked for."""
    piece = scene(BOARD, language).pieces[0]
    names = [SIAM.rulebook.name(language, key) for key in ("rhinoceros", "N")]
    assert all(name in piece.label for name in (*names, "c5"))


@settings(max_examples=50)
@given(positions)
def test_drawings_are_sound(position: Position) -> None:
    """Every piece is drawn once on a cell of its own, with label and glyph, and the drawing is plain JSON."""
    drawing = scene(position)
    assert scene_problems(drawing) == []
    assert json.loads(json.dumps(drawing.to_json()))["width"] == 5
    letters = str(position).split()[0]
    assert len(drawing.pieces) == 25 - letters.count(".")
