"""The game as a whole."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidOption
from tests.games._template.helpers import GAME


def test_declaration() -> None:
    """The game is for two, with draws by chance and hidden hands."""
    assert (GAME.kind.seats, GAME.kind.chance, GAME.kind.hidden) == ((2,), True, True)
    assert sorted(GAME.editions) == ["brook", "standard"]


def test_options_are_refused() -> None:
    """There are no options, and the error names what was given."""
    with pytest.raises(InvalidOption, match="got speed"):
        GAME.new(speed=3)
