"""Alarm: matches in which a clock runs out or a bot is overdue, in whichever process."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from menagerie.errors import MenagerieError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from menagerie.play.store import Lobby
    from menagerie.server.support.clock import Clock

logger = logging.getLogger("menagerie.hub")

POLL = 5.0
"""Seconds after which the store is asked at the latest."""
SHORTEST = 0.02
AGAIN = 1.0
"""Seconds after which a match that is still due is checked again."""


class Alarm:
    """Checks every match when it is due."""

    def __init__(self, store: Lobby, check: Callable[[str], Awaitable[None]], clock: Clock) -> None:
        """Have `check` called with the ids of matches that are due."""
        self._store = store
        self._check = check
        self._clock = clock
        self._changed = asyncio.Event()
        self._target: int | None = None

    def notice(self, deadline: int | None) -> None:
        """Note the deadline of a match."""
        if deadline is not None and (self._target is None or deadline < self._target):
            self._changed.set()

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            try:
                pause = await self.round()
            except Exception:
                logger.exception("deadlines could not be read")
                pause = POLL
            try:
                async with asyncio.timeout(pause):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def round(self) -> float:
        """Check all matches that are due; return the seconds until the next."""
        self._changed.clear()
        rows = await self._store.due(self._clock.now_ms())
        for row in rows:
            try:
                await self._check(row.id)
            except MenagerieError as error:
                logger.warning("match %s could not be checked: %s", row.id, error)
            except Exception:
                logger.exception("match %s could not be checked", row.id)
        self._target = await self._store.next_deadline()
        if self._target is None:
            return POLL
        least = AGAIN if rows and self._target <= self._clock.now_ms() else SHORTEST
        return min(POLL, max(least, (self._target - self._clock.now_ms()) / 1000))
