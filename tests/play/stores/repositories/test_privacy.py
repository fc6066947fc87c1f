"""Tests for `menagerie.play.stores.repositories.privacy`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from menagerie.errors import InvalidInput, UnknownPerson
from menagerie.play.data.rows import Job, PushSubscription, Rating, Report, Session
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
