"""What needs the consent of others: draws, takebacks, pauses, calling off, rematches."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from menagerie.core.seats import CHANCE
from menagerie.play.data import commands
from menagerie.play.data.values import DAY, SERVER, Proposal
from menagerie.play.deciding.agreements import in_one_go, revealed_since
from menagerie.play.deciding.master import create_rematch, decide
from menagerie.play.match import Match
from tests.play.tables import ANNA, BLITZ, BRUNO, CARLA, DARIO, PEOPLE, SECRET, Table, kinds, refusal, table


def agreed(made: Table, what: Proposal, *people: str) -> list[str]:
    """Let the first offer something and the others consent; return what came of it."""
    found = kinds(made.do(commands.Offer(people[0], what)))
    for who in people[1:]:
        found += kinds(made.do(commands.Answer(who, what, yes=True)))
    return found


def one_device(game: str = "siam", seats: int = 2) -> Table:
    """Return a match in which Anna has all seats."""
    made = Table(game, seats=seats)
    for number in range(seats):
        made.do(commands.Sit(ANNA, f"Anna {number}"))
    return made


# Draws


@pytest.mark.parametrize(("game", "seats"), [("siam", 2), ("jungla", 4), ("comet", 4)])
def test_a_draw_needs_everybody(game: str, seats: int) -> None:
    """The last consent ends the match, and all share it."""
    made = table(game, people=seats)
    made.do(commands.Offer(ANNA, "draw"))
    for who in PEOPLE[1 : seats - 1]:
        assert kinds(made.do(commands.Answer(who, "draw", yes=True))) == ["answered"]
    last = PEOPLE[seats - 1]
    assert kinds(made.do(commands.Answer(last, "draw", yes=True))) == ["answered", "ended", "revealed"]
    ended = made.match.ended
    assert ended is not None
    sides = 2 if game == "jungla" else seats
    assert (ended.ending, ended.winners, ended.ranks) == ("agreement", (), (1,) * seats)
    assert ended.scores == (1 / sides,) * seats


def test_a_bot_is_asked_for_a_draw_through_the_server() -> None:
    """It may consent or go on; going on declines."""
    made = table(people=1, bots=1)
    made.do(commands.Offer(ANNA, "draw"))
    assert refusal(made, commands.Answer(SERVER, "draw", yes=True)) == "seat/not-seated"
    made.play()
    made.play()
    assert made.match.proposals == {}
    made.do(commands.Offer(ANNA, "draw"))
    assert "ended" in kinds(made.do(commands.Answer(SERVER, "draw", yes=True, seat=2)))


def test_an_offer_stands_until_it_is_answered_by_a_move() -> None:
    """The move of whoever was asked declines it; one's own move does not withdraw it."""
    made = table()
    made.do(commands.Offer(ANNA, "draw"))
    made.play()
    assert set(made.match.proposals) == {"draw"}
    made.play()
    assert made.match.proposals == {}


def test_calling_off_is_offered_for_the_moment_alone() -> None:
    """Any move takes it off the table, one's own too, and so does a move that is taken back."""
    made = table()
    made.go_on(2)
    made.do(commands.Offer(ANNA, "abort"))
    made.play()
    assert made.match.proposals == {}
    made.do(commands.Offer(ANNA, "abort"))
    made.do(commands.Offer(ANNA, "draw"))
    agreed(made, "takeback", BRUNO, ANNA)
    assert made.match.proposals == {}


def test_offers_lapse_when_a_bot_takes_over() -> None:
    """It does not stand by what the owner of its seat has offered."""
    made = table()
    made.do(commands.Offer(ANNA, "draw"))
    made.do(commands.TakeSeatByBot(ANNA))
    assert made.match.proposals == {}


def test_who_offers_may_withdraw() -> None:
    """Declining one's own offer takes it off the table; consenting to it is no answer."""
    made = table()
    made.do(commands.Offer(ANNA, "draw"))
    assert refusal(made, commands.Answer(ANNA, "draw", yes=True)) == "offer/answered"
    made.do(commands.Answer(ANNA, "draw", yes=False))
    assert made.match.proposals == {}
    assert refusal(made, commands.Offer(ANNA, "draw")) == "offer/again"
    made.play()
    made.do(commands.Offer(ANNA, "draw"))


