"""How strong the levels are measured to be, and that the weakest is somebody a beginner can beat."""

from __future__ import annotations

import pytest

import menagerie
from menagerie.analysis.matches.arena import Terms
from menagerie.analysis.matches.match import play_match
from menagerie.bots import levels
from menagerie.bots.strength import ANCHOR, measurements, strengths
from menagerie.core.registry import load

played = pytest.mark.skipif(not menagerie.compiled, reason="whole games are played with what people play: compiled")


def test_a_game_that_nobody_has_measured_has_no_strengths() -> None:
    """Nothing is made up."""
    assert strengths("a game of your own") == {}


@pytest.mark.parametrize("game", sorted(measurements()))
def test_published_strengths_are_those_of_the_levels(game: str) -> None:
    """Every level is there, each stronger than the one before, and the points are those that its games give."""
    published = strengths(game)
    rows = measurements()[game]["levels"]
    assert list(published) == [level.name for level in levels(game)]
    assert (published["chick"].elo, published["chick"].error) == (ANCHOR, 0)
    elo = [each.elo for each in published.values()]
    assert elo == sorted(set(elo))
    assert sum(row["games"] for row in rows.values()) == measurements()[game]["games"]
    for lower, (name, row) in zip(elo, list(rows.items())[1:], strict=False):
        assert abs(published[name].elo - lower - row["gap"]) <= 1
        assert 0.5 < row["points"] / row["games"] < 1


@played
def test_who_looks_one_move_ahead_beats_the_weakest_level() -> None:
    """In Siam a player who takes what looks best at once wins most games against the Chick, but not all."""
    standing = play_match(load("siam"), ["greedy", "chick"], games=40, jobs=0, terms=Terms(seconds=60.0, grace=60.0))
    assert 26 <= standing.tallies[0].points < 40


@played
def test_a_level_of_the_middle_beats_the_weakest_one() -> None:
    """In Siam the Magpie wins nearly always against the Chick: the ladder goes up."""
    standing = play_match(load("siam"), ["magpie", "chick"], games=12, jobs=0, terms=Terms(seconds=60.0, grace=60.0))
    assert standing.tallies[0].points >= 9
