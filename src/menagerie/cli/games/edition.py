"""``menagerie edition``: show the values of an edition with their sources, and check an edition file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from menagerie.cli.options import AsJson, GameName, find_game
from menagerie.cli.terminal.output import NO, console, emit, say
from menagerie.core.edition import parse_edition, read_text
from menagerie.core.registry import load, names
from menagerie.errors import InvalidEdition

if TYPE_CHECKING:
    from menagerie.core.edition import Edition

RECONSTRUCTED = "reconstructed"
NOT_COMPONENTS = ("format", "edition.", "sources.")
"""Paths that describe the file and not the components."""

app = typer.Typer(help="Show or check the printed components of a game as data.")

EditionId = Annotated[
    str | None, typer.Argument(metavar="[ID]", help="An edition's id or file (.toml); the usual one by default.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="An edition file (.toml).")]
ForGame = Annotated[
    str | None, typer.Option("--game", metavar="GAME", help="The game it is for; found out if left out.")
]


@app.command("show")
def show(game: GameName, edition: EditionId = None, *, as_json: AsJson = False) -> None:
    """Print every value of an edition with its source; reconstructed ones are marked."""
    rules, wanted = find_game(game, edition)
    found = rules.edition(wanted)
    if as_json:
        emit(facts(found))
        return
    out = console()
    out.print(Text.assemble((found.title, "bold"), f"  {found.id}, an edition of {found.game}"))
    out.print()
    out.print(table(found))
    out.print()
    for tag, meaning in tags(found).items():
        out.print(Text(f"{tag}: {meaning}", style="dim"))
    if any(is_reconstructed(source) for _, _, source in found.items()):
        out.print("* reconstructed: no printed source was at hand; owners of the box can correct it in the file")


def facts(edition: Edition) -> dict[str, object]:
    """What `--json` says about an edition."""
    return {
        "id": edition.id,
        "game": edition.game,
        "title": edition.title,
        "digest": edition.digest,
        "values": [
            {"path": path, "value": value, "source": kind_of(source), "detail": getattr(source, "detail", "")}
            for path, value, source in edition.items()
        ],
    }


def table(edition: Edition) -> Table:
    """The values of an edition by path, with their sources."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("", "name", "value", "source"):
        grid.add_column(heading, overflow="fold")
    for path, value, source in edition.items():
        if path.startswith(NOT_COMPONENTS):
            continue
        marked = is_reconstructed(source)
        origin = ", ".join(part for part in (kind_of(source), getattr(source, "detail", "")) if part)
        grid.add_row(
            "*" if marked else "",
            path,
            Text(shown(value), style="bold"),
            Text(origin, style="yellow" if marked else "dim"),
        )
    return grid


def tags(edition: Edition) -> dict[str, str]:
    """The meanings of the source tags, if the file explains them."""
    meanings = edition.values.get("sources")
    return {str(tag): str(meaning) for tag, meaning in meanings.items()} if isinstance(meanings, dict) else {}


def kind_of(source: object) -> str | None:
    """The word by which a source is known."""
    return getattr(source, "kind", None)


def is_reconstructed(source: object) -> bool:
    """Whether a value was reconstructed without a printed source."""
    return kind_of(source) == RECONSTRUCTED


def shown(value: object) -> str:
    """A value as an edition's author writes it."""
    return json.dumps(value, ensure_ascii=False, default=str)


@app.command("check")
def check(file: File, *, game: ForGame = None, as_json: AsJson = False) -> None:
    """Name every problem of an edition file; status 1 when there are any."""
    text = read_text(file)
    name, problems = best_fit(text, file.name, [load(game).name] if game else list(names()))
    if as_json:
        emit({"file": str(file), "game": name, "problems": problems})
    else:
        for problem in problems:
            say(problem)
        if not problems:
            say(f"{file.name} is a sound edition of {name}")
    raise typer.Exit(NO if problems else 0)


def best_fit(text: str, file: str, games: list[str]) -> tuple[str, list[str]]:
    """The game for which an edition file has the fewest problems, and these problems."""
    found = [(name, problems_for(text, file, name)) for name in games]
    return min(found, key=lambda fit: (len(fit[1]), fit[0]))


def problems_for(text: str, file: str, name: str) -> list[str]:
    """The problems of a file as an edition of a game, found by setting it up for each number of seats."""
    try:
        edition = parse_edition(name, text, file)
        game = load(name).with_edition(edition)
        for seats in game.kind.seats:
            game.new(edition, seats)
    except InvalidEdition as error:
        return list(error.problems)
    return []
