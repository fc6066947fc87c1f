"""Checks of undo and copies: undo restores a position exactly, and a copy shares nothing with it."""

from __future__ import annotations

import copy
import pickle
from operator import methodcaller
from typing import TYPE_CHECKING

from menagerie.errors import NothingToUndo
from menagerie.testing.trial import random_move
from menagerie.testing.verdicts import snapshot

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.core.position import Position
    from menagerie.testing.trial import Trial

WAYS: dict[str, Callable[[Position], Position]] = {
    "position.copy": lambda position: position.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda position: pickle.loads(pickle.dumps(position)),  # noqa: S301 - made on this line
}


def undo_restores(trial: Trial) -> None:
    """Undoing a legal move restores the position, and undoing a whole game restores the start."""
    random, position = trial.random("undo"), trial.start()
    before = [snapshot(trial, position)]
    for _ in range(trial.plies):
        if position.to_act is None:
            break
        undo_each(trial, position)
        position.play(random_move(position, random))
        before.append(snapshot(trial, position))
    while len(before) > 1:
        trial.same("undo does not lead back", before.pop(), snapshot(trial, position), position)
        position.undo()
    trial.same("undo does not lead back to the start", before.pop(), snapshot(trial, position), position)
    try:
        position.undo()
    except NothingToUndo:
        return
    trial.fail("undo at the start does not raise NothingToUndo", position)


def undo_each(trial: Trial, position: Position) -> None:
    """Play and take back each legal move."""
    before = snapshot(trial, position)
    for move in position.legal_moves():
        position.play(move)
        trial.same("undo returns another move than was played", move, position.undo(), position, move)
        trial.same("undo does not restore the position", before, snapshot(trial, position), position, move)


def copies_are_equal(trial: Trial) -> None:
    """A copy, however made, is the same position and can undo as many moves."""
    for position in trial.walk():
        for way, made in WAYS.items():
            twin = made(position)
            trial.same(f"{way} gives another type", type(position), type(twin), position)
            trial.same(f"{way} gives another position", snapshot(trial, position), snapshot(trial, twin), position)
            if position != twin:
                trial.fail(f"{way} gives a position that is not equal", position)
            while twin.moves_played:
                twin.undo()
            original = position.copy()
            while original.moves_played:
                original.undo()
            expected = snapshot(trial, original)
            trial.same(f"{way} gives a position with another past", expected, snapshot(trial, twin), position)
        fresh = position.afresh()
        expected = (*snapshot(trial, position)[:-1], ())  # nothing to take back
        trial.same("afresh gives another position", expected, snapshot(trial, fresh), position)


def copies_are_independent(trial: Trial) -> None:
    """Moves played on a copy do not change the original, nor the other way round."""
    random = trial.random("copies")
    ways = WAYS | {"position.afresh": methodcaller("afresh")}
    for position in trial.walk():
        if position.to_act is None:
            continue
        for way, made in ways.items():
            twin, move = made(position), random_move(position, random)
            before = snapshot(trial, position)
            twin.play(move)
            trial.same(
                f"a move on what {way} gave shows on the original", before, snapshot(trial, position), position, move
            )
            after = snapshot(trial, twin)
            position.play(random_move(position, random))
            trial.same(f"a move on the original shows on what {way} gave", after, snapshot(trial, twin), twin, move)
            position.undo()
