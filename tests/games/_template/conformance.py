"""What the conformance kit needs to know of the game: positions that random play hardly reaches."""

from __future__ import annotations

POSITIONS = (
    "8,7 11/33 60 standard",  # all turns are played (T10)
    "7,8 33/22 20 standard",  # the only shells lead beyond the sea (T7), so there is a rest (T8)
    "9,4 1/12 13 standard",  # the first otter is in the sea (T9)
    "4,6 2/- 10 brook",  # the second otter is in the sea (T9)
)
