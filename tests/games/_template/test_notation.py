"""Texts of positions and moves, and what is wrong with others."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidMove, InvalidPosition
from menagerie.games._template.notation import as_template
from tests.games._template.helpers import GAME


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("1,2 13/22 0", "expected <cells> <hands> <turn> <edition>"),
        ("1,2 13/22 00 standard", "expected <cells>"),
        ("1,2 /22 0 standard", "an empty hand is written -"),
        ("1,2 13/22 0 pond", "there is no edition 'pond'"),
        ("1,1 13/22 0 standard", "both otters are on cell 1"),
        ("3,2 13/22 0 standard", "before the first turn"),
        ("1,2 13/22 61 standard", "at most 60"),
        ("4,1 13/22 2 standard", "otter 2 is on cell 1"),
        ("10,2 1/22 3 standard", "otter 1 is on cell 10"),
        ("9,2 13/22 3 standard", "otter 1 is in the sea, but the game went on"),
        ("4,3 1/2 3 standard", "hand 2 has 1 shells, expected 2 to 2"),
        ("4,3 111/22 3 standard", "hand 1 has 3 shells, expected 1 to 2"),
        ("4,3 31/22 3 standard", "expected sorted numbers up to 3"),
        ("4,3 14/22 3 standard", "expected sorted numbers up to 3"),
    ],
)
def test_impossible_position_is_named(text: str, problem: str) -> None:
    """A position that cannot be is refused, and the error says why."""
    with pytest.raises(InvalidPosition) as caught:
        GAME.parse_position(text)
    assert problem in str(caught.value)


@pytest.mark.parametrize(("text", "number"), [("draw 3", 3), ("play 1", 11), ("rest", 20)])
def test_moves_have_numbers(text: str, number: int) -> None:
    """A move text and its number stand for each other."""
    position = GAME.new()
    assert GAME.parse_move(position, text) == number
    assert GAME.format_move(position, number) == text


@pytest.mark.parametrize("text", ["draw", "draw 4", "draw 0", "play  1", "Rest", "rest 1", "swim 2", "1"])
def test_unknown_move_text_is_refused(text: str) -> None:
    """What is no move is refused, and the error shows what was given."""
    with pytest.raises(InvalidMove, match="expected rest") as caught:
        GAME.parse_move(GAME.new(), text)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("number", [0, 4, 10, 14, 21, -1])
def test_unknown_move_number_is_refused(number: int) -> None:
    """A number that stands for no move is refused."""
    with pytest.raises(InvalidMove, match="is the number of no move"):
        GAME.format_move(GAME.new(), number)


def test_other_positions_are_refused() -> None:
    """What is no position of this game is refused."""
    with pytest.raises(InvalidPosition, match="got str"):
        as_template("1,2 13/22 0 standard")  # type: ignore[arg-type]
