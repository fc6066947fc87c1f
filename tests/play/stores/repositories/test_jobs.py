"""Tests for `menagerie.play.stores.repositories.jobs`."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from menagerie.errors import UnknownPerson
from menagerie.play.data.rows import Job
from tests.play.stores.conftest import RUNNING, SECRET, log, new

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio


@pytest.fixture
async def queue(store: SqlStore) -> SqlStore:
    """A store with somebody who wants work done."""
    await store.create_guest("ann", "Ann", 1)
    return store


def job(name: str, at: int = 5, **changes: object) -> Job:
    """A job that waits."""
    return replace(Job(name, "ann", "annotate", at), **changes)  # type: ignore[arg-type]


async def test_a_job_runs_from_queue_to_result(queue: SqlStore) -> None:
    """A job waits, is taken, tells how far it is, and keeps what came out."""
    await queue.create(new(), SECRET, log(1), RUNNING)
    asked = job("j1", match="m1", request={"seconds": 2})
    assert await queue.queue_job(asked, most=3)
    assert await queue.job("j1") == asked
    taken = await queue.claim_job("w1", 10)
    assert taken == replace(asked, status="running", worker="w1", updated_at=10)
    await queue.advance_job("j1", 0.5, 11)
    found = await queue.job("j1")
    assert found is not None
    assert (found.progress, found.updated_at) == (0.5, 11)
    await queue.advance_job("j1", 7.0, 12)
    await queue.finish_job("j1", {"text": "é"}, 13)
    done = await queue.job("j1")
    assert done is not None
    assert (done.status, done.progress, done.result) == ("done", 1.0, {"text": "é"})


async def test_two_who_want_the_same_get_one_job(queue: SqlStore) -> None:
    """A job that another person has asked for at the same moment is done once, for both."""
    await queue.create_guest("bob", "Bob", 1)
    assert await queue.queue_job(job("j1"), most=3)
    assert await queue.queue_job(job("j1", person="bob"), most=3)
    assert await queue.job("j1") == job("j1")
    assert await queue.jobs_of("bob") == []


async def test_finished_jobs_do_not_change(queue: SqlStore) -> None:
    """A worker that comes too late changes nothing."""
    await queue.queue_job(job("j1"), most=3)
    await queue.claim_job("w1", 10)
    await queue.fail_job("j1", "out of luck", 11)
    await queue.finish_job("j1", {}, 12)
    await queue.advance_job("j1", 0.2, 12)
    found = await queue.job("j1")
    assert found is not None
    assert (found.status, found.error, found.result) == ("failed", "out of luck", None)


async def test_jobs_are_taken_oldest_first_and_once(queue: SqlStore) -> None:
    """Several workers at once get different jobs, the oldest ones."""
    for number in range(4):
        await queue.queue_job(job(f"j{number}", 10 - number), most=9)
    taken = await asyncio.gather(*(queue.claim_job(f"w{number}", 20) for number in range(3)))
    assert {each.id for each in taken if each} == {"j3", "j2", "j1"}
    last = await queue.claim_job("w9", 20)
    assert last is not None
    assert last.id == "j0"
    assert await queue.claim_job("w9", 20) is None


async def test_a_person_has_a_bounded_number_of_jobs(queue: SqlStore) -> None:
    """Unfinished jobs count against the bound, even when they are asked for at once; finished ones do not."""
    asked = await asyncio.gather(*(queue.queue_job(job(f"j{number}"), most=2) for number in range(6)))
    assert sum(asked) == 2
    await queue.claim_job("w1", 10)
    assert not await queue.queue_job(job("x1"), most=2)
    running = next(each for each in await queue.jobs_of("ann") if each.status == "running")
    await queue.finish_job(running.id, {}, 11)
    assert await queue.queue_job(job("x1", 30), most=2)
    assert (await queue.jobs_of("ann"))[0].id == "x1"
    assert len(await queue.jobs_of("ann", limit=1)) == 1
    assert await queue.jobs_of("bob") == []


async def test_jobs_of_workers_that_are_silent_wait_again(queue: SqlStore) -> None:
    """What a worker took and never spoke of again is given to another."""
    for name in ("j1", "j2"):
        await queue.queue_job(job(name), most=9)
    await queue.claim_job("w1", 10)
    await queue.claim_job("w2", 50)
    assert await queue.requeue_jobs(before=40) == 1
    again = await queue.claim_job("w3", 60)
    assert again is not None
    assert (again.id, again.worker, again.progress) == ("j1", "w3", 0.0)


async def test_work_is_done_for_somebody(queue: SqlStore) -> None:
    """A job of an unknown person is refused; an unknown job is nothing."""
    with pytest.raises(UnknownPerson, match="'zoe'"):
        await queue.queue_job(job("j1", person="zoe"), most=3)
    assert await queue.job("j1") is None
