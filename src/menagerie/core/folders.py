"""The folders of games: found by name, and imported on first use.

Positions find their game here. Everybody else uses `menagerie.core.registry`, which knows the type of a game.
"""

from __future__ import annotations

import pkgutil
from difflib import get_close_matches
from importlib import import_module
from typing import Any

from menagerie.errors import UnknownGame

PACKAGE = "menagerie.games"

_loaded: dict[str, Any] = {}


def game_in(name: str) -> Any:  # noqa: ANN401 - a game, whose type stands above this module
    """Return the game of the folder with this name."""
    try:
        return _loaded[name]
    except (KeyError, TypeError):
        if name not in folders():
            raise UnknownGame(unknown(name)) from None
    return _loaded.setdefault(name, import_module(f"{PACKAGE}.{name}").GAME)


def names() -> tuple[str, ...]:
    """Return the names of all games in alphabetical order; folders that begin with ``_`` are loaded only by name."""
    return tuple(name for name in folders() if not name.startswith("_"))


def folders() -> tuple[str, ...]:
    """Return the names of all game folders."""
    path = import_module(PACKAGE).__path__
    return tuple(sorted(module.name for module in pkgutil.iter_modules(path) if module.ispkg))


def unknown(name: object) -> str:
    """Return the error for an unknown name; it lists the games."""
    near = get_close_matches(str(name)[:40].lower(), names(), n=1)
    hint = f" (did you mean {near[0]!r}?)" if near else ""
    shown = repr(name) if len(repr(name)) <= 60 else repr(name)[:57] + "…"
    return f"there is no game {shown}{hint}; there are: {', '.join(names())}"
