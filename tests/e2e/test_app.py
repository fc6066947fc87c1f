"""The page as an app: it can be installed, opens without a connection, says so, and goes on by itself."""

from __future__ import annotations

import gzip
import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.conftest import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Response, Route

    from tests.server.process import ServerProcess

expect.set_options(timeout=PATIENCE)

MOST_SCRIPT = 120_000
"""Bytes of JavaScript for the first playable page."""
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = (await caches.keys()).filter((name) => name.startsWith('menagerie-'));
  return names.length === 1 && navigator.serviceWorker.controller !== null;
}"""
BROKEN = """async () => {
  const manifest = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
  const icons = manifest.icons.filter(({ type }) => type === 'image/png');
  const sizes = await Promise.all(icons.map(async ({ src, sizes }) => {
    const picture = await createImageBitmap(await (await fetch(src)).blob());
    return `${picture.width}x${picture.height}` === sizes ? '' : src;
  }));
  return sizes.filter(Boolean);
}"""


def test_the_shell_opens_without_a_server(visitor: Callable[..., Page], server: ServerProcess) -> None:
    """The second load with the server stopped shows the page and a notice; when it is back, everything is there."""
    page = visitor()
    page.locator(".tile").first.wait_for()
    assert page.evaluate(BROKEN) == []
    page.wait_for_function(KEPT)
    page.goto(server.url + "/people")
    page.locator("tbody").wait_for()
    seen = ("/puzzles/siam/1", "/learn/siam/enter")
    for path in seen:
        page.goto(server.url + path)
        page.locator("[data-cell]").first.wait_for()
    server.kill()
    try:
        for path in seen:
            page.goto(server.url + path)
            page.locator("[data-cell]").first.wait_for()
        page.goto(server.url + "/learn/comet")
        expect(page.locator('a[href="/learn/comet/hatch"]').first).to_be_visible()
        page.goto(server.url + "/me")
        expect(page.get_by_role("alert").filter(has_text="No connection")).to_be_visible()
        page.get_by_role("link", name="Menagerie").click()
        expect(page.locator(".tile")).to_have_count(3)
        page.get_by_role("link", name="Account and profile").click()
        expect(page.get_by_role("heading", name="Account", exact=True)).to_be_visible()
    finally:
        server.restart()
    expect(page.get_by_text("No connection")).to_have_count(0)
    page.get_by_role("link", name="Menagerie").click()
    page.get_by_role("button", name=re.compile("Play Siam against")).click()
    page.locator("[data-cell]").first.wait_for()


def test_pictures_that_did_not_come_are_asked_for_again(visitor: Callable[..., Page], server: ServerProcess) -> None:
    """While a server restarts, some files do not come: pictures, the scripts of a game. They come without a click.

    There is no service worker, which would have some of them from before, depending on how quick it is.
    """
    page = visitor("/credits", service_workers="block")
    failed: set[str] = set()
    visits: list[str] = []

    def fail_once(route: Route) -> None:
        known = route.request.url in failed
        failed.add(route.request.url)
        route.continue_() if known else route.abort()

    def fail_on_the_first_visit(route: Route) -> None:
        failed.add(route.request.url)
        route.abort() if len(visits) == 1 else route.continue_()

    page.route(re.compile(r"/assets/siam-[\w-]+\.jpg"), fail_once)
    page.locator('a[href="/"]').first.click()
    page.wait_for_function("() => document.querySelector('.tile img[src*=siam]')?.naturalWidth > 0")
    page.route(re.compile(r"/assets/siam-[\w-]+\.js"), fail_on_the_first_visit)
    page.on("request", lambda request: visits.append(request.url) if request.is_navigation_request() else None)
    page.goto(server.url + "/puzzles/siam/1")
    page.locator("[data-cell]").first.wait_for()
    assert len(visits) == 2
    assert len(failed) > 1


def test_the_first_game_needs_little_script(visitor: Callable[..., Page]) -> None:
    """From the first page to the first move in another language than English: at most 120 kB of JavaScript, packed."""
    page = visitor("/health", locale="fr")
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: sizes.update({answer.url: packed(answer)}) if ".js" in answer.url else None)
    page.goto(page.url.replace("/health", "/"))
    page.get_by_role("button", name=re.compile("Jouer à Siam|Jouer.*Siam")).first.click()
    page.locator("[data-cell]").first.wait_for()
    page.wait_for_timeout(1500)  # what comes after the page is shown
    assert sizes
    total = sum(sizes.values())
    assert total <= MOST_SCRIPT, sorted(((size, url) for url, size in sizes.items()), reverse=True)


def packed(answer: Response) -> int:
    """How many bytes of a script travel."""
    return len(gzip.compress(answer.body(), 9))


def test_settings_are_kept_and_followed(visitor: Callable[..., Page]) -> None:
    """Boards change at once, moves are asked about, and both are still so after a reload."""
    page = visitor("/settings")
    page.get_by_text("high contrast").click()
    page.get_by_role("group", name="Ask before a move is sent").get_by_text("always").click()
    expect(page.locator("html")).to_have_attribute("data-board", "contrast")
    page.goto(page.url.replace("/settings", "/"))
    expect(page.locator("html")).to_have_attribute("data-board", "contrast")
    page.get_by_role("button", name=re.compile("Play Siam against")).click()
    page.locator("[data-cell]").first.wait_for()
    assert page.locator(".ground .inner").first.evaluate("each => getComputedStyle(each).fill") == "rgb(255, 255, 255)"
    page.locator(".mine .place").first.click()
    place = page.locator('[data-cell="c1"]')
    place.click()
    place.click(force=True)
    expect(page.get_by_text("Play this move?")).to_be_visible()
    expect(page.locator(".moves .turn")).to_have_count(0)
    page.get_by_role("button", name="Confirm move").click()
    expect(page.locator(".moves .turn").first).to_contain_text("+c1N")


NOTIFIED = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((each) => each.body)"


def test_messages_are_received(visitor: Callable[..., Page]) -> None:
    """The worker shows a message of the server as a notification."""
    page = visitor(permissions=["notifications"])
    page.wait_for_function(KEPT)
    tools = page.context.new_cdp_session(page)
    workers: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: workers.extend(each["registrationId"] for each in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    for _ in range(100):
        if workers:
            break
        page.wait_for_timeout(100)
    message = {"kind": "turn", "match": "mq3", "game": "siam", "title": "Siam", "body": "It is your turn in Siam."}
    origin = "/".join(page.url.split("/")[:3])
    sent = {"origin": origin, "registrationId": workers[-1], "data": json.dumps(message)}
    tools.send("ServiceWorker.deliverPushMessage", sent)
    page.wait_for_function(f"async () => (await ({NOTIFIED})()).includes('It is your turn in Siam.')")
