"""Refusals in words, with the cells concerned."""

from __future__ import annotations

import pytest

from menagerie.core.outcome import Verdict
from tests.games._template.helpers import GAME


def explained(text: str, move: str, language: str = "en") -> Verdict:
    """Return what the game says about a move."""
    position = GAME.parse_position(text)
    return GAME.explain(position, GAME.parse_move(position, move), language)


def test_legal_move_is_called_legal() -> None:
    """A legal move has no rule against it."""
    assert explained("1,2 13/22 0 standard", "play 3") == Verdict(None, "play 3 is legal.")


def test_occupied_cell_is_shown() -> None:
    """Stopping on the other otter's cell is refused, and the cell is shown."""
    expected = Verdict("T6", "Shell 1 leads to cell 2, where the other otter is.", ("2",))
    assert explained("1,2 13/22 0 standard", "play 1") == expected


def test_way_to_the_sea_is_named() -> None:
    """Swimming too far is refused with the distance that is left."""
    expected = Verdict("T7", "Shell 3 leads beyond the sea, which is only 2 away.", ("9",))
    assert explained("7,4 23/11 12 standard", "play 3") == expected


@pytest.mark.parametrize(("language", "word"), [("fr", "coquillage"), ("de", "Muschel"), ("it", "conchiglia")])
def test_refusals_are_translated(language: str, word: str) -> None:
    """A refusal is in the reader's language."""
    assert word in explained("1,2 13/22 0 standard", "play 2", language).message
