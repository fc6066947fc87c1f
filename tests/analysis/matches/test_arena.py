"""One game of a match: the point is divided fairly, and whoever fails, breaks a rule or is late loses it."""

from __future__ import annotations

from time import sleep
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.analysis.matches.arena import Bout, Clock, Pairing, Terms, forfeited, play_game, shares
from menagerie.analysis.matches.openings import opening
from menagerie.analysis.matches.players import Past, Player
from menagerie.analysis.matches.roster import player
from menagerie.core.outcome import Outcome
from menagerie.core.record import replay, verify
from menagerie.core.registry import load
from menagerie.search.thought import Line, Thought

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.core.game import Game
    from menagerie.core.view import View

SIAM, TEMPLATE, COMET = load("siam"), load("_template"), load("comet")
STRAIGHT, SWAPPED = Pairing(0, 0, (0, 1)), Pairing(1, 0, (1, 0))


class Scripted(Player):
    """Does what a function says."""

    def __init__(self, game: Game, act: Callable[[View, float | None, Past | None], Any]) -> None:
        """Remember the function and what it was asked."""
        super().__init__(game, "scripted")
        self.act = act

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> Thought[str]:
        """Act."""
        return Thought((Line(0, (self.act(view, seconds, past),)),), depth=3, nodes=10)


def bout(game: Game, pairing: Pairing = STRAIGHT, terms: Terms | None = None) -> Bout:
    """A game that is about to begin."""
    start, chosen = game.new(), terms or Terms(opening=2, ply_cap=60)
    return Bout(game, start, opening(game, start, chosen.opening, 0, pairing.group), pairing, chosen, ("left", "right"))


def against_random(act: Callable[[View, float | None, Past | None], Any], terms: Terms | None = None) -> Any:  # noqa: ANN401
    """Let a scripted player begin against a random one."""
    players = {0: Scripted(SIAM, act), 1: player(SIAM, "random")}
    return play_game(bout(SIAM, STRAIGHT, terms), players)


@pytest.mark.parametrize("game", [SIAM, TEMPLATE, COMET], ids=lambda game: game.name)
@pytest.mark.parametrize("pairing", [STRAIGHT, SWAPPED], ids=["straight", "swapped"])
def test_a_game_is_a_true_record(game: Game, pairing: Pairing) -> None:
    """The record replays, its chance moves follow from its seed, and the point goes to who won."""
    terms = Terms(opening=2, ply_cap=1000 if game.kind.ply_cap is None else 60)
    result = play_game(bout(game, pairing, terms), {number: player(game, "random") for number in (0, 1)})
    history = replay(result.record)
    assert result.plies == history.ply
    assert result.record.seats == (("left", "right") if pairing is STRAIGHT else ("right", "left"))
    assert sum(result.shares) == 1
    outcome = history.outcome()
    assert outcome is not None
    assert result.ending == outcome.reason
    if len(outcome.winners) == 1:
        assert result.shares[pairing.seating[outcome.winners[0] - 1]] == 1
    if game.kind.chance:
        assert verify(result.record)


def test_both_games_of_a_pair_share_the_opening_and_the_chance_moves() -> None:
    """The same first moves and the same seed, whoever sits where."""
    first, second = (bout(TEMPLATE, pairing) for pairing in (STRAIGHT, SWAPPED))
    assert first.history.moves == second.history.moves
    assert first.opening.seed == second.opening.seed


def failing(*_: object) -> str:
    """Fail as a player might."""
    raise ZeroDivisionError("lost my glasses")


def late(*_: object) -> str:
    """Give up waiting as the player of an engine might."""
    raise TimeoutError("no answer")


@pytest.mark.parametrize(
    ("act", "ending", "detail"),
    [
        (failing, "crash", "ZeroDivisionError: lost my glasses"),
        (late, "time", "no answer"),
        (lambda *_: "c3-c4N", "illegal", "S"),
        (lambda *_: "nonsense", "illegal", "nonsense"),
        (lambda *_: None, "illegal", "a move is a text"),
        (lambda *_: "x" * 5000, "illegal", "5,000 characters"),
    ],
)
def test_faults_lose_the_game(act: Callable[..., Any], ending: str, detail: str) -> None:
    """Whatever a player does wrong, the other one gets the point and the record ends where it happened."""
    result = against_random(act)
    assert (result.ending, result.culprit, result.shares) == (ending, 0, (0.0, 1.0))
    assert detail in result.detail
    assert replay(result.record).outcome() is None


def test_a_player_that_cannot_begin_loses() -> None:
    """Failing before the first move is failing."""
    known = Scripted(SIAM, lambda view, *_: SIAM.offers(view)[0])
    known.begin = failing  # type: ignore[method-assign,assignment]
    result = play_game(bout(SIAM), {0: player(SIAM, "random"), 1: known})
    assert (result.ending, result.culprit, result.plies) == ("crash", 1, 2)


