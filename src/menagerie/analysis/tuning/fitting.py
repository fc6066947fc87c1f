"""Fitting weights to results: the evaluation should predict how often a position is won.

The chance to win is a logistic function of the value; its steepness is found first, with the weights as they are, so
that values keep their scale. Then the weights are found that make the results most likely. Evaluations are sums of
weighted terms, so this is logistic regression: Newton's method, every step of which minimises a quadratic function over
the weights that are allowed. A penalty worth one game keeps weights near their old values.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log1p
from typing import TYPE_CHECKING

from menagerie.analysis.tuning.bounds import allowed, rounded, scale_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.analysis.tuning.self_play import Sample
    from menagerie.core.weights import Weight, Weights

STEPS = 12
"""Steps of Newton's method, at most; about five suffice."""
INNER = 3_000
"""Steps by which a quadratic function is minimised."""
SETTLED = 1e-9
LARGEST = 40.0
"""Beyond this the logistic function is 0 or 1."""


@dataclass(frozen=True, slots=True)
class Fit:
    """The weights found, and how well values and results agree before and after, on games not used to find them."""

    weights: Weights
    steepness: float
    before: float
    after: float
    positions: int


def fit(
    weights: Weights, learnt: Sequence[Sample], kept_back: Sequence[Sample], games: int, report: Callable[[int], None]
) -> Fit:
    """Find weights by the positions `learnt` from a number of games, and test them on the positions `kept_back`."""
    problem = Regression(weights, learnt, games)
    moved = [0.0] * len(problem.free)
    for step in range(STEPS):
        report(step)
        better = problem.improved(moved)
        if better == moved:
            break
        moved = better
    report(STEPS)
    found = weights.changed(rounded(problem.free, problem.values(moved)))
    gone = [float(found[weight.name] - weight.value) for weight in problem.free]
    tested = kept_back or learnt
    return Fit(
        found,
        problem.steepness,
        loss(tested, [0.0] * len(gone), problem.steepness),
        loss(tested, gone, problem.steepness),
        len(learnt) + len(kept_back),
    )


class Regression:
    """The free weights as shifts from their old values, and the samples to fit."""

    def __init__(self, weights: Weights, samples: Sequence[Sample], games: int) -> None:
        """Find the steepness; the penalty on shifts is worth one game."""
        self.free = [weight for weight in weights.declared if not weight.fixed]
        self.samples = samples
        self.steepness = find_steepness(samples)
        self.pull = [1 / (games * scale_of(weight) ** 2) for weight in self.free]

    def values(self, moved: Sequence[float]) -> list[float]:
        """Return the weights after a shift."""
        return [weight.value + by for weight, by in zip(self.free, moved, strict=True)]

    def objective(self, moved: Sequence[float]) -> float:
        """Return the objective: the loss and the penalty."""
        gone = sum(pull * by * by for pull, by in zip(self.pull, moved, strict=True)) / 2
        return loss(self.samples, moved, self.steepness) + gone

    def improved(self, moved: list[float]) -> list[float]:
        """Return better weights, one step of Newton's method away, or the same if there are none."""
        slope, curve = derivatives(self.samples, moved, self.steepness)
        for place, strength in enumerate(self.pull):
            slope[place] += strength * moved[place]
            curve[place][place] += strength
        target = minimum(self.free, self.values(moved), slope, curve)
        now, share = self.objective(moved), 1.0
        while share > 0.01:
            steps = zip(self.free, moved, target, strict=True)
            tried = [old + share * (new - weight.value - old) for weight, old, new in steps]
            if self.objective(tried) < now - SETTLED:
                return tried
            share /= 2
        return moved


# The logistic function and its sums


def chance(value: float) -> float:
    """Return the logistic function."""
    bounded = max(-LARGEST, min(LARGEST, value))
    return 1 / (1 + exp(-bounded))


def loss(samples: Sequence[Sample], moved: Sequence[float], steepness: float) -> float:
    """Return the mean loss in nats after a shift."""
    total = 0.0
    for value, slopes, result in samples:
        shifted = steepness * (value + sum(slope * moved[place] for place, slope in slopes))
        bounded = max(-LARGEST, min(LARGEST, shifted))
        total += log1p(exp(-bounded)) + (1 - result) * bounded
    return total / len(samples) if samples else 0.0


def derivatives(
    samples: Sequence[Sample], moved: Sequence[float], steepness: float
) -> tuple[list[float], list[list[float]]]:
    """Return the slope and the curvature of the loss."""
    count = len(moved)
    slope = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    for value, slopes, result in samples:
        expected = chance(steepness * (value + sum(by * moved[place] for place, by in slopes)))
        error = steepness * (expected - result)
        spread = steepness * steepness * expected * (1 - expected)
        for place, by in slopes:
            slope[place] += error * by
            row, part = curve[place], spread * by
            for other, other_by in slopes:
                row[other] += part * other_by
    total = max(1, len(samples))
    return [one / total for one in slope], [[one / total for one in row] for row in curve]


def find_steepness(samples: Sequence[Sample]) -> float:
    """Return the steepness at which the present values predict the results best."""
    low, high = -12.0, 0.0
    bare = [sample._replace(slopes=()) for sample in samples]
    for _ in range(30):
        first, second = low + (high - low) / 3, high - (high - low) / 3
        if loss(bare, (), exp(first)) < loss(bare, (), exp(second)):
            high = second
        else:
            low = first
    return exp((low + high) / 2)


def minimum(
    free: Sequence[Weight], found: Sequence[float], slope: Sequence[float], curve: Sequence[Sequence[float]]
) -> list[float]:
    """Minimise a quadratic function, given by slope and curvature, over the allowed weights.

    Every step goes downhill, shorter where the function is steep, and is projected on the allowed weights.
    """
    count = range(len(found))
    damping = [sum(map(abs, row)) or 1.0 for row in curve]
    point = list(found)
    for _ in range(INNER):
        away = [point[place] - found[place] for place in count]
        lower = [
            point[place] - (slope[place] + sum(map(product, curve[place], away))) / damping[place] for place in count
        ]
        lower = allowed(free, lower, damping)
        if max((abs(lower[place] - point[place]) for place in count), default=0.0) < SETTLED:
            break
        point = lower
    return point


def product(first: float, second: float) -> float:
    """Multiply."""
    return first * second
