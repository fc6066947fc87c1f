"""Server: everything that one server process shares, opened and closed with the application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec, Protocol, TypeVar

from fastapi import Request
from starlette.requests import HTTPConnection

from menagerie.errors import MenagerieError
from menagerie.play.data.rows import RatingChange
from menagerie.play.match import Match
from menagerie.play.stores.sql import SqlStore, open_store
from menagerie.server.people import ratings
from menagerie.server.people.accounts import Accounts
from menagerie.server.people.notifications import Society
from menagerie.server.settings import ServerSettings
from menagerie.server.support.clock import Clock
from menagerie.server.support.metrics import Metrics
from menagerie.server.support.rate_limits import Rate
from menagerie.server.support.threads import Threads

if TYPE_CHECKING:
    from menagerie.server.live.hub import Hub
    from menagerie.server.thinking.jobs import JobRunner
    from menagerie.server.thinking.workers import Workers

logger = logging.getLogger("menagerie.server")

Given = ParamSpec("Given")
Result = TypeVar("Result")

AT_ONCE = max(2, os.cpu_count() or 1)
"""Requests that are worked on beside the loop at a time; Python has four threads more, for passwords and matches."""
ADDRESS_FRAMES = (4000, 20)
"""How many frames the sockets of one address may send in how many seconds."""
HEARTBEAT = 5.0
"""Seconds between two signs of life in the store, by which the length of an outage is known."""
SILENCE = 3 * HEARTBEAT
"""Seconds without one after which the server does not call itself well."""


class Closed(Protocol):
    """Something that is closed before the store is."""

    async def close(self) -> None:
        """Finish what has begun."""


class Part(Closed, Protocol):
    """Something with a life of its own inside a server: opened after the store is."""

    async def open(self) -> None:
        """Begin to work."""


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Rates:
    """What may be done how often."""

    def __init__(self, settings: ServerSettings) -> None:
        """Begin with full buckets."""
        limits = settings.limits
        self.files = Rate(limits.files, 60)
        self.requests = Rate(limits.requests, 60)
        self.account_requests = Rate(limits.account_requests, 60)
        self.sign_ins = Rate(limits.sign_ins, 60)
        self.guests = Rate(limits.guests, 3600)
        self.imports = Rate(limits.imports, 3600)
        self.reports = Rate(limits.reports, 3600)
        self.chat = Rate(limits.chat, 60)
        self.frames = Rate(*ADDRESS_FRAMES)


class Server:
    """What all requests of one process share; ``app.state.server``."""

    store: SqlStore
    accounts: Accounts
    workers: Workers
    hub: Hub
    jobs: JobRunner

    def __init__(self, settings: ServerSettings, clock: Clock | None = None) -> None:
        """Know the settings; nothing is opened yet."""
        self.settings = settings
        self.clock = clock or Clock()
        self.metrics = Metrics()
        self.rates = Rates(settings)
        self.parts: list[Part] = []
        self.society = Society(self)
        self.started_at = now_ms()
        self.outage: int | None = None
        """Milliseconds for which no server was up before this one, if that is known."""
        self.analysing: Counter[str] = Counter()
        """How many analyses of each person are under way."""
        self.ready = False
        self.beaten = 0.0
        """When the store last kept a sign of life, by a clock that nobody sets."""
        self._threads = Threads(AT_ONCE)
        self._opened: list[Closed] = []
        self._pulse: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the store and everything that works on it; if one of them cannot be opened, all are closed again."""
        self.store = await open_store(self.settings.database or None)
        try:
            self.accounts = Accounts(self.store, await self._secret(), self.settings, self.metrics)
            self._opened.append(self.accounts)
            last = await self.store.last_beat()
            self.outage = None if last is None else max(0, self.started_at - last)
            for part in self.parts:
                await part.open()
                self._opened.append(part)
            await self._sign()
        except BaseException:
            await self.close()
            raise
        self._pulse = asyncio.create_task(self._beat())
        self.ready = True

    async def _secret(self) -> bytes:
        given = self.settings.secret
        if given is not None:
            return given.get_secret_value().encode()
        return await self.store.keep("cookies", secrets.token_bytes(32))

    async def _sign(self) -> None:
        await self.store.beat(now_ms())
        self.beaten = time.monotonic()

    @property
    def is_well(self) -> bool:
        """Whether the server is open and its store has kept something lately."""
        return self.ready and time.monotonic() - self.beaten < SILENCE

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._sign()
            except MenagerieError as error:
                self.beaten = -SILENCE
                logger.error("no sign of life could be stored: %s", error)  # noqa: TRY400 - every few seconds
            except Exception:
                logger.exception("no sign of life could be stored")

    async def aside(self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
        """Do beside the loop what takes a while: a few at a time, so that who studies leaves room for who plays."""
        return await self._threads.run(work, *given, **named)

    async def rate(self, match_id: str, match: Match) -> list[RatingChange]:
        """Rate a match that is over, once, if it is rated at all; return what changed."""
        changes = await ratings.rate(self.store, match_id, match, now_ms())
        if changes:
            self.metrics.rated.labels(match.settings.game).inc()
        return changes

    def retire(self) -> None:
        """Let go of streams that would never end by themselves; called when the process is told to stop."""
        self.ready = False
        self.society.notices.retire()

    async def close(self) -> None:
        """Finish what has begun and let go of the store."""
        self.ready = False
        if self._pulse is not None:
            self._pulse.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._pulse
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
