"""Moves: who may make them, in which order they are checked, and what they lead to."""

from __future__ import annotations

from random import Random

import pytest

from menagerie.core.history import History
from menagerie.core.seats import CHANCE
from menagerie.errors import Refused
from menagerie.play import clock
from menagerie.play.data import commands
from menagerie.play.data.values import DAY, SERVER
from menagerie.play.deciding.moves import refuse_illegal
from menagerie.play.deciding.refusals import LANGUAGES, sentence_of
from menagerie.play.match import Match
from tests.play.tables import ANNA, BLITZ, BRUNO, CARLA, Table, kinds, refusal, table

GAMES = [("siam", 2), ("jungla", 2), ("jungla", 4), ("comet", 2), ("comet", 4)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_game_is_played_to_its_end(game: str, seats: int) -> None:
    """People and bots move until the rules say that it is over; then the seed is told and nobody moves any more."""
    made = table(game, people=seats - 1, bots=1)
    random = Random(5)
    while made.match.status == "running":
        position = made.match.position
        assert made.match.to_act != CHANCE
        made.play(made.match.game.format_move(position, random.choice(position.legal_moves())))
    assert kinds(made.log[-2:]) == ["ended", "revealed"]
    ended = made.match.ended
    assert ended is not None
    assert ended.ending == "rules"
    outcome = made.match.history.outcome()
    assert outcome is not None
    assert (ended.scores, ended.winners, ended.rule) == (outcome.scores, outcome.winners, outcome.rule)
    assert all(ended.ranks[seat - 1] == 1 for seat in ended.winners)
    assert refusal(made, commands.Play(ANNA, made.match.ply, "x")) == "match/over"
    assert made.match.to_act is None
    assert made.match.bot_to_act is None


def test_checks_come_in_order() -> None:
    """A stranger is told so first; then come stale moves, then whose turn it is, then what is wrong with the move."""
    made = table()
    assert refusal(made, commands.Play(CARLA, 9, "zz")) == "seat/not-seated"
    assert refusal(made, commands.Play(BRUNO, 9, "zz")) == "match/stale"
    assert refusal(made, commands.Play(BRUNO, 0, "zz")) == "move/not-your-turn"
    assert refusal(made, commands.Play(ANNA, 0, "zz")) == "move/malformed"
    assert refusal(made, commands.Play(ANNA, 0, "+c3N")) == "move/illegal"


def test_a_forbidden_move_cites_its_rule_in_every_language() -> None:
    """The refusal names the rule and the squares and says it in words."""
    made = table()
    with pytest.raises(Refused) as caught:
        made.do(commands.Play(ANNA, 0, "+c3N"))
    assert caught.value.details["rule"].startswith("S")  # type: ignore[attr-defined]
    assert caught.value.details["cells"] == ["c3"]
    assert len({sentence_of(caught.value, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_what_is_forbidden_tells_nothing_hidden() -> None:
    """Whether another player holds a card has no influence on what a player is told of trying to play it."""
    made = table("comet")
    game, seat = made.match.game, made.match.to_act
    assert seat is not None
    said = []
    for number in range(8):
        match = Match.from_entries(made.log)
        hidden = game.sample(match.view(seat), Random(number))
        match.history = History(game, hidden)
        with pytest.raises(Refused) as caught:
            refuse_illegal(match, seat, "play dodo")
        said.append((caught.value.code, sentence_of(caught.value, "en")))
    assert len({str(game.sample(made.match.view(seat), Random(number))) for number in range(8)}) > 1
    assert len(set(said)) == 1


def test_bots_move_through_the_server_and_people_do_not() -> None:
    """The server moves for bots alone, people never for bots."""
    made = table(people=1, bots=1)
    assert refusal(made, commands.Play(SERVER, 0, "+a1N")) == "move/not-your-turn"
    made.play()
    assert made.match.bot_to_act == "hare"
    assert refusal(made, commands.Play(ANNA, 1, "+a1N")) == "move/not-your-turn"
    made.play()
    assert made.match.bot_to_act is None


def test_one_person_moves_for_all_their_seats() -> None:
    """On one device whoever is to act moves."""
    made = Table("comet", seats=4)
    for name in ("One", "Two", "Three", "Four"):
        made.do(commands.Sit(ANNA, name))
    made.go_on(30)
    assert set(made.match.movers) == {CHANCE, 1, 2, 3, 4}


def test_a_move_is_stored_as_it_is_written() -> None:
    """Whatever way a move was spelt, the entry has the one spelling."""
    made = table("comet")
    entry = made.play("rest")[0]
    assert entry.payload()["move"] == "rest"


def test_who_moves_without_a_connection_is_given_grace_anew() -> None:
    """A move shows that somebody is there after all, so that nobody can claim right after it."""
    made = table()
    made.do(commands.Leaving(ANNA))
    made.wait(6 * DAY)
    assert kinds(made.play()) == ["moved", "away"]
    made.play()
    made.wait(2 * DAY)
    assert refusal(made, commands.Claim(BRUNO, "win", 1)) == "seat/grace"
    made.wait(5 * DAY)
    assert kinds(made.do(commands.Claim(BRUNO, "win", 1))) == ["claimed", "ended", "revealed"]


def test_a_move_with_more_lag_than_there_is_counts_the_most() -> None:
    """The entry tells what was left out of account."""
    made = table(clock=BLITZ)
    text = made.match.game.format_move(made.match.position, made.match.position.legal_moves()[0])
    assert made.do(commands.Play(ANNA, 0, text, lag=9_000))[0].payload()["lag"] == clock.MOST_LAG


def test_draws_that_would_make_a_match_too_long_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole command is refused, not half of it."""
    made = table("comet")
    made.play("rest")
    while True:
        monkeypatch.setattr("menagerie.play.deciding.draft.MOST_PLIES", made.match.ply + 1)
        try:
            made.play()
        except Refused as refused:
            code = refused.code
            break
    assert code == "match/too-long"
    assert made.match.to_act != CHANCE
