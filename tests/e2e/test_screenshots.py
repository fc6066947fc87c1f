"""Every page of the app at desktop and phone width, light and dark, kept in build/screenshots/ to be looked at."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from playwright.sync_api import expect

from tests.e2e.conftest import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

expect.set_options(timeout=PATIENCE)

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "screenshots"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
GAMES = ("siam", "jungla", "comet")


ALL = os.environ.get("SCREENSHOTS") == "all"
"""Whether all four pictures of a page are taken, or two of them, which is quicker."""
FEW = (("desktop", "light"), ("phone", "dark"))


def routes() -> list[str]:
    """The addresses of all pages, as the app lists them."""
    text = (ROOT / "web" / "src" / "routes.ts").read_text(encoding="utf-8")
    return re.findall(r"^  '(/[^']*)':", text, re.MULTILINE)


def addresses(page: Page) -> Iterator[tuple[str, str]]:
    """Yield every page with a name for its pictures; parts of addresses are filled in with what is there."""
    me = page.evaluate("async () => (await (await fetch('/api/me', {method: 'POST'})).json()).id")
    matches = {game: opened(page, game) for game in GAMES}
    parts = {"number": "1", "id": me}
    for route in routes():
        for game in GAMES if route == "/match/:id" else GAMES[:1]:
            known = parts | {"game": game} | ({"id": matches[game]} if route.startswith("/match") else {})
            if ":lesson" in route:
                known["lesson"] = first_lesson(page, game)
            path = re.sub(r":(\w+)", lambda part, known=known: known[part[1]], route)  # type: ignore[misc]
            name = route.replace(":game", game).replace(":id", f"of-{game}" if "match" in route else "one")
            yield path, name.replace(":", "").strip("/").replace("/", "-") or "home"


def opened(page: Page, game: str) -> str:
    """Open a match against the weakest bot and return its id."""
    found = page.evaluate(
        """async (terms) => {
            const headers = {'content-type': 'application/json'};
            const asked = await fetch('/api/matches', {method: 'POST', headers, body: JSON.stringify(terms)});
            return (await asked.json()).id;
        }""",
        {"game": game, "bots": [{"level": "chick"}]},
    )
    return str(found)


def first_lesson(page: Page, game: str) -> str:
    """The first lesson of a game, as its page links to it."""
    page.goto(f"{origin(page)}/learn/{game}")
    page.locator("main h1").first.wait_for()
    return (page.locator(f'main a[href^="/learn/{game}/"]').first.get_attribute("href") or "").rpartition("/")[2]


def origin(page: Page) -> str:
    """Where the server is."""
    return "/".join(page.url.split("/")[:3])


def fits(page: Page, width: int) -> bool:
    """Whether nothing is wider than the screen, once boards and panels have found their new places."""
    for _ in range(30):
        if page.evaluate("document.documentElement.scrollWidth") <= width:
            return True
        page.wait_for_timeout(100)
    return False


def test_every_page_is_taken(visitor: Callable[..., Page]) -> None:
    """Each page opens, has a heading, is never wider than the screen, and leaves its pictures."""
    page = visitor()
    page.add_init_script("localStorage.setItem('menagerie.settings', JSON.stringify({notices: false}))")
    page.locator(".tile").first.wait_for()
    FOLDER.mkdir(parents=True, exist_ok=True)
    base, taken, wide = origin(page), set(), []
    for path, name in list(addresses(page)):
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(base + path)
        page.locator("main h1").first.wait_for(state="attached")
        page.wait_for_timeout(400)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            if not fits(page, width):
                wide.append(f"{path} at {width}")
            for scheme in SCHEMES:
                if not ALL and (size, scheme) not in FEW:
                    continue
                page.emulate_media(color_scheme=scheme)
                page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
                file = FOLDER / f"{name}-{size}-{scheme}.png"
                page.screenshot(path=file)
                taken.add(file.name)
    assert wide == []
    assert len(taken) >= (4 if ALL else 2) * len(routes())
