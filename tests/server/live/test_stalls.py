"""A server that stands still charges it to nobody: not to clocks, not to those who are away, not to their timers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from menagerie.errors import Refused
from menagerie.play.clock import LEAST_GRACE
from menagerie.play.data import commands
from menagerie.play.data.settings import Tempo
from menagerie.play.data.values import DAY
from menagerie.server.support.clock import TICK
from tests.server.hubs import ANNA, BLITZ, BRUNO, House, Springs, begun, match_of, until

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio

STALL = 100.0
"""Seconds; longer than a clock of the tests and than the grace period."""


class Frozen:
    """A hub whose process stands still when a test says so."""

    def __init__(self, store: SqlStore, *, shared: bool = False) -> None:
        """Begin to tick."""
        self.springs = Springs()
        self.clock = self.springs.clock()
        self.house = House(store, self.clock, shared=shared)
        self.clock.tick()

    def go_on(self, seconds: float) -> None:
        """Let time pass, tick by tick."""
        for _ in range(round(seconds / TICK)):
            self.springs.pass_by(TICK)
            self.clock.tick()


@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize("first", ["move", "alarm"])
async def test_a_stall_costs_no_game(store: SqlStore, first: str, *, shared: bool) -> None:
    """Whether a move or the alarm is first after a stall, the clock shows what it did before."""
    frozen = Frozen(store, shared=shared)
    house = frozen.house
    match_id = await begun(house)
    frozen.go_on(20)
    frozen.springs.pass_by(STALL)
    if first == "alarm":
        await house.hub.check_due(match_id)
    await house.play(match_id, "+b1N")
    match = await match_of(house, match_id)
    assert match.status == "running"
    spent = BLITZ.base + BLITZ.increment - match.clocks.left[0]
    assert spent == pytest.approx(20_000, abs=TICK * 1000 + 1)
    credited = [entry.payload["reason"] for entry in await store.entries(match_id) if entry.kind == "credited"]
    assert credited == (["stall"] if shared else [])
    await house.hub.close()


async def test_stalls_are_credited_once_each(store: SqlStore) -> None:
    """Where other processes go on, every stall is stored soon, and none of them twice."""
    frozen = Frozen(store, shared=True)
    house = frozen.house
    match_id = await begun(house)
    before = (await match_of(house, match_id)).deadline()
    table = await house.hub.matches.table(match_id)
    for number in (1, 2):
        frozen.springs.pass_by(STALL)
        frozen.clock.tick()
        await until(lambda: not table.stalled)
        credited = [row for row in await store.entries(match_id) if row.kind == "credited"]
        assert len(credited) == number
    assert (await match_of(house, match_id)).deadline() == before + 2 * round((STALL - TICK) * 1000)
    await house.hub.close()


@pytest.mark.parametrize("shared", [False, True])
async def test_who_is_away_has_the_time_of_a_stall(store: SqlStore, *, shared: bool) -> None:
    """Nobody claims a result because the server stood still for longer than the grace period."""
    frozen = Frozen(store, shared=shared)
    house = frozen.house
    match_id = await begun(house)
    await house.hub.act(match_id, commands.Leaving(ANNA))
    frozen.springs.pass_by(STALL)
    claim = commands.Claim(BRUNO, claim="bot", absent=1)
    with pytest.raises(Refused) as refused:
        await house.hub.act(match_id, claim)
    assert refused.value.code == "seat/grace"
    frozen.go_on(LEAST_GRACE / 1000 + 1)
    await house.hub.act(match_id, claim)
    await house.hub.close()


async def test_days_by_correspondence_follow_the_same_clock(store: SqlStore) -> None:
    """A jump of the system's clock by a week, and a stall of a day, end no match by correspondence."""
    frozen = Frozen(store)
    house = frozen.house
    match_id = await house.match("siam", ANNA, BRUNO, clock=Tempo("correspondence", days=1))
    frozen.springs.wall += 7 * DAY
    frozen.springs.pass_by(DAY / 1000)
    await house.hub.check_due(match_id)
    await house.play(match_id, "+a1N")
    assert (await match_of(house, match_id)).status == "running"
    await house.hub.close()


async def test_a_jump_does_not_change_when_something_was_said(store: SqlStore) -> None:
    """Lines of chat and entries have times of the same clock, which do not go back."""
    frozen = Frozen(store)
    house = frozen.house
    match_id = await begun(house)
    frozen.springs.wall -= DAY
    frozen.go_on(1)
    await house.play(match_id, "+b1N")
    times = [entry.at for entry in await store.entries(match_id)]
    assert times == sorted(times)
    line = await store.chat(match_id, ANNA, frozen.clock.now_ms(), text="hello")
    assert line.at >= times[-1]
    await house.hub.close()
