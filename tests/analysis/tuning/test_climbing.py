"""Tests for `menagerie.analysis.tuning.climbing`."""

from __future__ import annotations

from random import Random

from menagerie.analysis.tuning.climbing import Climb
from menagerie.core.weights import Weight, Weights

WEIGHTS = Weights([Weight("up", 20, 0, 100), Weight("down", 60, 0, 100), Weight("kept", 7, 7, 7, fixed=True)])


def strength(weights: Weights) -> float:
    """How strong weights are in a game where 50 and 30 would be best."""
    return -abs(weights["up"] - 50) - abs(weights["down"] - 30)


def duel(one: Weights, other: Weights) -> float:
    """Return the score of the stronger side."""
    return 0.5 + max(-0.5, min(0.5, (strength(one) - strength(other)) / 100))


def test_the_way_leads_up() -> None:
    """After many rounds the weights are near the best ones, and fixed weights where they were."""
    climb = Climb(WEIGHTS, Random(1))
    for _ in range(400):
        climb.round(duel)
    assert strength(climb.found) > strength(WEIGHTS) / 4
    assert climb.found["kept"] == 7


def test_nothing_is_found_where_nothing_matters() -> None:
    """If nobody ever wins, the weights stay."""
    climb = Climb(WEIGHTS, Random(2))
    for _ in range(20):
        climb.round(lambda _one, _other: 0.5)
    assert climb.found == WEIGHTS


def test_a_climb_that_has_not_begun_is_where_it_begins() -> None:
    """Whoever ends at once gets the weights as they are."""
    assert Climb(WEIGHTS, Random(3)).found == WEIGHTS


def test_weights_tried_are_allowed() -> None:
    """Whatever is tried keeps to bounds and order."""
    bounded = Weights([Weight("one", 10, 8, 12), Weight("two", 10, 0, 12, "one")])
    tried: list[Weights] = []
    climb = Climb(bounded, Random(4))

    def greedy(one: Weights, other: Weights) -> float:
        tried.extend((one, other))
        return float(one["two"] > other["two"])

    for _ in range(50):
        climb.round(greedy)
    assert tried
    assert all(12 >= weights["one"] >= max(8, weights["two"]) for weights in (*tried, climb.found))
    assert climb.found["two"] > 10
