"""Matches: the live matches of a process. A command is decided, stored, and only then shown.

Any process may carry out a command: the log accepts each entry number once. The process that comes second reads the new
entries and decides again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from menagerie.errors import MenagerieError, Refused, Stale, StoreFailure
from menagerie.play.data.commands import Command, Credit, Flag
from menagerie.play.data.rows import Appended
from menagerie.play.data.values import SERVER
from menagerie.play.deciding import master
from menagerie.play.match import Match
from menagerie.play.standing import logged, match_of, new_match, summary_of
from menagerie.server.live.tables import LiveTable
from menagerie.server.shares.texts import Texts
from menagerie.server.shares.threads import Threads
from menagerie.server.support.retries import retried

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from menagerie.play.data.entries import Entry
    from menagerie.play.data.settings import Settings
    from menagerie.play.deciding.draft import Draft
    from menagerie.server.support.services import Services

logger = logging.getLogger("menagerie.hub")

MOST_IDLE, MOST_PLIES = 500, 300_000
"""Matches, and plies of all of them, that stay in memory though nobody watches them."""
TRIES = 5
LOADS = 2
"""Matches that are replayed at a time."""

Act = Callable[[str, Command], Awaitable[Appended]]
"""Carries out a command in a match."""


class Matches:
    """Loads, creates and changes matches."""

    def __init__(
        self,
        services: Services,
        stored: Callable[[LiveTable, Sequence[Entry]], None],
        check_due: Callable[[str], Coroutine[Any, Any, None]],
    ) -> None:
        """Call `stored` after entries were stored, and `check_due` for a match in which a clock has run out."""
        self._store = services.store
        self._metrics = services.metrics
        self._clock = services.clock
        self._tasks = services.tasks
        self._stored = stored
        self._check_due = check_due
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._acts: set[asyncio.Task[Appended]] = set()
        self._threads = Threads(LOADS)
        self._texts = Texts()

    async def close(self) -> None:
        """Wait until all commands that have begun are carried out, and nothing is being loaded."""
        await asyncio.gather(*self._acts, *self._loading.values(), return_exceptions=True)

    # Loading

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
        loaded = await self._store.load(match_id)
        match = await self._threads.run(match_of, loaded.entries)
        return self._keep(LiveTable(match_id, match, loaded.secret, self._texts))

    def _keep(self, table: LiveTable) -> LiveTable:
        kept = self._tables.setdefault(table.id, table)
        plies = sum(each.match.ply for each in self._tables.values())
        for old in [each for each in self._tables.values() if each.idle and each is not kept]:
            if len(self._tables) <= MOST_IDLE and plies <= MOST_PLIES:
                break
            plies -= old.match.ply
            del self._tables[old.id]
        self._metrics.tables.set(len(self._tables))
        return kept

    def tables(self) -> list[LiveTable]:
        """Return the matches in memory."""
        return list(self._tables.values())

    def in_memory(self, match_id: str) -> LiveTable | None:
        """Return a match if it is in memory."""
        return self._tables.get(match_id)

    async def read_on(self, table: LiveTable) -> bool:
        """Apply the entries that other processes have stored; return whether there were any."""
        rows = await self._store.entries(table.id, table.match.number)
        return bool(table.advance_to(rows, self._clock.now_ms()))

    async def catch_up(self, ids: Iterable[str]) -> None:
        """Apply new entries to those of some matches that are in memory, or are just being loaded."""
        for match_id in ids:
            if match_id in self._tables or match_id in self._loading:
                table = await self.table(match_id)
                async with table.lock:
                    await self.read_on(table)

    async def reload(self, table: LiveTable) -> None:
        """Load a match again after its stored entries have changed, and show it to all viewers."""
        async with table.lock:
            loaded = await self._store.load(table.id)
            table.reload(await self._threads.run(match_of, loaded.entries), self._clock.now_ms())

    # Creating

    async def create(self, settings: Settings, host: str) -> str:
        """Open a match and return its id."""
        secret = secrets.token_bytes(32)
        return await self._create(secret, master.create(settings, host, self._clock.now_ms(), secret))

    async def create_rematch(self, former: LiveTable) -> str:
        """Open the rematch of a match and return its id."""
        secret = secrets.token_bytes(32)
        match = former.match
        people = await self._store.people(chair.who for chair in match.chairs.values() if chair.who)
        names = {person.id: person.name for person in people.values()}
        return await self._create(secret, master.create_rematch(match, former.id, self._clock.now_ms(), secret, names))

    async def keep_finished(self, entries: list[Entry]) -> str:
        """Store a match that was played elsewhere and return its id."""
        return await self._create(secrets.token_bytes(32), entries)

    async def _create(self, secret: bytes, entries: list[Entry]) -> str:
        match_id = secrets.token_urlsafe(9).replace("-", "m").replace("_", "e")
        match = await self._threads.run(Match.from_entries, entries)  # an imported match may be long
        rows = await self._threads.run(logged, entries)
        await self._store.create(new_match(match_id, match), secret, rows, summary_of(match))
        self._keep(LiveTable(match_id, match, secret, self._texts))
        return match_id

    # Acting

    async def act(
        self, match_id: str, command: Command, client_id: str | None = None, came: int | None = None
    ) -> Appended:
        """Carry out a command that came to the server at a time; raises `Refused` where the match does not allow it.

        The same `client_id` again changes nothing and returns the first answer.
        """
        table = await self.table(match_id)
        if isinstance(command, Flag):
            await self._await_arrivals(table)
        task = asyncio.create_task(self._act(table, command, client_id, came), name=f"{command.kind} in {match_id}")
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)
        return await asyncio.shield(task)

    async def _await_arrivals(self, table: LiveTable) -> None:
        """Let what whoever is to act has sent in time be decided before their time is up."""
        match = table.match
        limit, seat = match.deadline(), match.clocks.running
        if limit is not None and seat is not None:
            await table.arrivals.decided(match.chairs[seat].who, limit)

    async def _act(self, table: LiveTable, command: Command, client_id: str | None, came: int | None) -> Appended:
        async with table.lock:
            began = self._clock.now_ms()
            try:
                appended, draft = await self._decide(table, command, client_id, came)
            except StoreFailure:
                self.suspend_clock(table, began)
                raise
            if draft is not None:
                table.failing_since, table.stalled = None, 0
                table.advance(draft.steps, draft.match, self._clock.now_ms())
        if draft is not None:
            for entry in draft.entries:
                self._metrics.entries.labels(entry.kind).inc()
            self._stored(table, draft.entries)
        return appended

    async def _decide(
        self, table: LiveTable, command: Command, client_id: str | None, came: int | None
    ) -> tuple[Appended, Draft | None]:
        """Decide on a command and store the entries; without a draft nothing new was stored."""
        for _ in range(TRIES):
            try:
                draft = self._drafted(table, command, came)
            except Refused as refusal:
                earlier = await self._store.answered(table.id, client_id) if client_id else None
                news = await self.read_on(table)
                if earlier is not None:
                    return earlier, None
                if news:
                    continue
                if refusal.code == "clock/flag":
                    self._tasks.spawn(self._check_due(table.id), "flag")
                raise
            if not draft.entries:
                return Appended(table.match.number, table.match.number), None
            try:
                appended = await self._store.append(
                    table.id, table.match.number, logged(draft.entries), summary_of(draft.match), client_id=client_id
                )
            except Stale:
                await self.read_on(table)
                continue
            if appended.repeated:
                await self.read_on(table)
                return appended, None
            return appended, draft
        raise Stale(table.id, table.match.number)

    def _drafted(self, table: LiveTable, command: Command, came: int | None) -> Draft:
        now = self._clock.now_ms()  # a stall that it notices is owed to the table from now on
        return master.drafted(
            table.match,
            command,
            now,
            table.secret,
            came=came,
            failing_since=table.failing_since,
            stalled=table.stalled,
        )

    # Outages of the store, and stalls of this process

    def suspend_clock(self, table: LiveTable, since: int) -> None:
        """Stop the clocks of a match since the store failed; the time is credited as soon as the store works."""
        if table.failing_since is None:
            table.failing_since = since
            self._tasks.spawn(retried(lambda: self.credit_outage(table)), "outage credit")

    def owe_stall(self, milliseconds: int) -> None:
        """Credit a stall of this process to the matches here, where other processes went on meanwhile."""
        for table in self.tables():
            if table.match.status == "running":
                table.stalled += milliseconds
                self._tasks.spawn(retried(partial(self.credit_outage, table)), "credit of a stall")

    async def credit_outage(self, table: LiveTable, more: int = 0, client_id: str | None = None) -> None:
        """Credit the time since the store failed, and some milliseconds more."""
        since, stalled = table.failing_since, table.stalled
        try:
            await self.act(table.id, Credit(SERVER, more), client_id)
        except StoreFailure:
            raise
        except MenagerieError as error:
            logger.info("no time was credited in %s: %s", table.id, error)
        if table.failing_since == since:  # it may have failed again meanwhile
            table.failing_since = None
        if table.stalled == stalled:
            table.stalled = 0
