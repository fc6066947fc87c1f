"""Tests for analysis over HTTP and for jobs in the background."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.core.history import History
from menagerie.core.record import from_history, to_text
from menagerie.core.registry import load
from menagerie.errors import EngineFailure
from menagerie.play.data.rows import NewMatch, SeatRow, Summary
from menagerie.server.thinking import jobs as jobs_module
from menagerie.server.thinking.worker import WorkFailed
from tests.play.stores.conftest import SECRET, log

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    import httpx

    from tests.server.site import Site

pytestmark = pytest.mark.anyio
Plain = dict[str, Any]


def question(**changes: object) -> Plain:
    """A quick question about the start of Siam."""
    siam = load("siam")
    return {"game": "siam", "position": siam.format_position(siam.new()), "seconds": 0.3, "lines": 2, **changes}


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

    async def annotate(self, task: Plain, plies: int, report: Callable[[Plain], None]) -> Plain:
        """Return what was asked."""
        self.tasks.append(task)
        report({"done": plies // 2, "total": plies})
        await asyncio.sleep(0)
        if self.failures:
            raise self.failures.pop(0)
        return {"plies": plies, "language": task["language"]}


@pytest.fixture
def stand_in(site: Site, monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """Nobody has to wait for an engine."""
    made = StandIn()
    monkeypatch.setattr(site.server.workers, "annotate", made.annotate)
    return made


# Lines


async def test_a_position_has_lines_and_words(site: Site) -> None:
    """Engine lines come with the terms of the evaluation and sentences in the language of the request."""
    browser = await site.guest()
    told = (await browser.post("/api/analysis?lang=fr", json=question(moves=["+c1N"]))).json()
    siam = load("siam")
    position = siam.new()
    position.play(siam.parse_move(position, "+c1N"))
    legal = {siam.format_move(position, move) for move in position.legal_moves()}
    assert len(told["lines"]) == 2
    assert {line["move"] for line in told["lines"]} <= legal
    assert told["words"]["judged"]
    assert told["seat"] == 2
    assert told["chance"] == told["lines"][0]["chance"] >= told["lines"][1]["chance"] > 0
    assert told["term_titles"].keys() == told["terms"].keys()
    assert site.server.analysing == {}


async def test_lines_are_streamed(site: Site) -> None:
    """What is known comes as lines of JSON, the last one being final."""
    browser = await site.guest()
    answer = await browser.post("/api/analysis/stream", json=question(seconds=1.0))
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    told = [json.loads(line) for line in answer.text.splitlines()]
    assert [line["final"] for line in told] == [False] * (len(told) - 1) + [True]
    assert told[-1]["words"]
    assert site.server.analysing == {}


async def test_a_seat_can_ask_about_what_it_sees(site: Site) -> None:
    """Where something is hidden, a view is enough."""
    comet = load("comet")
    position = comet.new()
    while (position.to_act or 0) < 1:
        position.play(position.legal_moves()[0])
    seat = position.to_act or 0
    asked = {"game": "comet", "view": comet.format_view(position, seat), "seat": seat, "seconds": 0.3}
    browser = await site.guest()
    answer = await browser.post("/api/analysis", json={**asked, "edition": position.edition.id})
    assert answer.status_code == 200, answer.text
    assert answer.json()["move"] in comet.offers(comet.view(position, seat))


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (question(position="nonsense"), "position/invalid"),
        (question(moves=["z9"]), "move/invalid"),
        (question(game="chess"), "found/unknown"),
        (question(game="_template"), "found/unknown"),
        (question(position=None), "request/invalid"),
        (question(seat=1), "request/invalid"),
        ({"game": "siam", "view": "x"}, "request/invalid"),
        (question(seconds=3600), "request/invalid"),
    ],
)
@pytest.mark.parametrize("path", ["/api/analysis", "/api/analysis/stream"])
async def test_questions_that_cannot_be_answered(site: Site, path: str, body: Plain, expected: str) -> None:
    """Whatever is wrong with a question is a refusal with a code, streamed or not."""
    browser = await site.guest()
    assert code(await browser.post(path, json=body)) == expected


async def test_analyses_are_bounded(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person has few analyses at a time, and where too many wait nobody is let in."""
    browser = await site.guest()
    person = (await browser.get("/api/me")).json()["id"]
    site.server.analysing[person] = 2
    assert code(await browser.post("/api/analysis", json=question())) == "analysis/busy"
    site.server.analysing.clear()
    answers = await asyncio.gather(*(browser.post("/api/analysis", json=question()) for _ in range(6)))
    assert sorted(answer.status_code for answer in answers)[1:3] == [200, 429]
    assert not site.server.analysing
    monkeypatch.setattr(type(site.server.workers.analysts), "waiting", 20)
    assert code(await browser.post("/api/analysis", json=question())) == "analysis/full"


async def test_nobody_is_helped_in_a_rated_match(site: Site) -> None:
    """Whoever is in a rated match of a game cannot analyse it; another game they can."""
    browser = await site.guest()
    person = (await browser.get("/api/me")).json()["id"]
    rated = NewMatch("m1", "siam", "classic2005", 1, rated=True)
    await site.server.store.create(rated, SECRET, log(1), Summary("running", (SeatRow(1, person),), 1))
    assert code(await browser.post("/api/analysis", json=question())) == "analysis/playing"
    assert code(await browser.post("/api/analysis", json=question(game="comet"))) == "position/invalid"


async def test_an_engine_that_fails_is_told(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure before anything is known is a problem, a later one the last line of a stream."""
    begun = False

    async def failing(_: Plain) -> AsyncIterator[Plain]:
        if begun:
            yield {"final": False}
        await asyncio.sleep(0)
        raise EngineFailure("the worker died")

    monkeypatch.setattr(site.server.workers, "line_stream", failing)
    browser = await site.guest()
    answer = await browser.post("/api/analysis/stream", json=question())
    assert (answer.status_code, code(answer)) == (503, "analysis/failed")
    begun = True
    last = (await browser.post("/api/analysis/stream?lang=de", json=question())).text.splitlines()[-1]
    assert json.loads(last)["code"] == "analysis/failed"
    assert "Engine" in json.loads(last)["message"]


# Annotations


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
        "result": {"plies": 4, "language": "en"},
    }
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


async def test_workers_are_watched(site: Site) -> None:
    """Moves without thought and workers that were replaced are counted for whoever watches the server."""
    site.server.workers.fallbacks = 3
    text = (await (await site.browser()).get("/metrics")).text
    assert "menagerie_fallbacks 3.0" in text
    assert "menagerie_worker_restarts 0.0" in text
