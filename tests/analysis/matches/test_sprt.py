"""The test stops matches early, and errs as rarely as it says."""

from __future__ import annotations

from math import isclose
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as some

from menagerie.analysis.matches.elo import expected
from menagerie.analysis.matches.sprt import BOUND, Sprt, read_sprt, tilted
from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from collections.abc import Iterator

SCORES = some.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0])


def pairs_at(elo: float, random: Random) -> Iterator[float]:
    """Scores of pairs whose first player is so much stronger, a third of the games drawn."""
    win = expected(elo) - 1 / 6
    while True:
        yield sum(random.choices((1.0, 0.5, 0.0), (win, 1 / 3, 2 / 3 - win))[0] for _ in range(2)) / 2


def decide(test: Sprt, pairs: Iterator[float], most: int) -> str | None:
    """Run a test until it decides."""
    seen: list[float] = []
    for _ in range(most):
        seen += [next(pairs) for _ in range(5)]
        verdict = test.verdict(test.llr(seen))
        if verdict:
            return verdict
    return None


@pytest.mark.parametrize(("elo", "verdict"), [(0, "elo0"), (60, "elo1")])
def test_the_test_finds_the_truth(elo: int, verdict: str) -> None:
    """At either hypothesis most matches end with the true one, wrong ones about 5 % of the time."""
    verdicts = [decide(Sprt(0, 60), pairs_at(elo, Random(seed)), 200) for seed in range(60)]
    assert None not in verdicts
    assert verdicts.count(verdict) >= 53


def test_winning_everything_decides_soon_but_not_at_once() -> None:
    """A few wins are no proof, many are."""
    test = Sprt(0, 20)
    assert test.verdict(test.llr([1.0] * 3)) is None
    assert test.verdict(test.llr([1.0] * 200)) == "elo1"
    assert test.verdict(test.llr([0.0] * 200)) == "elo0"
    assert test.llr([]) == 0


@given(some.lists(SCORES, min_size=1, max_size=60))
def test_the_other_side_sees_the_mirror_image(pairs: list[float]) -> None:
    """What speaks for one side's advantage speaks against the other's."""
    ours = Sprt(-5, 15).llr(pairs)
    theirs = Sprt(-15, 5).llr([1 - pair for pair in pairs])
    assert isclose(ours, -theirs, abs_tol=1e-6)


@given(some.lists(some.floats(0.01, 1), min_size=5, max_size=5), some.floats(0.05, 0.95))
def test_the_likeliest_distribution_has_the_mean(weights: list[float], mean: float) -> None:
    """What is found is bent to a distribution with the wanted mean."""
    scores = (0.0, 0.25, 0.5, 0.75, 1.0)
    bent = tilted(dict(zip(scores, (weight / sum(weights) for weight in weights), strict=True)), mean)
    assert isclose(sum(bent.values()), 1, abs_tol=1e-6)
    assert isclose(sum(score * share for score, share in bent.items()), mean, abs_tol=1e-6)


def test_bounds_are_walds() -> None:
    """Errors of 5 % either way give bounds of 2.94."""
    assert round(BOUND, 2) == 2.94


@pytest.mark.parametrize("text", ["", "0", "5,0", "0,0", "a,b", "0,10,20", "nan,5", "0,9999"])
def test_bad_hypotheses_are_refused(text: str) -> None:
    """Two numbers in order, nothing else."""
    with pytest.raises(InvalidOption, match="such as 0,10"):
        read_sprt(text)


def test_hypotheses_are_read() -> None:
    """Two numbers with a comma."""
    assert read_sprt("-3,2.5") == Sprt(-3, 2.5)
