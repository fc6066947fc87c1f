"""The levels of strength, from levels.toml: eight for each game, weakest first."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from menagerie.core.compiled.bounds import shown
from menagerie.errors import Unknown

if TYPE_CHECKING:
    from collections.abc import Mapping

USUAL = "default"
"""The settings of games that have none of their own."""


@dataclass(frozen=True, slots=True)
class Level:
    """How far and how long a bot searches, and what it overlooks; levels.toml explains each setting."""

    name: str
    number: int = 0
    """From 1, the weakest, to 8; 0 for a level that is not on the ladder."""
    seconds: float = 1.0
    depth: int = 100
    nodes: int | None = None
    iterations: int | None = None
    hurry: float = 0.0
    width: int = 8
    overlooks: float = 0.0
    blind: float = 0.0
    attack: float = 0.0
    slack: int = 0
    threats: tuple[str, ...] = ()
    titles: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
    """What people call it, by language."""

    def title(self, language: str = "en") -> str:
        """Return the name of the level in a language."""
        return self.titles.get(language, self.name)

    def limited(self) -> bool:
        """Whether a limit other than time ends its search, so that its strength does not depend on the machine."""
        return self.hurry >= 1 or self.nodes is not None or self.iterations is not None


@cache
def settings() -> Mapping[str, Any]:
    """Return the content of levels.toml."""
    return tomllib.loads(files("menagerie.bots").joinpath("levels.toml").read_text(encoding="utf-8"))


@cache
def levels(game: str) -> tuple[Level, ...]:
    """Return the levels of a game, weakest first; a game without settings of its own has the usual ones."""
    table = settings()
    own = table.get(game, table[USUAL]) if game != "names" else table[USUAL]
    return tuple(
        Level(name, number, **own[name], threats=tuple(own["threats"]), titles=titles)
        for number, (name, titles) in enumerate(table["names"].items(), start=1)
    )


def level(game: str, wanted: str | int) -> Level:
    """Return the level of a game with this number or name, in any language; case is ignored."""
    given: object = wanted
    asked = str(given).casefold() if isinstance(given, (str, int)) and not isinstance(given, bool) else ""
    for known in levels(game):
        if asked in {known.name, str(known.number), *map(str.casefold, known.titles.values())}:
            return known
    names = ", ".join(known.name for known in levels(game))
    raise Unknown(
        f"there is no level {shown(wanted)}; there are: {names}, or their numbers from 1 to {len(levels(game))}"
    )
