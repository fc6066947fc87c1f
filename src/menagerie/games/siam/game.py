"""The table of contents of this folder.

| file | what stands there |
|---|---|
| `editions/`, `locale/` | numbers and squares with their sources; rules, sentences and names in four languages |
| `board.py`, `pieces.py`, `moves.py` | squares, facings and lines; what stands on them; the numbers of moves |
| `layout.py` | what an edition says, checked, and the boards laid out by it |
| `push.py`, `rules.py` | what a push may do; the rules in the rulebook's order |
| `verdicts.py` | why a move is refused |
| `notation.py` | positions and moves as texts |
| `view.py`, `scene.py`, `features.py` | what a seat sees, how it is drawn, and as arrays |
| `telling.py`, `symmetry.py` | what a move does, in words; positions that are the same turned round |
| `races.py`, `evaluate.py` | how far the rocks are from falling; how good a position is, in named terms |
| `weights.toml` | what its parts are worth, tuned by play |
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.edition import load_editions
from menagerie.core.game import Game, Kind
from menagerie.core.rulebook import Rulebook
from menagerie.core.weights import load_weights
from menagerie.games.siam import features, layout, notation, scene, symmetry, telling, verdicts, view

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.core.edition import Edition
    from menagerie.core.position import Evaluation, Position

PACKAGE = "menagerie.games.siam"


def judge(edition: Edition, weights: Sequence[int]) -> Evaluation:  # noqa: ARG001 - the same for all editions
    """Return a judge of positions."""
    from menagerie.games.siam.evaluate import SiamEvaluation  # noqa: PLC0415 - its tables take longer than all the rest

    return SiamEvaluation(weights)


def explain_evaluation(position: Position, seat: int) -> Mapping[str, float]:
    """Return the named terms of the evaluation for a seat."""
    from menagerie.games.siam.evaluate import explain  # noqa: PLC0415 - its tables take longer than all the rest

    return explain(layout.as_siam(position), seat)


EDITIONS = load_editions("siam", PACKAGE)
for edition in EDITIONS.values():
    layout.layout_of(edition)

GAME = Game(
    name="siam",
    version=1,
    kind=Kind(seats=(2,), repetition="S36", ply_cap="S37"),
    rulebook=Rulebook.load("siam", PACKAGE),
    editions=EDITIONS,
    default_edition="classic2005",
    setup=layout.start,
    read_position=notation.read_position,
    write_position=notation.write_position,
    read_move=notation.read_move,
    write_move=notation.write_move,
    every_move=verdicts.every_move,
    refuse=verdicts.refuse,
    write_view=view.write_view,
    fill_view=view.fill_view,
    redact_move=view.redact_move,
    draw=scene.draw,
    weights=load_weights(PACKAGE),
    judge=judge,
    explain_evaluation=explain_evaluation,
    describe=features.describe,
    tell_move=telling.tell,
    animate=scene.animate,
    point_out=scene.point_out,
    unify=symmetry.canonical,
)
