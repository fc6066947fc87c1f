"""The components of an edition, read after the edition has passed its checks."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.games.jungla.components.checks import check
from menagerie.games.jungla.components.printed import read_components

if TYPE_CHECKING:
    from menagerie.core.edition import Edition
    from menagerie.games.jungla.components.printed import Components


@lru_cache(maxsize=64)
def components_of(edition: Edition) -> Components:
    """Check and read an edition; `InvalidEdition` names all its problems."""
    check(edition)
    return read_components(edition)
