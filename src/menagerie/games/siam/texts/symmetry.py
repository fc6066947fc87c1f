"""One text for all positions of Siam that are equal up to turning the board or exchanging the sides (S39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.siam.components.board import SIZE
from menagerie.games.siam.texts.positions import write_position

if TYPE_CHECKING:
    from menagerie.core.position import Position

QUARTER = str.maketrans("NESWnesw", "ESWNeswn")
MIRROR = str.maketrans("EWew", "WEwe")
EXCHANGED = str.maketrans("NESWnesw", "neswNESW")
OTHER_SIDE = {"ele": "rhi", "rhi": "ele", "-": "-"}


def canonical(position: Position) -> str:
    """Return the first of the texts of a position turned, mirrored and with the sides exchanged, without counts.

    Boards of the editions in which squares are closed for a while count as the same too once the squares are open;
    before that the number of turns stays in the text.
    """
    board, side, ply, exits, winner, edition = write_position(position).split(" ")
    closed = bool(getattr(position, "closed_now", 0))
    used, theirs = exits.split(",")
    rows = board.split("/")
    kept, changed = ((side, used, theirs, winner), (OTHER_SIDE[side], theirs, used, OTHER_SIDE[winner]))
    here = [(turned, kept) for turned in images(rows)]
    there = [(turned.translate(EXCHANGED), changed) for turned, _ in here]
    first, (mover, ours, others, won) = (board, kept) if closed else min([*here, *there])
    return " ".join([first, mover, f"{ours},{others}", ply if closed else "-", won, edition])


def images(rows: list[str]) -> list[str]:
    """Return a board turned by quarters and mirrored, in eight ways."""
    found = []
    for _ in range(4):
        rows = [
            "".join(rows[SIZE - 1 - row][column] for row in range(SIZE)).translate(QUARTER) for column in range(SIZE)
        ]
        found += ["/".join(rows), "/".join(row[::-1].translate(MIRROR) for row in rows)]
    return found
