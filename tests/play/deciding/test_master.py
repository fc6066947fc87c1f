"""The master: the same question always has the same answer, and asking changes nothing."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidMatch, Refused
from menagerie.play import clock
from menagerie.play.data import commands
from menagerie.play.data.settings import settings_for
from menagerie.play.data.values import SERVER
from menagerie.play.deciding.master import create, decide, due
from tests.play.tables import ANNA, BLITZ, BRUNO, NOW, SECRET, Table, kinds, table


def test_a_new_match_commits_to_its_seed() -> None:
    """Before anybody has added a part; the settings are checked first."""
    made = create(settings_for("comet", seats=3), ANNA, NOW, SECRET, previous="before")
    assert kinds(made) == ["created"]
    payload = made[0].payload()
    assert (payload["host"], payload["previous"], len(payload["commitment"])) == (ANNA, "before", 64)


@pytest.mark.parametrize("game", ["siam", "jungla", "comet"])
def test_the_same_question_has_the_same_answer(game: str) -> None:
    """Draws included; and deciding leaves the match as it was."""
    made = table(game)
    before = made.match.copy()
    position = made.match.position
    texts = [made.match.game.format_move(position, move) for move in position.legal_moves()]
    seat = made.match.to_act or 0
    who = str(made.match.chairs[seat].who)
    for text in texts[:5]:
        command = commands.Play(who, made.match.ply, text)
        assert decide(made.match, command, made.now, SECRET) == decide(made.match, command, made.now, SECRET)
    assert made.match == before


def test_other_parts_make_other_draws() -> None:
    """What the players add matters, so the server alone decides nothing."""
    hands = set()
    for part in ("a", "b", "c"):
        made = Table("comet", seats=2)
        made.do(commands.Sit(ANNA, "Anna", part=part))
        made.do(commands.Sit(BRUNO, "Bruno"))
        hands.add(tuple(made.match.history.texts))
    assert len(hands) == 3


def test_the_wrong_secret_is_refused() -> None:
    """Nothing is drawn from a seed that was not committed to."""
    made = table()
    with pytest.raises(InvalidMatch, match="committed"):
        decide(made.match, commands.Resign(ANNA), made.now, bytes(32))


def test_what_is_due_is_accepted() -> None:
    """At the time the server is told to wake up, and not before, time alone decides."""
    made = table(clock=BLITZ)
    made.go_on(2)
    at = made.match.flag_at() or 0
    assert at == made.now + BLITZ.base + clock.MOST_LAG
    assert due(made.match, at - 1) is None
    command = due(made.match, at)
    assert command == commands.Flag(SERVER)
    with pytest.raises(Refused):
        decide(made.match, command, at - 1, SECRET)
    assert "ended" in kinds(decide(made.match, command, at, SECRET))


def test_nothing_is_due_when_nothing_runs() -> None:
    """Before the start, in a pause and after the end there is nothing to wake up for."""
    made = Table(clock=BLITZ)
    assert made.match.flag_at() is None
    made = table(clock=BLITZ)
    made.do(commands.Resign(ANNA))
    assert made.match.flag_at() is None
    assert due(made.match, NOW * 2) is None
