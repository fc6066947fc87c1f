"""Edition files of Comet with something changed, for tests of what is refused."""

from __future__ import annotations

from copy import deepcopy
from importlib.resources import files
from typing import Any

from menagerie.core.edition import Edition, parse_edition
from menagerie.errors import InvalidEdition
from menagerie.games.comet.components.reading import components_of
from tests.games.comet.strategies import COMET

TEXT = (files("menagerie.games.comet.components") / "editions" / "comet-r1.toml").read_text(encoding="utf-8")


def rewritten(*changes: tuple[str, str]) -> Edition:
    """Return the edition with lines of its file changed, as an owner of the box would do it."""
    text = TEXT
    for old, new in (*changes, ('id = "comet-r1"', 'id = "mine"')):
        assert old in text
        text = text.replace(old, new, 1)
    return parse_edition("comet", text, "mine.toml")


def values() -> dict[str, Any]:
    """Return a copy of all values of the edition."""
    return deepcopy(dict(COMET.edition().values))


def edition(changed: dict[str, Any]) -> Edition:
    """Return an edition with these values."""
    return Edition("mine", "comet", "Mine", changed, {})


def entry(changed: dict[str, Any], path: str) -> dict[str, Any]:
    """Return the table at a path such as ``animals.dodo`` or ``boards.a.hexes.c0``."""
    found: Any = changed
    for step in path.split("."):
        found = next(each for each in found if each.get("id") == step) if isinstance(found, list) else found[step]
    table: dict[str, Any] = found
    return table


def problems(changed: dict[str, Any]) -> tuple[str, ...]:
    """Return what is wrong with an edition of these values."""
    try:
        components_of(edition(changed))
    except InvalidEdition as error:
        return error.problems
    return ()
