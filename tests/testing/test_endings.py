"""The checks of endings notice games that do not end or end badly."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from menagerie.core.rulebook import Rulebook
from menagerie.games._template.rules.position import Template
from menagerie.testing import ConformanceFailure, endings
from tests.testing.broken import FINISHED, SOUND, built_on, trial

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.outcome import Outcome


class NeverEnds(Template):
    """Has no outcome."""

    def outcome(self) -> Outcome | None:
        """Say that the game goes on."""
        return None


class GoesOn(Template):
    """Lists a move after the end."""

    def legal_moves(self) -> list[int]:
        """Return the legal moves, and resting after the end."""
        return super().legal_moves() or [20]


class PlaysOn(Template):
    """Lets moves pass after the end."""

    def play(self, move: int) -> None:
        """Refuse illegal moves only while the game goes on."""
        if self.to_act is not None:
            super().play(move)


def test_silent_outcome_is_noticed() -> None:
    """An outcome with an empty sentence fails."""

    class Mute(Rulebook):
        def sentence(self, language: str, key: str, details: Mapping[str, object]) -> str:
            return " "

    silent = replace(SOUND, rulebook=Mute("_template", "menagerie.games._template.words"))
    with pytest.raises(ConformanceFailure, match="no words in 'en'"):
        endings.outcomes_are_complete(trial(silent, plies=1, positions=(FINISHED,)))


def test_long_play_is_noticed() -> None:
    """A random game that has not ended within the bound fails."""
    with pytest.raises(ConformanceFailure, match="not ended after 5 plies"):
        endings.random_play_ends(trial(longest=5))


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (NeverEnds, "outcome and to_act differ"),
        (GoesOn, "legal_moves and to_act differ"),
        (PlaysOn, "played after the end"),
    ],
)
def test_game_that_goes_on_is_noticed(kind: type[Template], problem: str) -> None:
    """A game that is over and is not fails."""
    with pytest.raises(ConformanceFailure, match=problem):
        endings.random_play_ends(built_on(kind))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"scores": (1.0,)}, "a score for each of 2 seats"),
        ({"scores": (1.0, float("nan"))}, "a score for each of 2 seats"),
        ({"winners": (3,)}, "not seats of the game"),
        ({"winners": (1, 1)}, "not seats of the game"),
        ({"winners": (2,)}, "fewer points than somebody who did not win"),
        ({"winners": ()}, "nobody wins although"),
        ({"scores": (1.0, 0.5)}, "do not add up to 1"),
        ({"rule": "T99"}, "cites a rule that does not exist"),
        ({"reason": "no_such_sentence"}, "no words in 'en'"),
    ],
)
def test_bad_outcome_is_noticed(change: dict[str, object], problem: str) -> None:
    """An outcome with wrong scores, winners, rule or words fails."""

    class Odd(Template):
        def outcome(self) -> Outcome | None:
            outcome = super().outcome()
            return outcome and replace(outcome, **change)  # type: ignore[arg-type]

    with pytest.raises(ConformanceFailure, match=problem):
        endings.outcomes_are_complete(built_on(Odd, plies=1, positions=(FINISHED,)))
