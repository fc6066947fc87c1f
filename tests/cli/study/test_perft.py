"""Tests for `menagerie perft`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from menagerie.analysis.measurement.perft import perft
from menagerie.cli.study import perft as command
from menagerie.core.registry import load

if TYPE_CHECKING:
    from tests.cli.conftest import InProcess

SIAM = load("siam")
WON = "..#N./...../..#../...../..... rhi 9 0,0 ele classic2005"


@pytest.mark.parametrize("depth", range(4))
def test_the_number_alone_is_printed(cli: InProcess, depth: int) -> None:
    """Standard output is the count and nothing else."""
    answer = cli("perft", "siam", str(depth))
    assert answer.exit_code == 0
    assert answer.stdout == f"{perft(SIAM.new(), depth)}\n"


def test_divide_counts_behind_every_move(cli: InProcess) -> None:
    """Each first move has its count, the total stands last."""
    *lines, last = cli("perft", "siam", "2", "--divide", "--edition", "edition2014").stdout.splitlines()
    counts = dict(line.split(": ") for line in lines)
    position = SIAM.new("edition2014")
    assert list(counts) == [SIAM.format_move(position, move) for move in position.legal_moves()]
    assert last == f"total: {sum(map(int, counts.values()))}"
    assert last == "total: 2960"


def test_json_has_the_total_and_the_moves_if_asked(cli: InProcess) -> None:
    """Programs get the depth and the total, and the counts by move with `--divide`."""
    assert json.loads(cli("perft", "siam", "2", "--json").stdout) == {"depth": 2, "total": perft(SIAM.new(), 2)}
    divided = json.loads(cli("perft", "siam", "2", "--divide", "--json").stdout)
    assert sum(divided["moves"].values()) == divided["total"]


def test_a_finished_game_counts_nothing(cli: InProcess) -> None:
    """No sequence of one move or more begins in a finished game."""
    assert cli("perft", "siam", "3", "--position", WON).stdout == "0\n"
    assert cli("perft", "siam", "0", "--position", WON).stdout == "1\n"


def test_counting_in_pieces_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """However small the pieces, the sum is the count."""
    monkeypatch.setattr(command, "ONE_GO", 100)
    position = SIAM.new()
    assert command.count_in_pieces(position, 3) == perft(SIAM.new(), 3)
    assert position == SIAM.new()
