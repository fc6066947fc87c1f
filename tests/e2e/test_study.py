"""Games are replayed and analysed in the browser: review, branches, engine lines, links that lead back, records."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PATIENCE
from tests.e2e.test_pages import AXE, violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.server.process import ServerProcess

expect.set_options(timeout=PATIENCE)
MOVES = ("+c1N", "+a5E", "+b1N", "a5-b5E")


@pytest.fixture(scope="module")
def finished(server: ServerProcess) -> str:
    """A match of Siam that was resigned after four moves."""
    with server.client() as person:
        match = str(person.post("/api/matches", json={"game": "siam", "hotseat": True}).json()["id"])
        for ply, move in enumerate(MOVES):
            command = {"kind": "play", "ply": ply, "move": move}
            assert person.post(f"/api/matches/{match}/commands", json={"command": command}).status_code == 200
        assert person.post(f"/api/matches/{match}/commands", json={"command": {"kind": "resign"}}).status_code == 200
    return match


def current(page: Page) -> str:
    """The move that is looked at."""
    return page.locator(".moves [aria-current]").inner_text()


def test_a_finished_match_is_reviewed_and_tried_differently(visitor: Callable[..., Page], finished: str) -> None:
    """The curve leads through the match, another move makes a branch, the engine helps, and the address leads back."""
    page = visitor(f"/match/{finished}/study")
    page.get_by_role("button", name="Review the game").click()
    curve = page.get_by_role("slider")
    expect(curve).to_have_attribute("aria-valuenow", "4")
    expect(page.locator(".counts li")).to_have_count(2)
    curve.press("Home")
    expect(page.get_by_text("Elephants to move").first).to_be_visible()
    curve.press("ArrowRight")
    assert (current(page), page.url.rpartition("?")[2]) == ("+c1N", "ply=1")
    page.locator(".beside .place:enabled").click()
    page.locator('[data-cell="e5"]').click()
    page.locator('[data-cell="e5"]').click(force=True)  # the wheel of facings lies above it
    expect(page.locator(".branch .move")).to_contain_text("+e5")
    page.get_by_role("switch", name="Engine").check()
    page.locator(".engine ol button").first.click()
    expect(page.locator(".branch .move")).to_have_count(2)
    if AXE.exists():
        assert violations(page) == []
    friend = visitor(page.url)
    expect(friend.locator(".branch .move[aria-current]")).to_have_text(page.locator(".branch .move").last.inner_text())
    friend.get_by_role("button", name="Delete from here").click()
    friend.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(friend.locator(".branch .move")).to_have_count(2)
    friend.get_by_role("button", name="Delete from here").click()
    friend.get_by_role("button", name="Make this the main line").click()
    expect(friend.locator(".branch .move")).to_have_count(3)


def test_a_phone_and_the_keyboard(visitor: Callable[..., Page]) -> None:
    """Nothing is wider than a phone; keys step through the line that the address tells; a refusal cites its rule."""
    page = visitor("/study/siam?moves=%2Bc1N,%2Ba5E", viewport={"width": 390, "height": 844})
    page.locator("[data-cell]").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for key, move in (("ArrowLeft", "+c1N"), ("Home", "Start position"), ("End", "+a5E")):
        page.keyboard.press(key)
        expect(page.locator(".moves [aria-current]")).to_have_text(move)
    page.locator('[data-cell="c1"]').click()
    page.locator('[data-cell="c3"]').click()
    expect(page.locator(".refused").get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules/siam#S\d+$"))


def test_a_studied_position_is_changed_and_studied_again(visitor: Callable[..., Page]) -> None:
    """From a study to the editor with the very position, and with a change back to a study."""
    page = visitor("/study/siam?moves=%2Bc1N,%2Ba5E")
    page.get_by_role("link", name="Change it in the editor").click()
    text = page.get_by_label("As text")
    expect(text).to_have_value("e..../...../.###./...../..N.. ele 2 0,0 - classic2005")
    page.get_by_label("To move").select_option("Rhinoceroses")
    expect(page.get_by_role("heading", name="A legal position")).to_be_visible()
    page.get_by_role("link", name="Analyse", exact=True).last.click()
    expect(page.get_by_text("Rhinoceroses to move").first).to_be_visible()
    expect(page.locator('[data-cell="c1"]')).to_have_accessible_name(re.compile("elephant on c1"))


def test_a_record_is_pasted(visitor: Callable[..., Page], server: ServerProcess, finished: str) -> None:
    """The text of a record opens as a study; what is no record is refused with the reason."""
    with server.client() as person:
        record = person.get(f"/api/matches/{finished}/record").text
    page = visitor("/study/siam")
    page.get_by_text("Open a record or a position").click()
    field = page.get_by_label(re.compile("Paste the text"))
    for nonsense, reason in (("format: 1\ngame: nonsense", "not a record"), ("nonsense here", "2 fields")):
        field.fill(nonsense)
        page.get_by_role("button", name="Study it").click()
        expect(page.locator(".tools [role=alert]")).to_contain_text(reason)
    field.fill(record)
    page.get_by_role("button", name="Study it").click()
    expect(page.locator(".moves .move")).to_have_count(len(MOVES))


def test_a_running_match_of_cards_shows_one_seat_only(visitor: Callable[..., Page]) -> None:
    """While hands are hidden, a study shows what one's own seat sees, and nothing can be tried."""
    page = visitor()
    page.get_by_role("button", name=re.compile("Play Comet against")).click()
    page.locator("[data-cell]").first.wait_for()
    page.goto(page.url + "/study")
    expect(page.get_by_text("nothing can be tried")).to_be_visible()
    expect(page.locator('section[aria-label="Player 1: hand"] .pick').first).to_be_visible()
    known = page.locator('section[aria-label="Player 2: hand"] .pick')
    taken = page.locator('.moves [aria-label*="Lamb takes "]')  # the bot's own cards that everybody has seen
    assert known.count() <= taken.count()
    expect(page.locator(".review")).to_have_count(0)
