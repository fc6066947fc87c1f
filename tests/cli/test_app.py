"""Tests for `menagerie.cli.app`: how commands end, whatever happens."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import typer

import menagerie
from menagerie.cli import app
from menagerie.cli.games import games
from menagerie.core.outcome import Verdict
from menagerie.errors import IllegalMove
from tests.cli.conftest import complaints, process_environment

if TYPE_CHECKING:
    from tests.cli.conftest import AsProcess, InProcess

COMMANDS = (
    *("play", "games", "rules", "show", "moves", "apply", "explain"),
    *("view", "perft", "replay", "verify", "edition", "bench", "new-game"),
)
START = "...../...../.###./...../..... ele 0 0,0 - classic2005"
CLOSED = "menagerie: the output cannot be written: Bad file descriptor"

BAD_INPUT = {
    "no such command": ["dance"],
    "no such option of the program": ["--dance"],
    "no such option": ["moves", "siam", "--dance"],
    "missing argument": ["moves"],
    "missing value": ["moves", "siam", "--position"],
    "one argument too many": ["moves", "siam", "jungle"],
    "missing subcommand": ["edition"],
    "unknown game": ["moves", "chess"],
    "game without a name": ["moves", ""],
    "path for a game": ["moves", "../siam"],
    "unknown edition": ["moves", "siam", "--edition", "1066"],
    "missing edition file": ["moves", "siam", "--edition", "missing.toml"],
    "unknown rule": ["rules", "siam", "S99"],
    "rule without a name": ["rules", "siam", ""],
    "unknown language of rules": ["rules", "siam", "--lang", "la"],
    "unknown language of verdicts": ["explain", "siam", "+c1N", "--lang", "la"],
    "unknown language of play": ["play", "siam", "--lang", "la"],
    "empty position": ["moves", "siam", "--position", ""],
    "huge position": ["moves", "siam", "--position", "." * 90_000],
    "position that is not ASCII": ["moves", "siam", "--position", f"é{START}"],
    "position with a line break": ["moves", "siam", "--position", f"{START}\n"],
    "six rocks": ["moves", "siam", "--position", START.replace("...../.###.", ".###./.###.")],
    "six elephants": ["moves", "siam", "--position", START.replace("...../.....", "NNNNN/N....", 1)],
    "wrong ply": ["moves", "siam", "--position", START.replace(" 0 ", " 1 ")],
    "four ranks": ["moves", "siam", "--position", START.removeprefix("...../")],
    "position of another edition": ["moves", "siam", "--position", START, "--edition", "edition2014"],
    "position with seats": ["moves", "siam", "--position", START, "--seats", "2"],
    "empty move": ["apply", "siam", ""],
    "move that is none": ["apply", "siam", "c1"],
    "huge move": ["explain", "siam", "c" * 90_000],
    "move that is not ASCII": ["explain", "siam", "☃"],
    "second move that is none": ["apply", "siam", "+c1N", "c1-"],
    "no move": ["apply", "siam"],
    "negative depth": ["perft", "siam", "-1"],
    "absurd depth": ["perft", "siam", "1000000"],
    "depth with thousands of digits": ["perft", "siam", "9" * 5000],
    "depth in words": ["perft", "siam", "three"],
    "three players": ["moves", "siam", "--seats", "3"],
    "option that the game does not have": ["moves", "siam", "--option", "board=b"],
    "option without a value": ["moves", "siam", "--option", "board"],
    "option given twice": ["moves", "siam", "-o", "a=1", "-o", "a=2"],
    "edition as an option": ["moves", "siam", "-o", "edition=edition2014"],
    "seat beyond the table": ["view", "siam", "--seat", "3"],
    "negative seat": ["view", "siam", "--seat", "-1"],
    "seat of play beyond the table": ["play", "siam", "--seat", "3"],
    "unknown level": ["play", "siam", "--level", "grandmaster"],
    "no time to think": ["play", "siam", "--seconds", "0"],
    "time that is no number": ["play", "siam", "--seconds", "nan"],
    "capped before it begins": ["play", "siam", "--ply-cap", "0"],
    "nothing to resume": ["play", "siam", "--resume", "missing.txt"],
    "nowhere to save": ["play", "siam", "--save", "missing/game.txt"],
    "missing record": ["replay", "missing.txt"],
    "missing record to verify": ["verify", "missing.txt"],
    "missing edition to check": ["edition", "check", "missing.toml"],
}


@pytest.mark.parametrize("arguments", BAD_INPUT.values(), ids=BAD_INPUT)
def test_bad_input_is_one_line_and_status_2(
    cli: InProcess, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever cannot be used is named in one line on standard error, nothing is printed, and the status is 2."""
    monkeypatch.chdir(tmp_path)
    answer = cli(*arguments)
    assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)
    assert answer.stderr.startswith("menagerie: ")
    assert len(answer.stderr) < 700


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("content", [b"", b"\x00\xff\x80binary", b"hello\n", b"{", b"[]", b"{}", b"format: 1\n"])
def test_files_that_are_no_records_are_bad_input(cli: InProcess, command: str, content: bytes, tmp_path: Path) -> None:
    """Empty, binary and half-written files are refused in one line."""
    file = tmp_path / "record"
    file.write_bytes(content)
    answer = cli(command, str(file))
    assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["edition", "check"]])
