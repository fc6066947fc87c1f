"""The latest moves of a match as seats see them; earlier ones are read in pages, so that nothing grows with a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.play.data import entries
from menagerie.server.wire import messages as wire

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.play.match import Match
    from menagerie.play.steps import Step

PAGE = 300
"""Moves in a snapshot, and in a page of earlier ones, at most."""

Seats = tuple[int, ...]


def seen_text(game: Game, position: Position, move: int, text: str, seats: Seats) -> str:
    """Return a move about to be played, which has this text, as seats see it, through the one that sees most."""
    if not game.kind.hidden:
        return text
    redacted = [game.redact(position, move, seat) for seat in seats or (0,)]
    return text if text in redacted else redacted[0]


def page_start(end: int) -> int:
    """Return how many moves are before the page that ends after `end` moves; pages begin with the first of a pair."""
    first = max(0, end - PAGE)
    return first + first % 2


def turns_before(movers: Sequence[int], first: int) -> int:
    """Return how many turns end before a move; a turn is what one seat does in a row, with the chance moves in it."""
    turns, seat = 0, 0
    for mover in movers[: first + 1]:
        if mover >= 1 and mover != seat:
            turns, seat = turns + 1, mover
    return turns if first >= len(movers) else max(0, turns - 1)


class Page(NamedTuple):
    """Some moves in a row, with what is needed to see them, independent of the match."""

    game: Game
    first: int
    """How many moves are before them."""
    moves: Sequence[int]
    texts: Sequence[str]
    movers: Sequence[int]
    times: Sequence[int]

    @staticmethod
    def of(match: Match, first: int, end: int) -> Page:
        """Copy it from a match."""
        history = match.history
        numbers, texts = history.moves[first:end], history.texts[first:end]
        return Page(match.game, first, numbers, texts, match.movers[first:end], match.times[first:end])

    def seen_by(self, seats: Seats, position: Position | None) -> list[wire.Move]:
        """Return the moves as seats saw them; where something is hidden, `position` is the one before them."""
        if position is None or not self.game.kind.hidden:
            return [wire.Move(*each) for each in zip(self.movers, self.texts, self.times, strict=True)]
        seen = []
        for move, text, mover, at in zip(self.moves, self.texts, self.movers, self.times, strict=True):
            seen.append(wire.Move(mover, seen_text(self.game, position, move, text, seats), at))
            position.play(move)
        return seen


def latest_of(match: Match, seats: Seats) -> tuple[int, list[wire.Move]]:
    """Return how many moves are before the latest ones, and these as seats saw them."""
    first = page_start(match.ply)
    page = Page.of(match, first, match.ply)
    return first, page.seen_by(seats, match.history.position_at(first) if match.game.kind.hidden else None)


class SeenMoves:
    """The latest moves as one set of seats sees them."""

    def __init__(self, match: Match, seats: Seats) -> None:
        """Read the latest moves of a match."""
        self.seats = seats
        self._first, self._moves = latest_of(match, seats)

    def __len__(self) -> int:
        """How many moves stand, those before the latest included."""
        return self._first + len(self._moves)

    def latest(self) -> tuple[int, list[wire.Move]]:
        """Return how many moves are left out, and the latest ones."""
        first = max(self._first, page_start(len(self)))
        return first, self._moves[first - self._first :]

    # As the match goes on

    def add(self, ply: int, move: wire.Move) -> None:
        """Add the move with this number, unless it is there; what is not among the latest any more is dropped."""
        if len(self) != ply - 1:
            return
        self._moves.append(move)
        if len(self._moves) >= 2 * PAGE:
            self._first, self._moves = self.latest()

    def cut(self, ply: int) -> None:
        """Take back all moves after so many."""
        del self._moves[max(0, ply - self._first) :]
        self._first = min(self._first, ply)

    def follow(self, game: Game, step: Step) -> None:
        """Take in what is about to happen."""
        if isinstance(step.entry, entries.TakenBack):
            self.cut(step.entry.ply)
        elif step.position is not None and len(self) == step.ply:
            text = seen_text(game, step.position, step.move, step.text, self.seats)
            self.add(step.ply + 1, wire.Move(step.mover, text, step.entry.at))
