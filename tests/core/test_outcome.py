"""Tests for `menagerie.core.outcome`."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError

import pytest

from menagerie.core.outcome import Outcome, Refusal, Verdict

VALUES = [
    Outcome((1.0, 0.0), (1,), "rock_expelled", "S28"),
    Refusal("S9", "not_border", ("c3",), (("square", "c3"),)),
    Verdict("S9", "Animals enter on the border.", ("c3",)),
]


def test_a_verdict_without_a_rule_is_legal() -> None:
    """A move is legal exactly when no rule is cited."""
    assert Verdict(None, "Fine.").legal
    assert not Verdict("S9", "Not there.").legal


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_they_are_values(value: object) -> None:
    """They cannot be changed, can be pickled, and are equal when their fields are."""
    twin = pickle.loads(pickle.dumps(value))  # noqa: S301 - our own bytes
    assert {value} == {twin}
    with pytest.raises(FrozenInstanceError):
        value.rule = "S1"  # type: ignore[attr-defined]


def test_cells_and_details_may_be_missing() -> None:
    """A refusal and a verdict may concern no cell and name no detail."""
    assert (Refusal("S1", "x").cells, Refusal("S1", "x").details, Verdict("S1", "x").cells) == ((), (), ())
