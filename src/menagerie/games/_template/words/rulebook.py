"""The rulebook of Otter Run, and sentences from it."""

from __future__ import annotations

from menagerie.core.rulebook import Rulebook

RULEBOOK = Rulebook.load("_template", "menagerie.games._template.words")


def say(language: str, key: str, **details: str | int) -> str:
    """Return a sentence or a label with its details filled in."""
    return RULEBOOK.sentence(language, key, details)
