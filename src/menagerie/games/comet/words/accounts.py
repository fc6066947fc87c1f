"""The final scoring of Comet, card by card (C59–C62, E16–E20), from what a viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.comet.components.board import TERRAINS
from menagerie.games.comet.components.cards import COLOURS, EGGS, MODES
from menagerie.games.comet.rules.state import NONE
from menagerie.games.comet.words.wording import Words, card_name, own_edition

if TYPE_CHECKING:
    from menagerie.games.comet.components.cards import Card, Effect
    from menagerie.games.comet.texts.sight import Sight


def account(sight: Sight, seat: int, language: str) -> tuple[tuple[str, int], ...]:
    """Return the lines of a seat's score: rescued animals, their end-game abilities, and the hero."""
    rescued, edition = rescued_by(sight, seat), sight.edition
    counts = units(rescued)
    tables = [given.values.get("text") for given in (edition, own_edition())]
    words = Words(language, [table for table in tables if isinstance(table, dict)])

    def bonus(card: Card, effect: Effect, copies: int = 1) -> tuple[str, int]:
        line = f"{card_name(edition, card.id, language)}: {words.effect(effect, 'endgame')}"
        return line, copies * effect.other * counts[effect.number]

    animals = [
        (card_name(edition, card.id, language) + f" ×{copies}" * (copies > 1), copies * card.points)
        for card, copies in rescued
    ]
    bonuses = [
        bonus(card, effect, copies)
        for card, copies in rescued
        if MODES[card.mode] == "endgame"
        for effect in card.effects
    ]
    number = sight.player(seat)["hero"]
    hero = None if number == NONE else sight.components.heroes[number]
    return (*animals, *bonuses, *([bonus(hero, hero.score)] if hero and hero.score else []))


def rescued_by(sight: Sight, seat: int) -> list[tuple[Card, int]]:
    """Return the animals that a player has rescued, each with its number of copies."""
    player = sight.player(seat)
    copies = (player["ready"][card] + player["tapped"][card] for card in range(len(sight.components.cards)))
    return [(card, number) for card, number in zip(sight.components.cards, copies, strict=True) if number]


def units(rescued: list[tuple[Card, int]]) -> list[int]:
    """Return how many units of each kind there are, in the order of `WHATS` (E16–E20)."""
    eggs = [sum(copies for card, copies in rescued if card.egg == egg) for egg in range(len(EGGS))]
    terrains = [sum(copies for card, copies in rescued if card.symbols[place]) for place in range(len(TERRAINS))]
    colours = [sum(copies for card, copies in rescued if card.colour == colour) for colour in range(len(COLOURS))]
    return [*eggs, *terrains, *colours, min(eggs)]
