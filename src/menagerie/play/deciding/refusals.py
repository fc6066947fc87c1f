"""Why a match refuses a command: stable codes for programs, sentences in four languages for people.

docs/reference/refusals.md lists the codes. A client shows `sentence_of(refusal, language)` and acts on the code: on
``match/stale`` it fetches the match again, on ``clock/flag`` it waits for the decision.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NoReturn

from menagerie.errors import Refused, UnknownLanguage

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES = ("en", "fr", "de", "it")


@cache
def sentences(language: str) -> Mapping[str, str]:
    """Return the sentences of a language by code."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language[:40]!r}; there are: {', '.join(LANGUAGES)}")
    text = (files("menagerie.play") / "locale" / f"{language}.toml").read_text(encoding="utf-8")
    return {f"{area}/{code}": said for area, table in tomllib.loads(text).items() for code, said in table.items()}


def codes() -> tuple[str, ...]:
    """Return every code."""
    return tuple(sentences("en"))


def sentence_of(refusal: Refused, language: str = "en") -> str:
    """Return the sentence for people; for an illegal move it is the game's own."""
    by_language = refusal.details.get("sentences")
    if isinstance(by_language, dict) and language in by_language:
        return str(by_language[language])
    return sentences(language)[refusal.code].format_map(refusal.details)


def refuse(code: str, **details: object) -> NoReturn:
    """Refuse a command."""
    raise Refused(code, sentences("en")[code].format_map(details), details)


def refuse_move(rule: str, cells: tuple[str, ...], move: str, messages: Mapping[str, str]) -> NoReturn:
    """Refuse a move that a rule of the game forbids, with the game's message in every language."""
    details = {"rule": rule, "cells": list(cells), "move": move, "sentences": dict(messages)}
    code = "move/illegal"
    raise Refused(code, messages["en"], details)
