"""The fuzzer of the command line: any input ends with a status and at most one line on standard error."""

from __future__ import annotations

import shlex
from functools import cached_property
from typing import TYPE_CHECKING

from fuzz.exercise import expect
from fuzz.targets import Editions, Moves, Positions, Records
from menagerie.core import registry

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

READING = ("games", "rules", "show", "moves", "apply", "explain", "view", "perft", "replay", "verify", "edition")
"""The commands that only read; the others play, measure or write."""


class CommandLines:
    """Command lines split as by a shell; the words RECORD and EDITION stand for files."""

    name = "command lines"

    def __init__(self, folder: Path) -> None:
        """Put a record and an edition that command lines can name into a folder."""
        self.folder = folder
        game = registry.load(registry.names()[0])
        (folder / "RECORD").write_text(Records(game).good_texts()[0], encoding="utf-8")
        (folder / "EDITION").write_text(Editions(game).good_texts()[0], encoding="utf-8")

    @cached_property
    def corpus(self) -> list[str]:
        """Good command lines, built from good texts."""
        lines = ["games", "games --json", "replay RECORD --check", "verify RECORD", "edition check EDITION"]
        for name in (*registry.names(), "_template"):
            game = registry.load(name)
            lines += [
                f"rules {name}",
                f"rules {name} --lang fr --json",
                f"edition show {name}",
                f"perft {name} 1 --divide",
            ]
            lines += [f"rules {name} {rule}" for rule in game.rulebook.ids()[:3]]
            texts = Positions(game).corpus
            moves = Moves(game).corpus
            for text, move in zip(texts[::7], moves[::7], strict=False):
                place = f"{name} --position {shlex.quote(text)}"
                lines += [f"{command} {place}" for command in ("moves --json", "show", "view --seat 1", "perft 2")]
                lines += [f"{command} {place} {shlex.quote(move)}" for command in ("apply", "explain --json --lang de")]
        return lines

    def attempt(self, text: str, random: Random) -> bool:
        """Run a command line and check how it ends."""
        try:
            words = [self.filled_in(word) for word in shlex.split(text[:3_000])]
        except ValueError:
            return False
        if not words or words[0] not in READING or any(word.isdecimal() and int(word) > 2 for word in words):
            return False
        return self.run(words) == 0

    def filled_in(self, word: str) -> str:
        """Put the name of a file in the place of its word."""
        return str(self.folder / word) if word in {"RECORD", "EDITION"} else word

    @staticmethod
    def run(words: list[str]) -> int:
        """Run the command line in this process and return its status."""
        from typer.testing import CliRunner  # noqa: PLC0415 - the other fuzzers do without typer

        from menagerie.cli.app import app  # noqa: PLC0415

        result = CliRunner(env={"MENAGERIE_DEBUG": "1"}).invoke(app, words)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        expect("whether the status is 0, 1 or 2", True, result.exit_code in {0, 1, 2})  # noqa: FBT003 - a value
        if result.exit_code == 2:
            expect("lines of complaint", 1, len(result.stderr.splitlines()))
        return int(result.exit_code)
