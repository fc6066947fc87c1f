"""Who is still in a match, when it ends because others are not, and in which order everybody then ranks.

A seat drops out by giving up, by its time running out, or by staying away until another seat claims. A side is in as
long as one of its people is; a side of bots alone is in as long as one of them is. The match ends when at most one side
is in, or when no person is in at all; the sides that are in share the win. Otherwise a bot plays on for the seat that
dropped out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.outcome import Ending, Outcome
from menagerie.core.record.checks import OUTSIDE

if TYPE_CHECKING:
    from menagerie.play.match import Match


def side_in(match: Match, side: tuple[int, ...]) -> bool:
    """Whether a side is still in the match."""
    chairs = [match.chairs[seat] for seat in side]
    people = [chair for chair in chairs if chair.who is not None]
    return any(chair.out is None for chair in people or chairs)


def sides_in(match: Match) -> list[tuple[int, ...]]:
    """Return the sides that are still in the match."""
    return [side for side in match.sides if side_in(match, side)]


def decided(match: Match) -> bool:
    """Whether the match ends because too few are left in it."""
    return len(sides_in(match)) <= 1 or not any(chair.person_in for chair in match.chairs.values())


def shared(match: Match, sides: list[tuple[int, ...]], reason: str) -> Outcome:
    """Return the outcome, outside the rules, that these sides share; all sides together draw."""
    winning = {seat for side in sides for seat in side}
    points = 1 / max(1, len(sides))
    scores = tuple(points if seat in winning else 0.0 for seat in range(1, match.settings.seats + 1))
    winners = () if len(sides) == len(match.sides) else tuple(sorted(winning))
    return Outcome(scores, winners, reason, OUTSIDE)


def ranks(match: Match, outcome: Outcome) -> tuple[int, ...]:
    """Return the rank of each seat: winners, the others by points, then those whose people are gone, the first last.

    Gone is who dropped out and whoever has not come back to a bot that plays for them.
    """
    order = {side: standing(match, side, outcome) for side in match.sides}
    by_seat = {seat: 1 + sum(other > order[side] for other in order.values()) for side in order for seat in side}
    return tuple(by_seat[seat] for seat in sorted(by_seat))


def standing(match: Match, side: tuple[int, ...], outcome: Outcome) -> tuple[bool, int, bool, float]:
    """Return what sides are compared by, more being better."""
    chairs = [match.chairs[seat] for seat in side]
    left = [chair.gone for chair in chairs if chair.who is not None] or [chair.gone for chair in chairs]
    gone = max(left) if all(left) else 0
    return (not gone, gone, side[0] in outcome.winners, sum(outcome.scores[seat - 1] for seat in side))


def ending_of(match: Match) -> Ending | None:
    """Return how a match ended outside the rules: the reason, and the losing seats that had dropped out."""
    if match.ended is None or match.ended.ending == "rules":
        return None
    reason = match.ended.ending
    if reason == "agreement":
        return Ending(reason)
    out = {seat for seat, chair in match.chairs.items() if chair.out}
    return Ending(reason, tuple(sorted(out - set(match.ended.winners))))
