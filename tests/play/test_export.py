"""A match as a record: to replay and verify without the server."""

from __future__ import annotations

import pytest

from menagerie.core.record import from_json, from_text, replay, to_json, to_text, verify
from menagerie.core.seats import CHANCE
from menagerie.play.data import commands
from menagerie.play.export import record_of
from tests.play.tables import ANNA, BRUNO, PEOPLE, SECRET, Table, table

GAMES = [("siam", 2), ("jungla", 4), ("comet", 2), ("comet", 4)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_record_replays_and_verifies(game: str, seats: int) -> None:
    """As text and as JSON; every draw follows from the seed that was committed to."""
    made = table(game, people=seats)
    made.go_on(8)
    for who in PEOPLE[:seats]:
        if made.match.status == "running":
            made.do(commands.Resign(who))
    record = record_of(made.match)
    assert from_text(to_text(record)) == record == from_json(to_json(record))
    assert str(replay(record).position) == str(made.match.position)
    assert len(verify(record)) == made.match.movers.count(CHANCE)
    assert record.commitment == made.log[0].payload()["commitment"]


@pytest.mark.parametrize("game", ["siam", "comet"])
def test_the_record_of_a_running_match_keeps_the_seed(game: str) -> None:
    """It has the commitment and everybody's parts, and the seed nowhere."""
    made = table(game)
    made.go_on(4)
    text = to_text(record_of(made.match))
    assert SECRET.hex() not in text
    assert made.match.created.commitment in text
    assert from_text(text).parts == ("anna's part", "bruno's part")


@pytest.mark.parametrize(
    ("what", "reason"), [("resign", "resignation"), ("draw", "agreement"), ("claim", "abandonment")]
)
def test_a_record_tells_how_a_match_ended_outside_the_rules(what: str, reason: str) -> None:
    """With the result, and who had dropped out."""
    made = table()
    if what == "resign":
        made.do(commands.Resign(ANNA))
    elif what == "draw":
        made.do(commands.Offer(ANNA, "draw"))
        made.do(commands.Answer(BRUNO, "draw", yes=True))
    else:
        made.do(commands.Leaving(ANNA))
        made.wait(10**9)
        made.do(commands.Claim(BRUNO, "win", 1))
    record = record_of(made.match)
    assert record.ending is not None
    assert record.ending.reason == reason
    assert record.ending.seats == (() if what == "draw" else (1,))
    assert record.result is not None
    assert record.result.winners == (() if what == "draw" else (2,))
    assert from_text(to_text(record)) == record


def test_a_match_called_off_has_no_result() -> None:
    """Its moves are there all the same, and empty seats are, too."""
    made = Table()
    made.do(commands.Sit(ANNA, "Anna", 2))
    assert record_of(made.match).seats == ("?", "Anna")
    made.do(commands.Sit(BRUNO, "Bruno"))
    made.play()
    made.do(commands.Abort(ANNA))
    record = record_of(made.match)
    assert (len(record.moves), record.result, record.ending) == (1, None, None)
