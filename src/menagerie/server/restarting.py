"""After a restart: time of the outage is given back, bots go on thinking, and whoever does not come back is missed."""

from __future__ import annotations

import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING

from menagerie.errors import StoreFailure
from menagerie.play.clock import RECONNECT
from menagerie.play.shapes import SERVER
from menagerie.server.state import now_ms
from menagerie.server.timers import insisted

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
        self._left: set[str] | None = None
        """Matches that are still to be seen to, once the store has told them."""
        self._began = now_ms()
        self._id = f"{SERVER}:restart-{secrets.token_hex(8)}"
        """What makes sure that time is given back once, however often that is tried."""

    async def run(self) -> None:
        """See to every match; one that fails does not stop the others, and is tried again while the store fails."""
        for match_id in list(await self._unseen()):
            try:
                await self.see_to(match_id)
            except StoreFailure as error:
                logger.warning("match %s is continued later: %s", match_id, error)
                self._hub.spawn(insisted(partial(self.see_to, match_id)), "a match after a restart")

    async def _unseen(self) -> set[str]:
        if self._left is None:
            self._left = set(await self._hub.store.unfinished())
        return self._left

    async def see_to(self, match_id: str) -> None:
        """See to a match if that was not done yet; before time was given back no clock may run out."""
        left = await self._unseen()
        if match_id not in left:
            return
        try:
            await self._continue(await self._hub.table(match_id))
        except StoreFailure:
            raise
        except Exception:
            logger.exception("match %s could not be continued", match_id)
        left.discard(match_id)

    async def _continue(self, table: LiveTable) -> None:
        match = table.match
        if match.status != "running":
            return
        outage = self._hub.outage or 0
        if outage >= (SHORTEST_OUTAGE if self._hub.shared else 1):
            table.failing_since = self._began - outage  # or since the last move, which may have come later
            await self._hub.give_back(table, RECONNECT, self._id)
        self._hub.following.bots(table)
        for person in {chair.who for chair in match.chairs.values() if chair.who and not chair.absence}:
            if not self._hub.presence.is_here(table.id, person):
                self._hub.presence.miss(table.id, person, MISSED)
