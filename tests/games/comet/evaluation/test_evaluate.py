"""Tests for `menagerie.games.comet.evaluation.evaluate`."""

from __future__ import annotations

import pickle
from copy import copy
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.core.rulebook import LANGUAGES
from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidOption
from menagerie.games.comet.evaluation.evaluate import DEFAULT_WEIGHTS, MOST_WEIGHT, TERMS, CometEvaluation, explain
from menagerie.search.greedy import rate_moves
from tests.games.comet.drawing.test_scene import BEGUN, EDITION, OPENED
from tests.games.comet.strategies import COMET, after, begun, play_on

if TYPE_CHECKING:
    from collections.abc import Collection

    from menagerie.core.position import Evaluation, Position

GAMES = 4
ENOUGH = 6
"""Animals that a player who looks one move ahead rescues in a game of two at least, on average."""


def weighted(term: str, weight: int) -> Evaluation:
    """Return an evaluation with one weight changed."""
    return COMET.evaluation(EDITION, {term: weight})


def played(random: Random, greedy: Collection[int]) -> Position:
    """Play a game of two; seats in `greedy` take the best of their moves, the others any."""
    position, judge = COMET.new(seats=2), COMET.evaluation()
    while moves := position.legal_moves():
        seat = position.to_act
        if seat == CHANCE:
            position.play(random.choices(moves, position.weights())[0])
        elif seat is not None and seat in greedy:
            ratings = rate_moves(position, judge, seat)
            best = max(ratings.values())
            position.play(random.choice([move for move, rating in ratings.items() if rating == best]))
        else:
            position.play(random.choice(moves))
    return position


def rescued(position: Position, seat: int) -> int:
    """Return how many animals a seat has rescued."""
    player = position.snapshot()["players"][seat - 1]  # type: ignore[attr-defined]
    return int(sum(player["ready"]) + sum(player["tapped"]))


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), plies=st.integers(0, 250))
def test_terms_sum_to_the_value(seed: int, plies: int) -> None:
    """A hundredth of what the search sees is the sum of the named terms, for the first and the second seat."""
    position = play_on(begun(Random(seed)), Random(seed), plies)
    for seat in (1, 2):
        for move, rating in list(rate_moves(position, COMET.evaluation(), seat).items())[:5]:
            position.play(move)
            if position.to_act:
                terms = explain(position, seat)
                assert tuple(terms) == TERMS
                assert sum(terms.values()) == pytest.approx(rating / 100)
            position.undo()


def test_rating_leaves_the_position_as_it_was() -> None:
    """Moves are tried and taken back."""
    position = OPENED.copy()
    rate_moves(position, COMET.evaluation(), 1)
    assert COMET.format_position(position) == COMET.format_position(OPENED)


@pytest.mark.parametrize("term", ["animals", "progress", "pool", "hand", "rivals"])
def test_every_weight_matters(term: str) -> None:
    """Another weight of a term makes other ratings in a position where the term is at work."""
    moving = after(OPENED, "draw axolotl")
    assert rate_moves(moving, weighted(term, 1000), 1) != rate_moves(moving, weighted(term, 0), 1)


def test_weights_of_points_and_abilities_matter() -> None:
    """Points and ready abilities count by their weights once animals are rescued."""
    position = played_until_rescue(Random(1))
    for term in ("points", "abilities"):
        heavy, none = (rate_moves(position, weighted(term, weight), 1) for weight in (1000, 0))
        assert heavy != none
        assert sum(heavy.values()) > sum(none.values())


def played_until_rescue(random: Random) -> Position:
    """Return a position in which seat 1 decides and has rescued an animal, and the other seat has not."""
    position, judge = COMET.new(seats=2), COMET.evaluation()
    while not (position.to_act == 1 and rescued(position, 1)):
        moves = position.legal_moves()
        if position.to_act == 1:
            ratings = rate_moves(position, judge, 1)
            position.play(max(ratings, key=lambda move: ratings[move]))
        else:
            position.play(random.choices(moves, position.weights() if position.to_act == CHANCE else None)[0])
    return position


def test_evaluations_travel() -> None:
    """A copy or a pickle of an evaluation has its weights."""
    heavy = weighted("hand", 77)
    for twin in (copy(heavy), pickle.loads(pickle.dumps(heavy))):  # noqa: S301 - our own bytes
        assert rate_moves(OPENED, twin, 1) == rate_moves(OPENED, heavy, 1)


@pytest.mark.parametrize("weights", [(), DEFAULT_WEIGHTS[1:], (0,) * 100, ("1",) * 7, (MOST_WEIGHT + 1,) * 7])
def test_wrong_weights_are_refused(weights: tuple[int, ...]) -> None:
    """Seven whole numbers within bounds are asked for."""
    with pytest.raises(InvalidOption):
        CometEvaluation(EDITION, weights)


def test_a_card_in_hand_and_a_step_are_worth_something() -> None:
    """The same position is better with a rescuer nearer to the cave; at the start both seats are judged alike."""
    moving = after(OPENED, "draw axolotl")
    assert explain(after(moving, "step 1 c3 D"), 1)["progress"] > explain(moving, 1)["progress"] > 0
    assert explain(BEGUN, 1) == explain(BEGUN, 2)
    assert explain(BEGUN, 1)["hand"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_name(language: str) -> None:
    """What the evaluation tells has a name in every language."""
    assert all(COMET.rulebook.name(language, f"term.{term}") for term in TERMS)


def test_one_move_ahead_rescues_animals() -> None:
    """Two players who look one move ahead rescue six animals each or more, on average over a few games."""
    ends = [played(Random(seed), (1, 2)) for seed in range(GAMES)]
    assert sum(rescued(end, seat) for end in ends for seat in (1, 2)) >= ENOUGH * 2 * GAMES


@pytest.mark.parametrize("seed", range(GAMES))
def test_one_move_ahead_beats_random_play(seed: int) -> None:
    """A player who looks one move ahead beats one who plays anything, in either seat."""
    seat = seed % 2 + 1
    outcome = played(Random(seed), (seat,)).outcome()
    assert outcome is not None
    assert outcome.winners == (seat,)
