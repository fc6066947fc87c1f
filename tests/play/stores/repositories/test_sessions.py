"""Tests for `menagerie.play.stores.repositories.sessions`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from menagerie.errors import UnknownPerson
from menagerie.play.data.rows import Session

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio


async def opened(store: SqlStore, *ids: str, person: str = "p1") -> None:
    """Open sessions, one after the other."""
    for number, each in enumerate(ids):
        await store.open_session(Session(each, person, number, number, "Firefox"))


async def test_a_session_leads_to_its_person(store: SqlStore) -> None:
    """A session is found with its person until it is revoked."""
    ann = await store.create_guest("p1", "Ann", 1)
    session = Session("s1", "p1", 5, 6, "Firefox")
    await store.open_session(session)
    assert await store.session("s1") == (session, ann)
    assert await store.session("s2") is None
    assert await store.revoke_session("p1", "s1", 9)
    assert await store.session("s1") is None
    assert not await store.revoke_session("p1", "s1", 10)


async def test_sessions_are_listed_by_use(store: SqlStore) -> None:
    """The session last used comes first."""
    await store.create_guest("p1", "Ann", 1)
    await opened(store, "s1", "s2", "s3")
    await store.touch_sessions({"s1": 100, "s3": 99, "unknown": 98})
    assert [session.id for session in await store.sessions_of("p1")] == ["s1", "s3", "s2"]
    assert (await store.sessions_of("p1"))[0].seen_at == 100


async def test_nobody_revokes_the_sessions_of_others(store: SqlStore) -> None:
    """A session is ended by its own person only."""
    await store.create_guest("p1", "Ann", 1)
    await store.create_guest("p2", "Bob", 1)
    await opened(store, "s1")
    assert not await store.revoke_session("p2", "s1", 9)
    assert await store.session("s1") is not None


async def test_all_other_sessions_end(store: SqlStore) -> None:
    """A person may end all sessions but the present one, or really all."""
    await store.create_guest("p1", "Ann", 1)
    await store.create_guest("p2", "Bob", 1)
    await opened(store, "s1", "s2", "s3")
    await opened(store, "t1", person="p2")
    assert await store.revoke_sessions("p1", 9, keep="s2") == 2
    assert [session.id for session in await store.sessions_of("p1")] == ["s2"]
    assert await store.revoke_sessions("p1", 9) == 1
    assert await store.session("t1") is not None


async def test_a_session_needs_a_person(store: SqlStore) -> None:
    """A session of nobody is refused, and one of somebody who was deleted is gone."""
    with pytest.raises(UnknownPerson, match="'p1'"):
        await opened(store, "s1")
    await store.create_guest("p1", "Ann", 1)
    await opened(store, "s1")
    await store.delete_person("p1", 5)
    assert await store.session("s1") is None
