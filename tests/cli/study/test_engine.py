"""Tests for `menagerie engine`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from menagerie.core.registry import load
from tests.cli.conftest import complaints

if TYPE_CHECKING:
    from tests.cli.conftest import AsProcess, InProcess

START = str(load("siam").new())


def test_a_pipe_is_enough(shell: AsProcess) -> None:
    """Requests in, messages out, one a line; at the end of the input everything is answered."""
    request = json.dumps({"type": "analyse", "id": 7, "position": START, "limits": {"depth": 2}, "info": False})
    answer = shell("engine", "siam", "--threads", "1", "--table", "12", "--seconds", "0.5", typed=f"{request}\n")
    hello, best = map(json.loads, answer.stdout.splitlines())
    assert answer.returncode == 0
    assert complaints(answer.stderr) == []
    assert hello["options"] == {"level": None, "threads": 1, "table": 12, "seconds": 0.5, "seed": None}
    assert (best["type"], best["id"], best["depth"]) == ("best", 7, 2)


def test_a_level_can_be_chosen_at_the_start(shell: AsProcess) -> None:
    """Options given on the command line hold from the first request on."""
    answer = shell("engine", "siam", "--level", "2", "--seed", "3", typed='{"type": "quit"}\n')
    hello, bye = map(json.loads, answer.stdout.splitlines())
    assert hello["options"]["level"] == hello["levels"][1]
    assert hello["options"]["seed"] == 3
    assert bye == {"type": "bye"}


@pytest.mark.parametrize(
    ("arguments", "printed"),
    [
        (("ludo",), "ludo"),
        (("siam", "--level", "grandmaster"), "no level 'grandmaster'"),
        (("siam", "--threads", "0"), "the option threads is 0; expected a whole number from 1"),
        (("siam", "--table", "99"), "the option table is 99"),
        (("siam", "--seconds", "-1"), "the option seconds is -1"),
    ],
)
def test_bad_options_are_one_line(cli: InProcess, arguments: tuple[str, ...], printed: str) -> None:
    """Status 2 and one line that says what is wrong."""
    answer = cli("engine", *arguments)
    assert answer.exit_code == 2
    assert len(complaints(answer.stderr)) == 1
    assert printed in answer.stderr
