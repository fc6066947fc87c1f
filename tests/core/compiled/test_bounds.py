"""Numbers from outside are bounded."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.compiled.bounds import counted, seconds, shown, whole_number
from menagerie.errors import InvalidMove, InvalidOption
from tests.core.positions import Counting


@given(st.integers(), st.integers(), st.integers())
def test_whole_numbers_lie_between_their_bounds(given_number: int, least: int, most: int) -> None:
    """A number comes back exactly if it lies between the bounds, these included."""
    if least <= given_number <= most:
        assert whole_number(given_number, least, most, "x") == given_number
    else:
        with pytest.raises(InvalidOption, match="x is a whole number from"):
            whole_number(given_number, least, most, "x")


@pytest.mark.parametrize("garbage", [None, True, False, "1", 1.0, math.nan, b"1", [1], object(), 1j])
def test_other_things_are_no_whole_numbers(garbage: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """Texts, truth values and numbers with a point are refused, with the error the caller asks for."""
    with pytest.raises(InvalidMove, match="the thing is a whole number from 0 to 1,000, got"):
        whole_number(garbage, 0, 1000, "the thing", InvalidMove)


def test_a_number_that_lies_is_not_believed() -> None:
    """What comes back is a plain number, whatever class it came in."""

    class Odd(int):
        """A number that calls itself another."""

        def __repr__(self) -> str:
            """Lie."""
            return "7"

    assert type(whole_number(Odd(3), 0, 5, "x")) is int


def test_numbers_of_other_libraries_are_numbers() -> None:
    """Whatever Python takes for an index, such as a number of an array library, counts as that number."""
    assert whole_number(Counting(3), 0, 5, "x") == 3
    assert type(counted(Counting(3))) is int
    assert [counted(thing) for thing in (True, None, "3", 3.0, [3])] == [None] * 5


@pytest.mark.parametrize(("time", "expected"), [(0, 0.0), (1, 1.0), (0.25, 0.25), (1_000_000_000, 1e9)])
def test_times_are_seconds(time: float, expected: float) -> None:
    """A time comes back as a float."""
    assert seconds(time) == expected
    assert type(seconds(time)) is float


@pytest.mark.parametrize("time", [-1, -1e-9, math.nan, math.inf, -math.inf, 1e10, "1", None, True, 10**400])
def test_times_out_of_range_are_refused(time: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A time is not negative, not endless and a number."""
    with pytest.raises(InvalidOption, match="a time is a number of seconds from 0 to 1,000,000,000, got"):
        seconds(time)


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        pytest.param(5, "5", id="short"),
        pytest.param("x" * 100, "'" + "x" * 58 + "…", id="long"),
        pytest.param(10**5000, "a number of 16,610 bits", id="huge"),
        pytest.param(-(10**5000), "a number of 16,610 bits", id="huge and negative"),
    ],
)
def test_what_is_shown_is_short(thing: object, expected: str) -> None:
    """Whatever was given is quoted in at most 60 characters, numbers of thousands of digits included."""
    assert shown(thing) == expected
