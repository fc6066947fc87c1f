"""Tests for `menagerie.analysis.tuning.processes`."""

from __future__ import annotations

from menagerie.analysis.tuning.processes import crew
from menagerie.analysis.tuning.self_play import Pace, Task, play
from menagerie.core.registry import load

TEMPLATE = load("_template")


def tasks(count: int) -> list[Task]:
    """Return games of the template."""
    weights = (dict(TEMPLATE.weights),)
    return [Task("_template", TEMPLATE.edition(), 2, weights, Pace(), f"{number}") for number in range(count)]


def test_more_processes_give_the_same() -> None:
    """Results come in the order of the tasks, whoever plays them."""
    with crew(1) as alone, crew(2) as two:
        assert list(two.results(play, tasks(12))) == list(alone.results(play, tasks(12)))


def test_whoever_has_enough_may_leave() -> None:
    """Games that nobody waits for are not played to the end."""
    with crew(2) as two:
        results = two.results(play, tasks(100_000))
        assert next(results) == play(tasks(1)[0])
        results.close()  # type: ignore[attr-defined]
