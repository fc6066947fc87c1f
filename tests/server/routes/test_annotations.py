"""Tests for annotations of matches over HTTP, which are jobs in the background."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.core.history import History
from menagerie.core.record import from_history, to_text
from menagerie.core.registry import load
from menagerie.errors import EngineFailure
from menagerie.play.stores.tables import jobs as jobs_table
from menagerie.server.routes.library import analysis
from menagerie.server.thinking import jobs as jobs_module
from menagerie.server.thinking.worker import WorkFailed
from tests.server.hubs import FakeClock, until
from tests.server.site import Site

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from menagerie.server.shares.turns import Ticket

pytestmark = pytest.mark.anyio
Plain = dict[str, Any]


def code(answer: httpx.Response) -> str:
    """The code of a refusal."""
    return str(answer.json()["code"])


def short_record() -> str:
    """The text of a match of four moves that was left unfinished."""
    history = History(load("siam"))
    for move in ("+c1N", "+c5S", "c1-c2N", "c5-c4S"):
        history.play_text(move)
    return to_text(from_history(history, ["Ann", "Bob"]))


async def imported(browser: httpx.AsyncClient) -> str:
    """A match that is over."""
    made = await browser.post("/api/matches/import", json={"record": short_record()})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


async def finished(browser: httpx.AsyncClient, match: str, language: str = "en") -> Plain:
    """The annotation of a match when nothing happens to it any more."""
    for _ in range(1200):
        told: Plain = (await browser.get(f"/api/matches/{match}/annotation?lang={language}")).json()
        if told["status"] in {"done", "failed"}:
            return told
        await asyncio.sleep(0.05)
    raise AssertionError(told)


class StandIn:
    """Annotates in no time, or fails as told."""

    def __init__(self, *failures: Exception) -> None:
        """Fail so often before it works."""
        self.failures = list(failures)
        self.tasks: list[Plain] = []
        self.tickets: list[Ticket] = []
        self.free = asyncio.Event()
        self.free.set()

    async def annotate(self, task: Plain, plies: int, report: Callable[[Plain], None], ticket: Ticket) -> Plain:
        """Return what was asked."""
        self.tasks.append(task)
        self.tickets.append(ticket)
        report({"done": plies // 2, "total": plies})
        await self.free.wait()
        if self.failures:
            raise self.failures.pop(0)
        first, last = task["plies"]
        made = [
            {"ply": ply, "seat": 1, "mark": "best", "loss": 0.0, "turning": False} for ply in range(first, last + 1)
        ]
        return {"players": ["Ann"], "plies": made, "language": task["language"]}


@pytest.fixture
def stand_in(site: Site, monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """Nobody has to wait for an engine."""
    made = StandIn()
    monkeypatch.setattr(site.server.workers, "annotate", made.annotate)
    return made


async def test_a_finished_match_is_annotated_once_for_everybody(site: Site, stand_in: StandIn) -> None:
    """The annotation is done in the background, in each language once, and anybody may read it."""
    ann, bob = await site.guest(), await site.guest()
    match = await imported(ann)
    assert code(await ann.get(f"/api/matches/{match}/annotation")) == "found/annotation"
    asked = await ann.post(f"/api/matches/{match}/annotation")
    assert asked.status_code == 202
    told = await finished(bob, match)
    assert told == {
        "status": "done",
        "progress": 1.0,
        "match": match,
        "language": "en",
        "result": told["result"],
    }
    assert [each["ply"] for each in told["result"]["plies"]] == [1, 2, 3, 4]
    assert (await bob.post(f"/api/matches/{match}/annotation")).json() == told
    await bob.post(f"/api/matches/{match}/annotation?lang=it")
    assert (await finished(ann, match, "it"))["result"]["language"] == "it"
    assert len(stand_in.tasks) == 2
    assert "+c1N" in stand_in.tasks[0]["record"]
    mine = (await ann.get("/api/me/jobs")).json()
    assert [(job["match"], job["status"], job["result"]) for job in mine] == [(match, "done", None)]


async def test_a_match_that_goes_on_is_not_annotated(site: Site) -> None:
    """Only what is over is annotated."""
    browser = await site.guest()
    match = (await browser.post("/api/matches", json={"game": "siam"})).json()["id"]
    assert code(await browser.post(f"/api/matches/{match}/annotation")) == "match/not-over"
    assert code(await browser.post("/api/matches/none/annotation")) == "found/match"


async def test_a_worker_that_dies_is_given_the_match_again(site: Site, stand_in: StandIn) -> None:
    """One failure of a worker is not the end of a job."""
    stand_in.failures = [EngineFailure("died")]
    browser = await site.guest()
    match = await imported(browser)
    await browser.post(f"/api/matches/{match}/annotation")
    assert (await finished(browser, match))["status"] == "done"


@pytest.mark.parametrize("failures", [[WorkFailed("work/refused", "no")], [EngineFailure("died")] * 2, [OSError()]])
async def test_what_came_to_nothing_can_be_tried_again(
    site: Site, stand_in: StandIn, failures: list[Exception]
) -> None:
    """A job that fails says so; asked for again it is begun again, but not for ever."""
    browser = await site.guest()
    match = await imported(browser)
    for _ in range(jobs_module.ATTEMPTS):
        stand_in.failures = list(failures)
        await browser.post(f"/api/matches/{match}/annotation")
        assert (await finished(browser, match))["status"] == "failed"
    asked = len(stand_in.tasks)
    assert (await browser.post(f"/api/matches/{match}/annotation")).json()["status"] == "failed"
    assert len(stand_in.tasks) == asked


async def test_jobs_take_turns(site: Site, stand_in: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    """A job is done in parts, and another begins before it is done; each belongs to who asked for it."""
    monkeypatch.setattr(jobs_module, "PART", 0.5)
    stand_in.free.clear()
    ann, bob = await site.guest(), await site.guest()
    match = await imported(ann)
    await ann.post(f"/api/matches/{match}/annotation?lang=en")
    await bob.post(f"/api/matches/{match}/annotation?lang=fr")
    await until(lambda: len(stand_in.tasks) == 2)
    assert {task["language"] for task in stand_in.tasks} == {"en", "fr"}
    assert all(task["plies"] == [4, 4] for task in stand_in.tasks)
    stand_in.free.set()
    assert [ply["ply"] for ply in (await finished(ann, match, "fr"))["result"]["plies"]] == [1, 2, 3, 4]
    assert [ply["ply"] for ply in (await finished(ann, match))["result"]["plies"]] == [1, 2, 3, 4]
    owners = {ticket.owner for ticket in stand_in.tickets}
    assert len({owner[1] for owner in owners}) == len(owners) == 2
    assert all(ticket.urgent for ticket in stand_in.tickets)


async def test_what_nobody_waits_for_is_given_up(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Jobs that nobody asks about go behind others, and are given up in the end; so are those of people who left."""
    clock = FakeClock()
    async with Site(sqlite_database, clock) as site:
        made = StandIn()
        monkeypatch.setattr(site.server.workers, "annotate", made.annotate)
        monkeypatch.setattr(jobs_module, "PART", 0.5)
        browser = await site.guest()
        match = await imported(browser)
        made.free.clear()
        await browser.post(f"/api/matches/{match}/annotation")
        await until(lambda: len(made.tasks) == 1)
        clock.advance(jobs_module.ATTENTION + 1)
        made.free.set()
        await finished(browser, match)
        assert made.tickets[0].urgent
        assert not made.tickets[1].urgent
        made.free.clear()
        await browser.post(f"/api/matches/{match}/annotation?lang=de")
        await until(lambda: len(made.tasks) == 5)
        clock.advance(jobs_module.FORGOTTEN + 1)
        made.free.set()
        await until(lambda: "nobody waits for it any more" in caplog.text)
        assert (await finished(browser, match, "de"))["status"] == "failed"
        assert len(made.tasks) == 5
        made.free.clear()
        await browser.post(f"/api/matches/{match}/annotation?lang=it")
        await until(lambda: len(made.tasks) == 6)
        async with site.server.store.writing() as connection:
            await connection.execute(jobs_table.delete())
        made.free.set()
        await until(lambda: "the job was deleted" in caplog.text)
        assert len(made.tasks) == 6


