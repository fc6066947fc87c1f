"""Drills: short games with a few animals of each pack in which the first hunt wins, and positions turned round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.jungla.components import components_of
from menagerie.games.jungla.header import ACTING, NORMAL, empty_header
from menagerie.games.jungla.rules import Jungla

if TYPE_CHECKING:
    from random import Random

    from menagerie.core.edition import Edition

FEWEST, MOST = 3, 5
"""Animals of each pack that take part."""


def start(edition: Edition, random: Random) -> Jungla:
    """Return a start with some animals of the ready-made array, as many of each pack, and one hunt to win."""
    components = components_of(edition)
    position = Jungla(edition, 2, 1, components.turn_limit)
    size = random.randint(FEWEST, MOST)
    half = len(components.array) // 2
    for first in (0, half):
        for who in sorted(random.sample(range(first, first + half), size)):
            square, facing = components.array[who]
            position.place(who, square, facing)
    side = random.randrange(2)
    turn = {"side": side, "due": ACTING, "kind": NORMAL, "left": components.actions, "next_kind": NORMAL}
    position.set_header({**empty_header(), **turn})
    return position
