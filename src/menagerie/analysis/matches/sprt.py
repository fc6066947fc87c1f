"""The sequential probability ratio test on pairs of games, which says when to stop a match.

Two hypotheses, that the first player is `elo0` or that it is `elo1` stronger, are weighed against each other after
every pair. The distribution of pair scores is not known beforehand, so each hypothesis gets the most likely one that
has its mean (the generalised test). The test errs in 5 % of the cases either way.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING

from menagerie.analysis.matches.elo import expected
from menagerie.core.compiled.bounds import shown
from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)
SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The possible scores of a pair; a count of zero is replaced by a trace, so no score is impossible."""
TRACE = 1e-3
MOST_ELO = 2000.0
STEPS = 100


@dataclass(frozen=True, slots=True)
class Sprt:
    """A test between two differences in Elo."""

    elo0: float
    elo1: float

    def __post_init__(self) -> None:
        """Refuse hypotheses that are equal, in the wrong order or too large."""
        if not -MOST_ELO <= self.elo0 < self.elo1 <= MOST_ELO:
            raise InvalidOption(
                f"a test has two differences in Elo from {-MOST_ELO:,.0f} to {MOST_ELO:,.0f}, the smaller one first, "
                f"such as 0,10; got {self.elo0:g},{self.elo1:g}"
            )

    def llr(self, pairs: Iterable[float]) -> float:
        """Return the logarithm of how much better `elo1` explains the scores of the pairs than `elo0` does."""
        counts: Counter[float] = Counter(pairs)
        if not counts:
            return 0.0
        return log_ratio(counts, expected(self.elo0), expected(self.elo1))

    def verdict(self, llr: float) -> str | None:
        """Return ``elo1`` or ``elo0`` once the test has decided for one of them."""
        return "elo1" if llr >= BOUND else "elo0" if llr <= -BOUND else None


def log_ratio(counts: Mapping[float, int], mean0: float, mean1: float) -> float:
    """Return the log-likelihood ratio of two means, each with its most likely distribution."""
    weights = {score: float(counts.get(score, 0)) or TRACE for score in {*SCORES, *counts}}
    total = sum(weights.values())
    found = {score: weight / total for score, weight in weights.items()}
    first, second = tilted(found, mean0), tilted(found, mean1)
    return sum(weight * log(second[score] / first[score]) for score, weight in weights.items())


def tilted(found: Mapping[float, float], mean: float) -> dict[float, float]:
    """Return the distribution with this mean under which what was found is most likely."""
    low, high = -1 / (max(found) - mean), -1 / (min(found) - mean)
    for _ in range(STEPS):
        tilt = (low + high) / 2
        slope = sum(share * (score - mean) / (1 + tilt * (score - mean)) for score, share in found.items())
        low, high = (tilt, high) if slope > 0 else (low, tilt)
    tilt = (low + high) / 2
    return {score: share / (1 + tilt * (score - mean)) for score, share in found.items()}


def read_sprt(text: str) -> Sprt:
    """Read ``elo0,elo1``."""
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
    except ValueError:
        raise InvalidOption(f"a test is written as two differences in Elo such as 0,10; got {shown(text)}") from None
    return Sprt(elo0, elo1)
