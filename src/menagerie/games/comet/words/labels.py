"""Labels of a drawing: names for screen readers, signs for terminals, colours."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from menagerie.games.comet.components.board import CAVE, NAMES, NEST, SYMBOLS, TERRAINS
from menagerie.games.comet.components.reading import components_of
from menagerie.games.comet.words.rulebook import name, say

if TYPE_CHECKING:
    from menagerie.core.edition import Edition
    from menagerie.games.comet.components.board import Hex

DECKS = ("animals", "helpers", "heroes")
FALLBACK = "en"
"""The language of names that an edition does not give in another one."""

KINDS = (*TERRAINS, "nest", "cave")
"""By kind of hex: the word for its ground."""
COLOURS = ("#6fb6e2", "#a5d067", "#fcecc4", "#3f8c65", "#6e3833", "#d9b873", "#8a7f78")
"""By kind of hex."""
CAVE_SIGN = "∩"
CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
"""Numbers of nests in one character."""
NEUTRAL_SIGNS = {"mammoth": "Ma", "tortoise": "To"}


def ground_sign(place: Hex) -> str:
    """Return what shows on a hex where nothing stands: a terrain's letter, a nest's number, the mouth of the cave."""
    if place.kind == CAVE:
        return CAVE_SIGN
    if place.kind == NEST:
        return CIRCLED[place.nest - 1] if 0 < place.nest <= len(CIRCLED) else "○"
    return SYMBOLS[place.kind]


def hex_label(language: str, place: Hex) -> str:
    """Return what a hex is."""
    if place.kind == CAVE:
        return say(language, "label_cave", place=place.id)
    if place.kind == NEST:
        return say(language, "label_nest", place=place.id, number=place.nest)
    return say(language, "label_hex", place=place.id, terrain=TERRAINS[place.kind])


def rescuer_id(seat: int, rescuer: int) -> str:
    """Return the id of a rescuer in drawings; both numbers count from 1."""
    return f"rescuer{seat}-{rescuer}"


# Cards


@lru_cache(maxsize=64)
def card_names(edition: Edition, language: str) -> dict[str, str]:
    """Return what the cards and heroes of an edition are called, by id."""
    entries = [entry for deck in DECKS for entry in cast("list[dict[str, object]]", edition.value(deck))]
    tables = {str(entry["id"]): entry.get("name") for entry in entries}
    return {card: name_in(names, language) or card.replace("_", " ") for card, names in tables.items()}


def name_in(names: object, language: str) -> str:
    """Return a name in a language or else in English, nothing if there is none."""
    if isinstance(names, dict):
        return str(names.get(language) or names.get(FALLBACK) or "")
    return names if isinstance(names, str) else ""


@lru_cache(maxsize=4096)
def card_label(edition: Edition, language: str, number: int) -> str:
    """Return what is printed on a card: its name, and for an animal its nest, symbols and points."""
    card = components_of(edition).cards[number]
    called = card_names(edition, language)[card.id]
    if card.helper:
        return say(language, "label_helper", card=called)
    return say(
        language,
        "label_animal",
        card=called,
        nest=card.nest,
        symbols=symbol_names(language, card.symbols),
        points=card.points,
    )


def symbol_names(language: str, symbols: tuple[int, ...]) -> str:
    """Return symbols in words, each as often as it is there."""
    return " + ".join(name(language, word) for word, times in zip(NAMES, symbols, strict=True) for _ in range(times))
