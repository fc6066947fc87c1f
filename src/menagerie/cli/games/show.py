"""``menagerie show``: a position as a board in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from menagerie.cli.options import (
    AsJson,
    Choices,
    EditionName,
    GameName,
    Language,
    PositionText,
    Seats,
    check_seat,
    find_position,
)
from menagerie.cli.terminal.output import console, emit
from menagerie.cli.terminal.panel import compose, look_for

Seat = Annotated[int, typer.Option("--seat", metavar="N", help="Whose view is shown; 0 is a spectator.")]
Flip = Annotated[bool, typer.Option("--flip", help="Show it from the other side of the table.")]


def show(
    game: GameName,
    *,
    seat: Seat = 0,
    flip: Flip = False,
    edition: EditionName = None,
    position: PositionText = None,
    seats: Seats = None,
    option: Choices = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Show a position, or the start, in colour; `--json` prints the scene."""
    named = find_position(game, edition, position, seats, option)
    scene = named.game.scene(named.game.view(named.position, check_seat(named.game, seat)), lang)
    if as_json:
        emit(scene.to_json())
        return
    out = console()
    for line in compose(scene, look_for(out, flipped=flip)):
        out.print(line, soft_wrap=True)
