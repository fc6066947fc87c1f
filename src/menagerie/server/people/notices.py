"""Notices for open pages: it is your turn, you are invited, a match is over.

Every process learns of every match through the store and notifies its open pages. Notices are not stored: those that
come while a page reconnects, as after a change of its session, wait for it a moment.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from typing import Any

from menagerie.play.data.rows import Summary
from menagerie.play.match import Match
from menagerie.play.standing import summary_of
from menagerie.play.store import Store

logger = logging.getLogger("menagerie.server")

MOST_WAITING = 100
"""Notices queued for one page; a page that does not read them is closed."""
ALIVE = 20.0
"""Seconds after which a comment keeps an idle stream open."""
MOMENT = 0.2
"""Seconds after which pages hear of a change; several changes of one match in them are one notice."""
LINGER = 30.0
"""Seconds for which notices are kept for a page that has gone and may be back."""
MOST_PAGES = 20
"""Open pages of one person; the oldest one beyond that is closed."""


Watch = Callable[[Callable[[], object]], AbstractContextManager[None]]
"""What calls a function if a session ends while a context lasts."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice about a match."""

    kind: str
    """``turn``, ``started``, ``over`` or ``invited``."""
    match: str
    game: str

    def text(self) -> str:
        """Return the notice as an event of a stream."""
        return f"event: notice\ndata: {json.dumps(asdict(self))}\n\n"


def notices_of(match: str, game: str, summary: Summary) -> Iterator[tuple[str, Notice]]:
    """Yield the people whom a match concerns now, each with a notice."""
    awaited = {seat.person for seat in summary.seats if seat.seat == summary.to_act}
    for person in {seat.person for seat in summary.seats if seat.person is not None}:
        if person in awaited:
            yield person, Notice("turn", match, game)
        elif summary.finished_at is not None:
            yield person, Notice("over", match, game)
        elif summary.status == "running":
            yield person, Notice("started", match, game)
    if summary.status == "open":
        for person in summary.invited:
            yield person, Notice("invited", match, game)


class Page:
    """One open page: the last notice of each match, and the queue of notices."""

    def __init__(self, person: str) -> None:
        """Begin without notices."""
        self.person = person
        self.queue: asyncio.Queue[Notice | None] = asyncio.Queue(MOST_WAITING)
        self._sent: dict[str, str] = {}
        self._missed: list[Notice] = []
        """What was still queued when the stream was closed."""

    def notify(self, notice: Notice) -> None:
        """Queue a notice unless it repeats the last one of its match; `started` comes once."""
        last = self._sent.get(notice.match)
        self._sent[notice.match] = notice.kind
        if last == notice.kind or (notice.kind == "started" and last is not None):
            return
        try:
            self.queue.put_nowait(notice)
        except asyncio.QueueFull:
            self.end()

    def follow(self, former: Page) -> None:
        """Go on where a page of the same person has stopped."""
        former.end()
        self._sent = dict(former._sent)
        for notice in former._missed[-MOST_WAITING:]:
            self.queue.put_nowait(notice)

    async def texts(self) -> AsyncIterator[str]:
        """Yield the notices as the text of an event stream, until the stream is closed."""
        while True:
            try:
                notice = await asyncio.wait_for(self.queue.get(), ALIVE)
            except TimeoutError:
                yield ": still here\n\n"
                continue
            if notice is None:
                return
            yield notice.text()

    def end(self) -> None:
        """Close the stream; the page will reconnect."""
        while not self.queue.empty():
            notice = self.queue.get_nowait()
            if notice is not None:
                self._missed.append(notice)
        self.queue.put_nowait(None)


class Notices:
    """All open pages of a process."""

    def __init__(self, in_memory: Callable[[str], Match | None]) -> None:
        """Begin with nobody; `in_memory` returns a match that need not be asked of the store."""
        self._in_memory = in_memory
        self._pages: dict[str, list[Page]] = {}
        self._gone: dict[str, Page] = {}
        """The last page of people who had one a moment ago; it collects notices for the next one."""
        self._changed: dict[str, int] = {}
        """The matches that have changed, with the numbers of their last entries."""
        self._task: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._news: Any = None

    async def open(self, store: Store) -> None:
        """Begin to listen."""
        self._news = await store.listen()
        self._task = asyncio.create_task(self._listen(store))

    async def close(self) -> None:
        """Close all streams and stop listening."""
        self.retire()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._news.aclose()
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    def retire(self) -> None:
        """Close all streams."""
        for pages in self._pages.values():
            for page in pages:
                page.end()

    async def _listen(self, store: Store) -> None:
        async for news in self._news:
            if news.match is not None and news.topic == "entries" and (self._pages or self._gone):
                self._changed[news.match] = news.number
                if self._telling is None or self._telling.done():
                    self._telling = asyncio.create_task(self._tell(store))

    async def _tell(self, store: Store) -> None:
        """Notify everybody of the matches that have changed, once for all changes of a moment."""
        while self._changed:
            await asyncio.sleep(MOMENT)
            changed, self._changed = self._changed, {}
            for match, number in changed.items():
                try:
                    await self._tell_of(store, match, number)
                except Exception:
                    logger.exception("a notice could not be made")

    async def _tell_of(self, store: Store, match: str, number: int) -> None:
        held = self._in_memory(match)
        if held is not None and held.number >= number:
            self.notify(match, held.settings.game, summary_of(held))
            return
        row = await store.match_row(match)
        if row is not None:
            self.notify(match, row.match.game, row.summary)

    def notify(self, match: str, game: str, summary: Summary) -> None:
        """Notify everybody whom a match concerns."""
        for person, notice in notices_of(match, game, summary):
            for page in (*self._pages.get(person, ()), *filter(None, [self._gone.get(person)])):
                page.notify(notice)

    async def stream(self, person: str, watch: Watch) -> AsyncIterator[str]:
        """Yield the notices of a page as an event stream, until the page, the server or a sign-out closes it."""
        page = Page(person)
        former = self._gone.pop(person, None)
        if former is not None:
            page.follow(former)
        pages = self._pages.setdefault(person, [])
        pages.append(page)
        if len(pages) > MOST_PAGES:
            pages[0].end()
        try:
            with watch(page.end):
                yield "retry: 3000\n\n"
                async for text in page.texts():
                    yield text
        finally:
            pages.remove(page)
            if not pages:
                self._pages.pop(person, None)
                self._keep(page)

    def _keep(self, page: Page) -> None:
        """Collect what a page misses until it is back, for a while."""
        kept = Page(page.person)
        kept.follow(page)
        self._gone[page.person] = kept
        asyncio.get_running_loop().call_later(LINGER, self._drop, kept)

    def _drop(self, kept: Page) -> None:
        if self._gone.get(kept.person) is kept:
            del self._gone[kept.person]
