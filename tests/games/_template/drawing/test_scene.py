"""The drawing."""

from __future__ import annotations

from tests.games._template.helpers import GAME

POSITION = GAME.parse_position("4,3 13/22 2 standard")


def test_river_is_a_row_of_cells() -> None:
    """The cells lie side by side, and the last one is the sea."""
    scene = GAME.scene(GAME.view(POSITION, 0))
    assert [cell.id for cell in scene.cells] == [str(number) for number in range(1, 10)]
    assert [cell.kind for cell in scene.cells] == ["river"] * 8 + ["sea"]
    assert (scene.width, scene.height) == (9, 1)


def test_otters_stand_on_their_cells() -> None:
    """Each seat's otter is drawn where it is."""
    scene = GAME.scene(GAME.view(POSITION, 0))
    assert [(piece.owner, piece.cell) for piece in scene.pieces] == [(1, "4"), (2, "3")]


def test_only_own_shells_are_drawn() -> None:
    """Of other hands only the number of shells is drawn."""
    own, other = GAME.scene(GAME.view(POSITION, 1)).hands
    assert [item.glyph for item in own.items] == ["1", "3"]
    assert (own.hidden, other.items, other.hidden) == (0, (), 2)


def test_labels_are_translated() -> None:
    """Labels are in the reader's language."""
    scene = GAME.scene(GAME.view(POSITION, 1), "it")
    assert scene.pieces[0].label == "lontra di Giocatore 1 su 4"
