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
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "narrow": (360, 740), "tablet": (768, 1024), "huge": (3840, 2160)}
USUAL = ("desktop", "phone")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
GAMES = ("siam", "jungla", "comet")


ALL = os.environ.get("SCREENSHOTS") == "all"
"""Whether all four pictures of a page are taken, or two of them, which is quicker."""
FEW = (("desktop", "light"), ("phone", "dark"), ("narrow", "light"))
EXTREME = ("narrow", "tablet", "huge") if ALL else ("narrow",)
"""Sizes at which only the pages that everybody sees are looked at."""
CUT_OFF = """() => [...document.querySelectorAll('.card')]
  .filter((card) => ['hidden', 'clip'].includes(getComputedStyle(card).overflowX))
  .filter((card) => card.scrollWidth > card.clientWidth + 1).length"""
"""How many cards hide a part of what is on them."""


EACH = ("/match/:id", "/rules/:game")
"""Pages that are looked at for every game even when it is to be quick."""


def routes() -> list[str]:
    """The addresses of all pages, as the app lists them."""
    text = (ROOT / "web" / "src" / "routes.ts").read_text(encoding="utf-8")
    return re.findall(r"^\s+'(/[^']*)':", text, re.MULTILINE)


def addresses(page: Page) -> Iterator[tuple[str, str]]:
    """Yield every page with a name for its pictures; parts of addresses are filled in with what is there."""
    page.wait_for_load_state("networkidle")  # the page has come in by itself, not as another guest
    me = page.evaluate("async () => (await (await fetch('/api/me', {method: 'POST'})).json()).id")
    matches = {game: opened(page, game=game, bots=[{"level": "chick"}]) for game in GAMES}
    parts = {"number": "1", "id": me}
    for route in routes():
        for game in GAMES if route in EACH or (ALL and ":game" in route) else GAMES[:1]:
            if route == "/puzzles/:game/:number" and game == "comet":
                continue  # it has none
            known = parts | {"game": game} | ({"id": matches[game]} if route.startswith("/match") else {})
            if ":lesson" in route:
                known["lesson"] = first_lesson(page, game)
            path = re.sub(r":(\w+)", lambda part, known=known: known[part[1]], route)  # type: ignore[misc]
            name = route.replace(":game", game).replace(":id", f"of-{game}" if "match" in route else "one")
            yield path, name.replace(":", "").strip("/").replace("/", "-") or "home"
    yield "/nowhere", "no-such-page"
    yield "/match/nowhere12345", "no-such-match"
    terms: dict[str, dict[str, object]] = {
        "waiting": {"game": "siam"},
        "preparation": {"game": "jungla", "bots": [{"level": "chick"}], "options": {"preparation": "free"}},
        "of-comet-4": {"game": "comet", "seats": 4, "bots": [{"level": "chick"}] * 3},
    }
    for name, wanted in terms.items():
        yield f"/match/{opened(page, **wanted)}", f"match-{name}"


def opened(page: Page, **terms: object) -> str:
    """Open a match on some terms and return its id."""
    found = page.evaluate(
        """async (terms) => {
            const headers = {'content-type': 'application/json'};
            const asked = await fetch('/api/matches', {method: 'POST', headers, body: JSON.stringify(terms)});
            return (await asked.json()).id;
        }""",
        terms,
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
    """Whether nothing is wider than the screen or its card, once boards and panels have found their new places."""
    for _ in range(30):
        if page.evaluate("document.documentElement.scrollWidth") <= width and not page.evaluate(CUT_OFF):
            return True
        page.wait_for_timeout(100)
    return False


def take(page: Page, name: str, size: str) -> Iterator[str]:
    """Take the pictures of a page as it is at a size; yield their names."""
    for scheme in SCHEMES:
        if not ALL and (size, scheme) not in FEW:
            continue
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(300)  # until all of the page has the new colours
        file = FOLDER / f"{name}-{size}-{scheme}.png"
        page.screenshot(path=file)
        yield file.name


def test_every_page_is_taken(visitor: Callable[..., Page]) -> None:
    """Each page opens, has a heading, is never wider than the screen, cuts nothing off, and leaves its pictures."""
    page = visitor()
    page.add_init_script("localStorage.setItem('menagerie.settings', JSON.stringify({notices: false}))")
    page.locator(".tile").first.wait_for()
    FOLDER.mkdir(parents=True, exist_ok=True)
    base, wide = origin(page), []
    taken: set[str] = set()
    for path, name in list(addresses(page)):
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(base + path)
        page.locator("main h1").first.wait_for(state="attached")
        page.wait_for_timeout(400)
        for size in (*USUAL, *(EXTREME if name == "home" or name.startswith("match-of") else ())):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            if not fits(page, width):
                wide.append(f"{path} at {width}")
            taken.update(take(page, name, size))
    assert wide == []
    assert routes()
    assert len(taken) >= (4 if ALL else 2) * len(routes())


def test_the_form_for_a_new_match_is_taken(visitor: Callable[..., Page]) -> None:
    """The form for every game fits the screen; four players of Comet make it longest."""
    page = visitor()
    FOLDER.mkdir(parents=True, exist_ok=True)
    page.get_by_role("button", name="More choices for Comet").click()
    page.get_by_role("dialog").get_by_label("Players").select_option("4")
    for size in USUAL:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        box = page.get_by_role("dialog").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["width"] <= width
        assert box["height"] <= height
        assert list(take(page, "new-match", size))
