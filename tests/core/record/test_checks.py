"""Tests for `menagerie.core.record.checks`."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.core.record.checks import LARGEST_RECORD, MOST_PLIES, check, not_too_long
from menagerie.errors import InvalidRecord

GOOD: dict[str, Any] = {
    "format": 1,
    "game": "siam",
    "rules": 1,
    "edition": "classic2005",
    "seats": ["Anna", "Bruno"],
    "options": {},
    "ply_cap": None,
    "start": "some text",
    "hash": "0" * 16,
    "result": None,
    "commitment": None,
    "seed": None,
    "parts": [],
    "plies": [[1, "+c1N", "1" * 16], [-1, "draw", "2" * 16]],
}
RESULT = {"scores": [1, 0.5], "winners": [1], "reason": "r", "rule": "S1"}


def test_a_good_record_is_passed_on() -> None:
    """Fields that fit come back as they are, in a table of their own."""
    assert check(GOOD) == GOOD
    assert check(GOOD) is not GOOD
    assert check({**GOOD, "result": RESULT, "commitment": "a" * 64, "parts": ["", "x" * 200]})


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("format", [0, 2, True, 1.0, "1", None]),
        ("game", ["", "Siam", "a b", "../x", "x" * 65, 1, None]),
        ("rules", [-1, 1.0, True, "1", 10**10, None]),
        ("edition", ["", "a b", "-x", "x" * 65, None]),
        ("seats", [[], "ab", [""], [" a"], ["a  b"], ["a\nb"], ["a"] * 17, ["x" * 61], [1], None]),
        (
            "options",
            [[], {"a b": 1}, {"x": 1.5}, {"x": None}, {"x": ""}, {"x": True}, {1: 1}, {f"o{n}": 1 for n in range(101)}],
        ),
        ("ply_cap", [0, -1, True, "300", 1.5]),
        ("start", ["", "é", "a\nb", "x" * 20_001, " x", None]),
        ("hash", ["", "0" * 15, "0" * 17, "G" * 16, "A" * 16, 0, None]),
        ("commitment", ["", "a" * 63, "A" * 64, 5]),
        ("seed", ["", "a" * 63, "A" * 64, 5]),
        ("parts", [["x" * 201], ["\ud800"], [1], "ab", None]),
        ("plies", [None, {}, [[]], [[1, "a"]], [["1", "a", "1" * 16]], [[1, "", "1" * 16]], [[1, "a  b", "1" * 16]]]),
        (
            "plies",
            [[[True, "a", "1" * 16]], [[1, "é", "1" * 16]], [[1, "x" * 201, "1" * 16]], [[1, "a", "x"]], [(1, 2, 3)]],
        ),
        ("result", [[], {}, {**RESULT, "more": 1}, {**RESULT, "scores": []}, {**RESULT, "scores": [float("nan"), 1]}]),
        ("result", [{**RESULT, "scores": [True, False]}, {**RESULT, "winners": [0]}, {**RESULT, "rule": "S 1"}]),
    ],
)
def test_every_field_is_checked(field: str, wrong: list[object]) -> None:
    """A value that does not fit is refused with the name of its field and what was expected."""
    for value in wrong:
        with pytest.raises(InvalidRecord, match=f"not a record: {field} is .*, expected "):
            check({**GOOD, field: value})


def test_all_faults_are_named_at_once() -> None:
    """Missing, unknown and wrong fields stand in one message."""
    content = {**GOOD, "rules": None, "extra": 1}
    del content["game"]
    with pytest.raises(InvalidRecord, match=r"no field 'game'; there is an unknown field 'extra'; rules is None"):
        check(content)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"plies": [[1, "a", "1" * 16], [3, "b", "1" * 16]]}, "ply 2 is by seat 3 of 2"),
        ({"plies": [[0, "a", "1" * 16]]}, "ply 1 is by seat 0 of 2"),
        ({"result": {**RESULT, "scores": [1]}}, "not one for 2 seats"),
        ({"result": {**RESULT, "winners": [3]}}, "not one for 2 seats"),
        ({"parts": ["a"], "commitment": "a" * 64}, "1 seats have a part in the seed, expected 2"),
        ({"parts": ["a", "b"]}, "there is a seed but no commitment to it"),
        ({"seed": "a" * 64}, "there is a seed but no commitment to it"),
    ],
)
def test_fields_must_agree(change: dict[str, object], message: str) -> None:
    """Fields that fit each for itself but not together are refused."""
    with pytest.raises(InvalidRecord, match=message):
        check({**GOOD, **change})


@pytest.mark.parametrize("content", [None, [], "x", 5])
def test_a_record_is_a_table(content: object) -> None:
    """Anything but a table of fields is refused."""
    with pytest.raises(InvalidRecord, match="a record is a table of fields"):
        check(content)


def test_sizes_are_bounded() -> None:
    """Too many plies and too long a text are refused; as many as allowed are not."""
    assert check({**GOOD, "plies": [GOOD["plies"][0]] * MOST_PLIES})
    with pytest.raises(InvalidRecord, match="plies is "):
        check({**GOOD, "plies": [GOOD["plies"][0]] * (MOST_PLIES + 1)})
    assert not_too_long("x" * 10) == "x" * 10
    for wrong in ("x" * (LARGEST_RECORD + 1), b"x", None):
        with pytest.raises(InvalidRecord, match="at most 10,000,000 characters"):
            not_too_long(wrong)
