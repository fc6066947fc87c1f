"""Clocks: what they show, when they run out, and what does not count."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.play import clock
from menagerie.play.data import commands
from menagerie.play.data.settings import Tempo
from menagerie.play.data.values import DAY, SERVER
from menagerie.play.deciding.master import due
from tests.play.tables import ANNA, BLITZ, BRUNO, DAYS, Table, kinds, refusal, table

BASE, INCREMENT = BLITZ.base, BLITZ.increment
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["turn", "turn", "turn", "lag", "credit", "halt", "same"]),
        st.integers(0, 40_000),
        st.integers(1, 3),
    ),
    max_size=40,
)


def left(made: Table) -> list[int | None]:
    """Return what the clocks of all seats show now."""
    return [made.match.remaining(seat, made.now) for seat in range(1, made.match.settings.seats + 1)]


def in_full_swing() -> Table:
    """Return a match in real time in which both have moved, so that the clock of seat 1 runs."""
    made = table(clock=BLITZ)
    made.go_on(2)
    return made


def test_who_moved_in_the_last_moment_has_a_whole_increment() -> None:
    """What a move was late by, because it was on its way, is not taken from the next one."""
    clocks = clock.began(clock.fresh(BLITZ, 2), 1, 0)
    assert clock.turned(clocks, 2, BASE + clock.MOST_LAG // 2).left == (INCREMENT, BASE)


def test_a_clock_begins_within_a_turn_when_the_first_turns_are_over() -> None:
    """Whoever has more to do in the turn with which everybody has moved is counted from then on."""
    clocks = clock.began(clock.fresh(BLITZ, 2), 2, 0, free=True)
    going_on = clock.turned(clocks, 2, 50_000)
    assert (going_on.running, going_on.free) == (2, False)
    assert clock.remaining(going_on, 2, 60_000) == BASE - 10_000
    assert clock.turned(clocks, 2, 50_000, free=True) == clocks


@given(STEPS, st.integers(0, 3_000))
def test_time_is_neither_lost_nor_made(steps: list[tuple[str, int, int]], increment: int) -> None:
    """No seat loses more than the time that passed in its turns, nor gains more than an increment for each of them."""
    tempo = Tempo("realtime", BASE, increment)
    clocks, now, turns, passed = clock.began(clock.fresh(tempo, 3), 1, 0), 0, [0, 0, 0], [0, 0, 0]
    for what, amount, seat in steps:
        running, before = clocks.running, clocks.left
        if what == "credit":
            clocks = clock.credited(clocks, amount)
        elif what == "lag":
            clocks = clock.lagged(clocks, amount, now)
        else:
            now += amount
            if running:
                passed[running - 1] += amount
            clocks = clock.halted(clocks, now) if what == "halt" else clock.turned(clocks, seat, now)
            if running and what != "halt" and running != seat:
                turns[running - 1] += 1
        if what in {"credit", "lag"}:
            assert clocks.left == before
        for each in (1, 2, 3):
            shown = clock.remaining(clocks, each, now)
            assert shown is not None
            assert BASE - passed[each - 1] <= shown <= BASE + increment * turns[each - 1]


@given(st.integers(0, 10**7), st.integers(0, 10**7), st.integers(0, 10**6))
def test_credit_moves_the_deadline_by_as_much(since: int, wait: int, credit: int) -> None:
    """What is credited is exactly what the deadline moves by, and the clock never shows more than it had."""
    clocks = clock.began(clock.fresh(BLITZ, 2), 2, since)
    credited = clock.credited(clocks, credit)
    assert (clock.deadline(credited) or 0) - (clock.deadline(clocks) or 0) == credit
    before = clock.remaining(clocks, 2, since + wait)
    after = clock.remaining(credited, 2, since + wait)
    assert before is not None
    assert after is not None
    assert before <= after <= min(BASE, before + credit)


@given(st.integers(0, 60_000), st.integers(0, 60_000))
def test_lag_is_never_more_than_has_passed(lag: int, thought: int) -> None:
    """Time on the way and in the server is left out, and nobody gains by moving."""
    clocks = clock.began(clock.fresh(Tempo("realtime", BASE), 2), 1, 0)
    moved = clock.turned(clock.lagged(clocks, lag, thought), 2, thought)
    assert moved.left[0] == BASE - thought + min(lag, thought)


def test_the_first_turn_of_each_side_is_free() -> None:
    """The clock stands still until everybody has moved, and the first turns gain no increment either."""
    made = table(clock=BLITZ)
    for _ in range(2):
        made.wait(30_000)
        assert left(made) == [BASE, BASE]
        made.play()
    assert left(made) == [BASE, BASE]
    made.wait(10_000)
    assert left(made) == [BASE - 10_000, BASE]
    made.play()
    assert left(made) == [BASE - 10_000 + INCREMENT, BASE]


def test_who_does_not_begin_in_time_calls_the_match_off() -> None:
    """After 45 seconds without a first move there is no result, nor a loss."""
    made = table(clock=BLITZ)
    made.wait(45_000 + clock.MOST_LAG)
    assert due(made.match, made.now) == commands.Flag(SERVER)
    assert kinds(made.do(commands.Flag(SERVER))) == ["aborted", "revealed"]
    assert made.match.aborted == "no-show"


@pytest.mark.parametrize(("minutes", "seconds"), [(0, 45), (3, 45), (10, 75), (15, 112.5), (30, 180), (180, 180)])
def test_a_long_game_leaves_more_time_to_begin(minutes: int, seconds: float) -> None:
    """A first turn has an eighth of the clock, between 45 seconds and three minutes."""
    assert clock.first_turn(Tempo("realtime", minutes * 60_000, 3_000)) == seconds * 1000


def test_the_server_decides_when_time_is_up() -> None:
    """At the deadline a move on the way still counts; a moment later the flag falls, whoever asks."""
    made = in_full_swing()
    made.wait(BASE)
    assert left(made) == [0, BASE]
    assert made.match.deadline() == made.now
    assert made.match.flag_at() == made.now + clock.MOST_LAG
    assert due(made.match, made.now) is None
    assert refusal(made, commands.Flag(BRUNO)) == "clock/running"
    text = made.match.game.format_move(made.match.position, made.match.position.legal_moves()[0])
    assert refusal(made, commands.Play(ANNA, 2, text)) == "clock/flag"
    made.wait(clock.MOST_LAG - 1)
    late = Table.__new__(Table)
    late.__dict__.update(made.__dict__, match=made.match.copy(), log=made.log[:])
    assert kinds(late.do(commands.Play(ANNA, 2, text, lag=60_000))) == ["moved"]
    assert late.match.clocks.left[0] == 1 + INCREMENT
    made.wait(1)
    assert kinds(made.do(commands.Flag("somebody"))) == ["flagged", "ended", "revealed"]
    assert made.match.ended
    assert (made.match.ended.ending, made.match.ended.winners) == ("timeout", (2,))
    assert made.match.flag_at() is None


def test_increments_alone_are_enough_to_begin_with() -> None:
    """Without a base a clock begins with one increment."""
    made = table(clock=Tempo("realtime", 0, 5_000))
    made.go_on(2)
    assert left(made) == [5_000, 5_000]
    made.wait(4_000)
    made.play()
    assert left(made) == [6_000, 5_000]


def test_a_turn_of_several_moves_gains_one_increment() -> None:
    """The steps of a turn of Comet are one turn on the clock."""
    made = table("comet", clock=BLITZ)
    while len(made.match.moved) < 2 or made.match.to_act != 1:
        made.play()
    had, turns = made.match.clocks.left[0], 0
    while made.match.to_act == 1:
        made.wait(1_000)
        made.play()
        turns += 1
    assert turns > 1
    assert made.match.clocks.left[0] == had - 1_000 * turns + INCREMENT


def test_days_are_for_each_turn() -> None:
    """By correspondence every turn has all its days, and running out of them loses, once everybody has moved."""
    made = table(clock=DAYS)
    made.go_on(2)
    made.wait(2 * DAY - 1)
    assert left(made) == [1, 2 * DAY]
    made.play()
    assert left(made) == [2 * DAY, 2 * DAY]
    made.wait(2 * DAY)
    assert made.match.flag_at() == made.now
    assert kinds(made.do(commands.Flag(SERVER))) == ["flagged", "ended", "revealed"]


def test_without_a_clock_nothing_runs() -> None:
    """Unlimited time shows nothing, ends never and cannot be asked about."""
    made = table()
    made.wait(400 * DAY)
    assert left(made) == [None, None]
    assert made.match.flag_at() is None
    assert refusal(made, commands.Flag(SERVER)) == "clock/none"


def test_an_outage_is_credited_with_time_to_come_back() -> None:
    """The clock shows what it showed before, and runs on when everybody could be there again."""
    made = in_full_swing()
    made.wait(20_000)
    shown = left(made)
    made.wait(90_000)
    made.do(commands.Credit(SERVER, 90_000 + clock.RECONNECT))
    assert left(made) == [(shown[0] or 0) + clock.RECONNECT, shown[1]]
    made.wait(clock.RECONNECT)
    assert left(made) == shown
    assert refusal(made, commands.Credit(SERVER, 2 * clock.RECONNECT + 1)) == "clock/credit"
    assert refusal(made, commands.Credit(ANNA, 1)) == "match/server-only"


def test_a_credit_that_nobody_needs_is_not_noted() -> None:
    """Without a clock and with everybody there, nothing happens."""
    assert table().do(commands.Credit(SERVER, 10_000)) == []


def test_bots_that_play_for_people_use_no_time() -> None:
    """The clock of the seat stands meanwhile and runs on when its owner is back."""
    made = in_full_swing()
    made.wait(5_000)
    made.do(commands.TakeSeatByBot(ANNA))
    made.wait(60_000)
    assert left(made) == [BASE - 5_000, BASE]
    assert made.match.flag_at() is None
    made.do(commands.Return(ANNA))
    made.wait(1_000)
    assert left(made) == [BASE - 6_000, BASE]


@given(st.integers(1, clock.MINUTE * 600))
def test_grace_grows_with_the_game(base: int) -> None:
    """In real time a tenth of the base, at least 40 seconds and at most three minutes."""
    grace = clock.grace(Tempo("realtime", base))
    assert grace is not None
    assert grace[0] == grace[1]
    assert clock.LEAST_GRACE <= grace[0] <= clock.MOST_GRACE


def test_grace_without_and_with_days() -> None:
    """Without a clock a bot can be called long before a result can be claimed; days on the clock say it already."""
    assert clock.grace(Tempo()) == (5 * clock.MINUTE, 7 * DAY)
    assert clock.grace(DAYS) is None


def test_a_takeback_gives_no_time_back() -> None:
    """The time that moves took stays used, and the clock of whoever moves again runs."""
    made = in_full_swing()
    made.wait(10_000)
    made.play()
    made.wait(4_000)
    made.do(commands.Offer(ANNA, "takeback"))
    made.do(commands.Answer(BRUNO, "takeback", yes=True))
    assert left(made) == [BASE - 10_000 + INCREMENT, BASE - 4_000]
    assert made.match.clocks.running == made.match.to_act == 1


def test_a_pause_by_correspondence_stops_the_days() -> None:
    """The clock shows the same before, during and after a pause."""
    made = table(clock=DAYS)
    made.wait(DAY)
    made.do(commands.Offer(BRUNO, "pause"))
    made.do(commands.Answer(ANNA, "pause", yes=True))
    made.wait(30 * DAY)
    assert left(made) == [DAY, 2 * DAY]
    made.do(commands.Resume(BRUNO))
    assert left(made) == [DAY, 2 * DAY]
    made.wait(DAY)
    assert kinds(made.do(commands.Flag(SERVER))) == ["aborted", "revealed"]
