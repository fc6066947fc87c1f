"""SessionWatch: closes what stays open, sockets and streams of events, soon after its session has ended.

A session may be ended in any process. So each process asks the store every few seconds which of the sessions that it
serves are still open, all in one query.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from menagerie.errors import StoreFailure

if TYPE_CHECKING:
    from menagerie.play.store import Sessions

logger = logging.getLogger("menagerie.server")

EVERY = 3.0
"""Seconds from one question to the next."""
BATCH = 500
"""Sessions that are asked for at once."""

Ended = Callable[[], object]


class SessionWatch:
    """The sessions that sockets and streams of this process belong to."""

    def __init__(self, store: Sessions, oldest: Callable[[], int]) -> None:
        """Watch nothing yet; `oldest` returns the time before which an unused session has expired."""
        self._store = store
        self._oldest = oldest
        self._watched: defaultdict[str, list[Ended]] = defaultdict(list)
        self._task: asyncio.Task[None] | None = None

    @contextmanager
    def watch(self, session: str, ended: Ended) -> Iterator[None]:
        """Call `ended` if a session ends while the context lasts."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="sessions")
        self._watched[session].append(ended)
        try:
            yield
        finally:
            self._watched[session].remove(ended)
            if not self._watched[session]:
                del self._watched[session]

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.check()
            except StoreFailure as error:
                logger.warning("ended sessions could not be read: %s", error)
            except Exception:
                logger.exception("ended sessions could not be read")

    async def check(self) -> None:
        """Ask the store once, and close what belongs to sessions that have ended."""
        ids = list(self._watched)
        for start in range(0, len(ids), BATCH):
            asked = ids[start : start + BATCH]
            still = await self._store.open_sessions(asked, used_since=self._oldest())
            for session in set(asked) - still:
                for ended in tuple(self._watched.get(session, ())):
                    ended()
