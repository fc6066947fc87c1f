"""Tests for `menagerie.games.comet.words.accounts`: the lines add up to what the rules count."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.core.rulebook import LANGUAGES
from menagerie.games.comet.components.cards import WHATS
from menagerie.games.comet.components.reading import components_of
from menagerie.games.comet.texts.sight import sight_of
from menagerie.games.comet.words.accounts import account
from tests.games.comet.strategies import COMET, with_head_start

EDITION = COMET.edition(COMET.default_edition)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), language=st.sampled_from(LANGUAGES))
def test_an_account_adds_up_to_the_score(seed: int, language: str) -> None:
    """Whatever was rescued: the lines of a seat sum to its points by the rules."""
    sight = sight_of(COMET.view(with_head_start(Random(seed)), 0))
    for seat in range(1, sight.seats + 1):
        assert sum(points for _, points in account(sight, seat, language)) == sight.points[seat - 1]


def test_every_kind_of_unit_is_counted_right() -> None:
    """For each kind that a hero counts, some table is found on which it counts for something."""
    heroes = components_of(EDITION).heroes
    wanted = {WHATS[hero.score.number] for hero in heroes if hero.score}
    found: set[str] = set()
    for seed in range(400):
        sight = sight_of(COMET.view(with_head_start(Random(seed)), 0))
        for seat in range(1, sight.seats + 1):
            hero = heroes[sight.player(seat)["hero"]]
            lines = account(sight, seat, "en")
            assert sum(points for _, points in lines) == sight.points[seat - 1]
            if hero.score and lines[-1][1]:
                found.add(WHATS[hero.score.number])
        if found == wanted:
            return
    assert found == wanted
