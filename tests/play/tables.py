"""Matches for tests: a table where time passes and everybody may speak."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from menagerie.errors import Refused
from menagerie.play.data import commands
from menagerie.play.data.settings import Tempo, settings_for
from menagerie.play.data.values import SERVER
from menagerie.play.deciding.master import create, decide
from menagerie.play.match import Match

if TYPE_CHECKING:
    from menagerie.play.data.entries import Entry

SECRET = bytes(range(32))
NOW = 1_800_000_000_000
ANNA, BRUNO, CARLA, DARIO = PEOPLE = ("anna", "bruno", "carla", "dario")
BLITZ = Tempo("realtime", 300_000, 3_000)
DAYS = Tempo("correspondence", days=2)


class Table:
    """A match with its log, at a time that only passes when told to."""

    def __init__(self, game: str = "siam", **settings: Any) -> None:  # noqa: ANN401 - any setting
        """Open a match of Anna's."""
        self.now = NOW
        self.log = create(settings_for(game, **settings), ANNA, self.now, SECRET)
        self.match = Match.from_entries(self.log)

    def do(self, command: commands.Command) -> list[Entry]:
        """Let the master decide, and carry it out."""
        made = decide(self.match, command, self.now, SECRET)
        for entry in made:
            self.match.apply(entry)
        self.log += made
        return made

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.now += milliseconds

    def go_on(self, plies: int) -> None:
        """Let everybody make moves, the first legal ones."""
        for _ in range(plies):
            self.play()

    def play(self, text: str | None = None) -> list[Entry]:
        """Let whoever is to act make a move, the first legal one by default."""
        match = self.match
        seat = match.to_act
        assert seat is not None
        position = match.position
        text = text or match.game.format_move(position, position.legal_moves()[0])
        chair = match.chairs[seat]
        return self.do(commands.Play(SERVER if chair.bot else chair.who or "", match.ply, text))


def table(game: str = "siam", *, people: int = 2, bots: int = 0, **settings: Any) -> Table:  # noqa: ANN401 - any setting
    """Return a match that has started."""
    made = Table(game, seats=people + bots, **settings)
    for who in PEOPLE[:people]:
        made.do(commands.Sit(who, who.title(), part=f"{who}'s part"))
    for _ in range(bots):
        made.do(commands.Sit(ANNA, "A bot", level="hare"))
    return made


def refusal(made: Table, command: commands.Command) -> str:
    """Return the code with which a command is refused; nothing may have changed then."""
    before = made.match.copy()
    with pytest.raises(Refused) as caught:
        made.do(command)
    assert made.match == before
    return caught.value.code


def kinds(entries: list[Entry]) -> list[str]:
    """Return what kinds of entries there are."""
    return [entry.kind for entry in entries]
