"""Players of matches: whoever chooses a move from a view, named by a short text.

A text names a level of the bots (``fox``, ``level:3``, with limits of another kind ``owl,nodes=50000``), a way of
searching with its limits (``random``, ``greedy``, ``alphabeta:depth=4``, ``alphabeta:seconds=0.2,threads=2``,
``mcts:iterations=500``), or a program that speaks the engine protocol (``engine:COMMAND ...``). The same text gives the
same player in every process, which is how matches run in several of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from menagerie.bots import levels
from menagerie.core.bounds import shown
from menagerie.errors import InvalidOption, Unknown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from menagerie.core.game import Game
    from menagerie.core.view import View

LONGEST_SPEC = 1000
LONGEST_NAME = 50


@dataclass(frozen=True, slots=True)
class Facts:
    """What a player tells about its choice; a player that does not look ahead tells little."""

    score: int | None = None
    """In hundredths for the seat that moves; beyond ±29,000 a proven win or loss."""
    depth: int = 0
    nodes: int = 0
    seconds: float = 0.0
    line: tuple[str, ...] = ()
    """The moves expected to follow, this one first."""
    trouble: str | None = None
    """What went wrong, if the move had to be found without the search that was meant."""


@dataclass(frozen=True, slots=True)
class Past:
    """How a game went so far, for games in which everybody sees everything: repetitions count there."""

    start: str
    moves: tuple[str, ...] = ()
    keys: tuple[int, ...] = ()
    """The keys of all positions, the one to move in included."""


class Player:
    """Somebody who chooses moves; those who keep anything between two moves forget it in `begin`."""

    def __init__(self, game: Game, name: str) -> None:
        """Sit down to a game under a name."""
        self.game = game
        self.name = name
        self.random = Random()  # noqa: S311 - games, not secrets

    def begin(self, random: Random) -> None:
        """Begin another game; all that is left to chance comes from `random`."""
        self.random = random

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> tuple[str, Facts]:
        """Return the text of a move for the seat of `view`, found in at most `seconds`, and what is known of it."""
        raise NotImplementedError

    def close(self) -> None:
        """Leave the table for good."""


def player(game: Game, spec: str) -> Player:
    """Return the player that a text names; a text that names nobody is answered with all that can be named."""
    from menagerie.analysis import thinkers  # noqa: PLC0415 - it builds on this module

    kind, _, rest = checked(spec).partition(":")
    makers: Mapping[str, Callable[[Game, str, str], Player]] = thinkers.MAKERS
    if kind in makers:
        return makers[kind](game, called(spec), rest)
    try:
        return makers["level"](game, called(spec), spec)
    except Unknown:
        known = ", ".join(level.name for level in levels(game.name))
        message = f"there is no player {shown(spec)}; levels are {known}, others begin: {', '.join(sorted(makers))}"
        raise Unknown(message) from None


def checked(spec: object) -> str:
    """Pass on a short printable text without spaces at its ends."""
    if isinstance(spec, str) and 0 < len(spec) <= LONGEST_SPEC and spec.isprintable() and spec == spec.strip():
        return spec
    message = f"a player is named by a printable text of 1 to {LONGEST_SPEC} characters, got {shown(spec)}"
    raise InvalidOption(message)


def called(spec: str) -> str:
    """Return a name for the player of a text that fits into a record."""
    name = " ".join(spec.split())
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1].rstrip()}…"


def told_apart(names: list[str]) -> list[str]:
    """Number the second and further players of the same name."""
    counted = [names[: place + 1].count(name) for place, name in enumerate(names)]
    return [f"{name} ({count})" if count > 1 else name for name, count in zip(names, counted, strict=True)]