def test_folders_are_no_files(cli: InProcess, command: list[str], tmp_path: Path) -> None:
    """A folder where a file is expected is refused in one line."""
    answer = cli(*command, str(tmp_path))
    assert (answer.exit_code, answer.stderr.count("\n")) == (2, 1)
    assert "directory" in answer.stderr


@pytest.mark.parametrize("arguments", [["dance"], ["moves", "chess"], ["perft", "siam", "-1"]])
def test_bad_input_reads_the_same_in_a_real_process(shell: AsProcess, arguments: list[str]) -> None:
    """One line and status 2 are what a shell sees too."""
    answer = shell(*arguments)
    assert (answer.returncode, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)


def test_usage_errors_point_to_the_help(cli: InProcess) -> None:
    """A command line that cannot be read names the help of the very command."""
    assert cli("moves", "siam", "--dance").stderr.endswith("(see: menagerie moves --help)\n")


def test_without_a_command_the_help_is_printed(cli: InProcess) -> None:
    """`menagerie` alone lists every command and is no error."""
    answer = cli()
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert all(command in answer.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(cli: InProcess, command: str) -> None:
    """`--help` of each command succeeds and says how it is used."""
    answer = cli(command, "--help")
    assert answer.exit_code == 0
    assert f"menagerie {command}" in answer.stdout


def test_the_version_is_that_of_the_package(cli: InProcess) -> None:
    """`--version` prints it and tells whether the rules are compiled."""
    answer = cli("--version")
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert menagerie.__version__ in answer.stdout
    assert ("compiled" if menagerie.compiled else "interpreted") in answer.stdout


def test_a_fault_of_ours_is_one_line_too(cli: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a programming error shows no traceback, and has a status of its own."""
    monkeypatch.setattr(games, "names", lambda: 1 // 0)
    answer = cli("games")
    assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (app.FAULT, "", 1)
    assert "ZeroDivisionError" in answer.stderr


def test_an_illegal_move_anywhere_is_status_1(cli: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever command meets an illegal move, the answer is no, with the rule."""

    def play_illegally() -> None:
        raise IllegalMove(Verdict("S9", "Not there."))

    monkeypatch.setattr(games, "names", play_illegally)
    answer = cli("games")
    assert (answer.exit_code, answer.stderr) == (1, "menagerie: Not there. [S9]\n")


def test_debugging_shows_the_traceback(cli: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """With MENAGERIE_DEBUG set, a programming error is raised as it is."""
    monkeypatch.setenv("MENAGERIE_DEBUG", "1")
    monkeypatch.setattr(games, "names", lambda: 1 // 0)
    assert isinstance(cli("games").exception, ZeroDivisionError)


def test_an_aborted_question_ends_quietly(cli: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Giving up at a question is no error message."""

    def give_up() -> None:
        raise typer.Abort

    monkeypatch.setattr(games, "names", give_up)
    answer = cli("games")
    assert (answer.exit_code, answer.stderr) == (130, "")


def test_a_closed_pipe_ends_quietly() -> None:
    """A reader that has seen enough causes no message."""
    with subprocess.Popen(
        [sys.executable, "-m", "menagerie", "rules", "siam"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=process_environment(PYTHONUNBUFFERED="1"),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full disk of Linux")
@pytest.mark.parametrize("buffering", ["", "1"])
@pytest.mark.parametrize("command", [["moves", "siam"], ["rules", "siam"], ["show", "siam"], ["--help"]], ids=" ".join)
def test_a_full_disk_is_named(command: list[str], buffering: str) -> None:
    """An answer that there is no room for is one line and status 2, whenever the system notices."""
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "menagerie", *command],
            stdout=full,
            stderr=subprocess.PIPE,
            env=process_environment(PYTHONUNBUFFERED=buffering),
            check=False,
            timeout=60,
        )
    assert done.returncode == 2
    assert complaints(done.stderr.decode()) == ["menagerie: the output cannot be written: No space left on device"]


@pytest.mark.skipif(os.name == "nt", reason="a shell of Unix")
@pytest.mark.parametrize(
    ("line", "status", "complaint"),
    [
        *((line, 2, [CLOSED]) for line in ("moves siam >&-", "rules siam >&-", "--help >&-")),
        *(("moves siam --position x 2>&-", 2, []), ("play siam <&-", 0, [])),
    ],
)
def test_closed_streams_cause_no_fault(line: str, status: int, complaint: list[str]) -> None:
    """A command that cannot write its output reports that; a command without output does its work."""
    script = f'"{sys.executable}" -m menagerie {line}'
    done = subprocess.run(
        ["/bin/sh", "-c", script], capture_output=True, env=process_environment(), check=False, timeout=60
    )
    assert (done.returncode, complaints(done.stderr.decode())) == (status, complaint)


def until_at_work(process: subprocess.Popen[bytes]) -> None:
    """Wait until a process has computed for longer than it needs to start, however busy the machine is."""
    figures = Path(f"/proc/{process.pid}/stat")
    if not figures.exists():
        time.sleep(10)
        return
    while int(figures.read_text(encoding="ascii").split()[13]) < 2 * os.sysconf("SC_CLK_TCK"):
        assert process.poll() is None
        time.sleep(0.1)


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
def test_ctrl_c_ends_quietly() -> None:
    """Ctrl-C stops even a long count at once, without a message."""
    with subprocess.Popen(
        [sys.executable, "-m", "menagerie", "perft", "siam", "12"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=process_environment(MENAGERIE_INTERPRETED=""),
    ) as process:
        until_at_work(process)
        process.send_signal(signal.SIGINT)
        out, error = process.communicate(timeout=30)
    assert (process.returncode, out, complaints(error.decode())) == (130, b"", [])


def test_pipes_get_no_colour(shell: AsProcess) -> None:
    """Output that nobody looks at has no control characters in it, boards included."""
    for command in (["show", "siam"], ["rules", "siam", "S22"], ["games"], ["edition", "show", "siam"], []):
        answer = shell(*command)
        assert answer.returncode == 0
        assert "\x1b" not in answer.stdout + answer.stderr


def test_terminals_without_unicode_get_question_marks(shell: AsProcess) -> None:
    """An encoding that lacks the board's characters is no reason to fail."""
    answer = shell("show", "siam", PYTHONIOENCODING="ascii")
    assert answer.returncode == 0
    assert "?" in answer.stdout
