"""Tests for `menagerie.play.stores.repositories.tidying`."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.play.data.rows import PushSubscription, Report, SeatRow, Session, Summary, Tidied
from menagerie.play.stores.database import Database
from tests.play.stores.conftest import SECRET, log, new

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio


async def guest(store: SqlStore, person: str, seen: int) -> None:
    """Store a guest who came at the beginning of time and was last seen later."""
    await store.create_guest(person, person, 1)
    await store.open_session(Session(f"{person}-session", person, 1, seen, "a browser"))


async def test_old_sessions_are_forgotten(store: SqlStore) -> None:
    """What was not used since a time is gone, and so is what was revoked; the rest stays."""
    for person, seen in (("ann", 10), ("bob", 90), ("eve", 95)):
        await store.register(person, person, "hash", 1)
        await store.open_session(Session(f"{person}-session", person, 1, seen, "a browser"))
    assert await store.revoke_session("eve", "eve-session", 40)
    assert await store.tidy(sessions_before=50, guests_before=50, answers_before=0, limit=10) == Tidied(2, 0)
    assert await store.session("bob-session") is not None
    assert await store.session("ann-session") is None
    assert set(await store.people(["ann", "bob", "eve"])) == {"ann", "bob", "eve"}
    assert await store.tidy(sessions_before=50, guests_before=50, answers_before=0, limit=10) == Tidied(0, 0)


async def test_guests_without_a_trace_are_forgotten(store: SqlStore) -> None:
    """Whoever played, spoke, was complained about, is blocked or was here lately stays."""
    for person in ("idle", "player", "host", "about", "blocked", "invited"):
        await guest(store, person, 10)
    await guest(store, "lately", 80)
    await store.create_guest("new", "new", 80)
    await store.register("account", "Account", "hash", 1)
    seats = Summary("running", (SeatRow(1, "player"), SeatRow(2)), invited=("invited",))
    await store.create(new(host="host"), SECRET, log(1), seats)
    await store.report(Report("account", "about", "Insults.", 5))
    await store.block("account", "blocked", 5)
    await store.block("idle", "account", 5)
    await store.subscribe(PushSubscription("https://push.example/1", "idle", {}, 5))
    everybody = ["idle", "player", "host", "about", "blocked", "invited", "lately", "new", "account"]
    assert await store.tidy(sessions_before=0, guests_before=50, answers_before=0, limit=10) == Tidied(0, 1)
    assert sorted(await store.people(everybody)) == sorted(everybody[1:])
    assert await store.subscriptions_of("idle") == []


async def test_a_round_is_bounded(store: SqlStore) -> None:
    """At most so many go at once; the next round goes on."""
    for number in range(5):
        await guest(store, f"g{number}", 10)
    rounds = [await store.tidy(sessions_before=50, guests_before=50, answers_before=0, limit=2) for _ in range(4)]
    assert [each.guests for each in rounds] == [2, 2, 1, 0]
    assert max(each.sessions for each in rounds) <= 2
    assert await store.people([f"g{number}" for number in range(5)]) == {}


async def test_answers_are_forgotten_some_time_after_the_end(store: SqlStore) -> None:
    """Where a match goes on or has just ended, what is sent again is given its first answer; later nobody asks."""
    over = Summary("over", (SeatRow(1, "ann"), SeatRow(2)), finished_at=1002)
    running = Summary("running", (SeatRow(1, "ann"), SeatRow(2)))
    for match, summary in (("old", over), ("older", over), ("live", running)):
        await store.create(new(match), SECRET, log(1), running)
        await store.append(match, 1, log(2), summary, client_id="ann:1")
    before = {"sessions_before": 0, "guests_before": 0, "limit": 10}
    assert (await store.tidy(answers_before=1002, **before)).answers == 0
    assert await store.answered("old", "ann:1") is not None
    assert (await store.tidy(answers_before=1003, **{**before, "limit": 1})).answers == 1
    assert (await store.tidy(answers_before=1003, **before)).answers == 1
    assert await store.answered("old", "ann:1") is None
    assert await store.answered("live", "ann:1") is not None


async def test_what_is_old_is_looked_for_while_others_write(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests are looked for without the lock that writers wait for; whoever did something meanwhile stays."""
    for person in ("idle", "busy"):
        await guest(store, person, 10)
    writing, looked = store.writing, []

    def noted(*given: Any, **named: Any) -> Any:  # noqa: ANN401 - as the method
        looked.append(True)
        return writing(*given, **named)

    @asynccontextmanager
    async def reading() -> AsyncIterator[Any]:
        async with Database.reading(store) as connection:
            yield connection
        assert not looked, "nothing was locked before"
        await store.register("account", "Account", "hash", 1)
        await store.block("account", "busy", 5)

    monkeypatch.setattr(store, "writing", noted)
    monkeypatch.setattr(store, "reading", reading)
    assert (await store.tidy(sessions_before=0, guests_before=50, answers_before=0, limit=10)).guests == 1
    monkeypatch.undo()
    assert set(await store.people(["idle", "busy"])) == {"busy"}
