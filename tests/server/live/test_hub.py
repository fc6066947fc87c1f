"""The hub: several processes on one store, deadlines, and loops that survive failures."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

from menagerie.errors import Refused, StoreFailure
from menagerie.play.data import commands
from menagerie.play.data.rows import News
from menagerie.server.live import rooms
from tests.server.hubs import ANNA, BLITZ, BRUNO, House, match_of, until

if TYPE_CHECKING:
    from menagerie.play.data.rows import LoadedMatch
    from menagerie.play.stores.sql import SqlStore
    from tests.server.hubs import FakeClock

pytestmark = pytest.mark.anyio


async def test_two_hubs_on_one_store_play_one_match(house: House, store: SqlStore) -> None:
    """Players at different processes see each other's moves, and a command meets the latest position."""
    other = House(store, shared=True)
    await other.hub.open()
    try:
        match_id = await house.match("siam", ANNA, BRUNO)
        watcher = await other.watch(match_id, BRUNO)
        await house.play(match_id, "+a1N")
        await other.hub.act(match_id, commands.Play(BRUNO, 1, "+a5S"))
        await until(lambda: len(watcher.of_kind("event")) == 2)
        assert [frame["ply"] for frame in watcher.of_kind("event")] == [1, 2]
        both = await asyncio.gather(
            house.hub.act(match_id, commands.Play(ANNA, 2, "+b1N")),
            other.hub.act(match_id, commands.Play(ANNA, 2, "+c1N")),
            return_exceptions=True,
        )
        assert [type(each) for each in both].count(Refused) == 1
        await until(lambda: watcher.latest.get("ply") == 3)
    finally:
        await other.hub.close()


async def test_whoever_does_not_come_is_flagged(store: SqlStore, clock: FakeClock) -> None:
    """The server ends a match in which the first turn takes too long, and one whose time is up."""
    timed = House(store, clock)
    match_id = await timed.match("siam", ANNA, BRUNO, clock=BLITZ)
    clock.at += 44_000
    await timed.hub.check_due(match_id)
    assert (await match_of(timed, match_id)).status == "running"
    for text in ("+a1N", "+a5S"):
        await timed.play(match_id, text)
    clock.at += 61_000
    with pytest.raises(Refused, match="time has run out"):
        await timed.play(match_id, "+b1N")
    await until(lambda: timed.hub.matches.tables()[0].match.status == "over")
    ended = (await match_of(timed, match_id)).ended
    assert (ended.ending, ended.winners) == ("timeout", (2,))
    await timed.hub.close()


async def test_what_goes_on_for_ever_survives_a_failure(
    house: House, store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Presence is announced and news are processed again after a failure of the database."""
    monkeypatch.setattr(rooms, "ANNOUNCED", 0.01)
    calls: list[str] = []

    async def once() -> None:
        calls.append("announced")
        raise StoreFailure(calls[0]) if len(calls) == 1 else KeyError(calls[0])

    monkeypatch.setattr(house.hub.rooms.presence, "announce_all", once)
    house.services.tasks.spawn(house.hub.rooms._announce(), "presence")
    await until(lambda: len(calls) > 2)
    received: list[News] = []

    async def receive(news: News) -> None:
        received.append(news)
        raise KeyError(news.match)

    monkeypatch.setattr(house.hub, "_receive", receive)
    await store.publish(News("m", 1))
    await until(lambda: len(received) == 1)
    await store.publish(News("m", 2))
    await until(lambda: len(received) == 2)


class SlowLoads:
    """Loads of a store, each of which waits until it is released."""

    def __init__(self, store: SqlStore) -> None:
        """Begin without loads."""
        self._load = store.load
        self.begun: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self.released: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self.finished: list[str] = []

    async def load(self, match_id: str) -> LoadedMatch:
        """Load a match once it is released."""
        self.begun[match_id].set()
        await self.released[match_id].wait()
        loaded = await self._load(match_id)
        self.finished.append(match_id)
        return loaded


async def test_closing_waits_for_matches_that_are_being_loaded(
    house: House, store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store may be closed afterwards: no load goes on, whoever asked for it and whenever it began."""
    first, second = [await house.match("siam", ANNA, BRUNO) for _ in range(2)]
    loads = SlowLoads(store)
    monkeypatch.setattr(store, "load", loads.load)
    other = House(store)
    asker = asyncio.create_task(other.hub.matches.table(first))
    await loads.begun[first].wait()
    asker.cancel()  # as when a socket closes: the load goes on

    async def ask_late() -> None:
        await loads.released[first].wait()
        await other.hub.matches.table(second)

    late = other.services.tasks.spawn(ask_late(), "a load that begins while the hub closes")
    closing = asyncio.create_task(other.hub.close())
    await passes()
    assert not closing.done()
    loads.released[first].set()
    await loads.begun[second].wait()
    await asyncio.wait({late})
    await passes()
    assert not closing.done()
    loads.released[second].set()
    await closing
    assert loads.finished == [first, second]


async def passes() -> None:
    """Let everything happen that waits for nothing."""
    for _ in range(100):
        await asyncio.sleep(0)
