"""Those who give up, run out of time or are not there."""

from __future__ import annotations

import pytest

from menagerie.play import clock
from menagerie.play.data import commands
from menagerie.play.data.values import DAY, SERVER
from tests.play.tables import ANNA, BLITZ, BRUNO, CARLA, DARIO, DAYS, PEOPLE, Table, kinds, refusal, table

GRACE = clock.grace(BLITZ)
assert GRACE is not None
WAIT = GRACE[0]


def result(made: Table) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """Return how a match ended, who won, and the ranks."""
    assert made.match.ended is not None
    return made.match.ended.ending, made.match.ended.winners, made.match.ended.ranks


def until(made: Table, seat: int) -> Table:
    """Let moves be made until a seat is to act, each side having moved."""
    while made.match.to_act != seat or made.match.opening:
        made.play()
    return made


# Giving up


def test_giving_up_ends_a_match_of_two() -> None:
    """The other wins, on whoever's turn it was."""
    made = table()
    assert kinds(made.do(commands.Resign(BRUNO))) == ["resigned", "ended", "revealed"]
    assert result(made) == ("resignation", (1,), (1, 2))


def test_of_four_the_last_one_left_wins() -> None:
    """Bots play on for those who gave up first; who goes first is last."""
    made = table("comet", people=4)
    for who in (CARLA, ANNA):
        assert kinds(made.do(commands.Resign(who))) == ["resigned", "bot_took"]
    made.go_on(6)
    assert [made.match.chairs[seat].bot for seat in (1, 2, 3, 4)] == ["otter", None, "otter", None]
    assert refusal(made, commands.Claim(ANNA, "win", 2)) == "seat/out"
    assert refusal(made, commands.TakeSeatByBot(ANNA)) == "seat/out"
    made.do(commands.Resign(DARIO))
    assert result(made) == ("resignation", (2,), (3, 1, 4, 2))


def test_a_team_is_in_as_long_as_one_of_its_people_is() -> None:
    """A partner plays on beside a bot; when both have given up the other team wins."""
    made = table("jungla", people=4)
    assert kinds(made.do(commands.Resign(ANNA))) == ["resigned", "bot_took"]
    assert kinds(made.do(commands.Resign(CARLA))) == ["resigned", "ended", "revealed"]
    assert result(made) == ("resignation", (2, 4), (2, 1, 2, 1))


def test_when_all_people_have_gone_bots_share_the_rest() -> None:
    """Nobody waits for bots to finish among themselves."""
    made = table("comet", people=1, bots=2)
    made.do(commands.Resign(ANNA))
    assert result(made) == ("resignation", (2, 3), (3, 1, 1))


def test_bots_may_give_up_through_the_server() -> None:
    """As anybody, for the seat named."""
    made = table(people=1, bots=1)
    made.do(commands.Resign(SERVER, 2))
    assert result(made)[1] == (1,)


def test_who_has_a_bot_playing_for_them_may_give_up() -> None:
    """The bot goes on for the seat, for good."""
    made = table("comet", people=3)
    made.do(commands.TakeSeatByBot(ANNA, level="owl"))
    assert kinds(made.do(commands.Resign(ANNA))) == ["resigned"]
    assert made.do(commands.Return(ANNA)) == []
    assert made.match.chairs[1].bot == "owl"


# Time


def test_of_three_a_bot_plays_on_for_who_ran_out_of_time() -> None:
    """The match goes on, and no clock runs for that seat any more."""
    made = until(table("comet", people=3, clock=BLITZ), 2)
    made.wait(BLITZ.base + clock.MOST_LAG)
    assert kinds(made.do(commands.Flag(ANNA))) == ["flagged", "bot_took"]
    assert made.match.chairs[2].out == "timeout"
    assert made.match.clocks.running is None
    move = made.match.game.format_move(made.match.position, made.match.position.legal_moves()[0])
    assert refusal(made, commands.Play(BRUNO, made.match.ply, move)) == "seat/out"
    made.play()


def test_a_bot_that_runs_out_of_time_loses_like_anybody() -> None:
    """Its level is no excuse."""
    made = table(people=1, bots=1, clock=BLITZ)
    made.go_on(3)
    made.wait(BLITZ.base + clock.MOST_LAG)
    made.do(commands.Flag(SERVER))
    assert result(made) == ("timeout", (1,), (1, 2))


