"""The table of contents of this folder.

| file | what stands there |
|---|---|
| `editions/`, `locale/` | what is printed, with its sources; rules, sentences and names in four languages |
| `board.py`, `components.py` | one side of the map; everything that is printed |
| `sheets.py`, `checks.py` | edition files, read; what has to hold in them |
| `moves.py`, `texts.py` | the numbers of moves, and their texts |
| `tables.py` | an edition as tables for the compiled rules |
| `zones.py` | where cards and pieces are |
| `steps.py` | steps, jumps and what they cost |
| `effects.py` | abilities and helper cards |
| `decisions.py` | what can be decided now |
| `scoring.py`, `accounts.py`, `flow.py` | points; the same told card by card; what happens by itself |
| `sampling.py` | drawing anew what a seat cannot know |
| `rules.py` | what moves do, whose turn it is, the end |
| `layout.py` | options and start positions |
| `notation.py`, `reading.py` | positions and moves as texts, and back |
| `forms.py`, `ids.py`, `keys.py` | values, read safely; names of things; what each key of a position says |
| `validity.py`, `course.py` | which texts are positions: what lies where, and where the game stands |
| `arbiter.py`, `verdicts.py`, `meaning.py` | questions about the table; why a move is refused; what an attempt means |
| `view.py`, `sight.py` | what a seat sees as a text; the same, read for what follows |
| `telling.py` | what a move does, in words |
| `wording.py`, `labels.py`, `printed.py` | cards in words; what a drawing calls its things; what is printed |
| `scene.py`, `motions.py`, `features.py` | a view as a drawing; what a move does to it; a view as arrays |
| `evaluate.py`, `weights.toml` | how good a position is, in named terms; what these are worth, tuned by play |
"""

from __future__ import annotations

from menagerie.core.edition import load_editions
from menagerie.core.game import Game, Kind
from menagerie.core.rulebook import Rulebook
from menagerie.core.weights import load_weights
from menagerie.games.comet import (
    components,
    evaluate,
    features,
    layout,
    meaning,
    motions,
    notation,
    printed,
    reading,
    scene,
    telling,
    verdicts,
    view,
)

PACKAGE = "menagerie.games.comet"
EDITIONS = load_editions("comet", PACKAGE)
for edition in EDITIONS.values():
    components.components_of(edition)

GAME = Game(
    name="comet",
    version=1,
    kind=Kind(seats=(2, 3, 4), chance=True, hidden=True, zero_sum=False),
    rulebook=Rulebook.load("comet", PACKAGE),
    editions=EDITIONS,
    default_edition="comet-r1",
    setup=layout.start,
    read_position=reading.read_position,
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
    tell_move=telling.tell,
    animate=motions.animate,
    point_out=motions.point_out,
    mean=meaning.mean,
    choices=layout.choices,
    print_sheets=printed.sheets,
)
