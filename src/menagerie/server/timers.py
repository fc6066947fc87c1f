"""What time alone brings: clocks that run out and bots that are overdue, in whichever process; a store that is back."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, TypeVar

from menagerie.errors import MenagerieError, StoreFailure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from menagerie.play.store import Lobby

logger = logging.getLogger("menagerie.hub")

POLL = 5.0
"""Seconds after which the store is asked at the latest."""
SHORTEST = 0.02
AGAIN = 1.0
"""Seconds after which a match is looked at again that is still due."""
PAUSE = 3.0
"""Seconds after which something is tried again that the store did not take."""
Result = TypeVar("Result")


async def insisted(work: Callable[[], Awaitable[Result]]) -> Result:
    """Do something that has to be stored, and again for as long as the store fails."""
    while True:
        try:
            return await work()
        except StoreFailure as error:
            logger.warning("tried again in %s seconds: %s", PAUSE, error)
            await asyncio.sleep(PAUSE)


class Alarm:
    """Looks at every match when it is due."""

    def __init__(self, store: Lobby, look_at: Callable[[str], Awaitable[None]], now: Callable[[], int]) -> None:
        """Have `look_at` called with the ids of matches that are due."""
        self._store = store
        self._look_at = look_at
        self._now = now
        self._changed = asyncio.Event()
        self._target: int | None = None

    def notice(self, deadline: int | None) -> None:
        """Take in that a match is due at a time."""
        if deadline is not None and (self._target is None or deadline < self._target):
            self._changed.set()

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            try:
                pause = await self.round()
            except Exception:
                logger.exception("deadlines could not be looked at")
                pause = POLL
            try:
                async with asyncio.timeout(pause):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def round(self) -> float:
        """Look at all that is due; return how many seconds there are until the next."""
        self._changed.clear()
        rows = await self._store.due(self._now())
        for row in rows:
            try:
                await self._look_at(row.id)
            except MenagerieError as error:
                logger.warning("match %s could not be looked at: %s", row.id, error)
            except Exception:
                logger.exception("match %s could not be looked at", row.id)
        self._target = await self._store.next_deadline()
        if self._target is None:
            return POLL
        least = AGAIN if rows and self._target <= self._now() else SHORTEST
        return min(POLL, max(least, (self._target - self._now()) / 1000))
