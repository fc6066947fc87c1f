"""The rulebook of Siam, and sentences from it."""

from __future__ import annotations

from functools import lru_cache

from menagerie.core.rulebook import Rulebook

RULEBOOK = Rulebook.load("siam", "menagerie.games.siam.words")


@lru_cache(maxsize=4096)
def say(language: str, key: str, **details: str | int) -> str:
    """Return a sentence or a label with its details filled in."""
    return RULEBOOK.sentence(language, key, details)
