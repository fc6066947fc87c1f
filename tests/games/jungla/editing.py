"""Editions of Jungla with values changed, right or wrong."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.core.edition import Edition
from menagerie.errors import InvalidEdition
from tests.games.jungla.asked import JUNGLA

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.core.game import Game

    Change = Callable[[dict[str, Any]], object]


def edited(*changes: Change, new_id: str = "recon-1") -> Game:
    """Return the game with an edition whose values were changed one after another."""
    return JUNGLA.with_edition(edition(*changes, new_id=new_id))


def edition(*changes: Change, new_id: str = "recon-1") -> Edition:
    """Return the usual edition with values changed one after another."""
    usual = JUNGLA.edition()
    values = deepcopy(dict(usual.values))
    for change in changes:
        change(values)
    return Edition(new_id, usual.game, usual.title, values, usual.sources)


def sets(path: str, value: object) -> Change:
    """Return a change that sets the value at a dotted path, in which animals go by their ids."""

    def change(values: dict[str, Any]) -> None:
        *steps, last = path.split(".")
        found: Any = values
        for step in steps:
            found = by_id(found)[step]
        found[last] = value

    return change


def removes(path: str) -> Change:
    """Return a change that takes out the value at a dotted path."""

    def change(values: dict[str, Any]) -> None:
        *steps, last = path.split(".")
        found: Any = values
        for step in steps:
            found = by_id(found)[step]
        del found[last]

    return change


def by_id(value: Any) -> Any:  # noqa: ANN401 - tables and lists of an edition
    """Return a list of sheets by their ids, anything else as it is."""
    return {sheet["id"]: sheet for sheet in value} if isinstance(value, list) else value


def square(name: str, letter: str) -> Change:
    """Return a change of one letter of the map."""

    def change(values: dict[str, Any]) -> None:
        rows = values["board"]["map"]
        row, column = len(rows) - int(name[1:]), ord(name[0]) - ord("a")
        rows[row] = rows[row][:column] + letter + rows[row][column + 1 :]

    return change


def problems(*changes: Change) -> tuple[str, ...]:
    """Return what is wrong with the usual edition after some changes."""
    with pytest.raises(InvalidEdition) as caught:
        JUNGLA.new(edition(*changes))
    return caught.value.problems
