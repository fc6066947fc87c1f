"""The benchmark measures what it says, at any length."""

from __future__ import annotations

import io
from itertools import count

import pytest
from rich.console import Console

import menagerie
from menagerie.analysis.measurement import bench
from menagerie.analysis.measurement import depth as thinking
from menagerie.core import registry

SIAM = registry.load("siam")
TEMPLATE = registry.load("_template")
SPEEDS = {"perft", "perft_every_leaf", "random_plies"}


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spend next to no time on each figure."""
    for name in ("LONG", "SHORT"):
        monkeypatch.setattr(bench, name, 0.01)
    monkeypatch.setattr(thinking, "THINKING", (0.01, 0.02))
    monkeypatch.setattr(thinking, "NODES", 50)


def test_a_game_is_measured_with_all_its_figures() -> None:
    """A game that alpha-beta can play has a speed for everything, and a fingerprint."""
    figures = bench.measure(SIAM, 0.01)
    assert set(figures) == SPEEDS | {"alphabeta", "fingerprint"}
    assert all(figure > 0 for figure in figures.values())


def test_a_game_of_chance_is_measured_without_search() -> None:
    """Where alpha-beta cannot play, the other figures are there."""
    assert set(bench.measure(TEMPLATE, 0.01)) == SPEEDS
    assert not bench.searchable(TEMPLATE)


def test_the_fingerprint_is_the_same_every_time() -> None:
    """A fixed search from every edition's start counts the same nodes whenever it is made."""
    assert bench.fingerprint(SIAM) == bench.fingerprint(SIAM)


@pytest.mark.slow
@pytest.mark.usefixtures("brief")
def test_compiled_and_interpreted_come_from_one_run() -> None:
    """Every figure is measured both ways, and both ways search the same nodes."""
    figures = bench.of_game(SIAM)
    assert figures["same_search"]
    assert figures["fingerprint"] == bench.fingerprint(SIAM)
    for key in (*SPEEDS, "alphabeta"):
        line = figures[key]
        assert line["ratio"] == pytest.approx(line["compiled"] / line["interpreted"])
    if menagerie.compiled:
        assert figures["alphabeta"]["ratio"] > 5
    assert set(figures["thinking"]["start"]) == {"0.01 s", "0.02 s"}
    assert len(figures["thinking"]["middles"]["0.01 s"]) == thinking.MIDDLES
    assert figures["thinking"]["two_threads"]["0.01 s"]["nodes_per_second"] > 0


def test_middle_positions_are_always_the_same_and_none_is_over() -> None:
    """They can be compared from run to run."""
    first, second = thinking.middles(SIAM), thinking.middles(SIAM)
    assert [str(each) for each in first] == [str(each) for each in second]
    assert len({str(each) for each in first}) == thinking.MIDDLES
    assert all(each.to_act is not None for each in first)


@pytest.mark.usefixtures("brief")
def test_all_games_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """One run measures every game, prints a table for each and returns the figures."""
    monkeypatch.setattr(bench, "interpreted", lambda game: bench.measure(game, 0.01))
    output = io.StringIO()
    results = bench.run(Console(file=output, width=100))
    assert set(results["games"]) == set(registry.names())
    assert results["compiled"] == menagerie.compiled
    assert 0 < results["import_ms"] < 5_000
    for word in (
        "import menagerie",
        "siam",
        "plain alpha-beta nodes/s",
        "two threads",
        "middle positions",
        "Bench: ",
        "the same nodes",
    ):
        assert word in output.getvalue()
    assert "NOT" not in output.getvalue()


def test_a_game_without_search_is_shown_too() -> None:
    """The table of a game of chance leaves out what it has not."""
    output = io.StringIO()
    line = {"compiled": 2_500_000.0, "interpreted": 10_000.0, "ratio": 250.0}
    bench.show(Console(file=output, width=100), "otters", dict.fromkeys(SPEEDS, line))
    assert "2.5 M" in output.getvalue()
    assert "10.0 k" in output.getvalue()
    assert "250x" in output.getvalue()
    assert "alpha-beta" not in output.getvalue()


@pytest.mark.parametrize(("nodes", "depth"), [(1, 1), (64, 1), (5_000, 2), (30_000, 2), (300_000, 3)])
def test_the_depth_fits_the_time(nodes: int, depth: int) -> None:
    """Perft goes as deep as the width at the start allows, and one ply at least."""
    assert bench.deepest_within(SIAM, nodes) == depth


def test_speed_is_the_best_of_several_goes() -> None:
    """The work is repeated until it has taken a while, and counted per second."""
    given = count()
    calls = []

    def work(number: int) -> int:
        calls.append(number)
        return sum(range(20_000)) // 199_990_000 * 100

    assert bench.per_second(work, lambda: next(given), 0.03) > 100
    assert len(calls) >= bench.GOES
    assert calls == list(range(len(calls)))
