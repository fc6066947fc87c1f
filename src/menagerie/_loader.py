"""Loads every module of the package from its ``.py`` file, also where a compiled one lies beside it.

The environment variable ``MENAGERIE_INTERPRETED=1`` asks for it: the same rules, slower, with everything that plain
Python has to offer: breakpoints, tracing, coverage, and a second opinion on the compiled code.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

VARIABLE = "MENAGERIE_INTERPRETED"


class SourceFinder:
    """Finds the modules of the package as source files, before anybody looks for compiled ones."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return the source file of a module of the package; nothing for any other module."""
        if not name.startswith("menagerie."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        specs = (finder.find_spec(name, target) for finder in finders)
        return next((spec for spec in specs if spec is not None and spec.loader is not None), None)


def load_sources_if_asked() -> bool:
    """Install the finder if the environment variable is set, and say whether it is."""
    asked = os.environ.get(VARIABLE, "") not in ("", "0")
    if asked and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)
    return asked
