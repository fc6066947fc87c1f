"""Tests for `menagerie.analysis.tuning.self_play`."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

import menagerie
from menagerie.analysis.tuning.self_play import (
    PROBE,
    Pace,
    Probes,
    Table,
    Task,
    play,
    results,
    samples,
    searchable,
    split,
)
from menagerie.core.outcome import Outcome
from menagerie.core.registry import load, names
from menagerie.search.greedy import judge

QUICK = Pace(nodes=400, depth=2, longest=60)
GAMES = pytest.mark.parametrize("name", ["_template", *names()])


def task(name: str, seed: str = "1", pace: Pace = QUICK) -> Task:
    """Return a quick game of a game against itself."""
    game = load(name)
    seats = game.kind.seats[0]
    shorter = pace if menagerie.compiled else replace(pace, depth=1, longest=40)
    return Task(name, game.edition(), seats, (dict(game.weights),), shorter, seed)


@GAMES
def test_every_game_can_be_played(name: str) -> None:
    """A game gives every seat something from 0 to 1, the same whenever it is played, and all together one."""
    gave = play(task(name))
    assert gave == play(pickle.loads(pickle.dumps(task(name))))  # noqa: S301 - our own bytes
    assert all(0 <= share <= 1 for share in gave)
    assert sum(gave) == pytest.approx(1)


@GAMES
def test_every_game_gives_samples(name: str) -> None:
    """Positions are kept with what their seat got, and with what each weight does in them."""
    free = sum(not weight.fixed for weight in load(name).weights.declared)
    found = [sample for seed in range(3) for sample in samples(task(name, f"{seed}"))]
    assert found
    assert found == [sample for seed in range(3) for sample in samples(task(name, f"{seed}"))]
    for sample in found:
        assert 0 <= sample.result <= 1
        assert all(0 <= place < free and slope for place, slope in sample.slopes)


@GAMES
def test_slopes_tell_values(name: str) -> None:
    """Where an evaluation is a sum of weighted terms, slopes tell what another weight makes of a position."""
    game = load(name)
    table = Table(task(name), keep=True)
    table.finish()
    free = [weight for weight in game.weights.declared if not weight.fixed]
    probes = Probes(game, game.edition(), game.weights)
    for position, seat in table.kept[:5]:
        sample = probes.sample(position, seat, 0.5)
        slopes = dict(sample.slopes)
        for place, weight in enumerate(free):
            raised = game.evaluation(weights={weight.name: weight.value + 2 * PROBE})
            expected = sample.value + 2 * PROBE * slopes.get(place, 0)
            assert judge(position, [raised], seat)[0] == pytest.approx(expected, abs=40)


def test_searched_games_keep_quiet_positions() -> None:
    """Positions kept from searched games are still going on."""
    table = Table(task("siam"), keep=True)
    table.finish()
    assert table.kept
    assert all(position.to_act is not None for position, _ in table.kept)


def test_which_games_are_searched() -> None:
    """Two sides, no chance and nothing hidden."""
    assert {name for name in names() if searchable(load(name))} == {"jungla", "siam"}


def test_what_a_game_gives() -> None:
    """A draw is half a victory, several winners share one where each plays alone, partners win together."""
    siam, comet, jungla = map(load, ("siam", "comet", "jungla"))
    assert results(siam, Outcome((1, 0), (1,), "", ""), 2) == (1, 0)
    assert results(siam, None, 2) == (0.5, 0.5)
    assert results(jungla, Outcome((1, 0, 1, 0), (1, 3), "", ""), 4) == (1, 0, 1, 0)
    assert results(comet, Outcome((9, 3, 9), (1, 3), "", ""), 3) == (0.5, 0, 0.5)
    assert results(comet, None, 4) == (0.25,) * 4


def test_seats_are_shared_both_ways() -> None:
    """New and old weights take every other seat, then change places."""
    new, old = {"a": 1}, {"a": 2}
    assert split(3, new, old) == ((new, old, new), (old, new, old))


def test_weights_by_seat() -> None:
    """Each seat judges by its own weights."""
    one = load("siam").weights
    other = {**one, "tempo": 400}
    first, second = replace(task("siam"), weights=(one, other)).judges()
    position = load("siam").new()
    assert judge(position, [first, second], 1) == [one["tempo"], 400]
