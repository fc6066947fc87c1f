"""SessionWatch: closes what stays open, sockets and streams of events, soon after its session has ended.

A session may be ended in any process. So each process asks the store every few seconds which of the sessions that it
serves are still open, all in one query. What it has learnt so is enough for a move: nobody's session is read again for
each message. A process that ends a session itself believes nothing that it knew of this person any more.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from menagerie.errors import StoreFailure

if TYPE_CHECKING:
    from menagerie.play.store import Sessions

logger = logging.getLogger("menagerie.server")

EVERY = 3.0
"""Seconds from one question to the next."""
TRUSTED = 2 * EVERY
"""Seconds for which the answer is believed."""
NOTED = 60.0
"""Seconds after which whoever uses a session reads it again, which notes the use."""
BATCH = 500
"""Sessions that are asked for at once."""

Ended = Callable[[], object]


class Confirmed(NamedTuple):
    """What is known of an open session: whose it is, when it was read, and when the store was last asked about it."""

    person: str
    read: float
    asked: float


class SessionWatch:
    """The sessions that sockets and streams of this process belong to."""

    def __init__(self, store: Sessions, oldest: Callable[[], int], now: Callable[[], float]) -> None:
        """Watch nothing yet; `oldest` returns the time before which an unused session has expired."""
        self._store = store
        self._oldest = oldest
        self._now = now
        self._watched: defaultdict[str, list[Ended]] = defaultdict(list)
        self._confirmed: dict[str, Confirmed] = {}
        self.doubts = 0
        """How often sessions were ended by this process."""
        self._task: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

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
                self._confirmed.pop(session, None)

    # What is known without asking again

    def is_open(self, session: str) -> bool:
        """Whether the store said lately that a session is open, which is being watched."""
        known = self._confirmed.get(session)
        return known is not None and self._now() < min(known.asked + TRUSTED, known.read + NOTED)

    def confirm(self, person: str, session: str, doubts: int) -> None:
        """Note that the store says a session to be open; `doubts` is what it was when the store was asked."""
        if session in self._watched and doubts == self.doubts:
            self._confirmed[session] = Confirmed(person, self._now(), self._now())

    def doubt(self, person: str) -> None:
        """Forget what is known of a person's sessions, as some have just been ended."""
        self.doubts += 1
        self._confirmed = {session: known for session, known in self._confirmed.items() if known.person != person}

    async def close(self) -> None:
        """Stop, after the question that has been asked."""
        self._closing.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self._closing.wait(), EVERY)
            except TimeoutError:
                pass
            else:
                return
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
            asked, began = ids[start : start + BATCH], self._now()
            still = await self._store.open_sessions(asked, used_since=self._oldest())
            known = {session: self._confirmed[session] for session in still if session in self._confirmed}
            self._confirmed.update({session: each._replace(asked=began) for session, each in known.items()})
            for session in set(asked) - still:
                for ended in tuple(self._watched.get(session, ())):
                    ended()
