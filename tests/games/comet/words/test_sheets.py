"""Tests for `menagerie.games.comet.words.sheets`."""

from __future__ import annotations

import pytest

from menagerie.core.rulebook import LANGUAGES
from menagerie.games.comet.components.reading import components_of
from tests.games.comet.strategies import COMET


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_named_once(language: str) -> None:
    """Animals tell nest, symbols and points; whatever has an ability says it in a sentence."""
    sheets = {sheet.id: sheet for sheet in COMET.sheets(language=language)}
    printed = components_of(COMET.edition())
    assert list(sheets) == [card.id for card in (*printed.cards, *printed.heroes)]
    for card in printed.cards:
        assert [fact for _, fact in sheets[card.id].facts][::2] == (
            [] if card.helper else [str(card.nest), str(card.points)]
        )
        assert bool(sheets[card.id].powers) == bool(card.effects)
    assert all(sheets[hero.id].powers for hero in printed.heroes)
    assert not [text for sheet in sheets.values() for _, text in sheet.powers if "{" in text]
