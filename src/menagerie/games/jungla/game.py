"""The table of contents of this folder.

| file | what stands there |
|---|---|
| `editions/`, `locale/` | board, animals and numbers with their sources; rules, sentences and names in four languages |
| `board.py`, `components.py` | squares and directions; what an edition prints |
| `checks.py`, `checks_board.py`, `checks_animals.py` | what has to hold in an edition |
| `tables.py`, `moves.py`, `header.py` | components as tables for the rules; numbers of actions; words of a turn |
| `layout.py` | the options of a game and how it begins |
| `herd.py`, `movement.py`, `decisions.py` | who stands where; how animals move and strike; what can be decided |
| `rules.py`, `ends.py` | the rules in the rulebook's order; how turns and games end |
| `verdicts.py` | why an action is refused, in the order in which an arbiter looks |
| `arbiter.py`, `mover.py`, `refusals_*.py` | what an arbiter sees; placings, ways, moves and ends judged one by one |
| `words.py`, `spelling.py`, `notation.py` | letters and names of squares; actions and positions as texts |
| `reading.py`, `draft.py`, `validity.py` | position texts read strictly |
| `attempts.py`, `meaning.py` | actions that somebody might try; what an attempt on the board means |
| `view.py`, `scene.py`, `labels.py`, `motions.py` | what a seat sees, how it is drawn, called and set in motion |
| `telling.py`, `printed.py` | what an action does, and what animals can do, in words |
| `drills.py`, `puzzles.jsonl` | short games to find puzzles in; puzzles with their proofs |
| `features.py`, `evaluate.py` | a view as arrays; how good a position is, in named terms |
| `weights.toml` | what its parts are worth, tuned by play |
"""

from __future__ import annotations

from menagerie.core.edition import load_editions
from menagerie.core.game import Game, Kind
from menagerie.core.rulebook import Rulebook
from menagerie.core.weights import load_weights
from menagerie.games.jungla import (
    attempts,
    drills,
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
from menagerie.games.jungla.components import components_of

PACKAGE = "menagerie.games.jungla"

EDITIONS = load_editions("jungla", PACKAGE)
for edition in EDITIONS.values():
    components_of(edition)

GAME = Game(
    name="jungla",
    version=1,
    kind=Kind(seats=(2, 4), teams=((1, 3), (2, 4))),
    rulebook=Rulebook.load("jungla", PACKAGE),
    editions=EDITIONS,
    default_edition="recon-1",
    setup=layout.start,
    read_position=reading.read_position,
    write_position=notation.write_position,
    read_move=notation.read_move,
    write_move=notation.write_move,
    every_move=attempts.every_move,
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
    stem_move=telling.stem,
    begin_drill=drills.start,
    print_sheets=printed.sheets,
)
