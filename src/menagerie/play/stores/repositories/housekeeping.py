"""What servers keep for themselves."""

from __future__ import annotations

from sqlalchemy import func, select, text, update

from menagerie.play.stores.database import Database, insert_if_new
from menagerie.play.stores.repositories.news import LISTENER
from menagerie.play.stores.tables import keepsakes, pulse

LISTENERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE application_name = :name AND datname = current_database()"
)


class HousekeepingTables(Database):
    """Fulfils `Housekeeping`."""

    async def keep(self, name: str, value: bytes) -> bytes:
        """Return the secret that is kept under a name, which is `value` if there was none."""
        async with self.writing() as connection:
            await insert_if_new(connection, keepsakes, {"name": name, "value": value})
            kept = await connection.execute(select(keepsakes.c.value).where(keepsakes.c.name == name))
            return bytes(kept.scalar_one())

    async def record_heartbeat(self, at: int) -> None:
        """Record that the service is up."""
        async with self.writing() as connection:
            await insert_if_new(connection, pulse, {"id": 1, "at": at})
            await connection.execute(update(pulse).where(pulse.c.at < at).values(at=at))

    async def last_heartbeat(self) -> int | None:
        """Return when the service was last known to be up."""
        async with self.reading() as connection:
            found: int | None = await connection.scalar(select(func.max(pulse.c.at)))
            return found

    async def is_listened_to(self) -> bool:
        """Whether any process listens for news of this database; a file has no other process."""
        if self.engine.dialect.name == "sqlite":
            return False
        async with self.reading() as connection:
            return bool(await connection.scalar(LISTENERS, {"name": LISTENER}))
