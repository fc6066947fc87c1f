"""Recovery after a restart: the outage is credited, bots think again, players who do not return become absent."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING

from menagerie.errors import StoreFailure
from menagerie.play.clock import RECONNECT
from menagerie.play.data.values import SERVER
from menagerie.server.support.retries import retried

if TYPE_CHECKING:
    from menagerie.server.live.matches import Matches
    from menagerie.server.live.reactions import Reactions
    from menagerie.server.live.rooms import Rooms
    from menagerie.server.live.tables import LiveTable
    from menagerie.server.support.services import Services

logger = logging.getLogger("menagerie.hub")

SHORTEST_OUTAGE = 10_500
"""Milliseconds; where other processes may be up, heartbeats so far apart are no outage yet."""
RETURN = 30.0
"""Seconds that people have to come back after a restart."""


class Recovery:
    """Continues all matches that were running before the start."""

    def __init__(  # noqa: PLR0913 - each has its own meaning
        self,
        services: Services,
        matches: Matches,
        rooms: Rooms,
        reactions: Reactions,
        *,
        outage: int | None,
        shared: bool,
    ) -> None:
        """Credit an outage of so many milliseconds; `shared` if other processes may have been up in it."""
        self._store = services.store
        self._tasks = services.tasks
        self._matches = matches
        self._rooms = rooms
        self._reactions = reactions
        self._outage = outage or 0
        self._shortest = SHORTEST_OUTAGE if shared else 1
        self._left: set[str] | None = None
        """Matches that are still to be continued, once the store has listed them."""
        self._listing = asyncio.Lock()
        self._continuing: dict[str, asyncio.Task[None]] = {}
        """Matches that are being continued; everybody who asks for one of them waits for the same task."""
        self._began = services.clock.now_ms()
        self._id = f"{SERVER}:restart-{secrets.token_hex(8)}"
        """The client id of the credit, so that repeated attempts credit an outage once."""

    async def run(self) -> None:
        """Continue every match; one that fails does not stop the others and is retried while the store fails."""
        for match_id in list(await self._remaining()):
            try:
                await self.ensure_continued(match_id)
            except StoreFailure as error:
                logger.warning("match %s is continued later: %s", match_id, error)
                self._tasks.spawn(retried(partial(self.ensure_continued, match_id)), "a match after a restart")

    async def _remaining(self) -> set[str]:
        async with self._listing:
            if self._left is None:
                self._left = set(await self._store.unfinished())
        return self._left

    async def ensure_continued(self, match_id: str) -> None:
        """Continue one match if that was not done yet: the outage is credited before a command is decided.

        It does not wait for any other match, so a player who returns first does not wait for the sweep.
        """
        if self._left is not None and match_id not in self._left:
            return
        if match_id not in await self._remaining():
            return
        task = self._continuing.get(match_id)
        if task is None:
            task = self._continuing[match_id] = asyncio.create_task(self._continue_once(match_id))
            task.add_done_callback(partial(self._done, match_id))
        await asyncio.shield(task)

    def _done(self, match_id: str, task: asyncio.Task[None]) -> None:
        del self._continuing[match_id]
        if not task.cancelled() and task.exception() is not None:
            logger.info("match %s could not be continued yet", match_id)

    async def close(self) -> None:
        """Stop; what is left is continued after the next start."""
        tasks = list(self._continuing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _continue_once(self, match_id: str) -> None:
        try:
            await self._continue(await self._matches.table(match_id))
        except StoreFailure:
            raise
        except Exception:
            logger.exception("match %s could not be continued", match_id)
        (await self._remaining()).discard(match_id)

    async def _continue(self, table: LiveTable) -> None:
        match = table.match
        if match.status != "running":
            return
        if self._outage >= self._shortest:
            table.failing_since = self._began - self._outage  # or since the last move, which may have come later
            await self._matches.credit_outage(table, RECONNECT, self._id)
        self._reactions.bots(table)
        for person in {chair.who for chair in match.chairs.values() if chair.who and not chair.absence}:
            if not self._rooms.presence.is_here(table.id, person):
                self._rooms.presence.await_return(table.id, person, RETURN)
