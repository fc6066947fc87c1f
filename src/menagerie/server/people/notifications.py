"""What matches mean for people: ratings once they are over, and word that it is somebody's turn."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from menagerie.errors import MenagerieError
from menagerie.play.data.commands import Command, Leave, Rename, Resign
from menagerie.play.data.entries import Drawn, Ended, Entry, Moved, Started, TakenBack
from menagerie.play.match import Match
from menagerie.play.standing import match_of
from menagerie.server.people.notices import Notices
from menagerie.server.people.web_push import Pusher
from menagerie.server.settings import read_key
from menagerie.server.support.retries import retried

if TYPE_CHECKING:
    from menagerie.server.state import Server

logger = logging.getLogger("menagerie.server")

LOOK_BACK = 7 * 86_400_000
"""Milliseconds back to which a server that starts looks for matches that were not rated."""
TURNS = (Drawn, Moved, Started, TakenBack)
"""After what it may be somebody else's turn."""


class Society:
    """A part of a server: opened after the hub, whose entries it hears of."""

    def __init__(self, server: Server) -> None:
        """Belong to a server whose store is not open yet."""
        self._server = server
        self.notices = Notices()
        self.pusher: Pusher
        self._catching_up: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen, and rate what was left unrated."""
        server = self._server
        given = server.settings.vapid_key
        key = read_key(given.get_secret_value()) if given else await server.store.keep("vapid", secrets.token_bytes(32))
        self.pusher = Pusher(server.store, key, server.settings, server.metrics)
        await self.notices.open(server.store)
        server.hub.listeners.append(self.happened)
        self._catching_up = asyncio.create_task(self._catch_up())

    async def close(self) -> None:
        """Finish what has begun."""
        if self._catching_up is not None:
            self._catching_up.cancel()
            await asyncio.gather(self._catching_up, return_exceptions=True)
        await self.notices.close()
        await self.pusher.close()

    async def happened(self, match_id: str, match: Match, entries: Sequence[Entry]) -> None:
        """Do what follows from entries that this process has stored."""
        if any(isinstance(entry, Ended) for entry in entries):
            await retried(lambda: self._server.rate(match_id, match))
        if any(isinstance(entry, TURNS) for entry in entries):
            self._call(match_id, match)

    def _call(self, match_id: str, match: Match) -> None:
        chair = match.chairs.get(match.to_act or 0)
        person = None if chair is None or chair.bot else chair.who
        if person is not None and not self._server.hub.rooms.presence.is_here(match_id, person):
            self.pusher.turn(match_id, match.settings.game, person)

    async def _catch_up(self) -> None:
        store = self._server.store
        for match_id in await retried(lambda: store.unrated(self._server.started_at - LOOK_BACK)):
            try:
                await retried(partial(self._rate_late, match_id))
            except MenagerieError:
                logger.exception("a match could not be rated", extra={"match": match_id})

    async def _rate_late(self, match_id: str) -> None:
        loaded = await self._server.store.load(match_id)
        await self._server.rate(match_id, await asyncio.to_thread(match_of, loaded.entries))

    async def rename(self, person: str, name: str) -> None:
        """Call somebody by their new name in all matches that are not over."""
        for row in await self._server.store.matches_of(person, limit=1000):
            try:
                await self._server.hub.act(row.id, Rename(person, name))
            except MenagerieError as error:
                logger.warning("%s is called as before in %s: %s", person, row.id, error)

    async def withdraw(self, person: str) -> None:
        """Give up all matches of somebody who goes for good."""
        for row in await self._server.store.matches_of(person, limit=1000):
            command: Command = Leave(person) if row.summary.status == "open" else Resign(person)
            try:
                await self._server.hub.act(row.id, command)
            except MenagerieError as error:
                logger.info("%s is left as it is: %s", row.id, error)
