"""Tasks: background work that is logged when it fails and cancelled when the server closes."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Coroutine

logger = logging.getLogger("menagerie.hub")


class Tasks:
    """A group of background tasks."""

    def __init__(self) -> None:
        """Begin without tasks."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        """Start a task; a failure is logged under its name."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not self._closing:
            logger.error("%s failed", task.get_name(), exc_info=error)

    def stop_logging(self) -> None:
        """Log no more failures: those while the server closes are expected."""
        self._closing = True

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        self.stop_logging()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
