"""A player that is another program: ``engine:COMMAND``."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any

from menagerie.analysis.engine_client import EngineClient
from menagerie.analysis.players import Facts, Past, Player
from menagerie.core.bounds import shown
from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from random import Random

    from menagerie.core.game import Game
    from menagerie.core.view import View

PATIENCE, SLACK = 600.0, 5.0
"""Seconds that a move is awaited: without a limit on its time, and beyond one."""
ON_THE_WAY = 0.02
"""Seconds that messages take at the most, kept back from what the program is given."""
MOST_TOLD = 200


class EnginePlayer(Player):
    """Asks a program for its moves."""

    def __init__(self, game: Game, name: str, command: list[str]) -> None:
        """Start the program."""
        super().__init__(game, name)
        self.client = EngineClient(command, game.name)

    def begin(self, random: Random) -> None:
        """Have the program forget the last game."""
        super().begin(random)
        self.client.new()

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> tuple[str, Facts]:
        """Ask for a move; what the program tells about it is taken as far as it makes sense."""
        fields: dict[str, object] = {"info": False}
        if past is not None:
            fields |= {"position": past.start, "moves": list(past.moves)}
        else:
            fields |= {"view": view.text, "seat": view.seat, "edition": view.edition.id}
        if seconds is not None:
            fields["limits"] = {"seconds": max(seconds / 2, seconds - ON_THE_WAY)}
        best = self.client.analyse(fields, PATIENCE if seconds is None else seconds + SLACK)
        return best.get("move", ""), facts(best)

    def close(self) -> None:
        """End the program."""
        self.client.close()


def facts(best: dict[str, Any]) -> Facts:
    """Return what a program tells about its move, nothing where it makes no sense."""
    line = best.get("line")
    seconds = best.get("seconds")
    return Facts(
        score=best["score"] if type(best.get("score")) is int else None,
        depth=number(best.get("depth")),
        nodes=number(best.get("nodes")),
        seconds=float(seconds) if type(seconds) in {int, float} else 0.0,  # type: ignore[arg-type]
        line=tuple(map(str, line[:MOST_TOLD])) if isinstance(line, list) else (),
    )


def number(value: object) -> int:
    """Return a count that makes sense, or none."""
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 63 else 0


def make_engine(game: Game, name: str, text: str) -> Player:
    """Make the player of a command such as ``python -m menagerie engine siam``."""
    try:
        command = shlex.split(text)
    except ValueError as error:
        message = f"{name}: the command {shown(text)} cannot be read: {error}"
        raise InvalidOption(message) from None
    if not command:
        message = f"{name}: expected engine: and a command, such as engine:menagerie engine {game.name}"
        raise InvalidOption(message)
    return EnginePlayer(game, name, command)
