"""Tests for `menagerie puzzles`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from menagerie.analysis.puzzles.catalogue import collection, read_puzzle, write_puzzle
from menagerie.cli.conversation import puzzle as puzzle_solving
from menagerie.cli.terminal.words import words
from menagerie.core import registry
from menagerie.core.rulebook import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.cli.conftest import InProcess

SIAM = registry.load("siam")


def test_list(cli: InProcess) -> None:
    """One line for each puzzle, with its grade and what is to be done; a grade chooses."""
    done = cli("puzzles", "siam")
    assert done.exit_code == 0
    assert len(done.stdout.splitlines()) == len(collection("siam"))
    assert done.stdout.startswith("   1  ★      ")
    hard = cli("puzzles", "siam", "--grade", "5").stdout.splitlines()
    assert 0 < len(hard) < len(collection("siam"))
    assert all("★★★★★" in line for line in hard)


def test_one_is_shown_without_its_solution(cli: InProcess) -> None:
    """The board and the task, and the solution only when asked for."""
    first = collection("siam")[0]
    done = cli("puzzles", "siam", "1")
    assert first.position in done.stdout
    assert first.line[-1] not in done.stdout.replace(first.position, "")
    assert " ".join(first.line) in cli("puzzles", "siam", "1", "--solution").stdout


def test_json(cli: InProcess) -> None:
    """A program gets the puzzle with its refutations."""
    (data,) = json.loads(cli("puzzles", "siam", "2", "--json").stdout)
    assert data["number"] == 2
    assert data["refutations"]


def test_verify(cli: InProcess, tmp_path: Path) -> None:
    """A puzzle that holds is confirmed; one that does not is named, with status 1."""
    done = cli("puzzles", "siam", "1", "--verify")
    assert done.exit_code == 0
    assert done.stdout.startswith("all proved: 1 of siam")
    assert json.loads(cli("puzzles", "siam", "1", "--verify", "--json").stdout) == {"game": "siam", "proved": 1}
    wrong = {**collection("siam")[0].to_plain(), "plies": 1}
    file = tmp_path / "wrong.jsonl"
    file.write_text(json.dumps(wrong) + "\n", encoding="utf-8")
    done = cli("puzzles", "siam", "--verify", "--file", str(file))
    assert done.exit_code == 1
    assert "no win is forced within 1 plies" in done.stderr


def test_find(cli: InProcess, tmp_path: Path) -> None:
    """Found puzzles are added to a file, and what is there already is not found again."""
    file = tmp_path / "found.jsonl"
    for _ in range(2):
        assert (
            cli("puzzles", "siam", "--find", "1", "--save", str(file), "--plies", "3", "--seed", "900").exit_code == 0
        )
    found = [read_puzzle(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len({puzzle.position for puzzle in found}) == 2


def test_what_there_is_not(cli: InProcess, tmp_path: Path) -> None:
    """A number, a game or a file without puzzles is an error in one line."""
    for arguments in (("siam", "99999"), ("comet",), ("siam", "--file", str(tmp_path / "none"))):
        done = cli("puzzles", *arguments)
        assert done.exit_code == 2
        assert len(done.stderr.splitlines()) == 1
    assert "none at all" in cli("puzzles", "comet").stderr
    broken = tmp_path / "broken.jsonl"
    broken.write_text(write_puzzle(collection("siam")[0]) + "\nnonsense\n", encoding="utf-8")
    assert "line 2" in cli("puzzles", "siam", "--file", str(broken)).stderr


def typing(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    """Answer questions with these lines, then with the end of the input."""
    left: Iterator[str] = iter(lines)

    def answered(_console: object, _prompt: str) -> str:
        for line in left:
            return line
        raise EOFError

    monkeypatch.setattr("rich.console.Console.input", answered)


@pytest.mark.parametrize("language", LANGUAGES)
def test_solving(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str) -> None:
    """Nonsense is explained, a wrong move refuted, a hint given, and the right moves lead to the end."""
    puzzle = next(each for each in collection("siam") if each.plies == 3)
    position = SIAM.parse_position(puzzle.position)
    legal = [SIAM.format_move(position, move) for move in position.legal_moves()]
    wrong = next(text for text in legal if text not in puzzle.solutions and puzzle.reply_to(text))
    spoken = words(language)
    typing(monkeypatch, ["nonsense", wrong, "hint", puzzle.solutions[0], puzzle.line[2]])
    puzzle_solving.solve(SIAM, puzzle, spoken)
    printed = " ".join(capsys.readouterr().out.split())
    reply = puzzle.reply_to(wrong)
    assert " ".join(spoken.say("puzzle_wrong", move=wrong, replies=reply).split()) in printed
    assert spoken.say("puzzle_hinted", move=puzzle.solutions[0]) in printed
    assert " ".join(spoken.say("puzzle_solved", move=puzzle.line[2], tries=3).split()) in printed


def test_giving_up(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Leaving prints the solution."""
    typing(monkeypatch, [])
    puzzle_solving.solve(SIAM, collection("siam")[0], words("en"))
    assert "Solution: " in capsys.readouterr().out
