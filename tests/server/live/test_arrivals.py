"""What reached the server in time counts as sent in time, however long it waits there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from menagerie.errors import Refused
from menagerie.play.clock import MOST_LAG
from menagerie.play.data import commands
from menagerie.play.data.values import SERVER
from menagerie.server.edge.socket_protocol import StampedQueue
from menagerie.server.live import arrivals
from menagerie.server.live.arrivals import Arrivals
from tests.server.hubs import ANNA, BLITZ, BRUNO, House, begun, match_of

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore
    from tests.server.hubs import FakeClock

pytestmark = pytest.mark.anyio


async def test_a_message_is_stamped_when_it_is_read_from_the_socket(clock: FakeClock) -> None:
    """However long it waits for the application."""
    queue = StampedQueue(clock)
    queue.put_nowait({"type": "websocket.receive", "text": "{}"})
    came = clock.now_ms()
    clock.advance(5)
    assert (await queue.get())["came"] == came


async def test_time_in_the_server_is_charged_to_nobody(store: SqlStore, clock: FakeClock) -> None:
    """A move that waited stops the clock when it came, and the opponent's clock begins when it is decided."""
    house = House(store, clock)
    match_id = await begun(house)
    clock.advance(10)
    came = clock.now_ms()
    clock.advance(7)
    await house.hub.act(match_id, commands.Play(ANNA, 2, "+b1N"), None, came)
    match = await match_of(house, match_id)
    assert match.clocks.left == (BLITZ.base - 10_000 + BLITZ.increment, BLITZ.base)
    assert match.clocks.since == clock.now_ms()
    await house.hub.close()


@pytest.mark.parametrize(("late", "kind"), [(-1, "moved"), (0, "clock/flag")])
async def test_a_move_counts_by_when_it_came(store: SqlStore, clock: FakeClock, late: int, kind: str) -> None:
    """One that came before the clock was at nothing is made; one that came then is not, decided at the same time."""
    house = House(store, clock)
    match_id = await begun(house)
    came = clock.now_ms() + BLITZ.base + late
    clock.advance(BLITZ.base / 1000 + 5)
    try:
        await house.hub.act(match_id, commands.Play(ANNA, 2, "+b1N"), None, came)
        happened = (await store.entries(match_id))[-1].kind
    except Refused as refusal:
        happened = refusal.code
    assert happened == kind
    await house.hub.close()


@pytest.mark.parametrize("asks", [SERVER, BRUNO])
async def test_a_flag_waits_for_what_came_before_it(store: SqlStore, clock: FakeClock, asks: str) -> None:
    """The flag is due and a move that came in time has not been decided: the move is made and nobody has lost."""
    house = House(store, clock)
    match_id = await begun(house)
    table = await house.hub.matches.table(match_id)
    clock.advance(BLITZ.base / 1000 - 1)
    with table.arrivals.pending(ANNA, clock.now_ms()) as arrival:
        clock.advance(1 + MOST_LAG / 1000)
        flag = asyncio.create_task(house.hub.act(match_id, commands.Flag(asks)))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not flag.done()
        await house.hub.act(match_id, commands.Play(ANNA, 2, "+b1N"), None, arrival.came)
    with pytest.raises(Refused) as refused:
        await flag
    assert refused.value.code == "clock/running"
    assert table.match.status == "running"
    await house.hub.close()


async def test_a_flag_waits_for_nobody_else_and_for_nothing_later(clock: FakeClock) -> None:
    """Messages of others, and those that came too late, hold up no flag."""
    pending = Arrivals()
    now = clock.now_ms()
    with pending.pending(BRUNO, now - 1), pending.pending(ANNA, now) as late:
        await pending.decided(ANNA, now)
        assert len(pending) == 2
        pending.settle(late)
        assert len(pending) == 1
    assert len(pending) == 0


async def test_a_flag_does_not_wait_for_ever(clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that is never decided does not keep a match going."""
    monkeypatch.setattr(arrivals, "LONGEST", 0.01)
    pending = Arrivals()
    with pending.pending(ANNA, clock.now_ms() - 1):
        await pending.decided(ANNA, clock.now_ms())