# Calling off


def test_one_player_may_call_off_before_all_have_moved() -> None:
    """Players, not watchers; afterwards it takes everybody, or the server, which says why."""
    made = table()
    made.play()
    assert refusal(made, commands.Abort(CARLA)) == "seat/not-seated"
    twin = table()
    twin.do(commands.Abort(BRUNO, "rage"))
    assert twin.match.aborted == "called-off"
    made.play()
    assert refusal(made, commands.Abort(ANNA)) == "match/too-late"
    made.do(commands.Abort(SERVER, "maintenance"))
    assert made.match.aborted == "maintenance"
    assert made.match.seed is not None


# Being away


def test_the_countdown_is_there_for_all_to_see() -> None:
    """Who is away, from when a bot can be called and the result claimed; leaving twice changes nothing."""
    made = table()
    made.do(commands.Leaving(BRUNO))
    absence = made.match.chairs[2].absence
    assert absence is not None
    assert (absence.since, absence.bot_at, absence.forfeit_at) == (
        made.now,
        made.now + clock.BOT_GRACE,
        made.now + clock.FORFEIT_GRACE,
    )
    assert made.do(commands.Leaving(BRUNO)) == []
    assert kinds(made.do(commands.Return(BRUNO))) == ["returned"]
    assert made.match.chairs[2].absence is None
    assert made.do(commands.Return(BRUNO)) == []


def test_nobody_is_away_where_days_say_it() -> None:
    """Nor before the start or after the end, nor strangers."""
    assert table(clock=DAYS).do(commands.Leaving(BRUNO)) == []
    made = table()
    assert made.do(commands.Leaving(CARLA)) == []
    assert refusal(made, commands.Return(CARLA)) == "seat/not-seated"
    made.do(commands.Resign(ANNA))
    assert made.do(commands.Leaving(BRUNO)) == []
    assert made.do(commands.Return(BRUNO)) == []
    assert table(starting="host").do(commands.Leaving(BRUNO)) == []


def test_a_win_is_claimed_after_the_grace_period() -> None:
    """Only when it is the absent player's turn, and not a moment too early."""
    made = until(table(clock=BLITZ), 1)
    made.do(commands.Leaving(ANNA))
    made.wait(WAIT - 1)
    assert refusal(made, commands.Claim(BRUNO, "win", 1)) == "seat/grace"
    made.wait(1)
    assert refusal(made, commands.Claim(BRUNO, "win", 5)) == "seat/none"
    assert kinds(made.do(commands.Claim(BRUNO, "win", 1))) == ["claimed", "ended", "revealed"]
    assert result(made) == ("abandonment", (2,), (2, 1))


def test_a_draw_is_claimed_where_two_sides_play() -> None:
    """All rank alike then."""
    made = table()
    made.do(commands.Leaving(ANNA))
    made.wait(clock.FORFEIT_GRACE)
    made.do(commands.Claim(BRUNO, "draw", 1))
    assert result(made) == ("abandonment", (), (1, 1))
    assert made.match.ended
    assert made.match.ended.scores == (0.5, 0.5)


def test_a_draw_does_not_bind_a_partner_who_is_there() -> None:
    """Only when both of a team are away can the other team claim one."""
    made = table("jungla", people=4)
    made.do(commands.Leaving(BRUNO))
    made.wait(clock.FORFEIT_GRACE)
    assert refusal(made, commands.Claim(ANNA, "draw", 2)) == "seat/two-sides"
    made.do(commands.Leaving(DARIO))
    made.wait(clock.FORFEIT_GRACE)
    made.do(commands.Claim(ANNA, "draw", 2))
    assert result(made) == ("abandonment", (), (1, 1, 1, 1))


def test_nobody_claims_a_draw_for_their_own_side() -> None:
    """Not even somebody who is noted as away, like their partner."""
    made = table("jungla", people=4)
    side = next(side for side in made.match.sides if made.match.to_act in side)
    for seat in side:
        made.do(commands.Leaving(PEOPLE[seat - 1]))
    made.wait(clock.FORFEIT_GRACE)
    absent = made.match.to_act or 0
    (partner,) = set(side) - {absent}
    assert refusal(made, commands.Claim(PEOPLE[partner - 1], "draw", absent)) == "seat/two-sides"


