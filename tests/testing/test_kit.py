"""The kit as a whole: one call runs every check on every edition."""

from __future__ import annotations

from dataclasses import replace

import pytest

from menagerie.testing import ALL_CHECKS, GAME_CHECKS, ConformanceFailure, check_game
from tests.games._template.conformance import POSITIONS
from tests.testing.broken import SOUND


def test_sound_game_passes() -> None:
    """The template passes every check."""
    check_game(SOUND, plies=12, positions=POSITIONS)


def test_unsound_game_fails() -> None:
    """A game with one fault in one part fails."""
    with pytest.raises(ConformanceFailure):
        check_game(replace(SOUND, refuse=lambda *_: None), plies=12, positions=POSITIONS)


def test_game_checks_run() -> None:
    """What is checked for a game as a whole is checked too."""
    with pytest.raises(ConformanceFailure, match="never cited"):
        check_game(SOUND, plies=12)


def test_every_check_says_what_it_promises() -> None:
    """Checks have names of their own and a sentence each."""
    checks = [*ALL_CHECKS, *GAME_CHECKS]
    assert len(checks) == len({check.__name__ for check in checks})
    assert all(check.__doc__ for check in checks)
