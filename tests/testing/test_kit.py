"""The kit as a whole: one call runs every check on every edition."""

from __future__ import annotations

from dataclasses import replace

import pytest

from menagerie.testing import ALL_CHECKS, GAME_CHECKS, ConformanceFailure, Trial, check_game, trials
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


def test_every_edition_and_seed_is_tried() -> None:
    """There is a trial for each edition, number of seats and seed."""
    made = trials(SOUND, seeds=(3, 4), plies=5, positions=["x"])
    assert [(t.edition, t.seed) for t in made] == [("brook", 3), ("brook", 4), ("standard", 3), ("standard", 4)]
    assert Trial(SOUND, "brook", 2, 3, 5, positions=("x",)) == made[0]


def test_random_games_are_repeatable() -> None:
    """The same trial walks through the same positions each time; another seed through others."""
    first, again, other = (
        [SOUND.format_position(position) for position in Trial(SOUND, "standard", 2, seed).walk()] for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


def test_every_check_says_what_it_promises() -> None:
    """Checks have names of their own and a sentence each."""
    checks = [*ALL_CHECKS, *GAME_CHECKS]
    assert len(checks) == len({check.__name__ for check in checks})
    assert all(check.__doc__ for check in checks)
