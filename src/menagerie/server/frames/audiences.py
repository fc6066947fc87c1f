"""What one kind of viewer is shown: a whole match on joining, and what happened after that, each encoded once.

A kind of viewer is a set of seats and a language; everybody without a seat is of one kind. Everything about the
position is made from the view of a seat, so that nothing hidden from it can be in a frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.core.seats import CHANCE
from menagerie.play.data import entries
from menagerie.server.frames import public
from menagerie.server.frames.choices import offers_in, offers_of
from menagerie.server.frames.seen_moves import SeenMoves, seen_text, turns_before
from menagerie.server.wire import messages as wire
from menagerie.server.wire.scenes import change_between, ground_of, motion_of, scene_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.play.match import Match
    from menagerie.play.steps import Step
    from menagerie.server.wire.scenes import Ground, Scene, SceneChange


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


class Picture:
    """The position as it is seen, and what happens on it; where nothing is hidden all who read a language share it."""

    def __init__(self, match: Match, audience: Audience, moves: SeenMoves | None = None) -> None:
        """Look at a match for the first time; `moves` are those that audiences with the same seats share."""
        self.audience = audience
        self.seat = seat_shown(match, audience.seats)
        self.view: View = match.view(self.seat)
        self._ground: Ground | None = None
        self._drawn = match.game.scene(self.view, audience.language)
        self._scene: Scene | None = None
        self.moves = moves or SeenMoves(match, audience.seats)
        self.shown: list[wire.Shown] = []
        """The moves of the last event."""
        self.change: SceneChange | None = None
        """What they changed in the drawing."""
        self.moved = False
        """Whether the view changed with the last event."""
        self._number, self._step = match.number, match.number
        self._coming: list[wire.Shown] = []
        self._changed = False
        """Whether the view is not that of the position any more."""

    @property
    def scene(self) -> Scene:
        """The whole drawing; events tell only what changed in it, so that it is made when somebody joins."""
        if self._scene is None:
            self._ground = ground_of(self._drawn, self._ground)
            self._scene = scene_of(self._drawn, self._ground)
        return self._scene

    def before(self, match: Match, step: Step) -> None:
        """See a move while the match is still as it was before."""
        if step.entry.number <= self._step:
            return
        self._step = step.entry.number
        if isinstance(step.entry, entries.TakenBack):
            self._changed = True
            self.moves.cut(step.entry.ply)
            self._coming = [shown for shown in self._coming if shown.ply <= step.entry.ply]
        elif step.position is not None:
            self._see(match.game, step, step.position)

    def _see(self, game: Game, step: Step, position: Position) -> None:
        text = seen_text(game, position, step.move, step.text, self.audience.seats)
        view = game.view(position, self.seat) if self._changed else self.view
        self._changed = True
        motions = [motion_of(each) for each in game.motions(view, text)]
        open_move = step.mover != CHANCE and text == step.text
        words = game.describe_move(position, step.move, self.audience.language) if open_move else ""
        self._coming.append(wire.Shown(step.ply + 1, step.mover, text, step.entry.at, motions, words))
        self.moves.add(step.ply + 1, wire.Move(step.mover, text, step.entry.at))

    def after(self, match: Match) -> None:
        """See the match as it is now that it has changed."""
        if self._number == match.number:
            return
        self._number = match.number
        self.shown, self._coming, self._changed = self._coming, [], False
        self.seat = seat_shown(match, self.audience.seats)
        view, self.change = match.view(self.seat), None
        self.moved = view != self.view
        if self.moved:
            self.view, before = view, self._drawn
            self._drawn, self._scene = match.game.scene(view, self.audience.language), None
            self.change = change_between(before, self._drawn)


class AudienceView:
    """What one kind of viewer has been shown so far."""

    def __init__(self, match_id: str, match: Match, audience: Audience, picture: Picture | None = None) -> None:
        """Look at a match for the first time; `picture` is the one that is shared with others."""
        self.match_id = match_id
        self.audience = audience
        self.picture = picture or Picture(match, audience)
        self.public = public.Public.of(match, audience.language)
        self._snapshot: tuple[int, str] = (0, "")

    @property
    def moves(self) -> SeenMoves:
        """The moves as they were seen."""
        return self.picture.moves

    def before(self, match: Match, step: Step) -> None:
        """See a move while the match is still as it was before."""
        self.picture.before(match, step)

    # Frames

    def event(self, match: Match, happened: Sequence[entries.Entry], now: int) -> wire.Event:
        """Return the event of entries that the match has taken."""
        picture = self.picture
        picture.after(match)
        known, former = public.Public.of(match, self.audience.language, self.public), self.public
        self.public = known
        return wire.Event(
            after=happened[0].number - 1,
            number=match.number,
            status=match.status,
            ply=match.ply,
            seat=seat_shown(match, self.audience.seats),
            to_act=public.to_act(match),
            clocks=public.clocks(match, now),
            entries=[entry.kind for entry in happened],
            moves=picture.shown,
            view=picture.view.text if picture.moved else None,
            scene=picture.change,
            offers=self.offers(match),
            **known.since(former),
        )

    def offers(self, match: Match) -> wire.Offers | None:
        """Return what this kind of viewer can play now; whoever has no seat to act costs nothing."""
        seat = match.to_act
        if seat is None or seat not in self.audience.seats or match.chairs[seat].bot:
            return None
        game, language = match.game, self.audience.language
        if not game.kind.hidden:  # the view is the position
            return offers_in(game, match.position, seat, language)
        return offers_of(game, self.picture.view, language)

    def snapshot(self, match: Match, now: int) -> wire.Snapshot:
        """Return the match as this kind of viewer may know it, with its latest moves."""
        known = public.Public.of(match, self.audience.language)
        skipped, moves = self.moves.latest()
        return wire.Snapshot(
            match=self.match_id,
            number=match.number,
            status=match.status,
            host=match.host,
            settings=public.settings(match),
            seats=known.seats,
            own=list(self.audience.seats),
            seat=seat_shown(match, self.audience.seats),
            ply=match.ply,
            to_act=public.to_act(match),
            view=self.picture.view.text,
            scene=self.picture.scene,
            moves=moves,
            skipped=skipped,
            turns=turns_before(match.movers, skipped) if skipped else 0,
            clocks=public.clocks(match, now),
            commitment=match.created.commitment,
            rules=match.created.rules,
            offers=self.offers(match),
            proposals=known.proposals,
            result=known.result,
            rematch=known.rematch,
            previous=match.created.previous,
            seed=known.seed,
        )

    def snapshot_text(self, match: Match, now: int) -> str:
        """Return the snapshot encoded; those who join between two moves get the same text."""
        if self._snapshot[0] != match.number:
            self._snapshot = (match.number, wire.encode(self.snapshot(match, now)))
        return self._snapshot[1]
