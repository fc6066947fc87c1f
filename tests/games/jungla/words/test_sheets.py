"""Tests for `menagerie.games.jungla.words.sheets`."""

from __future__ import annotations

import pytest

from menagerie.core.registry import load
from menagerie.core.rulebook import LANGUAGES
from menagerie.games.jungla.words.sheets import distances

JUNGLA = load("jungla")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_animal_is_named_once(language: str) -> None:
    """Seventeen kinds with distances, directions and powers, all in words of the language."""
    sheets = JUNGLA.sheets(language=language)
    assert len({sheet.id for sheet in sheets}) == len(sheets) == 17
    assert all(len(sheet.facts) == 2 and sheet.ways and sheet.group for sheet in sheets)
    assert all(name and text for sheet in sheets for name, text in sheet.powers)


def test_the_cheetah_as_printed() -> None:
    """Six squares on land, one in water, forward and both forward diagonals, and runners from any side."""
    cheetah = next(sheet for sheet in JUNGLA.sheets() if sheet.id == "cheetah")
    assert (cheetah.title, cheetah.group) == ("cheetah", "predator")
    assert dict(cheetah.facts) == {"land": "1–6", "water": "1"}
    assert list(cheetah.ways) == [0, 45, 315]
    assert [name for name, _ in cheetah.powers] == ["hunter of runners"]


def test_numbers_of_a_power_are_named_where_they_differ() -> None:
    """The vulture jumps on its short flights only; the gorilla always."""
    powers = {sheet.id: [name for name, _ in sheet.powers] for sheet in JUNGLA.sheets()}
    assert powers["vulture"] == ["jump (1–3)", "long flight (7–8)"]
    assert powers["gorilla"][0] == "jump"


def test_distances_are_ranges_and_single_numbers() -> None:
    """Bits as people write them."""
    assert distances(0b1100110) == "1–2, 5–6"
    assert distances(0b10) == "1"
    assert distances(0) == "–"
