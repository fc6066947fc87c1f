"""Agreements: decisions on proposals of a draw, a takeback, a pause, to call off, or a rematch."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from menagerie.core.seats import CHANCE, NOBODY
from menagerie.errors import MenagerieError
from menagerie.play.data import entries
from menagerie.play.data.settings import REALTIME
from menagerie.play.data.values import SERVER
from menagerie.play.deciding.moves import check_running
from menagerie.play.deciding.refusals import refuse
from menagerie.play.deciding.seating import check_seat
from menagerie.play.endings import shared, sides_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.play.data import commands
    from menagerie.play.data.settings import Settings
    from menagerie.play.data.values import Proposal
    from menagerie.play.deciding.draft import Draft
    from menagerie.play.match import Match

TRIALS = 16
"""How many positions that fit somebody's view are tried to find out whether a move gave something away."""


def propose(draft: Draft, command: commands.Offer) -> None:
    """Make a proposal; where nobody has to consent, as within one's own turn, it takes effect at once."""
    match = draft.match
    check_time_for(match, command.what)
    seat = speaker(match, command.by, command.seat)
    if match.chairs[seat].out and command.what != "rematch":
        refuse("seat/out", seat=seat)
    if command.what in match.proposals:
        refuse("offer/open")
    if (seat, command.what) in match.declined:
        refuse("offer/again")
    if command.what == "pause" and match.settings.clock.tempo == REALTIME:
        refuse("offer/timed")
    own = match.seats_of(command.by) if command.seat is None else (seat,)
    target = takeback_target(match, own, command.target) if command.what == "takeback" else None
    if target is not None and in_one_go(match, target):
        draft.add(entries.TakenBack, ply=target)
        return
    draft.add(entries.Offered, seat=seat, what=command.what, target=target)
    take_effect(draft, command.what)


def answer(draft: Draft, command: commands.Answer) -> None:
    """Accept, decline or withdraw a proposal."""
    match = draft.match
    check_time_for(match, command.what)
    seat = speaker(match, command.by, command.seat)
    open_proposal = match.proposals.get(command.what) or refuse("offer/none")
    own = open_proposal.seat in {seat, *(match.seats_of(command.by))}
    if seat not in match.awaited(open_proposal) and (command.yes or not own):
        refuse("offer/answered")
    draft.add(entries.Answered, seat=seat, what=command.what, yes=command.yes)
    if command.yes:
        take_effect(draft, command.what)


def check_time_for(match: Match, what: Proposal) -> None:
    """Refuse a proposal at the wrong time."""
    if what != "rematch":
        check_running(match)
    elif match.status not in {"over", "aborted"}:
        refuse("match/not-over")
    elif match.status == "aborted" or match.rematch is not None:
        refuse("match/over")


def speaker(match: Match, by: str, seat: int | None) -> int:
    """Return the seat that somebody speaks for; the server speaks for bots."""
    if seat is not None:
        check_seat(match, seat)
        chair = match.chairs.get(seat) or refuse("seat/free", seat=seat)
        if by != chair.who and not (by == SERVER and chair.bot is not None):
            refuse("seat/not-yours", seat=seat)
        return seat
    own = match.seats_of(by) or refuse("seat/not-seated")
    playing = [mine for mine in own if match.chairs[mine].out is None] or list(own)
    return match.to_act if match.to_act in playing else playing[0]


def take_effect(draft: Draft, what: Proposal) -> None:
    """Carry out a proposal that everybody has accepted."""
    match = draft.match
    agreed = match.proposals[what]
    if match.awaited(agreed):
        return
    if what == "draw":
        draft.end("agreement", shared(match, sides_in(match), "agreement"))
    elif what == "takeback":
        draft.add(entries.TakenBack, ply=agreed.target)
    elif what == "pause":
        draft.add(entries.Paused)
    elif what == "abort":
        draft.abort(match.chairs[agreed.seat].who or SERVER, "agreed")
    else:
        draft.add(entries.Rematched, settings=next_settings(match))


