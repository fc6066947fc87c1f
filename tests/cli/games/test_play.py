"""Tests for `menagerie play`: through pipes and on a terminal."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Self

import pytest

from menagerie.cli.files import open_record, save_record
from menagerie.core.record import replay, verify
from tests.cli.conftest import complaints, process_environment
from tests.cli.conversation.test_dialogue import WIN

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import AsProcess, InProcess


def test_a_whole_game_through_a_pipe(shell: AsProcess, tmp_path: Path) -> None:
    """Two people play to the end; the winner and the rule are printed, the record replays, the status is 0."""
    file = tmp_path / "game.txt"
    answer = shell("play", "siam", "--seat", "both", "--save", str(file), typed="\n".join([*WIN, "quit", ""]))
    assert (answer.returncode, complaints(answer.stderr)) == (0, [])
    assert "Elephants win.  S28" in answer.stdout
    assert replay(open_record(file)[0]).texts == tuple(WIN)


def test_a_game_against_the_bot_through_a_pipe(shell: AsProcess, tmp_path: Path) -> None:
    """The bot answers each move, and the end of the input ends the game cleanly."""
    file = tmp_path / "game.json"
    answer = shell("play", "siam", "--seat", "2", "--level", "chick", "--save", str(file), typed="+c5S\n+e5S\n")
    assert (answer.returncode, complaints(answer.stderr)) == (0, [])
    record = open_record(file)[0]
    assert record.seats == ("bot chick", "player 2")
    assert len(record.plies) in {3, 5}, "the bot can be in the way of one entry, not of both"
    assert record.moves[1] in {"+c5S", "+e5S"}


def test_without_input_nothing_goes_wrong(cli: InProcess) -> None:
    """No line at all is a game that nobody played."""
    answer = cli("play", "siam")
    assert (answer.exit_code, complaints(answer.stderr)) == (0, [])
    assert "Elephants>" in answer.stdout


def test_bots_play_each_other_up_to_the_cap(cli: InProcess, tmp_path: Path) -> None:
    """`--seat none` lets the bots play; the cap draws the match and its rule is cited."""
    file = tmp_path / "game.json"
    answer = cli("play", "siam", "--seat", "none", "--level", "chick", "--ply-cap", "3", "--save", str(file))
    assert answer.exit_code == 0
    assert "S37" in answer.stdout
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert (len(saved["plies"]), saved["ply_cap"], saved["result"]["rule"]) == (3, 3, "S37")


def test_a_saved_game_is_taken_up(cli: InProcess, tmp_path: Path) -> None:
    """The moves are there again, the seats are as before, and the file goes on being saved."""
    file = tmp_path / "game.txt"
    cli("play", "siam", "--seat", "both", "--save", str(file), typed="+c1N\n+c5S\n")
    answer = cli("play", "siam", "--resume", str(file), typed="c1-c2N\n")
    assert (answer.exit_code, complaints(answer.stderr)) == (0, [])
    assert "1. +c1N      +c5S" in answer.stdout
    assert open_record(file)[0].moves == ("+c1N", "+c5S", "c1-c2N")


def test_a_saved_game_goes_to_another_file_if_asked(cli: InProcess, tmp_path: Path) -> None:
    """`--save` beside `--resume` leaves the old file alone."""
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    cli("play", "siam", "--seat", "both", "--save", str(old), typed="+c1N\n")
    cli("play", "siam", "--resume", str(old), "--save", str(new), typed="+c5S\n")
    assert open_record(old)[0].moves == ("+c1N",)
    assert open_record(new)[0].moves == ("+c1N", "+c5S")


def test_bots_stay_bots_when_a_game_is_taken_up(cli: InProcess, tmp_path: Path) -> None:
    """Seat and level come from the record, unless the player says otherwise."""
    file = tmp_path / "game.txt"
    cli("play", "siam", "--level", "chick", "--save", str(file), typed="+c1N\n")
    assert "Rhinoceroses: bot (Chick)" in cli("play", "siam", "--resume", str(file)).stdout
    changed = cli("play", "siam", "--resume", str(file), "--seat", "2", "--level", "lamb", typed="+c5S\n").stdout
    assert "Elephants: bot (Lamb)" in changed
    assert "Rhinoceroses: you" in changed


def test_only_what_fits_is_taken_up(cli: InProcess, tmp_path: Path) -> None:
    """A record of another game and options of a new game are refused in one line."""
    file = tmp_path / "game.txt"
    cli("play", "siam", "--save", str(file))
    for more in (["_template"], ["siam", "--ply-cap", "5"], ["siam", "--seats", "2"], ["siam", "-o", "a=1"]):
        answer = cli("play", *more, "--resume", str(file))
        assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)


def test_a_record_that_is_not_true_is_not_taken_up(cli: InProcess, tmp_path: Path) -> None:
    """A record with a false hash is refused."""
    file = tmp_path / "game.txt"
    cli("play", "siam", "--seat", "both", "--save", str(file), typed="+c1N\n")
    file.write_text(file.read_text(encoding="utf-8").replace("+c1N", "+c1S"), encoding="utf-8")
    answer = cli("play", "siam", "--resume", str(file))
    assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)


def test_games_with_chance_and_hidden_hands_work_alike(cli: InProcess, tmp_path: Path) -> None:
    """Chance moves are made by themselves from a committed seed that can be verified; the bot's hand is not shown."""
    file = tmp_path / "game.json"
    answer = cli("play", "_template", "--save", str(file), typed="moves\nhint\n")
    assert (answer.exit_code, complaints(answer.stderr)) == (0, [])
    assert re.search(r"Chance: draw \d, draw \d, draw \?, draw \?", answer.stdout)
    record = open_record(file)[0]
    assert len(verify(record)) == 4
    again = cli("play", "_template", "--resume", str(file), "--seat", "none")
    assert again.exit_code == 0
    finished = open_record(file)[0]
    assert finished.result is not None
    assert finished.commitment == record.commitment
    assert len(verify(finished)) > 4


