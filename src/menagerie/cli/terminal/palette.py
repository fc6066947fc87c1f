"""Colours of the terminal board. Every cell and piece has its own ground, so any terminal background will do."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rich.color import Color, ColorParseError
from rich.color_triplet import ColorTriplet

if TYPE_CHECKING:
    from collections.abc import Sequence

GROUND = ColorTriplet(196, 178, 138)
"""Of cells whose scene names no colour."""

HOLE = ColorTriplet(92, 82, 64)
"""Of holes in the board."""

SHADE = 0.45
"""The share of the hole's colour in a narrow gap between cells, such as between octagons."""

INK = ColorTriplet(40, 34, 24)
FAINT = 0.45
"""The share of ink in the colour of faint text."""

PIECES = (
    (ColorTriplet(122, 116, 108), ColorTriplet(250, 250, 250)),
    (ColorTriplet(255, 250, 235), ColorTriplet(120, 40, 20)),
    (ColorTriplet(38, 50, 82), ColorTriplet(255, 226, 140)),
    (ColorTriplet(20, 108, 84), ColorTriplet(236, 255, 240)),
    (ColorTriplet(112, 40, 104), ColorTriplet(255, 232, 255)),
)
"""By owner, nobody first: the ground and the ink of a piece."""

LAST_MOVE = ColorTriplet(236, 202, 84)
REFUSED = ColorTriplet(226, 104, 84)
TONE = 0.07
"""How much darker each further tone of a ground is."""


@cache
def ground(colour: str, tone: int) -> ColorTriplet:
    """The ground of a cell by the colour its scene names, a little darker for every tone."""
    return mix(named(colour), ColorTriplet(0, 0, 0), TONE * tone)


def named(colour: str) -> ColorTriplet:
    """A colour by name or ``#rrggbb``; what cannot be read becomes the plain ground."""
    try:
        return Color.parse(colour.lower()).get_truecolor() if colour else GROUND
    except ColorParseError:
        return GROUND


def mix(one: ColorTriplet, other: ColorTriplet, share: float) -> ColorTriplet:
    """A colour between two; `share` 1 is the other."""
    return ColorTriplet(*(round(a + (b - a) * share) for a, b in zip(one, other, strict=True)))


def ink_on(colour: ColorTriplet) -> ColorTriplet:
    """A writing colour that can be read on a ground."""
    return INK if brightness(colour) > 120 else ColorTriplet(255, 255, 255)


def brightness(colour: ColorTriplet) -> float:
    """How bright a colour looks, from 0 to 255."""
    return 0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue


def faint_on(colour: ColorTriplet) -> ColorTriplet:
    """A colour for faint text."""
    return mix(colour, ink_on(colour), FAINT)


def between(grounds: Sequence[ColorTriplet]) -> ColorTriplet:
    """The ground of a narrow gap between cells: their mean, shaded."""
    mean = ColorTriplet(*(sum(parts) // len(grounds) for parts in zip(*grounds, strict=True))) if grounds else HOLE
    return mix(mean, HOLE, SHADE)


def mark_ink(owner: int, ground: ColorTriplet) -> ColorTriplet:
    """The colour of a sign that comes from an owner: that one of the owner's two which stands out more."""
    if not owner:
        return ink_on(ground)
    return max(piece_colours(owner), key=lambda colour: abs(brightness(colour) - brightness(ground)))


def piece_colours(owner: int) -> tuple[ColorTriplet, ColorTriplet]:
    """The ground and the ink of a piece by its owner."""
    return PIECES[owner % len(PIECES)]
