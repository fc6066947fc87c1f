"""The table of contents of this folder.

| file | what stands there |
|---|---|
| `editions/`, `locale/` | board, animals and numbers with their sources; rules, sentences and names in four languages |
| `board.py`, `components.py`, `checks.py` | squares and directions; what an edition prints; what has to hold in it |
| `tables.py`, `moves.py`, `header.py` | the same as tables for the rules; the numbers of actions; the words of a turn |
| `layout.py` | the options of a game and how it begins |
| `herd.py`, `movement.py`, `decisions.py` | who stands where; how animals move and strike; what can be decided |
| `ends.py`, `rules.py` | when a game is over; the rules in the rulebook's order |
| `verdicts.py` and what it reads | why an action is refused |
| `words.py`, `spelling.py`, `notation.py` | letters, names of squares; actions and positions as texts |
| `draft.py`, `reading.py`, `validity.py` | position texts read strictly |
| `attempts.py` | actions that somebody might try |
| `view.py`, `scene.py`, `features.py` | what a seat sees, how it is drawn, and as arrays |
| `evaluate.py` | how good a position is, in named terms |
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from menagerie.core.edition import load_editions
from menagerie.core.game import Game, Kind
from menagerie.core.rulebook import Rulebook
from menagerie.games.jungla import attempts, evaluate, layout, notation, reading, view
from menagerie.games.jungla.components import components_of

PACKAGE = "menagerie.games.jungla"


def later(module: str, name: str) -> Any:  # noqa: ANN401 - of any signature
    """Return a function that imports its module when it is first called."""
    return lambda *arguments: getattr(import_module(f"{PACKAGE}.{module}"), name)(*arguments)


EDITIONS = load_editions("jungla", PACKAGE)
for edition in EDITIONS.values():
    components_of(edition)

GAME = Game(
    name="jungla",
    version=1,
    kind=Kind(seats=(2, 4)),
    rulebook=Rulebook.load("jungla", PACKAGE),
    editions=EDITIONS,
    default_edition="recon-1",
    setup=layout.start,
    read_position=reading.read_position,
    write_position=notation.write_position,
    read_move=notation.read_move,
    write_move=notation.write_move,
    every_move=attempts.every_move,
    refuse=later("verdicts", "refuse"),
    write_view=view.write_view,
    fill_view=view.fill_view,
    redact_move=view.redact_move,
    draw=later("scene", "draw"),
    judge=evaluate.judge,
    explain_evaluation=evaluate.explain,
    describe=later("features", "describe"),
)
