"""Tests for `menagerie.analysis.tuning.fitting`."""

from __future__ import annotations

from math import exp, log
from random import Random

import pytest

from menagerie.analysis.tuning.fitting import chance, derivatives, find_steepness, fit, loss
from menagerie.analysis.tuning.self_play import Sample
from menagerie.core.weights import Weight, Weights

TRUE = (80, 30)
"""The weights by which the games of these tests are decided."""
STEEPNESS = 0.01


def made(count: int, seed: int, present: tuple[int, int]) -> list[Sample]:
    """Return positions with two terms whose results follow TRUE, judged by the present weights."""
    random = Random(seed)
    samples = []
    for _ in range(count):
        terms = [random.randint(-3, 3) for _ in TRUE]
        truth = sum(map(lambda weight, term: weight * term, TRUE, terms))
        value = sum(map(lambda weight, term: weight * term, present, terms))
        result = float(random.random() < 1 / (1 + exp(-STEEPNESS * truth)))
        samples.append(Sample(value, tuple((place, float(term)) for place, term in enumerate(terms) if term), result))
    return samples


def weights(first: int, second: int, **more: object) -> Weights:
    """Return two weights to be fitted."""
    return Weights([Weight("first", first, 0, 200), Weight("second", second, 0, 200, **more)])  # type: ignore[arg-type]


def ignore(_step: int) -> None:
    """Hear of a step and say nothing."""


def test_true_weights_are_found() -> None:
    """Weights that are wrong in proportion become right in proportion, and surprise at other games falls."""
    learnt, back = made(4_000, 1, (50, 50)), made(1_000, 2, (50, 50))
    found = fit(weights(50, 50), learnt, back, 2_000, ignore)
    assert found.weights["first"] / found.weights["second"] == pytest.approx(TRUE[0] / TRUE[1], rel=0.15)
    assert found.after < found.before
    assert found.positions == 5_000


def test_right_weights_stay() -> None:
    """Weights that are right are hardly changed."""
    found = fit(weights(*TRUE), made(4_000, 3, TRUE), [], 4_000, ignore)
    assert found.weights["first"] == pytest.approx(TRUE[0], abs=5)
    assert found.weights["second"] == pytest.approx(TRUE[1], abs=5)
    assert found.steepness == pytest.approx(STEEPNESS, rel=0.1)


def test_the_order_is_kept() -> None:
    """A weight that would like to rise above the one it is below stays below."""
    swapped = [
        Sample(sample.value, tuple((1 - place, by) for place, by in sample.slopes), sample.result)
        for sample in made(4_000, 4, (50, 50))
    ]
    found = fit(weights(50, 50, below="first"), swapped, [], 4_000, ignore).weights
    assert found["first"] == found["second"]


def test_fixed_weights_do_not_move() -> None:
    """Only free weights have a place among the slopes."""
    declared = Weights([Weight("first", 80, 80, 80, fixed=True), Weight("second", 90, 0, 200)])
    learnt = [
        Sample(sample.value, tuple((0, by) for place, by in sample.slopes if place == 1), sample.result)
        for sample in made(3_000, 5, (80, 90))
    ]
    found = fit(declared, learnt, [], 3_000, ignore).weights
    assert found["first"] == 80
    assert found["second"] < 60


def test_little_is_learnt_from_little() -> None:
    """A handful of games moves weights less than many do."""
    few, many = (fit(weights(50, 50), made(count, 6, (50, 50)), [], count, ignore).weights for count in (6, 2_000))
    assert abs(few["second"] - 50) < abs(many["second"] - 50)


def test_steps_are_reported() -> None:
    """Whoever waits hears of every step, and of the end."""
    heard: list[int] = []
    fit(weights(50, 50), made(200, 7, (50, 50)), [], 200, heard.append)
    assert heard[0] == 0
    assert heard == sorted(heard)
    assert heard[-1] == 12


def test_the_surprise_is_that_of_a_coin_where_nothing_is_known() -> None:
    """Values of zero are as surprised as a coin is, certain and right ones not at all, and nothing overflows."""
    assert loss([Sample(0, (), 1.0), Sample(0, (), 0.5)], (), 1.0) == pytest.approx(log(2))
    assert loss([Sample(10**9, (), 1.0), Sample(-(10**9), (), 0.0)], (), 1.0) == pytest.approx(0, abs=1e-9)
    assert loss([], (), 1.0) == 0
    assert chance(0) == 0.5
    assert chance(1e9) == pytest.approx(1)


def test_derivatives_are_those_of_the_loss() -> None:
    """Slope and curvature agree with small differences of the loss."""
    samples, step = made(50, 8, (50, 50)), 0.01

    def at(first: float, second: float) -> float:
        return loss(samples, [first, second], STEEPNESS)

    slope, curve = derivatives(samples, [3.0, -2.0], STEEPNESS)
    assert slope[0] == pytest.approx((at(3 + step, -2) - at(3 - step, -2)) / (2 * step), rel=1e-4)
    assert slope[1] == pytest.approx((at(3, -2 + step) - at(3, -2 - step)) / (2 * step), rel=1e-4)
    assert curve[0][1] == curve[1][0]
    step = 1.0
    second = (at(3 + step, -2) - 2 * at(3, -2) + at(3 - step, -2)) / step**2
    assert curve[0][0] == pytest.approx(second, rel=1e-3)


def test_steepness_is_found() -> None:
    """Values in other units have a steepness in proportion."""
    samples = made(4_000, 9, TRUE)
    doubled = [sample._replace(value=2 * sample.value) for sample in samples]
    assert find_steepness(samples) == pytest.approx(2 * find_steepness(doubled), rel=1e-3)
