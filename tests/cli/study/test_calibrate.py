"""Tests for `menagerie calibrate`."""

from __future__ import annotations

import json
import tomllib
from typing import TYPE_CHECKING

from menagerie.bots.strength import measurements

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.cli.conftest import InProcess

QUICK = ("_template", "--games", "2", "--seconds", "0.01")


def test_levels_are_measured_and_printed(cli: InProcess) -> None:
    """People get a table with a row for each level, programs the same as JSON."""
    answer = cli("calibrate", *QUICK)
    assert answer.exit_code == 0
    lines = answer.stdout.splitlines()
    assert lines[0].startswith("_template: 14 games, 0.01 s")
    assert [line.split()[0] for line in lines[2:]] == [
        "chick",
        "lamb",
        "hare",
        "magpie",
        "otter",
        "fox",
        "wolf",
        "owl",
    ]
    printed = json.loads(cli("calibrate", *QUICK, "--json").stdout)["_template"]
    assert (printed["games"], printed["seconds"], printed["faults"]) == (14, 0.01, 0)
    assert printed["levels"]["chick"] == {"elo": 800, "error": 0, "gap": 0, "gap_error": 0, "games": 0, "points": 0.0}
    assert printed["levels"]["owl"]["games"] == 2


def test_results_are_written_into_a_source_tree(
    cli: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`--save` adds the game to what was measured before and writes the page anew; elsewhere it is refused."""
    monkeypatch.chdir(tmp_path)
    answer = cli("calibrate", *QUICK, "--save")
    assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)
    (tmp_path / "src/menagerie/bots").mkdir(parents=True)
    (tmp_path / "docs/reference").mkdir(parents=True)
    assert cli("calibrate", *QUICK, "--save").exit_code == 0
    written = tomllib.loads((tmp_path / "src/menagerie/bots/strength.toml").read_text(encoding="utf-8"))
    assert written.keys() == {*measurements(), "_template"}
    assert written["_template"]["games"] == 14
    assert "| Owl |" in (tmp_path / "docs/reference/levels.md").read_text(encoding="utf-8")


def test_what_cannot_be_measured_is_one_line(cli: InProcess) -> None:
    """Unknown games and numbers out of range are refused with status 2."""
    for arguments in (
        ("chess",),
        ("siam", "--games", "0"),
        ("siam", "--seconds", "0"),
        ("siam", "--jobs", "0"),
        ("_template", "--only", "3"),
    ):
        answer = cli("calibrate", *arguments)
        assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)
