"""Ratings by maximum likelihood."""

from __future__ import annotations

from math import log10, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.analysis.calibration.rating import QUANTILE, SCALE, Meeting, rated
from menagerie.errors import InvalidOption


@given(st.integers(2, 1000).flatmap(lambda games: st.tuples(st.just(games), st.integers(1, 2 * games - 1))))
def test_two_players_differ_by_the_odds_of_their_score(played: tuple[int, int]) -> None:
    """The difference is 400 log10(odds), its error that of a proportion."""
    games, halves = played
    score = halves / 2 / games
    ratings = rated(2, [Meeting(1, 0, games, halves / 2)], anchor=800)
    assert ratings.elo[0] == 800
    assert ratings.elo[1] - 800 == pytest.approx(400 * log10(score / (1 - score)), abs=0.01)
    assert ratings.error(0) == 0
    assert ratings.error(1) == pytest.approx(QUANTILE * SCALE / sqrt(games * score * (1 - score)))


def test_differences_and_errors_add_up_along_a_chain() -> None:
    """Players who only met their neighbours differ by the sum; the squares of the errors add up, too."""
    ratings = rated(3, [Meeting(1, 0, 100, 75), Meeting(2, 1, 200, 140)])
    first, second = ratings.gap(1, 0), ratings.gap(2, 1)
    assert first[0] == pytest.approx(400 * log10(3))
    assert ratings.elo[2] == pytest.approx(first[0] + second[0])
    assert ratings.error(2) == pytest.approx(sqrt(first[1] ** 2 + second[1] ** 2))
    assert ratings.gap(0, 2)[0] == pytest.approx(-ratings.elo[2])


def test_true_strength_is_found_again() -> None:
    """From many games of players of known strength the ratings come out within their errors."""
    random, truth = Random(1), [0, 150, 350, 420, 700]
    meetings = []
    for first in range(5):
        for second in range(first):
            chance = 1 / (1 + 10 ** ((truth[second] - truth[first]) / 400))
            meetings.append(Meeting(first, second, 2000, sum(random.random() < chance for _ in range(2000))))
    ratings = rated(5, meetings)
    for player in range(1, 5):
        assert abs(ratings.elo[player] - truth[player]) < 1.5 * ratings.error(player)
        assert ratings.error(player) < 20


@pytest.mark.parametrize("points", [0, 50])
def test_all_or_nothing_is_finite(points: int) -> None:
    """Whoever wins everything is as much better as after one more game, drawn."""
    ratings = rated(2, [Meeting(0, 1, 50, points)])
    expected = 400 * log10(50.5 / 0.5)
    assert ratings.elo[1] == pytest.approx(expected if points == 0 else -expected)


def test_the_order_of_names_makes_no_difference() -> None:
    """A meeting seen from the other side gives the same ratings."""
    assert rated(2, [Meeting(0, 1, 30, 10)]).elo == pytest.approx(rated(2, [Meeting(1, 0, 30, 20)]).elo)


@pytest.mark.parametrize("meetings", [[], [Meeting(0, 1, 5, 2)], [Meeting(0, 1, 5, 2), Meeting(1, 2, 0, 0)]])
def test_players_apart_are_refused(meetings: list[Meeting]) -> None:
    """Who met nobody cannot be rated."""
    with pytest.raises(InvalidOption, match="3 players cannot be compared"):
        rated(3, meetings)
