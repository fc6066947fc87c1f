"""What requests and messages cost: everything has a cost, and nobody waits behind those who ask for much."""

from __future__ import annotations

import asyncio
from typing import Any, get_args

import pytest

from menagerie.server.edge import guards
from menagerie.server.shares import costs
from menagerie.server.shares.costs import MESSAGES, REQUESTS, WAITING, request_cost
from menagerie.server.support.rate_limits import Rate
from menagerie.server.wire import messages as wire
from tests.server.operations import OPERATIONS
from tests.server.site import Site

pytestmark = pytest.mark.anyio

UNDESCRIBED = {"GET /metrics", "GET /api/me/notices", "GET /api/openapi.json"}
"""Requests that the API's description leaves out."""


def test_everything_has_a_cost() -> None:
    """Every request and every kind of message of a client is in the tables, and nothing else."""
    assert REQUESTS.keys() - UNDESCRIBED == set(OPERATIONS)
    assert MESSAGES.keys() == {kind.__struct_config__.tag for kind in get_args(wire.FromClient)}
    assert {f"GET {path}" in REQUESTS or f"POST {path}" in REQUESTS for path in WAITING} == {True}


def test_a_head_costs_as_much_as_its_get() -> None:
    """What is not in the table is a page or nothing and costs one permission."""
    assert request_cost("HEAD", "/api/games") == request_cost("GET", "/api/games") == 1
    assert request_cost("GET", "/nothing") == 1


async def test_costs_are_taken(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request takes its cost, and its bytes more; beyond what an address has it is refused."""
    monkeypatch.setattr(costs, "BYTES", 100)
    async with Site(sqlite_database, limits={"requests": 100}) as site:
        rate = site.server.rates.requests
        rate._now = lambda: 0.0
        browser = await site.browser("10.0.0.1")
        await browser.get("/api/lobby/open")
        assert rate.left("10.0.0.1") == 100 - REQUESTS["GET /api/lobby/open"]
        await browser.post("/api/records/read", json={"record": "x" * 1000})
        spent = REQUESTS["POST /api/records/read"] + 10
        assert rate.left("10.0.0.1") == 98 - spent
        refused = await browser.post("/api/records/read", json={"record": "x"})
        assert (refused.status_code, refused.json()["code"]) == (429, "request/too-many")
        assert (await (await site.browser("10.0.0.2")).get("/api/lobby/open")).status_code == 200


def test_a_burst_is_bounded() -> None:
    """Of the permissions of a minute only some may be used at once; what costs more than these costs all of them."""
    now = [0.0]
    rate = Rate(60, 60, lambda: now[0], 10)
    assert [rate.wait("ann") for _ in range(11)].index(1.0) == 10
    now[0] = 100.0
    rate.take("ann", 1000)
    assert rate.left("ann") == 0


async def test_requests_of_an_address_take_turns(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One address has so many requests worked on at a time, another does not wait for them, and few may wait."""
    monkeypatch.setattr(guards, "PLACES", (3, 2))
    monkeypatch.setattr(guards, "MOST_WAITING", 2)
    async with Site(sqlite_database) as site:
        anna = await site.browser("10.0.0.1")
        match = (await anna.post("/api/matches", json={"game": "siam"})).json()["id"]
        working, free = [0], asyncio.Event()
        table = site.server.hub.matches.table

        async def held(match_id: str) -> Any:  # noqa: ANN401 - a table
            working[0] += 1
            await free.wait()
            return await table(match_id)

        monkeypatch.setattr(site.server.hub.matches, "table", held)
        many = [asyncio.create_task(anna.get(f"/api/matches/{match}")) for _ in range(4)]
        async with asyncio.timeout(60):
            while working[0] < 2:  # noqa: ASYNC110 - the requests tell nobody
                await asyncio.sleep(0)
        for _ in range(50):
            await asyncio.sleep(0)
        assert working == [2]
        assert (await anna.get("/api/games")).status_code == 429
        bruno = await site.browser("10.0.0.2")
        assert (await bruno.get("/api/games")).status_code == 200
        free.set()
        assert [(await each).status_code for each in many] == [200] * 4


async def test_places_are_given_back(sqlite_database: str) -> None:
    """A place that was taken for a request that is refused is free again."""
    async with Site(sqlite_database) as site:
        browser = await site.browser()
        for _ in range(40):
            assert (await browser.get("/api/matches/none")).status_code == 404
