"""The checks of drawings, features and evaluations notice games that break their promise."""

from __future__ import annotations

from dataclasses import replace
from math import inf, nan
from typing import TYPE_CHECKING

import pytest

from menagerie.core.scene import Gesture
from menagerie.core.view import Array
from menagerie.testing import ConformanceFailure, drawings
from tests.testing.broken import SOUND, broken

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from menagerie.core.position import Position
    from menagerie.core.scene import Scene
    from menagerie.core.view import View

CHANGES: dict[str, Callable[[Scene], Scene]] = {
    "'1' is drawn twice": lambda scene: replace(scene, cells=scene.cells + scene.cells[:1]),
    "'otter1' is drawn twice": lambda scene: replace(scene, pieces=scene.pieces * 2),
    "which is no cell": lambda scene: replace(scene, cells=scene.cells[3:]),
}


@pytest.mark.parametrize("problem", CHANGES)
def test_unsound_scene_is_noticed(problem: str) -> None:
    """A drawing with something twice or nowhere fails."""
    with pytest.raises(ConformanceFailure, match=problem):
        drawings.scenes_are_sound(
            broken(make_scene=lambda view, language: CHANGES[problem](SOUND.make_scene(view, language)))
        )


@pytest.mark.parametrize("gesture", [Gesture("shell9-9"), Gesture("otter1", "99")])
def test_undrawn_move_is_noticed(gesture: Gesture) -> None:
    """A move that takes up something, or goes somewhere, that is on no drawing fails."""
    with pytest.raises(ConformanceFailure, match="what is not drawn"):
        drawings.moves_are_shown(broken(point_out=lambda *_: gesture))


def test_changing_board_is_noticed() -> None:
    """A drawing whose cells come and go fails."""

    def make_scene(view: View, language: str) -> Scene:
        scene = SOUND.make_scene(view, language)
        return replace(scene, cells=scene.cells[: -1 - int(view.text.split(" ")[2]) % 2])

    with pytest.raises(ConformanceFailure, match="cells of the board change"):
        drawings.scenes_are_sound(broken(make_scene=make_scene))


@pytest.mark.parametrize(
    ("array", "problem"),
    [
        (Array((2,), (0.0,)), "does not fill its shape"),
        (Array((1,), (nan,)), "not finite"),
    ],
)
def test_bad_feature_is_noticed(array: Array, problem: str) -> None:
    """A feature that is too short or not a number fails."""
    with pytest.raises(ConformanceFailure, match=problem):
        drawings.features_keep_their_shapes(broken(describe=lambda *_: {"odd": array}))


def test_changing_features_are_noticed() -> None:
    """Features with other shapes for another viewer fail."""

    def describe(view: View) -> Mapping[str, Array]:
        return {"odd": Array((1 + view.seat,), (0.0,) * (1 + view.seat))}

    with pytest.raises(ConformanceFailure, match="other names or shapes"):
        drawings.features_keep_their_shapes(broken(describe=describe))


@pytest.mark.parametrize(
    ("terms", "problem"),
    [
        (lambda *_: {"lead": inf}, "not finite"),
        (lambda *_: {"lead": 1.0}, "the other does not lose"),
        (lambda _, seat: {f"lead{seat}": 0.0}, "other terms"),
    ],
)
def test_bad_evaluation_is_noticed(terms: Callable[[Position, int], dict[str, float]], problem: str) -> None:
    """An evaluation with changing, endless or unfair terms fails."""
    with pytest.raises(ConformanceFailure, match=problem):
        drawings.evaluations_have_terms(broken(explain_evaluation=terms))
