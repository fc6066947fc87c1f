"""Search by sampling sees what a seat sees, keeps its limits, and is the same compiled and interpreted."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import menagerie
from menagerie._loader import VARIABLE
from menagerie.core import registry
from menagerie.core.position import Evaluation
from menagerie.errors import InvalidInput, InvalidOption, InvalidPosition
from menagerie.search.greedy import rate_moves
from menagerie.search.ismcts import Ismcts, Manner

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.search.thought import Thought

COMET, TEMPLATE, SIAM = (registry.load(name) for name in ("comet", "_template", "siam"))
FEWER = 1 if menagerie.compiled else 40
"""Plain Python iterates so many times less."""
PLACES = (("comet", 2), ("comet", 3), ("comet", 4), ("_template", 2))


def wandered(game: Game, seats: int, seed: int, plies: int) -> Position:
    """Return a position in which a seat has a choice, after so many decisions taken at random."""
    random, position = Random(seed), game.new(seats=seats)
    while position.to_act is not None:
        moves = position.legal_moves()
        if position.to_act > 0:
            plies -= 1
            if plies < 0 and len(moves) > 1:
                return position
        weights = position.weights() if position.to_act < 0 else None
        position.play(random.choices(moves, weights)[0])
    return wandered(game, seats, seed + 1, plies // 2)


def search(position: Position, seed: int = 1, **options: Any) -> Ismcts:  # noqa: ANN401 - as Ismcts takes them
    """Return a search for the seat to act."""
    game = registry.load(position.game)
    return Ismcts(game, game.view(position, position.to_act or 0), Random(seed), **options)


def timeless(found: Thought[int]) -> Thought[int]:
    """Leave out what no two runs share."""
    return replace(found, seconds=0.0)


# What is found


@pytest.mark.parametrize(("name", "seats"), PLACES)
def test_whole_games_are_played_legally(name: str, seats: int) -> None:
    """From the first decision to the end every move found is legal, and every expected line can be played."""
    game, random = registry.load(name), Random(f"{name} {seats}")
    position = game.new(seats=seats)
    for _ in range(10_000 if menagerie.compiled else 90):
        if position.to_act is None:
            break
        if position.to_act < 0:
            position.play(random.choices(position.legal_moves(), position.weights())[0])
            continue
        found = search(position, random.getrandbits(30)).think(iterations=8 if menagerie.compiled else 3)
        assert found.line[0] == found.move == found.lines[0].move
        assert sorted(line.move for line in found.lines) == sorted(position.legal_moves())
        for move in found.line:
            position.play(move)
        for _ in found.line[1:]:
            position.undo()
    assert position.outcome() or FEWER > 1


def test_the_better_of_two_moves_is_tried_more() -> None:
    """In Otter Run an otter that can reach the sea does so, whatever the other holds."""
    position = TEMPLATE.parse_position(winning_text())
    winning = [move for move, rating in rate_moves(position, TEMPLATE.evaluation(), 1).items() if rating == 30_000]
    found = search(position).think(iterations=400 // FEWER)
    assert [found.move] == winning
    assert found.score > 5_000
    assert found.plies_to_win is None


def winning_text() -> str:
    """Return a position in which seat 1 wins with one of several moves."""
    for seed in range(1000):
        position = wandered(TEMPLATE, 2, seed, 4)
        ratings = rate_moves(position, TEMPLATE.evaluation(), 1)
        if position.to_act == 1 and sum(rating == 30_000 for rating in ratings.values()) == 1:
            return str(position)
    pytest.fail("no such position in 1,000 games")


def test_visits_add_up() -> None:
    """Every iteration begins with one of the moves listed; the move found is the one tried most."""
    for seats in (2, 3, 4):
        found = search(wandered(COMET, seats, seats, 40)).think(iterations=300 // FEWER)
        visits = [line.visits for line in found.lines]
        assert sum(visits) == 300 // FEWER
        assert visits == sorted(visits, reverse=True)
        assert found.depth >= 1
        assert found.nodes > 300 // FEWER


def test_a_single_move_takes_no_search() -> None:
    """Where there is nothing to choose, nothing is searched, however much time there is."""
    position = wandered(TEMPLATE, 2, 1, 0)
    while len(position.legal_moves()) > 1 or (position.to_act or 0) < 1:
        position.play(position.legal_moves()[0])
    found = search(position).think(seconds=1000.0)
    assert (found.line, found.lines[0].visits, found.depth) == ((position.legal_moves()[0],), 0, 0)


def test_thinking_on_keeps_what_was_learnt() -> None:
    """Thinking twice is thinking longer."""
    position = wandered(COMET, 2, 5, 30)
    once, twice = search(position), search(position)
    whole = once.think(iterations=512 // FEWER)
    twice.think(iterations=256 // FEWER)
    assert sum(line.visits for line in twice.think(iterations=256 // FEWER).lines) == once.iterations
    assert sum(line.visits for line in whole.lines) == once.iterations == 512 // FEWER


# Honesty


@settings(max_examples=20 if menagerie.compiled else 3, deadline=None)
@given(seed=st.integers(0, 10**6), plies=st.integers(0, 120), place=st.sampled_from(PLACES))
def test_what_is_hidden_changes_nothing(seed: int, plies: int, place: tuple[str, int]) -> None:
    """Positions that differ only in what a seat cannot know give the same finding, visit by visit."""
    game = registry.load(place[0])
    view = game.view(position := wandered(game, place[1], seed, plies), position.to_act or 0)
    twins = [game.sample(view, Random(seed + number)) for number in range(2)]
    found = [timeless(search(twin, 7).think(iterations=120 // FEWER)) for twin in (position, *twins)]
    assert found[0] == found[1] == found[2]


def test_the_hidden_is_drawn_anew() -> None:
    """Positions that a seat cannot tell apart are all looked at: the others' cards differ between iterations."""
    position = wandered(COMET, 2, 3, 20)
    view = COMET.view(position, position.to_act or 0)
    texts = {str(COMET.sample(view, Random(seed))) for seed in range(8)}
    assert len(texts) > 1


