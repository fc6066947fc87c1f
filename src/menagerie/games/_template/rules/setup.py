"""The start of Otter Run, and the check that a position is one of this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.errors import InvalidOption, InvalidPosition
from menagerie.games._template.rules.position import Template

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position


def start(edition: Edition, seats: int, options: Mapping[str, int | str]) -> Template:  # noqa: ARG001 - always two
    """Return the start position (T2); the first hands are yet to be drawn."""
    if options:
        raise InvalidOption(f"_template has no options, got {', '.join(sorted(options))}")
    return Template(edition)


def as_template(position: Position) -> Template:
    """Return the position if it is one of Otter Run; refuse any other game's."""
    if isinstance(position, Template):
        return position
    raise InvalidPosition(f"expected a position of Otter Run, got {type(position).__name__}")
