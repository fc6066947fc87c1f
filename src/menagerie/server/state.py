"""Server: everything that one server process shares, opened and closed with the application."""

from __future__ import annotations

import logging
import os
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, ParamSpec, Protocol, TypeVar

from fastapi import Request
from starlette.requests import HTTPConnection

from menagerie.play.stores.sql import SqlStore, open_store
from menagerie.server.people.accounts import Accounts
from menagerie.server.settings import ServerSettings
from menagerie.server.shares.owners import Owners
from menagerie.server.shares.places import Share
from menagerie.server.shares.threads import Threads
from menagerie.server.shares.turns import FairPool
from menagerie.server.support.clock import Clock
from menagerie.server.support.metrics import Metrics
from menagerie.server.support.rate_limits import NetworkRate, Rate

if TYPE_CHECKING:
    from menagerie.server.heartbeat import Heartbeat
    from menagerie.server.live.hub import Hub
    from menagerie.server.people.notifications import Notifications
    from menagerie.server.people.rating_updates import RatingUpdates
    from menagerie.server.thinking.jobs import JobRunner
    from menagerie.server.thinking.workers import Workers

logger = logging.getLogger("menagerie.server")

Given = ParamSpec("Given")
Result = TypeVar("Result")

AT_ONCE = max(2, os.cpu_count() or 1)
"""Requests that are worked on in threads at a time; Python has four threads more, for passwords and matches."""
REQUESTS_AT_ONCE, FRAMES_AT_ONCE = 1000, 2000
"""Permissions that one address may use at once."""
MESSAGES_AT_ONCE = (64, 32)
"""Messages on sockets that are worked on at a time, of all together and of one network."""


RECORDS = (2, 16)
"""How many records one network, and all together, may have read at a time."""


class Part(Protocol):
    """Something that works on the store and is closed before it."""

    async def close(self) -> None:
        """Finish what has begun."""


Opener = Callable[["Server"], Awaitable[Part]]
"""Makes and opens a part of a server whose store is open."""


class Rates:
    """What may be done how often."""

    def __init__(self, settings: ServerSettings, clock: Clock) -> None:
        """Begin with full buckets."""
        limits, now = settings.limits, clock.monotonic
        self.files = NetworkRate(limits.files, 60, now)
        self.requests = NetworkRate(limits.requests, 60, now, REQUESTS_AT_ONCE)
        self.account_requests = Rate(limits.account_requests, 60, now)
        self.sign_ins = NetworkRate(limits.sign_ins, 60, now)
        self.guests = NetworkRate(limits.guests, 3600, now)
        self.imports = Rate(limits.imports, 3600, now)
        self.annotations = NetworkRate(limits.annotations, 3600, now)
        self.reports = Rate(limits.reports, 3600, now)
        self.chat = Rate(limits.chat, 60, now)
        self.frames = NetworkRate(limits.frames, 60, now, FRAMES_AT_ONCE)


class Server:
    """What all requests of one process share; ``app.state.server``."""

    store: SqlStore
    accounts: Accounts
    workers: Workers
    hub: Hub
    rating_updates: RatingUpdates
    notifications: Notifications
    jobs: JobRunner
    heartbeat: Heartbeat

    def __init__(self, settings: ServerSettings, parts: Sequence[Opener] = (), clock: Clock | None = None) -> None:
        """Know the settings and what opens the parts, in this order; nothing is opened yet."""
        self.settings = settings
        self.clock = clock or Clock()
        self.metrics = Metrics()
        self.rates = Rates(settings, self.clock)
        self.owners = Owners()
        self.messages = FairPool(range(MESSAGES_AT_ONCE[0]), MESSAGES_AT_ONCE[1])
        self.records = Share(*RECORDS)
        """Requests with records that are under way."""
        self.started_at = self.clock.now_ms()
        self.outage: int | None = None
        """Milliseconds for which no server was up before this one, if that is known."""
        self.others_up = False
        """Whether other processes were up when this one started."""
        self.analysing: Counter[str] = Counter()
        """How many analyses of each person are under way."""
        self.ready = False
        self._parts = parts
        self._threads = Threads(AT_ONCE)
        self._opened: list[Part] = []

    async def open(self) -> None:
        """Open the store and everything that works on it; if one of them cannot be opened, all are closed again."""
        self.store = await open_store(self.settings.database or None)
        try:
            self.accounts = Accounts(self.store, await self._secret(), self.settings, self.metrics, self.clock)
            self._opened.append(self.accounts)
            await self._measure_outage()
            for open_part in self._parts:
                self._opened.append(await open_part(self))
        except BaseException:
            await self.close()
            raise
        self.ready = True

    async def _measure_outage(self) -> None:
        """Compare the wall time with the last heartbeat; after one from the future, the clock goes on from there."""
        last = await self.store.last_heartbeat()
        self.others_up = await self.store.is_listened_to()
        if last is not None:
            self.outage = max(0, self.clock.now_ms() - last)
            self.clock.begin_after(last)

    async def _secret(self) -> bytes:
        given = self.settings.secret
        if given is not None:
            return given.get_secret_value().encode()
        return await self.store.keep("cookies", secrets.token_bytes(32))

    @property
    def is_well(self) -> bool:
        """Whether the server is open and its store has recorded a heartbeat lately."""
        return self.ready and self.heartbeat.is_recent

    async def in_thread(self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
        """Do work that takes a while in a thread; only a few run at a time, so they never delay players."""
        return await self._threads.run(work, *given, **named)

    def retire(self) -> None:
        """End the streams that would never end by themselves; called when the process is asked to stop."""
        self.ready = False
        self.notifications.notices.retire()

    async def close(self) -> None:
        """Close all parts, the last one first, and then the store."""
        self.ready = False
        while self._opened:
            part = self._opened.pop()
            try:
                await part.close()
            except Exception:
                logger.exception("%s could not be closed", type(part).__name__)
        await self.store.close()


def server_of(connection: HTTPConnection) -> Server:
    """Return the server that a request or a socket came to."""
    server: Server = connection.app.state.server
    return server


def this_server(request: Request) -> Server:
    """Return the server; as a dependency."""
    return server_of(request)
