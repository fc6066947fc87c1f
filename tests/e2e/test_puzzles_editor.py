"""Puzzles are solved, and failed, in the browser; positions are set up and played from."""

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

expect.set_options(timeout=PATIENCE)
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def put(page: Page, piece: str, cell: str, *keys: str) -> None:
    """Take up what stands on a cell, put it on another and turn it by keys, all without a pointer."""
    for each in (piece, cell):
        page.locator(f'[data-cell="{each}"]').focus()
        page.keyboard.press("Enter")
    for key in keys:
        page.keyboard.press(key)


def test_a_puzzle_is_failed_and_solved(visitor: Callable[..., Page]) -> None:
    """A wrong move is refuted on the board and taken back, the right ones are answered; solved ones are marked."""
    page = visitor("/puzzles/siam/1")
    expect(page.get_by_text("Elephants to play and win in 2 moves.")).to_be_visible()
    put(page, "b4", "b3", "Enter")
    expect(page.get_by_role("heading", name="b4-b3N does not win.")).to_be_visible()
    expect(page.get_by_text("a3@N refutes it")).to_be_visible()
    page.get_by_role("button", name="Take back and try again").click()
    expect(page.get_by_role("heading", name="Your move")).to_be_visible()
    put(page, "b4", "b4", "q", "Enter")
    expect(page.get_by_role("heading", name="Right!")).to_be_visible()
    put(page, "b4", "a4")
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_role("heading", name="Puzzle 2")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name="Puzzle 1, solved")).to_be_visible()
    expect(page.get_by_role("link", name="Puzzle 2, not solved yet")).to_be_visible()


def test_solutions_on_a_phone(visitor: Callable[..., Page]) -> None:
    """Hints and the solution are there on a small screen, nothing is wider than it, and axe finds nothing."""
    page = visitor("/puzzles/jungla/1", **PHONE)
    page.get_by_role("button", name="Hint").tap()
    expect(page.get_by_text("Look at the marked piece.")).to_be_visible()
    page.get_by_role("button", name="Show the solution").tap()
    page.get_by_role("button", name="One move on").tap()
    expect(page.get_by_role("button", name="Vg3xd6=N")).to_have_attribute("aria-current", "step")
    found = {}
    for path, sign in {"/puzzles/jungla/1": "[data-cell]", "/puzzles/siam": ".place", "/puzzles": ".frame svg"}.items():
        page.goto("/".join(page.url.split("/")[:3]) + path)
        page.locator(sign).first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
        found[path] = violations(page) if AXE.exists() else []
    assert {path: each for path, each in found.items() if each} == {}


