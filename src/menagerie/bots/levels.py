"""The levels of strength, from levels.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from menagerie.errors import Unknown


@dataclass(frozen=True, slots=True)
class Level:
    """How far, how long and how carefully a bot looks."""

    name: str
    depth: int
    seconds: float
    slack: int


@cache
def levels() -> tuple[Level, ...]:
    """Return all levels, weakest first."""
    table = tomllib.loads(files("menagerie.bots").joinpath("levels.toml").read_text(encoding="utf-8"))
    return tuple(Level(name, **values) for name, values in table.items())


def level(name: str) -> Level:
    """Return the level with this name."""
    for candidate in levels():
        if candidate.name == name:
            return candidate
    known = ", ".join(candidate.name for candidate in levels())
    message = f"there is no level {name!r}; there are: {known}"
    raise Unknown(message)
