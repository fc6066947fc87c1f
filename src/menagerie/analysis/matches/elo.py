"""Scores as differences in Elo, with their errors.

Games come in groups that share an opening, one game for each seating. Only groups are independent, so the spread
between groups gives the error. Intervals are Wilson's for the number of games that would have that error, so they stay
sensible when one side wins everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, inf, log10, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

QUANTILE = 1.959964
"""Standard errors on either side that cover 95 %."""


def expected(elo: float) -> float:
    """Return the score that a difference in Elo leads to."""
    return 1 / (1 + 10 ** (-elo / 400))


def difference(score: float) -> float:
    """Return the difference in Elo that a score shows; infinite for all or nothing."""
    if 0 < score < 1:
        return 400 * log10(score / (1 - score))
    return inf if score > 0 else -inf


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share of the points of two sides, with 95 % bounds and the likelihood of superiority."""

    score: float
    low: float
    high: float
    los: float
    """How likely it is that the true score is above one half."""

    @property
    def elo(self) -> float:
        """The score as a difference in Elo."""
        return difference(self.score)

    @property
    def elo_low(self) -> float:
        """The lower bound in Elo."""
        return difference(self.low)

    @property
    def elo_high(self) -> float:
        """The upper bound in Elo."""
        return difference(self.high)

    def plain(self) -> dict[str, float | None]:
        """Return the figures for JSON, ``None`` for infinite ones."""
        figures = {"elo": self.elo, "elo_low": self.elo_low, "elo_high": self.elo_high}
        return {
            "score": round(self.score, 6),
            "low": round(self.low, 6),
            "high": round(self.high, 6),
            "los": round(self.los, 6),
            **{name: None if abs(value) == inf else round(value, 2) for name, value in figures.items()},
        }


def estimate(ours: Sequence[float], theirs: Sequence[float], games: int) -> Estimate | None:
    """Compare the points of two sides, one number for each group of games; ``None`` without points.

    `games` is the number of all games; it gives the error where the groups have no spread.
    """
    count, total = len(ours), sum(ours) + sum(theirs)
    if not total:
        return None
    score = sum(ours) / total
    variance = ratio_variance(ours, theirs, score, total) if count > 1 else 0.0
    weight = score * (1 - score) / variance if variance > 0 else games
    low, high = wilson(score, max(weight, 1.0))
    error = sqrt(variance) if variance > 0 else sqrt(0.25 / games)
    return Estimate(score, low, high, normal((score - 0.5) / error))


def ratio_variance(ours: Sequence[float], theirs: Sequence[float], score: float, total: float) -> float:
    """Return the variance of the share `score`, from the spread of the groups."""
    count = len(ours)
    spread = sum((mine - score * (mine + other)) ** 2 for mine, other in zip(ours, theirs, strict=True))
    variance = spread * count / (count - 1) / total**2
    return variance if variance > 1e-12 else 0.0


def wilson(score: float, weight: float) -> tuple[float, float]:
    """Return Wilson's bounds for a score found in `weight` games."""
    square = QUANTILE**2
    centre = (score + square / (2 * weight)) / (1 + square / weight)
    margin = QUANTILE / (1 + square / weight) * sqrt(score * (1 - score) / weight + square / (4 * weight**2))
    return max(0.0, min(score, centre - margin)), min(1.0, max(score, centre + margin))


def normal(deviation: float) -> float:
    """Return the normal distribution function."""
    return (1 + erf(deviation / sqrt(2))) / 2