def test_those_who_gave_up_are_not_asked() -> None:
    """The draw is shared by those who are left."""
    made = table("comet", people=3)
    made.do(commands.Resign(BRUNO))
    assert refusal(made, commands.Offer(BRUNO, "draw")) == "seat/out"
    assert agreed(made, "draw", ANNA, CARLA)[-2:] == ["ended", "revealed"]
    assert made.match.ended
    assert made.match.ended.scores == (0.5, 0.0, 0.5)
    assert made.match.ended.winners == (1, 3)
    assert made.match.ended.ranks == (1, 3, 1)


def test_one_person_agrees_with_themselves() -> None:
    """Where all seats are one person's, nobody is asked."""
    assert kinds(one_device().do(commands.Offer(ANNA, "draw"))) == ["offered", "ended", "revealed"]


# Takebacks


def test_a_takeback_goes_back_to_before_ones_own_move() -> None:
    """With consent the asker is to move again, whoever was to act."""
    made = table()
    made.go_on(2)
    before = made.match.position.copy()
    made.go_on(2)
    assert agreed(made, "takeback", ANNA, BRUNO)[-1] == "taken_back"
    assert (made.match.ply, made.match.to_act) == (2, 1)
    assert str(made.match.position) == str(before)
    assert len(made.match.movers) == len(made.match.times) == 2


def test_a_takeback_may_go_further_but_only_to_ones_own_moves() -> None:
    """The target is a ply at which the asker moved."""
    made = table()
    made.go_on(5)
    assert refusal(made, commands.Offer(ANNA, "takeback", 1)) == "offer/nothing"
    assert refusal(made, commands.Offer(ANNA, "takeback", 6)) == "offer/nothing"
    made.do(commands.Offer(ANNA, "takeback", 2))
    made.do(commands.Answer(BRUNO, "takeback", yes=True))
    assert made.match.ply == 2


def test_a_move_takes_a_takeback_off_the_table() -> None:
    """So nobody consents to something else than was asked."""
    made = table()
    made.go_on(2)
    made.do(commands.Offer(BRUNO, "takeback"))
    made.play()
    assert refusal(made, commands.Answer(ANNA, "takeback", yes=True)) == "offer/none"


def test_bots_do_not_mind_takebacks() -> None:
    """Against a bot it takes effect at once, the bot's answer included."""
    made = table(people=1, bots=1)
    made.go_on(2)
    assert kinds(made.do(commands.Offer(ANNA, "takeback"))) == ["offered", "taken_back"]
    assert made.match.ply == 0


def test_on_one_device_the_last_move_is_taken_back() -> None:
    """Whichever of one's seats made it, unless a seat is named."""
    made = one_device()
    made.go_on(3)
    made.do(commands.Offer(ANNA, "takeback"))
    assert made.match.ply == 2
    made.do(commands.Offer(ANNA, "takeback", seat=1))
    assert made.match.ply == 0


def comet_after(number: int, plies: int) -> Table:
    """Return a match of Comet after random moves."""
    made, random = table("comet", people=3), Random(number)
    for _ in range(plies):
        if made.match.status == "running":
            position = made.match.position
            made.play(made.match.game.format_move(position, random.choice(position.legal_moves())))
    return made


@settings(max_examples=8, deadline=None)
@example(1, 11)  # after a last step the Move went on, which others could not know of a hand
@given(st.integers(0, 2**32), st.integers(1, 40))
def test_no_takeback_crosses_a_reveal(number: int, plies: int) -> None:
    """What can be taken back in Comet told nobody a card, and draws never can be."""
    made = comet_after(number, plies)
    if made.match.status != "running":
        return
    for target, seat in enumerate(made.match.movers):
        if CHANCE in made.match.movers[target:]:
            assert revealed_since(made.match, target)
        elif not revealed_since(made.match, target):
            offer = commands.Offer(PEOPLE[seat - 1], "takeback", target, seat)
            went = "taken_back" if in_one_go(made.match, target) else "offered"
            assert kinds(decide(made.match, offer, made.now, SECRET)) == [went]
            check_nothing_told(made.match, target, Random(number))


