"""Records without a match, over HTTP."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.core.record import replays
from menagerie.core.registry import load
from menagerie.server.edge import guards
from menagerie.server.routes.playing import records
from tests.server.hubs import until
from tests.server.site import Site

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("layout", ["text", "json"])
async def test_what_is_written_is_read(site: Site, layout: str) -> None:
    """Moves after a position become a record in either form, and come back from it."""
    browser = await site.browser()
    asked = {"moves": ["+c1N", "+c5S"], "names": ["Ada"], "format": layout}
    record = (await browser.post("/api/games/siam/record", json=asked)).json()["record"]
    assert record.startswith("{") == (layout == "json")
    told = (await browser.post("/api/records/read", json={"record": record})).json()
    assert told == {
        "game": "siam",
        "edition": "classic2005",
        "seats": ["Ada", "Rhinoceroses"],
        "position": load("siam").format_position(load("siam").new()),
        "moves": ["+c1N", "+c5S"],
        "result": None,
    }


async def test_a_record_tells_how_it_ended(site: Site) -> None:
    """A finished match is read with its result: by the rules in words, outside them with the reason."""
    host = await site.guest()
    match = (await host.post("/api/matches", json={"game": "siam", "hotseat": True})).json()["id"]
    await host.post(f"/api/matches/{match}/commands", json={"command": {"kind": "play", "ply": 0, "move": "+c1N"}})
    await host.post(f"/api/matches/{match}/commands", json={"command": {"kind": "resign", "seat": 2}})
    record = (await host.get(f"/api/matches/{match}/record")).text
    told = (await host.post("/api/records/read", json={"record": record})).json()
    assert (told["moves"], told["result"]["winners"], told["result"]["reason"]) == (["+c1N"], [1], "resignation")


async def test_records_that_are_kept_are_counted(sqlite_database: str) -> None:
    """Somebody who brings more of them than the limit says has to wait; reading them is another matter."""
    async with Site(sqlite_database, limits={"imports": 1}) as site:
        browser = await site.guest()
        record = (await browser.post("/api/games/siam/record", json={"moves": ["+c1N"]})).json()
        answers = [await browser.post("/api/matches/import", json=record) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 429]
        assert int(answers[1].headers["retry-after"]) > 60
        assert (await browser.post("/api/records/read", json=record)).status_code == 200


async def test_what_is_no_record_is_refused(site: Site) -> None:
    """A text that is no record, or one that does not replay, is refused with the reason."""
    browser = await site.browser()
    record = (await browser.post("/api/games/siam/record", json={"moves": ["+c1N"]})).json()["record"]
    for wrong in ("nonsense", record.replace("+c1N", "+c3N")):
        answer = await browser.post("/api/records/read", json={"record": wrong})
        assert answer.status_code == 422, answer.text
        assert answer.json()["message"]
    assert (await browser.post("/api/games/siam/record", json={"moves": ["+c3N"]})).status_code == 409


class Held:
    """Replays that wait for a test before each ply; it counts the plies."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Hold all replays."""
        self.plies = 0
        self.free = threading.Event()
        replay = replays.replay

        def held(record: Any, game: Any, report: Callable[[int], None]) -> Any:  # noqa: ANN401 - as the function
            def counted(number: int) -> None:
                self.plies += 1
                assert self.free.wait(60)
                report(number)

            return replay(record, game, counted)

        monkeypatch.setattr(records, "replay", held)


async def test_few_records_are_read_at_a_time(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address has two read at a time; whoever sends a third one is told when to try again."""
    async with Site(sqlite_database) as site:
        browser = await site.browser()
        record = (await browser.post("/api/games/siam/record", json={"moves": ["+c1N"]})).json()
        held = Held(monkeypatch)
        reading = [asyncio.create_task(browser.post("/api/records/read", json=record)) for _ in range(2)]
        await until(lambda: held.plies)
        refused = await browser.post("/api/records/read", json=record)
        assert (refused.status_code, refused.json()["code"]) == (429, "request/too-many")
        assert int(refused.headers["retry-after"]) > 0
        held.free.set()
        assert [(await answer).status_code for answer in reading] == [200, 200]
        assert (await browser.post("/api/records/read", json=record)).status_code == 200
        assert site.server.records.held == {}


async def test_nobody_works_for_who_has_left(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the client closes the connection the replay ends at its next ply."""
    async with Site(sqlite_database) as site:
        browser = await site.browser()
        moves = ["+c1N", "+c5S", "c1@E", "c5@E", "c1@N", "c5@S"]
        record = (await browser.post("/api/games/siam/record", json={"moves": moves})).json()
        held = Held(monkeypatch)
        gone = asyncio.Event()
        body = [{"type": "http.request", "body": json.dumps(record).encode(), "more_body": False}]

        async def receive() -> dict[str, Any]:
            if body:
                return body.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(_: Mapping[str, Any]) -> None:
            await asyncio.sleep(0)

        scope = {
            "type": "http",
            "method": "POST",
            "path": "/api/records/read",
            "raw_path": b"/api/records/read",
            "query_string": b"",
            "root_path": "",
            "scheme": "http",
            "client": ("10.0.0.9", 1),
            "server": ("testserver", 80),
            "http_version": "1.1",
            "headers": [(b"host", b"testserver"), (b"content-type", b"application/json")],
        }
        reading = asyncio.create_task(site.app(scope, receive, send))
        await until(lambda: held.plies)
        gone.set()
        await reading
        assert site.server.records.held == {}
        held.free.set()
        assert (await browser.post("/api/records/read", json=record)).status_code == 200
        assert held.plies == 1 + len(moves)


async def test_bytes_under_way_are_bounded(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bodies of one address that would not fit into memory together are refused while they come in."""
    monkeypatch.setattr(guards, "BYTES", (1000, 2000))
    async with Site(sqlite_database) as site:
        browser = await site.browser()
        refused = await browser.post("/api/records/read", json={"record": "x" * 1200})
        assert (refused.status_code, refused.json()["code"]) == (429, "request/too-many")
        for _ in range(3):
            assert (await browser.post("/api/records/read", json={"record": "x" * 600})).status_code == 422
