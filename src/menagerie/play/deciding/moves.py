"""Moves: the checks of a move, in their order, and what follows from it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

from menagerie.core.record.checks import MOST_PLIES
from menagerie.errors import IllegalMove, InvalidMatch, InvalidMove
from menagerie.play import clock
from menagerie.play.data import entries
from menagerie.play.data.values import LONGEST_LAG, SERVER
from menagerie.play.deciding.refusals import LANGUAGES, refuse, refuse_move

if TYPE_CHECKING:
    from menagerie.play.data import commands
    from menagerie.play.deciding.draft import Draft
    from menagerie.play.match import Match


def play(draft: Draft, command: commands.Play) -> None:
    """Make a move and the chance moves that follow; for a player without a connection the grace period begins anew."""
    match = draft.match
    check_running(match)
    if command.by != SERVER and not match.seats_of(command.by):
        refuse("seat/not-seated")
    if command.ply != match.ply:
        refuse("match/stale", ply=match.ply, given=command.ply)
    seat = mover(match, command.by)
    if match.ply >= MOST_PLIES:
        refuse("match/too-long")
    lag = uncounted(draft, command)
    if clock.flagged(clock.lagged(match.clocks, lag, draft.now), draft.now):
        refuse("clock/flag")
    make_move(draft, seat, command.move, lag)
    if match.chairs[seat].absence and match.chairs[seat].bot is None:
        draft.away(seat)
    draft.settle()


def uncounted(draft: Draft, command: commands.Play) -> int:
    """Return the milliseconds that a clock does not count: some on the way, and all that the command waited."""
    return min(min(command.lag, clock.MOST_LAG) + draft.waited, LONGEST_LAG)


def check_running(match: Match) -> None:
    """Refuse what can only be done while the match runs."""
    codes = {"open": "match/not-started", "paused": "match/paused", "over": "match/over", "aborted": "match/over"}
    if match.status in codes:
        refuse(codes[match.status])


def mover(match: Match, by: str) -> int:
    """Return the seat to act if it is for whoever gives the command to move; the server moves for bots alone."""
    seat = match.to_act or refuse("match/over")
    chair = match.chairs[seat]
    if (by == SERVER) != (chair.bot is not None) or by not in {SERVER, chair.who}:
        if by == chair.who:
            refuse("seat/out" if chair.out else "seat/by-bot", seat=seat)
        refuse("move/not-your-turn")
    return seat


def make_move(draft: Draft, seat: int, text: str, lag: int) -> None:
    """Add a legal move as it is written, whatever way it was spelt; refuse others with the rule they break."""
    match = draft.match
    game, position = match.game, match.position
    with suppress(InvalidMove):
        move = game.parse_move(position, text)
        written = game.format_move(position, move)
        try:
            draft.add_move(entries.Moved, move, seat=seat, move=written, lag=lag)
        except InvalidMatch as error:
            if not isinstance(error.__cause__, IllegalMove):
                raise
        else:
            return
    refuse_illegal(match, seat, text)


def refuse_illegal(match: Match, seat: int, text: str) -> NoReturn:
    """Refuse a move with the rule it breaks."""
    game, position = match.game, match.position
    # The sentence is about a position that fits the view of the seat, so it reveals nothing hidden.
    sight = game.sample(game.view(position, seat)) if game.kind.hidden else position
    try:
        move = game.parse_move(sight, text)
    except InvalidMove:
        refuse("move/malformed", move=text)
    verdicts = {language: game.explain(sight, move, language) for language in LANGUAGES}
    messages = {language: verdict.message for language, verdict in verdicts.items()}
    refuse_move(str(verdicts["en"].rule), verdicts["en"].cells, text, messages)
