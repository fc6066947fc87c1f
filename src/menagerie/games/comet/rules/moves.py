"""The numbers of moves: decisions and events of chance in 25 bits; for their texts see texts/moves.py (10.3, 10.4).

| bits | what |
|---|---|
| 20-24 | kind |
| 12-19 | a card, a source, a hero, a seat, a rescuer or a piece |
| 4-11 | a hex |
| 0-3 | a symbol |

The constants and accessors have twins in C, in state.pxd.
"""

from __future__ import annotations

FIRST, HERO, DRAW, REVEAL = range(4)
HATCH, MOVE, REST, USE, PASS, END, PLACE, STEP, PLAY = range(4, 13)
RESCUER, SHIFT, TAKE, SWAP, READY, DONE, DISCARD, COMET = range(13, 21)

WORDS = (
    *("first", "hero", "draw", "reveal", "hatch", "move", "rest", "use", "pass", "end", "place", "step", "play"),
    *("rescuer", "shift", "take", "swap", "ready", "done", "discard", "comet"),
)
"""The first words of the texts by kind: four events of chance, then the decisions."""


def move_of(kind: int, what: int, place: int, symbol: int) -> int:
    """Return the number of a move."""
    return kind << 20 | what << 12 | place << 4 | symbol


def kind_of(move: int) -> int:
    """Return the kind of a move."""
    return move >> 20


def what_of(move: int) -> int:
    """Return the card, source, hero, seat, rescuer or piece of a move, depending on its kind."""
    return move >> 12 & 255


def place_of(move: int) -> int:
    """Return the hex of a move."""
    return move >> 4 & 255


def symbol_of(move: int) -> int:
    """Return the symbol of a move."""
    return move & 15
