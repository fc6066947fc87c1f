"""Exercises for a position that a parser accepted: enough to find what it should have refused."""

from __future__ import annotations

import re
from math import isfinite
from typing import TYPE_CHECKING

from menagerie.core.scene import scene_problems
from menagerie.testing.trial import random_move

if TYPE_CHECKING:
    from random import Random

    from menagerie.core.game import Game
    from menagerie.core.position import Position

PLIES = 12
LARGE = re.compile(r"[0-9]{9}")
"""A counter near its bound: play may take it beyond what is read again, which nobody lives to see."""


def exercise(game: Game, position: Position, random: Random) -> None:
    """Play a few moves, take them back, and call every function on the way."""
    texts = [game.format_position(position)]
    look(game, position, random.randrange(3))
    for _ in range(PLIES):
        ask(game, position)
        if position.to_act is None:
            break
        position.play(random_move(position, random))
        texts.append(game.format_position(position))
    twin = position.copy()
    while position.moves_played:
        expect("position before undo", texts.pop(), game.format_position(position))
        position.undo()
    expect("position after all is undone", texts.pop(), game.format_position(position))
    reached = game.format_position(twin)
    if not LARGE.search(reached):
        expect("key of the copy", game.parse_position(reached).key(), twin.key())


def ask(game: Game, position: Position) -> None:
    """Call moves, outcome and evaluation of a position."""
    over = position.to_act is None
    expect("whether there are no moves", over, not position.legal_moves())
    expect("whether there is an outcome", over, position.outcome() is not None)
    for value in () if over else game.explain_evaluation(position, 1).values():
        expect("whether the evaluation is finite", True, isfinite(value))  # noqa: FBT003 - a value, not a switch


def look(game: Game, position: Position, seat: int) -> None:
    """Call the functions of a view, for a seat or a spectator."""
    view = game.view(position, seat)
    expect("problems of the drawing", [], scene_problems(game.scene(view)))
    expect("whether moves are offered", seat == position.to_act, bool(game.offers(view)))
    game.features(view)


def expect(what: str, expected: object, found: object) -> None:
    """Refuse a value that is not the expected one."""
    if expected != found:
        raise ValueError(f"{what}: expected {expected!r}, found {found!r}")
