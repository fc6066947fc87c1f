"""Tests for `menagerie.server.people.notices`."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from menagerie.play.data.rows import SeatRow, Summary
from menagerie.server.people.notices import Notices

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

pytestmark = pytest.mark.anyio

ANNA_TO_ACT = Summary("running", (SeatRow(1, "anna", None, "Anna"), SeatRow(2, "bruno", None, "Bruno")), 1)


class Session:
    """A session that can be ended."""

    def __init__(self) -> None:
        """Begin open."""
        self.end: Callable[[], object] = lambda: None

    @contextmanager
    def watch(self, ended: Callable[[], object]) -> Iterator[None]:
        """Call `ended` when the session ends."""
        self.end = ended
        yield


async def opened(notices: Notices, person: str, session: Session) -> AsyncIterator[str]:
    """Open the stream of a page and read its first line."""
    stream = notices.stream(person, session.watch)
    assert (await anext(stream)).startswith("retry:")
    return stream


async def test_a_page_that_reconnects_misses_nothing() -> None:
    """What happens between the end of a session's stream and the next stream of the same person is sent then, once."""
    notices = Notices(lambda _: None)
    session = Session()
    first = await opened(notices, "anna", session)
    session.end()
    assert [text async for text in first] == []
    notices.notify("m", "siam", ANNA_TO_ACT)
    second = await opened(notices, "anna", session)
    assert '"kind": "turn", "match": "m"' in await anext(second)
    session.end()
    assert [text async for text in second] == []
    third = await opened(notices, "anna", session)
    notices.notify("m", "siam", ANNA_TO_ACT)
    notices.notify("n", "siam", ANNA_TO_ACT)
    assert '"match": "n"' in await anext(third)


async def test_what_was_queued_when_a_stream_ended_is_sent_later() -> None:
    """A session that ends is sent nothing more; the next page of the person is."""
    notices = Notices(lambda _: None)
    session = Session()
    first = await opened(notices, "anna", session)
    notices.notify("m", "siam", ANNA_TO_ACT)
    session.end()
    assert [text async for text in first] == []
    second = await opened(notices, "anna", session)
    assert '"match": "m"' in await anext(second)


async def test_nothing_is_kept_for_those_who_do_not_return(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while a page that has gone is forgotten; another person hears nothing of it."""
    monkeypatch.setattr("menagerie.server.people.notices.LINGER", 0.0)
    notices = Notices(lambda _: None)
    session = Session()
    first = await opened(notices, "anna", session)
    session.end()
    assert [text async for text in first] == []
    await asyncio.sleep(0.01)
    notices.notify("m", "siam", ANNA_TO_ACT)
    second = await opened(notices, "anna", session)
    notices.notify("n", "siam", ANNA_TO_ACT)
    assert '"match": "n"' in await anext(second)
