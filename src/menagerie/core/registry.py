"""The registry of games: it loads a game by its name and lists the names of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.folders import game_in, names

if TYPE_CHECKING:
    from menagerie.core.game import Game

__all__ = ["load", "names"]


def load(name: str) -> Game:
    """Return the game with this name; its folder is imported on first use."""
    game: Game = game_in(name)
    return game
