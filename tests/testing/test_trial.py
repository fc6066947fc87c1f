"""Trials: where checks look, and what they say."""

from __future__ import annotations

import pytest

from menagerie.testing import ConformanceFailure, Trial, trials
from tests.testing.broken import FINISHED, SOUND, trial


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


def test_further_positions_are_visited() -> None:
    """After the random game come the further positions, those of other editions left out."""
    visited = [
        SOUND.format_position(position) for position in trial(plies=2, positions=(FINISHED, "1,2 -/- 0 brook")).walk()
    ]
    assert len(visited) == 3
    assert visited[-1] == FINISHED


def test_walk_stops_at_the_end() -> None:
    """A random game is followed to its end and no further."""
    last = list(trial(plies=500).walk())[-1]
    assert last.to_act is None


def test_equal_values_pass() -> None:
    """Nothing is said about values that are equal."""
    trial().same("never", [1], [1])


def test_lists_are_shown_by_what_differs() -> None:
    """Of lists that differ in content, what is missing and what is too much is shown; of others, both."""
    with pytest.raises(ConformanceFailure) as caught:
        trial().same("lists", ["a", "b"], ["b", "c"])
    assert caught.value.evidence == {"missing": ["a"], "surplus": ["c"]}
    with pytest.raises(ConformanceFailure) as caught:
        trial().same("order", ["a", "b"], ["b", "a"])
    assert caught.value.evidence == {"expected": ["a", "b"], "found": ["b", "a"]}


def test_moves_without_a_text_are_named_by_number() -> None:
    """A failure about a move that cannot be written is still reported."""
    with pytest.raises(ConformanceFailure, match=r"no text: .*999"):
        trial().fail("odd", SOUND.new(), 999)
