"""The list of actions under way: it is written to memory, or actions are only counted.

A list for a search's last look (`forcing_only`) takes strikes and hunts alone, with the facing that the animal has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.jungla.rules.state import ANIMALS_EACH, HUNT, packed

    LONGEST_LIST = 8192

    def new_list(moves: list[int], forcing_only: int) -> Struct:
        """Return an empty list that writes to `moves`."""
        return Struct(moves=moves, number=0, counting=False, forcing_only=forcing_only)

    def new_count() -> Struct:
        """Return a list that only counts."""
        return Struct(moves=[], number=0, counting=True, forcing_only=False)

    def list_address(found: Struct) -> Struct:
        """Pass a list on to be added to."""
        return found


if TYPE_CHECKING:
    from menagerie.games.jungla.rules.tables import Tables


def add(found: Struct, kind: int, animal: int, facing: int, square: int, strikes: int, home: int) -> None:  # noqa: PLR0913, PLR0917 - six parts
    """List one action."""
    if found.forcing_only and not strikes and kind != HUNT:
        return
    if found.counting:
        found.number += 1
    elif found.number < LONGEST_LIST:
        found.moves[found.number] = packed(kind, animal, facing, square, strikes, home)
        found.number += 1


def add_every_facing(  # noqa: PLR0913, PLR0917 - five parts
    found: Struct, state: Struct, tables: Tables, kind: int, animal: int, square: int, strikes: int, home: int
) -> None:
    """List an action once for each facing that the edition knows (J21)."""
    if found.forcing_only:
        add(found, kind, animal, state.facing[ANIMALS_EACH * state.side + animal], square, strikes, home)
        return
    if found.counting or found.number >= LONGEST_LIST:
        found.number += found.counting
        return
    moves = found.moves
    number = found.number
    action = packed(kind, animal, 0, square, strikes, home)
    for _ in range(tables.facings):
        moves[number] = action
        number += 1
        action += tables.next_facing
    found.number = number
