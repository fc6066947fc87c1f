"""Checks of scenes and features: every cell and piece is drawn once, arrays keep their shapes, terms their names."""

from __future__ import annotations

import json
from math import isclose, isfinite, prod
from typing import TYPE_CHECKING

from menagerie.core.scene import scene_json, scene_problems
from menagerie.core.seats import CHANCE

if TYPE_CHECKING:
    from menagerie.testing.trial import Trial


def scenes_are_sound(trial: Trial) -> None:
    """Every cell and every piece is drawn once and in its place, in every language, on the same cells all game long."""
    cells: tuple[str, ...] | None = None
    for position in trial.walk():
        for seat in trial.viewers:
            view = trial.game.view(position, seat)
            for language in trial.game.rulebook.languages:
                scene = trial.game.scene(view, language)
                problems = scene_problems(scene)
                if problems:
                    trial.fail(
                        f"the scene for seat {seat} in {language!r} is unsound", position, found="; ".join(problems)
                    )
                json.dumps(scene.to_json(), allow_nan=False)
            drawn = tuple(sorted(cell.id for cell in scene.cells))
            trial.same("the cells of the board change during the game", cells or drawn, drawn, position)
            cells = drawn


def moves_are_shown(trial: Trial) -> None:
    """The seat to act sees what a move takes up and where it goes, and every viewer gets the motions of the move."""
    for position in trial.walk():
        seat = position.to_act
        if seat is None:
            continue
        moves = position.legal_moves()
        if seat != CHANCE:
            scene = trial.game.scene(trial.game.view(position, seat))
            things = {piece.id for piece in scene.pieces} | {item.id for hand in scene.hands for item in hand.items}
            cells = {"", *(cell.id for cell in scene.cells)}
            for move in moves:
                gesture = trial.game.gesture(position, move)
                if gesture is not None and not (gesture.piece in things and gesture.target in cells):
                    text = trial.game.format_move(position, move)
                    trial.fail(f"the move {text!r} takes up or reaches what is not drawn", position, found=gesture)
        for viewer in trial.viewers:
            seen = trial.game.redact(position, moves[0], viewer)
            for motion in trial.game.motions(trial.game.view(position, viewer), seen):
                json.dumps(scene_json(motion), allow_nan=False)


def features_keep_their_shapes(trial: Trial) -> None:
    """Features have the same names and shapes in every position and for every viewer, and their numbers are finite."""
    shapes: dict[str, tuple[int, ...]] | None = None
    for position in trial.walk():
        for seat in trial.viewers:
            features = trial.game.features(trial.game.view(position, seat))
            found = {name: array.shape for name, array in features.items()}
            shapes = shapes or found
            trial.same(f"the features of seat {seat} have other names or shapes", shapes, found, position)
            for name, array in features.items():
                trial.same(
                    f"the feature {name!r} does not fill its shape", prod(array.shape), len(array.values), position
                )
                if not all(map(isfinite, array.values)):
                    trial.fail(f"the feature {name!r} has numbers that are not finite", position, found=array.values)


def evaluations_have_terms(trial: Trial) -> None:
    """The evaluation has the same named terms in every position; what two opponents win and lose is the same."""
    names: tuple[str, ...] | None = None
    for position in trial.walk():
        if position.to_act is None:
            continue
        sums = []
        for seat in range(1, trial.seats + 1):
            terms = trial.game.explain_evaluation(position, seat)
            names = names or tuple(terms)
            trial.same("the evaluation has other terms", names, tuple(terms), position)
            if not all(map(isfinite, terms.values())):
                trial.fail("the evaluation has terms that are not finite", position, found=terms)
            sums.append(sum(terms.values()))
        if trial.seats == 2 and trial.game.kind.zero_sum and not isclose(sums[0], -sums[1], abs_tol=1e-6):
            trial.fail(
                "what one of two opponents gains the other does not lose", position, expected=-sums[0], found=sums[1]
            )
