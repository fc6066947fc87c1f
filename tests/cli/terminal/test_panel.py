"""Tests for `menagerie.cli.terminal.panel`."""

from __future__ import annotations

import re
from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from menagerie.cli.terminal.board import Look
from menagerie.cli.terminal.panel import compose, look_for
from menagerie.core.scene import Hand, HandItem, Mark, Scene, Track
from tests.cli.scenes import octagons, squares

PLAIN = Look(colour=False)
CHIP = re.compile("[A-O](?=\N{NO-BREAK SPACE})")
RESERVE = Hand(1, "Elephants in reserve", (HandItem("e", "elephant", "E", "elephant", 3),))
CARDS = Hand(2, "Cards", (HandItem("d", "dodo", "", "Dodo", 2, ("tapped",)),), hidden=4)
SCENE = replace(
    squares(5, 5),
    hands=(RESERVE, CARDS),
    tracks=(Track("Score", (("Red", 2), ("Blue", 1))),),
    marks=(Mark("a1", "closed", "closed for now"), Mark("b1", "closed", "closed for now")),
)


def text(scene: Scene, look: Look = PLAIN, **more: list[Text]) -> str:
    """The composed lines as bare text."""
    return "\n".join(line.plain for line in compose(scene, look, **more))


def test_everything_beside_the_board_is_printed() -> None:
    """Reserves as glyphs, cards by name with number and marks, hidden ones counted, tracks, what crosses mean."""
    printed = text(SCENE)
    for part in ("E  E  E", "Cards (+4)", "Dodo x 2 (tapped)", "Score: Red 2, Blue 1"):
        assert part in printed
    assert printed.count("closed for now") == 1


def test_the_panel_stands_beside_a_narrow_board() -> None:
    """With room to the right no line is added."""
    assert "Elephants in reserve" in text(SCENE).splitlines()[0]
    assert all(line.cell_len <= 80 for line in compose(SCENE, PLAIN))


def test_the_panel_stands_below_a_wide_board() -> None:
    """Without room to the right it comes after the board."""
    lines = text(replace(octagons(15, 13), hands=(RESERVE,)), Look(colour=False, height=32)).splitlines()
    assert next(row for row, line in enumerate(lines) if "reserve" in line) > 26


def test_the_board_is_the_largest_for_which_there_is_room() -> None:
    """Where board and panel do not fit below each other, a smaller board has its panel beside it."""
    scene = replace(octagons(15, 13), hands=(RESERVE,))
    heights = {height: compose(scene, Look(colour=False, height=height)) for height in (16, 29, 30)}
    assert [len(lines) for lines in heights.values()] == [14, 14, 30]
    assert "reserve" in heights[29][0].plain


def test_tracks_tell_where_they_end() -> None:
    """A goal follows each number; a name without a number and a number without a name stand alone."""
    tracks = (
        Track("Points", (("Red", 2), ("Blue", 0)), kind="score", goal=5),
        Track("Last hunt", (("Red", None),)),
        Track("Turns", (("", 7),)),
    )
    printed = text(replace(squares(5, 5), tracks=tracks))
    for line in ("Points: Red 2/5, Blue 0/5\n", "Last hunt: Red\n", "Turns: 7\n"):
        assert line in printed


def legended() -> Scene:
    """A board with grounds and marks that a legend names."""
    cells = [
        replace(cell, kind="water" if "1" in cell.id else "land", glyph="~" if "1" in cell.id else "")
        for cell in octagons(5, 5).cells
    ]
    marks = [*(Mark(cell.id, "web", f"{cell.id} lies in a web", glyph="#") for cell in cells), Mark("b2", "danger")]
    legend = (("land", "dry land"), ("water", "river"), ("web", "spider's web"), ("lava", "lava"))
    return replace(octagons(5, 5), cells=tuple(cells), marks=tuple(marks), legend=legend)


