"""Tests for `menagerie.cli.terminal.board`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from rich.console import Console
from rich.style import Style

from menagerie.cli.terminal.board import ARROWS, Look, render
from menagerie.core.registry import load, names
from menagerie.core.scene import Mark, Scene
from tests.cli.scenes import hexes, octagons, piece, squares

if TYPE_CHECKING:
    from rich.text import Text

PLAIN = Look(colour=False)


def picture(scene: Scene, look: Look = PLAIN) -> str:
    """The board as bare text."""
    return "\n".join(line.plain.rstrip() for line in render(scene, look))


def styles(lines: list[Text]) -> set[str]:
    """The styles used in a drawing."""
    return {str(span.style) for line in lines for span in line.spans}


def style_at(line: Text, column: int) -> Style:
    """How one character is written."""
    return next(span.style for span in line.spans if span.start == column and isinstance(span.style, Style))


def test_the_start_of_siam() -> None:
    """Rocks lie in the middle, empty squares are dots, coordinates stand at the edges."""
    siam = load("siam")
    assert picture(siam.scene(siam.view(siam.new(), 0))).splitlines()[1::3] == [
        " 5    ·      ·      ·      ·      ·",
        " 4    ·      ·      ·      ·      ·",
        " 3    ·      #      #      #      ·",
        " 2    ·      ·      ·      ·      ·",
        " 1    ·      ·      ·      ·      ·",
    ]
    assert picture(siam.scene(siam.view(siam.new(), 0))).splitlines()[-1].split() == list("abcde")


@pytest.mark.parametrize(
    ("facing", "where"), [(0, (0, 3)), (90, (1, 6)), (180, (2, 3)), (270, (1, 0)), (45, (0, 6)), (225, (2, 0))]
)
def test_an_arrow_stands_on_the_side_that_is_faced(facing: float, where: tuple[int, int]) -> None:
    """The arrow shows the facing by its shape and by its place in the cell."""
    lines = picture(squares(1, 1, piece("x", "a1", facing=facing))).splitlines()
    row, column = where
    assert lines[row][3 + column] == ARROWS[round(facing / 45)]


def test_small_cells_put_the_arrow_beside_the_piece() -> None:
    """On one line per cell the arrow follows the piece."""
    assert "E→" in picture(squares(15, 20, piece("x", "b2", facing=90)), Look(colour=False, height=20))


def test_owners_differ_without_colour() -> None:
    """Capitals against small letters, and different brackets for each owner."""
    pieces = [piece(str(owner), f"{'abcde'[owner]}1", owner) for owner in range(5)]
    row = picture(squares(5, 1, *pieces)).splitlines()[1]
    assert row.split() == ["1", "E", "(E)", "[e]", "{E}", "<e>"]


def test_owners_differ_in_colour_and_letter() -> None:
    """In colour, pieces of two owners have different grounds and still different letters."""
    lines = render(squares(2, 1, piece("x", "a1", 1), piece("y", "b1", 2)), Look())
    assert "E" in lines[1].plain
    assert "e" in lines[1].plain
    one, other = (next(s for s in lines[1].spans if lines[1].plain[s.start] == letter) for letter in "Ee")
    assert str(one.style) != str(other.style)


def test_without_colour_there_is_no_style_but_bold() -> None:
    """NO_COLOR is taken at its word."""
    scene = squares(3, 3, piece("x", "a1", facing=0))
    assert styles(render(scene, Look(colour=False, last=frozenset({"a1"})))) <= {"bold", "none", "", "not bold"}


def test_every_cell_has_a_ground_of_its_own_in_colour() -> None:
    """Every character of the board is coloured, so that light and dark terminals show the same."""
    lines = render(squares(5, 5), Look())[:15]
    for line in lines:
        assert all(span.style.bgcolor is not None for span in line.spans if not isinstance(span.style, str))
        assert len(line.spans) == 35


def test_the_last_move_and_a_refusal_are_marked() -> None:
    """Marked cells show signs in any case, and another ground in colour."""
    scene = squares(3, 1)
    plain = picture(scene, Look(colour=False, last=frozenset({"a1"}), refused=frozenset({"c1"})))
    assert plain.splitlines()[0].split() == ["‹", "›", "!", "!"]
    grounds = styles(render(scene, Look()))
    marked = styles(render(scene, Look(last=frozenset({"a1"}), refused=frozenset({"c1"}))))
    assert len(marked - grounds) >= 2


def test_marks_of_the_scene_are_crosses() -> None:
    """A closed square has a cross, beside a piece if there is one."""
    scene = squares(3, 1, piece("x", "b1"))
    drawn = picture(replace(scene, marks=(Mark("a1", "closed"), Mark("b1", "closed"))))
    assert drawn.count("×") == 2
    assert "(E)" in drawn


def test_empty_cells_show_their_ground() -> None:
    """The sign of a ground stands on it while it is empty, so that colour is not needed."""
    scene = squares(3, 1, piece("x", "b1"))
    cells = tuple(replace(cell, glyph="~") for cell in scene.cells)
    assert picture(replace(scene, cells=cells)).splitlines()[1].split() == ["1", "~", "(E)", "~"]


def test_marks_have_signs_of_their_own() -> None:
    """Each mark shows its sign once, several beside each other, on empty cells and above pieces."""
    marks = [Mark(name, "web", glyph="#") for name in ("a1", "a1", "b1")] + [Mark("a1", "danger", glyph="!")]
    lines = picture(replace(squares(3, 1, piece("x", "b1")), marks=tuple(marks))).splitlines()
    assert lines[1].split() == ["1", "#!", "(E)", "·"]
    assert lines[0].split() == ["#"]


def test_small_cells_put_one_sign_after_the_piece() -> None:
    """On one line per cell the first mark follows the arrow if there is room."""
    marks = (Mark("b2", "danger", glyph="!"), Mark("b2", "web", glyph="#"), Mark("d2", "web", glyph="#"))
    pieces = piece("x", "b2", facing=90), piece("y", "d2", facing=0, glyph="L+")
    drawn = picture(replace(squares(15, 20, *pieces), marks=marks), Look(colour=False, height=20))
    assert "E→! · L+↑ ·" in drawn


def test_signs_have_the_colour_of_whom_they_come_from() -> None:
    """The marks of two owners differ in colour."""
    marks = (Mark("a1", "web", owner=1), Mark("b1", "web", owner=2))
    (line,) = [line for line in render(replace(squares(2, 1), marks=marks), Look()) if "×" in line.plain]
    one, other = (style_at(line, column).color for column, letter in enumerate(line.plain) if letter == "×")
    assert one != other


def test_arrows_in_small_cells_stand_on_the_piece() -> None:
    """Letter and arrow have one ground, and the rims stand in it for the cell's."""
    line = render(squares(9, 9, piece("x", "b9", facing=45)), Look(height=20))[1]
    at = line.plain.index("E↗")
    assert style_at(line, at).bgcolor == style_at(line, at + 1).bgcolor
    assert line.plain[at - 1 : at + 3] == "▐E↗▌"


