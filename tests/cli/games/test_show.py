"""Tests for `menagerie show`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from menagerie.core.registry import load

if TYPE_CHECKING:
    from tests.cli.conftest import InProcess

SIAM = load("siam")


def test_the_board_is_drawn_with_its_reserves(cli: InProcess) -> None:
    """Rocks, coordinates and reserves are there, without colour in a pipe."""
    answer = cli("show", "siam")
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert answer.stdout.count("#") == 3
    assert "Elephants in reserve: 5" in answer.stdout
    assert "a      b      c      d      e" in answer.stdout
    assert not any(line.endswith(" ") for line in answer.stdout.splitlines())


def test_a_position_is_drawn(cli: InProcess) -> None:
    """Animals show owner and facing."""
    text = cli("apply", "siam", "+c1N", "+e3W").stdout.strip()
    drawn = cli("show", "siam", "--position", text).stdout
    assert "(E)" in drawn
    assert "← [r]" in drawn


def test_the_board_can_be_flipped(cli: InProcess) -> None:
    """From the other side the files run from e to a."""
    assert "e      d      c      b      a" in cli("show", "siam", "--flip").stdout


def test_labels_are_in_the_language(cli: InProcess) -> None:
    """What is written beside the board follows the language."""
    assert "réserve" in cli("show", "siam", "--lang", "fr").stdout


def test_json_is_the_scene(cli: InProcess) -> None:
    """Programs get the drawing data."""
    scene = SIAM.scene(SIAM.view(SIAM.new(), 1), "de")
    assert json.loads(cli("show", "siam", "--seat", "1", "--lang", "de", "--json").stdout) == scene.to_json()


def test_views_hide_hands(cli: InProcess) -> None:
    """A seat's own shells are drawn, the other seat's are only counted."""
    position = "--position", cli("apply", "_template", *first_draws(cli)).stdout.strip()
    mine, theirs = (cli("show", "_template", "--seat", seat, *position).stdout for seat in "12")
    assert mine != theirs
    assert "(+2)" in mine
    assert "(+2)" in theirs


def first_draws(cli: InProcess) -> list[str]:
    """The first legal draw, four times."""
    moves: list[str] = []
    while len(moves) < 4:
        position = ["--position", cli("apply", "_template", *moves).stdout.strip()] if moves else []
        moves.append(cli("moves", "_template", *position).stdout.splitlines()[0])
    return moves
