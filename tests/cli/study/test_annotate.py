"""Tests for `menagerie annotate`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from menagerie.core.record import to_json, to_text
from menagerie.core.rulebook import LANGUAGES
from tests.analysis.review.test_annotation import siam_record

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import InProcess


def test_report(cli: InProcess, tmp_path: Path) -> None:
    """A curve, every move with its mark, the lines, and what each player gave away."""
    file = tmp_path / "game.txt"
    file.write_text(to_text(siam_record()), encoding="utf-8")
    done = cli("annotate", str(file), "--depth", "4")
    assert done.exit_code == 0, done.output
    text = " ".join(done.stdout.split())
    assert "Winning chance of Elephants:" in text
    assert "6. Rhinoceroses +c1N!?? 0 % blunder" in text
    assert "Played: +c1N! +b1N!" in text
    assert "Elephants (Ada) inaccuracy: 0" in text


def test_json(cli: InProcess, tmp_path: Path) -> None:
    """A program gets it all."""
    file = tmp_path / "game.json"
    file.write_text(to_json(siam_record()), encoding="utf-8")
    data = json.loads(cli("annotate", str(file), "--nodes", "2000", "--depth", "3", "--json").stdout)
    assert data["players"] == ["Ada", "Bob"]
    assert [each["ply"] for each in data["plies"]] == list(range(1, 10))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(cli: InProcess, tmp_path: Path, language: str) -> None:
    """The command speaks all languages."""
    file = tmp_path / "game.txt"
    file.write_text(to_text(siam_record()), encoding="utf-8")
    assert cli("annotate", str(file), "--depth", "2", "--lang", language).exit_code == 0
