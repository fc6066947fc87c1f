"""``menagerie games``: which games there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from menagerie.cli.options import AsJson
from menagerie.cli.terminal.output import console, emit, is_compiled
from menagerie.core.registry import load, names

if TYPE_CHECKING:
    from menagerie.core.game import Game


def games(*, as_json: AsJson = False) -> None:
    """List the games with their seats and editions, and whether their rules run compiled or interpreted."""
    loaded = [load(name) for name in names()]
    if as_json:
        emit([facts(game) for game in loaded])
    else:
        console().print(table(loaded))


def facts(game: Game) -> dict[str, object]:
    """What `--json` says about a game."""
    return {
        "name": game.name,
        "version": game.version,
        "seats": sorted(game.kind.seats),
        "editions": sorted(game.editions),
        "default_edition": game.default_edition,
        "compiled": is_compiled(game),
    }


def table(loaded: list[Game]) -> Table:
    """The same for people; the default edition comes first."""
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("game", "seats", "editions", "rules run"):
        grid.add_column(heading, overflow="fold")
    for game in loaded:
        others = sorted(set(game.editions) - {game.default_edition})
        seats = " or ".join(map(str, sorted(game.kind.seats)))
        editions = "\n".join([f"{game.default_edition} (default)", *others])
        grid.add_row(game.name, seats, editions, "compiled" if is_compiled(game) else "interpreted")
    return grid
