"""In which language somebody is answered, and the server's sentences in each."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from menagerie.play.deciding.refusals import LANGUAGES

USUAL = "en"


def language_of(wanted: str | None, accepted: str | None) -> str:
    """Choose a language: the one asked for by name, else the best that a browser accepts, else English."""
    if wanted in LANGUAGES:
        return wanted
    ranked: list[tuple[float, int, str]] = []
    for place, part in enumerate((accepted or "")[:500].split(",")):
        tag, _, weight = part.partition(";")
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            ranked.append((-quality(weight), place, language))
    return min(ranked)[2] if ranked else USUAL


def quality(weight: str) -> float:
    """Read the weight of a language; what cannot be read counts little."""
    name, _, value = weight.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0


@cache
def sentences(language: str) -> Mapping[str, str]:
    """Return the server's sentences in a language by code."""
    text = (files("menagerie.server") / "locale" / f"{language}.toml").read_text(encoding="utf-8")
    return {f"{area}/{code}": said for area, table in tomllib.loads(text).items() for code, said in table.items()}


def say(code: str, language: str, details: Mapping[str, object]) -> str | None:
    """Return the sentence of a code, if the server has one."""
    sentence = sentences(language if language in LANGUAGES else USUAL).get(code)
    return None if sentence is None else sentence.format_map(details)
