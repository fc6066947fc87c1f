"""Watchdog: lets the clock tick, so that it notices when the process was frozen or its event loop blocked."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from menagerie.server.support.clock import TICK

if TYPE_CHECKING:
    from menagerie.server.support.clock import Clock
    from menagerie.server.support.metrics import Metrics

logger = logging.getLogger("menagerie.server")


class Watchdog:
    """Ticks until it is closed."""

    def __init__(self, clock: Clock, metrics: Metrics) -> None:
        """Watch a clock."""
        self._clock = clock
        self._told = clock.stood
        self._metrics = metrics
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin."""
        self._clock.tick()
        self._task = asyncio.create_task(self._run(), name="watchdog")

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._clock.stop_ticking()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self._clock.tick()
            if self._clock.stood > self._told:
                self._tell(self._clock.stood - self._told)

    def _tell(self, seconds: float) -> None:
        self._told = self._clock.stood
        self._metrics.stalled.inc(seconds)
        logger.warning("the server stood still for %.1f seconds, which no clock counts", seconds)
