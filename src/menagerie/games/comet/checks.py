"""What has to hold in an edition of Comet: that every value has its shape, and that together they make a game."""

from __future__ import annotations

from typing import TYPE_CHECKING


if TYPE_CHECKING:
    from menagerie.core.edition import Problems
    from menagerie.games.comet.components import Components


def check_shape(problems: Problems) -> None:
    """Note every value that is missing or not of its kind."""


def check_sense(problems: Problems, components: Components) -> None:
    """Note what only goes wrong between values that are fine one by one."""