def test_of_four_a_claim_puts_one_out_and_the_others_play_on() -> None:
    """A bot plays for the seat, for good."""
    made = until(table("comet", people=4, clock=BLITZ), 3)
    made.do(commands.Leaving(CARLA))
    made.wait(WAIT)
    assert kinds(made.do(commands.Claim(DARIO, "win", 3))) == ["claimed", "bot_took"]
    assert made.match.chairs[3].out == "abandonment"
    assert made.do(commands.Return(CARLA)) == []
    made.play()


def test_a_bot_is_called_and_hands_back() -> None:
    """On any turn after its grace period; the owner finds the seat when they return."""
    made = table(rated=True)
    made.go_on(2)
    made.do(commands.Leaving(BRUNO))
    made.wait(clock.BOT_GRACE)
    assert kinds(made.do(commands.Claim(ANNA, "bot", 2, level="3"))) == ["claimed", "bot_took"]
    assert made.match.chairs[2].bot not in {None, "otter"}
    assert refusal(made, commands.Claim(ANNA, "win", 2)) == "seat/by-bot"
    assert refusal(made, commands.Claim(ANNA, "bot", 2)) == "seat/by-bot"
    made.go_on(4)
    assert made.do(commands.Leaving(BRUNO)) == []
    assert kinds(made.do(commands.Return(BRUNO))) == ["returned"]
    assert made.match.chairs[2].gone == 0
    assert not made.match.chairs[2].substitute
    made.go_on(2)


def test_a_bot_of_no_level_is_not_called() -> None:
    """The refusal says so, and nothing is claimed."""
    made = table()
    made.do(commands.Leaving(BRUNO))
    made.wait(clock.BOT_GRACE)
    assert refusal(made, commands.Claim(ANNA, "bot", 2, level="dragon")) == "seat/level"


def test_who_is_there_cannot_claim_from_themselves() -> None:
    """Whoever claims is not away, whatever the server has noted."""
    made = table()
    made.do(commands.Leaving(ANNA))
    made.wait(clock.FORFEIT_GRACE)
    assert refusal(made, commands.Claim(ANNA, "draw", 1)) == "seat/present"


def test_a_bot_plays_for_a_while_for_its_owner() -> None:
    """In casual matches, for a seat of one's own, once."""
    made = table(people=1, bots=1)
    assert refusal(made, commands.TakeSeatByBot(ANNA, 2)) == "seat/not-yours"
    made.do(commands.TakeSeatByBot(ANNA))
    assert made.match.bot_to_act == "otter"
    assert refusal(made, commands.TakeSeatByBot(ANNA)) == "seat/by-bot"
    made.go_on(4)
    made.do(commands.Return(ANNA))
    assert made.match.bot_to_act is None


@pytest.mark.parametrize("returns", [True, False])
def test_whoever_does_not_come_back_to_their_bot_ranks_last(*, returns: bool) -> None:
    """The bot's result is nobody's merit, but who came back has it."""
    made = table(people=2)
    made.do(commands.TakeSeatByBot(BRUNO))
    if returns:
        made.do(commands.Return(BRUNO))
    made.do(commands.Offer(ANNA, "draw"))
    if not returns:
        made.do(commands.Answer(SERVER, "draw", yes=True, seat=2))
    else:
        made.do(commands.Answer(BRUNO, "draw", yes=True))
    assert result(made)[2] == ((1, 1) if returns else (1, 2))


def test_an_outage_prolongs_the_grace_period() -> None:
    """Who was away when the server went down has as much time as before."""
    made = until(table(clock=BLITZ), 1)
    made.do(commands.Leaving(ANNA))
    made.wait(WAIT)
    made.do(commands.Credit(SERVER, 20_000))
    assert refusal(made, commands.Claim(BRUNO, "win", 1)) == "seat/grace"
    made.wait(20_000)
    made.do(commands.Claim(BRUNO, "win", 1))


def test_time_never_goes_back() -> None:
    """Where the system's clock is set back, entries keep their order."""
    made = table(clock=DAYS)
    made.wait(-DAY)
    made.play()
    assert made.match.at == made.now + DAY
