"""Tests for `menagerie.cli.panel`."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from menagerie.cli.board import Look
from menagerie.cli.panel import compose, look_for
from menagerie.core.scene import Hand, HandItem, Mark, Scene, Track
from tests.cli.scenes import octagons, squares

PLAIN = Look(colour=False)
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


def test_everything_beside_the_board_is_told() -> None:
    """Reserves as glyphs, cards by name with number and marks, hidden ones counted, tracks, what crosses mean."""
    told = text(SCENE)
    for part in ("E  E  E", "Cards (+4)", "Dodo x 2 (tapped)", "Score: Red 2, Blue 1"):
        assert part in told
    assert told.count("closed for now") == 1


def test_the_panel_stands_beside_a_narrow_board() -> None:
    """With room to the right no line is added."""
    assert "Elephants in reserve" in text(SCENE).splitlines()[0]
    assert all(line.cell_len <= 80 for line in compose(SCENE, PLAIN))


def test_the_panel_stands_below_a_wide_board() -> None:
    """Without room to the right it comes after the board."""
    lines = text(replace(octagons(15, 13), hands=(RESERVE,))).splitlines()
    assert next(row for row, line in enumerate(lines) if "reserve" in line) > 13


def test_a_long_log_shows_its_end() -> None:
    """The heading and the last lines are kept, as many as there is room for."""
    log = [Text("Moves"), *(Text(f"move {number}") for number in range(50))]
    told = text(squares(5, 5), log=log)
    assert "Moves" in told
    assert "move 49" in told
    assert "move 10 " not in told
    assert len(told.splitlines()) == 16


def test_many_pieces_alike_are_a_number() -> None:
    """A large reserve does not fill the panel."""
    many = Hand(1, "Reserve", (HandItem("e", "elephant", "E", "elephant", 30),))
    assert "E  x 30" in text(replace(squares(5, 5), hands=(many,)))


def test_long_lines_are_broken_at_blanks() -> None:
    """A header that is too long goes on in the next line, set in; nothing is lost."""
    words = [f"word{number}" for number in range(20)]
    told = text(squares(5, 5), header=[Text(" ".join(words))])
    assert all(word in told for word in words)
    assert all(len(line) <= 80 for line in told.splitlines())


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
