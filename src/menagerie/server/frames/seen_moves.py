"""SeenMoves: the moves of a match as one set of seats saw them when they were made.

They are kept while a match goes on, so that nobody replays it for a snapshot. Those of a long match are read in a
thread, once for everybody who waits for them; moves that are made meanwhile come behind.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from menagerie.play.data import entries
from menagerie.server.wire import messages as wire

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.play.match import Match
    from menagerie.play.steps import Step
    from menagerie.server.support.threads import Threads

LONG = 300
"""Plies beyond which nothing that grows with a match is made on the event loop."""

Seats = tuple[int, ...]


def seen_text(game: Game, position: Position, move: int, text: str, seats: Seats) -> str:
    """Return a move about to be played, which has this text, as seats see it, through the one that sees most."""
    if not game.kind.hidden:
        return text
    redacted = [game.redact(position, move, seat) for seat in seats or (0,)]
    return text if text in redacted else redacted[0]


class Past(NamedTuple):
    """What is needed to read the moves of a match, independent of the match."""

    game: Game
    start: Position
    moves: Sequence[int]
    texts: Sequence[str]
    movers: Sequence[int]
    times: Sequence[int]

    @staticmethod
    def of(match: Match) -> Past:
        """Copy it from a match."""
        history = match.history
        return Past(match.game, history.start, history.moves, history.texts, match.movers[:], match.times[:])

    def seen_by(self, seats: Seats) -> list[wire.Move]:
        """Return the moves as seats saw them; where something is hidden the match is replayed for it."""
        if not self.game.kind.hidden:
            return [wire.Move(*each) for each in zip(self.movers, self.texts, self.times, strict=True)]
        seen, position = [], self.start
        for move, text, mover, at in zip(self.moves, self.texts, self.movers, self.times, strict=True):
            seen.append(wire.Move(mover, seen_text(self.game, position, move, text, seats), at))
            position.play(move)
        return seen


class SeenMoves:
    """The moves as one set of seats sees them; `ready` waits until those of a long match are read."""

    def __init__(self, match: Match, seats: Seats) -> None:
        """Read the moves of a short match; those of a long one wait for `ready`."""
        self.seats = seats
        self._unread = match.ply
        self._past: Past | None = Past.of(match)
        self._moves: list[wire.Move] = []
        self._reading: asyncio.Task[None] | None = None
        if match.ply <= LONG:
            self._take(self._past.seen_by(seats))

    def _take(self, read: list[wire.Move]) -> None:
        """Put what was read before what has been made since."""
        self._moves = read[: self._unread] + self._moves
        self._unread, self._past = 0, None

    @property
    def is_ready(self) -> bool:
        """Whether all moves are known."""
        return self._past is None

    async def ready(self, threads: Threads) -> None:
        """Read what is unread in a thread; whoever waits shares the work."""
        if self.is_ready:
            return
        if self._reading is None:
            self._reading = asyncio.create_task(self._read(threads))
            self._reading.add_done_callback(self._stop)
        await asyncio.shield(self._reading)

    async def _read(self, threads: Threads) -> None:
        if self._past is not None:
            self._take(await threads.run(self._past.seen_by, self.seats))

    def _stop(self, _: asyncio.Task[None]) -> None:
        self._reading = None

    def __len__(self) -> int:
        """How many moves stand."""
        return self._unread + len(self._moves)

    def all(self) -> list[wire.Move]:
        """Return the moves; a thread may work on them while others are made."""
        if self._past is not None:  # the caller could not wait
            self._take(self._past.seen_by(self.seats))
        return self._moves[:]

    # As the match goes on

    def add(self, ply: int, move: wire.Move) -> None:
        """Add the move with this number, unless it is there."""
        if len(self) == ply - 1:
            self._moves.append(move)

    def cut(self, ply: int) -> None:
        """Take back all moves after so many."""
        del self._moves[max(0, ply - self._unread) :]
        self._unread = min(self._unread, ply)

    def follow(self, game: Game, step: Step) -> None:
        """Take in what is about to happen."""
        if isinstance(step.entry, entries.TakenBack):
            self.cut(step.entry.ply)
        elif step.position is not None and len(self) == step.ply:
            text = seen_text(game, step.position, step.move, step.text, self.seats)
            self.add(step.ply + 1, wire.Move(step.mover, text, step.entry.at))
