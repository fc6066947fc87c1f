"""The players that a short text can name.

A text names a level of the bots (``fox``, ``level:3``, with limits of another kind ``owl,nodes=50000``), a way of
searching with its limits (``random``, ``greedy``, ``alphabeta:depth=4``, ``alphabeta:seconds=0.2,threads=2``,
``mcts:iterations=500``), or a program that speaks the engine protocol (``engine:COMMAND ...``). The same text gives the
same player in every process, so matches can run in several processes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.analysis.matches.builtin_players import (
    make_alphabeta,
    make_greedy,
    make_level,
    make_mcts,
    make_random,
)
from menagerie.analysis.matches.engine_player import make_engine
from menagerie.bots import levels
from menagerie.core.compiled.bounds import shown
from menagerie.errors import InvalidOption, Unknown

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.analysis.matches.players import Player
    from menagerie.core.game import Game

LONGEST_SPEC = 1000
LONGEST_NAME = 50

MAKERS: dict[str, Callable[[Game, str, str], Player]] = {
    "alphabeta": make_alphabeta,
    "engine": make_engine,
    "greedy": make_greedy,
    "level": make_level,
    "mcts": make_mcts,
    "random": make_random,
}


def player(game: Game, spec: str) -> Player:
    """Return the player that a text names; the error for an unknown name lists all names."""
    kind, _, rest = checked(spec).partition(":")
    if kind in MAKERS:
        return MAKERS[kind](game, called(spec), rest)
    try:
        return MAKERS["level"](game, called(spec), spec)
    except Unknown:
        known = ", ".join(level.name for level in levels(game.name))
        raise Unknown(
            f"there is no player {shown(spec)}; levels are {known}, others begin: {', '.join(sorted(MAKERS))}"
        ) from None


def checked(spec: object) -> str:
    """Return a short printable text without spaces at its ends; refuse any other."""
    if isinstance(spec, str) and 0 < len(spec) <= LONGEST_SPEC and spec.isprintable() and spec == spec.strip():
        return spec
    raise InvalidOption(f"a player is named by a printable text of 1 to {LONGEST_SPEC} characters, got {shown(spec)}")


def called(spec: str) -> str:
    """Return a name for the player of a text that fits into a record."""
    name = " ".join(spec.split())
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1].rstrip()}…"


def distinct_names(names: list[str]) -> list[str]:
    """Number the second and further players of the same name."""
    counted = [names[: place + 1].count(name) for place, name in enumerate(names)]
    return [f"{name} ({count})" if count > 1 else name for name, count in zip(names, counted, strict=True)]
