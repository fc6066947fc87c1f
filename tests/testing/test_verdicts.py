"""The checks of refusals notice games that break their promise."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from menagerie.core.outcome import Refusal, Verdict
from menagerie.core.rulebook import Rulebook
from menagerie.errors import IllegalMove
from menagerie.games._template.rules.position import Template
from menagerie.testing import ConformanceFailure, verdicts
from tests.testing.broken import SOUND, broken, built_on, trial

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.position import Position


def test_lenient_explain_is_noticed() -> None:
    """A game that calls every move legal fails, and the failure names game, position and move."""
    with pytest.raises(ConformanceFailure, match="differ on whether a move is legal") as caught:
        verdicts.explain_agrees(broken(refuse=lambda *_: None))
    assert "_template (standard, 2 seats, seed 0)" in str(caught.value)
    assert caught.value.evidence["position"] == "1,2 -/- 0 standard"
    assert caught.value.evidence["move"] == "play 1 (11)"
    assert caught.value.evidence["expected"] is False


def test_strict_explain_is_noticed() -> None:
    """A game that refuses a legal move fails."""
    with pytest.raises(ConformanceFailure, match="differ on whether a move is legal"):
        verdicts.explain_agrees(broken(refuse=lambda *_: Refusal("T4", "draw_first")))


def test_failing_explain_is_noticed() -> None:
    """A game whose explanation raises fails."""

    def refuse(position: Position, move: int) -> Refusal | None:
        raise ZeroDivisionError

    with pytest.raises(ConformanceFailure, match="raises instead of answering"):
        verdicts.explain_agrees(broken(refuse=refuse))


def test_silent_explain_is_noticed() -> None:
    """A game that explains with an empty sentence fails."""

    class Mute(Rulebook):
        def sentence(self, language: str, key: str, details: Mapping[str, object]) -> str:
            return " "

    with pytest.raises(ConformanceFailure, match="says nothing"):
        verdicts.explain_agrees(broken(rulebook=Mute("_template", "menagerie.games._template.words")))


def test_repeated_move_is_noticed() -> None:
    """A game that lists a legal move twice fails."""

    class Stutters(Template):
        def legal_moves(self) -> list[int]:
            return [move for move in super().legal_moves() for _ in range(2)]

    with pytest.raises(ConformanceFailure, match="twice"):
        verdicts.explain_agrees(built_on(Stutters))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"rule": "T99"}, "cites a rule that prohibits nothing"),
        ({"rule": "T1"}, "cites a rule that prohibits nothing"),
        ({"cells": ("z9",)}, "cells that are not drawn"),
        ({"reason": "no_such_sentence"}, "no words in 'en'"),
        ({"reason": "occupied", "details": ()}, "no words in 'en'"),
    ],
)
def test_careless_refusal_is_noticed(change: dict[str, object], problem: str) -> None:
    """A refusal with a wrong rule, a wrong cell or without words fails."""

    def refuse(position: Position, move: int) -> Refusal | None:
        refusal = SOUND.refuse(position, move)
        return refusal and replace(refusal, **change)  # type: ignore[arg-type]

    with pytest.raises(ConformanceFailure, match=problem):
        verdicts.refusals_cite_rules(broken(refuse=refuse))


class Plays(Template):
    """Plays whatever it is given."""

    def play(self, move: int) -> None:
        """Play legal moves and let others pass."""
        if move in self.legal_moves():
            super().play(move)


class Shrugs(Template):
    """Refuses with an error of its own."""

    def play(self, move: int) -> None:
        """Refuse illegal moves in the wrong way."""
        if move not in self.legal_moves():
            raise KeyError(move)
        super().play(move)


class Misquotes(Template):
    """Refuses with another verdict than explain's."""

    def play(self, move: int) -> None:
        """Refuse illegal moves by the wrong rule."""
        if move in range(100) and move not in self.legal_moves():
            raise IllegalMove(Verdict("T1", "no"))
        super().play(move)


class Slips(Template):
    """Changes something before it refuses."""

    def play(self, move: int) -> None:
        """Play something else before an illegal move is refused."""
        if move not in self.legal_moves() and self.to_act is not None:
            super().play(self.legal_moves()[0])
        super().play(move)


class Stumbles(Template):
    """Fails at nonsense in a way that is not ours."""

    def play(self, move: int) -> None:
        """Refuse what does not look like a move with an error of its own."""
        if move not in range(100):
            raise KeyError(move)
        super().play(move)


class Swallows(Template):
    """Takes no notice of nonsense."""

    def play(self, move: int) -> None:
        """Refuse only what looks like a move."""
        if move in range(100):
            super().play(move)


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (Plays, "an illegal move was played"),
        (Shrugs, "not answered with IllegalMove"),
        (Misquotes, "different verdicts"),
        (Slips, "a refused move changed the position"),
        (Stumbles, "not answered with InvalidMove"),
        (Swallows, "was played"),
    ],
)
def test_careless_play_is_noticed(kind: type[Template], problem: str) -> None:
    """A position that does not refuse illegal moves as promised fails."""
    with pytest.raises(ConformanceFailure, match=problem):
        verdicts.illegal_play_changes_nothing(built_on(kind))


def test_uncited_prohibition_is_noticed() -> None:
    """A prohibiting rule that no refusal cites fails and is named."""
    with pytest.raises(ConformanceFailure, match="never cited") as caught:
        verdicts.every_prohibition_is_cited([trial()])
    assert "T10" in str(caught.value.evidence["found"])
