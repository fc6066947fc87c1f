"""Tests for what every request passes: headers, origins, sizes, rates, languages, refusals, metrics, logs."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.errors import InvalidInput, MenagerieError, Refused, Stale, StoreFailure, UnknownGame, UnknownMatch
from menagerie.play.deciding.refusals import LANGUAGES, refuse
from menagerie.server.edge.pages import from_folder, install, web_folder
from menagerie.server.settings import Limits, ServerSettings
from menagerie.server.support import problems
from menagerie.server.support.languages import language_of, sentences
from menagerie.server.support.logs import JsonLines, TextLines, configuration
from menagerie.server.support.rate_limits import Rate
from tests.server.site import Site

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

pytestmark = pytest.mark.anyio


def code(answer: httpx.Response) -> str:
    """The code of a refusal."""
    return str(answer.json()["code"])


async def test_every_answer_has_the_headers_that_protect_a_page(site: Site) -> None:
    """Good answers, refusals and pages carry the policy; the API is not cached; each has an id."""
    browser = await site.browser()
    for path in ("/health", "/api/nothing", "/"):
        answer = await browser.get(path)
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert "unsafe-inline" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-request-id"]
        assert "strict-transport-security" not in answer.headers
    refused = await browser.get("/api/nothing")
    assert refused.headers["cache-control"] == "no-store"
    assert refused.json()["request"] == refused.headers["x-request-id"]


async def test_over_https_cookies_are_secure(sqlite_database: str) -> None:
    """With a public address over HTTPS, cookies and transport are bound to it."""
    async with Site(sqlite_database, public_url="https://play.example.org") as site:
        browser = await site.browser()
        answer = await browser.post("/api/me", headers={"Origin": "https://play.example.org"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-menagerie=")
        assert all(part in cookie for part in ("; Secure", "; Path=/;", "; HttpOnly", "; SameSite=Lax"))
        assert "Domain" not in cookie
        value = cookie.partition("=")[2].partition(";")[0]
        known = {"Cookie": f"__Host-menagerie={value}"}
        assert (await browser.get("/api/me", headers=known)).json()["id"] == answer.json()["id"]
        other = await site.browser(headers={"Cookie": f"menagerie={value}"})
        assert code(await other.get("/api/me")) == "auth/needed"
        assert answer.headers["strict-transport-security"]
        assert code(await browser.post("/api/me", headers={"Origin": "http://testserver"})) == "request/origin"


ALIEN = ("https://evil.example", "http://testserver.evil.example", "null", "http://[", "")


@pytest.mark.parametrize("origin", ALIEN)
async def test_foreign_pages_change_nothing(site: Site, origin: str) -> None:
    """A change that another page asks for is refused; reading is left to the browser's own rules."""
    browser = await site.guest()
    assert code(await browser.post("/api/me", headers={"Origin": origin})) == "request/origin"
    assert (await browser.get("/api/me", headers={"Origin": origin})).status_code == 200
    assert (await browser.post("/api/me", headers={"Origin": "http://testserver"})).status_code == 200


async def test_no_answer_lets_another_origin_read_it(site: Site) -> None:
    """Neither a request nor a preflight is allowed to others; nobody is sent elsewhere, no address is told there."""
    browser = await site.guest()
    foreign = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    for method, path in (
        ("GET", "/api/me"),
        ("OPTIONS", "/api/me"),
        ("POST", "/api/me"),
        ("GET", "/"),
        ("GET", "/a//b"),
    ):
        answer = await browser.request(method, path, headers=foreign)
        assert not [name for name in answer.headers if name.startswith("access-control-")]
        assert answer.headers["referrer-policy"] == "same-origin"
        assert not answer.is_redirect


async def test_texts_tell_their_encoding(site: Site) -> None:
    """What is text says how it is encoded; JSON is always the one encoding that it has."""
    browser = await site.guest()
    match = (await browser.post("/api/matches", json={"game": "siam", "hotseat": True})).json()["id"]
    kinds = {}
    for path in ("/", f"/api/matches/{match}/record", f"/api/matches/{match}/code.svg", "/metrics", "/api/me"):
        kinds[path.rpartition("/")[2]] = (await browser.get(path)).headers["content-type"]
    assert kinds.pop("me") == "application/json"
    assert all(kind.endswith("charset=utf-8") for kind in kinds.values()), kinds


async def test_a_second_origin_is_looked_at_too(site: Site) -> None:
    """A header that comes twice is ours only if both are."""
    browser = await site.guest()
    both = [("Origin", "http://testserver"), ("Origin", "https://evil.example")]
    assert code(await browser.post("/api/me", headers=both)) == "request/origin"


