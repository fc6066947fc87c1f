"""Matches: every seating of every opening, the same result again, and no failure that ends them."""

from __future__ import annotations

import json
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING

import pytest

from menagerie.analysis.matches.arena import Clock, GameResult, Pairing, Terms
from menagerie.analysis.matches.match import HURRY, PATIENCE, pairings, patience, planned, play_match, seats_for
from menagerie.analysis.matches.processes import Crew
from menagerie.analysis.matches.sprt import Sprt
from menagerie.core.record import replay, verify
from menagerie.core.registry import load
from menagerie.errors import InvalidOption, MenagerieError

if TYPE_CHECKING:
    from menagerie.analysis.matches.standing import Standing

SIAM, TEMPLATE, COMET, JUNGLA = load("siam"), load("_template"), load("comet"), load("jungla")


def test_every_opening_is_played_with_every_seating() -> None:
    """Players move on by one seat in each game of a group."""
    assert [pairing.seating for pairing in pairings(2, 2, 1)] == [(0, 1), (1, 0)]
    assert [pairing.seating for pairing in pairings(3, 3, 1)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [pairing.seating for pairing in pairings(2, 4, 1)] == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert [(pairing.number, pairing.group) for pairing in pairings(2, 2, 2)] == [(0, 0), (1, 0), (2, 1), (3, 1)]


def test_the_stronger_player_scores_more() -> None:
    """Two plies of search beat none, with records that replay and an estimate that says so."""
    results: list[GameResult] = []
    standing = play_match(
        SIAM, ["alphabeta:depth=2", "random"], games=9, jobs=0, report=lambda result, _: results.append(result)
    )
    found = standing.between()
    assert standing.games == 10, "games are played in whole pairs"
    assert found is not None
    assert found.elo_low > 0
    assert standing.tallies[0].points > 8
    for first, second in zip(results[::2], results[1::2], strict=True):
        assert first.pairing.seating != second.pairing.seating
        assert first.record.moves[:4] == second.record.moves[:4]
        assert replay(first.record).ply == first.plies


def test_the_same_seed_plays_the_same_match() -> None:
    """Openings and chance moves follow from the seed, in one process or in several."""
    said = []
    for jobs, seed in ((0, 5), (2, 5), (0, 6)):
        records: dict[int, tuple[str, ...]] = {}

        def keep(result: GameResult, _: Standing, records: dict[int, tuple[str, ...]] = records) -> None:
            records[result.pairing.number] = result.record.moves

        play_match(TEMPLATE, ["greedy", "random"], games=4, jobs=jobs, terms=Terms(seed=seed), report=keep)
        said.append(records)
    assert said[0] == said[1]
    assert said[0] != said[2]


def test_four_players_rotate_and_share_the_points() -> None:
    """Each of four players sits in each seat, and the shares add up to the number of games."""
    seats: list[tuple[int, ...]] = []

    def keep(result: GameResult, _: Standing) -> None:
        verify(result.record)
        seats.append(result.pairing.seating)

    standing = play_match(COMET, ["random"] * 4, games=4, jobs=0, terms=Terms(ply_cap=150), report=keep)
    assert {seating.index(0) for seating in seats} == {0, 1, 2, 3}
    assert round(sum(tally.points for tally in standing.tallies), 9) == 4
    assert standing.names == ("random", "random (2)", "random (3)", "random (4)")
    plain = json.loads(json.dumps(standing.plain()))
    assert len(plain["comparisons"]) == 6
    assert plain["players"][0]["share"]["low"] <= plain["players"][0]["share"]["score"]


def test_two_players_may_share_four_seats() -> None:
    """A game in two teams is a match of two players with two seats each."""
    standing = play_match(
        JUNGLA, ["random", "random"], games=2, jobs=0, start=JUNGLA.new(seats=4), terms=Terms(ply_cap=8, opening=0)
    )
    assert standing.games == 2
    assert standing.endings["stopped"] == 2


def test_a_test_stops_the_match() -> None:
    """As soon as the test has decided, no more games are played."""
    standing = play_match(SIAM, ["alphabeta:depth=1", "random"], games=400, jobs=0, sprt=Sprt(0, 200))
    assert standing.verdict == "elo1"
    assert standing.games < 400
    assert standing.plain()["sprt"] is not None


def test_ctrl_c_keeps_what_was_played() -> None:
    """An interrupted match ends with the result so far."""

    def interrupt(_: GameResult, standing: Standing) -> None:
        if standing.games == 3:
            raise KeyboardInterrupt

    standing = play_match(SIAM, ["random", "random"], games=50, jobs=0, terms=Terms(ply_cap=10), report=interrupt)
    assert standing.interrupted
    assert standing.games == 3
    assert len(standing.pairs) == 1, "half a pair does not count for strength"


def one_game(crew: Crew) -> GameResult:
    """The first result of a crew."""
    return next(crew.results(iter([Pairing(0, 0, (0, 1))])))


def test_a_process_that_dies_loses_the_game_of_its_thinker() -> None:
    """When a process is killed the player to move has crashed; the record has the moves, a new process plays on."""
    plan = planned(SIAM, ["random", "alphabeta:seconds=60"], SIAM.new(), Terms(opening=1))
    crew = Crew(plan, 1)

    def kill() -> None:
        while crew.workers[0].thinker != 1:
            sleep(0.01)
        sleep(0.2)
        crew.workers[0].process.kill()

    Thread(target=kill, daemon=True).start()
    try:
        result = one_game(crew)
        assert (result.ending, result.culprit, result.shares) == ("crash", 1, (1.0, 0.0))
        assert "status -9" in result.detail
        assert replay(result.record).ply == result.plies >= 1
        assert crew.workers[0].process.is_alive()
    finally:
        crew.close()


def test_a_process_that_hangs_is_ended() -> None:
    """A player that does not answer for longer than anybody waits has lost on time."""
    plan = planned(SIAM, ["alphabeta:seconds=600", "random"], SIAM.new(), Terms(opening=0))
    crew = Crew(type(plan)(**{name: getattr(plan, name) for name in plan.__slots__} | {"patience": 2.0}), 1)
    try:
        result = one_game(crew)
    finally:
        crew.close()
    assert (result.ending, result.culprit) == ("time", 0)
    assert all(not worker.process.is_alive() for worker in crew.workers)


def test_nobody_waits_for_ever() -> None:
    """Patience follows from the time that players have."""
    assert patience(Terms()) == PATIENCE
    assert patience(Terms(seconds=2.0, grace=0.5)) == 2.5 + HURRY
    assert patience(Terms(clock=Clock(60, 2))) == 62 + HURRY


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (3, 3), (4, 4)])
def test_seats_follow_from_the_players(players: int, seats: int) -> None:
    """As many seats as players where the game has them."""
    assert seats_for(COMET, players) == seats


