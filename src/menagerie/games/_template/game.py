"""Otter Run: the table of contents of this folder.

components/  `board.py` an edition, read and checked · `editions/` the numbers of each edition, with their sources
rules/       `position.py` set-up, moves, outcome (C types: `position.pxd`) · `state.py` what a state holds · `moves.py`
             the numbers of moves · `setup.py` the start
refusals/    `verdicts.py` why a move is refused
texts/       `positions.py`, `moves.py`, `views.py` the notation, and what a seat may know
words/       `locale/` the rules and all sentences in four languages · `rulebook.py` reads them
drawing/     `scene.py` a view as drawing data
evaluation/  `evaluate.py` what a position is worth · `weights.toml` what its parts are worth, tuned · `features.py`
             numbers for learning
"""

from __future__ import annotations

from menagerie.core.edition import load_editions
from menagerie.core.game import Game
from menagerie.core.seats import Kind
from menagerie.core.weights import load_weights
from menagerie.games._template.drawing import scene
from menagerie.games._template.evaluation import evaluate, features
from menagerie.games._template.refusals import verdicts
from menagerie.games._template.rules import setup
from menagerie.games._template.texts import moves, positions, views
from menagerie.games._template.words.rulebook import RULEBOOK

GAME = Game(
    name="_template",
    version=1,
    kind=Kind(seats=(2,), chance=True, hidden=True),
    rulebook=RULEBOOK,
    editions=load_editions("_template", "menagerie.games._template.components"),
    default_edition="standard",
    setup=setup.start,
    read_position=positions.read_position,
    write_position=positions.write_position,
    read_move=moves.read_move,
    write_move=moves.write_move,
    every_move=moves.every_move,
    refuse=verdicts.refuse,
    write_view=views.write_view,
    fill_view=views.fill_view,
    redact_move=views.redact_move,
    make_scene=scene.make_scene,
    weights=load_weights("menagerie.games._template.evaluation"),
    judge=evaluate.judge,
    explain_evaluation=evaluate.explain,
    describe=features.describe,
    point_out=scene.point_out,
)
