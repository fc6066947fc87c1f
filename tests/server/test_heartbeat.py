"""Tests for `menagerie.server.heartbeat`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.errors import StoreFailure
from menagerie.server import heartbeat as heartbeat_module
from menagerie.server.heartbeat import LIMIT, Heartbeat
from menagerie.server.live.recovery import Recovery
from tests.server.hubs import until
from tests.server.site import Site

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.hubs import FakeClock

pytestmark = pytest.mark.anyio


class Diary:
    """A store that keeps heartbeats, or raises what it is given."""

    def __init__(self) -> None:
        """Begin without heartbeats."""
        self.times: list[int] = []
        self.error: Exception | None = None
        self.failures = 0
        self.meanwhile: Callable[[], object] = lambda: None

    async def record_heartbeat(self, at: int) -> None:
        """Keep a heartbeat or fail."""
        if self.error is not None:
            self.failures += 1
            raise self.error
        self.times.append(at)

    async def last_heartbeat(self) -> int | None:
        """Return the last heartbeat, or fail."""
        if self.error is not None:
            raise self.error
        self.meanwhile()
        return self.times[-1] if self.times else None


def heartbeat_in(diary: Any, clock: FakeClock) -> Heartbeat:  # noqa: ANN401 - a part of a store
    """A heartbeat that is not open."""
    return Heartbeat(diary, clock)


async def test_a_heartbeat_is_recent_for_a_while(clock: FakeClock) -> None:
    """The wall time is stored; how long ago it was is measured by the monotonic time."""
    diary = Diary()
    heartbeat = heartbeat_in(diary, clock)
    seen = [heartbeat.is_recent]
    await heartbeat.record()
    assert diary.times == [clock.now_ms()]
    clock.at += 1_000_000
    seen.append(heartbeat.is_recent)
    clock.advance(LIMIT)
    seen.append(heartbeat.is_recent)
    await heartbeat.record()
    seen.append(heartbeat.is_recent)
    assert seen == [False, True, False, True]


@pytest.mark.parametrize("error", [StoreFailure("the disk is full"), RuntimeError("a fault")])
async def test_a_heartbeat_that_fails_is_logged_and_retried(
    clock: FakeClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    """The server is not well at once, and well again with the next heartbeat that is stored."""
    monkeypatch.setattr(heartbeat_module, "INTERVAL", 0)
    diary = Diary()
    heartbeat = heartbeat_in(diary, clock)
    await heartbeat.open()
    diary.error = error
    await until(lambda: diary.failures > 1)
    assert not heartbeat.is_recent
    assert "the heartbeat could not be recorded" in caplog.text
    diary.error = None
    await until(lambda: heartbeat.is_recent)
    await heartbeat.close()


async def test_the_last_heartbeat_stays_until_clocks_are_credited(clock: FakeClock) -> None:
    """While something is owed for an outage the store is only asked; a store that fails is noticed all the same."""
    diary, settled = Diary(), asyncio.Event()
    heartbeat = Heartbeat(diary, clock, settled)  # type: ignore[arg-type]
    await heartbeat.record()
    assert (diary.times, heartbeat.is_recent) == ([], True)
    diary.error = StoreFailure("the disk is full")
    with pytest.raises(StoreFailure):
        await heartbeat.record()
    assert not heartbeat.is_recent
    diary.error = None
    diary.meanwhile = settled.set
    await heartbeat.open()
    assert diary.times == []
    await until(lambda: diary.times == [clock.now_ms()])
    await heartbeat.close()


async def test_a_server_killed_before_it_credits_an_outage_leaves_it_to_the_next(
    sqlite_database: str, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server starts after an outage and ends before any clock is credited: the next one credits the whole outage."""
    async with Site(sqlite_database, clock) as site:
        await site.server.hub.recovery.settled.wait()
        await site.server.heartbeat.record()
        before = await site.server.store.last_heartbeat()
    clock.at += 60_000
    with monkeypatch.context() as patched:
        patched.setattr(Recovery, "run", lambda _: asyncio.sleep(3600))
        async with Site(sqlite_database, clock) as site:
            assert (await (await site.browser()).get("/health")).status_code == 200
            assert await site.server.store.last_heartbeat() == before
    clock.at += 1_000
    async with Site(sqlite_database, clock) as site:
        assert site.server.outage == 61_000
