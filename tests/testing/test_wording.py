"""The check of words notices what a game does not say."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from menagerie.core.rulebook import Rulebook
from menagerie.core.seats import Kind
from menagerie.testing import ConformanceFailure, wording
from tests.testing.broken import SOUND, broken

if TYPE_CHECKING:
    from menagerie.core.rulebook import Language


class Torn(Rulebook):
    """A rulebook from which the Italian title of a rule is missing."""

    def _language(self, language: str) -> Language:
        words = super()._language(language)
        if language != "it":
            return words
        return replace(words, rules={**words.rules, "T5": replace(words.rules["T5"], title="")})


def test_missing_title_is_noticed() -> None:
    """A rule without a title in one language fails and is named."""
    with pytest.raises(ConformanceFailure, match=r"it: the rule T5\.title is empty"):
        wording.words_are_complete([broken(rulebook=Torn("_template", "menagerie.games._template.words"))])


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (Kind(seats=(2, 3)), "no name 'seat3' in 'fr'"),
        (Kind(seats=(2,), repetition="T99"), "'T99', which is no rule"),
        (Kind(seats=(2,), ply_cap="T10"), "no sentence 'ply_cap' in 'de'"),
    ],
)
def test_unworded_declaration_is_noticed(kind: Kind, problem: str) -> None:
    """A declaration for which there are no words fails."""
    with pytest.raises(ConformanceFailure, match=problem):
        wording.words_are_complete([broken(kind=kind)])


def test_complete_words_pass() -> None:
    """The template says everything in every language."""
    assert SOUND.rulebook.completeness_problems() == []
    wording.words_are_complete([broken()])