def test_a_position_is_set_up_and_played(visitor: Callable[..., Page]) -> None:
    """Pieces are placed, turned, moved and removed; what is wrong is told; a legal position is played on from."""
    page = visitor("/editor")
    page.get_by_role("button", name="Elephant, 5 left").focus()
    page.keyboard.press("Enter")
    page.locator('[data-cell="b2"]').focus()
    for key in ("Enter", "e", "Enter"):
        page.keyboard.press(key)
    text = page.get_by_label("As text")
    expect(text).to_have_value("...../...../.###./.E.../..... ele 0 0,0 - classic2005")
    page.locator('[data-cell="c3"]').click()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("There must be three rocks, and there are 2.")).to_be_visible()
    expect(page.get_by_role("button", name="Play against a bot")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    page.locator('[data-cell="b2"]').click()
    page.locator('[data-cell="e1"]').click()
    page.get_by_label("To move").select_option("Rhinoceroses")
    expect(text).to_have_value("...../...../.###./...../....E rhi 1 0,0 - classic2005")
    text.fill("..n../...../.###./...../....E rhi 1 0,0 - classic2005")
    expect(page.get_by_role("heading", name="A legal position")).to_be_visible()
    page.get_by_role("button", name="Play against a bot").click()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(page.locator('[data-cell="c5"]')).to_have_accessible_name(re.compile("rhinoceros on c5, facing north"))


@pytest.mark.parametrize("game", ["jungla", "comet"])
def test_other_editors_on_a_phone(visitor: Callable[..., Page], game: str) -> None:
    """Pieces of the other games are moved by taps; nothing is too wide, and axe finds nothing."""
    page = visitor(f"/editor/{game}", **PHONE)
    piece, cell, text = {"jungla": ("d2", "d5", "Ld5N"), "comet": ("d9", "d8", '"mammoth":"d8"')}[game]
    page.locator(f'[data-cell="{piece}"]').tap()
    page.locator(f'[data-cell="{cell}"]').tap()
    expect(page.get_by_label("As text")).to_have_value(re.compile(re.escape(text)))
    expect(page.get_by_role("heading", name="A legal position")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert (violations(page) if AXE.exists() else []) == []


def test_moments_of_jungla_are_set(visitor: Callable[..., Page]) -> None:
    """A bonus turn and the preparation are chosen from lists; what a rule forbids is told in the page's language."""
    page = visitor("/editor/jungla", locale="de")
    text, legal = page.locator("#position-text"), page.get_by_role("heading", name="Eine gültige Stellung")
    going_on = page.get_by_label("Was geschieht")
    going_on.select_option("bonus")
    page.get_by_label("Aktionen übrig").select_option("1")
    expect(text).to_have_value(re.compile(" act bonus 1 - normal "))
    expect(legal).to_be_visible()
    page.locator('[data-cell="d2"]').click()
    page.locator('[data-cell="d4"]').click()
    going_on.select_option("place")
    expect(page.get_by_text(re.compile("^Diese Regeln? l.*nicht zu:$"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Regel J11: "))).to_be_visible()
    page.get_by_text("Was genau (englisch)").click()
    expect(page.locator('details [lang="en"]').first).to_contain_text("stands outside its den")
    page.get_by_role("button", name="Leeren").click()
    expect(text).to_have_value(re.compile(r"^jungla1 recon-1 - 0 0-0 - [RB] place - 3 - -( \| -){4}$"))
    expect(legal).to_be_visible()


def test_the_table_of_comet_is_set(visitor: Callable[..., Page]) -> None:
    """Heroes, tapped animals, discards and the fallen comet are set with lists, and the rules agree."""
    page = visitor("/editor/comet")
    legal = page.get_by_role("heading", name="A legal position")
    hero = page.get_by_label(re.compile(": hero")).first
    hero.select_option("archelon" if hero.input_value() != "archelon" else "camelops")
    expect(legal).to_be_visible()
    page.get_by_label("Phase").select_option("after the comet")
    page.get_by_label(re.compile("has passed")).nth(1).select_option("yes")
    page.locator("summary", has_text="Cards").press("Enter")
    for zone in ("Rescued by .*, tapped", "Silver discards", "Gold discards"):
        adding = page.get_by_label(re.compile(f"{zone}: Add a card")).first
        adding.select_option(index=1)
    expect(page.get_by_label("As text")).to_have_value(re.compile('"phase":"comet".*,true\\]\\].*"passed":true'))
    expect(legal).to_be_visible()


def test_rules_on_live_boards(visitor: Callable[..., Page]) -> None:
    """A move is shown and taken back, a refusal told, ways are marked; values of an edition have sources."""
    page = visitor("/rules/siam#S19")
    rule = page.locator("#S19")
    expect(rule).to_contain_text("Not allowed. The animal on c2 faces east")
    rule.get_by_role("button", name="Show the move").click()
    expect(rule.locator('[data-cell="c4"]').first).to_have_accessible_name(re.compile("rock on c4"))
    rule.get_by_role("button", name="Take it back").click()
    expect(rule.get_by_role("button", name="Show the move")).to_be_visible()
    page.locator("#S16").scroll_into_view_if_needed()
    expect(page.locator('#S16 [data-cell="d2"]')).to_have_accessible_name(re.compile("can be chosen"))
    expect(page.locator("#S4")).to_contain_text("setup.rocks = b3, c3, d3")
    page.get_by_role("combobox", name="Edition", exact=True).select_option("classic2005-cross")
    expect(page.locator("#S33")).to_contain_text("variant.closed_plies = 4")
    page.locator("#edition summary").first.click()
    expect(page.get_by_role("rowheader", name="animals_each")).to_be_visible()
    assert (violations(page) if AXE.exists() else []) == []
