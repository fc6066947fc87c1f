"""What the program says is set as it is in print: in the locale files of every part and game."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

LOCALES = sorted(Path(str(files("menagerie"))).glob("**/locale/*.toml"))


def said(table: object) -> Iterator[str]:
    """Go through every text of a locale file."""
    if isinstance(table, str):
        yield table
    elif isinstance(table, dict):
        for value in table.values():
            yield from said(value)
    elif isinstance(table, list):
        for value in table:
            yield from said(value)


def wrong(path: Path, pattern: str) -> list[str]:
    """Return the texts of a file that have what they should not have; names of cards are those of an edition."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return [text for part in table for text in said(table[part]) if part != "names" and re.search(pattern, text)]


@pytest.mark.parametrize("path", [path for path in LOCALES if path.stem == "fr"], ids=lambda path: path.parts[-3])
def test_no_line_begins_with_a_french_mark(path: Path) -> None:
    """The blank before : ; ! ? » % and after « does not break, and an ellipsis follows its word at once."""
    assert wrong(path, r" [:;!?»%…]|« |\w[!?;»]") == []


@pytest.mark.parametrize(
    "path", [path for path in LOCALES if path.stem in {"fr", "it"}], ids=lambda path: f"{path.parts[-3]}-{path.stem}"
)
def test_apostrophes_are_curved(path: Path) -> None:
    """French and Italian elide with ’, as everywhere on the page."""
    assert wrong(path, r"\w'\w") == []
