"""Tests for lists of matches, quick pairing, and what follows from matches for people."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
import threading
from contextlib import nullcontext
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import TYPE_CHECKING, Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from menagerie.play.data.settings import Tempo
from menagerie.server.people.notices import MOST_WAITING, Notice, Page
from menagerie.server.people.pairing import read_clock
from tests.server.site import Site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx

pytestmark = pytest.mark.anyio

WISH = {"game": "siam", "clock": "300+3"}


def code(answer: httpx.Response) -> str:
    """The code of a refusal."""
    return str(answer.json()["code"])


async def identity(browser: httpx.AsyncClient) -> str:
    """The id of whoever sits at a browser."""
    return str((await browser.get("/api/me")).json()["id"])


async def pair(browser: httpx.AsyncClient, **wish: Any) -> tuple[str, bool]:  # noqa: ANN401 - any wish
    """Ask for a partner."""
    answer = await browser.post("/api/lobby/pairing", json={**WISH, **wish})
    assert answer.status_code == 200, answer.text
    return answer.json()["match"], answer.json()["waiting"]


async def test_those_who_want_the_same_meet(site: Site) -> None:
    """The first waits, and asking again changes nothing; the second plays with the first; others do not meet them."""
    ada, bob, carl = [await site.guest(name) for name in ("Ada", "Bob", "Carl")]
    first, waiting = await pair(ada)
    assert waiting
    assert await pair(ada) == (first, True)
    assert (await pair(carl, clock="60+0"))[0] != first
    assert (await pair(carl, rated=True))[0] != first
    listed = (await carl.get("/api/lobby/open", params=WISH)).json()
    assert [each["id"] for each in listed if not each["rated"]] == [first]
    assert await pair(bob) == (first, False)
    mine = (await bob.get("/api/me/matches")).json()
    [match] = mine["matches"]
    assert (match["id"], match["status"], match["clock"]) == (first, "running", "300+3")
    assert mine["turns"] + (await ada.get("/api/me/matches")).json()["turns"] == 1
    assert first in [each["id"] for each in (await carl.get("/api/lobby/live?game=siam")).json()]


async def test_two_at_the_same_moment_meet(site: Site) -> None:
    """Nobody waits for somebody who waits for them."""
    both = [await site.guest(name) for name in ("Ada", "Bob")]
    found = await asyncio.gather(*(pair(each) for each in both))
    assert len({match for match, _ in found}) == 1
    assert sorted(waiting for _, waiting in found) == [False, True]


async def test_people_who_block_each_other_do_not_meet(site: Site) -> None:
    """Whoever is blocked is paired with somebody else."""
    ada, bob = [await site.guest(name) for name in ("Ada", "Bob")]
    await ada.put(f"/api/me/blocks/{await identity(bob)}")
    first, _ = await pair(ada)
    second, waiting = await pair(bob)
    assert waiting
    assert second != first


async def test_nobody_is_paired_with_somebody_who_has_left(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a running clock, whoever waits has to be there; with days to think they do not."""
    monkeypatch.setattr("menagerie.server.people.pairing.ARRIVING", -1)
    ada, bob = [await site.guest(name) for name in ("Ada", "Bob")]
    first, _ = await pair(ada)
    assert (await pair(bob))[0] != first
    days, _ = await pair(ada, clock="2d")
    assert await pair(bob, clock="2d") == (days, False)


async def test_too_many_matches_are_refused(site: Site) -> None:
    """There is a limit to how much one plays at once, and to what can be wanted."""
    object.__setattr__(site.settings.limits, "matches", 1)
    ada = await site.guest("Ada")
    await pair(ada)
    assert code(await ada.post("/api/lobby/pairing", json={**WISH, "clock": "60+1"})) == "lobby/full"
    assert code(await ada.post("/api/lobby/pairing", json={**WISH, "clock": "5 minutes"})) == "request/invalid"
    object.__setattr__(site.settings.limits, "matches", 5)
    for game in ("chess", "_template"):
        assert code(await ada.post("/api/lobby/pairing", json={**WISH, "game": game})) == "found/unknown"


