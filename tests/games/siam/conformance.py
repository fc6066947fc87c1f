"""What the conformance kit needs to know of Siam: positions that random play hardly reaches, and symmetries (S39)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from menagerie.testing import Symmetry

if TYPE_CHECKING:
    from collections.abc import Callable

SQUARES = tuple(file + rank for rank in "54321" for file in "abcde")
POSITIONS = (
    # The game is over: after S28 no move is legal (S29).
    "...../.N.../.##../...../..... rhi 9 0,0 ele classic2005",
    # The one exit is used up (S35), by both sides.
    "N..../...../.###./...../n.... ele 20 1,1 - classic2005-oneexit",
    "N..../...../.###./...../n.... rhi 21 1,1 - classic2005-cross-oneexit",
    # A crowd: lines that push, are stopped, and would push a rock off.
    "..n../.Ns.e/E#S#w/.#s../S.N.. ele 60 0,0 - classic2005",
    # The crosses are closed for the last time (S33, S34), once with an animal beside one and once with one on it.
    "...../...../.###./...../.NS.. rhi 3 0,0 - classic2005-cross",
    "..S../...../.###./...../.N... ele 2 0,0 - edition2014",
    # All animals are on the board: nobody can enter (S10).
    "NNNNN/...../.###./...../nnnnn ele 30 0,0 - edition2014",
)


UNCROSSED = ("classic2005", "classic2005-oneexit")
TO_BE_SWAPPED = str.maketrans("NESWnesw", "neswNESW")


def symmetry(name: str, squares: Callable[[str], str], facings: str, editions: tuple[str, ...] = ()) -> Symmetry:
    """Return the symmetry that maps squares by a function and the facings N E S W to `facings`."""
    capitals = str.maketrans("NESW", facings)
    letters = capitals | str.maketrans("nesw", facings.lower())

    def position(text: str) -> str:
        rows, rest = text.split(" ", 1)
        board = dict(zip(SQUARES, rows.replace("/", ""), strict=True))
        turned = {squares(square): letter.translate(letters) for square, letter in board.items()}
        return "/".join("".join(turned[file + rank] for file in "abcde") for rank in "54321") + f" {rest}"

    def move(text: str) -> str:
        return re.sub("[a-e][1-5]", lambda found: squares(found[0]), text).translate(capitals)

    return Symmetry(name, position, move, editions)


def swapped(text: str) -> str:
    """Exchange the two sides of a position, the turn included."""
    board, side, ply, exits, winner, variant = text.split(" ")
    other = {"ele": "rhi", "rhi": "ele", "-": "-"}
    exits = ",".join(reversed(exits.split(",")))
    return f"{board.translate(TO_BE_SWAPPED)} {other[side]} {int(ply) + 1} {exits} {other[winner]} {variant}"


SYMMETRIES = (
    symmetry("the mirror of the ranks", lambda square: square.translate(str.maketrans("12345", "54321")), "SENW"),
    symmetry("the mirror of the files", lambda square: square.translate(str.maketrans("abcde", "edcba")), "NWSE"),
    symmetry(
        "the mirror of the diagonal",
        lambda square: "abcde"["12345".index(square[1])] + "12345"["abcde".index(square[0])],
        "ENWS",
        UNCROSSED,
    ),
    Symmetry("the exchange of the sides", swapped, str, UNCROSSED),
)
"""S39; the first three make all eight symmetries of the square."""
