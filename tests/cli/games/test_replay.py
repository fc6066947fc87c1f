"""Tests for `menagerie replay`."""

from __future__ import annotations

import json
from io import StringIO
from typing import TYPE_CHECKING

import pytest
import typer
from rich.console import Console

from menagerie.cli.files import open_record, save_record
from menagerie.cli.games import replay
from menagerie.core.history import History
from menagerie.core.record import from_history, to_json
from menagerie.core.registry import load
from tests.cli.conversation.test_dialogue import WIN

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import InProcess

SIAM = load("siam")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game in a file."""
    history = History(SIAM)
    for text in WIN:
        history.play_text(text)
    file = tmp_path / "game.txt"
    save_record(from_history(history, ("Anna", "Bruno")), file)
    return file


def test_the_moves_are_printed(cli: InProcess, game: Path) -> None:
    """In a pipe each move stands on a line with its number and its seat, and the end follows."""
    answer = cli("replay", str(game))
    assert (answer.exit_code, answer.stderr) == (0, "")
    lines = answer.stdout.splitlines()
    assert lines[:2] == ["1. Elephants +c1N", "2. Rhinoceroses +b1N"]
    assert lines[-1] == "A rock has left the board: Elephants win. [S28]"
    assert len(lines) == 10


def test_the_language_is_the_reader_s(cli: InProcess, game: Path) -> None:
    """Seats and the end are printed in the requested language."""
    assert cli("replay", str(game), "--lang", "de").stdout.startswith("1. Elefanten +c1N")


def test_json_is_the_record(cli: InProcess, game: Path) -> None:
    """Programs get the record as JSON, whatever form the file has."""
    printed = json.loads(cli("replay", str(game), "--json").stdout)
    assert printed["seats"] == ["Anna", "Bruno"]
    assert [ply[1] for ply in printed["plies"]] == WIN


def test_a_true_record_passes_the_check(cli: InProcess, game: Path) -> None:
    """`--check` says that all is true."""
    answer = cli("replay", str(game), "--check")
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert answer.stdout.startswith("all true: 9 plies of siam")
    assert json.loads(cli("replay", str(game), "--check", "--json").stdout) == {"records": 1, "plies": 9}


@pytest.mark.parametrize(
    ("truth", "lie", "named"),
    [
        ("+d5S", "+d5N", "ply 4"),
        ("c2-c3!", "c2-c3N", "ply 9"),
        ("winners: 1", "winners: 2", "the result"),
        ("hash: f", "hash: e", "the hash of the start"),
    ],
)
def test_a_false_record_is_status_1_with_the_first_difference(
    cli: InProcess, game: Path, truth: str, lie: str, named: str
) -> None:
    """One line names the place and what differs, with and without `--check`."""
    text = game.read_text(encoding="utf-8")
    assert truth in text
    game.write_text(text.replace(truth, lie), encoding="utf-8")
    for option in ([], ["--check"]):
        answer = cli("replay", str(game), *option)
        assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (1, "", 1)
        assert named in answer.stderr


def test_an_edition_of_one_s_own_can_be_replayed(cli: InProcess, tmp_path: Path) -> None:
    """A record of an edition from a file is replayed with that file, and refused without it."""
    from importlib.resources import files  # noqa: PLC0415

    text = files("menagerie.games.siam.components").joinpath("editions/classic2005.toml").read_text(encoding="utf-8")
    edition, file = tmp_path / "mine.toml", tmp_path / "game.txt"
    edition.write_text(text.replace('id = "classic2005"', 'id = "mine"'), encoding="utf-8")
    cli("play", "siam", "--edition", str(edition), "--seat", "both", "--save", str(file), typed="+c1N\n")
    assert cli("replay", str(file), "--check", "--edition", str(edition)).exit_code == 0
    assert cli("replay", str(file), "--check").exit_code == 1


def test_keys_step_through_the_game(cli: InProcess, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a terminal, keys go forward and back, to both ends, and leave."""
    keys = iter(["\r", "\x1b[C", " ", "\x1b[D", "\x1b[C\x1bOC\x1b[D", "G", "\r", "x", "g", "\x1b[D", "q"])
    monkeypatch.setattr(replay, "is_interactive", lambda: True)
    monkeypatch.setattr(typer, "getchar", lambda: next(keys))
    shown = StringIO()
    monkeypatch.setattr(replay, "console", lambda: Console(file=shown, width=80, highlight=False))
    assert cli("replay", str(game)).exit_code == 0
    places = [line.split(" of ")[0] for line in shown.getvalue().splitlines() if line.startswith("Move ")]
    assert places == [f"Move {ply}" for ply in (0, 1, 2, 3, 2, 3, 9, 9, 9, 0, 0)]
    assert shown.getvalue().count("S28: Who wins") == 3


def test_records_as_json_are_read_too(cli: InProcess, game: Path, tmp_path: Path) -> None:
    """Either form of a record replays."""
    other = tmp_path / "other"
    other.write_text(to_json(open_record(game)[0]), encoding="utf-8")
    assert cli("replay", str(other)).stdout == cli("replay", str(game)).stdout
