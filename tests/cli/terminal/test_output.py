"""Tests for `menagerie.cli.terminal.output`."""

from __future__ import annotations

import errno
import json
import sys
from types import ModuleType
from typing import TYPE_CHECKING

import pytest
import typer

import menagerie
from menagerie.cli.terminal import output as terminal
from menagerie.core.registry import load

if TYPE_CHECKING:
    from tests.cli.conftest import AsProcess


def test_a_message_becomes_one_short_line() -> None:
    """Line ends and control characters go, blanks are joined, the middle of a long text is left out."""
    assert terminal.one_line("one\n two\x1b[31m\tthree ") == "one two [31m three"
    long = terminal.one_line("a" * 1000 + "b" * 1000)
    assert len(long) < 700
    assert long.startswith("aaa")
    assert long.endswith("bbb")


def test_stopping_complains_and_carries_the_status(capsys: pytest.CaptureFixture[str]) -> None:
    """`stop` writes the program's name and the message, and ends with the status."""
    with pytest.raises(typer.Exit) as stopped:
        terminal.stop("it is\nwrong", terminal.NO)
    assert stopped.value.exit_code == terminal.NO
    assert capsys.readouterr() == ("", "menagerie: it is wrong\n")


def test_where_nobody_looks_a_bar_prints_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """A bar leaves not even an empty line in a file, whether the work is done or fails."""
    with terminal.progress_bar() as bar:
        bar.add_task("at work", total=1)
    with pytest.raises(OSError, match="failed"), terminal.progress_bar():
        raise OSError(errno.EIO, "failed")
    assert capsys.readouterr() == ("", "")


def test_data_is_emitted_as_readable_json(capsys: pytest.CaptureFixture[str]) -> None:
    """What is emitted can be read back, and accents stay accents."""
    terminal.emit({"name": "éléphant"})
    out = capsys.readouterr().out
    assert json.loads(out) == {"name": "éléphant"}
    assert "é" in out


def test_compiled_is_seen_from_the_file_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game counts as compiled exactly when its positions come from something else than a source file."""
    siam = load("siam")
    module = ModuleType(type(siam.new()).__module__)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    module.__file__ = "rules.py"
    assert not terminal.is_compiled(siam)
    module.__file__ = "rules.so"
    assert terminal.is_compiled(siam)


@pytest.mark.parametrize(("asked", "cure"), [("1", "unset MENAGERIE_INTERPRETED"), ("", "C compiler")])
def test_interpreted_code_is_announced_with_the_cure(
    asked: str, cure: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line on standard error says that it is slow and what would change that."""
    monkeypatch.setattr(menagerie, "compiled", False)
    monkeypatch.setenv("MENAGERIE_INTERPRETED", asked)
    terminal.announce_interpreted()
    out, error = capsys.readouterr()
    assert (out, error.count("\n")) == ("", 1)
    assert cure in error


def test_compiled_code_is_not_announced(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is said where there is nothing to say."""
    monkeypatch.setattr(menagerie, "compiled", True)
    terminal.announce_interpreted()
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("command", [["perft", "siam", "1"], ["play", "siam"]])
def test_slow_commands_announce_interpreted_code_once(shell: AsProcess, command: list[str]) -> None:
    """Run from source files, a slow command says so in one line on standard error and works all the same."""
    answer = shell(*command, MENAGERIE_INTERPRETED="1")
    assert answer.returncode == 0
    assert answer.stderr.count("\n") == 1
    assert "interpreted" in answer.stderr


def test_quick_commands_do_not(shell: AsProcess) -> None:
    """A command that is quick either way keeps quiet about it."""
    assert shell("moves", "siam", MENAGERIE_INTERPRETED="1").stderr == ""
