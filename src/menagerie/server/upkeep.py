"""Tidying up while the server runs: a little at a time, so that nothing else has to wait for it."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from menagerie.server.state import now_ms

if TYPE_CHECKING:
    from menagerie.play.data.rows import Tidied
    from menagerie.play.store import Housekeeping
    from menagerie.server.settings import ServerSettings
    from menagerie.server.state import Server

logger = logging.getLogger("menagerie.server")

DAY = 86_400_000
EVERY = 3600.0
"""Seconds between two rounds; each process does its own, and what another has done is not there any more."""
SOON = 300.0
"""Seconds after the start when the first round comes."""
MOST = 500
"""Sessions, and guests, that one round forgets at most."""


async def tidy(store: Housekeeping, settings: ServerSettings, now: int, limit: int = MOST) -> Tidied:
    """Forget what is old by the settings."""
    return await store.tidy(
        sessions_before=now - settings.session_days * DAY, guests_before=now - settings.guest_days * DAY, limit=limit
    )


class Tidying:
    """A part of a server."""

    def __init__(self, server: Server) -> None:
        """Belong to a server whose store is not open yet."""
        self._server = server
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin, after a while."""
        self._task = asyncio.create_task(self._run(), name="tidying")

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
        """Tidy up once; a database that cannot be reached is tidied next time."""
        try:
            done = await tidy(self._server.store, self._server.settings, now_ms())
        except Exception:
            logger.exception("nothing could be tidied up")
            return
        if done.sessions or done.guests:
            logger.info("tidied up", extra={"sessions": done.sessions, "guests": done.guests})
