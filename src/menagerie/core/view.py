"""Views: what one seat, or a spectator, may know of a position, as a text.

Scenes, legal moves and features are made from a view alone, so what its text leaves out cannot leak.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.core.edition import Edition


@dataclass(frozen=True, slots=True)
class View:
    """A position as `seat` knows it; seat 0 (``NOBODY``) is a spectator."""

    edition: Edition
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Array:
    """A named feature for learning: numbers in row-major order and their shape; no library needed to make one."""

    shape: tuple[int, ...]
    values: tuple[float, ...]
