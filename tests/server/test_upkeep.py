"""Tests for tidying up while the server runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from menagerie.errors import StoreFailure
from menagerie.server.state import now_ms
from menagerie.server.upkeep import DAY, Tidying, tidy

if TYPE_CHECKING:
    from tests.server.site import Site

pytestmark = pytest.mark.anyio


async def test_a_server_forgets_who_never_played(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    """After the days in the settings, and not before; whoever is forgotten is a new guest the next time."""
    caplog.set_level("INFO", "menagerie.server")
    await tidy(site.server.store, site.settings, now_ms() + 1000 * DAY)  # those whom other tests left behind
    browser = await site.guest("Ada")
    me = (await browser.get("/api/me")).json()
    await Tidying(site.server).round()
    assert (await browser.get("/api/me")).json() == me
    later = me["created_at"] + (site.settings.guest_days + 1) * DAY
    assert (await tidy(site.server.store, site.settings, later - 2 * DAY)).guests == 0
    done = await tidy(site.server.store, site.settings, later)
    assert (done.sessions, done.guests) == (0, 1)
    assert (await browser.get("/api/me")).status_code == 401
    assert (await browser.post("/api/me")).json()["id"] != me["id"]
    later = now_ms() + (site.settings.session_days + 1) * DAY
    assert (await tidy(site.server.store, site.settings, later)).sessions == 1


async def test_a_database_that_fails_is_tidied_next_time(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A failure is noted, and the server goes on."""

    async def fail(**_: object) -> None:
        raise StoreFailure

    monkeypatch.setattr(site.server.store, "tidy", fail)
    tidying = Tidying(site.server)
    await tidying.round()
    assert "nothing could be tidied up" in caplog.text
    await tidying.open()
    await tidying.close()
