"""Tests for `menagerie.cli.conversation.prompt`."""

from __future__ import annotations

import io
import sys

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from menagerie.cli.conversation.prompt import LONGEST_TYPED, PipeAsker, TerminalAsker, begin_with

MOVES = ["+c1N", "+c1S", "c1-c2!", "hint"]


def complete(typed: str) -> list[str]:
    """Complete from a few moves."""
    return begin_with(typed, MOVES)


def test_completion_goes_on_from_what_is_typed() -> None:
    """Exact beginnings come first; mixed up capitals are forgiven where nothing fits exactly."""
    assert begin_with("+c1", MOVES) == ["+c1N", "+c1S"]
    assert begin_with("+C1n", MOVES) == ["+c1N"]
    assert begin_with("HI", MOVES) == ["hint"]
    assert begin_with("x", MOVES) == []
    assert begin_with("", MOVES) == MOVES


def test_pipes_are_read_line_by_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Each line is echoed after the prompt and stripped, and the end of input differs from an empty line."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b" +c1N \n\nlast")))
    asker = PipeAsker()
    assert [asker.ask("Elephants>", "", complete) for _ in range(4)] == ["+c1N", "", "last", None]
    assert capsys.readouterr().out.startswith("Elephants> +c1N\n")


def test_pipes_may_hold_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bytes that are no text and endless lines are taken in bites."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n" + b"x" * 9999)))
    asker = PipeAsker()
    assert asker.ask(">", "", complete) == "\ufffd\ufffd"
    assert asker.ask(">", "", complete) == "x" * LONGEST_TYPED


@pytest.mark.parametrize(("typed", "line"), [("+c1N\r", "+c1N"), ("  hint  \r", "hint"), ("\x04", None)])
def test_the_terminal_s_prompt_returns_what_was_typed(typed: str, line: str | None) -> None:
    """Enter ends the line, Ctrl-D ends the game."""
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        keys.send_text(typed)
        assert TerminalAsker().ask("Elephants>", "help", complete) == line


def test_ctrl_c_leaves_the_prompt() -> None:
    """Ctrl-C is passed on, to end the program."""
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        keys.send_text("\x03")
        with pytest.raises(KeyboardInterrupt):
            TerminalAsker().ask("Elephants>", "help", complete)


def test_the_completer_replaces_the_whole_line() -> None:
    """Completions stand for everything typed so far, blanks before it left alone."""
    found = list(TerminalAsker.completer(complete).get_completions(Document("  +c1"), CompleteEvent()))
    assert [(each.text, each.start_position) for each in found] == [("+c1N", -3), ("+c1S", -3)]
