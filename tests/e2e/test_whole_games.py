"""Whole games in the browser, one of each kind, from the first click to the result; one by keyboard alone.

Two people at one screen play on the quickest way to an end. Whoever plays reads from the page what is offered, as a
person does: the names of squares say what can act and where it can go, cards that can be chosen say so.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.conftest import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

expect.set_options(timeout=PATIENCE)

SIAM = ("+c1", "+a5", "c1-c2", "a5-a4", "c2-c3", "a4-a3", "c3-c4", "a3-a2", "c4-c5")
"""An elephant walks up to the middle rock and pushes it off the board; a rhinoceros walks down the edge."""
MOST_ACTIONS = 60
MOST_DECISIONS = 400
CAN_ACT = '[data-cell][aria-label*="can act"]'
PLAYABLE = '.hand .pick.able[aria-label*="nest"]'
"""Animals of the hand that can be chosen; helpers have no nest."""


SOMEBODY_TO_MOVE = re.compile("to move$")
"""What is told whoever plays several sides."""


def open_table(page: Page, game: str, **options: str) -> None:
    """Open a table for everybody at this screen through the form on the first page."""
    page.get_by_role("button", name=f"More choices for {game}").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(re.compile("^Who plays")).nth(1).select_option(label="Somebody at this screen")
    for label, choice in options.items():
        dialog.get_by_label(label.replace("_", " ")).select_option(label=choice)
    dialog.get_by_role("button", name="Open the table").click()
    if game == "Comet":
        page.get_by_role("button", name="Not needed at this table").click()
    page.locator("[data-cell]").first.wait_for()
    expect(page.get_by_role("heading", name=SOMEBODY_TO_MOVE)).to_be_visible()


def square(page: Page, cell: str) -> Locator:
    """A square of the board."""
    return page.locator(f'[data-cell="{cell}"]')


def told(page: Page, count: int) -> None:
    """Wait until so many moves are in the list."""
    expect(page.locator(".moves .turn button")).to_have_count(count)


def over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.get_by_role("button", name="Play again").count() > 0


# Siam


def test_siam_by_clicks(visitor: Callable[..., Page]) -> None:
    """Nine moves: a rock goes off the board, and the page says who has won."""
    page = visitor()
    open_table(page, "Siam")
    for number, text in enumerate(SIAM, start=1):
        target = square(page, text[-2:])
        if text.startswith("+"):
            page.locator(".mine .place" if number % 2 else ".others .place").first.click()
        else:
            square(page, text[:2]).click()
            expect(target).to_have_accessible_name(re.compile("can be (chosen|pushed)"))
        target.click()
        if not page.locator(f".moves .turn button >> nth={number - 1}").count() and page.locator(".preview").count():
            target.click(force=True)  # the facing that is shown
        if number < len(SIAM):
            told(page, number)
    expect(page.get_by_role("heading", name=re.compile("^Winner: "))).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_siam_by_keyboard_alone(visitor: Callable[..., Page]) -> None:
    """The same game without a pointer, from the first page to the result."""
    page = visitor()
    key = page.keyboard.press
    reach(page, page.get_by_role("button", name="More choices for Siam"))
    key("Enter")
    reach(page, page.get_by_role("dialog").get_by_label(re.compile("^Who plays")).nth(1))
    page.keyboard.type("Somebody at")
    reach(page, page.get_by_role("button", name="Open the table"))
    key("Enter")
    expect(page.get_by_role("heading", name=SOMEBODY_TO_MOVE)).to_be_visible()
    for number, text in enumerate(SIAM, start=1):
        if text.startswith("+"):
            reach(page, page.locator(".mine .place" if number % 2 else ".others .place").first)
            key("Enter")
        else:
            walk(page, text[:2])
            key("Enter")
        walk(page, text[-2:])
        key("Enter")
        if page.locator(".preview").count():
            key("ArrowUp" if number % 2 else "ArrowDown")
            key("Enter")
        if number < len(SIAM):
            told(page, number)
    expect(page.get_by_role("heading", name=re.compile("^Winner: "))).to_be_visible()


def reach(page: Page, wanted: Locator) -> None:
    """Go from control to control until the wanted one has the focus."""
    for _ in range(80):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(str(wanted))


def walk(page: Page, cell: str) -> None:
    """Go over the board to a square with the arrow keys."""
    reach(page, page.locator('[data-cell][tabindex="0"]'))
    here = page.evaluate("document.activeElement.dataset.cell")
    across, up = ord(cell[0]) - ord(here[0]), int(cell[1:]) - int(here[1:])
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(up)):
        page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
    expect(square(page, cell)).to_be_focused()


# Jungla


def test_jungla_by_clicks(visitor: Callable[..., Page]) -> None:
    """Animals run for the hunt squares until one scores the only point that is needed."""
    page = visitor()
    open_table(page, "Jungla", Points_to_win="1")
    for _ in range(MOST_ACTIONS):
        if over(page):
            break
        run_ahead(page)
    expect(page.get_by_role("heading", name=re.compile("^Winner: "))).to_be_visible()


def named(page: Page, words: str) -> list[str]:
    """The squares whose names say something."""
    cells = page.locator("[data-cell]").evaluate_all(
        "(cells, words) => cells.filter(cell => cell.ariaLabel.includes(words)).map(cell => cell.dataset.cell)", words
    )
    return [str(cell) for cell in cells]


def first_named(page: Page, words: str) -> Locator:
    """The first square whose name says something, once there is one."""
    return page.locator(f'[data-cell][aria-label*="{words}"]').first


def run_ahead(page: Page) -> None:
    """Make the action that comes nearest to the enemy's hunt squares, with one of the animals that are ahead."""
    knights = page.locator(".player.active").get_by_text("Knights").count() > 0
    goal = 13 if knights else 1
    nearest = sorted(named(page, "can act"), key=lambda cell: distance(cell, goal))
    best = (99, "", "")
    for cell in nearest[:4]:
        square(page, cell).click()
        targets = [each for words in ("can be chosen", "can be struck") for each in named(page, words)]
        best = min([best, *((distance(each, goal), cell, each) for each in targets if each != cell)])
        page.keyboard.press("Escape")
    _, start, end = best
    count = page.locator(".moves .turn button").count()
    square(page, start).click()
    square(page, end).click()
    if page.locator(".preview").count():
        square(page, end).click(force=True)  # the facing that is shown
    returns = page.get_by_role("button", name=re.compile("^Home to"))
    if returns.count():
        returns.first.click()
    expect(page.locator(".moves .turn button, .status .row .main").nth(count)).to_be_attached()


