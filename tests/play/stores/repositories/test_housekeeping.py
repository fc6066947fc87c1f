"""Tests for `menagerie.play.stores.repositories.housekeeping`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio


async def test_all_processes_keep_one_secret(store: SqlStore) -> None:
    """The first value under a name stays, whoever comes later, and at the same moment too."""
    kept = await asyncio.gather(*(store.keep("cookie", bytes([number])) for number in range(5)))
    assert len(set(kept)) == 1
    assert await store.keep("cookie", b"other") == kept[0]
    assert await store.keep("push", b"other") == b"other"


async def test_the_last_heartbeat_is_the_latest(store: SqlStore) -> None:
    """A beat that comes late, from a process whose clock is slow, does not turn time back."""
    assert await store.last_heartbeat() is None
    await store.record_heartbeat(50)
    await store.record_heartbeat(40)
    assert await store.last_heartbeat() == 50
    await store.record_heartbeat(60)
    assert await store.last_heartbeat() == 60


async def test_who_starts_learns_whether_others_are_up(store: SqlStore, url: str) -> None:
    """On PostgreSQL a process that listens is seen by the next; a file has one process."""
    assert not await store.is_listened_to()
    news = await store.listen()
    assert await store.is_listened_to() is url.startswith("postgresql")
    await news.aclose()
