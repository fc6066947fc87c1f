"""LiveTable: one match in memory with those who look at it; each kind of viewer is told once, then everybody of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from menagerie.play.standing import as_entry
from menagerie.server import parts, wire
from menagerie.server.frames import Audience, Stand

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from menagerie.play.entries import Entry
    from menagerie.play.match import Match
    from menagerie.play.rows import Logged
    from menagerie.server.viewers import Viewer


class LiveTable:
    """A match that is looked at or played; whoever changes it holds the lock."""

    def __init__(self, match_id: str, match: Match, secret: bytes) -> None:
        """Begin with nobody looking."""
        self.id = match_id
        self.match = match
        self.secret = secret
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.line = -1
        """The number of the last line of chat that was passed on; -1 before anybody was there to hear one."""
        self.bot: asyncio.Task[None] | None = None
        """The bots' turns, while they think."""
        self.telling: asyncio.TimerHandle | None = None
        """Set while everybody is about to be told who is there."""
        self.failing_since: int | None = None
        """Since when nothing could be stored, in which nobody could play; nothing once that time is given back."""
        self.continuing = False
        """Whether this process is opening the rematch."""
        self._stands: dict[Audience, Stand] = {}

    @property
    def idle(self) -> bool:
        """Whether nobody needs the table in memory."""
        busy = self.viewers or self.lock.locked() or self.failing_since is not None
        return not (busy or (self.bot is not None and not self.bot.done()))

    # Those who look

    def audience_of(self, viewer: Viewer) -> Audience:
        """Return which kind of viewer somebody is."""
        return Audience(self.match.seats_of(viewer.person) if viewer.person else (), viewer.language)

    def join(self, viewer: Viewer, now: int) -> None:
        """Let somebody look, and show them the whole match."""
        self.viewers.add(viewer)
        self.resync(viewer, now)

    def resync(self, viewer: Viewer, now: int) -> None:
        """Show somebody the whole match."""
        viewer.audience = self.audience_of(viewer)
        viewer.push(self.stand(viewer.audience).snapshot_text(self.match, now))

    def leave(self, viewer: Viewer) -> None:
        """Let somebody go; what nobody looks at any more is forgotten."""
        self.viewers.discard(viewer)
        self._forget()

    def _forget(self) -> None:
        needed = {viewer.audience for viewer in self.viewers}
        self._stands = {audience: stand for audience, stand in self._stands.items() if audience in needed}

    def stand(self, audience: Audience) -> Stand:
        """Return what a kind of viewer has been shown."""
        found = self._stands.get(audience)
        if found is None:
            found = self._stands[audience] = Stand(self.id, self.match, audience)
        return found

    def snapshot(self, audience: Audience, now: int) -> str:
        """Return the whole match for somebody who does not stay."""
        known = self._stands.get(audience)
        return (known or Stand(self.id, self.match, audience)).snapshot_text(self.match, now)

    def push(self, message: wire.FromServer) -> None:
        """Tell everybody the same."""
        if self.viewers:
            text = wire.encode(message)
            for viewer in self.viewers:
                viewer.push(text)

    # What happens

    def advance(self, happened: Sequence[Entry], now: int) -> None:
        """Let stored entries happen and tell everybody; whoever sits elsewhere now is shown the whole match."""
        self._forget()
        for entry in happened:
            for stand in self._stands.values():
                stand.before(self.match, entry)
            self.match.apply(entry)
        told = {
            audience: wire.encode(stand.event(self.match, happened, now)) for audience, stand in self._stands.items()
        }
        for viewer in self.viewers:
            if viewer.audience in told and self.audience_of(viewer) == viewer.audience:
                viewer.push(told[viewer.audience])
            else:
                self.resync(viewer, now)
        self._forget()

    def reload(self, match: Match, now: int) -> None:
        """Begin anew with a match as a store has kept it, and show everybody the whole of it."""
        self.match = match
        self._stands = {}
        for viewer in self.viewers:
            self.resync(viewer, now)

    def advance_to(self, rows: Iterable[Logged], now: int) -> list[Entry]:
        """Let happen what another process has stored; return the entries that were new."""
        happened = [as_entry(row) for row in rows if row.number > self.match.number]
        if happened:
            self.advance(happened, now)
        return happened

    def beat(self, number: int, now: int) -> None:
        """Send everybody a heartbeat with what the clocks show."""
        for viewer in self.viewers:
            viewer.beaten(number)
        self.push(wire.Clock(number, parts.clocks(self.match, now)))