def check_nothing_told(match: Match, target: int, random: Random) -> None:
    """Check that the moves since could have been made whatever anybody else held, as far as others could know."""
    game, position = match.game, match.position.copy()
    for _ in range(target, match.ply):
        position.undo()
    for viewer in range(match.settings.seats + 1):
        if viewer != position.to_act:
            imagined = game.sample(game.view(position, viewer), random)
            for text in match.history.texts[target:]:
                imagined.play(game.parse_move(imagined, text))


def test_a_card_from_the_hand_tells_others_something() -> None:
    """Everybody has seen it, as everybody has seen what is discarded."""
    made = table("comet")
    made.play("rest")
    text = next(text for text in offered_texts(made) if text.startswith("discard"))
    ply = made.match.ply
    made.play(text)
    assert revealed_since(made.match, ply)


def test_within_ones_turn_nobody_is_asked() -> None:
    """What one has done in a row goes back step by step, at once, though not past a draw."""
    made = table("comet")
    seat = made.match.to_act
    assert seat is not None
    back = commands.Offer(PEOPLE[seat - 1], "takeback")
    before = str(made.match.position)
    made.play("rest")
    made.play(next(text for text in offered_texts(made) if text.startswith("discard")))
    assert in_one_go(made.match, made.match.ply - 2)
    assert kinds(made.do(back)) == kinds(made.do(back)) == ["taken_back"]
    assert str(made.match.position) == before
    assert refusal(made, back) == "offer/nothing"
    assert "hatch" in offered_texts(made)


PASSED_OVER = (
    '{"edition":"comet-r1","board":"a","switches":[],"phase":"comet","active":2,"actions":0,"idle":0,"choosers":[],',
    '"action":{"kind":"move","pool":"W","jump":["","",""],"extra":0,"acted":true},"use":null,"due":null,"players":[',
    '{"hand":["new_dawn","twin_clutch"],"known":["new_dawn"],"slots":["passenger_pigeon","labrador_duck","monk_seal"],',
    '"rescuers":["a6","f12","d3"],"rescued":[],"hero":["cave_lion",true],"passed":false},',
    '{"hand":["megalania","stellers_sea_cow"],"known":["megalania"],"slots":["saiga","dimetrodon","great_auk"],',
    '"rescuers":["f1","e12","g3"],"rescued":[],"hero":["meganeura",false],"passed":false}],',
    '"neutral":{"mammoth":"d9","tortoise":"e4"},"pile":54,"comet":0,"mixed":[],"shuffled":[],',
    '"display":["california_condor","megalodon","sarcosuchus","stampede"],"discards":{"silver":[],"gold":[]}}',
)
"""The comet has come, and seat 1 has no card left that moves a rescuer; seat 2 can end its Move."""


def test_a_turn_comes_back_at_once_only_because_of_hidden_cards() -> None:
    """Who is passed over can do nothing with their hand: whoever has seen that does not take the end of a turn back."""
    made = table("comet", position="".join(PASSED_OVER))
    made.play("end")
    assert made.match.to_act == 2
    assert refusal(made, commands.Offer(BRUNO, "takeback")) == "offer/revealed"


def test_a_turn_that_is_over_is_not_ones_own_any_more() -> None:
    """In Jungla the first action goes back at once; once the other pack is to act, it has to be asked."""
    made = table("jungla")
    first, second = (PEOPLE[1], PEOPLE[0]) if made.match.to_act == 2 else (PEOPLE[0], PEOPLE[1])
    made.play()
    assert kinds(made.do(commands.Offer(first, "takeback"))) == ["taken_back"]
    made.go_on(2)
    assert kinds(made.do(commands.Offer(first, "takeback"))) == ["offered"]
    assert kinds(made.do(commands.Answer(second, "takeback", yes=True))) == ["answered", "taken_back"]


def offered_texts(made: Table) -> list[str]:
    """Return the texts of all legal moves."""
    position = made.match.position
    return [made.match.game.format_move(position, move) for move in position.legal_moves()]


# Pauses and calling off


