"""A match as a store keeps it: its log, and beside it who sits where, whose turn it is, when to look at it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.seats import CHANCE
from menagerie.play.data.entries import from_row
from menagerie.play.data.rows import Logged, NewMatch, SeatRow, Summary
from menagerie.play.data.settings import CORRESPONDENCE, REALTIME
from menagerie.play.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.play.data.entries import Entry
    from menagerie.play.data.settings import Tempo

BOT_OVERDUE = 60_000
"""Milliseconds after which a bot's move is looked for again: the process that asked for it may be gone."""


def clock_text(clock: Tempo) -> str:
    """Return a clock as one short text, so that players can be paired by it: ``300+3``, ``2d`` or ``unlimited``."""
    if clock.tempo == REALTIME:
        return f"{clock.base // 1000}+{clock.increment // 1000}"
    return f"{clock.days}d" if clock.tempo == CORRESPONDENCE else clock.tempo


def logged(entries: Iterable[Entry]) -> tuple[Logged, ...]:
    """Return entries as a store keeps them."""
    return tuple(Logged(entry.number, entry.kind, entry.payload(), entry.at) for entry in entries)


def as_entry(row: Logged) -> Entry:
    """Read an entry that a store has kept."""
    return from_row(row.kind, row.number, row.at, row.payload)


def match_of(log: Iterable[Logged]) -> Match:
    """Return the match that a log which a store has kept adds up to; a long one takes a while."""
    return Match.from_entries(map(as_entry, log))


def new_match(match_id: str, match: Match) -> NewMatch:
    """Return what of a match never changes."""
    settings = match.settings
    return NewMatch(
        match_id,
        settings.game,
        settings.edition,
        match.created.at,
        settings.to_plain(),
        clock_text(settings.clock),
        settings.joining,
        settings.rated,
        settings.watching and settings.joining != "invited",
        match.host,
    )


def summary_of(match: Match) -> Summary:
    """Return where a match stands."""
    to_act = match.to_act
    return Summary(
        match.status,
        tuple(seat_row(match, seat) for seat in range(1, match.settings.seats + 1)),
        None if to_act == CHANCE else to_act,
        look_again(match),
        match.at if match.status in {"over", "aborted"} else None,
        result_of(match),
        tuple(sorted(match.invited)),
    )


def seat_row(match: Match, seat: int) -> SeatRow:
    """Return who sits in a seat."""
    chair = match.chairs.get(seat)
    return SeatRow(seat) if chair is None else SeatRow(seat, chair.who, chair.level, chair.name)


def look_again(match: Match) -> int | None:
    """Return when the server has to look at a match again: a clock runs out, or a bot has not moved."""
    overdue = match.at + BOT_OVERDUE if match.bot_to_act else None
    return min((time for time in (match.flag_at(), overdue) if time is not None), default=None)


def result_of(match: Match) -> dict[str, object] | None:
    """Return the result of a match, for lists."""
    if match.ended is None:
        return {"ending": "aborted", "reason": match.aborted} if match.aborted else None
    payload = match.ended.payload()
    return {name: payload[name] for name in ("ending", "reason", "rule", "scores", "winners", "ranks")}
