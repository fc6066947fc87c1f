"""A new game in the browser: it can be played, taught and edited, and no file outside its folders is touched."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from menagerie.testing.scaffold import new_game
from tests.e2e.conftest import PATIENCE
from tests.server.process import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

expect.set_options(timeout=PATIENCE)

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = shutil.ignore_patterns("node_modules", "generated", "__pycache__", "*.so", "*.c", "*.egg-info")
PLACES = {"src/menagerie/games/otter", "web/src/games/otter"}
MOST_TURNS = 60


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with a new game in it, and the app built from it."""
    modules = ROOT / "web" / "node_modules"
    if not modules.is_dir():
        pytest.skip("NO NODE MODULES: the browser app cannot be built (npm ci in web/)")
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "src", folder / "src", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "web", folder / "web", ignore=LEFT_OUT)
    shutil.copy2(ROOT / "pyproject.toml", folder)
    (folder / "web" / "node_modules").symlink_to(modules)
    assert {place.relative_to(folder).as_posix() for place in new_game("otter", folder)} == PLACES
    done = subprocess.run(
        [sys.executable, str(folder / "web" / "build.py")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def page(checkout: Path, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """The first page of a server that runs these sources; they are not compiled, which takes longer than to play."""
    folder = tmp_path_factory.mktemp("otter")
    server = ServerProcess(
        str(folder / "matches.db"),
        folder / "server.log",
        PYTHONPATH=str(checkout / "src"),
        MENAGERIE_INTERPRETED="1",
        MENAGERIE_LIMITS_FILES="100000",
    )
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    opened = context.new_page()
    opened.set_default_timeout(PATIENCE)
    failures: list[str] = []
    opened.on("pageerror", lambda error: failures.append(str(error)))
    opened.goto(server.url)
    yield opened
    context.close()
    server.stop()
    assert failures == []


def home(page: Page) -> str:
    """Where the server is."""
    return "/".join(page.url.split("/")[:3])


def test_it_is_played(page: Page) -> None:
    """A whole game for two at one screen: shells are played by clicks, and whoever cannot play rests."""
    expect(page.locator("[data-game=otter]")).to_contain_text("Two otters swim down a river.")
    page.get_by_role("button", name="More choices for Otter").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Who plays Seat 2").select_option("here")
    dialog.get_by_role("button", name="Open the table").click()
    table = page.locator(".match")
    for turn in range(1, MOST_TURNS):
        page.locator(".reserve button:enabled, .choices button, .match[data-status=over]").first.wait_for()
        if table.get_attribute("data-status") == "over":
            break
        page.locator(".reserve button:enabled, .choices button").first.click()
        expect(page.locator(f".moves .turn >> nth={turn}")).to_be_attached()
    expect(page.get_by_role("heading", name=re.compile("Winner: Seat [12]|A draw"))).to_be_visible()


def test_it_is_taught(page: Page) -> None:
    """The lesson is done step by step."""
    page.goto(f"{home(page)}/learn/otter/swim")
    page.locator('[data-cell="9"]').click()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="shell 2").click()
    expect(page.get_by_text("another shell goes further")).to_be_visible()
    page.get_by_role("button", name="shell 3").click()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Shell 3", exact=True).click()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="shell 2").click()
    expect(page.get_by_text("You have finished every lesson of Otter.")).to_be_visible()


def test_it_is_edited(page: Page) -> None:
    """An otter is moved; what is wrong is told in the words of the game, and a legal position is found legal."""
    page.goto(f"{home(page)}/editor/otter")
    text = page.get_by_label("As text")
    expect(text).to_have_value(re.compile("^1,2 "))
    page.locator('[data-cell="1"]').click()
    page.locator('[data-cell="2"]').click()
    expect(page.get_by_text("Both otters are on the same cell.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    page.get_by_label("Turns played").fill("2")
    page.get_by_label("Turns played").press("Enter")
    page.locator('[data-cell="1"]').click()
    page.locator('[data-cell="5"]').click()
    expect(text).to_have_value(re.compile("^5,2 .* 2 standard$"))
    expect(page.get_by_role("heading", name="A legal position")).to_be_visible()


def test_its_rules_are_illustrated(page: Page) -> None:
    """The rules are shown with boards to try."""
    page.goto(f"{home(page)}/rules/otter")
    expect(page.locator("#O5 figure [data-cell]").first).to_be_visible()
    expect(page.locator("#O6")).to_contain_text("Not allowed")
