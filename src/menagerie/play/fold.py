"""What each kind of entry changes in a match; nothing is decided here, only carried out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NoReturn

from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidMatch, MenagerieError
from menagerie.play import clock
from menagerie.play.chair import Absence, Chair, OpenProposal
from menagerie.play.data import entries

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.play.state import MatchState


BEFORE, RUNNING, PAUSED, OVER, ABORTED = map(frozenset, (["open"], ["running"], ["paused"], ["over"], ["aborted"]))


def fold(match: MatchState, entry: entries.Entry, move: int | None = None) -> None:
    """Change a match by one entry; `move` is the number of the entry's move, if it is known."""
    carry_out, states = FOLDS.get(type(entry), (None, frozenset()))
    if carry_out is None or match.status not in states:
        misplaced(entry)
    if move is None:
        carry_out(match, entry)
    else:
        carry_out(match, entry, move)


def misplaced(entry: entries.Entry) -> NoReturn:
    """Refuse an entry that cannot be at this place."""
    raise InvalidMatch(f"entry {entry.number}, {entry.kind!r}, cannot be at this place")


def change(match: MatchState, entry: entries.Entry, seat: int, **changes: Any) -> None:  # noqa: ANN401 - any field
    """Change what is known of a seat."""
    if seat not in match.chairs:
        misplaced(entry)
    match.chairs[seat] = replace(match.chairs[seat], **changes)


# Before the match


def invited(match: MatchState, entry: entries.Invited) -> None:
    """Somebody may join."""
    match.invited |= {entry.who}


def seated(match: MatchState, entry: entries.Seated) -> None:
    """Somebody sits down."""
    if entry.seat not in match.free_seats():
        misplaced(entry)
    match.chairs[entry.seat] = Chair(entry.name, entry.who, entry.level, entry.part)
    nobody_ready(match)


def unseated(match: MatchState, entry: entries.Unseated) -> None:
    """Somebody stands up."""
    if match.chairs.pop(entry.seat, None) is None:
        misplaced(entry)
    nobody_ready(match)


def nobody_ready(match: MatchState) -> None:
    """Ask everybody again, as the table has changed."""
    match.chairs = {seat: replace(chair, ready=False) for seat, chair in match.chairs.items()}


def readied(match: MatchState, entry: entries.Readied) -> None:
    """Somebody is ready, or not."""
    if not match.seats_of(entry.who):
        misplaced(entry)
    for seat in match.seats_of(entry.who):
        part = match.chairs[seat].part if entry.part is None else entry.part
        change(match, entry, seat, ready=entry.yes, part=part)


def renamed(match: MatchState, entry: entries.Renamed) -> None:
    """Somebody has another name."""
    if not match.seats_of(entry.who):
        misplaced(entry)
    for seat in match.seats_of(entry.who):
        change(match, entry, seat, name=entry.name)


def started(match: MatchState, entry: entries.Started) -> None:
    """Everybody goes to the seat they play in, and the clock of the first to act begins."""
    seats = tuple(range(1, match.settings.seats + 1))
    if tuple(sorted(entry.order)) != seats or match.free_seats():
        misplaced(entry)
    match.chairs = {seat: match.chairs[former] for seat, former in zip(seats, entry.order, strict=True)}
    match.status, match.started_at = "running", entry.at
    pass_on(match, entry.at)


# Moves


def moved(match: MatchState, entry: entries.Moved, move: int | None = None) -> None:
    """A seat made a move: what it was awaited for it has thereby declined."""
    played(match, entry, entry.seat, entry.move, move)
    match.moved |= {entry.seat}
    match.declined = frozenset()
    lapsed = {what for what, proposal in match.proposals.items() if entry.seat in match.awaited(proposal)}
    match.proposals = {
        what: proposal for what, proposal in match.proposals.items() if what not in lapsed | {"takeback", "abort"}
    }
    match.clocks = clock.lagged(match.clocks, entry.lag, entry.at)
    pass_on(match, entry.at)


