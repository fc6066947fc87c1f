"""The board shows what the scene says: random games through the page, with motions, compared after every move.

Both sides are played at one screen by clicks, some before the motions of the move before have ended, some after. The
suite plays a few dozen moves of each game; with ``DRAWN_MOVES=100000`` it plays whole games.
"""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PATIENCE
from tests.e2e.test_whole_games import open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

expect.set_options(timeout=PATIENCE)

MOVES = int(os.environ.get("DRAWN_MOVES", "30"))
ATTEMPTS = 40
"""Clicks that a move takes at most, those included that lead nowhere."""
QUICK = 4
"""How many times faster than for people the motions are played."""

CHOICES = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const cells = all('[data-cell]');
  const named = (words) =>
    cells.filter((cell) => words.some((word) => cell.ariaLabel.includes(word))).map((cell) => cell.dataset.cell);
  return {
    ply: Number(document.querySelector('.moves [aria-current]')?.dataset.ply ?? 0),
    over: all('[data-status="over"]').length > 0,
    sent: all('.preview.inflight').length > 0,
    popup: all('.options button').length - 1,
    arrows: all('.play .arrow').length,
    held: all('.pick.selected, .place.picked, [data-cell][aria-pressed="true"]').length > 0,
    targets: named(['can be ']),
    actors: named(['can act']),
    buttons: all('.choices .button:not([disabled])').length,
    cards: all('.pick.able').length,
    reserve: all('.place:not([disabled]):not(.empty)').length,
  };
}"""
"""What a person who looks at the page can do."""

SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const motions = () => document.getAnimations().filter(({ effect }) =>
    effect?.target?.matches('[data-piece], [data-leaving]'));
  await frame();
  await frame();
  await Promise.all(motions().map((motion) => motion.finished.catch(() => undefined)));
  await frame();
  await frame();
}"""
"""Let all motions end."""

DRAWN = """() => {
  const middle = (cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, near: 0.35 * Math.min(width, height) };
  };
  const cells = [...document.querySelectorAll('[data-cell]')].map((cell) => [cell.dataset.cell, middle(cell)]);
  const under = (piece) => {
    const { e, f } = piece.getScreenCTM();
    return cells.find(([, { x, y, near }]) => Math.hypot(e - x, f - y) < near)?.[0] ?? `${e}, ${f}`;
  };
  const pieces = [...document.querySelectorAll('[data-piece]')];
  return {
    pieces: Object.fromEntries(pieces.map((piece) => [piece.dataset.piece, under(piece)])),
    leaving: document.querySelectorAll('[data-leaving]').length,
    motions: document.getAnimations().filter(({ effect }) => effect?.target?.matches('[data-piece]')).length,
  };
}"""
"""The pieces by the cells on which they are seen, those still leaving, and motions that displace any."""


class Player:
    """Somebody who plays both sides at random."""

    def __init__(self, page: Page, seed: int) -> None:
        """Sit down at a page; the same seed plays the same way."""
        self.page = page
        self.random = random.Random(seed)

    def look(self) -> dict[str, Any]:
        """What can be done now."""
        found: dict[str, Any] = self.page.evaluate(CHOICES)
        return found

    def act(self) -> dict[str, Any]:
        """Click on something at random, and wait until that has changed the page; what can be done then."""
        before = self.look()
        self.click(before)
        for _ in range(40):
            now = self.look()
            if now != before and not now["sent"]:
                return now
            self.page.wait_for_timeout(50)
        self.page.keyboard.press("Escape")
        return self.look()

    def click(self, now: dict[str, Any]) -> None:
        """Go on with what was begun, or begin something: with a piece on the board more often than not."""
        if now["popup"] > 0:
            self.nth(".options button", now["popup"])
        elif now["arrows"]:
            self.nth(".play .arrow path", now["arrows"])
        elif now["held"] and now["targets"]:
            self.cell(self.random.choice(now["targets"]))
        elif now["held"]:
            self.page.keyboard.press("Escape")
        else:
            ways = [kind for kind in ("actors", "actors", "reserve", "cards", "buttons") if now[kind]]
            kind = self.random.choice(ways) if ways else "nothing"  # what comes next is still on its way
            if kind == "actors":
                self.cell(self.random.choice(now["actors"]))
            elif kind != "nothing":
                selectors = {
                    "reserve": ".place:not([disabled]):not(.empty)",
                    "cards": ".pick.able",
                    "buttons": ".choices .button:not([disabled])",
                }
                self.nth(selectors[kind], now[kind])

    def nth(self, selector: str, count: int) -> None:
        """Click on one of several things."""
        self.page.locator(selector).nth(self.random.randrange(count)).click(force=True)

    def cell(self, cell: str) -> None:
        """Click on a cell."""
        self.page.locator(f'[data-cell="{cell}"]').click(force=True)


def compare(page: Page) -> None:
    """What is drawn once the motions have ended is the scene of the move that is shown."""
    page.evaluate(SETTLED)
    ply = page.evaluate(CHOICES)["ply"]
    server, match = page.url.split("/match/")
    scene = page.request.get(f"{server}/api/matches/{match}/plies/{ply}").json()["scene"]
    drawn = page.evaluate(DRAWN)
    assert drawn == {"pieces": {each["id"]: each["cell"] for each in scene["pieces"]}, "leaving": 0, "motions": 0}, ply


@pytest.mark.parametrize("game", ["Siam", "Jungla", "Comet"])
def test_what_is_drawn_is_the_scene(visitor: Callable[..., Page], game: str) -> None:
    """After each move every piece is seen on its cell, nothing else is, and no motion is left to displace it."""
    page = visitor(reduced_motion="no-preference")
    open_table(page, game)
    tools = page.context.new_cdp_session(page)
    tools.send("Animation.enable")
    tools.send("Animation.setPlaybackRate", {"playbackRate": QUICK})
    player = Player(page, seed=13)
    ply = played = 0
    for _ in range(ATTEMPTS * MOVES):
        now = player.act()
        if now["ply"] != ply:
            ply, played = now["ply"], played + 1
            if player.random.random() < 0.7:
                compare(page)
        if played == MOVES or now["over"]:
            break
    compare(page)
    assert played == MOVES or now["over"]
