"""People play in the browser: against a bot, against each other, by pointer, by keyboard, on a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.e2e.conftest import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

    from tests.server.process import ServerProcess

expect.set_options(timeout=PATIENCE)


def play_now(page: Page, game: str = "Siam") -> None:
    """One click on the first page."""
    page.get_by_role("button", name=re.compile(f"Play {game} against")).click()
    page.locator("[data-cell]").first.wait_for()


def enter(page: Page, cell: str) -> None:
    """Bring an animal in, with the facing that is shown."""
    page.locator(".mine .place").first.click()
    place = page.locator(f'[data-cell="{cell}"]')
    place.click()
    place.click(force=True)  # the wheel of facings lies above it


def join(visitor: Callable[..., Page], host: Page, **options: Any) -> Page:  # noqa: ANN401 - whatever a context takes
    """Come by the link that a host has been given, and sit down."""
    friend = visitor(host.get_by_label("Send this link to a friend").input_value(), **options)
    friend.get_by_role("button", name="Take this seat").click()
    return friend


def moves(page: Page) -> list[str]:
    """The moves in the list."""
    return page.locator(".moves .turn button").all_inner_texts()


def test_one_click_plays_a_bot_to_the_end(visitor: Callable[..., Page]) -> None:
    """A newcomer clicks once, moves, is answered, looks back, is told why not, and resigns."""
    page = visitor()
    play_now(page)
    enter(page, "c1")
    expect(page.locator(".moves .turn")).to_have_count(2)
    assert moves(page)[0] == "+c1N"
    page.locator('[data-cell="c1"]').click()
    page.locator('[data-cell="c3"]').click()
    refused = page.locator(".refused")
    expect(refused).to_contain_text("Rule S")
    assert re.fullmatch(r"/rules/siam#S\d+", refused.get_by_role("link").get_attribute("href") or "")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".past")).to_contain_text("Start position")
    expect(page.get_by_role("button", name=re.compile("^c1, empty"))).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    page.locator('[data-cell="c1"]').click()
    page.locator('[data-cell="c3"]').click()
    expect(refused).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text(re.compile(r"lephant"))
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name="You have lost")).to_be_visible()
    expect(refused).to_have_count(0)
    expect(page.locator(".hint")).to_have_count(0)
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("link", name="To the next game")).to_be_visible()


def test_a_quick_newcomer_is_one_person(visitor: Callable[..., Page]) -> None:
    """Who clicks before the page knows them plays the match, instead of watching it as another guest."""
    page = visitor("/credits")
    arrivals: list[Route] = []
    asked: list[str] = []
    page.route(re.compile(r"/api/me\?"), lambda route: arrivals.append(route))  # noqa: PLW0108 - Playwright marks it
    page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("button", name=re.compile("Play Siam against")).click()
    page.wait_for_timeout(500)
    assert [url for url in asked if "/api/matches" in url] == []
    for route in arrivals:
        route.continue_()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()


def test_two_browsers_by_link(visitor: Callable[..., Page]) -> None:
    """Somebody invites, a friend comes by the link; they move, talk and agree on a draw."""
    host = visitor()
    host.get_by_role("button", name="Invite a friend to Siam").click()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    friend = join(visitor, host)
    expect(host.get_by_role("heading", name="Your turn")).to_be_visible()
    enter(host, "c1")
    expect(friend.get_by_role("heading", name="Your turn")).to_be_visible()
    enter(friend, "c5")
    expect(host.locator(".moves .turn")).to_have_count(2)
    friend.get_by_role("button", name="Good luck!").click()
    expect(host.get_by_role("log")).to_contain_text("Good luck!")
    host.get_by_role("button", name="Offer a draw").click()
    friend.get_by_role("button", name="Accept").click()
    expect(host.get_by_role("heading", name="A draw")).to_be_visible()
    expect(friend.get_by_role("heading", name="A draw")).to_be_visible()


def test_a_rematch_begins_when_both_have_come(visitor: Callable[..., Page]) -> None:
    """Both agree to play again; who comes first is told for whom the table waits, then it begins with sides changed."""
    host = visitor()
    host.get_by_role("button", name="Invite a friend to Siam").click()
    friend = join(visitor, host)
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="Resign").click()
    friend.get_by_role("button", name="Play again").click()
    host.get_by_role("button", name="Accept").click()
    host.get_by_role("link", name="To the next game").click()
    expect(host.get_by_text("Not here yet: ")).to_be_visible()
    friend.get_by_role("link", name="To the next game").click()
    expect(friend.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(host.get_by_role("heading", name="to move")).to_be_visible()


def test_a_table_is_left_and_called_off(visitor: Callable[..., Page]) -> None:
    """Who sat down can get up; the host calls the table off before it begins, and a game before all have moved."""
    host = visitor()
    host.get_by_role("button", name="More choices for Comet").click()
    host.get_by_label("Players").select_option("3")
    host.get_by_role("button", name="Open the table").click()
    friend = visitor(host.get_by_label("Send this link to a friend").input_value())
    friend.get_by_role("button", name="Take this seat").first.click()
    expect(host.get_by_text("One seat is still free.")).to_be_visible()
    friend.get_by_role("button", name="Leave the seat").click()
    expect(host.get_by_text("2 seats are still free.")).to_be_visible()
    host.get_by_role("button", name="Call off").click()
    expect(friend.get_by_role("heading", name="The game was called off")).to_be_visible()
    host.get_by_role("link", name="To the first page").click()
    play_now(host)
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="Call off").click()
    expect(host.get_by_role("heading", name="The game was called off")).to_be_visible()


def test_news_of_the_chat_reach_a_phone(visitor: Callable[..., Page]) -> None:
    """A dot tells that something was said; the button shows it, and what is asked comes into sight by itself."""
    host = visitor()
    host.get_by_role("button", name="Invite a friend to Siam").click()
    phone = join(visitor, host, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    host.get_by_role("button", name="Good luck!").click()
    phone.get_by_role("button", name="Chat: something new").tap()
    expect(phone.get_by_text("Good luck!").first).to_be_in_viewport()
    expect(phone.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    phone.evaluate("scrollTo(0, 0)")
    enter(host, "c1")
    host.get_by_role("button", name="Take back").click()
    expect(phone.get_by_role("button", name="Accept")).to_be_in_viewport(ratio=1)


AT_ONCE = """(field, hello) => {
  for (let count = 0; count < 20; count += 1) hello.click();
  field.form.requestSubmit();
}"""
"""More than may be said in a minute; what is clicked one by one may take a slow machine as long as that."""


def test_what_is_said_too_fast_is_not_lost(visitor: Callable[..., Page]) -> None:
    """A line leaves its field when it is said, and stays there when it is refused."""
    host = visitor()
    host.get_by_role("button", name="Invite a friend to Siam").click()
    friend = join(visitor, host)
    field = friend.get_by_role("textbox", name="Say something")
    field.fill("Here I am")
    field.press("Enter")
    expect(field).to_have_value("")
    expect(host.get_by_role("log")).to_contain_text("Here I am")
    hello = friend.get_by_role("button", name="Hello!").element_handle()
    field.fill("And now?")
    field.evaluate(AT_ONCE, hello)
    expect(friend.get_by_role("alert")).to_be_visible()
    expect(field).to_have_value("And now?")


def test_phones_talk_at_a_card_table(visitor: Callable[..., Page]) -> None:
    """Behind the button for more lies the chat; the bar that led there does not cover it."""
    host = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    host.get_by_role("button", name="Invite a friend to Comet").tap()
    friend = join(visitor, host)
    host.get_by_role("button", name="More", exact=True).tap()
    host.get_by_role("button", name="Chat", exact=True).tap()
    host.get_by_role("button", name="Hello!").tap()
    friend.get_by_role("button", name="Chat: something new").click()
    expect(friend.get_by_role("log")).to_contain_text("Hello!")


def test_two_at_one_screen_play_with_somebody_elsewhere(visitor: Callable[..., Page]) -> None:
    """Two seats are taken at one screen, a friend comes by the link to the third; who resigns cannot do so again."""
    host = visitor()
    host.get_by_role("button", name="More choices for Comet").click()
    host.get_by_label("Players").select_option("3")
    host.get_by_label("Who plays Player 2").select_option("here")
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_text("One seat is still free.")).to_be_visible()
    friend = join(visitor, host)
    expect(host.locator(".match")).not_to_be_visible()
    expect(host.get_by_role("dialog", name="to move")).to_be_visible()
    expect(host.get_by_role("button", name="Uncover my cards")).to_be_focused()
    host.keyboard.press("Enter")
    expect(host.get_by_role("heading", name="to move")).to_be_visible()
    friend.get_by_role("button", name="Resign").click()
    friend.get_by_role("button", name="Resign").click()
    expect(friend.get_by_text("has resigned")).to_be_visible()
    expect(friend.get_by_role("button", name="Resign")).to_have_count(0)


def test_a_slow_match_is_paused_and_goes_on(visitor: Callable[..., Page]) -> None:
    """Where a turn has days, one asks for a pause and the other agrees; either ends it."""
    host = visitor()
    host.get_by_role("button", name="More choices for Siam").click()
    host.get_by_label("Time to think").select_option("3d")
    host.get_by_role("button", name="Open the table").click()
    friend = join(visitor, host)
    host.get_by_role("button", name="Ask for a pause").click()
    friend.get_by_role("button", name="Accept").click()
    expect(host.get_by_role("heading", name="Paused")).to_be_visible()
    friend.get_by_role("button", name="Go on").click()
    expect(host.get_by_role("heading", name="Your turn")).to_be_visible()


def test_keyboard_alone(visitor: Callable[..., Page]) -> None:
    """A match is opened and a move made without a pointer."""
    page = visitor()
    page.get_by_role("button", name=re.compile("Play Siam against")).focus()
    page.keyboard.press("Enter")
    page.locator("[data-cell]").first.wait_for()
    page.locator(".mine .place").first.focus()
    page.keyboard.press("Enter")
    page.locator('[data-cell][tabindex="0"]').focus()
    for _ in range(6):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    expect(page.locator(".moves .turn").first).to_contain_text(re.compile(r"\+[a-e]1[NESW]"))


def test_a_move_is_confirmed_by_keyboard(visitor: Callable[..., Page]) -> None:
    """The question has the focus; Escape and Enter answer it, and the focus is back on the board."""
    page = visitor("/settings")
    page.get_by_role("group", name="Ask before a move is sent").get_by_text("always").click()
    page.goto(page.url.replace("/settings", "/"))
    page.get_by_role("button", name=re.compile("Play Siam against")).click()
    page.locator("[data-cell]").first.wait_for()
    for answer, played in (("Escape", 0), ("Enter", 1)):
        page.locator(".mine .place").first.focus()
        page.keyboard.press("Enter")
        page.locator('[data-cell="c1"]').focus()
        for key in ("Enter", "n", "Enter"):
            page.keyboard.press(key)
        expect(page.get_by_role("button", name="Confirm move")).to_be_focused()
        page.keyboard.press(answer)
        expect(page.locator('[data-cell="c1"]')).to_be_focused()
        expect(page.locator(".moves .turn")).to_have_count(2 * played)  # with the answer of the bot


def test_phone(visitor: Callable[..., Page]) -> None:
    """On a phone nothing is wider than the screen, all controls are there, and a tap makes a move."""
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    play_now(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(".mine .place").first.tap()
    page.locator('[data-cell="e1"]').tap()
    page.locator('[data-cell="e1"]').tap(force=True)
    page.get_by_role("button", name="Moves").tap()
    expect(page.locator(".moves .turn").first).to_contain_text("+e1")


def test_four_clocks_have_room_on_a_phone(visitor: Callable[..., Page]) -> None:
    """With four players and clocks no clock is cut off, and whoever begins is told when the first move is due."""
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="More choices for Comet").tap()
    page.get_by_label("Players").select_option("4")
    for number in (2, 3, 4):
        page.get_by_label(f"Who plays Player {number}").select_option("bot:chick")
    page.get_by_label("Time to think").select_option("1800+20")
    page.get_by_role("button", name="Open the table").tap()
    expect(page.get_by_text(re.compile(r"Without a first move within [23]:\d\d"))).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(4)
    for clock in page.get_by_role("timer").all():
        expect(clock).to_be_in_viewport(ratio=1)


def test_cards_are_played_by_clicks(visitor: Callable[..., Page]) -> None:
    """In Comet decisions and cards are buttons with names; choosing one goes on."""
    page = visitor()
    play_now(page, "Comet")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    page.get_by_role("group", name="What now?").get_by_role("button", name=re.compile("Hatch|Rest")).first.click()
    expect(page.locator(".moves [aria-current]")).to_have_text(re.compile("Hatch|Rest"))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".moves [aria-current]")).not_to_have_text(re.compile("Hatch|Rest"))


def test_a_lost_connection_comes_back(visitor: Callable[..., Page], server: ServerProcess) -> None:
    """While the server is away the page says so; afterwards the match goes on where it was."""
    page = visitor()
    play_now(page)
    enter(page, "c1")
    expect(page.locator(".moves .turn")).to_have_count(2)
    server.kill()
    expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible()
    server.restart()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.locator(".moves .turn")).to_have_count(2)
    enter(page, "a1")
    expect(page.locator(".moves .turn")).to_have_count(4)
