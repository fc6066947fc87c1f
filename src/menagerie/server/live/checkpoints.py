"""Checkpoints: positions of a long match at regular plies, so that none is replayed from the start again and again."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from menagerie.server.shares.threads import check_wanted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.game import Game
    from menagerie.core.history import History
    from menagerie.core.position import Position

EVERY = 256
"""Plies from one checkpoint to the next."""


class Checkpoints:
    """Positions that were reached in one match; they are used in threads, one at a time."""

    def __init__(self) -> None:
        """Begin with none."""
        self._lock = Lock()
        self._texts: dict[int, tuple[int, str]] = {}
        """By ply: the key of the position there, which a takeback may have changed, and its text.

        A copy of a position would keep all moves before it, to take them back."""

    def position_at(self, past: Past, ply: int) -> Position:
        """Return the position after so many plies; one request at a time replays what is missing."""
        with self._lock:
            near = ply - ply % EVERY
            while near > 0 and self._texts.get(near, (None,))[0] != past.keys[near]:
                near -= EVERY
            position = past.game.parse_position(self._texts[near][1]) if near else past.start.copy()
            for number in range(near + 1, ply + 1):
                check_wanted()
                position.play(past.moves[number - 1])
                if number % EVERY == 0:
                    self._texts[number] = (past.keys[number], past.game.format_position(position))
            return position


class Past(NamedTuple):
    """What threads need of a history."""

    game: Game
    start: Position
    moves: Sequence[int]
    keys: Sequence[int]


def past_of(history: History) -> Past:
    """Copy it from a history."""
    return Past(history.game, history.start, history.moves, history.keys)
