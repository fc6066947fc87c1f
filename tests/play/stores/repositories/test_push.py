"""Tests for `menagerie.play.stores.repositories.push`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from menagerie.errors import UnknownPerson
from menagerie.play.data.rows import PushSubscription

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio


async def test_a_browser_is_told_for_one_person(store: SqlStore) -> None:
    """A browser that subscribes again, for whomever, replaces what it had before; its keys are not shown."""
    await store.create_guest("ann", "Ann", 1)
    await store.create_guest("bob", "Bob", 1)
    first = PushSubscription("https://push.example/1", "ann", {"p256dh": "sesame", "auth": "b"}, 5)
    second = PushSubscription("https://push.example/2", "ann", {"p256dh": "c", "auth": "d"}, 6)
    await store.subscribe(first)
    await store.subscribe(second)
    assert await store.subscriptions_of("ann") == [first, second]
    assert "sesame" not in repr(first)
    await store.subscribe(PushSubscription(first.endpoint, "bob", first.keys, 7))
    assert await store.subscriptions_of("ann") == [second]
    await store.unsubscribe(second.endpoint)
    await store.unsubscribe("https://push.example/3")
    assert await store.subscriptions_of("ann") == []
    assert len(await store.subscriptions_of("bob")) == 1


async def test_a_browser_belongs_to_somebody(store: SqlStore) -> None:
    """A subscription for nobody is refused."""
    with pytest.raises(UnknownPerson, match="'zoe'"):
        await store.subscribe(PushSubscription("https://push.example/1", "zoe", {}, 5))
