"""Texts of positions, and what is wrong with others."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidPosition
from menagerie.games._template.rules.setup import as_template
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


def test_other_positions_are_refused() -> None:
    """What is no position of this game is refused."""
    with pytest.raises(InvalidPosition, match="got str"):
        as_template("1,2 13/22 0 standard")  # type: ignore[arg-type]
