"""Tests for `menagerie verify`."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from menagerie.cli.files import open_record, save_record
from menagerie.core.chance import new_seed

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import InProcess


@pytest.fixture
def dealt(cli: InProcess, tmp_path: Path) -> Path:
    """A finished game with chance moves in a file."""
    file = tmp_path / "game.json"
    cli("play", "_template", "--seat", "none", "--save", str(file))
    return file


def test_fair_chance_moves_are_called_so(cli: InProcess, dealt: Path) -> None:
    """The commitment and every chance move are checked and counted."""
    answer = cli("verify", str(dealt))
    assert (answer.exit_code, answer.stderr) == (0, "")
    found = json.loads(cli("verify", str(dealt), "--json").stdout)
    assert found["verified"] is True
    assert f"all {len(found['chance_moves'])} chance moves" in answer.stdout
    assert len(found["chance_moves"]) >= 4
    assert found["chance_moves"][0].keys() == {"ply", "index", "total", "number", "move"}


def test_another_seed_is_found_out(cli: InProcess, dealt: Path) -> None:
    """A seed that was not committed to, or does not give the chance moves, is status 1 and one line."""
    record = open_record(dealt)[0]
    other = new_seed()
    for forged in (
        replace(record, seed=other.server.hex()),
        replace(record, seed=other.server.hex(), commitment=other.commitment),
        replace(record, seed=None),
        replace(record, seed=None, commitment=None),
    ):
        save_record(forged, dealt)
        answer = cli("verify", str(dealt))
        assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (1, "", 1)


def test_a_game_without_chance_has_nothing_to_verify(cli: InProcess, tmp_path: Path) -> None:
    """It is said plainly, and it is no failure."""
    file = tmp_path / "game.txt"
    cli("play", "siam", "--seat", "both", "--save", str(file), typed="+c1N\n")
    answer = cli("verify", str(file))
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert "no chance moves in its 1 plies" in answer.stdout
    assert json.loads(cli("verify", str(file), "--json").stdout) == {
        "verified": False,
        "commitment": None,
        "chance_moves": [],
    }


def test_a_false_record_without_chance_is_found_out_all_the_same(cli: InProcess, tmp_path: Path) -> None:
    """What does not replay is not verified."""
    file = tmp_path / "game.txt"
    cli("play", "siam", "--seat", "both", "--save", str(file), typed="+c1N\n")
    file.write_text(file.read_text(encoding="utf-8").replace("+c1N", "+c1S"), encoding="utf-8")
    assert cli("verify", str(file)).exit_code == 1
