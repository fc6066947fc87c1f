"""Viewers of a match for tests: every kind of viewer of a table, and what they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.play.data import commands
from menagerie.play.data.values import SERVER
from menagerie.play.deciding.master import decide
from menagerie.play.steps import step_of
from menagerie.server.frames.audiences import Audience, AudienceView
from tests.play.tables import SECRET

if TYPE_CHECKING:
    from random import Random

    from menagerie.play.data.entries import Entry
    from menagerie.play.match import Match
    from menagerie.server.wire import messages as wire
    from tests.play.tables import Table


def audiences(match: Match, language: str = "en") -> list[Audience]:
    """Everybody who can watch: spectators, and every seat for itself."""
    return [Audience(seats, language) for seats in ((), *((seat,) for seat in range(1, match.settings.seats + 1)))]


def shown(match: Match, stands: list[AudienceView], entries: list[Entry], now: int) -> list[wire.Event]:
    """Let entries happen, and return what each stand is told."""
    for entry in entries:
        for stand in stands:
            stand.before(match, step_of(match, entry))
        match.apply(entry)
    return [stand.event(match, entries, now) for stand in stands]


def choice(table: Table, random: Random, text: str | None = None) -> list[Entry]:
    """Return what a random move, or this one, of whoever is to act leads to."""
    match = table.match
    seat = match.to_act or 0
    text = text or match.game.format_move(match.position, random.choice(match.position.legal_moves()))
    chair = match.chairs[seat]
    return decide(match, commands.Play(SERVER if chair.bot else chair.who or "", match.ply, text), table.now, SECRET)
