"""The rulebook of Comet: sentences and names from the files in `locale/`."""

from __future__ import annotations

from functools import lru_cache

from menagerie.core.rulebook import Rulebook

RULEBOOK = Rulebook.load("comet", "menagerie.games.comet.words")


@lru_cache(maxsize=4096)
def say(language: str, key: str, **details: str | int) -> str:
    """Return a sentence or a label with its details filled in."""
    return RULEBOOK.sentence(language, key, details)


@lru_cache(maxsize=4096)
def name(language: str, key: str) -> str:
    """Return the name of a thing."""
    return RULEBOOK.name(language, key)
