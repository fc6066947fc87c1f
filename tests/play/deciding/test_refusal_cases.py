"""Every code that a match can be refused with has a situation here that leads to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from menagerie.play import clock
from menagerie.play.data import commands
from menagerie.play.data.values import SERVER
from menagerie.play.deciding.refusals import codes
from tests.play.tables import ANNA, BLITZ, BRUNO, CARLA, DARIO, Table, refusal, table

if TYPE_CHECKING:
    from collections.abc import Callable

    Case = tuple[Callable[[], Table], commands.Command]

MOST = "menagerie.play.deciding.moves.MOST_PLIES"


def ended() -> Table:
    """Return a match that Bruno has won."""
    made = table()
    made.do(commands.Resign(ANNA))
    return made


def paused() -> Table:
    """Return a match that rests."""
    made = table()
    made.do(commands.Offer(ANNA, "pause"))
    made.do(commands.Answer(BRUNO, "pause", yes=True))
    return made


def moved(**settings: Any) -> Table:  # noqa: ANN401 - any setting
    """Return a match after some moves."""
    made = table(**settings)
    made.go_on(2)
    return made


def away(**settings: Any) -> Table:  # noqa: ANN401 - any setting
    """Return a match whose second player is away."""
    made = moved(**settings)
    made.do(commands.Leaving(BRUNO))
    return made


def waited(milliseconds: int, made: Table) -> Table:
    """Let time pass at a table."""
    made.wait(milliseconds)
    return made


def after(made: Table, *given: commands.Command) -> Table:
    """Let more happen at a table."""
    for command in given:
        made.do(command)
    return made


def three_with_one_out() -> Table:
    """Return a match of three that Anna has given up."""
    return after(table("comet", people=3), commands.Resign(ANNA))


def drawn_upon() -> Table:
    """Return a match of Comet in which Anna has moved and cards were drawn since."""
    made = table("comet")
    made.play("rest")
    while "drawn" not in {entry.kind for entry in made.log[-1:]}:
        made.play()
    return made


DRAW, REMATCH, BACK = (commands.Offer(ANNA, what) for what in ("draw", "rematch", "takeback"))
YES = commands.Answer(BRUNO, "draw", yes=True)
NO = commands.Answer(BRUNO, "draw", yes=False)
FIRST = commands.Play(ANNA, 0, "+a1N")
CASES: dict[str, Case] = {
    "match/over": (ended, FIRST),
    "match/not-started": (Table, FIRST),
    "match/started": (table, commands.Sit(CARLA, "Carla")),
    "match/not-over": (table, REMATCH),
    "match/paused": (paused, FIRST),
    "match/not-paused": (table, commands.Resume(ANNA)),
    "match/stale": (moved, FIRST),
    "match/not-full": (Table, commands.Start(ANNA)),
    "match/not-ready": (lambda: table(starting="ready"), commands.Start(ANNA)),
    "match/host-only": (Table, commands.Start(BRUNO)),
    "match/server-only": (ended, commands.Continue(ANNA, "next")),
    "match/too-long": (table, FIRST),
    "match/too-late": (moved, commands.Abort(ANNA)),
    "seat/none": (Table, commands.Sit(ANNA, "Anna", 3)),
    "seat/taken": (lambda: after(Table(), commands.Sit(ANNA, "Anna", 1)), commands.Sit(BRUNO, "Bruno", 1)),
    "seat/free": (Table, commands.Leave(ANNA, 2)),
    "seat/full": (lambda: table(starting="host"), commands.Sit(CARLA, "Carla")),
    "seat/not-seated": (table, commands.Resign(CARLA)),
    "seat/not-yours": (table, commands.Resign(ANNA, 2)),
    "seat/not-invited": (lambda: Table(joining="invited"), commands.Sit(BRUNO, "Bruno")),
    "seat/one-each": (
        lambda: after(Table(rated=True), commands.Sit(ANNA, "Anna")),
        commands.Sit(ANNA, "Anna"),
    ),
    "seat/level": (Table, commands.Sit(ANNA, "Bot", level="dragon")),
    "seat/name": (lambda: after(Table(), commands.Sit(ANNA, "Anna")), commands.Sit(BRUNO, "ANNA")),
    "seat/out": (three_with_one_out, commands.Resign(ANNA)),
    "seat/by-bot": (lambda: after(table(), commands.TakeSeatByBot(ANNA)), FIRST),
    "seat/present": (moved, commands.Claim(ANNA, "win", 2)),
    "seat/grace": (away, commands.Claim(ANNA, "bot", 2)),
    "seat/waiting": (lambda: waited(clock.FORFEIT_GRACE, away()), commands.Claim(ANNA, "win", 2)),
    "seat/two-sides": (
        lambda: waited(clock.FORFEIT_GRACE, after(table("jungla", people=4), commands.Leaving(BRUNO))),
        commands.Claim(DARIO, "draw", 2),
    ),
    "seat/casual-only": (lambda: table(rated=True), commands.TakeSeatByBot(ANNA)),
    "move/not-your-turn": (table, commands.Play(BRUNO, 0, "+a1N")),
    "move/malformed": (table, commands.Play(ANNA, 0, "zz")),
    "move/illegal": (table, commands.Play(ANNA, 0, "+c3N")),
    "clock/flag": (lambda: waited(clock.first_turn(BLITZ), table(clock=BLITZ)), FIRST),
    "clock/running": (lambda: table(clock=BLITZ), commands.Flag(BRUNO)),
    "clock/none": (table, commands.Flag(BRUNO)),
    "clock/credit": (lambda: table(clock=BLITZ), commands.Credit(SERVER, clock.RECONNECT + 1)),
    "offer/none": (table, YES),
    "offer/open": (lambda: after(table(), DRAW), DRAW),
    "offer/answered": (
        lambda: after(table("comet", people=3), DRAW, YES),
        commands.Answer(BRUNO, "draw", yes=False),
    ),
    "offer/again": (lambda: after(table(), DRAW, NO), DRAW),
    "offer/rated": (lambda: moved(rated=True), BACK),
    "offer/takebacks": (lambda: moved(takebacks=False), BACK),
    "offer/nothing": (table, BACK),
    "offer/revealed": (drawn_upon, commands.Offer(ANNA, "takeback", 0, 1)),
    "offer/timed": (lambda: moved(clock=BLITZ), commands.Offer(ANNA, "pause")),
}
"""By code: how the table comes about, and what is refused there."""


def test_every_code_has_a_case() -> None:
    """No code of the locale is missing here, and none is left over."""
    assert set(CASES) == set(codes())


@pytest.mark.parametrize("code", CASES)
def test_the_case_leads_to_the_code(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who does this there is told so, and nothing changes."""
    make, command = CASES[code]
    made = make()
    if code == "match/too-long":
        monkeypatch.setattr(MOST, 0)
    if code == "offer/revealed":
        command = commands.Offer(ANNA, "takeback", made.match.movers.index(1), 1)
    assert refusal(made, command) == code
