"""Tests for `menagerie match`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from time import monotonic, sleep
from typing import TYPE_CHECKING

import pytest

from menagerie.analysis.matches.arena import Clock
from menagerie.analysis.matches.elo import estimate
from menagerie.cli.study.match import read_clock
from menagerie.cli.study.match_report import Report
from menagerie.cli.terminal.words import words
from menagerie.core.record import read_record, replay
from menagerie.errors import InvalidOption
from tests.cli.conftest import complaints, process_environment

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import AsProcess, InProcess

QUICK = ("--game", "siam", "--games", "4", "--ply-cap", "40")


def test_a_match_prints_players_elo_and_ends(cli: InProcess) -> None:
    """People read who played, how it went and what that says."""
    answer = cli("match", "alphabeta:depth=1", "random", *QUICK)
    assert answer.exit_code == 0
    first, heading, *rows = answer.stdout.splitlines()
    assert first.startswith("siam (classic2005): 4 games, ")
    assert heading.split()[:5] == ["player", "points", "won", "drawn", "lost"]
    assert [row.split()[0] for row in rows[:2]] == ["alphabeta:depth=1", "random"]
    assert rows[2].startswith("Elo difference: ")
    assert rows[3].startswith("Ends: ")


def test_a_test_is_printed(cli: InProcess) -> None:
    """The test's bounds, ratio and decision stand in the report."""
    answer = cli("match", "alphabeta:depth=1", "random", *QUICK, "--games", "200", "--sprt", "0,300")
    assert "Test of +0 against +300 Elo: LLR +" in answer.stdout
    assert "(bounds -2.94 and +2.94), +300 is accepted" in answer.stdout


@pytest.mark.parametrize(("language", "printed"), [("fr", "Différence Elo"), ("de", "Elo-Unterschied"), ("it", "Elo")])
def test_the_result_is_printed_in_other_languages(cli: InProcess, language: str, printed: str) -> None:
    """The whole report speaks the language asked for; an unknown one is refused before the match."""
    answer = cli("match", "greedy", "random", *QUICK, "--lang", language)
    assert printed in answer.stdout
    assert "difference" not in answer.stdout
    assert cli("match", "greedy", "random", *QUICK, "--lang", "la").exit_code == 2


def test_json_tells_everything(cli: InProcess) -> None:
    """Programs get the players, the comparison, the test and every game."""
    answer = json.loads(cli("match", "random", "greedy", *QUICK, "--json", "--seed", "3").stdout)
    assert (answer["game"], answer["edition"], answer["seed"], answer["games"]) == ("siam", "classic2005", 3, 4)
    assert [player["name"] for player in answer["players"]] == ["random", "greedy"]
    assert len(answer["results"]) == 4
    assert answer["comparisons"][0]["elo"] is None or answer["comparisons"][0]["elo"] < 200
    assert answer["sprt"] is None


def test_four_players_are_compared_two_by_two(cli: InProcess) -> None:
    """Every pair of players and every share stands in the report."""
    answer = cli("match", *["random"] * 3, "greedy", "--game", "comet", "--games", "4", "--ply-cap", "120")
    assert answer.stdout.count("Elo of ") == 6
    assert answer.stdout.count("Share of ") == 4


def test_records_are_kept_in_a_folder(cli: InProcess, tmp_path: Path) -> None:
    """Each game is a file that replays, beside the summary."""
    folder = tmp_path / "games"
    assert cli("match", "random", "greedy", *QUICK, "--save", str(folder)).exit_code == 0
    files = sorted(folder.glob("*.txt"))
    assert [file.name for file in files] == [f"{number:06}.txt" for number in range(1, 5)]
    for file in files:
        assert cli("replay", str(file), "--check").exit_code == 0
        assert cli("verify", str(file)).exit_code == 0
    assert len(json.loads((folder / "match.json").read_text(encoding="utf-8"))["results"]) == 4


