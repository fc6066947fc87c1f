"""LiveTable: one match in memory with those who look at it; each message is encoded once for each kind of viewer."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Any

from menagerie.play.standing import as_entry
from menagerie.play.steps import step_of
from menagerie.server.frames import public
from menagerie.server.frames.audiences import Audience, AudienceView, Picture
from menagerie.server.frames.seen_moves import SeenMoves
from menagerie.server.live.arrivals import Arrivals
from menagerie.server.live.checkpoints import Checkpoints
from menagerie.server.shares.texts import Texts
from menagerie.server.wire import messages as wire

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable, Iterable, Sequence

    from menagerie.play.data.entries import Entry
    from menagerie.play.data.rows import Logged
    from menagerie.play.match import Match
    from menagerie.play.steps import Step
    from menagerie.server.frames.seen_moves import Seats
    from menagerie.server.live.viewers import Viewer


SERIALS = count(1)
"""Numbers of matches as they were loaded: the same match loaded again may differ, as when somebody was forgotten."""


class LiveTable:
    """A match in memory; only the holder of the lock may change it."""

    def __init__(self, match_id: str, match: Match, secret: bytes, texts: Texts | None = None) -> None:
        """Begin with nobody looking."""
        self.id = match_id
        self.match = match
        match.history.rest()
        self.secret = secret
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.line = -1
        """The number of the last line of chat that was sent; -1 before there was a viewer."""
        self.bot: asyncio.Task[None] | None = None
        """The bots' turns, while they think."""
        self.presence_timer: asyncio.TimerHandle | None = None
        """Set while a message about presence is delayed."""
        self.failing_since: int | None = None
        """Since when nothing could be stored, in which nobody could play; nothing once that time is credited."""
        self.stalled = 0
        """Milliseconds for which this process stood still, in which nobody here could play, not credited yet."""
        self.arrivals = Arrivals()
        self.continuing = False
        """Whether this process is opening the rematch."""
        self.checkpoints = Checkpoints()
        self._texts = texts or Texts()
        self._serial = next(SERIALS)
        self._audiences: dict[Audience, AudienceView] = {}
        self._seen: dict[Seats, SeenMoves] = {}

    @property
    def idle(self) -> bool:
        """Whether nobody needs the table in memory."""
        busy = self.viewers or self.lock.locked() or self.arrivals or self.stalled or self.failing_since is not None
        return not (busy or (self.bot is not None and not self.bot.done()))

    # Those who look

    def audience_of(self, viewer: Viewer) -> Audience:
        """Return which kind of viewer somebody is."""
        return Audience(self.match.seats_of(viewer.person) if viewer.person else (), viewer.language)

    def join(self, viewer: Viewer, now: int) -> None:
        """Let somebody look, and show them the match."""
        self.viewers.add(viewer)
        self.resync(viewer, now)

    def resync(self, viewer: Viewer, now: int) -> None:
        """Show somebody the match."""
        viewer.audience = self.audience_of(viewer)
        viewer.push(self.view_of(viewer.audience).snapshot_text(self.match, now))

    def leave(self, viewer: Viewer) -> None:
        """Let somebody go; what nobody looks at any more is forgotten."""
        self.viewers.discard(viewer)
        self._forget()
        if not self.viewers:
            self.match.history.rest()

    def _forget(self) -> None:
        needed = {viewer.audience for viewer in self.viewers if viewer.audience is not None}
        self._audiences = {audience: each for audience, each in self._audiences.items() if audience in needed}
        seats = {each.moves.seats for each in self._audiences.values()}
        self._seen = {own: seen for own, seen in self._seen.items() if own in seats}

    def view_of(self, audience: Audience) -> AudienceView:
        """Return what a kind of viewer has been shown."""
        found = self._audiences.get(audience)
        if found is None:
            found = self._audiences[audience] = self._new_view(audience)
        return found

    def _new_view(self, audience: Audience) -> AudienceView:
        return AudienceView(self.id, self.match, audience, self._picture(audience))

    def _eyes(self, audience: Audience) -> Seats:
        """Return the seats with whose eyes an audience sees; where nothing is hidden everybody sees the same."""
        return audience.seats if self.match.game.kind.hidden else ()

    def _picture(self, audience: Audience) -> Picture:
        """Return what an audience sees: where nothing is hidden, the same as all others who read the language."""
        if self.match.game.kind.hidden:
            return Picture(self.match, audience, self.seen(self._eyes(audience)))
        shared = next((each for own, each in self._audiences.items() if own.language == audience.language), None)
        if shared is not None:
            return shared.picture
        return Picture(self.match, Audience((), audience.language), self.seen(()))

    def seen(self, seats: Seats) -> SeenMoves:
        """Return the moves as seats see them."""
        found = self._seen.get(seats)
        if found is None:
            found = self._seen[seats] = SeenMoves(self.match, seats)
        return found

    async def snapshot(self, audience: Audience, now: int) -> str:
        """Return the match for a kind of viewer."""
        known = self._audiences.get(audience)
        return (
            known.snapshot_text(self.match, now) if known else await self.shared(audience, self._drawn(audience, now))
        )

    def _drawn(self, audience: Audience, now: int) -> Callable[[], Coroutine[Any, Any, str]]:
        async def make() -> str:
            return wire.encode(self._new_view(audience).snapshot(self.match, now))

        return make

    @property
    def version(self) -> tuple[int, int]:
        """What changes whenever the match does."""
        return self._serial, self.match.number

    async def shared(self, what: Hashable, make: Callable[[], Coroutine[Any, Any, str]]) -> str:
        """Return a text about the match as it stands: made once for all who ask, and kept while there is room."""
        return await self._texts.get((*self.version, what), make)

    def push(self, message: wire.FromServer) -> None:
        """Send the same message to all viewers."""
        if self.viewers:
            text = wire.encode(message)
            for viewer in self.viewers:
                viewer.push(text)

    # What happens

    def advance(self, steps: Sequence[Step], decided: Match, now: int) -> None:
        """Take over the match as it was decided and stored, and send the event to all viewers."""
        self._forget()
        for step in steps:
            self._see(step)
        self.match.become(decided)
        self._tell([step.entry for step in steps], now)

    def _see(self, step: Step) -> None:
        """Let all who look see an entry that is about to happen."""
        for each in self._audiences.values():
            each.before(self.match, step)
        for seen in self._seen.values():
            seen.follow(self.match.game, step)

    def _tell(self, happened: Sequence[Entry], now: int) -> None:
        """Send all viewers the event; a viewer whose seats have changed gets a snapshot."""
        texts = {
            audience: wire.encode(each.event(self.match, happened, now)) for audience, each in self._audiences.items()
        }
        for viewer in self.viewers:
            if viewer.audience in texts and self.audience_of(viewer) == viewer.audience:
                viewer.push(texts[viewer.audience])
            else:
                self.resync(viewer, now)
        self._forget()

    def reload(self, match: Match, now: int) -> None:
        """Begin anew with a match as a store has kept it, and show everybody the whole of it."""
        self.match = match
        self._audiences, self._seen = {}, {}
        self._serial = next(SERIALS)
        self.checkpoints = Checkpoints()
        for viewer in list(self.viewers):
            self.resync(viewer, now)

    def advance_to(self, rows: Iterable[Logged], now: int) -> list[Entry]:
        """Let happen what another process has stored; return the entries that were new."""
        happened = [as_entry(row) for row in rows if row.number > self.match.number]
        if not happened:
            return []
        self._forget()
        for entry in happened:
            step = step_of(self.match, entry)
            self._see(step)
            self.match.apply(entry, step.move if step.position is not None else None)
        self._tell(happened, now)
        return happened

    def send_heartbeat(self, number: int, now: int) -> None:
        """Send all viewers a heartbeat with the clocks."""
        for viewer in self.viewers:
            viewer.heartbeat_sent(number)
        self.push(wire.Clock(number, public.clocks(self.match, now)))
