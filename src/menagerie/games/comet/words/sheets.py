"""Every card of Comet as a sheet: what is printed on it, and what its ability does."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.core.sheet import Sheet
from menagerie.games.comet.components.reading import components_of
from menagerie.games.comet.words.labels import symbol_names
from menagerie.games.comet.words.rulebook import name
from menagerie.games.comet.words.wording import ability_text, card_name

if TYPE_CHECKING:
    from menagerie.core.edition import Edition
    from menagerie.games.comet.components.cards import Card


@lru_cache(maxsize=16)
def sheets(edition: Edition, language: str) -> tuple[Sheet, ...]:
    """Return every card and every hero."""
    printed = components_of(edition)
    return (
        *(sheet(edition, card, language, "helper" if card.helper else "animal") for card in printed.cards),
        *(sheet(edition, hero, language, "hero") for hero in printed.heroes),
    )


def sheet(edition: Edition, card: Card, language: str, group: str) -> Sheet:
    """Return what is printed on a card."""
    ability = ability_text(card, language, edition)
    facts = {
        "nest": str(card.nest),
        "symbols": symbol_names(language, card.symbols),
        "points": str(card.points),
    }
    return Sheet(
        id=card.id,
        title=card_name(edition, card.id, language),
        group=name(language, group),
        facts=tuple((name(language, key), fact) for key, fact in facts.items()) if group == "animal" else (),
        powers=(("", ability),) if ability else (),
    )
