"""``menagerie view``: what a seat may know."""

from __future__ import annotations

from typing import Annotated

import typer

from menagerie.cli.options import AsJson, Choices, EditionName, GameName, PositionText, Seats, check_seat, find_position
from menagerie.cli.terminal.output import emit, say

Seat = Annotated[int, typer.Option("--seat", metavar="N", help="The seat that looks; 0 is a spectator.")]


def view(
    game: GameName,
    *,
    seat: Seat = 0,
    edition: EditionName = None,
    position: PositionText = None,
    seats: Seats = None,
    option: Choices = None,
    as_json: AsJson = False,
) -> None:
    """Print the text of what one seat, or a spectator, may know of a position."""
    named = find_position(game, edition, position, seats, option)
    text = named.game.format_view(named.position, check_seat(named.game, seat))
    if as_json:
        emit({"seat": seat, "view": text})
    else:
        say(text)
