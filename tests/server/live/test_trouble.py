"""A database that cannot be written for a while: whoever looks goes on looking, and everybody else is told soon."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from menagerie.errors import StoreFailure
from menagerie.play.stores import database
from menagerie.server.live import presence
from menagerie.server.people import accounts
from menagerie.server.support.clock import Clock
from tests.server.hubs import ANNA
from tests.server.site import Site

if TYPE_CHECKING:
    from pathlib import Path

    from menagerie.play.data.rows import News

pytestmark = pytest.mark.anyio


async def test_a_locked_database_is_told_and_can_be_read(
    sqlite_template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Health says so, changes are refused with a time to come back, pages are shown; later everything works again."""
    monkeypatch.setattr(database, "PATIENCE", 1)
    monkeypatch.setattr(accounts, "FRESH", -1)
    file = tmp_path / "server.db"
    shutil.copy(sqlite_template, file)
    async with Site(f"sqlite:///{file}") as site:
        anna = await site.guest("Anna")
        assert (await anna.get("/health")).status_code == 200
        noted, touch = asyncio.Event(), site.server.store.touch_sessions

        async def late(times: dict[str, int]) -> None:
            await noted.wait()
            await touch(times)

        monkeypatch.setattr(site.server.store, "touch_sessions", late)
        with closing(sqlite3.connect(file, 60, isolation_level=None, check_same_thread=False)) as holder:
            await asyncio.to_thread(holder.execute, "BEGIN IMMEDIATE")  # the server may be writing
            assert (await asyncio.wait_for(anna.get("/api/me"), 60)).status_code == 200
            noted.set()
            refused = await anna.patch("/api/me", json={"name": "Ada"})
            assert (refused.status_code, refused.json()["code"]) == (503, "server/store")
            assert int(refused.headers["Retry-After"]) > 0
            with pytest.raises(StoreFailure):
                await site.server.heartbeat.record()
            assert (await anna.get("/health")).json()["code"] == "server/store"
            holder.execute("ROLLBACK")
        await site.server.heartbeat.record()
        assert (await anna.get("/health")).status_code == 200
        assert (await anna.patch("/api/me", json={"name": "Ada"})).json()["name"] == "Ada"


async def test_whoever_is_here_is_announced_again_after_the_store_failed() -> None:
    """A process whose news could not be passed on goes on announcing; otherwise its people would count as gone."""
    told = []

    async def tell(news: News) -> None:
        told.append(news)
        if len(told) < 3:
            raise StoreFailure("the database restarts")

    here = presence.Presence(tell, lambda _: asyncio.sleep(0), Clock())
    await here.came("m", ANNA)
    await here.announce_all()
    await here.announce_all()
    assert [news.topic.partition(":")[0] for news in told] == ["came"] * 3
