"""``menagerie new-game``: begin a game of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from menagerie.cli.terminal.output import say

Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of the new game: small letters.")]
Root = Annotated[Path, typer.Option("--root", metavar="FOLDER", help="The source tree to put it into.")]


def new_game(name: Name, *, root: Root = Path()) -> None:
    """Copy the template game under a new name; all checks pass at once."""
    from menagerie.testing.scaffold import new_game as make  # noqa: PLC0415 - other commands need not load it

    for made in make(name, root):
        say(str(made))