def resume(draft: Draft, command: commands.Resume) -> None:
    """End a pause; nobody is under pressure of time, so one player is enough."""
    if draft.match.status != "paused":
        refuse("match/not-paused")
    if command.by != SERVER and not draft.match.seats_of(command.by):
        refuse("seat/not-seated")
    draft.add(entries.Resumed)


# Takebacks


def takeback_target(match: Match, seats: tuple[int, ...], wanted: int | None) -> int:
    """Return the ply to go back to, before a move of one of these seats; refuse where nothing may be taken back."""
    if match.settings.rated:
        refuse("offer/rated")
    if not match.settings.takebacks:
        refuse("offer/takebacks")
    own = [ply for ply, mover in enumerate(match.movers) if mover in seats]
    target = wanted if wanted is not None else own[-1] if own else refuse("offer/nothing")
    if target not in own:
        refuse("offer/nothing")
    if not in_one_go(match, target) and revealed_since(match, target):
        refuse("offer/revealed")
    return target


def in_one_go(match: Match, ply: int) -> bool:
    """Whether one seat has made all moves since and is still to act: nobody else is asked to take these back.

    What others have seen of their cards is their own loss; but they have to have learned nothing by them themselves.
    Chance has not acted in between. A seat that was skipped, because its cards allow no move, has revealed something.
    """
    return set(match.movers[ply:]) == {match.to_act} and not learned_since(match, ply)


def learned_since(match: Match, ply: int) -> bool:
    """Whether the seat that has made all moves since could not know, from what it saw, what came of each."""
    seat = match.to_act or NOBODY
    return match.game.kind.hidden and any(
        reveals(match.game, position, move, seat) for position, move in undone(match, ply)
    )


def undone(match: Match, ply: int) -> Iterator[tuple[Position, int]]:
    """Yield the moves after this many plies, the last first, each with the position before it."""
    history = match.history.copy()
    for _ in range(ply, match.ply):
        move = history.undo()
        yield history.position, move


def revealed_since(match: Match, ply: int) -> bool:
    """Whether a chance move, or another move that revealed something, was made after this many plies."""
    if CHANCE in match.movers[ply:]:
        return True
    return match.game.kind.hidden and any(gives_away(match, position, move) for position, move in undone(match, ply))


def gives_away(match: Match, position: Position, move: int) -> bool:
    """Whether a move is not seen alike by all, or rules out a position that a spectator thought possible.

    Every seat knows what a spectator knows, so a move that reveals nothing to a spectator reveals nothing to anybody.
    """
    game, seats = match.game, range(match.settings.seats + 1)
    if len({game.redact(position, move, seat) for seat in seats}) > 1:
        return True
    return reveals(game, position, move, NOBODY)


def reveals(game: Game, position: Position, move: int, seat: int) -> bool:
    """Whether a move rules out a position that a seat thought possible."""
    text, before, after = game.format_move(position, move), game.view(position, seat), position.copy()
    after.play(move)
    seen, source = game.view(after, seat), Random(0)  # noqa: S311 - games, not secrets
    return any(not leads_to(game, game.sample(before, source), text, seen) for _ in range(TRIALS))


def leads_to(game: Game, position: Position, text: str, seen: View) -> bool:
    """Whether a move can be played in a position, and the same is seen after it."""
    try:
        position.play(game.parse_move(position, text))
    except MenagerieError:
        return False
    return game.view(position, seen.seat) == seen


# Playing again


def next_settings(match: Match) -> Settings:
    """Return the terms of a rematch: the same, but it starts when everybody is there."""
    people = tuple(sorted({chair.who for chair in match.chairs.values() if chair.who is not None}))
    return replace(match.settings, starting="ready", joining="invited", invited=people)


def rematch_chairs(match: Match) -> dict[int, tuple[str | None, str, str | None]]:
    """Return who sits where in the rematch, as person, name and level: everybody one seat further, the last first."""
    seats = match.settings.seats
    return {seat % seats + 1: (chair.who, chair.name, chair.level) for seat, chair in sorted(match.chairs.items())}
