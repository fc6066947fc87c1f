"""Climbing: weights changed at random play weights changed the other way, round after round.

The weights move towards the winner (simultaneous perturbation). One round says little, many rounds find the way. The
method optimises playing strength itself, so it also serves games that are not searched, where fitting values to
results says little about moves. The answer is the mean of the later half of the rounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.analysis.tuning.bounds import allowed, rounded, scale_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from menagerie.core.weights import Weights

REACH = 0.35
"""The size of the change, as a share of the scale of the weights."""
RATE = 0.6
"""The share of the change that weights move when one side wins everything."""
PATIENCE = 25
"""Rounds after which steps are noticeably shorter."""


class Climb:
    """A climb under way; it can be ended after any round."""

    def __init__(self, weights: Weights, random: Random) -> None:
        """Begin with the weights as they are."""
        self.weights = weights
        self.random = random
        self.free = [weight for weight in weights.declared if not weight.fixed]
        self.scales = [scale_of(weight) for weight in self.free]
        self.point = [float(weight.value) for weight in self.free]
        self.path: list[list[float]] = []

    def round(self, duel: Callable[[Weights, Weights], float]) -> None:
        """Play one round; `duel` returns the score of the first weights against the second, from 0 to 1."""
        signs = [self.random.choice((-1, 1)) for _ in self.free]
        one, other = (self.tried(signs, direction * REACH) for direction in (1, -1))
        if one == other:
            return
        won = 2 * duel(one, other) - 1
        stride = RATE * REACH * won / (1 + len(self.path) / PATIENCE) ** 0.6
        self.point = self.moved(signs, stride)
        self.path.append(self.point)

    def moved(self, signs: list[int], stride: float) -> list[float]:
        """Return the allowed weights nearest to a shift, given in scales."""
        steps = zip(self.point, signs, self.scales, strict=True)
        values = [value + stride * sign * scale for value, sign, scale in steps]
        return allowed(self.free, values, [1 / scale**2 for scale in self.scales])

    def tried(self, signs: list[int], stride: float) -> Weights:
        """Return weights to be tried."""
        return self.weights.changed(rounded(self.free, self.moved(signs, stride)))

    @property
    def found(self) -> Weights:
        """The mean of the later half of the rounds."""
        later = self.path[len(self.path) // 2 :] or [self.point]
        means = [sum(column) / len(later) for column in zip(*later, strict=True)]
        return self.weights.changed(rounded(self.free, means))