def test_secret_seeds_cannot_be_taken_up(cli: InProcess, tmp_path: Path) -> None:
    """A record that does not tell its seed cannot go on, which is one line."""
    file = tmp_path / "game.json"
    cli("play", "_template", "--save", str(file))
    record = open_record(file)[0]
    for secret in (replace(record, seed=None), replace(record, seed=None, commitment=None)):
        save_record(secret, file)
        answer = cli("play", "_template", "--resume", str(file))
        assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)
        assert "seed" in answer.stderr


def test_a_level_is_named_in_any_language_or_by_its_number(cli: InProcess, tmp_path: Path) -> None:
    """A number, the name in the record and what people call it in their language mean the same bot."""
    file = tmp_path / "game.txt"
    for wanted in ("3", "hare", "Hase", "LEPRE", "lièvre"):
        assert cli("play", "siam", "--level", wanted, "--save", str(file)).exit_code == 0
        assert open_record(file)[0].seats == ("player 1", "bot hare")


def test_an_unknown_level_is_one_line(cli: InProcess) -> None:
    """A level that does not exist is answered with those that do."""
    for wanted in ("elder", "0", "9", ""):
        answer = cli("play", "siam", "--level", wanted or " ")
        assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)
        assert "chick" in answer.stderr


class Terminal:
    """A real terminal with `menagerie play` in it."""

    def __init__(self, *arguments: str) -> None:
        """Start the program on a pseudo-terminal of 80 by 24."""
        import pty  # noqa: PLC0415 - not on every system
        import termios  # noqa: PLC0415

        self.screen = b""
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (24, 80))  # type: ignore[attr-defined, unused-ignore]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "menagerie", "play", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=process_environment(TERM="xterm-256color", COLORTERM="truecolor", PROMPT_TOOLKIT_NO_CPR="1"),
        )
        os.close(slave)

    def __enter__(self) -> Self:
        """Use it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave nothing running."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    def type(self, keys: str) -> None:
        """Press keys, forgetting what was on the screen before."""
        self.screen = b""
        os.write(self.master, keys.encode())

    def wait_for(self, pattern: str, seconds: float = 30) -> str:
        """Wait until the pattern is on the screen, and return all that came."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.screen += os.read(self.master, 65536)
                except OSError:
                    break
            shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.screen.decode("utf-8", "replace"))
            if re.search(pattern, shown):
                return shown
        raise AssertionError(f"{pattern!r} did not appear on {self.screen!r}")


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals of Unix")
def test_a_game_on_a_real_terminal(tmp_path: Path) -> None:
    """Typed moves are played, refusals appear, the board is in colour, Ctrl-D leaves."""
    pytest.importorskip("pty")
    file = tmp_path / "game.txt"
    with Terminal("siam", "--level", "chick", "--save", str(file)) as terminal:
        terminal.wait_for("Elephants>")
        assert b"48;2;" in terminal.screen
        terminal.type("+c3N\r")
        terminal.wait_for("S9: Enter by the border[^>]*Elephants>")
        terminal.type("+c1N\r")
        terminal.wait_for(r"1\. \+c1N +[+a-e][^>]*Elephants>")
        terminal.type("undo\r")
        terminal.wait_for("taken back: 2[^>]*Elephants>")
        terminal.type("+b1N\r")
        terminal.wait_for(r"1\. \+b1N +[+a-e][^>]*Elephants>")
        terminal.type("\x04")
        assert terminal.process.wait(30) == 0
    assert open_record(file)[0].moves[0] == "+b1N"


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals of Unix")
def test_ctrl_c_on_a_real_terminal() -> None:
    """Ctrl-C at the prompt leaves with the usual status and without a traceback."""
    pytest.importorskip("pty")
    with Terminal("siam") as terminal:
        terminal.wait_for("Elephants>")
        terminal.type("\x03")
        assert terminal.process.wait(30) == 130
        assert b"Traceback" not in terminal.screen


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals of Unix")
def test_ctrl_c_while_the_bot_thinks() -> None:
    """Ctrl-C is heard at once, not when the bot is done."""
    pytest.importorskip("pty")
    with Terminal("siam", "--seat", "2", "--level", "owl", "--seconds", "300") as terminal:
        terminal.wait_for("Elephants: thinking")
        time.sleep(0.5)
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.process.wait(10) == 130
        assert b"Traceback" not in terminal.screen
