"""Match: what entries add up to, and which entries cannot come next."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidMatch
from menagerie.play.data import commands, entries
from menagerie.play.data.settings import settings_for
from menagerie.play.data.values import SERVER
from menagerie.play.match import Match
from tests.play.tables import ANNA, BLITZ, BRUNO, NOW, PEOPLE, Table, refusal, table

GAMES = [("siam", 2), ("jungla", 2), ("jungla", 4), ("comet", 2), ("comet", 4)]
OVER: dict[str, Any] = {"ending": "rules", "reason": "r", "rule": "S1", "winners": ()}


def busy(game: str, seats: int) -> Table:
    """Return a match in which something of every sort happened."""
    made = table(game, people=seats, clock=BLITZ)
    made.go_on(3)
    made.do(commands.Offer(ANNA, "draw"))
    made.do(commands.Answer(BRUNO, "draw", yes=False))
    made.do(commands.Leaving(BRUNO))
    made.wait(4_000)
    made.do(commands.Credit(SERVER, 3_000))
    made.do(commands.Return(BRUNO))
    made.do(commands.TakeSeatByBot(ANNA))
    made.go_on(4)
    made.do(commands.Return(ANNA))
    for who in PEOPLE[:seats]:
        if made.match.status == "running":
            made.do(commands.Resign(who))
    made.do(commands.Offer(ANNA, "rematch"))
    return made


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_match_is_its_entries_at_every_moment(game: str, seats: int) -> None:
    """However many entries are read at once, applying the rest one by one leads to the same match."""
    made = busy(game, seats)
    assert Match.from_entries(made.log) == made.match
    grown = Match.from_entries(made.log[:1])
    for number, entry in enumerate(made.log[1:], 2):
        grown.apply(entry)
        if number % 7 == 0:
            assert Match.from_entries(made.log[:number]) == grown
    assert grown == made.match


def test_a_copy_is_independent() -> None:
    """What happens to one does not happen to the other."""
    made = table()
    twin = made.match.copy()
    assert twin == made.match
    made.play()
    made.do(commands.Offer(ANNA, "draw"))
    assert twin != made.match
    assert (twin.ply, twin.proposals, list(twin.movers)) == (0, {}, [])
    assert twin != "a match"


def test_a_log_begins_with_its_beginning() -> None:
    """Nothing, something else, and a beginning in the middle are refused."""
    created, seated = Table().log[0], table().log[1]
    for log in ([], [seated]):
        with pytest.raises(InvalidMatch, match="begins with an entry 'created'"):
            Match.from_entries(log)
    late = entries.from_plain({**created.to_plain(), "number": 2})
    with pytest.raises(InvalidMatch, match="begins with entry 1, got 2"):
        Match.from_entries([late])
    with pytest.raises(InvalidMatch, match="cannot be at this place"):
        Match.from_entries([created, late])


@pytest.mark.parametrize(("number", "at"), [(4, NOW), (5, NOW - 1), (6, NOW)])
def test_entries_follow_each_other(number: int, at: int) -> None:
    """One that is missing, twice there or from before is refused."""
    match = table().match
    assert match.number == 4
    with pytest.raises(InvalidMatch, match="does not follow"):
        match.apply(entries.Resigned(number=number, at=at, seat=1))


WRONG: list[tuple[str, type[entries.Entry], dict[str, Any]]] = [
    ("open", entries.Seated, {"seat": 1, "who": BRUNO, "name": "B"}),
    ("open", entries.Seated, {"seat": 3, "who": BRUNO, "name": "B"}),
    ("open", entries.Unseated, {"seat": 2}),
    ("open", entries.Readied, {"who": "nobody", "yes": True}),
    ("open", entries.Started, {"order": (1, 2)}),
    ("open", entries.Moved, {"seat": 1, "move": "+a1N"}),
    ("open", entries.Resigned, {"seat": 1}),
    ("open", entries.Paused, {}),
    ("open", entries.Ended, {**OVER, "scores": (0.5, 0.5), "ranks": (1, 1)}),
    ("running", entries.Started, {"order": (1, 2)}),
    ("running", entries.Invited, {"who": BRUNO}),
    ("running", entries.Moved, {"seat": 2, "move": "+a1N"}),
    ("running", entries.Moved, {"seat": 1, "move": "+c3N"}),
    ("running", entries.Moved, {"seat": 1, "move": "zz"}),
    ("running", entries.Drawn, {"move": "+a1N"}),
    ("running", entries.TakenBack, {"ply": 1}),
    ("running", entries.Offered, {"seat": 3, "what": "draw"}),
    ("running", entries.Offered, {"seat": 1, "what": "rematch"}),
    ("running", entries.Answered, {"seat": 1, "what": "draw", "yes": True}),
    ("running", entries.Resumed, {}),
    ("running", entries.Resigned, {"seat": 3}),
    ("running", entries.Flagged, {"seat": 4}),
    ("running", entries.Claimed, {"seat": 1, "claim": "win", "absent": 3}),
    ("running", entries.Away, {"seat": 3, "bot_at": 1, "forfeit_at": 1}),
    ("running", entries.BotTook, {"seat": 3, "level": "owl"}),
    ("running", entries.Returned, {"seat": 3}),
    ("running", entries.Ended, {**OVER, "scores": (1.0,), "ranks": (1,)}),
    ("running", entries.Ended, {**OVER, "winners": (3,), "scores": (0.5, 0.5), "ranks": (1, 1)}),
    ("running", entries.Revealed, {"seed": "0" * 64}),
    ("running", entries.Rematched, {"settings": settings_for("siam")}),
    ("over", entries.Moved, {"seat": 1, "move": "+a1N"}),
    ("over", entries.Offered, {"seat": 1, "what": "draw"}),
    ("over", entries.Aborted, {"by": ANNA, "reason": "late"}),
    ("over", entries.Ended, {**OVER, "scores": (0.5, 0.5), "ranks": (1, 1)}),
]


@pytest.mark.parametrize(("status", "kind", "content"), WRONG)
def test_what_cannot_come_next_is_refused_and_changes_nothing(
    status: str, kind: type[entries.Entry], content: dict[str, Any]
) -> None:
    """A log that was tampered with is not read."""
    made = Table() if status == "open" else table()
    if status == "open":
        made.do(commands.Sit(ANNA, "Anna", 1))
    elif status == "over":
        made.do(commands.Resign(ANNA))
    assert made.match.status == status
    before = made.match.copy()
    with pytest.raises(InvalidMatch, match=f"entry {before.number + 1}, "):
        made.match.apply(kind(number=before.number + 1, at=made.now, **content))
    assert made.match == before


def test_who_dropped_out_does_not_return() -> None:
    """Not even by an entry that says so."""
    made = table("comet", people=3)
    made.do(commands.Resign(ANNA))
    with pytest.raises(InvalidMatch, match="cannot be"):
        made.match.apply(entries.Returned(number=made.match.number + 1, at=made.now, seat=1))


def test_a_view_hides_what_others_hold() -> None:
    """Each seat of Comet sees its own hand, a spectator none, and the draws are nobody else's to see."""
    match = table("comet", people=4).match
    views = {match.view(seat).text for seat in range(5)}
    assert len(views) == 5
    assert CHANCE in match.movers


def test_the_opening_lasts_until_every_side_has_moved() -> None:
    """In teams one of each is enough."""
    made, openings = table("jungla", people=4), []
    for _ in range(4):
        made.play()
        openings.append((len(made.match.moved), made.match.opening))
    assert openings == [(1, True), (2, True), (3, False), (4, False)]


def test_a_takeback_does_not_bring_the_opening_back() -> None:
    """Who has moved has been there."""
    made = table()
    made.go_on(2)
    made.do(commands.Offer(BRUNO, "takeback"))
    made.do(commands.Answer(ANNA, "takeback", yes=True))
    assert (made.match.ply, made.match.opening) == (1, False)
    assert refusal(made, commands.Abort(ANNA)) == "match/too-late"
