"""The messages of failures."""

from __future__ import annotations

from menagerie.testing import ConformanceFailure


def test_message_names_everything() -> None:
    """The message is the subject and the problem, then a line for each piece of evidence."""
    failure = ConformanceFailure("siam (edition2014)", "too many rocks", {"expected": 3, "found": 6})
    assert str(failure) == "siam (edition2014): too many rocks\n  expected: 3\n  found: 6"
    assert (failure.subject, failure.problem) == ("siam (edition2014)", "too many rocks")


def test_failure_is_an_assertion() -> None:
    """Test runners show it as a failed test."""
    assert issubclass(ConformanceFailure, AssertionError)
