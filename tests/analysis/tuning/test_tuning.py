"""Tests for `menagerie.analysis.tuning.tuning`."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from menagerie.analysis.tuning import tuning as module
from menagerie.analysis.tuning.self_play import Pace
from menagerie.analysis.tuning.tuning import CLIMB, FIT, Settings, Tuned, tune
from menagerie.core.registry import load
from menagerie.core.weights import Weights
from menagerie.errors import InvalidOption

SIAM, TEMPLATE = load("siam"), load("_template")
QUICK = Settings(games=16, match=4, pace=Pace(nodes=200, depth=1, longest=40))


def ignore(*_facts: object) -> None:
    """Hear of progress and say nothing."""


@pytest.mark.parametrize("method", [FIT, CLIMB])
@pytest.mark.parametrize("game", [SIAM, TEMPLATE], ids=lambda game: game.name)
def test_every_stage_is_reported(game: Any, method: str) -> None:  # noqa: ANN401 - a Game
    """Games, fitting and match are reported one after the other, each to its full number."""
    heard: list[tuple[str, int, int]] = []
    found = tune(game, replace(QUICK, method=method), lambda stage, done, total, _: heard.append((stage, done, total)))
    stages = list(dict.fromkeys(stage for stage, _, _ in heard))
    assert stages[:1] == ["games"]
    assert ("fitting" in stages) == (method == FIT) == (found.fit is not None)
    assert ("match" in stages) == (found.after != found.before)
    last = {stage: (done, total) for stage, done, total in heard}
    assert all(done == total for done, total in last.values())
    assert found.games >= 16
    assert found.method == method
    assert json.loads(json.dumps(found.plain()))["before"] == dict(game.weights)


def test_the_same_seed_finds_the_same() -> None:
    """A tuning can be repeated, with any number of processes; another seed plays other games."""
    settings = replace(QUICK, games=30, match=0)
    first, again = (tune(SIAM, replace(settings, jobs=jobs), ignore) for jobs in (1, 2))
    assert first.after == again.after != SIAM.weights
    assert tune(SIAM, replace(settings, seed=9), ignore).after != first.after


def test_the_usual_method_depends_on_the_kind_of_game() -> None:
    """Games that can be searched are fitted, others climbed."""
    assert tune(SIAM, replace(QUICK, match=0), ignore).method == FIT
    assert tune(TEMPLATE, replace(QUICK, match=0), ignore).method == CLIMB


@pytest.mark.parametrize("method", [FIT, CLIMB])
def test_an_interruption_ends_a_stage(method: str) -> None:
    """Ctrl-C while games are played leaves what was learnt from those before it."""

    def interrupt(stage: str, done: int, *_rest: object) -> None:
        if stage == "games" and done >= 12:
            raise KeyboardInterrupt

    found = tune(SIAM, replace(QUICK, method=method, games=500), interrupt)
    assert found.interrupted
    assert 12 <= found.games < 500
    assert found.standing is None or found.standing.games == 4


def test_time_ends_a_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    """When its part of the time is over, learning ends; when all of it is, the match does."""
    clock = iter(range(10_000))
    monkeypatch.setattr(module, "monotonic", lambda: float(next(clock)))
    found = tune(SIAM, replace(QUICK, games=500, match=500, seconds=30), ignore)
    assert not found.interrupted
    assert 10 < found.games < 20
    assert found.standing is not None
    assert 0 < found.standing.games < 500


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"method": "guess"}, "a method is 'fit' or 'climb', got 'guess'"),
        ({"games": 0}, "the number of games to learn from"),
        ({"match": -1}, "the number of games of the match"),
        ({"jobs": 0}, "the number of jobs"),
        ({"seed": -1}, "a seed"),
        ({"seconds": float("nan")}, "a time is a number of seconds"),
        ({"pace": Pace(nodes=0)}, "the number of nodes"),
        ({"pace": Pace(depth=0)}, "a depth"),
    ],
)
def test_settings_that_make_no_sense_are_refused(wrong: dict[str, Any], problem: str) -> None:
    """Every setting is bounded."""
    with pytest.raises(InvalidOption, match=problem):
        tune(SIAM, replace(QUICK, **wrong), ignore)


def test_there_has_to_be_something_to_tune() -> None:
    """A game whose weights are all fixed is left alone."""
    fixed = Weights(replace(weight, fixed=True) for weight in SIAM.weights.declared)
    with pytest.raises(InvalidOption, match="every weight of siam is fixed"):
        tune(replace(SIAM, weights=fixed), QUICK, ignore)


class Score:
    """A match that went so."""

    def __init__(self, score: float) -> None:
        """Take the score."""
        self.score = score

    def between(self) -> Score:
        """Return itself."""
        return self


@pytest.mark.parametrize(("score", "holds"), [(0.49, False), (0.5, True), (0.7, True)])
def test_weights_hold_if_they_do_not_lose(score: float, holds: bool) -> None:  # noqa: FBT001 - a fact
    """Half of the points are enough; unchanged weights and those without a match do not count."""
    better = SIAM.weights.changed({"tempo": 16})
    lost: Any = Score(score)
    assert Tuned(SIAM.weights, better, FIT, 1, None, lost, interrupted=False).holds == holds
    assert not Tuned(SIAM.weights, SIAM.weights, FIT, 1, None, lost, interrupted=False).holds
    assert not Tuned(SIAM.weights, better, FIT, 1, None, None, interrupted=False).holds
