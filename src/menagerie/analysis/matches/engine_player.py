"""A player that is another program: ``engine:COMMAND``."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from menagerie.analysis.engine.client import EngineClient
from menagerie.analysis.engine.messages import decode_thought
from menagerie.analysis.matches.players import Past, Player
from menagerie.core.compiled.bounds import shown
from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from random import Random

    from menagerie.core.game import Game
    from menagerie.core.view import View
    from menagerie.search.thought import Thought

PATIENCE, SLACK = 600.0, 5.0
"""Seconds to wait for a move: without a time limit, and in addition to one."""
ON_THE_WAY = 0.02
"""Seconds that messages may take; they are subtracted from the program's limit."""


class EnginePlayer(Player):
    """Asks a program for its moves."""

    def __init__(self, game: Game, name: str, command: list[str]) -> None:
        """Start the program."""
        super().__init__(game, name)
        self.client = EngineClient(command, game.name)

    def begin(self, random: Random) -> None:
        """Make the program forget the last game."""
        super().begin(random)
        self.client.new()

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> Thought[str]:
        """Ask for a move; other fields of the answer are used where they make sense."""
        fields: dict[str, object] = {"info": False}
        if past is not None:
            fields |= {"position": past.start, "moves": list(past.moves)}
        else:
            fields |= {"view": view.text, "seat": view.seat, "edition": view.edition.id}
        if seconds is not None:
            fields["limits"] = {"seconds": max(seconds / 2, seconds - ON_THE_WAY)}
        best = self.client.analyse(fields, PATIENCE if seconds is None else seconds + SLACK)
        return decode_thought(best)

    def close(self) -> None:
        """End the program."""
        self.client.close()


def make_engine(game: Game, name: str, text: str) -> Player:
    """Make the player of a command such as ``python -m menagerie engine siam``."""
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise InvalidOption(f"{name}: the command {shown(text)} cannot be read: {error}") from None
    if not command:
        raise InvalidOption(f"{name}: expected engine: and a command, such as engine:menagerie engine {game.name}")
    return EnginePlayer(game, name, command)
