"""Records without a match, over HTTP."""

from __future__ import annotations

import pytest

from menagerie.core.registry import load
from tests.server.site import Site

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
