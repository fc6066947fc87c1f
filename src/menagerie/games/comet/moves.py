"""The numbers of moves: decisions and draws in 25 bits; their texts stand in notation.py (10.3, 10.4).

| bits | what |
|---|---|
| 20-24 | kind |
| 12-19 | a card, a source, a hero, a seat, a rescuer or a piece |
| 4-11 | a hex |
| 0-3 | a symbol |
"""

from __future__ import annotations

FIRST, HERO, DRAW, REVEAL = range(4)
HATCH, MOVE, REST, USE, PASS, END, PLACE, STEP, PLAY = range(4, 13)
RESCUER, SHIFT, TAKE, SWAP, READY, DONE, DISCARD, COMET = range(13, 21)
"""The kinds of moves: four draws, then the decisions."""

WORDS = (
    *("first", "hero", "draw", "reveal", "hatch", "move", "rest", "use", "pass", "end", "place", "step", "play"),
    *("rescuer", "shift", "take", "swap", "ready", "done", "discard", "comet"),
)


def number(kind: int, what: int = 0, place: int = 0, symbol: int = 0) -> int:
    """Return the number of a move."""
    return kind << 20 | what << 12 | place << 4 | symbol
