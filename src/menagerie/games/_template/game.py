"""Otter Run: the table of contents of this folder.

editions/    the numbers of each edition, with their sources     verdicts.py  why a move is refused
locale/      the rules and all sentences in four languages        view.py      what a seat may know
board.py     an edition, read and checked                         scene.py     drawing data
rules.py     positions: set-up, moves, outcome (C: rules.pxd)     evaluate.py  what a position is worth
notation.py  positions and moves as texts                         weights.toml what its parts are worth, tuned
features.py  numbers for learning
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.edition import load_editions
from menagerie.core.game import Game, Kind
from menagerie.core.rulebook import Rulebook
from menagerie.core.weights import load_weights
from menagerie.errors import InvalidOption
from menagerie.games._template import evaluate, features, notation, scene, verdicts, view
from menagerie.games._template.rules import Template

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition

NAME = "_template"
PACKAGE = "menagerie.games._template"


def setup(edition: Edition, seats: int, options: Mapping[str, int | str]) -> Template:  # noqa: ARG001 - Game gives all three
    """Return the start position (T2); the first hands are yet to be drawn."""
    if options:
        message = f"{NAME} has no options, got {', '.join(sorted(options))}"
        raise InvalidOption(message)
    return Template(edition)


GAME = Game(
    name=NAME,
    version=1,
    kind=Kind(seats=(2,), chance=True, hidden=True),
    rulebook=Rulebook.load(NAME, PACKAGE),
    editions=load_editions(NAME, PACKAGE),
    default_edition="standard",
    setup=setup,
    read_position=notation.read_position,
    write_position=notation.write_position,
    read_move=notation.read_move,
    write_move=notation.write_move,
    every_move=notation.every_move,
    refuse=verdicts.refuse,
    write_view=view.write_view,
    fill_view=view.fill_view,
    redact_move=view.redact_move,
    draw=scene.draw,
    weights=load_weights(PACKAGE),
    judge=evaluate.judge,
    explain_evaluation=evaluate.explain,
    describe=features.describe,
    point_out=scene.point_out,
)
