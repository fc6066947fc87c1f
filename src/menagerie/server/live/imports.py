"""Records brought from elsewhere, kept as finished matches to be replayed and analysed."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from menagerie.core.record import replay
from menagerie.core.seats import CHANCE
from menagerie.play.data import entries
from menagerie.play.data.settings import Settings
from menagerie.play.endings import ranks
from menagerie.play.match import Match
from menagerie.server.live.requests import check_storable
from menagerie.server.shares.threads import check_wanted

if TYPE_CHECKING:
    from menagerie.core.record import Record

IMPORTED = "imported"
"""Why a match has no result whose record had none."""


def entries_of(record: Record, host: str, now: int) -> list[entries.Entry]:
    """Return the log of a match that went as a record says; a record that does not replay is refused."""
    check_storable(record.parts)
    history = replay(record, report=check_wanted)
    terms: dict[str, Any] = {"ply_cap": record.ply_cap, "joining": "link", "takebacks": False}
    settings = Settings(record.game, record.edition, len(record.seats), options=dict(record.options), **terms)
    if history.game.format_position(settings.start()) != record.start:
        settings = Settings(record.game, record.edition, len(record.seats), position=record.start, **terms)
    commitment = record.commitment or sha256(secrets.token_bytes(32)).hexdigest()
    log = Log(
        entries.Created(number=1, at=now, settings=settings, host=host, rules=record.rules, commitment=commitment)
    )
    for seat, name in enumerate(record.seats, 1):
        part = record.parts[seat - 1] if len(record.parts) >= seat else ""
        log.add(entries.Seated, seat=seat, who=None, name=name, part=part)
    log.add(entries.Started, order=tuple(range(1, len(record.seats) + 1)))
    for ply in record.plies:
        check_wanted()
        if ply.seat == CHANCE:
            log.add(entries.Drawn, move=ply.move)
        else:
            log.add(entries.Moved, seat=ply.seat, move=ply.move)
    result = record.result
    if result is None:
        log.add(entries.Aborted, by=host, reason=IMPORTED)
    else:
        log.add(
            entries.Ended,
            ending=record.ending.reason if record.ending else "rules",
            reason=result.reason,
            rule=result.rule,
            scores=result.scores,
            winners=result.winners,
            ranks=ranks(log.match, result),
        )
    if record.seed:
        log.add(entries.Revealed, seed=record.seed)
    return log.entries


class Log:
    """Entries in the making, each of which the match has taken."""

    def __init__(self, created: entries.Created) -> None:
        """Begin with a match."""
        self.entries: list[entries.Entry] = [created]
        self.match = Match(created)

    def add(self, kind: type[entries.Entry], **fields: object) -> None:
        """Add an entry."""
        entry = kind(number=self.match.number + 1, at=self.match.at, **fields)
        self.match.apply(entry)
        self.entries.append(entry)
