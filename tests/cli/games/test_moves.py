"""Tests for `menagerie moves`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from menagerie.core.registry import load

if TYPE_CHECKING:
    from tests.cli.conftest import InProcess

SIAM = load("siam")
WON = "..#N./...../..#../...../..... rhi 9 0,0 ele classic2005"


def test_moves_are_listed_one_a_line_in_canonical_order(cli: InProcess) -> None:
    """The lines are the texts of `legal_moves()`, in their order."""
    position = SIAM.new("edition2014")
    expected = [SIAM.format_move(position, move) for move in position.legal_moves()]
    answer = cli("moves", "siam", "--edition", "edition2014")
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert answer.stdout.splitlines() == expected
    assert expected == sorted(expected)
    assert len(expected) == 56


def test_json_is_a_list(cli: InProcess) -> None:
    """Programs get the same texts as a list."""
    assert json.loads(cli("moves", "siam", "--json").stdout) == cli("moves", "siam").stdout.splitlines()


def test_a_finished_game_has_no_moves(cli: InProcess) -> None:
    """Nothing is printed, which is no error."""
    answer = cli("moves", "siam", "--position", WON)
    assert (answer.exit_code, answer.stdout, answer.stderr) == (0, "", "")
    assert json.loads(cli("moves", "siam", "--json", "--position", WON).stdout) == []