async def test_tables_that_one_only_watches_count_too(site: Site) -> None:
    """Nobody sets more bots to work than they could play matches; the last one allowed can be sat down at."""
    object.__setattr__(site.settings.limits, "matches", 2)
    ada = await site.guest("Ada")
    unseated = {"game": "siam", "sit": False}
    match = (await ada.post("/api/matches", json=unseated)).json()["id"]
    assert (await ada.post("/api/matches", json={"game": "siam"})).status_code == 201
    assert code(await ada.post("/api/matches", json=unseated)) == "lobby/full"
    assert (await ada.post(f"/api/matches/{match}/join", json={})).status_code == 200


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("300+3", Tempo("realtime", 300_000, 3_000)),
        ("2d", Tempo("correspondence", days=2)),
        ("unlimited", Tempo()),
    ],
)
async def test_clocks_are_read(text: str, clock: Tempo) -> None:
    """A clock in the lobby is one short text."""
    assert read_clock(text) == clock


async def test_a_rated_match_that_ends_is_rated_and_stands_in_the_history(site: Site) -> None:
    """Through the API: pairing, giving up, new ratings, the history of both; deleting oneself gives up, too."""
    ada, bob = await site.account("Ada"), await site.account("Bob")
    match, _ = await pair(ada, rated=True)
    await pair(bob, rated=True)
    given_up = await ada.post(f"/api/matches/{match}/commands", json={"command": {"kind": "resign"}})
    assert given_up.status_code == 200, given_up.text
    for _ in range(1200):
        changes = (await bob.get(f"/api/matches/{match}/ratings")).json()
        if changes:
            break
        await asyncio.sleep(0.05)
    points = {each["who"]: each["after"]["points"] for each in changes}
    me = await identity(bob)
    assert points[me] > 1500 > points[await identity(ada)]
    page = (await ada.get(f"/api/people/{me}/matches?limit=1")).json()
    assert [each["id"] for each in page["matches"]] == [match]
    assert (await ada.get(f"/api/people/{me}/matches", params={"before": page["next"]})).json()["matches"] == []
    other, _ = await pair(ada, clock="unlimited")
    await pair(bob, clock="unlimited")
    assert (await bob.post("/api/me/deletion", json={"password": "correct horse"})).status_code == 204
    [left] = (await ada.get("/api/me/matches")).json()["matches"] or [None]
    assert left is None
    over = await ada.get(f"/api/people/{await identity(ada)}/matches")
    assert other in [each["id"] for each in over.json()["matches"]]


async def test_pages_are_told_of_turns(site: Site) -> None:
    """An open page hears that a match has begun and whose turn it is, wherever it is on the site."""
    ada, bob = [await site.guest(name) for name in ("Ada", "Bob")]
    notices = site.server.notifications.notices
    streams = [notices.stream(await identity(each), lambda _: nullcontext()) for each in (ada, bob)]
    assert [await anext(stream) for stream in streams] == ["retry: 3000\n\n"] * 2
    match, _ = await pair(ada, clock="unlimited")
    await pair(bob, clock="unlimited")
    told = [await asyncio.wait_for(anext(stream), 60) for stream in streams]
    kinds = sorted(json.loads(each.partition("data: ")[2])["kind"] for each in told)
    assert kinds == ["started", "turn"]
    assert all(match in each for each in told)
    notices.retire()
    for stream in streams:
        with pytest.raises(StopAsyncIteration):
            await asyncio.wait_for(anext(stream), 60)


async def test_a_page_that_does_not_read_is_let_go() -> None:
    """The same is told once; a page with too much unread is sent away, to ask anew."""
    page = Page("ada")
    page.notify(Notice("turn", "m0", "siam"))
    page.notify(Notice("turn", "m0", "siam"))
    assert page.queue.qsize() == 1
    for number in range(MOST_WAITING):
        page.notify(Notice("turn", f"m{number + 1}", "siam"))
    assert await page.queue.get() is None


