"""Tests for `menagerie.analysis.tuning.bounds`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.analysis.tuning.bounds import allowed, chains, falling, rounded, scale_of
from menagerie.core.weights import Weight

FREE = [
    Weight("one", 50, 0, 100),
    Weight("alone", 5, -5, 10),
    Weight("two", 40, 0, 90, "one"),
    Weight("three", 30, -20, 90, "two"),
]
NUMBERS = st.floats(-1e4, 1e4)


def test_chains_follow_what_is_below() -> None:
    """Weights come in chains, each below the one before; a weight below a fixed one begins a chain."""
    assert chains(FREE) == [["one", "two", "three"], ["alone"]]
    assert chains(FREE[1:]) == [["alone"], ["two", "three"]]


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([3, 2, 1], [3, 2, 1]),
        ([1, 3], [2, 2]),
        ([5, 1, 3], [5, 2, 2]),
        ([1, 2, 9], [4, 4, 4]),
        ([], []),
    ],
)
def test_neighbours_out_of_order_meet(values: list[float], expected: list[float]) -> None:
    """The falling sequence nearest to equally important values."""
    assert falling(values, [1.0] * len(values)) == pytest.approx(expected)


def test_important_values_move_less() -> None:
    """Where two meet is nearer to the one that matters more."""
    assert falling([0, 4], [3, 1]) == pytest.approx([1, 1])


@given(st.lists(NUMBERS, min_size=4, max_size=4), st.lists(st.floats(0.1, 10), min_size=4, max_size=4))
def test_nothing_else_is_allowed(values: list[float], importance: list[float]) -> None:
    """The answer keeps bounds and order, also when rounded, and allowed weights stay as they are."""
    nearest = allowed(FREE, values, importance)
    for numbers in (nearest, list(rounded(FREE, nearest).values())):
        one, alone, two, three = numbers
        assert 100 >= one >= two >= three >= -20
        assert -5 <= alone <= 10
        assert 0 <= two <= 90
    assert allowed(FREE, nearest, importance) == pytest.approx(nearest)


def test_how_far_a_weight_may_be_wrong() -> None:
    """By as much as it is, or by a part of its range if it is small, and at least by one."""
    assert scale_of(Weight("heavy", -80, -100, 100)) == 80
    assert scale_of(Weight("light", 0, 0, 500)) == 10
    assert scale_of(Weight("tiny", 0, 0, 3)) == 1
