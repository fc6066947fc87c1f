"""Recovery after a restart: the outage is credited, bots think again, players who do not return become absent.

All clocks are credited at once, a few hundred matches in one transaction, before anything else is decided in them. The
rest happens when somebody comes to a match, or a bot is to act in it.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from menagerie.errors import MenagerieError, StoreFailure
from menagerie.play.clock import RECONNECT
from menagerie.play.data.commands import Credit
from menagerie.play.data.values import SERVER
from menagerie.server.support.retries import retried

if TYPE_CHECKING:
    from collections.abc import Collection

    from menagerie.server.live.matches import Matches
    from menagerie.server.live.reactions import Reactions
    from menagerie.server.live.rooms import Rooms
    from menagerie.server.live.tables import LiveTable
    from menagerie.server.support.services import Services

logger = logging.getLogger("menagerie.hub")

SHORTEST_OUTAGE = 10_500
"""Milliseconds; two heartbeats may be that far apart without an outage where other processes are up."""
RETURN = 30.0
"""Seconds that people have to come back after a restart."""
AT_ONCE = 250
"""Matches that are credited in one transaction."""


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
        others_up: bool,
    ) -> None:
        """Credit an outage of so many milliseconds; `others_up` if other processes are, and may have been up in it."""
        self._store = services.store
        self._tasks = services.tasks
        self._clock = services.clock
        self._matches = matches
        self._rooms = rooms
        self._reactions = reactions
        self._began = services.clock.now_ms()
        self._since = self._began - (outage or 0)
        self._counts = (outage or 0) >= (SHORTEST_OUTAGE if others_up else 1)
        self._left: set[str] | None = None
        """Running matches that nobody has come to yet, once the store has listed them."""
        self._owed: dict[str, None] = {}
        """Matches whose clocks are not credited yet, the most urgent first."""
        self._with_bots: list[str] = []
        self._credited_at: int | None = None
        """When all clocks were credited."""
        self.settled = asyncio.Event()
        """Set from then on."""
        self._listing, self._crediting = asyncio.Lock(), asyncio.Lock()
        self._continuing: dict[str, asyncio.Task[None]] = {}
        """Matches that are being continued; everybody who asks for one of them waits for the same task."""

    async def run(self) -> None:
        """Credit all clocks, then let bots go on in the background."""
        await self._remaining()
        while self._owed:
            await self._credit(list(islice(self._owed, AT_ONCE)))
        self._credited_at = self._clock.now_ms()
        self.settled.set()
        self._tasks.spawn(self._wake_bots(), "bots after a restart")

    async def _remaining(self) -> set[str]:
        async with self._listing:
            if self._left is None:
                running = [each for each in await self._store.unfinished() if each.status == "running"]
                self._owed = {each.id: None for each in running if each.timed and self._counts}
                self._with_bots = [each.id for each in running if each.by_bot]
                self._left = {each.id for each in running}
        return self._left

    async def _credit(self, ids: Collection[str]) -> None:
        async with self._crediting:
            owed = [match_id for match_id in ids if match_id in self._owed]
            if owed:
                now = self._clock.now_ms()
                await self._store.credit_outage(owed, since=self._since, until=now, more=RECONNECT, before=self._began)
                for match_id in owed:
                    del self._owed[match_id]
                await self._matches.catch_up(owed)

    async def _wake_bots(self) -> None:
        for match_id in self._with_bots:
            try:
                await self.ensure_continued(match_id)
            except StoreFailure as error:
                logger.warning("match %s is continued later: %s", match_id, error)
                self._tasks.spawn(retried(partial(self.ensure_continued, match_id)), "a match after a restart")

    async def ensure_continued(self, match_id: str) -> None:
        """Continue one match if that was not done yet: the outage is credited before a command is decided.

        It waits for no more than one transaction for other matches.
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
        await self._credit([match_id])
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
        if self._counts and match.at < self._began:
            await self._credit_absences(table)
        self._reactions.bots(table)
        for person in {chair.who for chair in match.chairs.values() if chair.who and not chair.absence}:
            if not self._rooms.presence.is_here(table.id, person):
                self._rooms.presence.await_return(table.id, person, RETURN)

    async def _credit_absences(self, table: LiveTable) -> None:
        """Credit those who are away from a match without a clock, up to when all clocks were credited."""
        until = self._clock.now_ms() if self._credited_at is None else self._credited_at
        lost = until - max(self._since, table.match.at)
        try:
            await self._matches.act(table.id, Credit(SERVER, lost + RECONNECT))
        except StoreFailure:
            raise
        except MenagerieError as error:
            logger.info("no time was given back in %s: %s", table.id, error)
