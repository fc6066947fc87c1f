"""Checks that compiled and interpreted rules agree: the same random moves lead to the same positions.

``python -m menagerie.testing.twins GAME EDITION SEATS SEED PLIES`` prints one line a ply; a check runs it in a second
process that loads the rules as plain Python, and compares.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import menagerie
from menagerie._loader import VARIABLE
from menagerie.core.registry import load
from menagerie.testing.trial import Trial, random_move

if TYPE_CHECKING:
    from collections.abc import Sequence


def trace(trial: Trial) -> list[str]:
    """Play a random game; return a line for every ply with a digest of the position's text, moves, key and outcome."""
    random, position, lines = trial.random("twins"), trial.start(), []
    for ply in range(trial.plies):
        text = trial.game.format_position(position)
        moves = [trial.game.format_move(position, move) for move in position.legal_moves()]
        terms = [*trial.game.explain_evaluation(position, 1).items()] if position.to_act is not None else []
        facts = (text, moves, position.key(), position.weights(), position.outcome(), terms)
        lines.append(f"{ply} {sha256(repr(facts).encode()).hexdigest()[:16]} {text}")
        if position.to_act is None:
            break
        position.play(random_move(position, random))
    return lines


def interpreted_trace(trial: Trial) -> list[str]:
    """Return the trace of the same game from a process in which nothing is compiled."""
    root = str(Path(menagerie.__file__).parents[1])
    paths = os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH", "")]))
    numbers = map(str, (trial.seats, trial.seed, trial.plies))
    done = subprocess.run(  # noqa: S603 - our own module
        [sys.executable, "-m", "menagerie.testing.twins", trial.game.name, trial.edition, *numbers],
        env={**os.environ, VARIABLE: "1", "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        trial.fail("the game does not run interpreted", found=done.stderr.strip()[-2000:])
    return done.stdout.splitlines()


def compiled_and_interpreted_agree(trial: Trial) -> None:
    """Text, moves, key, outcome and evaluation are the same at every ply, compiled and interpreted.

    Where nothing is compiled there is nothing to compare.
    """
    if not menagerie.compiled:
        return
    compiled, interpreted = trace(trial), interpreted_trace(trial)
    trial.same("games have different lengths compiled and interpreted", len(compiled), len(interpreted))
    for expected, found in zip(interpreted, compiled, strict=True):
        trial.same("compiled rules differ from interpreted ones (ply, digest, position)", expected, found)


def main(arguments: Sequence[str]) -> None:
    """Print the trace of a game."""
    name, edition, *numbers = arguments
    seats, seed, plies = map(int, numbers)
    sys.stdout.write("\n".join(trace(Trial(load(name), edition, seats, seed, plies))) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
