"""Viewer: one open socket on a match; a slow one is closed and delays nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from menagerie.server.support.clock import Clock

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from menagerie.server.frames.audiences import Audience

MOST_WAITING = 100
"""Messages that may wait for a viewer."""
MOST_CHARACTERS = 1_000_000
"""Characters that may wait for a viewer in several messages; the snapshot of a long match has more."""
REMEMBERED_HEARTBEATS = 4
REMEMBERED_LAGS = 5

SLOW, RESTART, REMOVED, UNKNOWN = "slow", "restart", "removed", "unknown"


class Viewer:
    """One open socket."""

    def __init__(self, person: str | None, language: str = "en", clock: Clock | None = None) -> None:
        """Begin with nothing to send."""
        self._clock = clock or Clock()
        self.person = person
        """The id of a person or guest; nobody for somebody who is not known and only watches."""
        self.language = language
        self.audience: Audience | None = None
        """Which kind of viewer it is, once it has joined a table."""
        self.blocked: frozenset[str] = frozenset()
        """The people whom the person has blocked."""
        self.ended: str | None = None
        """Why the server wants to close the socket."""
        self._waiting: deque[str] = deque()
        self._characters = 0
        self._something = asyncio.Event()
        self._over = asyncio.Event()
        self._heartbeats: dict[int, float] = {}
        self._lags: deque[int] = deque(maxlen=REMEMBERED_LAGS)

    def push(self, text: str) -> None:
        """Queue a message; a viewer with too many queued messages is closed instead."""
        if self.ended is not None:
            return
        self._waiting.append(text)
        self._characters += len(text)
        too_large = self._characters > MOST_CHARACTERS and len(self._waiting) > 1  # one long message may wait alone
        if len(self._waiting) > MOST_WAITING or too_large:
            self.end(SLOW)
        self._something.set()

    def end(self, reason: str) -> None:
        """Ask for the socket to be closed."""
        if self.ended is None:
            self.ended = reason
            self._waiting.clear()
            self._over.set()
            self._something.set()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> str:
        """Send what waits, one after another, until the socket is to be closed; return why."""
        while self.ended is None:
            while self._waiting and self.ended is None:
                text = self._waiting.popleft()
                self._characters -= len(text)
                await send(text)
            self._something.clear()
            if not self._waiting and self.ended is None:
                await self._something.wait()
        return self.ended

    async def is_over(self) -> str:
        """Wait until the server wants to close the socket; return why."""
        await self._over.wait()
        return self.ended or REMOVED

    # Time on the way

    def heartbeat_sent(self, beat: int) -> None:
        """Note that a heartbeat is being sent."""
        self._heartbeats[beat] = self._clock.monotonic()
        for old in [each for each in self._heartbeats if each <= beat - REMEMBERED_HEARTBEATS]:
            del self._heartbeats[old]

    def heartbeat_answered(self, beat: int) -> None:
        """Note the answer to a heartbeat; each counts once, so a client cannot feign a long lag."""
        sent = self._heartbeats.pop(beat, None)
        if sent is not None:
            self._lags.append(max(0, int((self._clock.monotonic() - sent) * 1000)))

    @property
    def lag(self) -> int:
        """Milliseconds that a message needs there and back: the least that was measured lately."""
        return min(self._lags, default=0)
