"""Departures: decisions on resignation, lost time and absence, and on time that does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.play import clock
from menagerie.play.data import entries
from menagerie.play.data.values import SERVER, YEAR
from menagerie.play.deciding.agreements import speaker
from menagerie.play.deciding.moves import check_running
from menagerie.play.deciding.refusals import refuse
from menagerie.play.deciding.seating import check_seat, level_name
from menagerie.play.endings import decided, shared, sides_in

if TYPE_CHECKING:
    from menagerie.play.chair import Absence
    from menagerie.play.data import commands
    from menagerie.play.deciding.draft import Draft
    from menagerie.play.match import Match


def resign(draft: Draft, command: commands.Resign) -> None:
    """Let a seat give up, in a pause as well."""
    match = draft.match
    if match.status != "paused":
        check_running(match)
    seat = speaker(match, command.by, command.seat)
    if match.chairs[seat].out:
        refuse("seat/out", seat=seat)
    draft.add(entries.Resigned, seat=seat)
    dropped(draft, seat, "resignation")


def dropped(draft: Draft, seat: int, why: str) -> None:
    """End the match if too few are left in it; otherwise a bot plays on for the seat."""
    if decided(draft.match):
        draft.end(why, shared(draft.match, sides_in(draft.match), why))
    elif draft.match.chairs[seat].substitute is None:
        draft.add(entries.BotTook, seat=seat, level=level_name(draft.match, None))


def flag(draft: Draft, _command: commands.Flag) -> None:
    """Decide whether the time of the seat to act is up; who never moved was not there."""
    match = draft.match
    check_running(match)
    limit, seat = clock.flag_at(match.clocks), match.clocks.running
    if limit is None or seat is None:
        refuse("clock/none")
    if draft.now < limit:
        refuse("clock/running", seconds=-(-(limit - draft.now) // clock.SECOND))
    if match.opening:
        draft.abort(SERVER, "no-show")
        return
    draft.add(entries.Flagged, seat=seat)
    dropped(draft, seat, "timeout")


def abort(draft: Draft, command: commands.Abort) -> None:
    """Call the match off: before it starts for the host, before everybody moved for all, always for the server.

    Where bots play alone their host may do so at any time.
    """
    match = draft.match
    if match.status in {"over", "aborted"}:
        refuse("match/over")
    if match.status == "open" and command.by not in {match.host, SERVER}:
        refuse("match/host-only")
    watched = command.by == match.host and not any(chair.who for chair in match.chairs.values())
    if match.status != "open" and command.by != SERVER and not watched:
        if not match.seats_of(command.by):
            refuse("seat/not-seated")
        if not match.opening:
            refuse("match/too-late")
    draft.abort(command.by, command.reason if command.by == SERVER else "called-off")


# Those who are away


def leaving(draft: Draft, command: commands.Leaving) -> None:
    """Begin the grace period of somebody's seats."""
    match = draft.match
    if match.status != "running":
        return
    for seat in match.seats_of(command.by):
        chair = match.chairs[seat]
        if chair.out is None and chair.absence is None and chair.substitute is None:
            draft.away(seat)


def come_back(draft: Draft, command: commands.Return) -> None:
    """End somebody's absence; bots hand back."""
    match = draft.match
    own = match.seats_of(command.by) or refuse("seat/not-seated")
    if match.status not in {"running", "paused"}:
        return
    for seat in own:
        chair = match.chairs[seat]
        if chair.out is None and (chair.absence or chair.substitute):
            draft.add(entries.Returned, seat=seat)


