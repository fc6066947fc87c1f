"""Hub: opens, closes and connects matches, rooms, reactions, recovery and deadlines of one process."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from menagerie.errors import Refused
from menagerie.play.deciding import master
from menagerie.play.standing import look_again
from menagerie.server.live.alarm import Alarm
from menagerie.server.live.matches import Matches
from menagerie.server.live.reactions import Reactions
from menagerie.server.live.recovery import Recovery
from menagerie.server.live.rooms import Rooms
from menagerie.server.support.retries import retried

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from menagerie.play.data.commands import Command
    from menagerie.play.data.entries import Entry
    from menagerie.play.data.rows import Appended, News
    from menagerie.play.match import Match
    from menagerie.server.live.tables import LiveTable
    from menagerie.server.live.viewers import Viewer
    from menagerie.server.support.services import Services
    from menagerie.server.thinking.workers import Workers

logger = logging.getLogger("menagerie.hub")


class Hub:
    """The live matches of one process and their viewers."""

    def __init__(
        self,
        services: Services,
        workers: Workers,
        *,
        shared: bool = False,
        outage: int | None = None,
        others_up: bool = False,
    ) -> None:
        """Connect the parts; `shared` if other processes may use the store, `others_up` if some do.

        `outage` is the time since the last heartbeat.
        """
        self.store = services.store
        self._clock = services.clock
        self._tasks = services.tasks
        self.listeners: list[Callable[[str, Match, Sequence[Entry]], Coroutine[Any, Any, object] | None]] = []
        """Called after entries were stored by this process; each returns work for the background, if any."""
        self.matches = Matches(services, self._after, self.check_due)
        self.rooms = Rooms(services, self.matches, self.act, shared=shared)
        self.reactions = Reactions(services, self.matches, self.rooms, workers, self.act)
        self.recovery = Recovery(services, self.matches, self.rooms, self.reactions, outage=outage, others_up=others_up)
        self.alarm = Alarm(services.store, self.check_due, services.clock)
        self._news: Any = None
        if shared:  # others go on while this process stands still
            services.clock.on_stall = self.matches.owe_stall

    async def open(self) -> None:
        """Begin to listen, to watch the clocks and to continue what was interrupted."""
        self._news = await self.store.listen()
        self._tasks.spawn(self._listen(), "news")
        self.rooms.open()
        self._tasks.spawn(self._watch_deadlines(), "deadlines")

    async def _watch_deadlines(self) -> None:
        await retried(self.recovery.run)
        await self.alarm.run()

    async def close(self) -> None:
        """Close all sockets and finish what has begun."""
        self._tasks.stop_logging()
        await self.rooms.close()
        await self.recovery.close()
        await self.matches.close()
        await self._tasks.close()
        await self.matches.close()  # a load outlives the task that asked for it
        if self._news is not None:
            await self._news.aclose()

    # Matches

    async def act(
        self, match_id: str, command: Command, client_id: str | None = None, came: int | None = None
    ) -> Appended:
        """Carry out a command; after a restart the match is credited the outage first, so that nobody pays for it."""
        await self.recovery.ensure_continued(match_id)
        return await self.matches.act(match_id, command, client_id, came)

    async def join(self, match_id: str, viewer: Viewer) -> LiveTable:
        """Add a viewer to a match; a player who returns is welcomed."""
        await self.recovery.ensure_continued(match_id)
        table = await self.rooms.join(match_id, viewer)
        if viewer.person is not None:
            self._tasks.spawn(self.reactions.welcome(table, viewer.person), "welcome")
        self.reactions.proceed(table)
        return table

    async def check_due(self, match_id: str) -> None:
        """Do what time alone makes due: a clock has run out, or a bot is to move."""
        await self.recovery.ensure_continued(match_id)
        table = await self.matches.table(match_id)
        async with table.lock:
            await self.matches.read_on(table)
        due = master.due(table.match, self._clock.now_ms())
        if due is None:
            self.reactions.proceed(table)
            return
        try:
            await self.act(match_id, due)
        except Refused as refusal:
            logger.info("nothing was due in %s: %s", match_id, refusal.code)

    def _after(self, table: LiveTable, happened: Sequence[Entry]) -> None:
        self.reactions.after(table, happened)
        self.alarm.notice(look_again(table.match))
        for listener in self.listeners:
            work = listener(table.id, table.match, happened)
            if work is not None:
                self._tasks.spawn(work, "a listener")

    # Other processes

    async def _listen(self) -> None:
        async for news in self._news:
            try:
                await self._receive(news)
            except Exception:
                logger.exception("news could not be processed")

    async def _receive(self, news: News) -> None:
        if news.match is None:
            for each in self.matches.tables():
                async with each.lock:
                    await self.matches.read_on(each)
            return
        table = self.matches.in_memory(news.match)
        if self.rooms.presence.receive(news):
            if table is not None:
                self.rooms.send_presence(table)
        elif table is not None and news.topic == "chat":
            await self.reactions.chat(table)
        elif table is not None and news.topic == "entries" and news.number > table.match.number:
            async with table.lock:
                if news.number > table.match.number:
                    await self.matches.read_on(table)
                    self.alarm.notice(look_again(table.match))
