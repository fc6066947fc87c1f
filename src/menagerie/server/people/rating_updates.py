"""Rating updates: a rated match changes ratings when it ends, or at the next start if the server stopped before."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any

from menagerie.errors import MenagerieError
from menagerie.play.data.entries import Ended
from menagerie.play.standing import match_of
from menagerie.server.people import ratings
from menagerie.server.support.retries import retried

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence

    from menagerie.play.data.entries import Entry
    from menagerie.play.data.rows import RatingChange
    from menagerie.play.match import Match
    from menagerie.play.store import Store
    from menagerie.server.support.clock import Clock
    from menagerie.server.support.metrics import Metrics

logger = logging.getLogger("menagerie.server")

LOOK_BACK = 7 * 86_400_000
"""Milliseconds back to which a server that starts looks for matches that were not rated."""


class RatingUpdates:
    """Rates matches that are over."""

    def __init__(self, store: Store, metrics: Metrics, clock: Clock) -> None:
        """Rate nothing yet."""
        self._store = store
        self._metrics = metrics
        self._clock = clock
        self._catching_up: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to rate what was left unrated."""
        self._catching_up = asyncio.create_task(self.catch_up(), name="unrated matches")

    async def close(self) -> None:
        """Stop; what is not rated yet is rated after the next start."""
        if self._catching_up is not None:
            self._catching_up.cancel()
            await asyncio.gather(self._catching_up, return_exceptions=True)

    def after(self, match_id: str, match: Match, entries: Sequence[Entry]) -> Coroutine[Any, Any, object] | None:
        """Return how to rate a match if it has ended with entries that this process has stored."""
        if not any(isinstance(entry, Ended) for entry in entries):
            return None
        over = match.copy()
        return retried(lambda: self.rate(match_id, over))

    async def rate(self, match_id: str, match: Match) -> list[RatingChange]:
        """Rate a match that is over, once, if it is rated at all; return what changed."""
        changes = await ratings.rate(self._store, match_id, match, self._clock.now_ms())
        if changes:
            self._metrics.rated.labels(match.settings.game).inc()
        return changes

    async def catch_up(self) -> None:
        """Rate all matches that ended lately and were not rated."""
        since = self._clock.now_ms() - LOOK_BACK
        for match_id in await retried(lambda: self._store.unrated(since)):
            try:
                await retried(partial(self._rate_late, match_id))
            except MenagerieError:
                logger.exception("a match could not be rated", extra={"match": match_id})

    async def _rate_late(self, match_id: str) -> None:
        loaded = await self._store.load(match_id)
        await self.rate(match_id, await asyncio.to_thread(match_of, loaded.entries))