def claim(draft: Draft, command: commands.Claim) -> None:
    """Give those who wait what they may claim, once the grace period is over."""
    match = draft.match
    check_running(match)
    seat = speaker(match, command.by, command.seat)
    if match.chairs[seat].out:
        refuse("seat/out", seat=seat)
    check_seat(match, command.absent)
    if match.chairs[command.absent].who == command.by:
        refuse("seat/present", seat=command.absent)
    absence = absence_of(match, command.absent)
    check_grace(draft, command.absent, absence.bot_at if command.claim == "bot" else absence.forfeit_at)
    if command.claim == "bot":
        level = level_name(match, command.level)
        draft.add(entries.Claimed, seat=seat, claim="bot", absent=command.absent)
        draft.add(entries.BotTook, seat=command.absent, level=level)
        return
    if match.to_act != command.absent:
        refuse("seat/waiting", seat=command.absent)
    if command.claim == "draw":
        check_draw_claim(draft, seat, command.absent)
    draft.add(entries.Claimed, seat=seat, claim=command.claim, absent=command.absent)
    if command.claim == "draw":
        outcome = shared(match, list(match.sides), "abandonment")
        draft.end("abandonment", outcome, (1,) * match.settings.seats)
    else:
        dropped(draft, command.absent, "abandonment")


def absence_of(match: Match, seat: int) -> Absence:
    """Return the absence of a seat; refuse if nobody is missing there, or a bot is playing already."""
    chair = match.chairs[seat]
    if chair.substitute:
        refuse("seat/by-bot", seat=seat)
    return chair.absence or refuse("seat/present", seat=seat)


def check_grace(draft: Draft, seat: int, until: int) -> None:
    """Refuse a claim that comes too early."""
    if draft.now < until:
        refuse("seat/grace", seat=seat, seconds=-(-(until - draft.now) // clock.SECOND))


def check_draw_claim(draft: Draft, seat: int, absent: int) -> None:
    """Refuse a draw that would bind somebody who is there: another side, or the partner of who is away."""
    match = draft.match
    side = next(side for side in match.sides if absent in side)
    people = [match.chairs[each] for each in side if match.chairs[each].person_in]
    missing = all(chair.absence and chair.absence.forfeit_at <= draft.now for chair in people)
    if len(match.sides) != 2 or seat in side or not missing:
        refuse("seat/two-sides")


def take_seat_by_bot(draft: Draft, command: commands.TakeSeatByBot) -> None:
    """Hand one's own seat to a bot for a while."""
    match = draft.match
    check_running(match)
    seat = speaker(match, command.by, command.seat)
    chair = match.chairs[seat]
    if match.settings.rated:
        refuse("seat/casual-only")
    if chair.out:
        refuse("seat/out", seat=seat)
    if chair.bot:
        refuse("seat/by-bot", seat=seat)
    draft.add(entries.BotTook, seat=seat, level=level_name(match, command.level))


# Time that does not count


def credit(draft: Draft, command: commands.Credit) -> None:
    """Leave out an outage, and some time to come back, where time matters."""
    match = draft.match
    if command.by != SERVER:
        refuse("match/server-only")
    check_running(match)
    if command.milliseconds > draft.now - match.at + clock.RECONNECT:
        refuse("clock/credit")
    leave_out(draft, command.milliseconds, command.reason)


def give_back(draft: Draft, failing_since: int | None, stalled: int) -> None:
    """Leave out the time since nothing could be stored, or a stall; since the last entry: until then all was well.

    At least a millisecond is left out after a failure, so that there is something to store, with which it is known to
    be over.
    """
    match = draft.match
    if match.status != "running":
        return
    if failing_since is not None:
        lost = draft.now - max(failing_since, match.at)
        leave_out(draft, min(max(1, lost), YEAR), "failure")
    else:
        leave_out(draft, min(stalled, draft.now - match.at), "stall")


def leave_out(draft: Draft, milliseconds: int, reason: str) -> None:
    """Leave out time where time matters."""
    match = draft.match
    timed = clock.deadline(match.clocks) is not None or any(chair.absence for chair in match.chairs.values())
    if milliseconds > 0 and timed:
        draft.add(entries.Credited, milliseconds=milliseconds, reason=reason)
