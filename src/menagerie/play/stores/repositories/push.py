"""Browsers that receive web push."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from menagerie.play.data.rows import PushSubscription
from menagerie.play.stores.database import Database
from menagerie.play.stores.repositories.people import unknown
from menagerie.play.stores.tables import push_subscriptions as subscriptions

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


class PushTables(Database):
    """Fulfils `Push`."""

    async def subscribe(self, subscription: PushSubscription) -> None:
        """Store a subscription, in place of an earlier one of the same browser."""
        try:
            async with self.writing() as connection:
                await forget(connection, subscription.endpoint)
                values = {each.name: getattr(subscription, each.name) for each in subscriptions.c}
                await connection.execute(insert(subscriptions).values(values))
        except IntegrityError as error:
            raise unknown(subscription.person) from error

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget a browser."""
        async with self.writing() as connection:
            await forget(connection, endpoint)

    async def subscriptions_of(self, person: str) -> list[PushSubscription]:
        """Return somebody's browsers."""
        wanted = select(subscriptions).where(subscriptions.c.person == person)
        async with self.reading() as connection:
            rows = await connection.execute(wanted.order_by(subscriptions.c.created_at, subscriptions.c.endpoint))
            return [PushSubscription(*row) for row in rows]


async def forget(connection: AsyncConnection, endpoint: str) -> None:
    """Remove a browser."""
    await connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))
