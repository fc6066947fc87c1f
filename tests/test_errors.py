"""Tests for `menagerie.errors`."""

from __future__ import annotations

import inspect

import pytest

from menagerie import errors
from menagerie.core.outcome import Verdict

TREE = {name: value for name, value in vars(errors).items() if inspect.isclass(value) and issubclass(value, Exception)}


def test_everything_is_a_menagerie_error() -> None:
    """Whoever catches `MenagerieError` catches everything that is raised on purpose."""
    assert all(issubclass(error, errors.MenagerieError) for error in TREE.values())
    assert len(TREE) == 25


@pytest.mark.parametrize(
    ("error", "base"),
    [
        (errors.InvalidPosition, ValueError),
        (errors.InvalidRecord, ValueError),
        (errors.IllegalMove, ValueError),
        (errors.UnknownGame, LookupError),
        (errors.NothingToUndo, IndexError),
        (errors.MissingExtra, ImportError),
        (errors.EngineTooSlow, TimeoutError),
    ],
)
def test_they_are_python_errors_too(error: type[Exception], base: type[Exception]) -> None:
    """Each can also be caught as the built-in error that Python would raise in such a case."""
    assert issubclass(error, base)


def test_the_tree_in_the_docstring_is_complete() -> None:
    """The drawing at the top of the module shows every error, each under its base."""
    assert errors.__doc__
    lines = [line for line in errors.__doc__.splitlines() if "─" in line]
    drawn = {line.split("─ ")[1].split()[0]: line.index("─") for line in lines}
    assert set(drawn) == set(TREE) - {"MenagerieError"}
    for name, depth in drawn.items():
        direct = errors.MenagerieError in TREE[name].__bases__
        assert direct == (depth == min(drawn.values())), name


def test_an_invalid_edition_keeps_its_problems() -> None:
    """All problems are there one by one and together in the message."""
    error = errors.InvalidEdition("box", ("no id", "no board"))
    assert error.problems == ("no id", "no board")
    assert str(error) == "edition 'box': no id; no board"


def test_an_illegal_move_keeps_its_verdict() -> None:
    """The message is the verdict's sentence with the rule."""
    verdict = Verdict("S9", "Animals enter on the border.", ("c3",))
    error = errors.IllegalMove(verdict)
    assert error.verdict is verdict
    assert str(error) == "Animals enter on the border. [S9]"
