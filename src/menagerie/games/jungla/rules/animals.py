"""Where animals stand, how they leave the board, and where they may be placed (J11–J13, J61–J65, J74–J83)."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.jungla.rules.state import ANIMALS_EACH, LAND, OFF, WATER
    from menagerie.games.jungla.rules.tables import FREE_LIBERATOR, NO_WATER, SPECIAL

if TYPE_CHECKING:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.jungla.rules.tables import Tables


# Standing and leaving


def lift(state: Struct, who: int) -> None:
    """Take an animal off the board."""
    state.cells[state.where[who]] = 0
    state.where[who] = OFF


def stand(state: Struct, who: int, square: int, facing: int) -> None:
    """Stand an animal on a square."""
    state.cells[square] = who + 1
    state.where[who] = square
    state.facing[who] = facing


def imprison(state: Struct, tables: Tables, who: int) -> None:
    """Put an animal in prison; a leader loses its armour (J78)."""
    pack = who >= ANIMALS_EACH
    lift(state, who)
    state.prison[pack] |= 1 << (who - ANIMALS_EACH * pack)
    if who == tables.leader[pack]:
        state.armour &= ~(1 << pack)


def armoured(state: Struct, tables: Tables, who: int) -> bool:
    """Whether an animal wears an armour (J74)."""
    pack = who >= ANIMALS_EACH
    return who == tables.leader[pack] and state.armour >> pack & 1


def placed(state: Struct, pack: int) -> int:
    """How many animals of a pack stand on the board."""
    number = 0
    for who in range(ANIMALS_EACH * pack, ANIMALS_EACH * pack + ANIMALS_EACH):
        number += state.where[who] != OFF
    return number


def all_placed(state: Struct, pack: int) -> bool:
    """Whether all animals of a pack stand on the board."""
    for who in range(ANIMALS_EACH * pack, ANIMALS_EACH * pack + ANIMALS_EACH):  # noqa: SIM110 - all() needs the GIL
        if state.where[who] == OFF:
            return False
    return True


def special_in_zone(state: Struct, tables: Tables, pack: int, but: int) -> bool:
    """Whether one of a pack's specials, other than one animal, stands in the pack's own zone."""
    for animal in range(ANIMALS_EACH * pack, ANIMALS_EACH * pack + ANIMALS_EACH):
        square = state.where[animal]
        special = animal != but and square != OFF and tables.powers[animal] & SPECIAL
        if special and tables.zone[square] == pack + 1:
            return True
    return False


# Webs (J61–J65)


def near_spider(state: Struct, tables: Tables, spider: int, square: int) -> bool:
    """Whether a square is a land square beside a spider that is on the board (J61, J64)."""
    at = state.where[spider]
    if at in (OFF, square) or tables.ground[square] != LAND:
        return False
    across = tables.column[at] - tables.column[square]
    along = tables.row[at] - tables.row[square]
    near: bool = -1 <= across <= 1 and -1 <= along <= 1
    return near


# Placing (J11–J13, J80–J83)


def anybody_to_free(state: Struct, tables: Tables, pack: int, liberator: int) -> bool:
    """Whether one of a pack's prisoners, not the liberator, can be placed (J80–J83)."""
    for animal in range(ANIMALS_EACH):
        who = ANIMALS_EACH * pack + animal
        if state.prison[pack] >> animal & 1 and who != liberator and has_place(state, tables, who, liberator):
            return True
    return False


def has_place(state: Struct, tables: Tables, who: int, liberator: int) -> bool:
    """Whether a freed animal finds a place; a liberating turtle keeps one for itself (J82)."""
    pack = who >= ANIMALS_EACH
    if tables.powers[liberator] & FREE_LIBERATOR and empty_den_squares(state, tables, pack) < 2:
        return False
    return has_permitted_square(state, tables, who)


def has_permitted_square(state: Struct, tables: Tables, who: int) -> bool:
    """Whether an animal may be placed anywhere in its den."""
    pack = who >= ANIMALS_EACH
    for place in range(tables.den_size[pack]):
        if may_be_placed(state, tables, who, tables.dens[64 * pack + place]):
            return True
    return False


def may_be_placed(state: Struct, tables: Tables, who: int, square: int) -> bool:
    """Whether an animal may be placed on a den square (J12, J13, J65)."""
    front = tables.front[square]
    if state.cells[square] or (front != OFF and not state.cells[front]):
        return False
    if tables.ground[square] == WATER and tables.powers[who] & NO_WATER:
        return False
    return not near_spider(state, tables, tables.spider[who < ANIMALS_EACH], square)


def empty_den_squares(state: Struct, tables: Tables, pack: int) -> int:
    """How many squares of a den are empty."""
    empty = 0
    for place in range(tables.den_size[pack]):
        empty += state.cells[tables.dens[64 * pack + place]] == 0
    return empty
