"""Notifications: people learn that it is their turn, on open pages by notices, on closed ones by web push."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from menagerie.play.data.entries import Drawn, Moved, Started, TakenBack
from menagerie.server.people.notices import Notices
from menagerie.server.people.web_push import Pusher
from menagerie.server.settings import read_key

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.play.data.entries import Entry
    from menagerie.play.match import Match
    from menagerie.play.store import Store
    from menagerie.server.settings import ServerSettings
    from menagerie.server.support.metrics import Metrics

TURNS = (Drawn, Moved, Started, TakenBack)
"""After what it may be somebody else's turn."""


class Notifications:
    """Notices for open pages and web push for absent players."""

    pusher: Pusher

    def __init__(
        self,
        store: Store,
        settings: ServerSettings,
        metrics: Metrics,
        is_here: Callable[[str, str], bool],
        in_memory: Callable[[str], Match | None],
    ) -> None:
        """Send nothing yet; `is_here` says whether a person has a match open, `in_memory` returns a live match."""
        self._store = store
        self._settings = settings
        self._metrics = metrics
        self._is_here = is_here
        self.notices = Notices(in_memory)

    async def open(self) -> None:
        """Begin to follow the matches."""
        given = self._settings.vapid_key
        key = read_key(given.get_secret_value()) if given else await self._store.keep("vapid", secrets.token_bytes(32))
        self.pusher = Pusher(self._store, key, self._settings, self._metrics)
        await self.notices.open(self._store)

    async def close(self) -> None:
        """Finish what has begun."""
        await self.notices.close()
        await self.pusher.close()

    def after(self, match_id: str, match: Match, entries: Sequence[Entry]) -> None:
        """Notify the player to act, after entries that this process has stored."""
        if any(isinstance(entry, TURNS) for entry in entries):
            chair = match.chairs.get(match.to_act or 0)
            person = None if chair is None or chair.bot else chair.who
            if person is not None and not self._is_here(match_id, person):
                self.pusher.turn(match_id, match.settings.game, person)
