"""Turns in a queue: whoever asks for much delays others by one piece of it, and people come before lonely bots."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.play.data import commands
from menagerie.server.live.reactions import turn_of
from menagerie.server.shares import owners
from menagerie.server.shares.owners import Owners
from menagerie.server.shares.turns import FairPool, FairQueue, Ticket
from menagerie.server.thinking import lane as lane_module
from menagerie.server.thinking.lane import Processes
from menagerie.server.thinking.workers import Workers
from tests.server.hubs import ANNA, BRUNO, House, until

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.server.thinking.workers import Turn

pytestmark = pytest.mark.anyio


class Held:
    """A worker whose tasks end when a test says so; it notes what it was asked."""

    def __init__(self, name: str, _: int) -> None:
        """Be free."""
        self.name, self.pending, self.starts = name, None, 0
        self.asked: list[Any] = []
        self.done = asyncio.Semaphore(0)

    async def ask(self, task: Mapping[str, Any], *_: object) -> dict[str, Any]:
        """Work until told."""
        self.asked.append(task["of"])
        await self.done.acquire()
        return dict(task)

    async def end(self) -> None:
        """End."""


def popped(queue: FairQueue[str]) -> str:
    """Everything in a queue in its order."""
    return "".join(iter(queue.pop, None))


def test_networks_people_and_matches_take_turns() -> None:
    """Of three items of Ann, and one each of three others, Ann's second comes after the first of all."""
    queue: FairQueue[str] = FairQueue()
    for item in "abc":
        queue.put(item, ("home", "ann", item))
    queue.put("d", ("home", "bob", "d"))
    queue.put("e", ("home", "bob", "d"))
    queue.put("f", ("club", "eve", "f"))
    assert len(queue) == 6
    queue.remove("c", ("home", "ann", "c"))
    queue.remove("c", ("home", "ann", "c"))
    assert popped(queue) == "afdbe"
    assert not queue


async def test_a_place_goes_to_whoever_has_waited_for_a_turn() -> None:
    """One of fifty of Ann's is done before Bob's; what is urgent is done before both."""
    pool = FairPool(["place"])
    order: list[str] = []

    async def work(name: str, owner: str, *, urgent: bool = False) -> None:
        ticket = Ticket((owner, name), urgent)
        place = await pool.take(ticket)
        order.append(name)
        pool.give_back(place, ticket)

    mine = Ticket(("first", "first"))
    place = await pool.take(mine)
    tasks = [asyncio.create_task(work(f"ann{number}", "ann")) for number in range(50)]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(work("bob", "bob")), asyncio.create_task(work("carla", "carla", urgent=True))]
    await asyncio.sleep(0)
    assert (pool.waiting, pool.waiting_of("ann")) == (52, 50)
    tasks.pop(1).cancel()
    pool.give_back(place, mine)
    await asyncio.gather(*tasks)
    assert order[:4] == ["carla", "ann0", "bob", "ann2"]
    assert len(order) == 51
    assert pool.waiting == 0


async def test_one_network_never_holds_all_places() -> None:
    """With three places Ann has two at a time, and Bob need not wait for any of hers."""
    pool = FairPool(range(3))
    ann, bob = Ticket(("ann",)), Ticket(("bob",))
    held = [await pool.take(ann), await pool.take(ann)]
    third = asyncio.create_task(pool.take(ann))
    await asyncio.sleep(0)
    assert not third.done()
    place = await pool.take(bob)
    pool.give_back(place, bob)
    await asyncio.sleep(0)
    assert not third.done()
    pool.give_back(held.pop(), ann)
    assert await third in range(3)


async def test_a_cancelled_turn_is_lost_to_nobody() -> None:
    """Who is cancelled at the moment of being served passes the place on."""
    pool = FairPool(["place"])
    ann = Ticket(("ann",))
    await pool.take(ann)
    second, third = asyncio.create_task(pool.take(ann)), asyncio.create_task(pool.take(ann))
    await asyncio.sleep(0)
    pool.give_back("place", ann)
    second.cancel()
    assert await third == "place"
    fourth, fifth = asyncio.create_task(pool.take(ann)), asyncio.create_task(pool.take(ann))
    await asyncio.sleep(0)
    fourth.cancel()
    pool.give_back("place", ann)
    assert await fifth == "place"


async def test_fifty_matches_of_bots_delay_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's bot does not wait for bots that play among themselves, and those of others take turns."""
    monkeypatch.setattr(lane_module, "Worker", Held)
    workers = Workers()

    def choosing(name: str, owner: str, *, urgent: bool) -> asyncio.Task[Any]:
        lane = workers.bots if urgent else workers.alone
        return asyncio.create_task(lane.run({"of": name}, 1.0, None, Ticket((owner, owner, name), urgent=urgent)))

    lonely = [choosing(f"ann{number}", "ann", urgent=False) for number in range(50)]
    await asyncio.sleep(0)
    lonely.append(choosing("bob", "bob", urgent=False))
    person = choosing("carla", "carla", urgent=True)
    await asyncio.sleep(0)
    assert isinstance(workers.bots, Processes)
    assert isinstance(workers.alone, Processes)
    (worker,), (alone,) = workers.bots.workers, workers.alone.workers
    await until(lambda: worker.asked == ["carla"])  # type: ignore[attr-defined]
    worker.done.release()  # type: ignore[attr-defined]
    assert await person == {"of": "carla"}
    for _ in range(2):
        alone.done.release()  # type: ignore[attr-defined]
    await until(lambda: len(alone.asked) == 3)  # type: ignore[attr-defined]
    assert alone.asked == ["ann0", "ann1", "bob"]  # type: ignore[attr-defined]
    for task in lonely:
        task.cancel()
    await workers.close()


async def test_a_bots_turn_belongs_to_who_waits_for_it(house: House) -> None:
    """It belongs to the person who plays, and to the host where nobody does; that one is not urgent."""
    turns: list[Turn] = house.instinct.turns
    house.services.owners.note(BRUNO, "10.0.0.2")
    await house.match("siam", BRUNO, bots=1)
    match = await house.match("siam", ANNA, bots=1)
    for match_id in [row.id for row in await house.store.matches_of(BRUNO)]:
        await house.play(match_id)
        await until(lambda: turns)
        assert turns[-1].ticket == Ticket(("10.0.0.2", BRUNO, match_id), urgent=True)
    turns.clear()
    lonely = await house.hub.matches.create((await house.hub.matches.table(match)).match.settings, ANNA)
    for _ in range(2):
        await house.hub.act(lonely, commands.Sit(ANNA, "Bot", level="chick"))
    await until(lambda: turns)
    assert turns[0].ticket == Ticket(("-anna", ANNA, lonely), urgent=False)
    table = await house.hub.matches.table(lonely)
    assert turn_of(table.match, 0) is None or "ticket" not in turns[0].view


def test_where_people_were_long_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """The memory is bounded."""
    monkeypatch.setattr(owners, "MOST", 2)
    known = Owners()
    for number, person in enumerate(("ann", "bob", "ann", "carla")):
        known.note(person, f"10.0.0.{number}")
    assert known.owner("ann", "m") == ("10.0.0.2", "ann", "m")
    assert known.owner("bob") == ("-bob", "bob")
