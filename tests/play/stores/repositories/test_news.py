"""Tests for `menagerie.play.stores.repositories.news`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from menagerie.errors import StoreFailure
from menagerie.play.data.rows import News
from menagerie.play.stores.repositories.news import PostgresBoard, from_payload, to_payload
from menagerie.play.stores.sql import open_store
from tests.play.stores.conftest import RUNNING, SECRET, log, new

if TYPE_CHECKING:
    from menagerie.play.store import Subscription
    from menagerie.play.stores.sql import SqlStore
    from tests.postgres import PostgresServer

pytestmark = pytest.mark.anyio
PATIENCE = 60


async def heard(subscription: Subscription) -> News:
    """The next news, or a failure after a while."""
    return await asyncio.wait_for(anext(subscription), PATIENCE)


async def test_what_is_stored_is_news(store: SqlStore) -> None:
    """A listener hears of new matches, of entries, and of what is only told."""
    news = await store.listen()
    await store.create(new(), SECRET, log(1), RUNNING)
    assert await heard(news) == News("m1", 1)
    await store.append("m1", 1, log(2, 3), RUNNING)
    assert await heard(news) == News("m1", 3)
    await store.publish(News("m1", 0, "presence"))
    assert await heard(news) == News("m1", 0, "presence")


async def test_a_listener_that_leaves_hears_nothing(store: SqlStore) -> None:
    """A closed subscription ends, also for who waits at it."""
    news = await store.listen()
    await news.aclose()
    with pytest.raises(StopAsyncIteration):
        await heard(news)
    await store.create(new(), SECRET, log(1), RUNNING)


async def test_a_store_that_closes_ends_its_subscriptions(url: str) -> None:
    """Whoever iterates over news is let go."""
    store = await open_store(url)
    news = await store.listen()
    await store.close()
    assert [each async for each in news] == []


async def test_news_do_not_pile_up(store: SqlStore, kind: str) -> None:
    """Within a process, a listener that is slow finds the latest number of a match only."""
    if kind != "sqlite":
        pytest.skip("PostgreSQL keeps its own queue")
    news = await store.listen()
    for number in range(1, 50):
        await store.publish(News("m1", number))
    assert await heard(news) == News("m1", 49)


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_processes_hear_each_other(store: SqlStore, url: str) -> None:
    """What one process stores, another hears."""
    other = await open_store(url)
    news = await other.listen()
    assert iter_is_itself(news)
    await store.create(new(), SECRET, log(1), RUNNING)
    assert await heard(news) == News("m1", 1)
    await other.close()


def iter_is_itself(news: Subscription) -> bool:
    """Whether iterating over news does not make new ones."""
    return news.__aiter__() is news


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_a_broken_connection_is_made_again(store: SqlStore, postgres: PostgresServer) -> None:
    """A listener that was cut off is told that news may be lost, and hears what comes after."""
    news = await store.listen()
    postgres.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'menagerie news'")
    assert await heard(news) == News(None)
    await store.publish(News("m1", 5))
    assert await heard(news) == News("m1", 5)


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_a_server_that_is_not_there_cannot_be_listened_to(store: SqlStore, tmp_path: object) -> None:
    """Trouble with the connection is told as trouble with the store."""
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 - one test needs it

    engine = create_async_engine(f"postgresql+psycopg://x@/x?host={tmp_path}&connect_timeout=2")
    with pytest.raises(StoreFailure, match="cannot be listened to"):
        await PostgresBoard(engine).listen()
    await engine.dispose()


@pytest.mark.parametrize("news", [News("m1", 5), News("a.b:c-d", 0, "chat")])
def test_payloads_go_round(news: News) -> None:
    """News as text are read back."""
    assert from_payload(to_payload(news)) == news


@pytest.mark.parametrize("payload", ["", "m1", "m1 x", "m1 -1", "m1 1 chat more", "m1 ² chat"])
def test_other_payloads_are_not_for_us(payload: str) -> None:
    """Whatever else is told on the channel is ignored."""
    assert from_payload(payload) is None
