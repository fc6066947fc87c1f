"""Tests for `menagerie.play.stores.repositories.privacy`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import event, text

from menagerie.errors import InvalidInput, UnknownPerson
from menagerie.play.data.rows import Job, PushSubscription, Rating, Report, Session
from menagerie.play.stores.repositories.privacy import BATCH, entries_naming
from tests.play.stores.conftest import RUNNING, SECRET, entry, new

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio


async def lived_in(store: SqlStore) -> None:
    """Fill every table with something of Ann's."""
    await store.register("ann", "Ann Secretname", "hash-of-password", 1)
    await store.create_guest("bob", "Bob", 1)
    seated = entry(2, "seated", seat=1, who="ann", name="Ann Secretname")
    await store.create(new(host="ann"), SECRET, [entry(1), seated, entry(3, "seated", who="bob", name="Bob")], RUNNING)
    await store.open_session(Session("s1", "ann", 2, 2, "Firefox"))
    await store.chat("m1", "ann", 3, text="something silly")
    await store.chat("m1", "bob", 4, text="something wise")
    await store.report(Report("ann", "bob", "rude", 5))
    await store.block("ann", "bob", 6)
    await store.subscribe(PushSubscription("https://push.example/1", "ann", {"auth": "sesame"}, 7))
    await store.queue_job(Job("j1", "ann", "annotate", 8), most=1)
    start = {"ann": Rating(25, 8), "bob": Rating(25, 8)}
    await store.rate("m1", "siam", start, lambda now: {who: Rating(26, 7, 1) for who in now}, 9)


async def test_people_get_all_that_is_stored_about_them(store: SqlStore) -> None:
    """The export has something of every kind, is JSON, and holds no secret of the server and no words of others."""
    await lived_in(store)
    told = await store.export_person("ann")
    assert {name for name, rows in told.items() if rows} == {
        "person",
        "sessions",
        "matches",
        "ratings",
        "rating_changes",
        "chat",
        "reports",
        "blocks",
        "push_subscriptions",
        "jobs",
    }
    text = json.dumps(told)
    assert "something silly" in text
    for private in ("hash-of-password", "sesame", "something wise", SECRET.hex()):
        assert private not in text


async def test_who_is_deleted_is_forgotten(store: SqlStore, url: str) -> None:
    """Nothing of what somebody was called or said is left; the match stays, and what others said."""
    await lived_in(store)
    await store.delete_person("ann", 20)
    gone = await store.person("ann")
    assert gone is not None
    assert (gone.name, gone.password, gone.deleted_at) == ("?", None, 20)
    assert await store.account("Ann Secretname") is None
    loaded = await store.load("m1")
    assert "Secretname" not in repr(loaded)
    assert [logged.payload.get("who") for logged in loaded.entries] == [None, "ann", "bob"]
    assert [line.text for line in await store.chat_lines("m1")] == ["something wise"]
    assert await store.sessions_of("ann") == []
    assert await store.subscriptions_of("ann") == []
    assert await store.ratings_of("ann") == {}
    assert await store.jobs_of("ann") == []
    assert await store.blocked_by("ann") == []


async def test_a_name_is_free_after_its_owner_has_gone(store: SqlStore) -> None:
    """Another may have the name; who was deleted cannot come back under the same id, nor be deleted again."""
    await lived_in(store)
    await store.delete_person("ann", 20)
    await store.register("eve", "Ann Secretname", "x", 21)
    with pytest.raises(InvalidInput, match="no guest"):
        await store.register("ann", "Ann", "x", 22)
    with pytest.raises(UnknownPerson, match="'ann'"):
        await store.delete_person("ann", 23)
    with pytest.raises(UnknownPerson, match="'zoe'"):
        await store.export_person("zoe")


async def test_a_name_is_looked_for_with_an_index_and_without_the_lock(store: SqlStore, kind: str) -> None:
    """Who deletes themselves lets nobody wait: the logs are not read through, and a few entries change at a time."""
    await store.create_guest("ann", "Ann", 1)
    seated = {"kind": "seated", "who": "ann", "name": "Ann"}
    many = [entry(number, **(seated if number % 2 else {})) for number in range(1, 501)]
    await store.create(new(host="ann"), SECRET, many, RUNNING)
    async with store.reading() as connection:
        wanted = str(entries_naming("ann").compile(store.engine.sync_engine, compile_kwargs={"literal_binds": True}))
        if kind == "postgresql":
            await connection.execute(text("SET LOCAL enable_seqscan = off"))
        told = await connection.execute(text(f"EXPLAIN {'QUERY PLAN ' if kind == 'sqlite' else ''}{wanted}"))
        assert "ix_entries_naming" in str(told.all())
    written: list[int] = []
    event.listen(store.engine.sync_engine, "begin", lambda _: written.append(0))
    event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *given: counted(written, given[2]))
    await store.delete_person("ann", 9)
    assert sum(written) == 250
    assert max(written) <= BATCH
    assert "Ann" not in str(await store.entries("m1"))


def counted(written: list[int], statement: str) -> None:
    """Count a change of an entry in the transaction that it belongs to."""
    if statement.startswith("UPDATE entries"):
        written[-1] += 1


async def test_who_sits_down_while_being_deleted_is_forgotten_there_too(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match that somebody joins between two steps of the deletion does not keep the name."""
    await store.create_guest("ann", "Ann", 1)
    look, seated = store._forget_name, [entry(1, "seated", who="ann", name="Ann")]

    async def forget(person: str) -> None:
        await look(person)
        if seated:
            await store.create(new(host="ann"), SECRET, seated, RUNNING)
            seated.clear()

    monkeypatch.setattr(store, "_forget_name", forget)
    await store.delete_person("ann", 9)
    assert "Ann" not in str(await store.entries("m1"))