@pytest.mark.parametrize("origin", ALIEN)
async def test_foreign_pages_open_no_socket(site: Site, origin: str) -> None:
    """A socket from another page is closed before it is opened."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:  # noqa: ANN401 - any message
        sent.append(message)

    scope = {
        "type": "websocket",
        "path": "/api/echo",
        "raw_path": b"/api/echo",
        "query_string": b"",
        "root_path": "",
        "scheme": "ws",
        "client": ("127.0.0.1", 1),
        "server": ("testserver", 80),
        "subprotocols": [],
    }
    await site.app({**scope, "headers": [(b"host", b"testserver"), (b"origin", origin.encode())]}, receive, send)
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "request/origin"}]


async def test_large_requests_are_refused(site: Site) -> None:
    """A body beyond the limit is not read to its end, whether its length was told or not."""
    browser = await site.guest()
    most = site.settings.limits.body
    answer = await browser.patch("/api/me", content=b" " * (most + 1))
    assert (answer.status_code, code(answer)) == (413, "request/too-large")

    async def endless() -> Any:  # noqa: ANN401 - a generator
        while True:
            yield b" " * 10_000

    assert code(await browser.patch("/api/me", content=endless())) == "request/too-large"


async def test_too_many_requests_have_to_wait(sqlite_database: str) -> None:
    """Each address, each person and each way has its own measure; the answer says how long to wait."""
    limits = {"files": 5, "requests": 150, "guests": 2, "sign_ins": 3, "account_requests": 8}
    async with Site(sqlite_database, limits=limits) as site:
        for rate in vars(site.server.rates).values():
            rate._now = lambda: 0.0  # on a busy machine there would be permission again
        for _ in range(2):
            assert (await (await site.browser("10.0.0.1")).post("/api/me")).status_code == 200
        third = await (await site.browser("10.0.0.1")).post("/api/me", headers={"Accept-Language": "de"})
        assert (third.status_code, code(third)) == (429, "request/too-many")
        assert int(third.headers["retry-after"]) > 0
        assert third.json()["message"].startswith("Zu viele Anfragen.")
        guesser = await site.browser("10.0.0.2")
        tried = [code(await guesser.post("/api/sessions", json={"name": f"N{n}x", "password": "p"})) for n in range(4)]
        assert tried == ["auth/wrong"] * 3 + ["request/too-many"]
        busy = await site.browser("10.0.0.3")
        statuses = [(await busy.post("/api/me")).status_code for _ in range(10)]
        assert statuses.count(429) == 1
        crowd = await site.browser("10.0.0.4")
        statuses = [(await crowd.get("/api/nothing")).status_code for _ in range(151)]
        assert (statuses[149], statuses[150]) == (404, 429)
        assert (await crowd.get("/health")).status_code == 200
        files = [(await crowd.get("/logo.svg")).status_code for _ in range(6)]
        assert (429 in files[:5], files[5]) == (False, 429)


def test_a_club_behind_one_address_may_come_at_once() -> None:
    """Newcomers load the page and keep the whole app for later; thirty of them in one minute are not too many."""
    folder, limits = web_folder(), Limits()
    if folder is None:
        pytest.skip("NO WEB APP: web/build.py builds it")
    files = sum(1 for each in folder.rglob("*") if each.is_file())
    assert 30 * 2 * files <= limits.files
    assert limits.guests >= 30
    assert limits.sockets >= 2 * 30


def test_buckets_refill_and_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while there is permission again; only so many keys are remembered."""
    now = [0.0]
    rate = Rate(2, 10, lambda: now[0])
    assert [rate.wait("a") for _ in range(3)] == [0.0, 0.0, 5.0]
    now[0] = 5.0
    assert [rate.wait("a"), rate.wait("a")] == [0.0, 5.0]
    monkeypatch.setattr("menagerie.server.support.rate_limits.MOST_BUCKETS", 3)
    for key in "bcd":
        rate.wait(key)
    assert rate.wait("a") == 0.0


async def test_metrics_are_for_known_networks(site: Site) -> None:
    """A stranger does not even learn that there are metrics."""
    assert code(await (await site.browser("203.0.113.9")).get("/metrics")) == "found/nothing"
    assert code(await (await site.browser("somewhere")).get("/metrics")) == "found/nothing"
    browser = await site.browser()
    await browser.get("/api/people/one")
    await browser.get("/api/people/two")
    text = (await browser.get("/metrics")).text
    assert 'menagerie_requests_total{method="GET",route="/api/people/{person}",status="404"} 2.0' in text


async def test_a_proxy_is_believed_only_if_it_is_trusted(site: Site) -> None:
    """The address that a trusted proxy tells counts; what a stranger tells does not."""
    told = {"X-Forwarded-For": "203.0.113.9"}
    assert (await (await site.browser("127.0.0.1")).get("/metrics", headers=told)).status_code == 404
    told = {"X-Forwarded-For": "127.0.0.1"}
    assert (await (await site.browser("203.0.113.9")).get("/metrics", headers=told)).status_code == 404


async def test_requests_that_cannot_be_read_name_every_fault_and_repeat_nothing(site: Site) -> None:
    """Each fault has its place; the password that was sent is not sent back."""
    browser = await site.guest()
    answer = await browser.post("/api/sessions", json={"name": 3, "password": ["hush"], "more": 1})
    assert code(answer) == "request/invalid"
    assert {each["where"] for each in answer.json()["details"]["faults"]} == {"body.name", "body.password", "body.more"}
    assert "hush" not in answer.text
    assert code(await browser.post("/api/sessions", content=b"{")) == "request/invalid"
    assert code(await browser.put("/health")) == "found/method"
    assert code(await browser.get("/api/people/..%00")) in {"request/invalid", "found/nothing"}