def test_flipping_turns_the_board_and_its_arrows() -> None:
    """Seen from the other side a1 is at the upper right, and north points down."""
    scene = squares(3, 3, piece("x", "a1", facing=0))
    lines = picture(scene, Look(colour=False, flipped=True)).splitlines()
    assert lines[1].split() == ["1", "·", "·", "(E)"]
    assert lines[2].strip() == "↓"
    assert lines[-1].split() == ["c", "b", "a"]


def test_cells_that_columns_do_not_name_carry_their_names() -> None:
    """Hexes have their ids written into them, as no edge could tell."""
    drawn = picture(hexes(4, 4, piece("x", "b2", 2)))
    assert all(f"{letter}{row}" in drawn for letter in "abcd" for row in range(4))
    assert "[e]" in drawn


@pytest.mark.parametrize("scene", [squares(5, 5), octagons(15, 13), hexes(10, 10)])
@pytest.mark.parametrize("look", [Look(), PLAIN])
def test_boards_fit_on_80_columns(scene: Scene, look: Look) -> None:
    """No line is longer than a usual terminal is wide."""
    assert all(line.cell_len <= 80 for line in render(scene, look))


def test_a_scene_without_cells_has_no_board() -> None:
    """Nothing is drawn where there is nothing to draw."""
    assert render(Scene((), ()), Look()) == []


@pytest.mark.parametrize("name", names())
def test_every_game_can_be_drawn(name: str) -> None:
    """The start of every edition is drawn with all its pieces, on any console."""
    game = load(name)
    for edition in game.editions:
        scene = game.scene(game.view(game.new(edition), 0))
        drawn = picture(scene)
        assert all(each.glyph.lower() in drawn.lower() for each in scene.pieces)
        console = Console(force_terminal=True, color_system="standard", width=80, record=True, quiet=True)
        for line in render(scene, Look()):
            console.print(line)
