"""Threads: networks take turns, and work that nobody waits for ends."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

import pytest

from menagerie.server.shares import threads as threads_module
from menagerie.server.shares.owners import OWNER
from menagerie.server.shares.places import Share
from menagerie.server.shares.threads import Threads, check_wanted
from menagerie.server.support.problems import Problem
from tests.server.hubs import until

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.anyio


def asked(network: str, threads: Threads, work: Callable[[], object]) -> asyncio.Task[object]:
    """Work for a network."""

    async def run() -> object:
        OWNER.set((network,))
        return await threads.run(work)

    return asyncio.create_task(run())


async def test_networks_take_turns() -> None:
    """Of many pieces of work for one network, one is done before that of another."""
    threads, free, order = Threads(1), threading.Event(), []
    tasks = [asked("first", threads, lambda: free.wait(60))]
    await asyncio.sleep(0)
    tasks += [asked("ann", threads, lambda: order.append("ann")) for _ in range(9)]
    await asyncio.sleep(0)
    tasks.append(asked("bob", threads, lambda: order.append("bob")))
    await asyncio.sleep(0)
    free.set()
    await asyncio.gather(*tasks)
    assert order[:3] == ["ann", "bob", "ann"]


async def test_so_much_may_wait_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network for which much waits is refused more; others are not."""
    monkeypatch.setattr(threads_module, "MOST_WAITING", 2)
    threads, free = Threads(1), threading.Event()
    tasks = [asked("ann", threads, lambda: free.wait(60)) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Problem) as refused:
        await asked("ann", threads, free.set)
    assert (refused.value.code, refused.value.status) == ("request/too-many", 429)
    tasks.append(asked("bob", threads, lambda: None))
    free.set()
    await asyncio.gather(*tasks)


async def test_work_that_nobody_waits_for_ends() -> None:
    """A thread notices at its next check that its caller has gone; until it ends nobody gets its place."""
    threads, began, free = Threads(1), threading.Event(), threading.Event()
    checked: list[int] = []

    def work() -> None:
        for number in range(1_000_000):
            began.set()
            assert free.wait(60)
            checked.append(number)
            check_wanted()

    task = asked("ann", threads, work)
    await until(began.is_set)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    other = asked("bob", threads, lambda: "done")
    await asyncio.sleep(0)
    assert not other.done()
    free.set()
    assert await other == "done"
    assert len(checked) == 1
    check_wanted()  # outside such work it does nothing


def test_a_share_is_bounded_for_each_and_for_all() -> None:
    """Nobody takes more than a share, all together not more than there is, and what is returned can be taken."""
    share = Share(2, 3)
    share.take("ann", 2)
    for network, amount in (("ann", 1), ("bob", 2)):
        with pytest.raises(Problem) as refused:
            share.take(network, amount)
        assert refused.value.headers["Retry-After"] == "2"
    with share.place("bob"):
        assert share.held == {"ann": 2, "bob": 1}
    share.give_back("ann", 2)
    assert share.held == {}
