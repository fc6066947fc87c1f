"""Rating moves by one look at what they lead to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from menagerie.analysis.measurement.perft import playout
from menagerie.core import registry
from menagerie.errors import InvalidInput, InvalidPosition
from menagerie.search.greedy import rate_moves
from tests.search.minimax import SIAM, sample

TEMPLATE = registry.load("_template")
ENDINGS = (
    "...../S..../w..../..NW#/#W..# ele 20 1,0 - classic2005",
    "..#../..n../..N../#..../.#W.. ele 20 0,0 - classic2005",
)
"""Elephants can win at once; elephants can push so that the rhinoceroses win."""


@pytest.mark.parametrize("seat", [1, 2])
def test_ratings_are_what_playing_and_judging_says(seat: int) -> None:
    """Each move is rated as the position after it is evaluated; won and lost games are worth 30,000."""
    ended = 0
    for position in [*map(SIAM.parse_position, ENDINGS), *sample(f"ratings {seat}", 40)]:
        ratings = rate_moves(position, SIAM.evaluation(), seat)
        assert sorted(ratings) == position.legal_moves()
        for move, rating in ratings.items():
            position.play(move)
            outcome = position.outcome()
            if outcome is None:
                assert rating == round(100 * sum(SIAM.explain_evaluation(position, seat).values()))
            else:
                ended += 1
                assert rating == (30_000 if outcome.winners == (seat,) else -30_000)
            position.undo()
    assert ended


def test_ratings_work_where_chance_decides() -> None:
    """In a game of chance draws are rated like moves."""
    random = Random(3)
    for _ in range(40):
        position = TEMPLATE.new()
        playout(position, random.randrange(12), random.randrange(1 << 30))
        ratings = rate_moves(position, TEMPLATE.evaluation(), 2)
        assert list(ratings) == position.legal_moves()
        for move, rating in ratings.items():
            position.play(move)
            if position.outcome() is None:
                assert rating == round(100 * sum(TEMPLATE.explain_evaluation(position, 2).values()))
            position.undo()


def test_rating_leaves_the_position_as_it_was() -> None:
    """Every move tried is taken back."""
    for position in sample("left as it was", 10):
        before = (str(position), position.moves_played)
        rate_moves(position, SIAM.evaluation(), 1)
        assert before == (str(position), position.moves_played)


def test_a_finished_game_has_no_ratings() -> None:
    """After the end there is no move to rate."""
    over = SIAM.parse_position("...../.N.../.##../...../..... rhi 9 0,0 ele classic2005")
    assert rate_moves(over, SIAM.evaluation(), 1) == {}


@pytest.mark.parametrize("seat", [0, -1, 3, 2**31, 2**100, None, "1", True])
def test_seats_that_do_not_exist_are_refused(seat: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A rating is for one of the game's seats."""
    for game in (SIAM, TEMPLATE):
        with pytest.raises(InvalidPosition, match="a seat is a whole number from 1 to 2"):
            rate_moves(game.new(), game.evaluation(), seat)


@pytest.mark.parametrize("garbage", [None, "x", 5, SIAM, TEMPLATE.evaluation()])
def test_evaluations_that_do_not_fit_are_refused(garbage: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """Only an evaluation written for the game is asked."""
    with pytest.raises(InvalidInput, match=r"expected an evaluation|judges no positions of siam"):
        rate_moves(SIAM.new(), garbage, 1)
    with pytest.raises(InvalidPosition, match="expected a position"):
        rate_moves(garbage, SIAM.evaluation(), 1)
