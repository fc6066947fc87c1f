"""Tests for `menagerie.errors`."""

from __future__ import annotations

import inspect
import pickle
from copy import copy

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


@pytest.mark.parametrize(
    "error",
    [
        errors.IllegalMove(Verdict("S9", "Animals enter on the border.", ("c3",))),
        errors.InvalidEdition("box", ("no id", "no board")),
        errors.Refused("match/over", "It is over.", {"ply": 3}),
        errors.Stale("m1", 7),
        errors.MissingExtra("pip install it"),
        errors.EngineTooSlow("no answer"),
        errors.UnknownGame("there is none"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_they_travel_between_processes(error: errors.MenagerieError) -> None:
    """A pickled or copied error is the same error, with all that it carries."""
    for twin in (pickle.loads(pickle.dumps(error)), copy(error)):  # noqa: S301 - our own
        assert type(twin) is type(error)
        assert (str(twin), twin.args, vars(twin)) == (str(error), error.args, vars(error))


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
