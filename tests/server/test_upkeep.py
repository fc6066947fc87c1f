"""Tests for `menagerie.server.upkeep`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from menagerie.errors import StoreFailure
from menagerie.server.upkeep import Upkeep
from tests.server.site import Site

if TYPE_CHECKING:
    from tests.server.hubs import FakeClock

pytestmark = pytest.mark.anyio

DAY = 86_400


def deleted(caplog: pytest.LogCaptureFixture) -> list[tuple[int, int]]:
    """How many sessions and guests each round has deleted."""
    rounds = (vars(record) for record in caplog.records)
    return [(each["sessions"], each["guests"]) for each in rounds if "guests" in each]


async def test_a_server_forgets_who_never_played(
    database: str, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    """After the days in the settings, and not before; whoever is forgotten is a new guest the next time."""
    caplog.set_level("INFO", "menagerie.server")
    async with Site(database, clock) as site:
        upkeep = Upkeep(site.server.store, site.settings, clock)
        browser = await site.guest("Ada")
        me = (await browser.get("/api/me")).json()
        clock.advance((site.settings.guest_days - 1) * DAY)
        await upkeep.round()
        assert deleted(caplog) == []
        clock.advance(2 * DAY)
        await upkeep.round()
        assert deleted(caplog) == [(0, 1)]
        assert (await browser.get("/api/me")).status_code == 401
        assert (await browser.post("/api/me")).json()["id"] != me["id"]
        clock.advance((site.settings.session_days + 1) * DAY)
        await upkeep.round()
        assert deleted(caplog)[1:] == [(1, 1)]


async def test_a_database_that_fails_is_tidied_next_time(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A failure is logged, and the server goes on."""

    async def fail(**_: object) -> None:
        raise StoreFailure

    monkeypatch.setattr(site.server.store, "tidy", fail)
    upkeep = Upkeep(site.server.store, site.settings, site.server.clock)
    await upkeep.round()
    assert "old sessions and guests could not be deleted" in caplog.text
    upkeep.open()
    await upkeep.close()