def slow(seconds: float) -> Callable[..., str]:
    """A player that takes its time."""

    def act(view: View, *_: object) -> str:
        sleep(seconds)
        return SIAM.offers(view)[0]

    return act


def test_who_is_late_loses() -> None:
    """A move that takes longer than its time and the grace loses the game; within the grace it does not."""
    result = against_random(slow(0.05), Terms(seconds=0.01, grace=0.01, ply_cap=20))
    assert (result.ending, result.culprit) == ("time", 0)
    result = against_random(slow(0.001), Terms(seconds=0.01, grace=60.0, ply_cap=10))
    assert result.culprit is None


def test_a_clock_runs_down() -> None:
    """What a player spends is gone, what a move adds comes back, and an empty clock loses."""
    offered: list[float | None] = []

    def act(view: View, seconds: float | None, _past: Past | None) -> str:
        offered.append(seconds)
        sleep(0.03)
        return SIAM.offers(view)[0]

    result = against_random(act, Terms(clock=Clock(0.1), grace=0.0, ply_cap=100))
    assert (result.ending, result.culprit) == ("time", 0)
    times = [time for time in offered if time is not None]
    assert len(times) == len(offered) <= 4
    assert times == sorted(times, reverse=True)
    offered.clear()
    result = against_random(act, Terms(clock=Clock(1.0, 1.0), grace=0.0, ply_cap=16))
    assert result.culprit is None
    assert min(time for time in offered if time is not None) >= 1


def test_players_learn_what_everybody_saw() -> None:
    """Where nothing is hidden a player gets the start, the moves and the keys of earlier positions."""
    seen: list[Past | None] = []

    def act(view: View, _seconds: float | None, past: Past | None) -> str:
        seen.append(past)
        return SIAM.offers(view)[0]

    result = against_random(act, Terms(opening=2, ply_cap=10))
    past = seen[-1]
    assert past is not None
    assert past.start == result.record.start
    assert past.moves == result.record.moves[: len(past.moves)]
    assert len(past.keys) == len(past.moves) + 1


def test_hidden_games_tell_no_past() -> None:
    """Keys and moves could reveal a hand, so a player does not get them."""
    pasts: list[Past | None] = []

    def act(view: View, _seconds: float | None, past: Past | None) -> str:
        pasts.append(past)
        return TEMPLATE.offers(view)[0]

    play_game(bout(TEMPLATE), {number: Scripted(TEMPLATE, act) for number in (0, 1)})
    assert set(pasts) == {None}


def test_games_without_a_rule_for_it_are_stopped() -> None:
    """A game that nobody ends is stopped at the cap and divided; its record has no result."""
    result = play_game(
        bout(COMET, STRAIGHT, Terms(opening=0, ply_cap=30)), {number: player(COMET, "random") for number in (0, 1)}
    )
    assert (result.ending, result.shares, result.plies) == ("stopped", (0.5, 0.5), 30)
    assert result.record.result is None


def test_a_capped_game_is_drawn_by_its_rule() -> None:
    """Where the rules know a cap, the record says so."""
    result = play_game(bout(SIAM, STRAIGHT, Terms(ply_cap=5)), {number: player(SIAM, "random") for number in (0, 1)})
    assert (result.ending, result.shares) == ("ply_cap", (0.5, 0.5))
    assert result.record.result is not None


def test_effort_is_counted() -> None:
    """Moves, nodes and depths of each player add up."""
    result = against_random(lambda view, *_: SIAM.offers(view)[0], Terms(opening=2, ply_cap=12))
    assert result.efforts[0].moves == 5
    assert (result.efforts[0].depth, result.efforts[0].nodes) == (15, 50)


@pytest.mark.parametrize(
    ("winners", "seating", "divided"),
    [
        ((1,), (0, 1), (1.0, 0.0)),
        ((1,), (1, 0), (0.0, 1.0)),
        ((), (0, 1), (0.5, 0.5)),
        ((1, 2), (0, 1), (0.5, 0.5)),
        ((2, 3), (2, 0, 1), (0.5, 0.5, 0.0)),
        ((1, 3), (0, 1, 0, 1), (1.0, 0.0)),
        ((), (0, 1, 2, 3), (0.25, 0.25, 0.25, 0.25)),
    ],
)
def test_the_point_is_divided(winners: tuple[int, ...], seating: tuple[int, ...], divided: tuple[float, ...]) -> None:
    """Winners share the point, all share a draw, and a player has what all its seats have."""
    outcome = Outcome((0.0,) * len(seating), winners, "word", "rule")
    assert shares(outcome, Pairing(0, 0, seating)) == divided


def test_a_forfeited_point_goes_to_the_others() -> None:
    """Whoever is at fault gets nothing."""
    assert forfeited(2, 0) == (0.0, 1.0)
    assert forfeited(3, 1) == (0.5, 0.0, 0.5)
