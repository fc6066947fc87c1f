"""The table of contents of Jungla: one folder for each room, one line for each module.

`puzzles.jsonl` holds puzzles with their proofs.

| components/ | what is in the box; `editions/` has board, animals and numbers with their sources |
|---|---|
| `components/board.py` | squares, directions, neighbours |
| `components/printed.py` | what an edition prints: animals, powers, dens, numbers |
| `components/checked.py` | an edition, checked and then read |
| `components/checks.py` | checks of an edition: options, packs, array |
| `components/checks_board.py` | checks of its map and dens |
| `components/checks_animals.py` | checks of the sheets of its animals |

| rules/ | the rules, compiled |
|---|---|
| `rules/position.py` | the class `Jungla`: what search drives and everybody reads |
| `rules/state.py` | the struct that changes, the constants of the rules |
| `rules/header.py` | what is due, kinds of turns, ends of games |
| `rules/moves.py` | the bits of an action and accessors for them |
| `rules/tables.py` | an edition as tables for the rules |
| `rules/setup.py` | the options of a game, how it begins, short games to find puzzles in |
| `rules/decisions.py` | what can be decided now |
| `rules/lists.py` | the list that actions are added to |
| `rules/movement.py` | how animals move |
| `rules/arrivals.py` | how a move ends: strikes, webs, goals |
| `rules/animals.py` | where animals stand and may be placed |
| `rules/turns.py` | what a decision does, how turns go on and end |
| `rules/ends.py` | when a game is over, and who has won |

| refusals/ | why an action is refused |
|---|---|
| `refusals/verdicts.py` | `refuse`: the rule that forbids an action |
| `refusals/arbiter.py` | a position as the refusals read it |
| `refusals/mover.py` | an animal and the move that is asked of it |
| `refusals/places.py` | placings |
| `refusals/ways.py` | direction and distance |
| `refusals/moves.py` | the squares on the way |
| `refusals/ends.py` | where a move ends |
| `refusals/attempts.py` | actions to try in a position, legal or not |

| texts/ | the notation |
|---|---|
| `texts/positions.py` | positions to texts |
| `texts/reading.py` | texts to positions |
| `texts/draft.py` | what a position text says, before it is checked |
| `texts/validity.py` | whether that is a position |
| `texts/moves.py` | actions to texts and back |
| `texts/spelling.py` | the parts of the text of an action |
| `texts/order.py` | the order of legal actions |
| `texts/letters.py` | letters of animals, names of squares and facings |
| `texts/views.py` | what a seat sees |

| words/ | sentences in four languages, which stand in `locale/` |
|---|---|
| `words/telling.py` | what an action does |
| `words/sheets.py` | what animals can do |
| `words/labels.py` | names of squares and pieces |
| `words/meaning.py` | which action an attempt on the board means |

| drawing/ | pictures |
|---|---|
| `drawing/scene.py` | a view as drawing data |
| `drawing/motions.py` | what an action does to a drawing |

| evaluation/ | how good a position is; `weights.toml` says what the terms are worth |
|---|---|
| `evaluation/evaluate.py` | the evaluation, in named terms |
| `evaluation/features.py` | a view as arrays |
"""

from __future__ import annotations

from menagerie.core.edition import load_editions
from menagerie.core.game import Game
from menagerie.core.rulebook import Rulebook
from menagerie.core.seats import Kind
from menagerie.core.weights import load_weights
from menagerie.games.jungla.components.checked import components_of
from menagerie.games.jungla.drawing import motions, scene
from menagerie.games.jungla.evaluation import evaluate, features
from menagerie.games.jungla.refusals import attempts, verdicts
from menagerie.games.jungla.rules import setup
from menagerie.games.jungla.texts import moves, positions, reading, views
from menagerie.games.jungla.words import meaning, sheets, telling

PACKAGE = "menagerie.games.jungla"

EDITIONS = load_editions("jungla", f"{PACKAGE}.components")
for edition in EDITIONS.values():
    components_of(edition)

GAME = Game(
    name="jungla",
    version=1,
    kind=Kind(seats=(2, 4), teams=((1, 3), (2, 4))),
    rulebook=Rulebook.load("jungla", f"{PACKAGE}.words"),
    editions=EDITIONS,
    default_edition="recon-1",
    setup=setup.start,
    read_position=reading.read_position,
    write_position=positions.write_position,
    read_move=moves.read_move,
    write_move=moves.write_move,
    every_move=attempts.every_move,
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
    point_out_all=motions.point_out_all,
    mean=meaning.mean,
    choices=setup.choices,
    stem_move=telling.stem,
    begin_drill=setup.start_drill,
    print_sheets=sheets.sheets,
)
