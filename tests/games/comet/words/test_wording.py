"""Tests for `menagerie.games.comet.words.wording` and for what Comet says in four languages."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from menagerie.core.rulebook import LANGUAGES
from menagerie.games.comet.components.cards import Card, Effect
from menagerie.games.comet.components.reading import components_of
from menagerie.games.comet.evaluation.evaluate import TERMS
from menagerie.games.comet.words.rulebook import RULEBOOK
from menagerie.games.comet.words.wording import ability_text, card_name, own_edition

EDITION = own_edition()
COMPONENTS = components_of(EDITION)
CARDS: dict[str, Card] = {card.id: card for card in (*COMPONENTS.cards, *COMPONENTS.heroes)}
IDS = (*(f"C{number}" for number in range(1, 65)), *(f"E{number}" for number in range(1, 23)))


def test_nothing_is_missing_in_any_language() -> None:
    """Every rule, sentence and name exists in all four languages with the same placeholders."""
    assert RULEBOOK.completeness_problems() == []


def test_the_rules_are_c1_to_c64_and_e1_to_e22() -> None:
    """The rulebook has all rules in order."""
    assert RULEBOOK.ids() == IDS


@pytest.mark.parametrize("language", ["fr", "de", "it"])
def test_no_rule_is_left_in_english(language: str) -> None:
    """Titles and texts of rules differ from the English ones."""
    pairs = zip(RULEBOOK.rules("en"), RULEBOOK.rules(language), strict=True)
    assert [ours.id for ours, theirs in pairs if ours.title == theirs.title or ours.text == theirs.text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_the_same_numbers(language: str) -> None:
    """Each text is a sentence and names the numbers in digits that the English one names."""
    for ours, theirs in zip(RULEBOOK.rules("en"), RULEBOOK.rules(language), strict=True):
        assert theirs.text.endswith("."), theirs.id
        assert sorted(re.findall(r"\d+", ours.text)) == sorted(re.findall(r"\d+", theirs.text)), theirs.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_call_cards_by_the_names_of_the_edition(language: str) -> None:
    """The names in sentences are those printed on the cards of the edition, all different."""
    names = {card: RULEBOOK.name(language, card) for card in CARDS}
    assert names == {card: card_name(EDITION, card, language) for card in CARDS}
    assert len(set(names.values())) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_have_names(language: str) -> None:
    """Each term of the evaluation has a name."""
    assert all(RULEBOOK.name(language, f"term.{term}") for term in TERMS)


def test_a_card_without_a_name_is_called_by_its_id() -> None:
    """An unknown card is called by its id, and a language without a name takes the English one."""
    assert card_name(EDITION, "unicorn", "de") == "unicorn"
    assert card_name(EDITION, "great_auk", "xx") == "Great auk"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_abilities_are_sentences(card: Card, language: str) -> None:
    """Each ability has a text without open placeholders, and only cards without one have none."""
    text = ability_text(card, language, EDITION)
    assert bool(text) == bool(card.effects or card.score)
    assert not re.search(r"[{}_]", text)
    assert not text or text.endswith(".")


@pytest.mark.parametrize(
    ("card", "language", "text"),
    [
        ("lookout", "en", "Any time: Draw 2 silver cards."),
        ("shoebill", "en", "Any time, tap: Draw a silver card."),
        ("phorusrhacos", "fr", "Quand vous sauvez un animal\N{NO-BREAK SPACE}: Piochez une carte Argent."),
        ("glyptodon", "de", "Dein Handlimit steigt um 1."),
        ("stampede", "it", "Movimento: Aggiungi 2 × jolly ai simboli di questo movimento."),
        ("ichthyosaurus", "en", "Every animal you hatch counts as 1 nearer to the cave (not below 2)."),
        ("plesiosaurus", "en", "At the end: 1 point per rescued silver card."),
        ("woolly_rhinoceros", "de", "Bewegen, drehen: Füge diesem Zug Wiese und Lava hinzu."),
        ("meganeura", "en", "Your hand limit is 1 higher. At the end: 4 points per rescued gold card."),
    ],
)
def test_texts_say_what_cards_do(card: str, language: str, text: str) -> None:
    """A text names the time, tapping, numbers and things of the effects."""
    assert ability_text(CARDS[card], language) == text


def test_other_numbers_make_other_texts() -> None:
    """Texts follow from the effects and not from the card."""
    lookout = CARDS["lookout"]
    (draw,) = lookout.effects
    assert ability_text(replace(lookout, effects=(Effect(draw.op, 7),)), "de") == "Jederzeit: Ziehe 7 silberne Karten."
