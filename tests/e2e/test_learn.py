"""Newcomers learn the games in the browser: by clicks, by keyboard, on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PATIENCE
from tests.e2e.test_pages import AXE, violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

expect.set_options(timeout=PATIENCE)


def choose(page: Page, *cells: str) -> None:
    """Choose cells one after another, once the board is the one that the step is about."""
    expect(page.locator(".board[aria-busy]")).to_have_attribute("aria-busy", "false")
    for cell in cells:
        page.locator(f'[data-cell="{cell}"]').click()


def face(page: Page, way: str) -> None:
    """Choose where an animal looks."""
    page.locator(".arrow").and_(page.get_by_role("button", name=way, exact=True)).click()


def told(page: Page, text: str) -> None:
    """Wait for what the teacher says about a try."""
    expect(page.locator(".remark")).to_contain_text(text)


def go_on(page: Page) -> None:
    """Go to the next step."""
    page.get_by_role("button", name="Next").click()


def test_first_lesson_from_the_first_page(visitor: Callable[..., Page]) -> None:
    """A newcomer finds the lessons, plays the first one to its end, is corrected on the way, and it is remembered."""
    page = visitor()
    page.get_by_role("link", name="Learn Siam").click()
    page.get_by_role("link", name="Begin: Siam, Coming in").click()
    choose(page, "a3")
    face(page, "north")
    told(page, "please take one of the marked ones")
    choose(page, "c1")
    face(page, "north")
    told(page, "Welcome to the jungle!")
    go_on(page)
    page.locator(".place:not(:disabled)").click()
    choose(page, "c4")
    told(page, "c4 is an inner square")
    expect(page.get_by_role("link", name="Rule S9")).to_have_attribute("href", "/rules/siam#S9")
    go_on(page)
    choose(page, "a3")
    face(page, "north")
    told(page, "the rock lies to the east")
    choose(page, "a3")
    face(page, "east")
    told(page, "is done!")
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_text("1 of 10 lessons done")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Go on: Siam, Walk and turn")).to_be_visible()


def test_a_lesson_by_keyboard(visitor: Callable[..., Page]) -> None:
    """Questions and pushes need no pointer; focus goes to what comes next."""
    page = visitor("/learn/siam/credit")
    page.locator('[data-cell="c4"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    told(page, "Won!")
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".say")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    told(page, "Go back from the rock")
    page.get_by_role("button", name="The rhinos, they are nearest").press("Enter")
    told(page, "Never push then")
    expect(page.get_by_role("button", name="Next")).to_be_focused()


def test_lessons_of_the_other_games(visitor: Callable[..., Page]) -> None:
    """In Jungla and in Comet, tries are refused by the real rules and right ones are praised."""
    page = visitor("/learn/jungla/move")
    choose(page, "f3", "f9")
    face(page, "north")
    told(page, "Six squares in one go")
    go_on(page)
    choose(page, "f6", "f5")
    told(page, "cannot go backward")
    page.goto(page.url.replace("jungla/move", "comet/hatch"))
    page.get_by_role("button", name="Hatch", exact=True).click()
    told(page, "Now for the egg")
    go_on(page)
    page.get_by_role("button", name="Dodo").first.click()
    choose(page, "c4")
    told(page, "the dodo comes along")


def test_pages_of_lessons(visitor: Callable[..., Page]) -> None:
    """Axe finds nothing, and on a phone nothing is wider than the screen."""
    if not AXE.exists():
        pytest.skip("NO AXE: npm ci in web/ installs it")
    page = visitor("/learn", viewport={"width": 360, "height": 740}, color_scheme="dark")
    for path in ("/learn", "/learn/jungla", "/learn/siam/line", "/learn/comet/jump"):
        page.goto(page.url.partition("/learn")[0] + path)
        page.locator(".course ol, [data-cell]").first.wait_for()
        assert violations(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
