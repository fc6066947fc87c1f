"""Recovery: after a restart the outage is credited once, before anybody plays, and bots go on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from menagerie.errors import StoreFailure
from menagerie.play.clock import RECONNECT
from menagerie.play.data import commands
from menagerie.server.live import recovery
from menagerie.server.support import retries
from tests.server.hubs import ANNA, BLITZ, BRUNO, CARLA, House, Stubborn, begun, match_of, until

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore
    from tests.server.hubs import FakeClock

pytestmark = pytest.mark.anyio


async def test_after_an_outage_time_is_given_back_and_bots_go_on(store: SqlStore, clock: FakeClock) -> None:
    """A server that starts credits the time that it was not there, and lets bots move that were to."""
    before = House(store, clock)
    match_id = await before.match("siam", ANNA, BRUNO, clock=BLITZ)
    with_bot = await before.match("siam", ANNA, bots=1)
    await before.hub.close()
    clock.at += 30_000
    after = House(store, clock, outage=30_000)
    await after.hub.open()
    try:
        match = await match_of(after, match_id)
        await until(lambda: match.clocks.since > clock.at)
        assert (await store.entries(match_id))[-1].kind == "credited"
        await after.play(with_bot)
        await until(lambda: after.instinct.turns)
    finally:
        await after.hub.close()


@pytest.mark.parametrize(("gone", "outage"), [(3_000, 3_000), (60_000, 64_000)])
async def test_a_short_outage_and_one_just_after_a_move_are_given_back(
    store: SqlStore, clock: FakeClock, gone: int, outage: int
) -> None:
    """A quick restart costs nobody time; nor does one whose last sign of life is older than the last move."""
    before = House(store, clock)
    match_id = await before.match("siam", ANNA, BRUNO, clock=BLITZ)
    await before.hub.close()
    clock.at += gone
    after = House(store, clock, outage=outage)
    await after.hub.open()
    try:
        match = await match_of(after, match_id)
        await until(lambda: match.clocks.since > clock.at)
        credited = [entry for entry in await store.entries(match_id) if entry.kind == "credited"]
        assert sum(entry.payload["milliseconds"] for entry in credited) == gone + RECONNECT
    finally:
        await after.hub.close()


@pytest.mark.parametrize("first", ["move", "join"])
async def test_who_returns_first_does_not_pay_for_the_outage(store: SqlStore, clock: FakeClock, first: str) -> None:
    """Time is given back before a move is decided or a clock is shown, whether or not the sweep has come to the match.

    The sweep is held up here; neither a move nor a newcomer may wait for it.
    """
    before = House(store, clock)
    match_id, other = await begun(before), await begun(before)
    await before.hub.close()
    clock.at += 50_000
    after = House(store, clock, outage=30_000)
    sweep = asyncio.Event()
    after.hub.recovery.run = sweep.wait  # type: ignore[method-assign,assignment]
    await after.hub.open()
    try:
        clock.at += 15_000
        if first == "join":
            await after.watch(match_id, ANNA)
        else:
            await after.play(match_id)
        match = await match_of(after, match_id)
        credited = [
            entry.payload["milliseconds"] for entry in await store.entries(match_id) if entry.kind == "credited"
        ]
        assert credited == [45_000 + RECONNECT]
        used = 20_000 - RECONNECT
        assert match.remaining(1, clock.at) == BLITZ.base - used + (BLITZ.increment if first == "move" else 0)
        assert "credited" not in [entry.kind for entry in await store.entries(other)]
    finally:
        sweep.set()
        await after.hub.close()


async def test_a_match_is_continued_once_for_everybody_who_asks(store: SqlStore, clock: FakeClock) -> None:
    """Several who return at once wait for one and the same credit."""
    before = House(store, clock)
    match_id = await begun(before)
    await before.hub.close()
    clock.at += 50_000
    after = House(store, clock, outage=40_000)
    await after.hub.open()
    try:
        await asyncio.gather(*(after.watch(match_id, person) for person in (ANNA, BRUNO, CARLA, None)))
        credited = [
            entry.payload["milliseconds"] for entry in await store.entries(match_id) if entry.kind == "credited"
        ]
        assert credited == [40_000 + RECONNECT]
    finally:
        await after.hub.close()


@pytest.mark.parametrize("failing", ["unfinished", "credit_outage"])
async def test_a_store_that_fails_after_a_restart_is_tried_again(
    store: SqlStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    """What a restart owes to a match is done once the store works, and no clock runs out before."""
    monkeypatch.setattr(retries, "PAUSE", 0.02)
    before = House(store, clock)
    match_id = await begun(before)
    await before.hub.close()
    clock.at += 100_000
    method = Stubborn(getattr(store, failing))
    method.fails = True
    monkeypatch.setattr(store, failing, method)
    after = House(store, clock, outage=90_000)
    await after.hub.open()
    try:
        await until(lambda: method.asked > 1)
        clock.at += 100_000
        with pytest.raises(StoreFailure):
            await after.hub.check_due(match_id)
        method.fails = False
        await retries.retried(lambda: after.hub.check_due(match_id))  # one may be under way that fails
        match = await match_of(after, match_id)
        assert match.status == "running"
        assert match.clocks.since == clock.at - 10_000 + RECONNECT
        await until(lambda: (match_id, BRUNO) in after.hub.rooms.presence._waiting)
        await after.play(match_id)
        credited = [entry for entry in await store.entries(match_id) if entry.kind == "credited"]
        assert [entry.payload["milliseconds"] for entry in credited] == [190_000 + RECONNECT]
    finally:
        await after.hub.close()


async def test_many_matches_are_credited_in_few_transactions(
    store: SqlStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sweep loads no match and writes all credits together; whoever waits for one waits for no other."""
    monkeypatch.setattr(recovery, "AT_ONCE", 4)
    before = House(store, clock)
    timed = [await begun(before) for _ in range(6)]
    endless = await before.match("siam", ANNA, BRUNO)
    await before.hub.close()
    clock.at += 50_000
    after = House(store, clock, outage=40_000)
    asked: list[list[str]] = []
    credit = store.credit_outage

    async def counted(ids: list[str], **given: int) -> None:
        asked.append(ids)
        await credit(ids, **given)

    monkeypatch.setattr(store, "credit_outage", counted)
    await after.hub.recovery.run()
    try:
        assert sorted(map(len, asked)) == [2, 4]
        assert sorted(each for ids in asked for each in ids) == sorted(timed)
        assert after.hub.matches.tables() == []
        for match_id in timed:
            match = await match_of(after, match_id)
            assert match.clocks.since == clock.at - 10_000 + RECONNECT
        assert "credited" not in [entry.kind for entry in await store.entries(endless)]
    finally:
        await after.hub.close()


async def test_who_is_away_from_a_match_without_clocks_is_credited_when_somebody_comes(
    store: SqlStore, clock: FakeClock
) -> None:
    """The outage does not count for the grace period; the time after it does, however late somebody comes."""
    before = House(store, clock)
    match_id = await before.match("siam", ANNA, BRUNO)
    await before.hub.act(match_id, commands.Leaving(BRUNO))
    absence = (await match_of(before, match_id)).chairs[2].absence
    await before.hub.close()
    clock.at += 50_000
    after = House(store, clock, outage=40_000)
    await after.hub.recovery.run()
    try:
        clock.at += 3_600_000
        await after.watch(match_id, ANNA)
        later = (await match_of(after, match_id)).chairs[2].absence
        assert later.bot_at == absence.bot_at + 40_000 + RECONNECT
    finally:
        await after.hub.close()
