"""The river as editions lay it out."""

from __future__ import annotations

import pytest

from menagerie.core.edition import parse_edition
from menagerie.errors import InvalidEdition
from menagerie.games._template.components.board import River, river_of
from tests.games._template.helpers import GAME


def river(**changes: str) -> River:
    """Return the river of the standard edition with some values written differently."""
    values = {"cells": "9", "starts": "[1, 2]", "weights": "[3, 2, 1]", "hand": "2", "turns": "60"} | changes
    text = f"""
        [edition]
        id = "test"
        [river]
        source = "test"
        cells = {values["cells"]}
        starts = {values["starts"]}
        [bag]
        source = "test"
        weights = {values["weights"]}
        [play]
        source = "test"
        hand = {values["hand"]}
        turns = {values["turns"]}
    """
    return river_of(parse_edition("_template", text, "test.toml"))


def test_standard_river() -> None:
    """The standard edition has nine cells, shells 1 to 3, hands of two and sixty turns."""
    assert River(cells=9, starts=(1, 2), weights=(3, 2, 1), hand=2, turns=60) == river_of(GAME.edition("standard"))
    assert range(1, 4) == river().shells


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cells", "2"),
        ("cells", '"9"'),
        ("starts", "[1]"),
        ("starts", "[2, 2]"),
        ("starts", "[1, 9]"),
        ("weights", "[]"),
        ("weights", "[1, 0]"),
        ("weights", "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1]"),
        ("hand", "0"),
        ("hand", "true"),
        ("turns", "501"),
    ],
)
def test_impossible_values_are_named(name: str, value: str) -> None:
    """A value that no river can have is refused by name."""
    with pytest.raises(InvalidEdition, match=name):
        river(**{name: value})


def test_all_problems_are_named_at_once() -> None:
    """One error names every problem of an edition."""
    with pytest.raises(InvalidEdition) as caught:
        river(cells="1", hand="9", weights="[]")
    assert len(caught.value.problems) == 3
