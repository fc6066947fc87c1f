"""Siam: the table of contents of this folder.

components/  `board.py` squares, facings and lines · `pieces.py` what stands on them · `checks.py` an edition, read and
             checked · `editions/` numbers and squares with their sources
rules/       `position.py` the rules in the rulebook's order (C types: `position.pxd`) · `state.py` what a state holds ·
             `moves.py` the bits of a move · `push.py` what a push may do · `blocks.py` tables of moves · `setup.py`
             boards laid out by an edition
refusals/    `verdicts.py` why a move is refused
texts/       `positions.py`, `moves.py`, `views.py` the notation · `symmetry.py` one text for equivalent positions
words/       `locale/` rules, sentences and names in four languages · `rulebook.py` reads them · `telling.py` a move
             as a sentence
drawing/     `scene.py` a view as drawing data · `motions.py` what a move animates
evaluation/  `evaluate.py` how good a position is, in named terms · `races.py` how far rocks are from falling ·
             `weights.toml` what the terms are worth, tuned by play · `features.py` arrays for learning
puzzles.jsonl  puzzles with their proofs
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.edition import load_editions
from menagerie.core.game import Game
from menagerie.core.seats import Kind
from menagerie.core.weights import load_weights
from menagerie.games.siam.components.checks import layout_of
from menagerie.games.siam.drawing import motions, scene
from menagerie.games.siam.evaluation import features
from menagerie.games.siam.refusals import verdicts
from menagerie.games.siam.rules import setup
from menagerie.games.siam.texts import moves, positions, symmetry, views
from menagerie.games.siam.words import telling
from menagerie.games.siam.words.rulebook import RULEBOOK

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.core.edition import Edition
    from menagerie.core.position import Evaluation, Position


def judge(edition: Edition, weights: Sequence[int]) -> Evaluation:  # noqa: ARG001 - the same for all editions
    """Return the evaluation of positions with these weights."""
    from menagerie.games.siam.evaluation.evaluate import SiamEvaluation  # noqa: PLC0415 - its tables load slowly

    return SiamEvaluation(weights)


def explain_evaluation(position: Position, seat: int) -> Mapping[str, float]:
    """Return the named terms of the evaluation for a seat."""
    from menagerie.games.siam.evaluation.evaluate import explain  # noqa: PLC0415 - its tables load slowly

    return explain(setup.as_siam(position), seat)


EDITIONS = load_editions("siam", "menagerie.games.siam.components")
for edition in EDITIONS.values():
    layout_of(edition)

GAME = Game(
    name="siam",
    version=1,
    kind=Kind(seats=(2,), repetition="S36", ply_cap="S37"),
    rulebook=RULEBOOK,
    editions=EDITIONS,
    default_edition="classic2005",
    setup=setup.start,
    read_position=positions.read_position,
    write_position=positions.write_position,
    read_move=moves.read_move,
    write_move=moves.write_move,
    every_move=verdicts.every_move,
    refuse=verdicts.refuse,
    write_view=views.write_view,
    fill_view=views.fill_view,
    redact_move=views.redact_move,
    make_scene=scene.make_scene,
    weights=load_weights("menagerie.games.siam.evaluation"),
    judge=judge,
    explain_evaluation=explain_evaluation,
    describe=features.describe,
    tell_move=telling.tell,
    animate=motions.animate,
    point_out=motions.point_out,
    point_out_all=motions.point_out_all,
    unify=symmetry.canonical,
)