def test_a_legend_names_what_the_board_shows() -> None:
    """Kinds of cells and marks are named once each with their signs, and those that do not occur are not."""
    printed = text(legended())
    for entry in ("·  dry land", "~  river", "#  spider's web", "× danger"):
        assert printed.count(entry) == 1
    assert "lies in" not in printed
    assert "lava" not in printed


def test_the_legend_shows_the_grounds_in_colour() -> None:
    """Each entry stands on the colour of its ground."""
    cells = tuple(replace(cell, colour="#102030") for cell in legended().cells)
    lines = compose(replace(legended(), cells=cells), Look())
    (line,) = [line for line in lines if "river" in line.plain]
    at = line.plain.index("~  river")
    assert any(span.start <= at < span.end and "on #102030" in str(span.style) for span in line.spans)


def test_a_legend_makes_nothing_longer() -> None:
    """Where there is no room it is left out."""
    header = [Text(f"line {number}") for number in range(14)]
    assert "river" not in text(legended(), Look(colour=False, height=16), header=header)
    assert "river" in text(legended(), header=header)


def test_a_panel_is_not_longer_than_the_screen() -> None:
    """Empty lines go first, then the legend, the log and what the signs mean; who plays and what lies around stays."""
    hands = tuple(Hand(1, f"Hand {number}", RESERVE.items) for number in range(3))
    scene = replace(legended(), hands=hands)
    log = [Text("Moves"), *(Text(f"move {number}") for number in range(5))]
    for height in range(7, 20):
        lines = text(scene, Look(colour=False, height=height), header=[Text("title")], log=log).splitlines()
        assert len(lines) <= max(height, 16)
        assert "title" in lines[0]
        assert any("Hand 2" in line for line in lines)


def test_pieces_beside_the_board_are_not_torn_apart() -> None:
    """A row of chips that is too long breaks between two of them, and each keeps its ground around it."""
    letters = tuple(HandItem(letter, letter, letter, letter) for letter in "ABCDEFGHIJKLMNO")
    lines = compose(replace(squares(5, 5), hands=(Hand(1, "Prisoners", letters),)), Look(width=64))
    chips = [line.plain[match.start() - 1 : match.end() + 1] for line in lines for match in CHIP.finditer(line.plain)]
    assert chips == [f"\N{NO-BREAK SPACE}{letter}\N{NO-BREAK SPACE}" for letter in "ABCDEFGHIJKLMNO"]


def test_a_long_log_shows_its_end() -> None:
    """The heading and the last lines are kept, as many as there is room for."""
    log = [Text("Moves"), *(Text(f"move {number}") for number in range(50))]
    printed = text(squares(5, 5), log=log)
    assert "Moves" in printed
    assert "move 49" in printed
    assert "move 10 " not in printed
    assert len(printed.splitlines()) == 16


def test_many_pieces_alike_are_a_number() -> None:
    """A large reserve does not fill the panel."""
    many = Hand(1, "Reserve", (HandItem("e", "elephant", "E", "elephant", 30),))
    assert "E  x 30" in text(replace(squares(5, 5), hands=(many,)))


def test_long_lines_are_broken_at_blanks() -> None:
    """A header that is too long goes on in the next line, set in; nothing is lost."""
    words = [f"word{number}" for number in range(20)]
    printed = text(squares(5, 5), header=[Text(" ".join(words))])
    assert all(word in printed for word in words)
    assert all(len(line) <= 80 for line in printed.splitlines())


@pytest.mark.parametrize(
    ("terminal", "no_color", "colour"), [(True, False, True), (True, True, False), (False, False, False)]
)
def test_colour_is_for_terminals_that_want_it(terminal: bool, no_color: bool, colour: bool) -> None:  # noqa: FBT001
    """Pipes and NO_COLOR get a board without colour."""
    console = Console(
        file=StringIO(), force_terminal=terminal, no_color=no_color, color_system="truecolor", width=90, height=24
    )
    look = look_for(console)
    assert (look.colour, look.width) == (colour, 90)
    assert look.height == 16 if terminal else look.height > 16
