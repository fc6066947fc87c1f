"""Scores become differences in Elo with errors that can be trusted."""

from __future__ import annotations

from math import inf, isclose
from random import Random

from hypothesis import given
from hypothesis import strategies as some

from menagerie.analysis.matches.elo import difference, estimate, expected, normal, wilson

PAIRS = some.lists(some.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), min_size=1, max_size=40)


@given(some.floats(-1500, 1500))
def test_elo_and_score_are_inverse(elo: float) -> None:
    """A difference leads to a score that shows the same difference."""
    assert isclose(difference(expected(elo)), elo, abs_tol=1e-6)


def test_known_differences() -> None:
    """The usual table: 400 points are ten to one, nothing is even."""
    assert expected(0) == 0.5
    assert isclose(expected(400), 10 / 11)
    assert round(difference(0.75)) == 191
    assert difference(1.0) == inf
    assert difference(0.0) == -inf


@given(PAIRS)
def test_bounds_hold_the_score_and_mirror(pairs: list[float]) -> None:
    """The bounds lie around the score inside 0 and 1, and the other side sees everything the other way round."""
    others = [1 - pair for pair in pairs]
    ours, theirs = estimate(pairs, others, 2 * len(pairs)), estimate(others, pairs, 2 * len(pairs))
    assert ours is not None
    assert theirs is not None
    assert 0 <= ours.low <= ours.score <= ours.high <= 1
    assert isclose(ours.low, 1 - theirs.high, abs_tol=1e-9)
    assert isclose(ours.los, 1 - theirs.los, abs_tol=1e-9)
    assert (ours.los > 0.5) == (ours.score > 0.5)


def test_winning_everything_gives_a_finite_lower_bound() -> None:
    """After two hundred wins in two hundred games the difference is at least some five hundred."""
    found = estimate([1.0] * 100, [0.0] * 100, 200)
    assert found is not None
    assert found.elo == inf
    assert 600 < found.elo_low < 750
    assert found.plain()["elo"] is None
    assert found.los > 0.999


def test_pairs_that_cancel_out_have_a_smaller_error() -> None:
    """Where every opening is won once by each side, the score is surer than where openings are won or lost twice."""
    steady = estimate([0.5] * 30 + [0.75] * 4, [0.5] * 30 + [0.25] * 4, 68)
    swinging = estimate([1.0, 0.0] * 15 + [0.75] * 4, [0.0, 1.0] * 15 + [0.25] * 4, 68)
    assert steady is not None
    assert swinging is not None
    assert steady.score == swinging.score
    assert steady.high - steady.low < (swinging.high - swinging.low) / 3


def test_the_interval_covers_the_truth_as_often_as_promised() -> None:
    """Of many matches between players of a known difference about 95 % have it within their bounds."""
    random, truth, inside = Random(7), expected(60), 0
    for _ in range(600):
        pairs = [sum(random.random() < truth for _ in range(2)) / 2 for _ in range(60)]
        found = estimate(pairs, [1 - pair for pair in pairs], 120)
        inside += found is not None and found.low <= truth <= found.high
    assert 0.925 < inside / 600 < 0.975


def test_shares_of_several_players_compare() -> None:
    """Of two among four players the one with twice the points is 120 Elo ahead; without points nothing can be said."""
    found = estimate([0.5, 0.5, 0.5], [0.25, 0.25, 0.25], 12)
    assert found is not None
    assert round(found.elo) == 120
    assert estimate([0.0], [0.0], 4) is None


def test_wilson_and_normal_are_the_textbook_ones() -> None:
    """Two values that can be looked up."""
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert round(normal(1.959964), 4) == 0.975
