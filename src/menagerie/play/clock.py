"""Time to think: what a clock shows, when it runs out, and what does not count; docs/reference/clocks.md is the policy.

Times are the server's, in milliseconds. A clock is a value; every function returns a new one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from menagerie.play.data.settings import CORRESPONDENCE, REALTIME, UNLIMITED
from menagerie.play.data.values import DAY

if TYPE_CHECKING:
    from menagerie.play.data.settings import Tempo

SECOND = 1000
MINUTE = 60 * SECOND
LEAST_FIRST = 45 * SECOND
MOST_FIRST = 3 * MINUTE
MOST_LAG = 500
"""How much time on the way is not counted, for one move at the most."""
RECONNECT = 15 * SECOND
"""Added to the length of an outage, so that everybody can come back first."""
LEAST_GRACE = 40 * SECOND
MOST_GRACE = 180 * SECOND
BOT_GRACE = 5 * MINUTE
"""Without a clock: how long somebody may be away before others may call a bot."""
FORFEIT_GRACE = 7 * DAY
"""Without a clock: how long somebody may be away before others may claim the result."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """What all clocks of a match show."""

    tempo: Tempo
    left: tuple[int, ...]
    """Real time: milliseconds on the clock of each seat when it last stood."""
    running: int | None = None
    """The seat whose time runs."""
    since: int = 0
    """From when it runs: the begin of the turn, later by all that does not count."""
    free: bool = False
    """Real time: whether this turn is one of the first, which no clock counts."""


def fresh(tempo: Tempo, seats: int) -> Clocks:
    """Return the clocks of a match before it starts: with the base, and where it is less, with one increment."""
    return Clocks(tempo, (max(tempo.base, tempo.increment),) * seats)


def elapsed(clocks: Clocks, at: int) -> int:
    """Return how long the running turn has lasted, what does not count left out."""
    return max(0, at - clocks.since)


def first_turn(tempo: Tempo) -> int:
    """Return how long a first turn may take in real time; no clock counts it, and who does not move is not there."""
    return min(max(LEAST_FIRST, tempo.base // 8), MOST_FIRST)


def allotted(clocks: Clocks) -> int | None:
    """Return how long the running turn may last in all; unlimited time and standing clocks have no limit."""
    if clocks.running is None or clocks.tempo.tempo == UNLIMITED:
        return None
    if clocks.tempo.tempo == CORRESPONDENCE:
        return clocks.tempo.days * DAY
    return first_turn(clocks.tempo) if clocks.free else clocks.left[clocks.running - 1]


def deadline(clocks: Clocks) -> int | None:
    """Return when the running time is up."""
    limit = allotted(clocks)
    return None if limit is None else clocks.since + limit


def flag_at(clocks: Clocks) -> int | None:
    """Return when it is decided that the running time is up: once no move made in time can still be on the way."""
    limit = deadline(clocks)
    return None if limit is None else limit + (MOST_LAG if clocks.tempo.tempo == REALTIME else 0)


def remaining(clocks: Clocks, seat: int, at: int) -> int | None:
    """Return what the clock of a seat shows at a time; nothing where time is unlimited."""
    if clocks.tempo.tempo == UNLIMITED:
        return None
    spent = elapsed(clocks, at) if clocks.running == seat else 0
    if clocks.tempo.tempo == CORRESPONDENCE:
        return max(0, clocks.tempo.days * DAY - spent)
    return max(0, clocks.left[seat - 1] - (0 if clocks.free else spent))


def flagged(clocks: Clocks, at: int) -> bool:
    """Whether the running time is up."""
    limit = deadline(clocks)
    return limit is not None and at >= limit


# What happens to clocks


def lagged(clocks: Clocks, lag: int, at: int) -> Clocks:
    """Leave out time in which a move was on its way or waited in the server, though never more than has passed."""
    return replace(clocks, since=max(clocks.since, min(clocks.since + lag, at)))


def turned(clocks: Clocks, seat: int | None, at: int, *, free: bool = False) -> Clocks:
    """Pass the turn on to a seat, or to nobody; the same seat goes on with the turn it has."""
    if seat is not None and seat == clocks.running:
        return replace(clocks, since=at, free=False) if clocks.free and not free else clocks
    return began(halted(clocks, at, clocks.tempo.increment), seat, at, free=free)


def halted(clocks: Clocks, at: int, increment: int = 0) -> Clocks:
    """Stop the running clock and count the time that its turn took; the first turns cost and gain nothing."""
    left = clocks.left
    if clocks.running is not None and clocks.tempo.tempo == REALTIME and not clocks.free:
        index = clocks.running - 1
        left = (*left[:index], max(0, left[index] - elapsed(clocks, at)) + increment, *left[index + 1 :])
    return replace(clocks, left=left, running=None, since=at, free=False)


def began(clocks: Clocks, seat: int | None, at: int, *, free: bool = False) -> Clocks:
    """Begin the turn of a seat on clocks that stand."""
    return replace(clocks, running=seat, since=at, free=free and clocks.tempo.tempo == REALTIME and seat is not None)


def credited(clocks: Clocks, milliseconds: int) -> Clocks:
    """Leave out time in which nobody could play."""
    return clocks if clocks.running is None else replace(clocks, since=clocks.since + milliseconds)


def grace(tempo: Tempo) -> tuple[int, int] | None:
    """Return how long somebody may be away before others may call a bot, and claim the result; days say it already."""
    if tempo.tempo == CORRESPONDENCE:
        return None
    if tempo.tempo == UNLIMITED:
        return BOT_GRACE, FORFEIT_GRACE
    allowed = min(max(LEAST_GRACE, tempo.base // 10), MOST_GRACE)
    return allowed, allowed
