"""Viewers of a match for tests: every kind of viewer of a table, and what they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.play import commands
from menagerie.play.master import decide
from menagerie.play.shapes import SERVER
from menagerie.server.frames import Audience, Stand
from tests.play.tables import SECRET

if TYPE_CHECKING:
    from random import Random

    from menagerie.play.entries import Entry
    from menagerie.play.match import Match
    from menagerie.server import wire
    from tests.play.tables import Table


def audiences(match: Match, language: str = "en") -> list[Audience]:
    """Everybody who can watch: spectators, and every seat for itself."""
    return [Audience(seats, language) for seats in ((), *((seat,) for seat in range(1, match.settings.seats + 1)))]


def shown(match: Match, stands: list[Stand], entries: list[Entry], now: int) -> list[wire.Event]:
    """Let entries happen, and return what each stand is told."""
    for entry in entries:
        for stand in stands:
            stand.before(match, entry)
        match.apply(entry)
    return [stand.event(match, entries, now) for stand in stands]


def choice(table: Table, random: Random, text: str | None = None) -> list[Entry]:
    """Return what a random move, or this one, of whoever is to act leads to."""
    match = table.match
    seat = match.to_act or 0
    text = text or match.game.format_move(match.position, random.choice(match.position.legal_moves()))
    chair = match.chairs[seat]
    return decide(match, commands.Play(SERVER if chair.bot else chair.who or "", match.ply, text), table.now, SECRET)
