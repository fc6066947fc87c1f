"""What `play` says, in four languages: the files in ``locale``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from menagerie.core.rulebook import LANGUAGES
from menagerie.errors import UnknownLanguage

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Words:
    """The texts and the command words of one language."""

    language: str
    texts: Mapping[str, str]
    commands: Mapping[str, str]
    """By command: the word for it in this language."""
    explanations: Mapping[str, tuple[str, str]]
    """By command: what follows the word, and what it does."""

    def say(self, key: str, **details: object) -> str:
        """A text with its placeholders filled in."""
        return self.texts[key].format_map(details)

    def command(self, word: str) -> str | None:
        """The command that a word stands for, in this language or in English."""
        lowered = word.lower()
        local = {name: command for command, name in self.commands.items()}
        return local.get(lowered) or (lowered if lowered in self.commands else None)


@cache
def words(language: str) -> Words:
    """Return the words of a language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language[:40]!r}; there are: {', '.join(LANGUAGES)}")
    text = (files("menagerie.cli.terminal") / "locale" / f"{language}.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    commands = {command: word for command, (word, _, _) in table["commands"].items()}
    explanations = {command: (follows, does) for command, (_, follows, does) in table["commands"].items()}
    return Words(language, table["texts"], commands, explanations)
