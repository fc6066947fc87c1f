"""The numbers of moves, and accessors for their parts.

A draw is `DRAW` plus its shell, a play `PLAY` plus its shell, a rest is `REST`. Numbers sort as the texts do. Compiled
code has the same names in state.pxd.
"""

from __future__ import annotations

DRAW, PLAY, REST = 0, 10, 20


def kind_of(move: int) -> int:
    """Return DRAW, PLAY or REST."""
    return move - shell_of(move)


def shell_of(move: int) -> int:
    """Return the shell that is drawn or played, 0 for a rest."""
    return move % 10
