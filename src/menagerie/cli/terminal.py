"""What every command says things with: plain lines, JSON, colour where a person looks, one line for an error."""

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
"""Characters of an error line; whoever gives more is shown the beginning and the end."""


class PlainConsole(Console):
    """A console that leaves closed pipes to us."""

    def on_broken_pipe(self) -> None:
        """Pass the exception on: a closed pipe is handled in one place."""
        raise  # noqa: PLE0704 - called while the exception is handled


def console() -> Console:
    """A console on standard output: colour on a terminal, plain text in a pipe, the user's width."""
    return PlainConsole(file=sys.stdout, highlight=False)


def side_console() -> Console:
    """A console on standard error for what is not the answer: progress, notices."""
    return PlainConsole(file=sys.stderr, highlight=False)


def progress_bar(*columns: ProgressColumn) -> Progress:
    """A bar on standard error that goes away in the end; where nobody looks it prints nothing at all."""
    out = side_console()
    return Progress(*columns, console=out, disable=not out.is_terminal, transient=True)


def is_interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def say(text: str) -> None:
    """Print one text and the end of its line, as it is."""
    sys.stdout.write(f"{text}\n")


def emit(data: object) -> None:
    """Print data for a program to read."""
    say(json.dumps(data, ensure_ascii=False, indent=2))


def flat(text: str) -> str:
    """Put a text on one line, without control characters: a terminal would obey them, whoever wrote them."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def one_line(text: str) -> str:
    """Put a message on one line of bearable length."""
    line = flat(text)
    if len(line) <= LONGEST_LINE:
        return line
    half = LONGEST_LINE // 2
    return f"{line[:half]} … {line[-half:]}"


def complain(message: str) -> None:
    """Print one line on standard error, after what stands on standard output as far as that can be written."""
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    sys.stderr.write(f"menagerie: {one_line(message)}\n")


def close_quietly() -> None:
    """Point standard output nowhere, so that nothing later, as the interpreter's last flush, fails on it again."""
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
    """Say once that a slow command runs on interpreted code, and what would change that."""
    if not menagerie.compiled:
        asked = os.environ.get(VARIABLE, "") not in ("", "0")
        cure = f"unset {VARIABLE}" if asked else "install Menagerie again where there is a C compiler"
        sys.stderr.write(
            f"menagerie: running interpreted, more than a hundred times slower than compiled; {cure} to change that\n"
        )
