"""Rooms: the viewers of all matches, who of the players is present, and the heartbeat."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING

from menagerie.play.data.commands import Leaving
from menagerie.server.live.presence import ANNOUNCED, Presence
from menagerie.server.live.viewers import RESTART, UNKNOWN
from menagerie.server.support.rate_limits import Rate
from menagerie.server.support.retries import retried
from menagerie.server.wire import messages as wire

if TYPE_CHECKING:
    from menagerie.server.live.matches import Act, Matches
    from menagerie.server.live.presence import Key
    from menagerie.server.live.tables import LiveTable
    from menagerie.server.live.viewers import Viewer
    from menagerie.server.support.services import Services

logger = logging.getLogger("menagerie.hub")

HEARTBEAT = 10.0
"""Seconds between heartbeats."""
CROWD, SOON = 20, 1.0
"""With so many viewers, presence is sent only once in so many seconds."""
MESSAGES = (200, 20)
"""How many messages one person may send in how many seconds."""


class Rooms:
    """The viewers of the matches of one process."""

    def __init__(self, services: Services, matches: Matches, act: Act, *, shared: bool) -> None:
        """Begin without viewers; with `shared`, presence is announced to other processes."""
        self._clock = services.clock
        self._tasks = services.tasks
        self._matches = matches
        self._act = act
        self.presence = Presence(services.store.publish if shared else None, self._gone, services.clock)
        self.sockets: Counter[str] = Counter()
        """How many sockets are open from each address."""
        self.messages = Rate(*MESSAGES, services.clock.monotonic)
        self._closing = False

    def open(self) -> None:
        """Start the heartbeat and the announcements."""
        self._tasks.spawn(self._send_heartbeats(), "heartbeat")
        self._tasks.spawn(self._announce(), "presence")

    async def close(self) -> None:
        """Close all sockets with a request to come back after the restart."""
        self._closing = True
        for table in self._matches.tables():
            table.push(wire.Bye(RESTART))
            for viewer in list(table.viewers):
                viewer.end(RESTART)
        await self.presence.close()

    # Viewers

    async def join(self, match_id: str, viewer: Viewer) -> LiveTable:
        """Add a viewer to a match and show it; a player is present from now on."""
        table = await self._matches.table(match_id)
        async with table.lock:
            await self._matches.read_on(table)
            table.join(viewer, self._clock.now_ms())
        if viewer.person is not None:
            await self.presence.came(match_id, viewer.person)
        self.send_presence(table)
        return table

    async def leave(self, table: LiveTable, viewer: Viewer) -> None:
        """Remove a viewer."""
        table.leave(viewer)
        if viewer.person is not None and not self._closing:
            await self.presence.went(table.id, viewer.person)
        self.send_presence(table)

    async def forget(self, person: str) -> None:
        """Close the sockets of a person whose account was deleted, and show their matches without the name."""
        for table in self._matches.tables():
            for viewer in table.viewers:
                if viewer.person == person:
                    viewer.end(UNKNOWN)
            if table.match.seats_of(person):
                await self._matches.reload(table)

    # Presence

    def send_presence(self, table: LiveTable) -> None:
        """Send all viewers of a match who is present: at once, or with many viewers, soon and once for all changes."""
        if len(table.viewers) < CROWD:
            self._send_presence(table)
        elif table.presence_timer is None:
            table.presence_timer = asyncio.get_running_loop().call_later(SOON, self._send_presence, table)

    def _send_presence(self, table: LiveTable) -> None:
        table.presence_timer = None
        people = {table.match.host, *(chair.who for chair in table.match.chairs.values() if chair.who)}
        present = sorted(person for person in people if self.presence.is_here(table.id, person))
        watching = sum(1 for viewer in table.viewers if viewer.person not in people)
        table.push(wire.Presence(present, watching))

    async def _gone(self, key: Key) -> None:
        self._tasks.spawn(retried(lambda: self._record_absence(*key)), "an absence")

    async def _record_absence(self, match_id: str, person: str) -> None:
        table = await self._matches.table(match_id)
        self.send_presence(table)
        if table.match.seats_of(person) and not self.presence.is_here(match_id, person):
            await self._act(match_id, Leaving(person))

    async def _announce(self) -> None:
        while True:
            await asyncio.sleep(ANNOUNCED)
            try:
                await self.presence.announce_all()
            except Exception:
                logger.exception("presence could not be announced")

    async def _send_heartbeats(self) -> None:
        number = 0
        while True:
            await asyncio.sleep(HEARTBEAT)
            number += 1
            for table in self._matches.tables():
                table.send_heartbeat(number, self._clock.now_ms())
