"""Names and signs of what is drawn: names for screen readers, letters and signs for terminals, colours."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.core.rulebook import Rulebook
from menagerie.games.jungla.components.board import PACKS

if TYPE_CHECKING:
    from menagerie.games.jungla.components.printed import Animal

WORDS = Rulebook.load("jungla", "menagerie.games.jungla.words")

GROUND_SIGNS = {
    "land": "·",
    "water": "~",
    "land_den": "⌂",
    "water_den": "≈",
    "defence": "=",
    "hunt": "*",
    "prison": "║",
}
"""By kind of square: what stands on it where nothing else does."""
WEB_SIGN, DANGER_SIGN, REST_SIGN, FREEING_SIGN = "#", "!", "✓", "!"
ARMOUR_SIGN = "+"
"""As in position texts."""

SHADES = {
    "brown": "#cfb184",
    "white": "#b5dbe8",
    "yellow": "#f0d258",
    "light blue": "#6fb3e0",
    "red": "#c9553f",
    "gold": "#cf8e1c",
    "unknown": "#70767d",
}
"""The colours that editions name, as they are drawn; land and water are toned down so that pieces stand out."""


@lru_cache(maxsize=4096)
def say(language: str, key: str, **details: str | int) -> str:
    """Return a label."""
    return WORDS.sentence(language, key, details)


def seat_name(language: str, pack: int) -> str:
    """Return what a pack is called."""
    return WORDS.name(language, f"seat{pack + 1}")


def kind_name(language: str, kind: str, owner: int) -> str:
    """Return what a kind of square is called, and whose it is (`owner` counts from 1, 0 is nobody)."""
    name = WORDS.name(language, kind)
    return f"{name} ({seat_name(language, owner - 1)})" if owner else name


def piece_id(animal: Animal) -> str:
    """Return the id of an animal in drawings, the same all game long."""
    return f"{PACKS[animal.pack]}-{animal.id}"


def glyph(animal: Animal) -> str:
    """Return the letter of an animal: a capital for Red, a small one for Blue."""
    return animal.code.lower() if animal.pack else animal.code
