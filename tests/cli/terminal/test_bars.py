"""Tests for `menagerie.cli.terminal.bars`."""

from __future__ import annotations

from menagerie.cli.terminal.bars import bars, curve


def test_gains_go_right_and_losses_left() -> None:
    """The largest comes first and fills its side; half as much fills half, to the other side if it is a loss."""
    first, second = (line.plain for line in bars({"loss": -1.0, "gain": 2.0, "nothing": 0.0}))
    assert first == "gain              │████████████ +2.00"
    assert second == "loss        ██████│             -1.00"


def test_small_values_are_seen() -> None:
    """Whatever is not zero has a bar, however short."""
    assert "│▏" in bars({"large": 9.0, "small": 0.01})[1].plain


def test_nothing_to_draw() -> None:
    """Without values there are no bars and no curve."""
    assert bars({"zero": 0.0}) == []
    assert curve([], 10) == ""


def test_a_curve_rises_from_the_lowest_to_the_highest_block() -> None:
    """Zero is the lowest block, one the highest, in order."""
    assert curve([0, 0.25, 0.5, 0.75, 1], 80) == "▁▃▅▇█"


def test_a_long_curve_is_drawn_in_the_width_there_is() -> None:
    """Several values share a column, and every value counts."""
    drawn = curve([0.0] * 50 + [1.0] * 50, 10)
    assert drawn == "▁" * 5 + "█" * 5
    assert len(curve([0.3] * 7, 3)) == 3
