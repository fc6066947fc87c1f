"""What weak levels notice."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.bots import Level
from menagerie.bots.perception import Perception, noise

MOMENTS = 400


def share(level: Level, gain: int, move: int = 5) -> float:
    """How often a move that gains so much is overlooked."""
    return sum(Perception(level, Random(seed)).overlooks(move, gain) for seed in range(MOMENTS)) / MOMENTS


def test_quiet_moves_are_overlooked_more_easily() -> None:
    """The more a move gains, the seldomer it is overlooked; one that loses something is quiet, too."""
    level = Level("x", overlooks=0.8)
    shares = [share(level, gain) for gain in (0, 100, 300, 9000)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == share(level, -500) == pytest.approx(0.8, abs=0.08)
    assert shares[1] == pytest.approx(0.4, abs=0.08)
    assert shares[3] < 0.05


def test_replies_are_missed_as_often_as_the_level_says() -> None:
    """A level that is blind to a fifth of the replies misses a fifth of them, whichever they are."""
    level = Level("x", blind=0.2)
    for reply in (0, 7, 31_000):
        missed = sum(Perception(level, Random(seed)).misses(reply) for seed in range(MOMENTS)) / MOMENTS
        assert missed == pytest.approx(0.2, abs=0.08)


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**40))
def test_what_is_overlooked_stays_so(seed: int, move: int) -> None:
    """Within one moment a move or a reply is either seen or not, however often one looks."""
    perception = Perception(Level("x", overlooks=0.5, blind=0.5), Random(seed))
    assert perception.overlooks(move, 0) == perception.overlooks(move, 0)
    assert perception.misses(move) == perception.misses(move)
    assert 0 <= noise(seed, move) < 1


@given(st.dictionaries(st.integers(0, 5000), st.integers(-30_000, 30_000), min_size=1), st.integers(0, 1000))
def test_something_is_always_noticed(gains: dict[int, int], seed: int) -> None:
    """Even a level that overlooks nearly everything has a move to play, and only moves that exist."""
    noticed = Perception(Level("x", overlooks=1.0), Random(seed)).noticed(gains)
    assert noticed
    assert set(noticed) <= gains.keys()


@given(st.dictionaries(st.integers(0, 5000), st.integers(-30_000, 30_000), min_size=1), st.integers(0, 1000))
def test_nothing_escapes_a_level_without_weaknesses(gains: dict[int, int], seed: int) -> None:
    """Such a level notices every move, the best looking first."""
    noticed = Perception(Level("x"), Random(seed)).noticed(gains)
    assert sorted(noticed) == sorted(gains)
    assert [gains[move] for move in noticed] == sorted(gains.values(), reverse=True)


def test_a_careless_moment_sees_gains_only() -> None:
    """What loses much is then as good as what loses nothing; what gains still comes first."""
    gains = {1: -9000, 2: 0, 3: 120, 4: -20}
    orders = {tuple(Perception(Level("x", blind=1.0), Random(seed)).noticed(gains)) for seed in range(100)}
    assert {order[0] for order in orders} == {3}
    assert {order[1] for order in orders} == {1, 2, 4}
