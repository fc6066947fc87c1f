"""Texts and numbers of moves, and what is wrong with others."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidMove
from tests.games._template.helpers import GAME


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