class PushService:
    """A push service on loopback that keeps what it is sent."""

    def __init__(self) -> None:
        """Listen."""
        self.received: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.received.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/browser"


@pytest.fixture
def push_service() -> Iterator[PushService]:
    """A push service."""
    service = PushService()
    yield service
    service.server.shutdown()
    service.server.server_close()


def copied(template: Path, folder: Path) -> str:
    """A database of one's own."""
    shutil.copy(template, folder / "push.db")
    return f"sqlite:///{folder}/push.db"


async def until(number: int, service: PushService) -> None:
    """Wait for messages."""
    for _ in range(1200):
        if len(service.received) >= number:
            return
        await asyncio.sleep(0.05)
    pytest.fail("nothing was sent")


async def test_a_closed_browser_is_told_of_a_turn(
    push_service: PushService, sqlite_template: Path, tmp_path: Path
) -> None:
    """The message is encrypted for the browser and signed; a browser that is gone is forgotten."""
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": base64.urlsafe_b64encode(point).rstrip(b"=").decode(), "auth": "A" * 22}
    async with Site(copied(sqlite_template, tmp_path), push_hosts=["127.0.0.1"]) as site:
        ada, bob = [await site.guest(name) for name in ("Ada", "Bob")]
        assert (await ada.get("/api/push")).json()["enabled"] is True
        for number, each in enumerate((ada, bob)):
            await each.patch("/api/me", json={"preferences": {"language": "de"}})
            wanted = {"endpoint": f"{push_service.url}{number}", "keys": keys, "expirationTime": None}
            assert (await each.post("/api/me/push", json=wanted)).status_code == 204
        await pair(ada, clock="2d")
        match, _ = await pair(bob, clock="2d")
        await until(1, push_service)
        headers, body = push_service.received[0]
        told = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=bytes(16), version="aes128gcm"))
        assert told == {
            "kind": "turn",
            "match": match,
            "game": "siam",
            "title": "Siam",
            "body": "Du bist am Zug in Siam.",
        }
        assert headers["authorization"].startswith("vapid t=")
        push_service.status = 410
        await pair(ada, clock="3d")
        await pair(bob, clock="3d")
        await until(2, push_service)
        for _ in range(1200):
            left = [await site.server.store.subscriptions_of(await identity(each)) for each in (ada, bob)]
            if sum(map(len, left)) == 1:
                break
            await asyncio.sleep(0.05)
        assert sum(map(len, left)) == 1


async def test_messages_go_to_known_hosts_only(site: Site) -> None:
    """Nobody makes the server call an address of their choice; a browser can be signed off."""
    ada = await site.guest("Ada")
    keys = {"p256dh": "B" + "A" * 86, "auth": "A" * 22}
    for endpoint in ("https://evil.example/x", "http://fcm.googleapis.com/x", "https://[::1", "file:///etc/passwd"):
        assert code(await ada.post("/api/me/push", json={"endpoint": endpoint, "keys": keys})) == "push/endpoint"
    good = {"endpoint": "https://fcm.googleapis.com/fcm/send/abc", "keys": keys}
    assert (await ada.post("/api/me/push", json=good)).status_code == 204
    object.__setattr__(site.settings.limits, "subscriptions", 1)
    assert (await ada.post("/api/me/push", json=good)).status_code == 204
    assert code(await ada.post("/api/me/push", json={**good, "endpoint": good["endpoint"] + "d"})) == "push/full"  # type: ignore[operator]
    assert (await ada.post("/api/me/push/end", json={"endpoint": good["endpoint"]})).status_code == 204
    assert await site.server.store.subscriptions_of(await identity(ada)) == []
    object.__setattr__(site.settings, "push", False)
    assert code(await ada.post("/api/me/push", json=good)) == "push/off"
