"""The only door to the games: a name becomes a `Game` by lazy import of its folder."""

from __future__ import annotations

import pkgutil
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING

from menagerie.errors import UnknownGame

if TYPE_CHECKING:
    from menagerie.core.game import Game

PACKAGE = "menagerie.games"

_loaded: dict[str, Game] = {}


def load(name: str) -> Game:
    """Return the game with this name; its folder is imported when it is first asked for."""
    try:
        return _loaded[name]
    except (KeyError, TypeError):
        if name not in folders():
            raise UnknownGame(unknown(name)) from None
    game: Game = import_module(f"{PACKAGE}.{name}").GAME
    return _loaded.setdefault(name, game)


def names() -> tuple[str, ...]:
    """Return the names of all games in alphabetical order; folders that begin with ``_`` are loaded only by name."""
    return tuple(name for name in folders() if not name.startswith("_"))


def folders() -> tuple[str, ...]:
    """Return the names of all game folders."""
    path = import_module(PACKAGE).__path__
    return tuple(sorted(module.name for module in pkgutil.iter_modules(path) if module.ispkg))


def unknown(name: object) -> str:
    """Say which games there are instead."""
    near = get_close_matches(str(name)[:40].lower(), names(), n=1)
    hint = f" (did you mean {near[0]!r}?)" if near else ""
    shown = repr(name) if len(repr(name)) <= 60 else repr(name)[:57] + "…"
    return f"there is no game {shown}{hint}; there are: {', '.join(names())}"
