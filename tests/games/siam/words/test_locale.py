"""Tests for Siam's rules and sentences in four languages, and for the rule tests themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from menagerie.core.outcome import Outcome
from menagerie.core.rulebook import LANGUAGES
from menagerie.games.siam.evaluation.evaluate import TERMS
from tests.games.siam.boards import SIAM, VARIANTS

IDS = tuple(f"S{number}" for number in range(1, 41))


def test_nothing_is_missing_in_any_language() -> None:
    """Every rule, sentence and name exists in all four languages with the same placeholders."""
    assert SIAM.rulebook.completeness_problems() == []


def test_the_rules_are_s1_to_s40() -> None:
    """The rulebook has forty rules in order."""
    assert SIAM.rulebook.ids() == IDS


@pytest.mark.parametrize("language", ["fr", "de", "it"])
def test_no_language_is_left_in_english(language: str) -> None:
    """Titles and texts of rules differ from the English ones."""
    english = {rule.id: rule for rule in SIAM.rulebook.rules("en")}
    same = [
        rule.id
        for rule in SIAM.rulebook.rules(language)
        if english[rule.id].text == rule.text or (english[rule.id].title == rule.title and rule.id != "S32")
    ]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_texts_are_sentences_about_the_same_squares(language: str) -> None:
    """Each text ends with a full stop and names the squares and the rules that the English one names."""
    for ours, theirs in zip(SIAM.rulebook.rules("en"), SIAM.rulebook.rules(language), strict=True):
        assert theirs.text.endswith(".")
        assert facts(ours.text) == facts(theirs.text), theirs.id


def facts(text: str) -> list[str]:
    """Return the squares, rule ids and larger numbers that a text names."""
    return sorted(re.findall(r"\b[a-e][1-5]\b|\bS\d+\b|\b\d{2,}\b", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["game", "seat1", "seat2", "elephant", "rhinoceros", "rock", *"NESW"])
def test_things_have_names(language: str, key: str) -> None:
    """Sides, pieces and facings have names."""
    assert SIAM.rulebook.name(language, key).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_and_terms_have_names(language: str) -> None:
    """Each edition and each term of the evaluation has a name, each edition a description."""
    for variant in VARIANTS:
        assert SIAM.rulebook.name(language, f"edition.{variant}").startswith("Siam")
        assert SIAM.rulebook.name(language, f"variant.{variant}")
    assert all(SIAM.rulebook.name(language, f"term.{term}") for term in TERMS)


def test_english_names_of_editions_are_their_titles() -> None:
    """The English name of an edition is the title in its file."""
    names = {variant: SIAM.rulebook.name("en", f"edition.{variant}") for variant in VARIANTS}
    assert names == {edition.id: edition.title for edition in SIAM.editions.values()}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A rock has left the board: Rhinoceroses win."),
        ("fr", "Un rocher est sorti du plateau, victoire\N{NO-BREAK SPACE}: Rhinocéros."),
        ("de", "Ein Felsen fällt vom Brett; gewonnen haben: Nashörner."),
        ("it", "Una roccia è uscita dal tabellone, vittoria: Rinoceronti."),
    ],
)
def test_outcomes_are_named(language: str, sentence: str) -> None:
    """The sentence of a win names the side that won."""
    assert SIAM.explain_outcome(Outcome((0.0, 1.0), (2,), "rock_expelled", "S28"), language) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("reason", "rule"), [("repetition", "S36"), ("ply_cap", "S37")])
def test_draws_are_named(language: str, reason: str, rule: str) -> None:
    """The draws of S36 and S37 have a sentence."""
    assert SIAM.explain_outcome(Outcome((0.5, 0.5), (), reason, rule), language).endswith(".")


def test_every_rule_has_a_test_named_by_its_id() -> None:
    """Some test function in this folder carries the id of each rule."""
    sources = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parents[1].rglob("test_*.py"))
    tested = set(re.findall(r"^def test_(S\d+)_", sources, flags=re.MULTILINE))
    assert tested == set(IDS)
