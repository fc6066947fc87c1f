"""Output of commands: plain lines, JSON, colour on a terminal, one line for an error."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress

import menagerie
from menagerie._loader import VARIABLE

if TYPE_CHECKING:
    from rich.progress import ProgressColumn

    from menagerie.core.game import Game

OK, NO, BAD_INPUT = 0, 1, 2
"""Exit statuses: yes, no (an illegal move, a record that does not replay), and input that cannot be used."""

BROKEN_PIPE, INTERRUPTED = 141, 130
"""What a shell reports for programs ended by these signals."""

LONGEST_LINE = 600
"""Characters of an error line; longer ones keep the beginning and the end."""


class PlainConsole(Console):
    """A console that does not handle closed pipes."""

    def on_broken_pipe(self) -> None:
        """Pass the exception on: a closed pipe is handled in one place."""
        raise  # noqa: PLE0704 - called while the exception is handled


def console() -> Console:
    """A console on standard output: colour on a terminal, plain text in a pipe, the user's width."""
    return PlainConsole(file=sys.stdout, highlight=False)


def side_console() -> Console:
    """A console on standard error for progress and notices."""
    return PlainConsole(file=sys.stderr, highlight=False)


def progress_bar(*columns: ProgressColumn) -> Progress:
    """A progress bar on standard error that disappears at the end; without a terminal it prints nothing."""
    out = side_console()
    return Progress(*columns, console=out, disable=not out.is_terminal, transient=True)


def is_interactive() -> bool:
    """Whether input and output are terminals."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def say(text: str) -> None:
    """Print one text and the end of its line, as it is."""
    sys.stdout.write(f"{text}\n")


def emit(data: object) -> None:
    """Print data for a program to read."""
    say(json.dumps(data, ensure_ascii=False, indent=2))


def flat(text: str) -> str:
    """Put a text on one line, without control characters, which a terminal would obey."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def one_line(text: str) -> str:
    """Put a message on one line of limited length."""
    line = flat(text)
    if len(line) <= LONGEST_LINE:
        return line
    half = LONGEST_LINE // 2
    return f"{line[:half]} … {line[-half:]}"


def complain(message: str) -> None:
    """Print one line on standard error, after flushing standard output if possible."""
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    sys.stderr.write(f"menagerie: {one_line(message)}\n")


def close_quietly() -> None:
    """Redirect standard output to nowhere, so later writes such as the interpreter's last flush do not fail."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def stop(message: str, status: int = BAD_INPUT) -> NoReturn:
    """Print one line on standard error and end with `status`."""
    complain(message)
    raise typer.Exit(status)


def is_compiled(game: Game) -> bool:
    """Whether the rules of this game run as machine code."""
    module = sys.modules[type(game.new()).__module__]
    return Path(module.__file__ or "").suffix != ".py"


def announce_interpreted() -> None:
    """Print once that a slow command runs interpreted, and how to change that."""
    if not menagerie.compiled:
        asked = os.environ.get(VARIABLE, "") not in ("", "0")
        cure = f"unset {VARIABLE}" if asked else "install Menagerie again where there is a C compiler"
        sys.stderr.write(
            f"menagerie: running interpreted, more than a hundred times slower than compiled; {cure} to change that\n"
        )
