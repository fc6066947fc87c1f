"""The lessons of the browser app, read from its data and judged by the real rules.

Both sides read ``web/src/games/<game>/lessons/lessons.json``: lessons by name, each with steps by name. A step has
one task:

``goal``     make a move, or with ``within`` some moves, after which all that the goal names is so
``refused``  try something that a rule forbids, and read why
``ask``      choose one of some answers; each is a claim, and only the right one is true
``point``    choose a cell: one of ``cells``, or one for which the move ``legal`` (``@`` being the cell) can be made

A step without a position goes on from the one before, after its ``reply``.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import menagerie
from menagerie.errors import IllegalMove, InvalidMove
from menagerie.server.routes.playing.details import verdict_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from menagerie.core.game import Game
    from menagerie.core.position import Position

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
GAMES = tuple(sorted(path.parents[1].name for path in WEB.glob("games/*/lessons/lessons.json")))
"""The games that have lessons, the one for new games too."""
SEAT = 1
"""The learner's, unless a step says otherwise."""


@dataclass(frozen=True)
class Step:
    """A step of a lesson, and the positions in which it can begin."""

    game: Game
    name: str
    data: dict[str, Any]
    starts: tuple[str, ...]

    @property
    def seat(self) -> int:
        """Return the learner's seat."""
        return int(self.data.get("seat", SEAT))

    def begin(self, start: str) -> Position:
        """Return a position in which the step begins."""
        return self.game.parse_position(start)


def read(game: str) -> dict[str, dict[str, Any]]:
    """Return the lessons of a game."""
    return dict(json.loads((WEB / "games" / game / "lessons" / "lessons.json").read_text(encoding="utf-8")))


def steps_of(game_name: str) -> Iterator[Step]:
    """Go through all steps of a game's lessons, each with every position to which accepted moves lead."""
    game = menagerie.load(game_name)
    for lesson, parts in read(game_name).items():
        step: Step | None = None
        for name, data in parts["steps"].items():
            if "position" in data:
                starts = {data["position"]}
            else:
                starts = {end for start in step.starts for end in ends_of(step, start)} if step else set()
            step = Step(game, f"{game_name}/{lesson}/{name}", data, tuple(sorted(starts)))
            yield step


def texts(game: Game, position: Position) -> list[str]:
    """Return the legal moves as texts."""
    return [game.format_move(position, move) for move in position.legal_moves()]


def played(game: Game, position: Position, *moves: str) -> Position:
    """Return the position after legal moves; an illegal one is a ``LookupError``."""
    position = position.copy()
    for text in moves:
        try:
            position.play(game.parse_move(position, text))
        except (IllegalMove, InvalidMove) as error:
            raise LookupError(f"{text!r} is not legal in {game.format_position(position)}") from error
    return position


def ends_of(step: Step, start: str) -> Iterator[str]:
    """Return the texts of the positions with which the next step may go on."""
    position = step.begin(start)
    reply = step.data.get("reply", [])
    if "goal" not in step.data:
        yield step.game.format_position(played(step.game, position, *step.data.get("shows", []), *reply))
        return
    lines = [step.data["solution"]] if "within" in step.data else [[move] for move in accepted(step, position)]
    for line in lines:
        yield step.game.format_position(played(step.game, position, *line, *reply))


def accepted(step: Step, position: Position) -> list[str]:
    """Return every legal move with which the goal is reached at once."""
    return [
        text for text in texts(step.game, position) if reached(step, position, text, played(step.game, position, text))
    ]


def reached(step: Step, before: Position, move: str, after: Position) -> bool:
    """Whether all that the goal names is so."""
    return all(
        holds(step, name, wanted, (before, move, after)) for name, wanted in step.data["goal"].items() if name != "note"
    )


def holds(step: Step, name: str, wanted: Any, made: tuple[Position, str, Position]) -> bool:  # noqa: ANN401 - as the goal has it
    """Whether one thing that a goal or a claim names is so after a move."""
    before, move, after = made
    game = step.game
    tests: dict[str, Callable[[], bool]] = {
        "play": lambda: re.search(wanted, move) is not None,
        "text": lambda: re.search(wanted, game.format_position(after)) is not None,
        "on": lambda: all(stands(step, after, cell, what) for cell, what in wanted.items()),
        "off": lambda: counted(step, after, wanted) < counted(step, before, wanted),
        "wins": lambda: wanted in winners(after),
        "prevents": lambda: not [text for text in texts(game, after) if re.search(wanted, text)],
        "safe": lambda: not lost_by(step, after),
        "legal": lambda: wanted in texts(game, before),
        "illegal": lambda: wanted not in texts(game, before),
    }
    return tests[name]()


def winners(position: Position) -> tuple[int, ...]:
    """Return who has won, nobody while the game goes on."""
    outcome = position.outcome()
    return () if outcome is None else tuple(outcome.winners)


def stands(step: Step, position: Position, cell: str, what: str) -> bool:
    """Whether something stands on a cell: ``kind``, ``kind:degrees``, or nothing."""
    scene = step.game.scene(step.game.view(position, step.seat))
    kind, _, facing = what.partition(":")
    found = [piece for piece in scene.pieces if piece.cell == cell]
    if not kind:
        return not found
    return any(piece.kind == kind and (not facing or piece.facing == float(facing)) for piece in found)


def counted(step: Step, position: Position, kind: str) -> int:
    """Return how many pieces of a kind are on the board."""
    scene = step.game.scene(step.game.view(position, step.seat))
    return sum(piece.kind == kind for piece in scene.pieces)


def lost_by(step: Step, position: Position) -> list[str]:
    """Return the moves with which somebody else wins at once."""
    if position.to_act in {None, step.seat}:
        return []
    ends = {text: winners(played(step.game, position, text)) for text in texts(step.game, position)}
    return [text for text, won in ends.items() if won and step.seat not in won]


def refusals(step: Step, position: Position) -> dict[str, str | None]:
    """Return the rule that forbids each of the attempts that a step asks for."""
    refused = step.data["refused"]
    return {cell: verdict_of(step.game, position, refused["piece"], cell, "en").rule for cell in refused["cells"]}
