"""Tests for analysis over HTTP."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.core.registry import load
from menagerie.errors import EngineFailure
from menagerie.play.data.rows import NewMatch, SeatRow, Summary
from tests.play.stores.conftest import SECRET, log

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import httpx

    from menagerie.server.shares.turns import Ticket
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
    monkeypatch.setattr(type(site.server.workers.analysts), "waiting", 200)
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

    async def failing(_: Plain, __: Ticket) -> AsyncIterator[Plain]:
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


async def test_workers_are_watched(site: Site) -> None:
    """Moves without thought and workers that were replaced are counted for whoever watches the server."""
    site.server.workers.fallbacks = 3
    text = (await (await site.browser()).get("/metrics")).text
    assert "menagerie_fallbacks 3.0" in text
    assert "menagerie_worker_restarts 0.0" in text
