"""Parts of frames that everybody may know: seats, clocks, proposals, the result and the terms of a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from menagerie.core.outcome import Outcome
from menagerie.core.seats import CHANCE
from menagerie.server.wire import messages as wire

if TYPE_CHECKING:
    from menagerie.play.chair import Chair
    from menagerie.play.match import Match


TOLD = ("seats", "proposals", "result", "rematch", "seed")
"""What an event has of it, if it has changed."""


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody may know of a match apart from its position, in a language."""

    seats: list[wire.Seat]
    proposals: list[wire.Proposal]
    result: wire.Result | None
    rematch: str | None
    seed: str | None
    source: tuple[object, ...]
    """What of the match it was made from."""

    @staticmethod
    def of(match: Match, language: str, known: Public | None = None) -> Public:
        """Look at a match; where it has not changed since, what is known is returned."""
        source = (match.chairs, match.proposals, match.ended, match.aborted, match.continued, match.seed)
        if known is not None and known.source == source:
            return known
        return Public(
            [seat(match, number, language) for number in range(1, match.settings.seats + 1)],
            [
                wire.Proposal(proposal.what, proposal.seat, list(match.awaited(proposal)), proposal.target)
                for proposal in match.proposals.values()
            ],
            result(match, language),
            match.continued,
            match.seed,
            (dict(match.chairs), dict(match.proposals), *source[2:]),
        )

    def since(self, former: Public) -> dict[str, Any]:
        """Return what is new."""
        if former is self:
            return {}
        return {name: getattr(self, name) for name in TOLD if getattr(self, name) != getattr(former, name)}


def seat(match: Match, number: int, language: str) -> wire.Seat:
    """Return who sits in a seat."""
    title = match.game.rulebook.name(language, f"seat{number}")
    chair = match.chairs.get(number)
    return wire.Seat(number, title) if chair is None else occupied(number, title, chair)


def occupied(number: int, title: str, chair: Chair) -> wire.Seat:
    """Return somebody in a seat."""
    absence = chair.absence
    return wire.Seat(
        number,
        title,
        chair.name,
        chair.who,
        chair.level,
        chair.ready,
        chair.substitute,
        chair.out,
        absence.since if absence else None,
        absence.bot_at if absence else None,
        absence.forfeit_at if absence else None,
    )


def to_act(match: Match) -> int | None:
    """Return the seat to act, if it is a seat."""
    return None if match.to_act == CHANCE else match.to_act


def clocks(match: Match, now: int) -> wire.Clocks:
    """Return what the clocks show."""
    now = max(now, match.at)
    left = [match.remaining(number, now) for number in range(1, match.settings.seats + 1)]
    running = match.clocks.running if match.status == "running" else None
    return wire.Clocks(now, [each for each in left if each is not None], running, match.clocks.free, match.deadline())


def result(match: Match, language: str) -> wire.Result | None:
    """Return how a match ended, with the game's sentence for it."""
    ended = match.ended
    if ended is None:
        return wire.Result("aborted", match.aborted) if match.aborted else None
    words = ""
    if ended.ending == "rules":
        words = match.game.explain_outcome(Outcome(ended.scores, ended.winners, ended.reason, ended.rule), language)
    return wire.Result(
        ended.ending,
        ended.reason,
        words,
        ended.rule,
        list(ended.scores),
        list(ended.winners),
        list(ended.ranks),
    )


def settings(match: Match) -> wire.Settings:
    """Return the terms of a match; who is invited is nobody else's business, nor what a start of its own may hide."""
    return msgspec.convert(match.settings, wire.Settings, from_attributes=True)