async def test_annotations_are_bounded(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Very long matches are not annotated, and an address may ask for so many in an hour."""
    async with Site(sqlite_database, limits={"annotations": 1}) as site:
        await site.server.jobs.close()
        browser = await site.guest()
        match, other = await imported(browser), await imported(browser)
        monkeypatch.setattr(analysis, "MOST_PLIES", 3)
        refused = await browser.post(f"/api/matches/{match}/annotation")
        assert (refused.status_code, code(refused)) == (422, "analysis/too-long")
        monkeypatch.setattr(analysis, "MOST_PLIES", 4)
        for _ in range(2):
            assert (await browser.post(f"/api/matches/{match}/annotation")).status_code == 202
        assert code(await (await site.guest()).post(f"/api/matches/{other}/annotation")) == "request/too-many"


async def test_jobs_of_a_person_are_bounded(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """More unfinished annotations than the limit are refused."""
    await site.server.jobs.close()
    browser = await site.guest()
    for _ in range(3):
        assert (await browser.post(f"/api/matches/{await imported(browser)}/annotation")).status_code == 202
    assert code(await browser.post(f"/api/matches/{await imported(browser)}/annotation")) == "analysis/jobs"


async def test_jobs_of_a_process_that_ended_are_taken_up(site: Site, stand_in: StandIn) -> None:
    """A job of which nothing was heard for a minute is done by another process."""
    await site.server.jobs.close()
    browser = await site.guest()
    match = await imported(browser)
    await browser.post(f"/api/matches/{match}/annotation")
    await site.server.store.claim_job("gone", site.server.clock.now_ms() - jobs_module.SILENCE - 1)
    assert (await browser.get(f"/api/matches/{match}/annotation")).json()["status"] == "running"
    assert await site.server.jobs.do_one()
    assert (await finished(browser, match))["status"] == "done"
    assert not await site.server.jobs.do_one()


async def test_the_queue_survives_trouble_with_the_store(
    site: Site, stand_in: StandIn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A store that fails once does not end the work."""
    failed: list[bool] = []
    claim = site.server.store.claim_job

    async def once(worker: str, at: int) -> Any:  # noqa: ANN401 - a job
        if not failed:
            failed.append(True)
            raise EngineFailure("gone")
        return await claim(worker, at)

    monkeypatch.setattr(site.server.store, "claim_job", once)
    monkeypatch.setattr(jobs_module, "POLL", 0.05)
    browser = await site.guest()
    match = await imported(browser)
    await browser.post(f"/api/matches/{match}/annotation")
    assert (await finished(browser, match))["status"] == "done"


async def test_a_real_match_is_annotated_by_a_real_worker(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the request to the result: every ply has its mark, in the language asked for."""
    monkeypatch.setattr(jobs_module, "WHOLE", 0.4)
    browser = await site.guest()
    match = await imported(browser)
    await browser.post(f"/api/matches/{match}/annotation?lang=fr")
    told = await finished(browser, match, "fr")
    assert told["status"] == "done", told
    assert [ply["move"] for ply in told["result"]["plies"]] == ["+c1N", "+c5S", "c1-c2N", "c5-c4S"]
    assert told["result"]["language"] == "fr"