def test_records_are_kept_in_lines(cli: InProcess, tmp_path: Path) -> None:
    """Each line is a record that replays."""
    file = tmp_path / "games.jsonl"
    assert cli("match", "random", "greedy", "--game", "_template", "-n", "2", "--save", str(file)).exit_code == 0
    records = [read_record(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [replay(record).ply > 0 for record in records] == [True, True]
    assert records[0].seed == records[1].seed
    assert cli("replay", str(file), "--check").stdout.startswith("all true: 2 records with ")
    assert cli("verify", str(file)).stdout.startswith("2 records replay exactly, and their ")
    assert [printed["verified"] for printed in json.loads(cli("verify", str(file), "--json").stdout)] == [True, True]
    second = json.loads(cli("replay", str(file), "--number", "2", "--json").stdout)
    assert [ply[1] for ply in second["plies"]] == list(records[1].moves)
    assert cli("replay", str(file), "--number", "3").exit_code == 2


def test_a_forged_line_is_found(cli: InProcess, tmp_path: Path) -> None:
    """The first record that is not true is named by its number."""
    file = tmp_path / "games.jsonl"
    cli("match", "random", "greedy", "--game", "_template", "-n", "2", "--save", str(file))
    first, second = file.read_text(encoding="utf-8").splitlines()
    record = json.loads(second)
    record["plies"][-1][2] = "0" * 16
    file.write_text(f"{first}\n{json.dumps(record)}\n", encoding="utf-8")
    for command in (("replay", str(file), "--check"), ("verify", str(file))):
        answer = cli(*command)
        assert answer.exit_code == 1
        assert "record 2: ply" in answer.stderr


def test_what_is_kept_already_is_not_overwritten(cli: InProcess, tmp_path: Path) -> None:
    """A file or a folder with something in it is refused before the match."""
    (tmp_path / "there").write_text("dear", encoding="utf-8")
    for place in (tmp_path, tmp_path / "there", tmp_path / "there" / "below"):
        answer = cli("match", "random", "greedy", *QUICK, "--save", str(place))
        assert answer.exit_code == 2
        assert str(place) in answer.stderr
    assert (tmp_path / "there").read_text(encoding="utf-8") == "dear"


@pytest.mark.parametrize(
    ("arguments", "printed"),
    [
        (("random", "greedy", "greedy", "--game", "siam"), "siam is for 2 players, got 3"),
        (("random", "--game", "siam"), "cannot be shared evenly by 1"),
        (("random", "nobody", "--game", "siam"), "no player 'nobody'"),
        (("random", "greedy", "--game", "ludo"), "ludo"),
        (("random", "greedy", "--game", "siam", "--sprt", "x"), "such as 0,10"),
        (("random", "greedy", "--game", "siam", "--clock", "x"), "60+0.5"),
        (("random", "greedy", "--game", "siam", "--clock", "9", "--seconds", "1"), "give one of them"),
        (("random", "greedy", "--game", "siam", "--games", "0"), "--games"),
        (("random", "greedy"), "--game"),
    ],
)
def test_bad_requests_are_one_line(cli: InProcess, arguments: tuple[str, ...], printed: str) -> None:
    """Status 2 and one line that says what is wrong."""
    answer = cli("match", *arguments)
    assert answer.exit_code == 2
    assert len(complaints(answer.stderr)) == 1
    assert printed in answer.stderr


def test_ctrl_c_prints_the_result_so_far(tmp_path: Path) -> None:
    """A match that is interrupted ends with its result and status 130."""
    file = tmp_path / "games.jsonl"
    command = ["match", "random", "greedy", "--game", "siam", "-n", "100000", "-j", "2", "--save", str(file), "--json"]
    process = subprocess.Popen(
        [sys.executable, "-m", "menagerie", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=process_environment(),
    )
    patience = monotonic() + 60
    while monotonic() < patience and not (file.exists() and file.read_text(encoding="utf-8").count("\n") > 4):
        sleep(0.05)
    process.send_signal(signal.SIGINT)
    answer, error = process.communicate(timeout=60)
    assert process.returncode == 130
    assert complaints(error) == []
    summary = json.loads(answer)
    assert summary["interrupted"]
    assert summary["games"] == len(summary["results"]) > 4


def test_clocks_are_read() -> None:
    """Seconds for the game, and what a move adds."""
    assert read_clock("60+0.5", None) == Clock(60, 0.5)
    assert read_clock("60", None) == Clock(60, 0)
    assert read_clock(None, 1.0) is None
    for text in ("", "0", "-1+1", "1+-1", "nan", "1+nan", "inf", "1+2+3"):
        with pytest.raises(InvalidOption, match="such as 60"):
            read_clock(text, None)


@pytest.mark.parametrize(
    ("pairs", "printed"), [([1.0] * 4, "at least +"), ([0.0] * 4, "at most -"), ([0.5, 0.75], "+89 (95 %: ")]
)
def test_elo_is_printed_with_its_bounds(pairs: list[float], printed: str) -> None:
    """All or nothing has one bound, everything else two."""
    found = estimate(pairs, [1 - pair for pair in pairs], 2 * len(pairs))
    assert found is not None
    assert Report(words("en")).in_elo(found).startswith(printed)


def test_a_real_process_plays(shell: AsProcess) -> None:
    """From a shell the same: an answer, no noise."""
    answer = shell("match", "random", "random", "--game", "siam", "--games", "2", "--ply-cap", "6", "--openings", "0")
    assert answer.returncode == 0
    assert complaints(answer.stderr) == []
    assert "Ends: ply_cap 2" in answer.stdout
