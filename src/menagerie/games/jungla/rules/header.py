"""How far a game has gone: what is due, the kind of the turn, who has won and why.

The numbers are those that `Jungla.header` gives and `Jungla.set_header` takes.
"""

from __future__ import annotations

PREPARING, ACTING, GOING_HOME, GOING_HOME_FIRST, FREEING, OVER = range(6)
"""What is due; a turtle goes home first when it was struck by an animal on its way into the prison."""
NO_KIND, NORMAL, BONUS, BONUS_AGAIN = range(4)
"""The kind of a turn; in the last one the animal that acted may still act a second time."""
BY_POINTS, BY_PRISONERS, BY_BLOCK, BY_LIMIT = range(1, 5)
"""Why a game is over."""
DRAWN = 3
"""The winner of a drawn game; 1 is Red, 2 Blue."""

FIELDS = (
    *("turns", "red", "blue", "last", "side", "due", "due_pack", "liberator", "freed", "kind", "actor", "left", "rest"),
    *("next_kind", "winner", "armour", "reason", "red_prison", "blue_prison"),
)


def empty_header() -> dict[str, int]:
    """Return the header of a game in which nothing has happened."""
    return dict.fromkeys(FIELDS, 0)