def distance(cell: str, goal: int) -> int:
    """How far a square is from the hunt squares on a row: rows first, then files."""
    file = ord(cell[0]) - ord("a")
    return 3 * abs(int(cell[1:]) - goal) + max(0, abs(file - 7) - 1)


# Comet


def test_comet_by_clicks(visitor: Callable[..., Page]) -> None:
    """An animal hatches and is led on its way; then everybody rests until the comet has struck, and points are told."""
    page = visitor()
    open_table(page, "Comet")
    hatched = led = 0
    for _ in range(MOST_DECISIONS):
        page.locator(f".choices .button, .pick.able, {CAN_ACT}, .status .row .main").first.wait_for()
        if over(page):
            break
        names = page.locator(".choices .button").all_inner_texts()
        if "Hatch" in names and hatched < 2:
            hatch_one(page)
            hatched += 1
        elif "Rest" in names and not led and page.locator(PLAYABLE).count():
            led += lead_one(page)
        else:
            decide(page)
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()
    assert (hatched, led) == (2, 1)


def press(page: Page, name: str) -> None:
    """Choose one of the buttons of a decision."""
    page.get_by_role("group", name="What now?").get_by_role("button", name=name, exact=True).click()


def hatch_one(page: Page) -> None:
    """Hatch the first animal of the hand that finds a nest; the Hatch ends with it."""
    press(page, "Hatch")
    page.locator('.hand .pick.able[aria-label*="nest"]').first.click()  # a helper can be played too, and would be
    first_named(page, "can be chosen").click()
    expect(page.locator(".moves [aria-current]")).to_contain_text(re.compile(r" at [a-h]\d+"))


def lead_one(page: Page) -> bool:
    """Play a card to move, and go one step with the rescuer that is on the map, if the card's symbols lead anywhere."""
    page.locator(PLAYABLE).first.click()
    expect(page.get_by_role("img", name=re.compile("^Symbols to spend"))).to_be_visible()
    if not first_named(page, "can act").count():
        return False
    first_named(page, "can act").click()
    first_named(page, "can be chosen").click()
    spend = page.get_by_role("button", name=re.compile("^Spend"))
    if spend.count():
        spend.first.click()
    expect(page.locator(".moves .turn").last).to_contain_text(re.compile(r"\dto [a-h]\d+"))
    return True


def decide(page: Page) -> None:
    """Make one decision: what brings the end nearer first."""
    before = page.locator(".moves [aria-current]").get_attribute("data-ply")
    changed = page.locator(f'.moves [aria-current]:not([data-ply="{before}"]), .status .row .main, .options button')
    buttons, raised, popup = (page.locator(each) for each in (".choices .button", ".pick.able", ".options button"))
    names = buttons.all_inner_texts()
    wish = next((name for name in ("Rest", "Pass", "Fill up hand", "End Move") if name in names), None)
    if wish:
        press(page, wish)
    elif raised.count():
        raised.first.click()
    elif names:
        buttons.first.click()
    else:
        page.locator(CAN_ACT).first.click()
    place = first_named(page, "can be chosen")  # where a card or a rescuer goes, unless choosing it was all
    place.or_(changed).first.wait_for()
    if place.count() and not changed.count():
        place.click()
    changed.first.wait_for()
    if popup.count():
        popup.first.click()
