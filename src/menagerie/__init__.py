"""Menagerie: play, study and research animal board games.

>>> import menagerie
>>> siam = menagerie.load("siam")
>>> position = siam.new()
>>> position.play(siam.parse_move(position, "+c1N"))

Nothing is imported before it is asked for, so that importing the package costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from menagerie._loader import load_sources_if_asked

load_sources_if_asked()

if TYPE_CHECKING:
    from menagerie.core.edition import Edition
    from menagerie.core.game import Game
    from menagerie.core.history import History
    from menagerie.core.outcome import Outcome, Verdict
    from menagerie.core.position import Position
    from menagerie.core.record import Record
    from menagerie.core.registry import load
    from menagerie.core.registry import names as game_names
    from menagerie.core.seats import CHANCE
    from menagerie.core.view import View
    from menagerie.errors import IllegalMove, InvalidInput, MenagerieError, Unknown

    compiled: bool

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Edition",
    "Game",
    "History",
    "IllegalMove",
    "InvalidInput",
    "MenagerieError",
    "Outcome",
    "Position",
    "Record",
    "Unknown",
    "Verdict",
    "View",
    "__version__",
    "compiled",
    "game_names",
    "load",
]

_HOMES = {
    "CHANCE": "core.seats:CHANCE",
    "Edition": "core.edition:Edition",
    "Game": "core.game:Game",
    "History": "core.history:History",
    "IllegalMove": "errors:IllegalMove",
    "InvalidInput": "errors:InvalidInput",
    "MenagerieError": "errors:MenagerieError",
    "Outcome": "core.outcome:Outcome",
    "Position": "core.position:Position",
    "Record": "core.record:Record",
    "Unknown": "errors:Unknown",
    "Verdict": "core.outcome:Verdict",
    "View": "core.view:View",
    "game_names": "core.registry:names",
    "load": "core.registry:load",
}


if not TYPE_CHECKING:  # type checkers know the names from above, and no others

    def __getattr__(name: str) -> object:
        """Import a public name when it is first used."""
        if name == "compiled":
            value: object = not str(import_module("menagerie.core.position").__file__).endswith(".py")
        elif name in _HOMES:
            module, _, attribute = _HOMES[name].partition(":")
            value = getattr(import_module(f"menagerie.{module}"), attribute)
        else:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    """Show the public names."""
    return sorted(__all__)
