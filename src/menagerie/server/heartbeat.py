"""Heartbeat: the server records in its store, every few seconds, that it is up; an outage is measured by it.

After a start it records nothing until the clocks are credited: if the server is killed before, the next start still
measures the whole outage.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from menagerie.errors import MenagerieError

if TYPE_CHECKING:
    from menagerie.play.store import Housekeeping
    from menagerie.server.support.clock import Clock

logger = logging.getLogger("menagerie.server")

INTERVAL = 5.0
"""Seconds between two heartbeats."""
LIMIT = 3 * INTERVAL
"""Seconds after which a heartbeat is not recent any more."""


class Heartbeat:
    """Records heartbeats until it is closed."""

    def __init__(self, store: Housekeeping, clock: Clock, settled: asyncio.Event | None = None) -> None:
        """Begin without a heartbeat; `settled` is set once nothing is owed for the last outage."""
        self._store = store
        self._clock = clock
        self._settled = settled or asyncio.Event()
        if settled is None:
            self._settled.set()
        self._begun = False
        """Whether the first heartbeat was due."""
        self._last: float | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Record the first heartbeat; the others follow."""
        await self.record()
        self._task = asyncio.create_task(self._run(), name="heartbeat")

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def is_recent(self) -> bool:
        """Whether the last heartbeat was recorded, and not long ago."""
        return self._last is not None and self._clock.monotonic() - self._last < LIMIT

    async def record(self) -> None:
        """Record a heartbeat in the store, or only see that it answers while the last one is still needed."""
        try:
            if self._settled.is_set():
                self._begun = True
                await self._store.record_heartbeat(self._clock.now_ms())
            else:
                await self._store.last_heartbeat()
        except Exception:
            self._last = None
            raise
        self._last = self._clock.monotonic()

    async def _run(self) -> None:
        while True:
            await self._pause()
            try:
                await self.record()
            except MenagerieError as error:
                logger.error("the heartbeat could not be recorded: %s", error)  # noqa: TRY400 - every few seconds
            except Exception:
                logger.exception("the heartbeat could not be recorded")

    async def _pause(self) -> None:
        """Wait for the next heartbeat; the first is due as soon as nothing is owed."""
        if self._begun:
            await asyncio.sleep(INTERVAL)
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(INTERVAL):
                await self._settled.wait()