def test_numbers_out_of_range_are_refused() -> None:
    """Players, games, jobs, seeds and tests that make no sense are named."""
    with pytest.raises(InvalidOption, match="for 2 players, got 3"):
        play_match(SIAM, ["random"] * 3)
    with pytest.raises(InvalidOption, match="cannot be shared evenly"):
        play_match(COMET, ["random"] * 2, start=COMET.new(seats=3))
    with pytest.raises(InvalidOption, match="cannot be shared evenly"):
        play_match(SIAM, ["random"], start=SIAM.new())
    with pytest.raises(InvalidOption, match="number of games"):
        play_match(SIAM, ["random"] * 2, games=0)
    with pytest.raises(InvalidOption, match="number of jobs"):
        play_match(SIAM, ["random"] * 2, jobs=-1)
    with pytest.raises(InvalidOption, match="a seed"):
        play_match(SIAM, ["random"] * 2, terms=Terms(seed=-1))
    with pytest.raises(InvalidOption, match="plies of an opening"):
        play_match(SIAM, ["random"] * 2, terms=Terms(opening=-1))
    with pytest.raises(InvalidOption, match="compares two players"):
        play_match(COMET, ["random"] * 3, sprt=Sprt(0, 10))
    with pytest.raises(MenagerieError, match="no player"):
        play_match(SIAM, ["random", "nobody"])
