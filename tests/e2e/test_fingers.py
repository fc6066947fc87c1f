"""A small board under fingers: two of them zoom, one moves it, a glass helps, buttons do the same for everybody."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PATIENCE
from tests.e2e.test_play import play_now

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import CDPSession, Locator, Page

expect.set_options(timeout=PATIENCE)

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def touch(tools: CDPSession, *steps: list[tuple[float, float]]) -> None:
    """Put fingers down where the first step says, move them, and lift them all."""
    for index, step in enumerate(steps):
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(step)]
        kind = "touchMove" if index else "touchStart"
        tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    tools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(place: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width(page: Page, cell: str) -> float:
    """How wide a cell is shown."""
    box = page.locator(f'[data-cell="{cell}"]').bounding_box()
    assert box is not None
    return box["width"]


def becomes(page: Page, cell: str, pixels: float) -> None:
    """Wait until a cell is shown that wide."""
    page.wait_for_function(
        """([cell, pixels]) => Math.abs(
          document.querySelector(`[data-cell="${cell}"]`).getBoundingClientRect().width / pixels - 1) < 0.1""",
        arg=[cell, pixels],
    )


def settle(page: Page) -> None:
    """Wait until the board has found its size and stays where it is."""
    before = None
    for _ in range(30):
        now = middle(page.locator('[data-cell="f7"]'))
        if now == before:
            return
        before = now
        page.wait_for_timeout(300)
    pytest.fail("the board never comes to rest")


@pytest.fixture
def jungla(visitor: Callable[..., Page]) -> Page:
    """A match of Jungla on a phone."""
    page = visitor(**PHONE)
    play_now(page, "Jungla")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    settle(page)
    return page


def take_up(page: Page) -> tuple[str, str]:
    """Take up a piece of the viewer that can go somewhere; its cell and such a place."""
    actor = page.locator('[data-cell][aria-label*="can act"]').first
    start = actor.get_attribute("data-cell")
    actor.tap()
    goal = page.locator('[data-cell][aria-label*="can be chosen"][aria-pressed="false"]').last.get_attribute(
        "data-cell"
    )
    assert start is not None
    assert goal is not None
    return start, goal


def test_two_fingers_zoom_and_one_moves_the_board(jungla: Page) -> None:
    """Fingers that part enlarge the cells between them; one moves the board, and none of it plays a move."""
    page = jungla
    tools = page.context.new_cdp_session(page)
    x, y = middle(page.locator('[data-cell="f7"]'))
    before = width(page, "f7")
    touch(tools, [(x - 20, y), (x + 20, y)], [(x - 30, y), (x + 30, y)], [(x - 50, y), (x + 50, y)])
    becomes(page, "f7", 2.5 * before)
    there = middle(page.locator('[data-cell="f7"]'))
    assert there == pytest.approx((x, y), abs=6)
    touch(tools, [(x, y)], [(x + 20, y)], [(x + 60, y)])
    assert middle(page.locator('[data-cell="f7"]'))[0] == pytest.approx(there[0] + 60, abs=12)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    rock = middle(page.locator('[data-cell="f7"]'))[0] + 2 * width(page, "f7")
    now = time.time()
    for moment in (now, now + 0.1):
        points = [{"x": rock, "y": y}]
        tools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points, "timestamp": moment})
        tools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": moment + 0.05})
    becomes(page, "f7", before)


def test_buttons_zoom_and_moves_are_made_while_close(jungla: Page) -> None:
    """Without two fingers: buttons with names go closer to what was taken up; taps and drags make moves there."""
    page = jungla
    start, goal = take_up(page)
    before = width(page, start)
    closer = page.get_by_role("button", name="Zoom in")
    box = closer.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    closer.tap()
    closer.tap()
    becomes(page, start, 2.25 * before)
    page.locator(f'[data-cell="{goal}"]').tap()
    wheel = page.locator(".play .arrow.shown")
    if wheel.count():
        page.locator(f'[data-cell="{goal}"]').tap(force=True)
    page.get_by_role("button", name="Confirm move").tap()
    page.get_by_role("button", name="Moves").tap()
    expect(page.locator(".moves")).to_contain_text(f"{start}-{goal}")
    page.get_by_role("button", name="Whole board").tap()
    becomes(page, start, before)


def test_a_glass_shows_what_a_finger_drags_over(jungla: Page) -> None:
    """While a piece is dragged over small cells a glass shows them larger; it goes when the finger is lifted.

    What was dragged is asked about, so a move that was not meant is taken back.
    """
    page = jungla
    start, goal = take_up(page)
    tools = page.context.new_cdp_session(page)
    here, there = middle(page.locator(f'[data-cell="{start}"]')), middle(page.locator(f'[data-cell="{goal}"]'))
    send = tools.send
    send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": here[0], "y": here[1]}]})
    for share in (0.5, 1.0):
        x = here[0] + share * (there[0] - here[0])
        y = here[1] + share * (there[1] + 40 - here[1])
        send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".glass")).to_be_visible()
    box = page.locator(".glass").bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= 390 - box["width"]
    send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".glass")).to_have_count(0)
    if page.locator(".play .arrow.shown").count():
        page.locator(f'[data-cell="{goal}"]').tap(force=True)
    page.get_by_role("button", name="Cancel").tap()
    expect(page.locator(f'[data-cell="{start}"][aria-label*="can act"]')).to_be_visible()
