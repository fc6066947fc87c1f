"""Matches: decided, stored, then shown; a command twice is carried out once; failures of the store."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.errors import Refused, StoreFailure, UnknownMatch
from menagerie.play.data import commands
from menagerie.play.data.settings import settings_for
from menagerie.server.live import matches
from menagerie.server.support import retries
from tests.server.hubs import ANNA, BLITZ, BRUNO, House, Stubborn, begun, match_of, until

if TYPE_CHECKING:
    from menagerie.play.data.rows import Appended
    from menagerie.play.stores.sql import SqlStore
    from tests.server.hubs import FakeClock

pytestmark = pytest.mark.anyio


async def test_a_move_that_cannot_be_stored_is_not_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the store fails nobody hears of the move, and the match is as it was."""
    match_id = await house.match("siam", ANNA, BRUNO)
    watcher = await house.watch(match_id)
    heard = len(watcher.texts)

    async def fail(*_: object, **__: object) -> None:
        raise StoreFailure("the disk is full")

    monkeypatch.setattr(house.store, "append", fail)
    with pytest.raises(StoreFailure):
        await house.play(match_id)
    assert len(watcher.texts) == heard
    assert (await match_of(house, match_id)).ply == 0


async def test_the_same_message_twice_is_carried_out_once(house: House) -> None:
    """A client that did not hear the answer asks again and is given the same one, even after others moved."""
    match_id = await house.match("siam", ANNA, BRUNO)
    first = await house.play(match_id, "+a1N", "anna:1")
    await house.play(match_id, "+a5S")
    again = await house.hub.act(match_id, commands.Play(ANNA, 0, "+a1N"), "anna:1")
    assert (again.number, again.repeated) == (first.number, True)
    assert (await match_of(house, match_id)).ply == 2


async def test_what_is_asked_twice_and_allowed_twice_happens_once(house: House, store: SqlStore) -> None:
    """Also where the match would take it again, as readiness: memory and store stay the same."""
    match_id = await house.hub.matches.create(settings_for("siam", starting="ready"), ANNA)
    await house.hub.act(match_id, commands.Sit(ANNA, "Anna"))
    first = await house.hub.act(match_id, commands.Ready(ANNA), "anna:1")
    again = await house.hub.act(match_id, commands.Ready(ANNA), "anna:1")
    assert (again.number, again.repeated) == (first.number, True)
    assert (await match_of(house, match_id)).number == len((await store.load(match_id)).entries)


async def test_who_is_behind_is_told_so(house: House) -> None:
    """A move for an older ply is refused."""
    match_id = await house.match("siam", ANNA, BRUNO)
    await house.play(match_id, "+a1N")
    with pytest.raises(Refused) as refused:
        await house.hub.act(match_id, commands.Play(ANNA, 0, "+a2N"))
    assert refused.value.code == "match/stale"
    with pytest.raises(UnknownMatch):
        await house.hub.matches.table("nothing")


async def test_matches_are_kept_in_memory_while_they_are_needed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond a number those leave that nobody looks at, but never the one just asked for: there are no two of it."""
    monkeypatch.setattr(matches, "MOST_IDLE", 1)
    watched = await house.match("siam", ANNA, BRUNO)
    await house.watch(watched)
    first = await house.hub.matches.create(settings_for("siam"), ANNA)
    assert await house.hub.matches.table(first) is await house.hub.matches.table(first)
    second = await house.hub.matches.create(settings_for("siam"), ANNA)
    assert {table.id for table in house.hub.matches.tables()} == {watched, second}
    assert "menagerie_tables 2.0" in house.metrics.text().decode()
    assert (await house.hub.matches.table(first)).match.status == "open"


async def test_takebacks_stop_at_what_was_revealed(house: House) -> None:
    """In Comet a move after which a card was drawn stands; in Siam it can be taken back by agreement."""
    open_game = await house.match("siam", ANNA, BRUNO)
    watcher = await house.watch(open_game)
    await house.play(open_game, "+a1N")
    await house.hub.act(open_game, commands.Offer(ANNA, "takeback"))
    await house.hub.act(open_game, commands.Answer(BRUNO, "takeback", yes=True))
    assert watcher.of_kind("event")[-1]["ply"] == 0
    hidden = await house.match("comet", ANNA, BRUNO)
    match = await match_of(house, hidden)
    while -1 not in match.movers[match.movers.index(1) :] if 1 in match.movers else True:
        await house.play(hidden)
    mover = match.chairs[match.movers[match.movers.index(1)]].who
    with pytest.raises(Refused) as refused:
        await house.hub.act(hidden, commands.Offer(mover, "takeback", target=match.movers.index(1)))
    assert refused.value.code == "offer/revealed"


async def test_time_in_which_nothing_can_be_stored_does_not_count(
    store: SqlStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who was told to try again has the time from then until the store works, and no more; nobody is flagged in it."""
    monkeypatch.setattr(retries, "PAUSE", 0.02)
    house = House(store, clock)
    match_id = await begun(house)
    match = await match_of(house, match_id)
    append = Stubborn(store.append)
    monkeypatch.setattr(store, "append", append)
    clock.at += 10_000
    append.fails = True
    with pytest.raises(StoreFailure):
        await house.play(match_id, "+b1N", "anna:1")
    clock.at += 90_000
    await house.hub.check_due(match_id)
    assert match.status == "running"
    append.fails = False
    await house.play(match_id, "+b1N", "anna:1")
    assert match.clocks.left == (BLITZ.base - 10_000 + BLITZ.increment, BLITZ.base)
    append.fails = True
    with pytest.raises(StoreFailure):
        await house.play(match_id, "+b5S")
    clock.at += 30_000
    append.fails = False
    await until(lambda: match.clocks.since == clock.at)
    clock.at += 20_000
    await house.play(match_id, "+b5S")
    assert match.clocks.left[1] == BLITZ.base - 20_000 + BLITZ.increment
    await house.hub.close()


async def test_a_store_that_fails_while_time_is_given_back_is_not_forgotten(
    store: SqlStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fails after the time was stored still stops the clock."""
    house = House(store, clock)
    match_id = await begun(house)
    act, table = house.hub.matches.act, await house.hub.matches.table(match_id)

    async def fail_again(*given: Any) -> Appended:  # noqa: ANN401 - as the method
        answer = await act(*given)
        table.failing_since = clock.at
        return answer

    monkeypatch.setattr(house.hub.matches, "act", fail_again)
    await house.hub.matches.credit_outage(table)
    assert table.failing_since == clock.at
    await house.hub.close()


async def test_closing_waits_for_a_match_that_is_being_loaded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A load outlives whoever asked for it; the hub is closed only when the store is left alone."""
    match_id = await house.match("siam", ANNA, BRUNO)
    house.hub.matches._tables.clear()
    begun_to_load, may_end, ended = asyncio.Event(), asyncio.Event(), False
    load = house.store.load

    async def slow(asked: str) -> object:
        nonlocal ended
        begun_to_load.set()
        await may_end.wait()
        loaded = await load(asked)
        ended = True
        return loaded

    monkeypatch.setattr(house.store, "load", slow)
    asking = asyncio.create_task(house.hub.matches.table(match_id))
    await begun_to_load.wait()
    asking.cancel()
    closing = asyncio.create_task(house.hub.close())
    done, _ = await asyncio.wait({closing}, timeout=0.5)
    assert not done
    may_end.set()
    await closing
    assert ended
