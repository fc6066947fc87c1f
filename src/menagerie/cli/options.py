"""Arguments and options that several commands share, and the position that they name."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.core.edition import load_edition
from menagerie.core.game import LONGEST_TEXT
from menagerie.core.registry import load
from menagerie.errors import InvalidOption, InvalidPosition

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game; `menagerie games` lists them.")]
EditionName = Annotated[
    str | None, typer.Option("--edition", metavar="ID", help="An edition's id, or the path of an edition file (.toml).")
]
PositionText = Annotated[
    str | None, typer.Option("--position", metavar="TEXT", help="A position text; - reads it from standard input.")
]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="The number of players of a new game.")]
Choices = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of a new game; repeatable.")
]
Language = Annotated[str, typer.Option("--lang", metavar="CODE", help="The language of sentences: en, fr, de or it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer with JSON.")]

RESERVED = ("edition", "seats")
"""Names that have options of their own on the command line."""


@dataclass(frozen=True)
class Named:
    """The game and position of the shared options; an edition file is added to the game's editions."""

    game: Game
    position: Position


def find_game(name: str, edition: str | None) -> tuple[Game, str | None]:
    """Return the game, with an edition file if one is named, and the id of that edition."""
    game = load(name)
    if edition is None or not edition.endswith(".toml"):
        return game, None if edition is None else game.edition(edition).id
    loaded = load_edition(game.name, Path(edition))
    return game.with_edition(loaded), loaded.id


def find_position(
    name: str,
    edition: str | None = None,
    text: str | None = None,
    seats: int | None = None,
    choices: list[str] | None = None,
) -> Named:
    """Return the game and the position that the options name: a text, or the start of an edition."""
    game, wanted = find_game(name, edition)
    options = read_choices(choices or [])
    if text is None:
        return Named(game, game.new(wanted, seats, **options))
    if seats is not None or options:
        raise InvalidOption(
            "--seats and --option belong to a new game; leave them out when --position gives the position"
        )
    position = game.parse_position(read_standard_input() if text == "-" else text)
    if wanted is not None and position.edition.id != wanted:
        raise InvalidOption(f"--position is of edition {position.edition.id!r}, but --edition asks for {wanted!r}")
    return Named(game, position)


def read_choices(choices: list[str]) -> dict[str, int | str]:
    """Read ``name=value`` options; digits are numbers."""
    options: dict[str, int | str] = {}
    for choice in choices:
        name, equals, value = choice.partition("=")
        if not (equals and name.isidentifier() and value):
            raise InvalidOption(f"an option is written name=value, got {choice!r}")
        if name in RESERVED:
            raise InvalidOption(f"{name} is not an option of a game; use --{name}")
        if name in options:
            raise InvalidOption(f"the option {name!r} is given twice")
        options[name] = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else value
    return options


def read_standard_input() -> str:
    """Read one position text from standard input, without the end of its line."""
    raw = sys.stdin.buffer.read(LONGEST_TEXT + 3)
    try:
        return raw.decode("ascii").rstrip("\r\n")
    except UnicodeDecodeError as error:
        raise InvalidPosition(
            f"standard input has the byte 0x{raw[error.start]:02x} at place {error.start + 1}; only ASCII is used"
        ) from None


def check_seat(game: Game, seat: int) -> int:
    """Return a seat number that the game can have, 0 being a spectator."""
    most = max(game.kind.seats)
    if not 0 <= seat <= most:
        raise InvalidOption(f"{game.name} has seats 1 to {most}, and 0 for a spectator; got {seat}")
    return seat
