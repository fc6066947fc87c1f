"""Tests for `menagerie.play.stores.repositories.outages`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from menagerie.play.data.rows import Summary, Unfinished
from menagerie.play.standing import BOT_OVERDUE
from tests.play.stores.conftest import SECRET, log, new, seats

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio


async def test_a_server_that_starts_finds_what_goes_on(store: SqlStore) -> None:
    """All matches that are not over are found: whether a clock runs in them, and whether a bot is to act."""
    people, both = seats("ann", "bob"), seats("ann", "owlbot")
    last = log(1)[-1].at
    await store.create(new("timed", clock="5+3"), SECRET, log(1), Summary("running", people, 1, 200))
    await store.create(new("urgent", clock="5+3"), SECRET, log(1), Summary("running", both, 2, 100))
    await store.create(new("endless"), SECRET, log(1), Summary("running", people, 1))
    await store.create(new("stand-in"), SECRET, log(1), Summary("running", people, 1, last + BOT_OVERDUE))
    await store.create(new("over", clock="5+3"), SECRET, log(1), Summary("over", finished_at=5))
    found = await store.unfinished()
    assert [each.id for each in found[:2]] == ["urgent", "timed"]
    assert set(found) == {
        Unfinished("timed", "running", timed=True, by_bot=False),
        Unfinished("urgent", "running", timed=True, by_bot=True),
        Unfinished("endless", "running", timed=False, by_bot=False),
        Unfinished("stand-in", "running", timed=False, by_bot=True),
    }


async def test_an_outage_is_credited_to_many_matches_at_once(store: SqlStore) -> None:
    """Each gets the time since the outage or its last entry; who comes too late for it, or is over, gets nothing."""
    last = log(1)[-1].at
    for name, status in (("a", "running"), ("b", "running"), ("over", "over"), ("other", "running")):
        await store.create(new(name, clock="5+3"), SECRET, log(1), Summary(status, seats("ann", "bob"), 1, 100_000))
    until = last + 50_000
    asked = {"until": until, "more": 15_000, "before": last + 40_000}
    await store.credit_outage(["a"], since=last + 30_000, **asked)
    await store.credit_outage(["a", "b", "over", "unknown"], since=last - 10_000, **asked)
    await store.credit_outage([], since=last, **asked)
    credited = {name: [row for row in await store.entries(name) if row.kind == "credited"] for name in ("a", "b")}
    assert {
        name: [(row.number, row.at, row.payload["milliseconds"]) for row in rows] for name, rows in credited.items()
    } == {
        "a": [(2, until, 35_000)],
        "b": [(2, until, 65_000)],
    }
    for name, deadline, number in (("a", 135_000, 2), ("b", 165_000, 2), ("over", 100_000, 1), ("other", 100_000, 1)):
        row = await store.match_row(name)
        assert row is not None
        assert (row.summary.deadline, row.last_number, len(await store.entries(name))) == (deadline, number, number)
