"""A store on SQLite or PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.play.stores.address import database_url
from menagerie.play.stores.migrate import check_revision, upgrade
from menagerie.play.stores.repositories.housekeeping import HousekeepingTables
from menagerie.play.stores.repositories.jobs import JobTables
from menagerie.play.stores.repositories.lobby import LobbyTables
from menagerie.play.stores.repositories.log import LogTables
from menagerie.play.stores.repositories.outages import OutageTables
from menagerie.play.stores.repositories.people import PeopleTables
from menagerie.play.stores.repositories.privacy import PrivacyTables
from menagerie.play.stores.repositories.push import PushTables
from menagerie.play.stores.repositories.ratings import RatingTables
from menagerie.play.stores.repositories.sessions import SessionTables
from menagerie.play.stores.repositories.talk import TalkTables
from menagerie.play.stores.repositories.tidying import TidyingTables

if TYPE_CHECKING:
    from menagerie.play.data.rows import News
    from menagerie.play.store import Subscription


class SqlStore(
    LogTables,
    LobbyTables,
    OutageTables,
    PeopleTables,
    PrivacyTables,
    SessionTables,
    RatingTables,
    TalkTables,
    PushTables,
    JobTables,
    HousekeepingTables,
    TidyingTables,
):
    """Fulfils `Store`: each concern in a module of its own, all on one database."""

    async def listen(self) -> Subscription:
        """Return a subscription to everything that is stored from now on, one's own writes included."""
        return await self.board.listen()

    async def publish(self, news: News) -> None:
        """Send news that are not stored to all subscriptions."""
        with self.explaining():
            async with self.engine.connect() as connection:
                await self.board.tell_within(connection, [news])
                await connection.commit()
        self.board.tell_after([news])


async def open_store(url: str | None = None, *, migrate: bool = True) -> SqlStore:
    """Open a store: the database of a URL, of the environment variable or the user's own; close it in the end.

    Its tables are brought up to date first, unless `migrate` is false; then an outdated database raises `StoreFailure`.
    """
    store = SqlStore(database_url(url))
    try:
        await (upgrade(store) if migrate else check_revision(store))
    except BaseException:
        await store.close()
        raise
    return store
