"""News of what was stored: through PostgreSQL to every process, or within this one where the store is a file."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

import psycopg
from sqlalchemy import func, select

from menagerie.errors import StoreFailure
from menagerie.play.data.rows import News

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterable

    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from menagerie.play.store import Subscription

CHANNEL = "menagerie"
LISTENER = "menagerie news"
"""What PostgreSQL calls a connection that listens; every server that is up has one."""
PAUSES = (0.05, 0.2, 1.0, 3.0)
"""Seconds between attempts to reach a server again; the last is repeated."""

KEEP_ALIVE = {"keepalives": 1, "keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}


class Board(Protocol):
    """Where news are published."""

    async def tell_within(self, connection: AsyncConnection, news: Iterable[News]) -> None:
        """Publish news as part of a transaction."""

    def tell_after(self, news: Iterable[News]) -> None:
        """Publish news after their transaction."""

    async def listen(self) -> Subscription:
        """Return a subscription to all news from now on."""

    async def close(self) -> None:
        """End all subscriptions."""


def board_for(engine: AsyncEngine) -> Board:
    """Return the board that suits a database."""
    return LocalBoard() if engine.dialect.name == "sqlite" else PostgresBoard(engine)


def to_payload(news: News) -> str:
    """News as the text that PostgreSQL carries."""
    text = f"{news.match} {news.number}"
    return text if news.topic == "entries" else f"{text} {news.topic}"


def from_payload(payload: str) -> News | None:
    """Read such a text; anything else on the channel is not for us."""
    match payload.split():
        case [match, number] if number.isdecimal():
            return News(match, int(number))
        case [match, number, topic] if number.isdecimal():
            return News(match, int(number), topic)
    return None


class LocalBoard:
    """A board within one process."""

    def __init__(self) -> None:
        """Begin with no listeners."""
        self._listeners: set[LocalSubscription] = set()

    async def tell_within(self, connection: AsyncConnection, news: Iterable[News]) -> None:
        """Do nothing: a transaction could still fail."""

    def tell_after(self, news: Iterable[News]) -> None:
        """Hand the news to everybody."""
        for item in news:
            for listener in self._listeners:
                listener.put(item)

    async def listen(self) -> LocalSubscription:
        """Return a new subscription."""
        listener = LocalSubscription(self._listeners)
        self._listeners.add(listener)
        return listener

    async def close(self) -> None:
        """End all subscriptions."""
        for listener in list(self._listeners):
            await listener.aclose()


class LocalSubscription:
    """News that wait for one listener; of one match only the latest of a topic, so that they cannot pile up."""

    def __init__(self, listeners: set[LocalSubscription]) -> None:
        """Begin with no news."""
        self._listeners = listeners
        self._waiting: dict[tuple[str | None, str], News] = {}
        self._changed = asyncio.Event()
        self._closed = False

    def put(self, news: News) -> None:
        """Add news."""
        self._waiting[news.match, news.topic] = news
        self._changed.set()

    def __aiter__(self) -> LocalSubscription:
        """Return itself."""
        return self

    async def __anext__(self) -> News:
        """Wait for the next news."""
        while not self._waiting:
            if self._closed:
                raise StopAsyncIteration
            self._changed.clear()
            await self._changed.wait()
        return self._waiting.pop(next(iter(self._waiting)))

    async def aclose(self) -> None:
        """Stop listening."""
        self._closed = True
        self._listeners.discard(self)
        self._changed.set()


class PostgresBoard:
    """A board that all processes on one PostgreSQL share."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Begin with no subscriptions."""
        self._engine = engine
        self._subscriptions: set[PostgresSubscription] = set()

    async def tell_within(self, connection: AsyncConnection, news: Iterable[News]) -> None:
        """Let PostgreSQL send the news when the transaction is committed."""
        for item in news:
            await connection.execute(select(func.pg_notify(CHANNEL, to_payload(item))))

    def tell_after(self, news: Iterable[News]) -> None:
        """Do nothing: PostgreSQL has sent them."""

    async def listen(self) -> PostgresSubscription:
        """Return a subscription on a connection of its own."""
        _, arguments = self._engine.dialect.create_connect_args(self._engine.url)
        subscription = PostgresSubscription({**arguments, **KEEP_ALIVE, "application_name": LISTENER})
        try:
            await subscription.connect()
        except psycopg.Error as error:
            raise StoreFailure(f"the database cannot be listened to: {error}") from error
        self._subscriptions.add(subscription)
        return subscription

    async def close(self) -> None:
        """End all subscriptions."""
        for subscription in self._subscriptions:
            await subscription.aclose()
        self._subscriptions.clear()


class PostgresSubscription:
    """A connection that listens; when it breaks it reconnects and reports that news may be lost."""

    def __init__(self, arguments: dict[str, Any]) -> None:
        """Remember how to connect."""
        self._arguments = arguments
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._notifies: AsyncGenerator[psycopg.Notify, None] | None = None
        self._closed = False

    async def connect(self) -> None:
        """Connect and begin to listen."""
        self._connection = await psycopg.AsyncConnection.connect(**self._arguments, autocommit=True)
        await self._connection.execute(f"LISTEN {CHANNEL}")
        self._notifies = self._connection.notifies()

    def __aiter__(self) -> PostgresSubscription:
        """Return itself."""
        return self

    async def __anext__(self) -> News:
        """Wait for the next news."""
        while not self._closed and self._notifies is not None:
            try:
                notify = await anext(self._notifies)
            except (psycopg.Error, StopAsyncIteration):
                await self._reconnect()
                return News(None)
            news = from_payload(notify.payload)
            if news is not None:
                return news
        raise StopAsyncIteration

    async def _reconnect(self) -> None:
        pauses = list(PAUSES)
        while not self._closed:
            try:
                await self.connect()
            except psycopg.Error:
                await asyncio.sleep(pauses.pop(0) if len(pauses) > 1 else pauses[0])
            else:
                return
        raise StopAsyncIteration

    async def aclose(self) -> None:
        """Stop listening."""
        self._closed = True
        if self._connection is not None:
            await self._connection.close()