def chance_moved(match: MatchState, entry: entries.Drawn, move: int | None = None) -> None:
    """Chance made a move."""
    played(match, entry, CHANCE, entry.move, move)
    pass_on(match, entry.at)


def played(match: MatchState, entry: entries.Entry, seat: int, text: str, move: int | None) -> None:
    """Put a move on the board; one whose number is known is not read again."""
    if match.to_act != seat:
        misplaced(entry)
    try:
        if move is None:
            match.history.play_text(text)
        else:
            match.history.play(move, text)
    except MenagerieError as error:
        raise InvalidMatch(f"entry {entry.number}, {text!r}: {error}") from error
    match.movers.append(seat)
    match.draws += seat == CHANCE
    match.times.append(entry.at)


def pass_on(match: MatchState, at: int) -> None:
    """Let the clock of whoever is to act run; bots that play for others, and chance, have none."""
    seat = match.to_act
    if match.status == "running" and seat != CHANCE:
        own = seat is not None and match.chairs[seat].substitute is None
        match.clocks = clock.turned(match.clocks, seat if own else None, at, free=match.opening)


def taken_back(match: MatchState, entry: entries.TakenBack) -> None:
    """Moves are off the board again; the time they took is not given back."""
    if not entry.ply < match.ply:
        misplaced(entry)
    while match.ply > entry.ply:
        match.history.undo()
        match.draws -= match.movers.pop() == CHANCE
        match.times.pop()
    match.proposals = {
        what: proposal for what, proposal in match.proposals.items() if what not in {"takeback", "draw", "abort"}
    }
    match.clocks = clock.halted(match.clocks, entry.at)
    pass_on(match, entry.at)


# Agreements


def offered(match: MatchState, entry: entries.Offered) -> None:
    """A proposal is made: a rematch after the end, anything else before it."""
    if entry.seat not in match.chairs or (entry.what == "rematch") != (match.status == "over"):
        misplaced(entry)
    match.proposals[entry.what] = OpenProposal(entry.seat, entry.what, entry.target)


def answered(match: MatchState, entry: entries.Answered) -> None:
    """Somebody accepts a proposal for all their seats, or declines it."""
    proposal = match.proposals.get(entry.what)
    if proposal is None or entry.seat not in match.chairs:
        misplaced(entry)
    if entry.yes:
        who = match.chairs[entry.seat].who
        agreed = {entry.seat, *(match.seats_of(who) if who else ())}
        match.proposals[entry.what] = replace(proposal, agreed=proposal.agreed | agreed)
        return
    del match.proposals[entry.what]
    if entry.what != "rematch":
        match.declined |= {(proposal.seat, entry.what)}


def paused(match: MatchState, entry: entries.Paused) -> None:
    """Play rests; nobody's absence counts."""
    match.status, match.paused_at = "paused", entry.at
    match.proposals = {}
    match.chairs = {seat: replace(chair, absence=None) for seat, chair in match.chairs.items()}


def resumed(match: MatchState, entry: entries.Resumed) -> None:
    """Play goes on, and the time of the pause is left out."""
    match.status = "running"
    match.clocks = clock.credited(match.clocks, entry.at - match.paused_at)
    pass_on(match, entry.at)


# Seats that are left, and time


def resigned(match: MatchState, entry: entries.Resigned) -> None:
    """A seat gives up."""
    drop_out(match, entry, entry.seat, "resignation")


def flagged(match: MatchState, entry: entries.Flagged) -> None:
    """A seat's time is up."""
    drop_out(match, entry, entry.seat, "timeout")


def claimed(match: MatchState, entry: entries.Claimed) -> None:
    """Who stayed away has dropped out, if a result is claimed."""
    if entry.claim != "bot":
        drop_out(match, entry, entry.absent, "abandonment")


def drop_out(match: MatchState, entry: entries.Entry, seat: int, how: str) -> None:
    """A seat drops out for good; open proposals lapse."""
    change(match, entry, seat, out=how, gone=entry.number, absence=None)
    match.proposals = {}


