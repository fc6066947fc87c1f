"""People in the browser: a guest becomes an account, signs in elsewhere, looks at what was played, and goes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.conftest import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, Route

expect.set_options(timeout=PATIENCE)


def test_rankings_go_beyond_the_first_hundred(visitor: Callable[..., Page]) -> None:
    """Those after the first hundred are asked for and added; at the end there is nothing more to ask for."""
    page = visitor("/health")

    def answer(route: Route) -> None:
        first = int(route.request.url.rpartition("offset=")[2].partition("&")[0])
        rated = {"points": 1500, "error": 50, "provisional": False, "games": 9, "mu": 25, "sigma": 1}
        people = [{**rated, "who": f"p{place}", "name": f"Player {place}"} for place in range(1, 131)]
        route.fulfill(json=people[first : first + 100])

    page.route("**/api/ratings/siam**", answer)
    page.goto(page.url.replace("/health", "/people"))
    expect(page.get_by_role("link", name="Player 100", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Player 101")).to_have_count(0)
    page.get_by_role("button", name="Show more").click()
    expect(page.get_by_role("link", name="Player 130")).to_be_visible()
    expect(page.get_by_role("button", name="Show more")).to_have_count(0)
    page.get_by_text("Jungla", exact=True).click()
    expect(page.get_by_role("link", name="Player 1", exact=True)).to_have_count(0)


def at(page: Page, path: str) -> None:
    """Go to another page of the same server."""
    page.goto("/".join(page.url.split("/")[:3]) + path)


def form(page: Page, title: str) -> Locator:
    """The form with a heading."""
    return page.get_by_role("form", name=title)


def test_a_guest_becomes_an_account_and_keeps_everything(visitor: Callable[..., Page]) -> None:
    """Refusals stand at their field; the match stays; another browser signs in and is signed out; all is deleted."""
    page = visitor()
    page.get_by_role("button", name=re.compile("Play Siam against")).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name=re.compile("You have lost|called off"))).to_be_visible()
    page.get_by_role("link", name="Account and profile").click()
    make = form(page, "Make an account")
    make.get_by_label("Name").fill("Ada Lovelace")
    make.get_by_label("Password", exact=True).fill("short")
    make.get_by_role("button", name="Create account").click()
    expect(make.get_by_role("alert")).to_contain_text("8 to 200 characters")
    expect(make.get_by_label("Password", exact=True)).to_have_attribute("aria-invalid", "true")
    expect(make.get_by_label("Password", exact=True)).to_have_attribute("type", "password")
    expect(make.get_by_label("Password", exact=True)).to_have_attribute("autocomplete", "new-password")
    make.get_by_label("Password", exact=True).fill("12345678")
    make.get_by_role("button", name="Create account").click()
    expect(make.get_by_role("alert")).to_contain_text("easily guessed")
    make.get_by_label("Password", exact=True).fill("correct horse")
    make.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("heading", name="Signed in as Ada Lovelace")).to_be_visible()
    expect(page.get_by_role("button", name="Sign out", exact=True)).to_be_visible()

    page.get_by_role("link", name="Profile", exact=True).click()
    expect(page.locator("h1")).to_have_text("Ada Lovelace")
    expect(page.locator("li .result")).to_have_count(1)
    page.get_by_label("Result").select_option("won")
    expect(page.get_by_text("No game fits.")).to_be_visible()

    other = visitor("/account")
    enter = form(other, "Sign in")
    enter.get_by_label("Name").fill("ada lovelace")
    enter.get_by_label("Password", exact=True).fill("wrong horse")
    enter.get_by_role("button", name="Sign in").click()
    expect(enter.get_by_role("alert")).to_have_text("Name or password is wrong.")
    enter.get_by_label("Password", exact=True).fill("correct horse")
    enter.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("heading", name="Signed in as Ada Lovelace")).to_be_visible()

    at(page, "/account")
    page.get_by_role("button", name="Sign out there").click()
    expect(page.get_by_role("button", name="Sign out there")).to_have_count(0)
    at(other, "/account")
    expect(other.get_by_role("heading", name="You are not signed in")).to_be_visible()

    with page.expect_download() as download:
        page.get_by_role("button", name="Download my data").click()
    assert download.value.suggested_filename == "menagerie-Ada-Lovelace.json"
    page.get_by_role("button", name="Delete account").click()
    page.get_by_role("region", name="Delete account").get_by_label("Password", exact=True).fill("correct horse")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Your data is deleted.")).to_be_visible()
    expect(page.get_by_role("heading", name="You are not signed in")).to_be_visible()


def test_others_are_blocked_and_reported(visitor: Callable[..., Page]) -> None:
    """On the profile of somebody else: keep them away, let them come near again, complain about them."""
    theirs = visitor("/")
    theirs.wait_for_load_state("networkidle")
    person = theirs.evaluate("async () => (await (await fetch('/api/me', { method: 'POST' })).json()).id")
    page = visitor("/")
    page.locator(".tile").first.wait_for()
    at(page, f"/people/{person}")
    page.get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_text("You have blocked")).to_be_visible()
    page.get_by_role("button", name="Unblock").click()
    expect(page.get_by_text("You have blocked")).to_have_count(0)
    page.get_by_role("button", name="Report", exact=True).click()
    page.get_by_label("What happened?").fill("Insults.")
    page.get_by_role("button", name="Send report").click()
    expect(page.get_by_text("Thank you.")).to_be_visible()
    at(page, "/people/nobody-at-all")
    expect(page.get_by_role("heading", name="There is no such person.")).to_be_visible()


def test_turns_are_told_elsewhere_and_settings_follow(visitor: Callable[..., Page]) -> None:
    """Somebody on another page hears that a friend has come; what they chose is so in another browser of theirs."""
    host = visitor()
    host.get_by_role("button", name="Invite a friend to Siam").click()
    link = host.get_by_label("Send this link to a friend").input_value()
    host.get_by_role("link", name="Account and profile").click()
    make = form(host, "Make an account")
    make.get_by_label("Name").fill("Grace Hopper")
    make.get_by_label("Password", exact=True).fill("correct horse")
    make.get_by_role("button", name="Create account").click()
    expect(host.get_by_role("heading", name="Signed in as Grace Hopper")).to_be_visible()
    with host.expect_response(lambda answer: '"contrast"' in (answer.request.post_data or "")):
        host.get_by_role("link", name="Settings").click()
        host.get_by_text("high contrast").click()
    friend = visitor(link)
    friend.get_by_role("button", name="Take this seat").click()
    notice = host.get_by_role("status").filter(has_text=re.compile("It is your turn in Siam|game of Siam has begun"))
    notice.get_by_role("link", name="Go there").click()
    expect(host.locator("[data-cell]").first).to_be_visible()
    other = visitor("/account")
    enter = form(other, "Sign in")
    enter.get_by_label("Name").fill("Grace Hopper")
    enter.get_by_label("Password", exact=True).fill("correct horse")
    enter.get_by_role("button", name="Sign in").click()
    expect(other.locator("html")).to_have_attribute("data-board", "contrast")
