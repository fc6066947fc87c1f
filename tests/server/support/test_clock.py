"""Tests for `menagerie.server.support.clock`: jumps and stalls cost nobody time."""

from __future__ import annotations

import pytest

from menagerie.server.support import clock as clock_module
from menagerie.server.support.clock import LATE, TICK, Clock
from tests.server.hubs import Springs

pytestmark = pytest.mark.anyio


@pytest.fixture
def springs() -> Springs:
    """The times that the clock is made from."""
    return Springs()


def test_a_jump_of_the_wall_time_changes_nothing(springs: Springs) -> None:
    """Only monotonic time moves the clock once it has begun."""
    clock = springs.clock()
    begin = clock.now_ms()
    springs.pass_by(1.5)
    springs.wall += 3_600_000
    assert clock.now_ms() == begin + 1500
    springs.wall -= 7_200_000
    springs.pass_by(0.25)
    assert clock.now_ms() == begin + 1750


def test_a_stall_is_left_out(springs: Springs) -> None:
    """Whoever asks first after a stall, before any tick, is told the time at which it began, and one tick more."""
    clock = springs.clock()
    clock.tick()
    begin = clock.now_ms()
    springs.pass_by(40)
    assert clock.now_ms() == begin + round(TICK * 1000)
    assert clock.stood == pytest.approx(40 - TICK)
    clock.tick()
    springs.pass_by(TICK)
    clock.tick()
    assert clock.now_ms() == begin + round(2 * TICK * 1000)
    assert clock.stood == pytest.approx(40 - TICK)


def test_ticks_that_are_a_little_late_are_no_stall(springs: Springs) -> None:
    """A busy machine is slow, and time goes on."""
    clock = springs.clock()
    clock.tick()
    begin = clock.now_ms()
    for _ in range(10):
        springs.pass_by(LATE * 0.9)
        clock.tick()
    assert clock.now_ms() == pytest.approx(begin + LATE * 9000, abs=1)
    assert clock.stood == 0


def test_time_never_goes_back(springs: Springs) -> None:
    """What was told shortly before a stall was noticed still holds after it."""
    clock = springs.clock()
    clock.tick()
    springs.pass_by(LATE * 0.9)
    before = clock.now_ms()
    springs.pass_by(5)
    assert clock.now_ms() == before
    springs.pass_by(LATE * 0.9)
    assert clock.now_ms() > before


def test_silence_of_a_clock_that_nobody_watches_is_no_stall(springs: Springs) -> None:
    """Without a watchdog, and after it has been closed, time goes on."""
    clock = springs.clock()
    begin = clock.now_ms()
    springs.pass_by(40)
    assert clock.now_ms() == begin + 40_000
    clock.tick()
    clock.stop_ticking()
    springs.pass_by(40)
    assert clock.now_ms() == begin + 80_000


def test_a_clock_goes_on_after_what_is_stored(springs: Springs) -> None:
    """Where the wall time was set back before a start, times do not go back; a time that is past changes nothing."""
    clock = springs.clock()
    clock.begin_after(springs.wall - 5000)
    assert clock.now_ms() == springs.wall
    clock.begin_after(springs.wall + 5000)
    assert clock.now_ms() == springs.wall + 5000


def test_a_stall_that_is_given_back_is_counted(springs: Springs) -> None:
    """Where other processes go on, time does as well; whoever gives it back is told before anybody is told the time."""
    clock = springs.clock()
    told: list[int] = []
    clock.on_stall = told.append
    clock.tick()
    begin = clock.now_ms()
    springs.pass_by(40)
    assert clock.now_ms() == begin + 40_000
    assert told == [pytest.approx(40_000 - TICK * 1000, abs=1)]


async def test_sleep_goes_on_after_a_stall(springs: Springs, monkeypatch: pytest.MonkeyPatch) -> None:
    """A timer that ended in a stall has as much left as the stall took from it."""
    clock = springs.clock()
    slept: list[float] = []
    clock.tick()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        springs.pass_by(40 if len(slept) == 1 else LATE * 0.9)
        clock.tick()

    monkeypatch.setattr("menagerie.server.support.clock.asyncio.sleep", sleep)
    await clock.sleep(0.2)
    assert slept == [0.2, pytest.approx(40 - TICK)]


def test_the_clock_of_the_machine_tells_the_wall_time() -> None:
    """Without times of a test it begins now."""
    assert abs(Clock().now_ms() - clock_module.wall_ms()) < 60_000
