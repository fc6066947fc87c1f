"""After a restart: time of the outage is given back, bots go on thinking, and whoever does not come back is missed."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from menagerie.errors import Refused
from menagerie.play import commands
from menagerie.play.clock import RECONNECT
from menagerie.play.shapes import SERVER
from menagerie.server.state import now_ms

if TYPE_CHECKING:
    from menagerie.server.hub import Hub
    from menagerie.server.tables import LiveTable

logger = logging.getLogger("menagerie.hub")

SHORTEST_OUTAGE = 10_500
"""Milliseconds; two signs of life may be that far apart without an outage where other processes may be up."""
MISSED = 30.0
"""Seconds that people have to come back after a restart."""


class Restart:
    """Goes through all matches that were going on."""

    def __init__(self, hub: Hub) -> None:
        """Work on the matches of a hub."""
        self._hub = hub

    async def run(self) -> None:
        """See to every match; one that fails does not stop the others."""
        for match_id in await self._hub.store.unfinished():
            try:
                await self._see_to(await self._hub.table(match_id))
            except Exception:
                logger.exception("match %s could not be continued", match_id)

    async def _see_to(self, table: LiveTable) -> None:
        match = table.match
        if match.status != "running":
            return
        outage = self._hub.outage or 0
        if outage >= (SHORTEST_OUTAGE if self._hub.shared else 1):
            # The last sign of life may be older than the last move, after which nobody can have lost more.
            await self._credit(table, min(outage, max(0, now_ms() - match.at)) + RECONNECT)
        self._hub.following.bots(table)
        for person in {chair.who for chair in match.chairs.values() if chair.who and not chair.absence}:
            if not self._hub.presence.is_here(table.id, person):
                self._hub.presence.miss(table.id, person, MISSED)

    async def _credit(self, table: LiveTable, milliseconds: int) -> None:
        try:
            await self._hub.act(table.id, commands.Credit(SERVER, milliseconds))
        except Refused as refusal:
            logger.info("no time was given back in %s: %s", table.id, refusal.code)
