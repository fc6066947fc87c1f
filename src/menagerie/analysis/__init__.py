"""Analysis of positions and matches, and tools for research: matches, puzzles, tuning, the engine protocol.

A public name is imported when it is first used, so importing the package is cheap.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.analysis.matches.arena import Terms
    from menagerie.analysis.matches.match import play_match
    from menagerie.analysis.review.analysis import Effort, analyse
    from menagerie.analysis.review.annotation import annotate
    from menagerie.analysis.review.choices import explain_choice
    from menagerie.analysis.review.reasons import reasons

__all__ = ["Effort", "Terms", "analyse", "annotate", "explain_choice", "play_match", "reasons"]

_HOMES = {
    "Effort": "review.analysis",
    "Terms": "matches.arena",
    "analyse": "review.analysis",
    "annotate": "review.annotation",
    "explain_choice": "review.choices",
    "play_match": "matches.match",
    "reasons": "review.reasons",
}


if not TYPE_CHECKING:  # type checkers know the names from above, and no others

    def __getattr__(name: str) -> object:
        """Import a public name when it is first used."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        return value


def __dir__() -> list[str]:
    """Show the public names."""
    return sorted(__all__)
