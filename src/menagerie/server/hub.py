"""Hub: all live matches of a process. A command is decided, stored, and only then shown.

Whichever process is asked does it: a log takes each number once, and who comes second reads on and decides again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter, OrderedDict
from typing import TYPE_CHECKING, Any

from menagerie.errors import MenagerieError, Refused, Stale, StoreFailure
from menagerie.play import commands, master
from menagerie.play.match import Match
from menagerie.play.rows import Appended
from menagerie.play.shapes import SERVER
from menagerie.play.standing import logged, match_of, new_match, summary_of
from menagerie.server import wire
from menagerie.server.following import Following
from menagerie.server.presence import ANNOUNCED, Presence
from menagerie.server.rates import Rate
from menagerie.server.restarting import Restart
from menagerie.server.state import now_ms
from menagerie.server.tables import LiveTable
from menagerie.server.timers import Alarm, insisted
from menagerie.server.viewers import RESTART, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from menagerie.play.draft import Draft
    from menagerie.play.entries import Entry
    from menagerie.play.rows import News
    from menagerie.play.settings import Settings
    from menagerie.play.store import Store
    from menagerie.server.metrics import Metrics
    from menagerie.server.presence import Key
    from menagerie.server.viewers import Viewer
    from menagerie.server.workers import Workers

logger = logging.getLogger("menagerie.hub")

BEAT = 10.0
"""Seconds between heartbeats."""
MOST_IDLE = 500
"""Matches that are kept in memory though nobody looks at them."""
CROWD, SOON = 20, 1.0
"""So many viewers are told only after so many seconds who has come and gone in them."""
TRIES = 5
MESSAGES = (200, 20)
"""How many messages one person may send in how many seconds."""


class Hub:
    """The live matches of one process."""

    def __init__(
        self, store: Store, workers: Workers, metrics: Metrics, *, shared: bool = False, outage: int | None = None
    ) -> None:
        """Work on a store; `shared` if other processes may, too; `outage` is how long no server was up before."""
        self.store = store
        self.metrics = metrics
        self.shared = shared
        self.outage = outage
        self.sockets: Counter[str] = Counter()
        """How many sockets are open from each address."""
        self.messages = Rate(*MESSAGES)
        self.listeners: list[Callable[[str, Match, Sequence[Entry]], Coroutine[Any, Any, None]]] = []
        """Called after entries were stored by this process, for ratings and messages."""
        self.presence = Presence(store.tell if shared else None, self._gone)
        self.following = Following(self, workers)
        self.alarm = Alarm(store, self.look_at, now_ms)
        self._restart = Restart(self)
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._acts: set[asyncio.Task[Appended]] = set()
        self._news: Any = None
        self._closing = False

    async def open(self) -> None:
        """Begin to listen, to watch the clocks and to continue what was interrupted."""
        self._news = await self.store.listen()
        self.spawn(self._listen(), "news")
        self.spawn(self._beat(), "heartbeat")
        self.spawn(self._announce(), "presence")
        self.spawn(self._begin(), "deadlines")

    async def _begin(self) -> None:
        await insisted(self._restart.run)
        await self.alarm.run()

    async def close(self) -> None:
        """Send everybody away, to come back after the restart, and finish what has begun."""
        self._closing = True
        for table in self._tables.values():
            table.push(wire.Bye(RESTART))
            for viewer in list(table.viewers):
                viewer.end(RESTART)
        await self.presence.close()
        await asyncio.gather(*self._acts, return_exceptions=True)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._news is not None:
            await self._news.aclose()

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        """Do something beside everything else; what goes wrong in it is noted."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not self._closing:
            logger.error("%s failed", task.get_name(), exc_info=error)

    # Matches

    async def table(self, match_id: str) -> LiveTable:
        """Return a match, from memory or from the store; `UnknownMatch` if there is none."""
        found = self._tables.get(match_id)
        if found is not None:
            self._tables.move_to_end(match_id)
            return found
        loading = self._loading.get(match_id)
        if loading is None:
            loading = self._loading[match_id] = asyncio.create_task(self._load(match_id))
            loading.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(loading)

    async def _load(self, match_id: str) -> LiveTable:
        loaded = await self.store.load(match_id)
        match = await asyncio.to_thread(match_of, loaded.entries)
        return self._keep(LiveTable(match_id, match, loaded.secret))

    def _keep(self, table: LiveTable) -> LiveTable:
        kept = self._tables.setdefault(table.id, table)
        idle = [each for each in self._tables.values() if each.idle and each is not kept]
        for old in idle[: max(0, len(self._tables) - MOST_IDLE)]:
            del self._tables[old.id]
        self.metrics.tables.set(len(self._tables))
        return kept

    def tables(self) -> list[LiveTable]:
        """Return the matches in memory."""
        return list(self._tables.values())

    async def create(self, settings: Settings, host: str) -> str:
        """Open a match and return its id."""
        secret = secrets.token_bytes(32)
        return await self._create(secret, master.create(settings, host, now_ms(), secret))

    async def create_rematch(self, former: LiveTable) -> str:
        """Open the rematch of a match and return its id."""
        secret = secrets.token_bytes(32)
        match = former.match
        people = await self.store.people(chair.who for chair in match.chairs.values() if chair.who)
        names = {person.id: person.name for person in people.values()}
        return await self._create(secret, master.create_rematch(match, former.id, now_ms(), secret, names))

    async def keep_finished(self, entries: list[Entry]) -> str:
        """Store a match that was played elsewhere and return its id."""
        return await self._create(secrets.token_bytes(32), entries)

    async def _create(self, secret: bytes, entries: list[Entry]) -> str:
        match_id = secrets.token_urlsafe(9).replace("-", "m").replace("_", "e")
        match = await asyncio.to_thread(Match.from_entries, entries)  # one that is imported may be long
        await self.store.create(new_match(match_id, match), secret, logged(entries), summary_of(match))
        self._keep(LiveTable(match_id, match, secret))
        return match_id

    # Commands

    async def act(self, match_id: str, command: commands.Command, client_id: str | None = None) -> Appended:
        """Carry out a command: decided, stored, then shown; raises `Refused` where the match does not allow it.

        The same `client_id` again changes nothing and is given the first answer.
        """
        table = await self.table(match_id)
        task = asyncio.create_task(self._act(table, command, client_id), name=f"{command.kind} in {match_id}")
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)
        return await asyncio.shield(task)

    async def _act(self, table: LiveTable, command: commands.Command, client_id: str | None) -> Appended:
        async with table.lock:
            began = now_ms()
            try:
                appended, draft = await self._stored(table, command, client_id)
            except StoreFailure:
                self.stop_counting(table, began)
                raise
            if draft is not None:
                table.failing_since = None
                table.advance(draft.entries, now_ms())
        if draft is not None:
            for entry in draft.entries:
                self.metrics.entries.labels(entry.kind).inc()
            self._follow(table, draft.entries)
        return appended

    async def _stored(
        self, table: LiveTable, command: commands.Command, client_id: str | None
    ) -> tuple[Appended, Draft | None]:
        for _ in range(TRIES):
            try:
                draft = master.drafted(table.match, command, now_ms(), table.secret, table.failing_since)
            except Refused as refusal:
                earlier = await self.store.answered(table.id, client_id) if client_id else None
                news = await self._read_on(table)
                if earlier is not None:
                    return earlier, None
                if news:
                    continue
                if refusal.code == "clock/flag":
                    self.spawn(self.look_at(table.id), "flag")
                raise
            if not draft.entries:
                return Appended(table.match.number, table.match.number), None
            try:
                appended = await self.store.append(
                    table.id, table.match.number, logged(draft.entries), summary_of(draft.match), client_id=client_id
                )
            except Stale:
                await self._read_on(table)
                continue
            if appended.repeated:
                await self._read_on(table)
                return appended, None
            return appended, draft
        raise Stale(table.id, table.match.number)

    def stop_counting(self, table: LiveTable, since: int) -> None:
        """Give back the time since when the store fails: with what it takes next, or as soon as it takes anything."""
        if table.failing_since is None:
            table.failing_since = since
            self.spawn(insisted(lambda: self.give_back(table)), "time to give back")

    async def give_back(self, table: LiveTable, more: int = 0, client_id: str | None = None) -> None:
        """Give back the time since nothing could be stored, and some milliseconds more."""
        since = table.failing_since
        try:
            await self.act(table.id, commands.Credit(SERVER, more), client_id)
        except StoreFailure:
            raise
        except MenagerieError as error:
            logger.info("no time was given back in %s: %s", table.id, error)
        if table.failing_since == since:  # it may have failed again meanwhile
            table.failing_since = None

    async def _read_on(self, table: LiveTable) -> bool:
        """Let happen what other processes have stored; return whether there was something."""
        rows = await self.store.entries(table.id, table.match.number)
        return bool(table.advance_to(rows, now_ms()))

    def _follow(self, table: LiveTable, happened: Sequence[Entry]) -> None:
        self.following.after(table, happened)
        self.alarm.notice(summary_of(table.match).deadline)
        for listener in self.listeners:
            self.spawn(listener(table.id, table.match.copy(), happened), "a listener")

    async def look_at(self, match_id: str) -> None:
        """Do what time alone makes due: a clock has run out, or a bot is to move."""
        await self._restart.see_to(match_id)
        table = await self.table(match_id)
        async with table.lock:
            await self._read_on(table)
        due = master.due(table.match, now_ms())
        if due is None:
            self.following.go_on(table)
            return
        try:
            await self.act(match_id, due)
        except Refused as refusal:
            logger.info("nothing was due in %s: %s", match_id, refusal.code)

    # Those who look

    async def join(self, match_id: str, viewer: Viewer) -> LiveTable:
        """Let somebody look at a match; whoever sits there is present from now on."""
        table = await self.table(match_id)
        async with table.lock:
            await self._read_on(table)
            table.join(viewer, now_ms())
        if viewer.person is not None:
            await self.presence.came(match_id, viewer.person)
            self.spawn(self.following.welcome(table, viewer.person), "welcome")
        self.following.go_on(table)
        self.tell_presence(table)
        return table

    async def leave(self, table: LiveTable, viewer: Viewer) -> None:
        """Let somebody go."""
        table.leave(viewer)
        if viewer.person is not None and not self._closing:
            await self.presence.went(table.id, viewer.person)
        self.tell_presence(table)

    async def forget(self, person: str) -> None:
        """Send somebody away whom the store has forgotten, and show their matches without the name."""
        for table in self.tables():
            for viewer in table.viewers:
                if viewer.person == person:
                    viewer.end(UNKNOWN)
            if table.match.seats_of(person):
                async with table.lock:
                    loaded = await self.store.load(table.id)
                    table.reload(await asyncio.to_thread(match_of, loaded.entries), now_ms())

    def tell_presence(self, table: LiveTable) -> None:
        """Tell everybody at a table who is there: at once, or in a crowd, where each would tell all others, soon."""
        if len(table.viewers) < CROWD:
            self._tell_presence(table)
        elif table.telling is None:
            table.telling = asyncio.get_running_loop().call_later(SOON, self._tell_presence, table)

    def _tell_presence(self, table: LiveTable) -> None:
        table.telling = None
        people = {table.match.host, *(chair.who for chair in table.match.chairs.values() if chair.who)}
        present = sorted(person for person in people if self.presence.is_here(table.id, person))
        watching = sum(1 for viewer in table.viewers if viewer.person not in people)
        table.push(wire.Presence(present, watching))

    async def _gone(self, key: Key) -> None:
        self.spawn(insisted(lambda: self._miss(*key)), "an absence")

    async def _miss(self, match_id: str, person: str) -> None:
        table = await self.table(match_id)
        self.tell_presence(table)
        if table.match.seats_of(person) and not self.presence.is_here(match_id, person):
            await self.act(match_id, commands.Leaving(person))

    # Other processes

    async def _listen(self) -> None:
        async for news in self._news:
            try:
                await self._hear(news)
            except Exception:
                logger.exception("news could not be followed")

    async def _hear(self, news: News) -> None:
        if news.match is None:
            for each in self.tables():
                async with each.lock:
                    await self._read_on(each)
            return
        table = self._tables.get(news.match)
        if self.presence.hear(news):
            if table is not None:
                self.tell_presence(table)
        elif table is not None and news.topic == "chat":
            await self.following.chat(table)
        elif table is not None and news.topic == "entries" and news.number > table.match.number:
            async with table.lock:
                if news.number > table.match.number:
                    await self._read_on(table)
                    self.alarm.notice(summary_of(table.match).deadline)

    async def _announce(self) -> None:
        while True:
            await asyncio.sleep(ANNOUNCED)
            try:
                await self.presence.announce_all()
            except Exception:
                logger.exception("it could not be announced who is here")

    async def _beat(self) -> None:
        number = 0
        while True:
            await asyncio.sleep(BEAT)
            number += 1
            for table in self.tables():
                table.beat(number, now_ms())
