"""A server with a planted leak: everybody sees every move as it was made. A search for leaks has to find it."""

from __future__ import annotations

import runpy
from typing import TYPE_CHECKING

from menagerie.core.game import Game

if TYPE_CHECKING:
    from menagerie.core.position import Position


def plainly(self: Game, position: Position, move: int, seat: int) -> str:  # noqa: ARG001 - the seat should matter
    """Return a move as it is, whoever asks."""
    return self.format_move(position, move)


def leak() -> None:
    """Plant the leak in this process."""
    Game.redact = plainly  # type: ignore[method-assign]


if __name__ == "__main__":
    leak()
    runpy.run_module("menagerie.server", run_name="__main__")
