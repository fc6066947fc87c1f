"""The table of contents of this folder.

| room | module | what stands there |
|---|---|---|
| `components/` | | what is printed |
| | `editions/` | the edition files, every value with its source |
| | `board.py` | one side of the map |
| | `cards.py` | cards, heroes and the vocabulary of their effects |
| | `forms.py` | values of files and texts, read safely |
| | `reading.py` | an edition file as components |
| | `checks.py` | what has to hold between the values of an edition |
| `rules/` | | the compiled rules |
| | `position.py` | `Comet`, the one class; its methods call the functions of the other modules |
| | `state.py` | the state of a game, its constants and its hash |
| | `moves.py` | the numbers of moves and what their bits say |
| | `tables.py` | an edition as tables for the compiled rules |
| | `setup.py` | options and start positions |
| | `zones.py` | hands, piles, rescuers and slots |
| | `steps.py` | steps, jumps and what they cost |
| | `effects.py` | abilities and helper cards |
| | `decisions.py` | what can be decided now |
| | `flow.py` | what moves do, what follows without a decision, who decides next |
| | `scoring.py` | points |
| | `sampling.py` | dealing again what a seat cannot know |
| | `snapshots.py` | the whole table as plain numbers, and back |
| `refusals/` | | why a move is refused |
| | `arbiter.py` | questions about the table, answered without the move generator |
| | `verdicts.py` | the rule that a move breaks |
| `texts/` | | the notation |
| | `positions.py`, `reading.py` | position texts, written and read |
| | `keys.py`, `ids.py` | what each key of a position text says; ids as numbers |
| | `validity.py`, `course.py` | which texts are positions: what lies where, and where the game stands |
| | `moves.py`, `catalogue.py` | move texts; all of them for one side of the board |
| | `views.py`, `sight.py` | what a seat sees, as a text; the same text, read |
| `words/` | | what the game says |
| | `locale/`, `rulebook.py` | rules, sentences and names in four languages; looked up by key |
| | `telling.py` | what a move does |
| | `wording.py`, `sheets.py` | cards and abilities in words; every card as a sheet |
| | `labels.py` | what a drawing calls its things |
| | `accounts.py` | the final scoring, card by card |
| | `meaning.py` | what a misplaced card or rescuer was meant as |
| `drawing/` | `scene.py`, `motions.py` | a view as a drawing; what a move does to it |
| `evaluation/` | `evaluate.py`, `features.py` | how good a position is, in named terms; a view as arrays |
| | `weights.toml` | what the terms are worth, tuned by play |
"""

from __future__ import annotations

from menagerie.core.edition import load_editions
from menagerie.core.game import Game
from menagerie.core.seats import Kind
from menagerie.core.weights import load_weights
from menagerie.games.comet.components import reading as components
from menagerie.games.comet.drawing import motions, scene
from menagerie.games.comet.evaluation import evaluate, features
from menagerie.games.comet.refusals import verdicts
from menagerie.games.comet.rules import setup
from menagerie.games.comet.texts import moves, positions, reading, views
from menagerie.games.comet.words import meaning, sheets, telling
from menagerie.games.comet.words.rulebook import RULEBOOK

PACKAGE = "menagerie.games.comet"
EDITIONS = load_editions("comet", f"{PACKAGE}.components")
for edition in EDITIONS.values():
    components.components_of(edition)

GAME = Game(
    name="comet",
    version=1,
    kind=Kind(seats=(2, 3, 4), chance=True, hidden=True, zero_sum=False),
    rulebook=RULEBOOK,
    editions=EDITIONS,
    default_edition="comet-r1",
    setup=setup.start,
    read_position=reading.read_position,
    write_position=positions.write_position,
    read_move=moves.read_move,
    write_move=moves.write_move,
    every_move=moves.every_move,
    refuse=verdicts.refuse,
    write_view=views.write_view,
    fill_view=views.fill_view,
    redact_move=views.redact_move,
    make_scene=scene.make_scene,
    weights=load_weights(f"{PACKAGE}.evaluation"),
    judge=evaluate.judge,
    explain_evaluation=evaluate.explain,
    describe=features.describe,
    tell_move=telling.tell,
    animate=motions.animate,
    point_out=motions.point_out,
    mean=meaning.mean,
    choices=setup.choices,
    print_sheets=sheets.sheets,
)
