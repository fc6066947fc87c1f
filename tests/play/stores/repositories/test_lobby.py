"""Tests for `menagerie.play.stores.repositories.lobby`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from menagerie.play.data.rows import MatchRow, Summary
from tests.play.stores.conftest import RUNNING, SECRET, entry, log, new, seats

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio
OPEN = Summary("open", seats("ann", None))


def ids(rows: list[MatchRow]) -> list[str]:
    """The ids of matches in a list."""
    return [row.id for row in rows]


async def test_open_matches_are_those_with_a_seat_for_anybody(store: SqlStore) -> None:
    """Matches that are full, started, or not open to all are not listed; the oldest comes first."""
    await store.create(new("late", created_at=9), SECRET, log(1), OPEN)
    await store.create(new("early", created_at=1), SECRET, log(1), OPEN)
    await store.create(new("full"), SECRET, log(1), Summary("open", seats("ann", "owlbot")))
    await store.create(new("running"), SECRET, log(1), Summary("running", seats("ann", None)))
    await store.create(new("link", joining="link"), SECRET, log(1), OPEN)
    assert ids(await store.open_matches()) == ["early", "late"]
    assert ids(await store.open_matches(limit=1)) == ["early"]


async def test_open_matches_are_filtered(store: SqlStore) -> None:
    """Game, clock and whether it is rated narrow the list, for quick pairing."""
    await store.create(new("a", clock="5+3", rated=True), SECRET, log(1), OPEN)
    await store.create(new("b", clock="5+3"), SECRET, log(1), OPEN)
    await store.create(new("c", game="comet"), SECRET, log(1), OPEN)
    assert ids(await store.open_matches(game="comet")) == ["c"]
    assert ids(await store.open_matches(clock="5+3")) == ["a", "b"]
    assert ids(await store.open_matches(clock="5+3", rated=False)) == ["b"]
    assert ids(await store.open_matches(clock="5+3", rated=True)) == ["a"]


async def test_open_matches_suit_the_person(store: SqlStore) -> None:
    """One's own matches are not offered, nor those of people one blocks or is blocked by."""
    for person in ("ann", "bob", "eve"):
        await store.create_guest(person, person, 1)
        await store.create(new(person), SECRET, log(1), Summary("open", seats(person, None)))
    await store.block("bob", "eve", 5)
    assert ids(await store.open_matches(person="ann")) == ["bob", "eve"]
    assert ids(await store.open_matches(person="bob")) == ["ann"]
    assert ids(await store.open_matches(person="eve")) == ["ann"]


async def test_my_matches_begin_with_those_that_wait_for_me(store: SqlStore) -> None:
    """One's turn comes first, the most urgent of them before; a match that one has opened is listed too."""
    await store.create(new("theirs"), SECRET, log(1), Summary("running", seats("ann", "bob"), to_act=2))
    await store.create(new("mine"), SECRET, log(1), RUNNING)
    await store.create(new("urgent"), SECRET, log(1), Summary("paused", seats("ann", "bob"), to_act=1, deadline=99))
    await store.create(new("hosted", host="ann"), SECRET, log(1), Summary("open", seats(None, None)))
    await store.create(new("others", host="ann"), SECRET, log(1), Summary("running", seats("bob", "eve"), to_act=1))
    await store.create(new("over"), SECRET, log(1), Summary("over", seats("ann", "bob"), finished_at=5))
    found = await store.matches_of("ann")
    assert ids(found)[:2] == ["urgent", "mine"]
    assert set(ids(found)) == {"urgent", "mine", "theirs", "hosted"}
    assert [row.awaits("ann") for row in found] == [True, True, False, False]
    assert ids(await store.matches_of("ann", ["over"])) == ["over"]
    assert await store.count_matches_of("ann") == 4
    assert await store.count_matches_of("ann", ["over"]) == 1
    assert len(await store.matches_of("ann", limit=2)) == 2


async def test_invitations_last_until_one_sits_down(store: SqlStore) -> None:
    """Whoever is invited sees the match while it is open and they do not sit in it."""
    asked = Summary("open", seats("ann", None), invited=("bob", "eve"))
    await store.create(new("a", joining="invited"), SECRET, log(1), asked)
    assert ids(await store.invitations("bob")) == ["a"]
    assert ids(await store.invitations("ann")) == []
    await store.append("a", 1, log(2), Summary("open", seats("ann", "bob"), invited=("bob", "eve")))
    assert ids(await store.invitations("bob")) == []
    assert ids(await store.invitations("eve")) == ["a"]
    await store.append("a", 2, log(3), Summary("running", seats("ann", "bob")))
    assert ids(await store.invitations("eve")) == []


async def test_matches_to_watch_are_public_and_running(store: SqlStore) -> None:
    """The latest active comes first; private ones are not listed."""
    await store.create(new("a"), SECRET, [entry(1)], RUNNING)
    await store.create(new("b", game="comet"), SECRET, [entry(1), entry(2)], RUNNING)
    await store.create(new("c", public=False), SECRET, log(1), RUNNING)
    await store.create(new("d"), SECRET, log(1), OPEN)
    assert ids(await store.live_matches()) == ["b", "a"]
    assert ids(await store.live_matches(game="siam")) == ["a"]


async def test_history_comes_in_pages(store: SqlStore) -> None:
    """Finished matches come latest first, and each page goes on where the last ended, equal times or not."""
    for number, at in enumerate([5, 7, 7, 7, 9]):
        over = Summary("over", seats("ann", "bob"), finished_at=at, result={"winners": [1]})
        await store.create(new(f"m{number}"), SECRET, log(1), over)
    await store.create(new("running"), SECRET, log(1), RUNNING)
    pages: list[str] = []
    before = None
    while page := await store.history("ann", before=before, limit=2):
        pages += ids(page)
        before = (page[-1].summary.finished_at or 0, page[-1].id)
    assert pages == ["m4", "m3", "m2", "m1", "m0"]
    assert await store.history("ann", game="comet") == []
    assert await store.history("eve") == []


async def test_the_timer_finds_what_is_due(store: SqlStore) -> None:
    """Matches whose deadline has come are found, the most urgent first, and when the next is due."""
    assert await store.next_deadline() is None
    for name, deadline in (("late", 300), ("soon", 100), ("next", 200), ("never", None)):
        await store.create(new(name), SECRET, log(1), Summary("running", seats("ann", "bob"), 1, deadline))
    assert await store.next_deadline() == 100
    assert ids(await store.due(250)) == ["soon", "next"]
    assert ids(await store.due(250, limit=1)) == ["soon"]
    assert await store.due(99) == []


async def test_single_matches_are_found_by_their_id(store: SqlStore) -> None:
    """A match is found by its id, with where it stands."""
    await store.create(new("a"), SECRET, log(1), RUNNING)
    found = await store.match_row("a")
    assert found is not None
    assert found.summary == RUNNING
    assert await store.match_row("z") is None