def test_a_pause_is_agreed_and_ended_by_anybody() -> None:
    """While it lasts nobody moves or claims; absences are forgotten; giving up remains possible."""
    made = table("comet", people=3)
    made.do(commands.Leaving(CARLA))
    assert agreed(made, "pause", ANNA, BRUNO, CARLA)[-1] == "paused"
    assert made.match.chairs[3].absence is None
    assert made.match.deadline() is None
    assert refusal(made, commands.Offer(ANNA, "draw")) == "match/paused"
    assert refusal(made, commands.Claim(ANNA, "win", 3)) == "match/paused"
    assert refusal(made, commands.Credit(SERVER, 5)) == "match/paused"
    assert made.do(commands.Leaving(CARLA)) == []
    assert kinds(made.do(commands.Resign(BRUNO))) == ["resigned", "bot_took"]
    assert refusal(made, commands.Resume(DARIO)) == "seat/not-seated"
    made.wait(DAY)
    made.do(commands.Resume(CARLA))
    assert made.match.status == "running"


def test_a_pause_ends_with_a_resignation_of_the_last() -> None:
    """The match is then over."""
    made = table()
    agreed(made, "pause", ANNA, BRUNO)
    assert kinds(made.do(commands.Resign(ANNA))) == ["resigned", "ended", "revealed"]


def test_all_together_may_call_a_match_off() -> None:
    """At any time, and then there is no result."""
    made = table()
    made.go_on(6)
    assert agreed(made, "abort", BRUNO, ANNA)[-2:] == ["aborted", "revealed"]
    assert (made.match.aborted, made.match.ended) == ("agreed", None)
    assert refusal(made, commands.Offer(ANNA, "rematch")) == "match/over"


# Rematches


def rematch(made: Table) -> Match:
    """Return the rematch of a match."""
    return Match.from_entries(create_rematch(made.match, "first", made.now, SECRET))


def test_a_rematch_moves_everybody_one_seat_on() -> None:
    """It is for the same people on the same terms, and starts when all are ready."""
    made = table("comet", people=3, bots=1, clock=BLITZ)
    made.do(commands.Resign(ANNA))
    made.do(commands.Resign(BRUNO))
    made.do(commands.Resign(CARLA))
    assert made.match.status == "over"
    assert agreed(made, "rematch", CARLA, ANNA, BRUNO)[-1] == "rematched"
    again = rematch(made)
    assert [again.chairs[seat].name for seat in (1, 2, 3, 4)] == ["A bot", "Anna", "Bruno", "Carla"]
    assert (again.settings.clock, again.settings.joining, again.created.previous) == (BLITZ, "invited", "first")
    assert again.status == "open"
    made.do(commands.Continue(SERVER, "second"))
    assert made.match.continued == "second"
    assert refusal(made, commands.Continue(SERVER, "third")) == "offer/none"
    assert refusal(made, commands.Offer(ANNA, "rematch")) == "match/over"


def test_partners_stay_partners_in_a_rematch() -> None:
    """In Jungla for four who played together does so again."""
    made = table("jungla", people=4)
    made.do(commands.Resign(ANNA))
    made.do(commands.Resign(CARLA))
    agreed(made, "rematch", *PEOPLE)
    again = rematch(made)
    sides = {frozenset(again.chairs[seat].who for seat in side) for side in again.sides}
    assert sides == {frozenset({ANNA, CARLA}), frozenset({BRUNO, DARIO})}


def test_a_rematch_against_bots_needs_nobody_else() -> None:
    """And a declined one may be asked for again."""
    made = table(people=1, bots=1)
    made.do(commands.Resign(ANNA))
    assert kinds(made.do(commands.Offer(ANNA, "rematch"))) == ["offered", "rematched"]
    made = table()
    made.do(commands.Resign(ANNA))
    made.do(commands.Offer(ANNA, "rematch"))
    made.do(commands.Answer(BRUNO, "rematch", yes=False))
    made.do(commands.Offer(ANNA, "rematch"))


def test_there_is_no_rematch_before_all_agree() -> None:
    """The store cannot open one by mistake."""
    made = table()
    made.do(commands.Resign(ANNA))
    with pytest.raises(Exception, match="not over"):
        rematch(made)
