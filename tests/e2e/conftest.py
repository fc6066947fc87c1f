"""A server process with the built web app, and Chromium."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import sync_playwright

from menagerie.server.edge.pages import web_folder
from tests.server.process import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

PATIENCE = 90_000
"""Milliseconds to wait for anything on a busy machine."""
CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, for one module: Playwright keeps an event loop running that other tests would trip over."""
    if CHROMIUM is None:
        pytest.skip("NO CHROMIUM: the browser app is not tested in a browser (Debian, Ubuntu: apt install chromium)")
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the web app, for more visitors from one address than a real one lets in."""
    if web_folder() is None:
        pytest.skip("NO WEB APP: it is not built (python web/build.py)")
    folder = tmp_path_factory.mktemp("e2e")
    many = {
        f"MENAGERIE_LIMITS_{rate}": "100000" for rate in ("FILES", "REQUESTS", "ACCOUNT_REQUESTS", "GUESTS", "SOCKETS")
    }
    running = ServerProcess(str(folder / "matches.db"), folder / "server.log", **many)
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Page]]:
    """Open the first page as somebody new; keyword arguments are those of a browser's context."""
    contexts = []
    failures: list[str] = []

    def arrive(path: str = "/", **options: Any) -> Page:  # noqa: ANN401 - whatever a context takes
        usual: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        context = browser.new_context(**{**usual, **options})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: failures.append(str(error)))
        page.goto(path if path.startswith("http") else server.url + path)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert failures == []
