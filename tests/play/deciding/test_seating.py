"""Before a match: who joins, who sits where, and when it starts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.chance import Seed
from menagerie.play.data import commands
from menagerie.play.data.values import SERVER
from menagerie.play.deciding.seating import shuffled
from tests.play.tables import ANNA, BRUNO, CARLA, DARIO, PEOPLE, SECRET, Table, kinds, refusal, table

if TYPE_CHECKING:
    from menagerie.play.match import Match

GAMES = [("siam", 2), ("jungla", 2), ("jungla", 4), ("comet", 2), ("comet", 3), ("comet", 4)]


def names(match: Match) -> list[str]:
    """Return who sits where."""
    return [match.chairs[seat].name for seat in sorted(match.chairs)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_match_starts_when_the_last_seat_is_taken(game: str, seats: int) -> None:
    """Until then it is open; then the first to act is to act, draws made."""
    made = Table(game, seats=seats)
    for who in PEOPLE[: seats - 1]:
        assert kinds(made.do(commands.Sit(who, who))) == ["seated"]
    assert made.match.status == "open"
    made.do(commands.Sit(PEOPLE[seats - 1], "the last"))
    assert made.match.status == "running"
    assert made.match.to_act in range(1, seats + 1)
    assert [made.match.seats_of(who) for who in PEOPLE[:seats]] == [(seat,) for seat in range(1, seats + 1)]


def test_seats_are_chosen() -> None:
    """Whoever comes first has the choice; without one it is the first that is free."""
    made = Table("comet", seats=3)
    made.do(commands.Sit(BRUNO, "Bruno", 2))
    made.do(commands.Sit(ANNA, "Anna"))
    made.do(commands.Sit(CARLA, "Carla"))
    assert names(made.match) == ["Anna", "Bruno", "Carla"]


def test_a_seat_is_left_and_taken_by_another() -> None:
    """Whoever leaves may come back to another seat, and everybody is asked again whether they are ready."""
    made = Table(starting="ready")
    made.do(commands.Sit(ANNA, "Anna", 1))
    made.do(commands.Ready(ANNA))
    made.do(commands.Leave(ANNA))
    made.do(commands.Sit(BRUNO, "Bruno", 1))
    made.do(commands.Ready(BRUNO))
    made.do(commands.Sit(ANNA, "Anna"))
    assert names(made.match) == ["Bruno", "Anna"]
    assert not any(chair.ready for chair in made.match.chairs.values())
    made.do(commands.Ready(BRUNO))
    assert kinds(made.do(commands.Ready(ANNA)))[:2] == ["readied", "started"]


def test_a_new_name_holds_for_all_seats_of_a_person() -> None:
    """It changes nothing else, and nobody takes a name that somebody at the table has, or one that looks the same."""
    made = table("comet", people=3, joining="link")
    made.go_on(2)
    assert made.do(commands.Rename(BRUNO, "CARLA")) == []
    assert made.do(commands.Rename(BRUNO, "Саrla")) == []
    assert made.do(commands.Rename(BRUNO, "Bruno")) == []
    assert made.do(commands.Rename(DARIO, "Dora")) == []
    before = made.match.copy()
    assert kinds(made.do(commands.Rename(BRUNO, "Bice"))) == ["renamed"]
    assert names(made.match) == ["Anna", "Bice", "Carla"]
    assert (made.match.clocks, made.match.to_act, made.match.ply) == (before.clocks, before.to_act, before.ply)


def test_the_host_clears_seats_and_others_only_theirs() -> None:
    """A bot and an unwelcome guest go when the host says so."""
    made = Table("comet", seats=4)
    made.do(commands.Sit(ANNA, "Bot", 3, "hare"))
    made.do(commands.Sit(BRUNO, "Bruno"))
    made.do(commands.Sit(CARLA, "Carla"))
    assert refusal(made, commands.Leave(BRUNO, 2)) == "seat/not-yours"
    assert refusal(made, commands.Leave(DARIO)) == "seat/not-seated"
    made.do(commands.Leave(ANNA, 2))
    made.do(commands.Leave(ANNA, 3))
    made.do(commands.Leave(BRUNO, 1))
    assert made.match.free_seats() == (1, 2, 3, 4)


def test_only_those_invited_sit_down() -> None:
    """The host may come and invite others; once is enough."""
    made = Table(joining="invited", invited=(BRUNO,))
    assert refusal(made, commands.Sit(CARLA, "Carla")) == "seat/not-invited"
    assert refusal(made, commands.Invite(BRUNO, CARLA)) == "match/host-only"
    assert kinds(made.do(commands.Invite(ANNA, CARLA))) == ["invited"]
    assert made.do(commands.Invite(ANNA, CARLA)) == []
    made.do(commands.Sit(CARLA, "Carla"))
    made.do(commands.Sit(ANNA, "Anna"))
    assert made.match.status == "running"
    assert refusal(made, commands.Invite(ANNA, DARIO)) == "match/started"


def test_nobody_has_the_name_of_another_at_the_table() -> None:
    """Capitals make no difference; the same person may sit there twice under one name, and a bot under any."""
    made = Table("comet", seats=4)
    made.do(commands.Sit(ANNA, "Anna"))
    assert refusal(made, commands.Sit(BRUNO, "aNNA")) == "seat/name"
    made.do(commands.Sit(ANNA, "ANNA"))
    made.do(commands.Sit(ANNA, "Anna", level="1"))
    made.do(commands.Sit(BRUNO, "Bruno"))


@pytest.mark.parametrize(("joining", "who", "several"), [("link", BRUNO, True), ("open", BRUNO, False)])
def test_one_device_is_handed_round_in_private(joining: str, who: str, several: bool) -> None:  # noqa: FBT001 - a case
    """A person takes several seats by link; in an open match only the host does."""
    made = Table("comet", seats=4, joining=joining)
    made.do(commands.Sit(who, "One"))
    if several:
        made.do(commands.Sit(who, "Two"))
    else:
        assert refusal(made, commands.Sit(who, "Two")) == "seat/one-each"
    made.do(commands.Sit(ANNA, "Three"))
    made.do(commands.Sit(ANNA, "Four"))
    assert len(made.match.seats_of(ANNA)) == 2


def test_bots_of_any_level_sit_anywhere() -> None:
    """By name or number, for the host alone; a person named like a bot is fine."""
    made = Table("comet", seats=4)
    assert refusal(made, commands.Sit(BRUNO, "Bot", 1, "owl")) == "match/host-only"
    made.do(commands.Sit(ANNA, "Bot", 2, "owl"))
    made.do(commands.Sit(ANNA, "Bot", 4, "1"))
    made.do(commands.Sit(BRUNO, "Bot", 1))
    assert [made.match.chairs[seat].level for seat in (1, 2, 4)] == [None, "owl", "chick"]
    assert refusal(made, commands.Sit(SERVER, "Nobody")) == "seat/not-seated"
    made.do(commands.Sit(SERVER, "Bot", 3, "hare"))
    assert made.match.status == "running"


def test_bots_play_alone_and_the_host_watches() -> None:
    """A match without people starts, and its host may call it off at any time, others not."""
    made = table(people=0, bots=2)
    made.go_on(4)
    assert refusal(made, commands.Abort(BRUNO)) == "seat/not-seated"
    made.do(commands.Abort(ANNA))
    assert made.match.aborted == "called-off"


def test_the_host_starts() -> None:
    """Where it is left to the host, full seats alone start nothing."""
    made = table(starting="host")
    assert made.match.status == "open"
    assert refusal(made, commands.Start(BRUNO)) == "match/host-only"
    made.do(commands.Start(ANNA))
    assert made.match.status == "running"
    assert refusal(made, commands.Start(ANNA)) == "match/started"


def test_nobody_is_ready_who_says_no() -> None:
    """Readiness can be taken back, and strangers have none."""
    made = table(starting="ready")
    made.do(commands.Ready(ANNA))
    made.do(commands.Ready(ANNA, yes=False))
    made.do(commands.Ready(BRUNO))
    assert made.match.status == "open"
    assert refusal(made, commands.Ready(CARLA)) == "seat/not-seated"


def test_parts_of_the_seed_come_with_readiness() -> None:
    """What somebody adds when ready replaces what they added when sitting down."""
    made = table(starting="ready")
    made.do(commands.Ready(ANNA, part="new"))
    made.do(commands.Ready(BRUNO))
    assert [made.match.chairs[seat].part for seat in (1, 2)] == ["new", "bruno's part"]


@given(st.integers(1, 8), st.binary(min_size=32, max_size=32))
def test_shuffled_seats_are_all_seats(seats: int, secret: bytes) -> None:
    """Everybody gets a seat, the same one from the same seed."""
    order = shuffled(seats, Seed(secret))
    assert sorted(order) == list(range(1, seats + 1))
    assert order == shuffled(seats, Seed(secret))


def test_every_order_is_equally_likely() -> None:
    """Of 600 seeds each order of three seats gets about a hundred."""
    drawn = Counter(shuffled(3, Seed(number.to_bytes(32))) for number in range(600))
    assert len(drawn) == 6
    assert 60 < min(drawn.values()) <= max(drawn.values()) < 140


def test_seats_are_drawn_at_the_start() -> None:
    """Random seating follows from the seed, and everybody's name and part go with them."""
    made = table("comet", people=4, seating="random")
    order = shuffled(4, Seed(SECRET, tuple(f"{who}'s part" for who in PEOPLE)))
    assert [made.match.chairs[seat].who for seat in (1, 2, 3, 4)] == [PEOPLE[former - 1] for former in order]
    assert all(chair.part == f"{chair.who}'s part" for chair in made.match.chairs.values())


def test_a_match_is_called_off_before_it_starts() -> None:
    """By its host alone; then nobody can join, and no seed is told as none was used."""
    made = Table()
    made.do(commands.Sit(BRUNO, "Bruno"))
    assert refusal(made, commands.Abort(BRUNO)) == "match/host-only"
    assert kinds(made.do(commands.Abort(ANNA))) == ["aborted"]
    assert refusal(made, commands.Sit(ANNA, "Anna")) == "match/over"
    assert refusal(made, commands.Abort(ANNA)) == "match/over"