async def test_failures_inside_are_not_told(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    """An unexpected error is answered with its code alone and noted with its trace."""

    @site.app.get("/api/broken")
    async def broken() -> None:
        raise RuntimeError("hush")

    site.app.router.routes.insert(0, site.app.router.routes.pop())
    with caplog.at_level(logging.ERROR, "menagerie.server"):
        answer = await (await site.browser()).get("/api/broken")
    assert (answer.status_code, code(answer)) == (500, "server/failure")
    assert "hush" not in answer.text
    assert any(record.exc_info for record in caplog.records)


@pytest.mark.parametrize(
    ("error", "status", "expected"),
    [
        (InvalidInput("x"), 422, "request/invalid"),
        (UnknownMatch("x"), 404, "found/match"),
        (UnknownGame("x"), 404, "found/unknown"),
        (Stale("m", 3), 409, "request/conflict"),
        (StoreFailure("x"), 503, "server/store"),
        (Refused("seat/not-yours", "x", {"seat": 1}), 403, "seat/not-yours"),
        (MenagerieError("x"), 500, "server/failure"),
    ],
)
def test_every_error_becomes_a_problem(error: MenagerieError, status: int, expected: str) -> None:
    """What Menagerie raises has its status and its code."""
    problem = problems.of_error(error)
    assert (problem.status, problem.code) == (status, expected)


def test_refusals_of_a_match_are_told_in_every_language() -> None:
    """The sentence is the match's own."""
    with pytest.raises(Refused) as caught:
        refuse("match/over")
    problem = problems.of_error(caught.value)
    assert len({problem.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert problem.status == 409


def test_all_languages_have_the_same_sentences() -> None:
    """No code lacks a sentence, and each names the same things."""
    english = sentences("en")
    for language in LANGUAGES:
        assert sentences(language).keys() == english.keys()
        for key, sentence in sentences(language).items():
            assert {part.split("}")[0] for part in sentence.split("{")[1:]} == {
                part.split("}")[0] for part in english[key].split("{")[1:]
            }


@pytest.mark.parametrize(
    ("wanted", "accepted", "language"),
    [
        ("it", "fr", "it"),
        ("xx", "fr-CH,fr;q=0.9", "fr"),
        (None, "es, de;q=0.3, it;q=0.7", "it"),
        (None, "de;q=nonsense, en;q=0.1", "en"),
        (None, "es", "en"),
        (None, None, "en"),
    ],
)
def test_the_language_is_the_best_that_somebody_reads(wanted: str | None, accepted: str | None, language: str) -> None:
    """A language by name comes first, then what the browser accepts."""
    assert language_of(wanted, accepted) == language


def test_logs_are_lines() -> None:
    """A line of JSON has only the fields that may be logged; a line of text has them too."""
    assert configuration(ServerSettings(log_format="json")) != configuration(ServerSettings())
    record = logging.LogRecord("menagerie.server", logging.INFO, "", 1, "answered", (), None)
    record.__dict__.update(status=200, path="/x", cookie="hush")
    told = json.loads(JsonLines().format(record))
    assert told["status"] == 200
    assert "hush" not in str(told)
    assert TextLines().format(record).endswith("info answered path=/x status=200")
    record.exc_info = (ValueError, ValueError("x"), None)
    assert "ValueError" in json.loads(JsonLines().format(record))["trace"]
    assert "ValueError" in TextLines().format(record)


async def test_the_web_app_is_served_from_its_folder(site: Site, tmp_path: Path) -> None:
    """Files are files, addresses of the app lead to its page, nothing outside the folder is read."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the app", encoding="utf-8")
    (folder / "assets" / "app.1234.js").write_text("code", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("hush", encoding="utf-8")
    site.app.router.routes.pop()
    install(site.app, folder)
    browser = await site.browser()
    script = await browser.get("/assets/app.1234.js")
    assert (script.text, "immutable" in script.headers["cache-control"]) == ("code", True)
    for path in ("/", "/match/m1", "/" + "x" * 300):
        page = await browser.get(path)
        assert (page.text, page.headers["cache-control"]) == ("the app", "no-cache")
    for path in (
        "/missing.js",
        "/..%2Fsecret.txt",
        "/%2e%2e/secret.txt",
        "/x%00y",
        "/" + "x" * 600,
        f"/{'x' * 300}.js",
        "/api/none",
    ):
        assert "hush" not in (answer := await browser.get(path)).text
        assert answer.status_code == 404
    assert from_folder(folder, "").headers["cache-control"] == "no-cache"
    assert script.headers["content-encoding"] == "gzip"
    plain = await browser.get("/assets/app.1234.js", headers={"Accept-Encoding": "identity"})
    assert (plain.text, "content-encoding" in plain.headers) == ("code", False)
