"""What the numbers of pieces stand for: whose they are, how they are written and what they are called."""

from __future__ import annotations

from menagerie.games.siam.components.board import ELEPHANT, FACINGS, NO_PIECE, RHINO, ROCK_PIECE

SIDES = (ELEPHANT, RHINO)
"""By seat, less one: the number that an animal's facing is added to."""

LETTERS = {
    **{ELEPHANT + facing: letter for facing, letter in enumerate(FACINGS)},
    **{RHINO + facing: letter.lower() for facing, letter in enumerate(FACINGS)},
    ROCK_PIECE: "#",
    NO_PIECE: ".",
}
"""The character of each piece in the board field of a position text."""

KINDS = ("rock", "elephant", "rhinoceros")
"""By owner, nobody first: the stable word for a piece, which is also the key of its name."""


OWNERS = {side + facing: seat for seat, side in enumerate(SIDES, start=1) for facing in range(len(FACINGS))}
"""The seat that owns each animal."""


def owner(piece: int) -> int:
    """Return the seat that owns an animal, 0 for a rock."""
    return OWNERS.get(piece, 0)


def kind_of(piece: int) -> str:
    """Return the stable word for a piece."""
    return KINDS[owner(piece)]
