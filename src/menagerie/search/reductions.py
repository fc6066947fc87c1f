"""How many plies less a late move is searched: the deeper the search and the later the move, the more."""

from __future__ import annotations

from math import log

DEPTHS, PLACES = 32, 64
EARLY = 3
"""So many of the best rated moves are never reduced."""
DIVISOR = 2.2


def reduction(depth: int, place: int) -> int:
    """Return by how much the move at a place in the order is reduced at a depth."""
    if place < EARLY or depth < EARLY:
        return 0
    return round(log(depth) * log(place) / DIVISOR)


REDUCTIONS = [reduction(depth, place) for depth in range(DEPTHS) for place in range(PLACES)]
