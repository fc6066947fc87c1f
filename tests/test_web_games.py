"""In the browser app a game is a folder: nothing outside it names the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import menagerie

WEB = Path(__file__).resolve().parent.parent / "web"
GAMES = WEB / "src" / "games"
LEFT_OUT = ("node_modules", "generated", "_template")
"""Folders of what is installed and what is built, and the game that new games are copied from."""
PICTURES = {".png", ".jpg"}
GENERATED = ("src/http.ts",)
"""Types made from OpenAPI, whose examples name games."""


def files() -> list[Path]:
    """Return every text file of the app; tests may play any game."""
    found = [path for path in WEB.rglob("*") if path.is_file() and not set(LEFT_OUT) & set(path.relative_to(WEB).parts)]
    written = [path for path in found if path.relative_to(WEB).as_posix() not in GENERATED]
    return [path for path in written if path.suffix not in PICTURES and not path.name.endswith(".test.ts")]


def named(game: str) -> re.Pattern[str]:
    """Return what finds the name of a game, also as a part of another name such as ``otterPieces``."""
    return re.compile(rf"(?<![A-Za-z])(?:{game}|{game.capitalize()}|{game.upper()})(?![a-z])")


@pytest.mark.parametrize("game", menagerie.game_names())
def test_nothing_outside_its_folder_names_a_game(game: str) -> None:
    """Pages, tables, words, styles, scripts and pictures do without the names of games."""
    pattern = named(game)
    outside = [path for path in files() if GAMES / game not in path.parents]
    assert len(outside) > 200
    naming = [path.relative_to(WEB).as_posix() for path in outside if pattern.search(path.read_text(encoding="utf-8"))]
    assert naming == []


@pytest.mark.parametrize("game", menagerie.game_names())
def test_every_game_has_a_folder(game: str) -> None:
    """The table of contents and the tile lie where the app looks for them."""
    assert (GAMES / game / "index.ts").is_file()
    assert (GAMES / game / "tile.ts").is_file()


def test_names_are_found() -> None:
    """The pattern finds a name in code, in words and at the beginning of another name, and not inside a word."""
    found = [
        bool(named("otter").search(text)) for text in ("'otter'", "Otter Run", "otterPieces", "otter_stack", "#otter-1")
    ]
    assert all(found)
    assert not named("otter").search("rotter, otters")
