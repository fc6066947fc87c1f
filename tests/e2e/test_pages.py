"""Every page in every language, without a violation that axe finds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.test_whole_games import open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate("document.getAnimations().forEach((each) => { try { each.finish(); } catch { each.cancel(); } })")
    found = page.evaluate("async () => (await axe.run()).violations.map(v => `${v.id}: ${v.nodes[0].html}`)")
    return [str(each) for each in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_are_accessible(visitor: Callable[..., Page], scheme: str) -> None:
    """Axe finds nothing on any page, in either theme."""
    if not AXE.exists():
        pytest.skip("NO AXE: npm ci in web/ installs it")
    page = visitor(color_scheme=scheme)
    page.locator(".tile").first.wait_for()
    found = {"/": violations(page)}
    for path, sign in {
        "/study/jungla": "[data-cell]",
        "/rules/siam": "#S19",
        "/puzzles": ".frame svg",
        "/puzzles/siam/1": "[data-cell]",
        "/editor": "[data-cell]",
        "/settings": "fieldset",
        "/credits": "dl",
        "/watch": "h1",
        "/me": ".ratings",
        "/people": "tbody",
        "/account": "form",
    }.items():
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + path)
        page.locator(sign).first.wait_for()
        page.wait_for_load_state("networkidle")
        found[path] = violations(page)
    page.goto(page.url.rsplit("/", 1)[0])
    page.locator("[data-game=siam] .big").click()
    page.locator("[data-cell]").first.wait_for()
    found["/match"] = violations(page)
    assert {path: each for path, each in found.items() if each} == {}


@pytest.mark.parametrize("locale", ["en", "fr", "de", "it"])
def test_the_first_page_fits_under_a_magnifier(visitor: Callable[..., Page], locale: str) -> None:
    """At 320 pixels, a desktop enlarged to 400 %, nothing has to be scrolled sideways."""
    page = visitor(locale=locale, viewport={"width": 320, "height": 640})
    page.locator(".tile select").last.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize(("scheme", "size"), [("light", "desktop"), ("dark", "phone")])
def test_tables_are_accessible(visitor: Callable[..., Page], scheme: str, size: str) -> None:
    """Axe finds nothing at the tables of Jungla, in its preparation and in play, and of Comet; large and small."""
    if not AXE.exists():
        pytest.skip("NO AXE: npm ci in web/ installs it")
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = visitor(color_scheme=scheme, **(phone if size == "phone" else {}))
    home = page.url
    found = {}
    for table, game, options in (
        ("preparation", "Jungla", {"Preparation": "place the animals yourselves"}),
        ("Jungla", "Jungla", {}),
        ("Comet", "Comet", {}),
    ):
        page.goto(home)
        open_table(page, game, **options)
        page.wait_for_load_state("networkidle")
        found[table] = violations(page)
        able = page.locator('[data-cell][aria-label*="can act"], .place:enabled, .choices .button')
        able.first.click()
        found[f"{table}, something chosen"] = violations(page)
    assert {path: each for path, each in found.items() if each} == {}


@pytest.mark.parametrize(("language", "play"), [("fr", "Jouer"), ("de", "Spielen"), ("it", "Gioca")])
def test_languages(visitor: Callable[..., Page], language: str, play: str) -> None:
    """The page follows the language of the browser, and its document says so."""
    page = visitor(locale=language)
    expect(page.locator("[data-game=siam] .big")).to_have_text(play)
    expect(page.locator("html")).to_have_attribute("lang", language)


SHIFTED = """() => new Promise((answer) => {
  const seen = (found) => answer(found.getEntries().reduce((sum, each) => sum + each.value, 0));
  new PerformanceObserver(seen).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => answer(0), 500);
})"""
MOST_SHIFTED = 0.02
"""What may move by itself while a page appears, as browsers measure it; 0.1 is what they call good."""


@pytest.mark.parametrize(
    "path", ["/", "/learn", "/rules/siam", "/puzzles/siam/1", "/editor", "/study/siam", "/people", "/account"]
)
def test_a_newcomer_sees_a_quiet_page(visitor: Callable[..., Page], path: str) -> None:
    """On a phone nothing jumps while a page appears, and nothing is complained about in the console."""
    outside = visitor("/health", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page, said = outside.context.new_page(), list[str]()
    page.on("console", lambda message: said.append(f"{message.type}: {message.text} {message.location}"))
    page.goto(outside.url.replace("/health", path))
    page.wait_for_load_state("networkidle")
    page.reload()  # fonts are there now: only the page itself can jump
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SHIFTED) <= MOST_SHIFTED
    assert said == []
