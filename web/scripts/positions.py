"""Write positions that real games reached, with their pieces, by which the editor in the browser is tested.

``PYTHONPATH=src python web/scripts/positions.py`` writes ``web/src/games/GAME/editor/positions.json`` for every game
that has an editor there; a test fails when a file is older than the games.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import menagerie

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.core.game import Game
    from menagerie.core.position import Position

GAMES = Path(__file__).resolve().parent.parent / "src" / "games"
PLIES = (0, 9, 47, 160, 400)
"""After how many plies a game is looked at."""
PARTS = ("id", "cell", "kind", "owner", "facing")
PASSING = ("rests", "jumps_")
"""Beginnings of marks that tell of the turn and not of the piece."""


def reached(start: Position, seed: int) -> Iterator[Position]:
    """Go through positions of a game of random moves that wait for a player, and the one at its end."""
    random = Random(seed)
    for ply in range(max(PLIES) + 1):
        if start.to_act is None or (ply in PLIES and start.to_act > 0):
            yield start
        if start.to_act is None:
            return
        start.play(random.choice(start.legal_moves()))


def shown(game: Game, position: Position) -> dict[str, Any]:
    """Return the text of a position and what stands on the board, as it is drawn."""
    pieces = game.scene(game.view(position, 1)).pieces
    drawn = [
        [*(getattr(piece, part) for part in PARTS), *(mark for mark in piece.marks if not mark.startswith(PASSING))]
        for piece in pieces
    ]
    return {"text": game.format_position(position), "pieces": drawn}


def starts(game: Game) -> Iterator[Position]:
    """Go through start positions of every edition, number of seats and way to prepare."""
    for edition in sorted(game.editions):
        for seats in sorted(set(game.kind.seats)):
            for option in game.options(edition) or (None,):
                words = option.words[-1:] if option is not None else ()
                yield game.new(edition, seats, **({option.name: words[0]} if option is not None and words else {}))


def found(game: Game) -> list[dict[str, Any]]:
    """Return positions of a game, each once."""
    texts = {
        entry["text"]: entry
        for seed, start in enumerate(starts(game))
        for entry in [shown(game, position) for position in reached(start, seed)]
    }
    return list(texts.values())


def files() -> dict[Path, str]:
    """Return every file with what stands in it, a line for each position."""
    written = {}
    for folder in sorted(GAMES.glob("*/editor")):
        game = menagerie.load(folder.parent.name)
        lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in found(game))
        written[folder / "positions.json"] = f"[\n{lines}\n]\n"
    return written


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
