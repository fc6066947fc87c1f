"""An edition's board and animals as tables for the compiled rules, made once for each edition and shared."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.games.jungla.components.checked import components_of
from menagerie.games.jungla.rules.moves import with_facing

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.tables import empty_tables, fill_bytes, fill_ints
    from menagerie.games.jungla.components.printed import BITS

    MULTI, TAKES_FRONTALLY, IMMUNE = BITS["multi_capture"], BITS["takes_runners_frontally"], BITS["frontal_immunity"]
    KEEPS_FACING, NO_DEN, PEACEFUL = BITS["keeps_facing_after_strike"], BITS["no_return_to_den"], BITS["never_strikes"]
    NEVER_IMPRISONED, SAFE_AT_HOME = BITS["never_imprisoned"], BITS["safe_in_own_den_and_zone"]
    WEB_IMMUNE, FREE_LIBERATOR, DOUBLE_HUNT = BITS["web_immunity"], BITS["free_liberator"], BITS["double_hunt"]
    NO_WATER, AQUATIC = BITS["no_water"], BITS["no_water_stop"]
    SPECIAL, DESTROYER, RUNNER = BITS["special"], BITS["destroyer"], BITS["runner"]

if TYPE_CHECKING:
    from menagerie.core.edition import Edition
    from menagerie.games.jungla.components.printed import Components


class Tables:
    """Everything about an edition that the rules look up while they run."""

    def __init__(self, components: Components) -> None:
        """Lay the components out."""
        if not cython.compiled:
            self.beside, self.ground, self.plain, self.zone, self.den, self.hunt, self.prison = empty_tables(7)
            self.front, self.dens, self.den_size, self.column, self.row, self.l_arm = empty_tables(6)
            self.turtle, self.spider, self.leader, self.frontal = empty_tables(4)
            self.land_steps, self.water_steps, self.long_steps, self.jump_steps = empty_tables(4)
            self.l_steps, self.directions, self.l_directions, self.powers = empty_tables(4)
        self.components = components
        self.squares = len(components.board.squares)
        fill_bytes(self.beside, components.beside())
        fill_bytes(self.ground, [square.ground for square in components.board.squares])
        fill_bytes(self.plain, [square.kind == "land" for square in components.board.squares])
        fill_bytes(self.zone, components.owned_by("defence"))
        fill_bytes(self.den, components.owned_by("land_den", "water_den"))
        fill_bytes(self.hunt, components.owned_by("hunt"))
        fill_bytes(self.prison, components.owned_by("prison"))
        fill_bytes(self.front, components.fronts())
        fill_bytes(self.dens, components.den_lists())
        fill_bytes(self.den_size, [len(den) for den in components.dens])
        fill_bytes(self.column, [square % components.board.columns for square in range(self.squares)])
        fill_bytes(self.row, [square // components.board.columns for square in range(self.squares)])
        fill_bytes(self.l_arm, [components.l_arms.get(length, 0) for length in range(16)])
        fill_bytes(self.turtle, components.owners("never_imprisoned"))
        fill_bytes(self.spider, components.owners("web"))
        fill_bytes(self.leader, components.owners("armour"))
        fill_bytes(self.frontal, [int(way) for way in components.frontal])
        fill_ints(self.land_steps, [animal.land_steps for animal in components.animals])
        fill_ints(self.water_steps, [animal.water_steps for animal in components.animals])
        fill_ints(self.long_steps, [animal.long_steps for animal in components.animals])
        fill_ints(self.jump_steps, [animal.jump_steps for animal in components.animals])
        fill_ints(self.l_steps, [animal.l_steps for animal in components.animals])
        fill_ints(self.directions, [animal.directions for animal in components.animals])
        fill_ints(self.l_directions, [animal.l_directions for animal in components.animals])
        fill_ints(self.powers, [animal.powers for animal in components.animals])
        self.facings = components.facings
        self.facing_mask = 8 // components.facings - 1
        self.next_facing = with_facing(0, 8 // components.facings)
        self.target = components.target
        self.turn_limit = components.turn_limit
        self.hunt_points = components.hunt_points
        self.turtle_points = components.turtle_points
        self.max_freed = components.max_freed
        self.actions = components.actions
        self.bonus_actions = components.bonus_actions
        self.batch = components.batch


@lru_cache(maxsize=64)
def tables_of(edition: Edition) -> Tables:
    """Return the tables of an edition; `InvalidEdition` names every problem of a wrong one."""
    return Tables(components_of(edition))
