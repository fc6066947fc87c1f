"""Notices for open pages: it is your turn, you are invited, a match is over.

Every process learns of every match through the store and notifies its open pages. Notices are not stored: a page that
reconnects reads its matches again.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from typing import Any

from menagerie.play.data.rows import MatchRow
from menagerie.play.store import Store

logger = logging.getLogger("menagerie.server")

MOST_WAITING = 100
"""Notices queued for one page; a page that does not read them is closed."""
ALIVE = 20.0
"""Seconds after which a comment keeps an idle stream open."""
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


def notices_of(row: MatchRow) -> Iterator[tuple[str, Notice]]:
    """Yield the people whom a match concerns now, each with a notice."""
    summary = row.summary
    for person in {seat.person for seat in summary.seats if seat.person is not None}:
        if row.awaits(person):
            yield person, Notice("turn", row.id, row.match.game)
        elif summary.finished_at is not None:
            yield person, Notice("over", row.id, row.match.game)
        elif summary.status == "running":
            yield person, Notice("started", row.id, row.match.game)
    if summary.status == "open":
        for person in summary.invited:
            yield person, Notice("invited", row.id, row.match.game)


class Page:
    """One open page: the last notice of each match, and the queue of notices."""

    def __init__(self, person: str) -> None:
        """Begin without notices."""
        self.person = person
        self.queue: asyncio.Queue[Notice | None] = asyncio.Queue(MOST_WAITING)
        self._sent: dict[str, str] = {}

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
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Notices:
    """All open pages of a process."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._pages: dict[str, list[Page]] = {}
        self._task: asyncio.Task[None] | None = None
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

    def retire(self) -> None:
        """Close all streams."""
        for pages in self._pages.values():
            for page in pages:
                page.end()

    async def _listen(self, store: Store) -> None:
        async for news in self._news:
            if news.match is None or news.topic != "entries" or not self._pages:
                continue
            try:
                row = await store.match_row(news.match)
            except Exception:
                logger.exception("a notice could not be made")
                continue
            if row is not None:
                self.notify(row)

    def notify(self, row: MatchRow) -> None:
        """Notify everybody whom a match concerns."""
        for person, notice in notices_of(row):
            for page in self._pages.get(person, ()):
                page.notify(notice)

    async def stream(self, person: str, watch: Watch) -> AsyncIterator[str]:
        """Yield the notices of a page as an event stream, until the page, the server or a sign-out closes it."""
        page = Page(person)
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
