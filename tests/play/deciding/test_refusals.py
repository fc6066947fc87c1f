"""Refusals: every code has a sentence in every language, and the page that lists them is complete."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

from menagerie.errors import Refused, UnknownLanguage
from menagerie.play.deciding.refusals import LANGUAGES, codes, refuse, refuse_move, sentence_of, sentences

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "refusals.md"


def blanks(sentence: str) -> set[str]:
    """Return the words that a sentence leaves to be filled in."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence(language: str) -> None:
    """No code is missing, none is left over, and each sentence fills in the same words."""
    said = sentences(language)
    assert set(said) == set(codes())
    assert {code: blanks(text) for code, text in said.items()} == {code: blanks(sentences("en")[code]) for code in said}


def test_the_page_lists_every_code() -> None:
    """The page has each code once, with its sentence."""
    rows = dict(re.findall(r"^\| `([a-z-]+/[a-z-]+)` \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    assert rows == dict(sentences("en"))


def test_a_refusal_is_told_in_a_language() -> None:
    """What is filled in stands in every language's sentence."""
    with pytest.raises(Refused) as caught:
        refuse("match/stale", ply=7, given=5)
    assert caught.value.code == "match/stale"
    for language in LANGUAGES:
        assert "7" in sentence_of(caught.value, language)
        assert "5" in sentence_of(caught.value, language)


def test_a_forbidden_move_is_told_as_the_game_says_it() -> None:
    """The game's own sentence is used, in the language asked for."""
    with pytest.raises(Refused) as caught:
        refuse_move("S9", ("c3",), "+c3N", {"en": "No.", "fr": "Non."})
    assert (sentence_of(caught.value, "fr"), caught.value.details["rule"]) == ("Non.", "S9")


def test_an_unknown_language_is_refused() -> None:
    """The error names the languages there are."""
    with pytest.raises(UnknownLanguage, match="en, fr, de, it"):
        sentences("la")