def away(match: MatchState, entry: entries.Away) -> None:
    """Somebody is not there."""
    change(match, entry, entry.seat, absence=Absence(entry.at, entry.bot_at, entry.forfeit_at))


def bot_took(match: MatchState, entry: entries.BotTook) -> None:
    """A bot plays on; the clock of the seat stands meanwhile."""
    change(match, entry, entry.seat, substitute=entry.level, gone=entry.number)
    match.proposals = {}
    if match.clocks.running == entry.seat:
        match.clocks = clock.halted(match.clocks, entry.at)


def returned(match: MatchState, entry: entries.Returned) -> None:
    """Somebody is back and plays again."""
    if entry.seat in match.chairs and match.chairs[entry.seat].out:
        misplaced(entry)
    change(match, entry, entry.seat, absence=None, substitute=None, gone=0)
    pass_on(match, entry.at)


def credited(match: MatchState, entry: entries.Credited) -> None:
    """Time is left out for whoever is to act and for those away."""
    match.clocks = clock.credited(match.clocks, entry.milliseconds)
    match.chairs = {
        seat: replace(chair, absence=chair.absence and chair.absence.later(entry.milliseconds))
        for seat, chair in match.chairs.items()
    }


# The end and after


def aborted(match: MatchState, entry: entries.Aborted) -> None:
    """The match is off."""
    close(match, "aborted", entry.at)
    match.aborted = entry.reason


def ended(match: MatchState, entry: entries.Ended) -> None:
    """The match has a result."""
    seats = match.settings.seats
    if not len(entry.scores) == len(entry.ranks) == seats or any(seat > seats for seat in entry.winners):
        misplaced(entry)
    close(match, "over", entry.at)
    match.ended = entry


def close(match: MatchState, status: str, at: int) -> None:
    """Stop everything."""
    match.status, match.proposals = status, {}
    match.clocks = clock.halted(match.clocks, at)
    match.chairs = {seat: replace(chair, absence=None) for seat, chair in match.chairs.items()}


def revealed(match: MatchState, entry: entries.Revealed) -> None:
    """The seed is known."""
    match.seed = entry.seed


def rematched(match: MatchState, entry: entries.Rematched) -> None:
    """There will be another match."""
    match.rematch, match.proposals = entry.settings, {}


def continued(match: MatchState, entry: entries.Continued) -> None:
    """There is another match."""
    match.continued = entry.match


FOLDS: dict[type[entries.Entry], tuple[Callable[..., None], frozenset[str]]] = {
    entries.Invited: (invited, BEFORE),
    entries.Seated: (seated, BEFORE),
    entries.Unseated: (unseated, BEFORE),
    entries.Readied: (readied, BEFORE),
    entries.Renamed: (renamed, BEFORE | RUNNING | PAUSED),
    entries.Started: (started, BEFORE),
    entries.Moved: (moved, RUNNING),
    entries.Drawn: (chance_moved, RUNNING),
    entries.TakenBack: (taken_back, RUNNING),
    entries.Offered: (offered, RUNNING | OVER),
    entries.Answered: (answered, RUNNING | OVER),
    entries.Paused: (paused, RUNNING),
    entries.Resumed: (resumed, PAUSED),
    entries.Resigned: (resigned, RUNNING | PAUSED),
    entries.Flagged: (flagged, RUNNING),
    entries.Claimed: (claimed, RUNNING),
    entries.Away: (away, RUNNING),
    entries.BotTook: (bot_took, RUNNING | PAUSED),
    entries.Returned: (returned, RUNNING | PAUSED),
    entries.Credited: (credited, RUNNING),
    entries.Aborted: (aborted, BEFORE | RUNNING | PAUSED),
    entries.Ended: (ended, RUNNING | PAUSED),
    entries.Revealed: (revealed, OVER | ABORTED),
    entries.Rematched: (rematched, OVER),
    entries.Continued: (continued, OVER),
}
"""By kind of entry: what it changes, and the states of a match in which it can come."""
