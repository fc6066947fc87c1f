"""A match as a record: its inputs, to replay and verify without the server."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from menagerie.core.chance import read_seed
from menagerie.core.outcome import Outcome
from menagerie.core.record import from_history
from menagerie.play.endings import ending_of

if TYPE_CHECKING:
    from menagerie.core.record import Record
    from menagerie.play.match import Match


def record_of(match: Match) -> Record:
    """Return the record of a match; once the match is over it contains the seed, which verifies every chance move."""
    chairs = [match.chairs.get(seat) for seat in range(1, match.settings.seats + 1)]
    ending = ending_of(match)
    result = None
    if match.ended is not None and ending is not None:
        result = Outcome(match.ended.scores, match.ended.winners, match.ended.reason, match.ended.rule)
    parts = tuple(chair.part if chair else "" for chair in chairs)
    record = from_history(
        match.history,
        [chair.name if chair else "?" for chair in chairs],
        options=match.settings.options,
        seed=read_seed(match.seed, parts) if match.seed else None,
        reveal=match.seed is not None,
        ended=(result, ending) if result and ending else None,
    )
    return record if match.seed else replace(record, commitment=match.created.commitment, parts=parts)
