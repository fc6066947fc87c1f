"""The command line: the list of commands, and the exit status of each."""

from __future__ import annotations

import errno
import io
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from menagerie import __version__, compiled
from menagerie.cli.games import apply, edition, explain, games, moves, new_game, play, replay, rules, show, verify, view
from menagerie.cli.hosting import config, db, mute, reports, serve
from menagerie.cli.study import analyse, annotate, bench, calibrate, engine, levels, match, perft, puzzles, tune
from menagerie.cli.terminal.output import BAD_INPUT, BROKEN_PIPE, INTERRUPTED, NO, OK, close_quietly, complain, say
from menagerie.errors import IllegalMove, MenagerieError

if TYPE_CHECKING:
    from collections.abc import Sequence


USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]
"""The exception for a wrong command line; some versions of typer do not export it."""

OUTSIDE_ERRORS = (USAGE_ERROR, typer.Exit, typer.Abort, EOFError)
"""What typer handles itself."""

FAULT = 70
"""The status for a fault in the program."""

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""Error numbers of an output that cannot be written."""


class CommandLine(TyperGroup):
    """A group of commands. Every error is one line on standard error and an exit status."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = "menagerie", **extra: Any) -> NoReturn:  # type: ignore[override]  # noqa: ANN401
        """Run one command and leave with its status."""
        replace_missing_streams()
        tolerate_any_text()
        extra["standalone_mode"] = False
        status = self.status_of(args, prog_name, extra)
        try:
            sys.stdout.flush()
        except BrokenPipeError:
            close_quietly()
            status = BROKEN_PIPE
        except OSError as error:
            status = unwritten(error)
        sys.exit(status)

    def status_of(self, args: Sequence[str] | None, prog_name: str | None, extra: dict[str, Any]) -> int:
        """Run one command and return its status; an error is printed."""
        try:
            return int(super().main(args, prog_name, **extra) or OK)
        except USAGE_ERROR as error:
            complain(usage_line(error))
            return BAD_INPUT
        except typer.Abort:
            return INTERRUPTED
        except OSError as error:
            if error.errno not in FULL or os.environ.get("MENAGERIE_DEBUG"):
                raise
            return unwritten(error)

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override]  # noqa: ANN401
        """Run the command; our own exceptions become a line and a status."""
        try:
            return super().invoke(ctx)
        except IllegalMove as error:
            complain(str(error))
            raise typer.Exit(NO) from error
        except MenagerieError as error:
            complain(str(error))
            raise typer.Exit(BAD_INPUT) from error
        except BrokenPipeError:
            close_quietly()
            raise typer.Exit(BROKEN_PIPE) from None
        except OUTSIDE_ERRORS:
            raise
        except Exception as error:
            if os.environ.get("MENAGERIE_DEBUG") or (isinstance(error, OSError) and error.errno in FULL):
                raise
            complain(f"a fault of Menagerie ({type(error).__name__}: {error}); MENAGERIE_DEBUG=1 shows where")
            raise typer.Exit(FAULT) from error


def usage_line(error: Exception) -> str:
    """The line for a wrong command line, with a hint to the help."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "menagerie"
    message: str = getattr(error, "format_message", error.__str__)()
    return f"{message.rstrip('.')} (see: {path} --help)"


def unwritten(error: OSError) -> int:
    """Print why the output cannot be written, and return the status."""
    close_quietly()
    complain(f"the output cannot be written: {error.strerror or error}")
    return BAD_INPUT


def replace_missing_streams() -> None:
    """Replace standard streams that were closed before the start."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - open to the end
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")  # writing fails
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - open to the end


def tolerate_any_text() -> None:
    """Print a question mark for characters that the terminal cannot show."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdout else "backslashreplace")


app = typer.Typer(
    name="menagerie",
    cls=CommandLine,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def menagerie(
    context: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    """Play, study and research animal board games."""
    if version:
        say(f"menagerie {__version__}, {'compiled' if compiled else 'interpreted'}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        say(context.get_help())


app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("config")(config.config)
app.add_typer(db.app, name="db")
app.add_typer(reports.app, name="reports")
app.command("mute")(mute.mute)
app.command("games")(games.games)
app.command("levels")(levels.levels)
app.command("rules")(rules.rules)
app.command("show")(show.show)
app.command("moves")(moves.moves)
app.command("apply")(apply.apply)
app.command("explain")(explain.explain)
app.command("view")(view.view)
app.command("analyse")(analyse.analyse)
app.command("annotate")(annotate.annotate)
app.command("puzzles")(puzzles.puzzles)
app.command("perft", context_settings={"ignore_unknown_options": True})(perft.perft)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.add_typer(edition.app, name="edition")
app.command("match")(match.match)
app.command("engine")(engine.engine)
app.command("bench")(bench.bench)
app.command("calibrate")(calibrate.calibrate)
app.command("tune")(tune.tune)
app.command("new-game")(new_game.new_game)


def main() -> None:
    """Run the command line; this is what the installed ``menagerie`` calls."""
    app(prog_name="menagerie")
