"""What one kind of viewer is shown: a whole match on joining, and what happened after that, each encoded once.

A kind of viewer is a set of seats and a language; everybody without a seat is of one kind. Everything about the
position is made from the view of a seat, so that nothing hidden from it can be in a frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.core.seats import CHANCE
from menagerie.play import entries
from menagerie.server import parts, wire
from menagerie.server.offers import offers_of
from menagerie.server.wire_scene import change_between, motion_of, scene_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.play.match import Match
    from menagerie.server.wire_scene import Scene


class Audience(NamedTuple):
    """A kind of viewer: whose eyes they have, and which language they read."""

    seats: tuple[int, ...]
    """Their seats; none for a spectator."""
    language: str = "en"


def seat_shown(match: Match, seats: Sequence[int]) -> int:
    """Return the seat whose view is shown to somebody: the one to act if it is theirs, else their first."""
    if match.to_act in seats:
        return match.to_act or 0
    return seats[0] if seats else 0


class Stand:
    """Where one kind of viewer stands, and what they have been shown so far."""

    def __init__(self, match_id: str, match: Match, audience: Audience) -> None:
        """Look at a match for the first time."""
        self.match_id = match_id
        self.audience = audience
        self.seat = seat_shown(match, audience.seats)
        self.view: View = match.view(self.seat)
        self.scene = self.drawn(match)
        self.moves = self.moves_so_far(match)
        self.public = parts.Public.of(match, audience.language)
        self._news: list[wire.Shown] = []
        self._snapshot: tuple[int, str] = (0, "")

    def drawn(self, match: Match) -> Scene:
        """Draw what is seen now."""
        return scene_of(match.game.scene(self.view, self.audience.language))

    # Moves as they are seen

    def moves_so_far(self, match: Match) -> list[wire.Move]:
        """Return the moves of a match, as they were seen when they were made."""
        position = match.history.start
        seen = []
        for move, mover, at in zip(match.history.moves, match.movers, match.times, strict=True):
            seen.append(wire.Move(mover, self.seen(match, position, move), at))
            position.play(move)
        return seen

    def seen(self, match: Match, position: Position, move: int) -> str:
        """Return a move about to be played as these viewers see it, through the seat that sees most."""
        text = match.game.format_move(position, move)
        told = [match.game.redact(position, move, seat) for seat in self.audience.seats or (0,)]
        return text if text in told else told[0]

    def before(self, match: Match, entry: entries.Entry) -> None:
        """See a move while the match is still as it was before."""
        if isinstance(entry, entries.Moved | entries.Drawn):
            mover = entry.seat if isinstance(entry, entries.Moved) else CHANCE
            game, position = match.game, match.position
            move = game.parse_move(position, entry.move)
            text = self.seen(match, position, move)
            motions = [motion_of(each) for each in game.motions(game.view(position, self.seat), text)]
            open_move = mover != CHANCE and text == entry.move
            told = game.describe_move(position, move, self.audience.language) if open_move else ""
            self._news.append(wire.Shown(match.ply + 1, mover, text, entry.at, motions, told))
            self.moves.append(wire.Move(mover, text, entry.at))
        elif isinstance(entry, entries.TakenBack):
            del self.moves[entry.ply :]
            self._news = [shown for shown in self._news if shown.ply <= entry.ply]

    # Frames

    def event(self, match: Match, happened: Sequence[entries.Entry], now: int) -> wire.Event:
        """Tell what happened, now that the match has changed by all of it."""
        self.seat = seat_shown(match, self.audience.seats)
        view = match.view(self.seat)
        change = None
        if moved := view != self.view:
            self.view, before = view, self.scene
            self.scene = self.drawn(match)
            change = change_between(before, self.scene)
        public, former = parts.Public.of(match, self.audience.language), self.public
        self.public = public
        shown, self._news = self._news, []
        return wire.Event(
            after=happened[0].number - 1,
            number=match.number,
            status=match.status,
            ply=match.ply,
            seat=self.seat,
            to_act=parts.to_act(match),
            clocks=parts.clocks(match, now),
            entries=[entry.kind for entry in happened],
            moves=shown,
            view=view.text if moved else None,
            scene=change,
            offers=self.offers(match),
            **public.since(former),
        )

    def offers(self, match: Match) -> wire.Offers | None:
        """Return what this kind of viewer can play now."""
        if match.to_act is None or match.to_act not in self.audience.seats or match.chairs[match.to_act].bot:
            return None
        return offers_of(match.game, self.view, self.audience.language)

    def snapshot(self, match: Match, now: int) -> wire.Snapshot:
        """Return the whole match as this kind of viewer may know it."""
        public = parts.Public.of(match, self.audience.language)
        return wire.Snapshot(
            match=self.match_id,
            number=match.number,
            status=match.status,
            host=match.host,
            settings=parts.settings(match),
            seats=public.seats,
            own=list(self.audience.seats),
            seat=self.seat,
            ply=match.ply,
            to_act=parts.to_act(match),
            view=self.view.text,
            scene=self.scene,
            moves=self.moves,
            clocks=parts.clocks(match, now),
            commitment=match.created.commitment,
            rules=match.created.rules,
            offers=self.offers(match),
            proposals=public.proposals,
            result=public.result,
            rematch=public.rematch,
            previous=match.created.previous,
            seed=public.seed,
        )

    def snapshot_text(self, match: Match, now: int) -> str:
        """Return the snapshot encoded; those who join between two moves get the same text."""
        if self._snapshot[0] != match.number:
            self._snapshot = (match.number, wire.encode(self.snapshot(match, now)))
        return self._snapshot[1]
