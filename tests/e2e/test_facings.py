"""The wheel of facings: only what begins in it aims, at the table and in the editor, by mouse and by finger."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PATIENCE
from tests.e2e.test_fingers import PHONE, middle, touch
from tests.e2e.test_whole_games import open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    Place = tuple[float, float]
    Drag = Callable[[Place, Place], None]

expect.set_options(timeout=PATIENCE)

STEPS = 4
LIFT = 40
"""Pixels by which a piece is held above the finger that drags it."""
EMPTY = "...../...../.###./...../....."


@pytest.fixture(params=["mouse", "finger"])
def hand(request: pytest.FixtureRequest, visitor: Callable[..., Page]) -> Hand:
    """Somebody with a mouse at a desk, or with a finger on a phone."""
    return Hand(visitor, finger=request.param == "finger")


class Hand:
    """A person who drags and taps."""

    def __init__(self, visitor: Callable[..., Page], *, finger: bool) -> None:
        """Open the first page on a phone, or at a desk."""
        options: dict[str, Any] = PHONE if finger else {}
        self.page = visitor(**options)
        self.finger = finger
        self.tools = self.page.context.new_cdp_session(self.page)

    def drag(self, start: Place, end: Place) -> None:
        """Press, move in a few steps, and let go."""
        way = [
            (start[0] + (end[0] - start[0]) * step / STEPS, start[1] + (end[1] - start[1]) * step / STEPS)
            for step in range(STEPS + 1)
        ]
        if self.finger:
            touch(self.tools, *([place] for place in way))
            return
        self.page.mouse.move(*start)
        self.page.mouse.down()
        for place in way:
            self.page.mouse.move(*place)
        self.page.mouse.up()

    def tap(self, place: Place) -> None:
        """Press and let go."""
        if self.finger:
            touch(self.tools, [place])
        else:
            self.page.mouse.click(*place)

    def cell(self, name: str) -> Place:
        """The middle of a square."""
        return middle(self.page.locator(f'[data-cell="{name}"]'))

    def bring(self, piece: str, cell: str) -> None:
        """Drag something from beside the board to a square."""
        x, y = self.cell(cell)
        self.drag(middle(self.page.locator(piece).first), (x, y + LIFT if self.finger else y))

    def chooses_at(self, cell: str) -> None:
        """The wheel is open, and what it turns is seen on a square."""
        expect(self.page.locator(".play .arrow")).to_have_count(4)
        seen = self.page.evaluate("""() => {
          const { e, f } = [...document.querySelectorAll('.play .preview')].at(-1).getScreenCTM();
          return [e, f];
        }""")
        assert seen == pytest.approx(self.cell(cell), abs=6)

    def chooses_nothing(self) -> None:
        """The wheel is closed, and nothing is on its way."""
        expect(self.page.locator(".play .arrow")).to_have_count(0)
        expect(self.page.locator(".play .preview")).to_have_count(0)


# The table

RESERVE = ".mine .place:not([disabled])"
THEIRS = ".others .place:not([disabled])"


def played(hand: Hand, *texts: str) -> None:
    """These moves were made, and no other."""
    expect(hand.page.locator(".moves .turn button")).to_have_text(list(texts))


def begin(hand: Hand) -> None:
    """A table for two at this screen, where a move is sent as soon as it is whole."""
    open_table(hand.page, "Siam")
    hand.page.locator(RESERVE).first.wait_for()


def aim(hand: Hand, cell: str) -> None:
    """Show east by dragging in the wheel around a square."""
    x, y = hand.cell(cell)
    hand.drag((x, y), (x + 60, y))


def test_another_one_from_the_reserve_moves_the_choice(hand: Hand) -> None:
    """Whoever drops an elephant and then brings one in elsewhere chooses its facing there; only then is a move made."""
    begin(hand)
    hand.bring(RESERVE, "c1")
    hand.chooses_at("c1")
    hand.bring(RESERVE, "a3")
    hand.chooses_at("a3")
    played(hand)
    aim(hand, "a3")
    played(hand, "+a3E")


def test_another_legal_square_moves_the_choice(hand: Hand) -> None:
    """A tap beyond the wheel goes there if the animal can, and ends the choice if it cannot."""
    begin(hand)
    hand.bring(RESERVE, "c1")
    hand.tap(hand.cell("a5"))
    hand.chooses_at("a5")
    hand.tap(hand.cell("d3"))
    hand.chooses_nothing()
    played(hand)


def test_another_piece_can_be_dragged(hand: Hand) -> None:
    """A piece that is dragged while the wheel is open goes where it is dragged, and the choice before is forgotten."""
    begin(hand)
    hand.bring(RESERVE, "a1")
    aim(hand, "a1")
    played(hand, "+a1E")
    hand.bring(THEIRS, "e5")
    aim(hand, "e5")
    played(hand, "+a1E", "+e5E")
    hand.bring(RESERVE, "d1")
    hand.chooses_at("d1")
    x, y = hand.cell("a2")
    hand.drag(hand.cell("a1"), (x, y + LIFT if hand.finger else y))
    hand.chooses_at("a2")
    played(hand, "+a1E", "+e5E")
    aim(hand, "a2")
    played(hand, "+a1E", "+e5E", "a1-a2E")


def test_a_swipe_beyond_the_wheel_plays_nothing(hand: Hand) -> None:
    """A drag that takes nothing up ends the choice."""
    begin(hand)
    hand.bring(RESERVE, "c1")
    hand.chooses_at("c1")
    hand.drag(hand.cell("d5"), hand.cell("b4"))
    hand.chooses_nothing()
    played(hand)


# The editor

ELEPHANT, RHINOCEROS = (f'[aria-label^="{name}"]' for name in ("Elephant", "Rhinoceros"))


def text_is(hand: Hand, board: str) -> None:
    """The position that is set up."""
    expect(hand.page.get_by_label("As text")).to_have_value(re.compile(f"^{re.escape(board)} "))


def test_the_editor_takes_every_piece(hand: Hand) -> None:
    """Pieces dragged in one after another all stay, the last one as soon as its facing is chosen; a swipe adds none."""
    hand.page.goto("/".join(hand.page.url.split("/")[:3]) + "/editor/siam")
    hand.page.locator("[data-cell]").first.wait_for()
    text_is(hand, EMPTY)
    hand.bring(ELEPHANT, "c1")
    hand.chooses_at("c1")
    hand.bring(ELEPHANT, "a3")
    hand.chooses_at("a3")
    hand.bring(RHINOCEROS, "e5")
    hand.chooses_at("e5")
    text_is(hand, "...../...../N###./...../..N..")
    aim(hand, "e5")
    text_is(hand, "....e/...../N###./...../..N..")
    hand.bring(RHINOCEROS, "b5")
    hand.chooses_at("b5")
    hand.drag(hand.cell("e1"), hand.cell("e3"))
    hand.chooses_nothing()
    text_is(hand, "....e/...../N###./...../..N..")
