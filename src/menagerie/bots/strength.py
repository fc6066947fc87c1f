"""How strong the levels are: strength.toml, which `menagerie calibrate` writes."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

FILE = "strength.toml"

ANCHOR = 800
"""What the weakest level of every game counts; only differences mean something."""


@dataclass(frozen=True, slots=True)
class Strength:
    """The measured strength of a level in Elo points, with half the width of its 95 % interval."""

    elo: int
    error: int


@cache
def measurements() -> Mapping[str, Any]:
    """Return the content of strength.toml."""
    file = files("menagerie.bots").joinpath(FILE)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def strengths(game: str) -> Mapping[str, Strength]:
    """Return the strength of a game's levels by name; empty for a game without measurements."""
    measured = measurements().get(game, {}).get("levels", {})
    return {name: Strength(each["elo"], each["error"]) for name, each in measured.items()}
