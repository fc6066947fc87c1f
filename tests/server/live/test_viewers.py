"""Viewers are sent what waits, measured, and dropped when they are slow; who is where is known across processes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from menagerie.errors import StoreFailure
from menagerie.play.data.rows import News
from menagerie.server.live import presence as presence_module
from menagerie.server.live.alarm import POLL, Alarm
from menagerie.server.live.presence import Presence
from menagerie.server.live.viewers import MOST_CHARACTERS, MOST_WAITING, Viewer
from menagerie.server.support.clock import Clock

if TYPE_CHECKING:
    from tests.server.hubs import FakeClock

pytestmark = pytest.mark.anyio


async def test_messages_are_sent_in_order() -> None:
    """What is pushed is sent, and the reason for the end is told."""
    viewer, sent = Viewer("anna"), []

    async def send(text: str) -> None:
        sent.append(text)
        if len(sent) == 3:
            viewer.end("restart")

    viewer.push("1")
    pumping = asyncio.create_task(viewer.pump(send))
    await asyncio.sleep(0)
    viewer.push("2")
    viewer.push("3")
    assert await pumping == "restart"
    assert sent == ["1", "2", "3"]
    viewer.push("4")
    assert await viewer.is_over() == "restart"


@pytest.mark.parametrize(("text", "count"), [("x", MOST_WAITING + 1), ("x" * (MOST_CHARACTERS // 2 + 1), 2)])
async def test_who_does_not_read_is_dropped(text: str, count: int) -> None:
    """Nobody waits for a viewer whose messages pile up, by number or by size."""
    viewer = Viewer("anna")
    for _ in range(count - 1):
        viewer.push(text)
    assert viewer.ended is None
    viewer.push(text)
    assert viewer.ended == "slow"


async def test_lag_is_measured_by_the_server(clock: FakeClock) -> None:
    """The least of the last measurements counts; an answer nobody asked for does not, nor one given twice."""
    viewer = Viewer("anna", clock=clock)
    assert viewer.lag == 0
    for beat, seconds in ((1, 0.5), (2, 0.125)):
        viewer.heartbeat_sent(beat)
        clock.seconds += seconds
        viewer.heartbeat_answered(beat)
    clock.seconds += 9
    viewer.heartbeat_answered(2)
    viewer.heartbeat_answered(77)
    assert viewer.lag == 125
    for beat in range(3, 20):
        viewer.heartbeat_sent(beat)
    clock.seconds += 5
    viewer.heartbeat_answered(3)
    assert viewer.lag == 125


class Process:
    """Presence in one of several processes."""

    def __init__(self) -> None:
        """Begin alone."""
        self.gone: list[tuple[str, str]] = []
        self.others: list[Process] = []
        self.presence = Presence(self.publish, self.missed, Clock())

    async def publish(self, news: News) -> None:
        """Tell everybody, oneself too."""
        for process in (self, *self.others):
            assert process.presence.receive(news)

    async def missed(self, key: tuple[str, str]) -> None:
        """Note who is gone."""
        self.gone.append(key)


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> tuple[Process, Process]:
    """Two processes that hear each other."""
    monkeypatch.setattr(presence_module, "MOMENT", 0.01)
    one, other = Process(), Process()
    one.others, other.others = [other], [one]
    return one, other


async def test_somebody_at_another_process_is_there(processes: tuple[Process, Process]) -> None:
    """Who changes to another process is not missed; who leaves both is."""
    one, other = processes
    await one.presence.came("m", "anna")
    assert other.presence.is_here("m", "anna")
    await other.presence.came("m", "anna")
    await one.presence.went("m", "anna")
    await asyncio.sleep(0.05)
    assert one.gone == []
    assert one.presence.is_here("m", "anna")
    await other.presence.went("m", "anna")
    await asyncio.sleep(0.05)
    assert other.gone == [("m", "anna")]
    assert not one.presence.is_here("m", "anna")
    assert not one.presence.receive(News("m", 3, "chat"))


async def test_people_of_a_dead_process_are_missed(
    processes: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that announces nothing any more takes its people with it."""
    one, other = processes
    monkeypatch.setattr(presence_module, "BELIEVED", 0.0)
    await one.presence.came("m", "anna")
    one.others = []
    await other.presence.announce_all()
    await asyncio.sleep(0.05)
    assert other.gone == [("m", "anna")]
    await one.presence.announce_all()
    await one.presence.close()


async def test_waiting_ends_with_the_server(processes: tuple[Process, Process]) -> None:
    """Nobody is missed by a server that has closed."""
    one, _ = processes
    one.presence.await_return("m", "anna", 30)
    await one.presence.close()
    assert one.gone == []


class Due:
    """A store with matches that are due."""

    def __init__(self, deadline: int | None) -> None:
        """Have one match that is due at a time."""
        self.deadline = deadline
        self.fails = False

    async def due(self, now: int) -> list[News]:
        """Return what is due; anything with an id will do."""
        if self.fails:
            raise StoreFailure("away")
        return [Row()] if self.deadline is not None and self.deadline <= now else []  # type: ignore[list-item]

    async def next_deadline(self) -> int | None:
        """Return when something is due."""
        return self.deadline


class Row:
    """A match that is due."""

    id = "m"


async def test_the_alarm_checks_what_is_due(clock: FakeClock) -> None:
    """Due matches are checked; whatever fails does not stop the alarm; the pause fits the next deadline."""
    store, seen = Due(1_000), []

    async def check(match: str) -> None:
        seen.append(match)
        raise StoreFailure(match) if len(seen) == 1 else KeyError(match)

    clock.at = 2_000
    alarm = Alarm(store, check, clock)  # type: ignore[arg-type]
    assert await alarm.round() == 1.0
    assert seen == ["m"]
    store.deadline = 2_500
    assert await alarm.round() == 0.5
    store.deadline = None
    assert await alarm.round() == POLL
    store.fails = True
    running = asyncio.create_task(alarm.run())
    await asyncio.sleep(0.01)
    store.fails, store.deadline = False, 1_500
    alarm.notice(1_500)
    for _ in range(100):
        await asyncio.sleep(0.01)
        if len(seen) > 1:
            break
    assert len(seen) > 1
    assert not running.done()
    running.cancel()
