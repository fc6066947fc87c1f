"""Presence: who is there, in this process by their sockets, in others by their announcements.

Somebody whose last socket closes has a moment to come back, as when a page is loaded anew. Then the match records an
absence, and the grace period begins that everybody sees. A process that dies stops announcing, and its people count as
gone.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from menagerie.errors import StoreFailure
from menagerie.play.data.rows import News

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from menagerie.server.support.clock import Clock

logger = logging.getLogger("menagerie.hub")

MOMENT = 3.0
"""Seconds in which somebody may come back before the match records an absence."""
ANNOUNCED = 20.0
"""Seconds between announcements of everybody who is here."""
BELIEVED = 45.0
"""Seconds for which an announcement of another process is believed."""
CAME, WENT = "came", "went"

Key = tuple[str, str]
"""A match and a person."""


class Presence:
    """Who is there, match by match."""

    def __init__(
        self, publish: Callable[[News], Awaitable[None]] | None, gone: Callable[[Key], Awaitable[None]], clock: Clock
    ) -> None:
        """Announce through `publish`, if there can be other processes; `gone` is called for a person who has left."""
        self._publish = publish
        self._gone = gone
        self._clock = clock
        self._token = secrets.token_hex(4)
        self._here: Counter[Key] = Counter()
        self._elsewhere: defaultdict[Key, dict[str, float]] = defaultdict(dict)
        self._waiting: dict[Key, asyncio.Task[None]] = {}

    def is_here(self, match: str, person: str) -> bool:
        """Whether somebody has a socket, in any process."""
        key = (match, person)
        now = self._clock.monotonic()
        return self._here[key] > 0 or any(until > now for until in self._elsewhere.get(key, {}).values())

    async def came(self, match: str, person: str) -> None:
        """Note a new socket."""
        key = (match, person)
        self._here[key] += 1
        self._stop_waiting(key)
        if self._here[key] == 1:
            await self._announce(CAME, key)

    async def went(self, match: str, person: str) -> None:
        """Note that a socket has closed."""
        key = (match, person)
        self._here[key] -= 1
        if self._here[key] <= 0:
            del self._here[key]
            await self._announce(WENT, key)
            self.await_return(match, person)

    def await_return(self, match: str, person: str, seconds: float | None = None) -> None:
        """Wait for somebody for a moment, or for so many seconds."""
        key = (match, person)
        self._stop_waiting(key)
        wait = MOMENT if seconds is None else seconds
        self._waiting[key] = asyncio.create_task(self._wait_for(key, wait), name=f"waiting for {person}")

    def _stop_waiting(self, key: Key) -> None:
        task = self._waiting.pop(key, None)
        if task is not None:
            task.cancel()

    async def _wait_for(self, key: Key, seconds: float) -> None:
        await self._clock.sleep(seconds)
        self._waiting.pop(key, None)
        if not self.is_here(*key):
            await self._gone(key)

    async def close(self) -> None:
        """Wait for nobody any more."""
        tasks = list(self._waiting.values())
        self._waiting.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Other processes

    async def _announce(self, what: str, key: Key) -> None:
        if self._publish is not None:
            try:
                await self._publish(News(key[0], 0, f"{what}:{self._token}:{key[1]}"))
            except StoreFailure as error:  # the next announcement of everybody repeats it
                logger.warning("presence could not be announced to other processes: %s", error)

    async def announce_all(self) -> None:
        """Announce to other processes who is here, and notice processes that stopped announcing."""
        for key in list(self._here):
            await self._announce(CAME, key)
        now = self._clock.monotonic()
        for key, processes in list(self._elsewhere.items()):
            for token in [each for each, until in processes.items() if until <= now]:
                del processes[token]
            if not processes:
                del self._elsewhere[key]
                if not self.is_here(*key):
                    self.await_return(*key)

    def receive(self, news: News) -> bool:
        """Process an announcement; return whether it was one."""
        what, _, rest = news.topic.partition(":")
        if what not in {CAME, WENT} or news.match is None:
            return False
        token, _, person = rest.partition(":")
        key = (news.match, person)
        if token == self._token:
            return True
        if what == CAME:
            self._elsewhere[key][token] = self._clock.monotonic() + BELIEVED
            self._stop_waiting(key)
        else:
            self._elsewhere[key].pop(token, None)
            if not self._elsewhere[key]:
                del self._elsewhere[key]
        return True
