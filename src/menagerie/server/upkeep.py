"""Upkeep: old sessions and guests are deleted while the server runs, a few at a time, so that nothing else waits."""

from __future__ import annotations

import asyncio
import logging
import random
from dataclasses import asdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.play.data.rows import Tidied
    from menagerie.play.store import Housekeeping
    from menagerie.server.settings import ServerSettings
    from menagerie.server.support.clock import Clock

logger = logging.getLogger("menagerie.server")

DAY = 86_400_000
ANSWERS_DAYS = 7
"""Days after the end of a match for which a command that is sent again is given its first answer."""
EVERY = 3600.0
"""Seconds between two rounds of one process."""
SOON = 300.0
"""Seconds from the start to the first round."""
MOST = 500
"""Sessions, and guests, that one round deletes at most."""


async def tidy(store: Housekeeping, settings: ServerSettings, now: int, limit: int = MOST) -> Tidied:
    """Delete what is older than the settings allow."""
    return await store.tidy(
        sessions_before=now - settings.session_days * DAY,
        guests_before=now - settings.guest_days * DAY,
        answers_before=now - ANSWERS_DAYS * DAY,
        limit=limit,
    )


class Upkeep:
    """Deletes what is old, round after round."""

    def __init__(self, store: Housekeeping, settings: ServerSettings, clock: Clock) -> None:
        """Do nothing yet."""
        self._store = store
        self._settings = settings
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start the rounds; the first comes after a while."""
        self._task = asyncio.create_task(self._run(), name="upkeep")

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await asyncio.sleep(SOON * random.uniform(0.5, 1.5))  # noqa: S311 - no secret
        while True:
            await self.round()
            await asyncio.sleep(EVERY * random.uniform(0.9, 1.1))  # noqa: S311 - no secret

    async def round(self) -> None:
        """Do one round; if the database cannot be reached, the next round does its work."""
        try:
            done = await tidy(self._store, self._settings, self._clock.now_ms())
        except Exception:
            logger.exception("old sessions and guests could not be deleted")
            return
        if done.sessions or done.guests or done.answers:
            logger.info("old sessions and guests were deleted", extra=asdict(done))