# Limits


def test_seed_and_iterations_settle_everything() -> None:
    """The same seed and number of iterations give the same finding; another seed another one."""
    position = wandered(COMET, 3, 11, 50)
    one, same, other = (timeless(search(position, seed).think(iterations=400 // FEWER)) for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_reports_come_when_iterations_double() -> None:
    """Whoever listens hears after 256, 512, 1,024 iterations and so on, and listening changes nothing."""
    if not menagerie.compiled:
        pytest.skip("takes too many iterations for plain Python")
    position = wandered(COMET, 2, 2, 25)
    heard: list[Thought[int]] = []
    found = search(position).think(iterations=1_500, report=heard.append)
    assert [sum(line.visits for line in each.lines) for each in heard] == [256, 512, 1024]
    assert timeless(found) == timeless(search(position).think(iterations=1_500))


def test_a_time_limit_ends_the_search() -> None:
    """A search without any other limit ends when its time is over, with something searched."""
    found = search(wandered(COMET, 4, 2, 60)).think(seconds=1)
    assert found.lines[0].visits > 0
    assert found.seconds < 20


def test_no_time_is_enough_for_a_move() -> None:
    """With no time at all the move that looks best at once is found."""
    position = wandered(COMET, 2, 8, 44)
    found = search(position).think(seconds=0)
    ratings = rate_moves(position, COMET.evaluation(), position.to_act or 0)
    assert found.move in ratings
    assert all(line.visits == 0 for line in found.lines)


def test_stop_ends_a_search_in_another_thread() -> None:
    """A search without limits ends when `stop` is called."""
    thinking, begun = search(wandered(COMET, 2, 4, 33)), Event()
    found: list[Thought[int]] = []

    def think() -> None:
        begun.set()
        found.append(thinking.think())

    thread = Thread(target=think)
    thread.start()
    assert begun.wait(60)
    while thread.is_alive():
        thinking.stop()
        thread.join(0.01)
    assert found[0].move in [line.move for line in found[0].lines]


@pytest.mark.skipif(not menagerie.compiled, reason="takes too many iterations for plain Python")
def test_the_tree_never_outgrows_its_room() -> None:
    """A full tree is searched on, with the nodes that there are."""
    for seats in (2, 4):
        position = wandered(COMET, seats, 9, 50)
        thinking = search(position, capacity=position.max_moves + 1)
        found = thinking.think(iterations=4_000)
        assert thinking.tree.size == thinking.tree.capacity == position.max_moves + 1
        assert sum(line.visits for line in found.lines) == thinking.iterations == 4_000


@pytest.mark.parametrize(
    "manner", [Manner(horizon=0), Manner(horizon=6), Manner(others=False), Manner(exploration=0), Manner(temperature=1)]
)
def test_every_manner_finds_a_move(manner: Manner) -> None:
    """Whatever the numbers, a legal move is found and every iteration counted."""
    position = wandered(COMET, 3, 6, 30)
    found = search(position, manner=manner).think(iterations=100 // FEWER)
    assert found.move in position.legal_moves()
    assert sum(line.visits for line in found.lines) == 100 // FEWER


def test_games_without_secrets_are_searched_too() -> None:
    """In a game without chance and secrets the expected line goes on through the moves of the others."""
    position = SIAM.parse_position("...../S..../w..../..NW#/#W..# ele 20 1,0 - classic2005")
    found = search(position).think(iterations=2_000 // FEWER)
    position.play(found.move)
    assert position.outcome() or FEWER > 1
    longest = max(len(line.moves) for line in search(SIAM.new()).think(iterations=2_000 // FEWER).lines)
    assert longest >= 2


# Compiled and interpreted

SCRIPT = """
import json, sys
from random import Random
from menagerie.core.registry import load
from menagerie.search.ismcts import Ismcts
for name, text, seat, iterations in json.load(sys.stdin):
    game = load(name)
    found = Ismcts(game, game.view(game.parse_position(text), seat), Random(3)).think(iterations=iterations)
    lines = [(line.move, line.score, line.visits, line.moves) for line in found.lines]
    print([found.score, found.depth, found.nodes, lines])
"""


def run(tasks: list[tuple[str, str, int, int]], *, interpreted: bool) -> list[str]:
    """Return what a second process finds."""
    root = str(Path(menagerie.__file__).parents[1])
    paths = os.pathsep.join([root, os.environ.get("PYTHONPATH", "")])
    variables = {**os.environ, "PYTHONPATH": paths, VARIABLE: "1" if interpreted else "0"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=variables,
        input=json.dumps(tasks),
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.skipif(not menagerie.compiled, reason="nothing is compiled")
def test_compiled_and_interpreted_find_the_same() -> None:
    """For the same seed and number of iterations every score, line and count is the same."""
    positions = [wandered(registry.load(name), seats, 20 + seats, 35) for name, seats in PLACES]
    tasks = [(position.game, str(position), position.to_act or 0, 40) for position in positions]
    compiled = run(tasks, interpreted=False)
    assert len(compiled) == len(tasks)
    assert compiled == run(tasks, interpreted=True)


# Refusals


def test_a_seat_that_is_not_to_act_is_refused() -> None:
    """There is nothing to choose for another seat, a spectator, or after the end."""
    position = wandered(COMET, 2, 1, 10)
    for seat in (0, 3 - (position.to_act or 0)):
        with pytest.raises(InvalidPosition, match="has no move to choose"):
            Ismcts(COMET, COMET.view(position, seat))


def test_another_games_evaluation_is_refused() -> None:
    """An evaluation that reads positions of another kind is not let near this one; the neutral one fits all."""
    position = wandered(COMET, 2, 1, 10)
    with pytest.raises(InvalidPosition, match="TemplateEvaluation judges no positions of comet"):
        search(position, evaluation=TEMPLATE.evaluation())
    with pytest.raises(InvalidInput, match="expected an evaluation"):
        search(position, evaluation="good")
    assert search(position, evaluation=Evaluation()).think(iterations=5).move in position.legal_moves()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"capacity": 2048}, "the number of nodes of a tree"),
        ({"capacity": 2**40}, "the number of nodes of a tree"),
        ({"manner": Manner(exploration=-1)}, "exploration is from 0"),
        ({"manner": Manner(exploration=math.nan)}, "exploration is from 0"),
        ({"manner": Manner(temperature=0)}, "exploration is from 0"),
        ({"manner": Manner(horizon=-1)}, "a horizon is a whole number"),
        ({"manner": Manner(horizon=2**31)}, "a horizon is a whole number"),
    ],
)
def test_options_out_of_range_are_refused(options: dict[str, Any], message: str) -> None:
    """What a search is made with is bounded."""
    with pytest.raises(InvalidOption, match=message):
        search(wandered(COMET, 2, 1, 10), **options)


@pytest.mark.parametrize("limits", [{"seconds": -1}, {"seconds": math.nan}, {"iterations": -1}, {"iterations": 1.5}])
def test_limits_out_of_range_are_refused(limits: dict[str, Any]) -> None:
    """Times and numbers of iterations are not negative."""
    with pytest.raises(InvalidOption):
        search(wandered(COMET, 2, 1, 10)).think(**limits)
