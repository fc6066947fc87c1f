"""How a move ends: on a free square, by a strike, in a web, on a goal (J40–J44, J52–J65, J70–J71, J79–J83, J90–J93).

A walk is one animal on its way: who it is, where it began, which way it goes, by which distances, and what limits it.
Strikes on the way are bits: the lowest for the first square.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.jungla.rules.animals import anybody_to_free, armoured, near_spider, special_in_zone
    from menagerie.games.jungla.rules.lists import add, add_every_facing
    from menagerie.games.jungla.rules.state import (
        ANIMALS_EACH,
        AT_THE_END,
        HUNT,
        MOVE,
        NO_FACING,
        OFF,
        PRISON,
        SPRING,
        WATER,
    )
    from menagerie.games.jungla.rules.tables import (
        IMMUNE,
        KEEPS_FACING,
        NO_WATER,
        PEACEFUL,
        RUNNER,
        SAFE_AT_HOME,
        SPECIAL,
        TAKES_FRONTALLY,
        WEB_IMMUNE,
    )

if TYPE_CHECKING:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.jungla.rules.tables import Tables


# Striking (J40–J44, J52–J59, J90–J93)


def may_strike(state: Struct, tables: Tables, walk: Struct, victim: int, square: int) -> bool:
    """Whether the animal may strike an enemy on a square, arriving there on its way."""
    powers = tables.powers[walk.who]
    theirs = tables.powers[victim]
    home = 2 - walk.pack
    if powers & PEACEFUL:
        return False
    if theirs & SAFE_AT_HOME and (tables.den[square] == home or tables.zone[square] == home):
        return False
    if theirs & IMMUNE and not powers & (TAKES_FRONTALLY | RUNNER):
        facing = state.facing[victim]
        if (walk.way + 4 & 7 == facing and tables.frontal[0]) or (walk.way == facing and tables.frontal[1]):
            return False
    return tables.zone[square] != walk.pack + 1 or not special_in_zone(state, tables, walk.pack, walk.who)


def end_free(state: Struct, tables: Tables, walk: Struct, square: int, strikes: int) -> None:
    """End a move on a free square."""
    webbed = caught(state, tables, walk, square, strikes, -1)
    if strikes and not turtle_has_home(state, tables, walk, -1, strikes, OFF if webbed else square):
        return
    add_facings(state, tables, walk, MOVE, square, strikes, 0, webbed)


def end_strike(state: Struct, tables: Tables, walk: Struct, square: int, strikes: int) -> None:
    """End a move by a strike: stay on the square, or spring back (J40, J42)."""
    victim = state.cells[square] - 1
    spring = armoured(state, tables, victim)
    taken = -1 if spring else victim
    if tables.zone[square] == walk.pack + 1 and not tables.powers[walk.who] & SPECIAL:
        spring = True
    stands = walk.origin if spring else square
    webbed = caught(state, tables, walk, stands, strikes, taken)
    if not turtle_has_home(state, tables, walk, victim, strikes, OFF if webbed else stands):
        return
    if spring:
        add_facings(state, tables, walk, SPRING, square, strikes | AT_THE_END, 0, webbed)
    else:
        add_facings(state, tables, walk, MOVE, square, strikes | AT_THE_END, 0, webbed)


def turtle_has_home(state: Struct, tables: Tables, walk: Struct, victim: int, strikes: int, stands: int) -> bool:  # noqa: PLR0913, PLR0917 - a strike
    """Whether the turtle, if it is among the struck, finds an empty den square after the move (J58)."""
    turtle = tables.turtle[1 - walk.pack]
    if victim != turtle and not (strikes and struck(tables, walk, state.where[turtle], strikes)):
        return True
    left = OFF if victim < 0 or armoured(state, tables, victim) else state.where[victim]
    for place in range(tables.den_size[1 - walk.pack]):
        square = tables.dens[64 * (1 - walk.pack) + place]
        if square != stands and (square in (walk.origin, left) or emptied(state, tables, walk, square, strikes)):
            return True
    return False


def emptied(state: Struct, tables: Tables, walk: Struct, square: int, strikes: int) -> bool:
    """Whether a square is empty, or will be by a strike on the way."""
    return state.cells[square] == 0 or (strikes != 0 and struck(tables, walk, square, strikes))


def struck(tables: Tables, walk: Struct, square: int, strikes: int) -> bool:
    """Whether a square is among those struck on the way."""
    passed = walk.origin
    for step in range(5):
        passed = tables.beside[passed << 3 | walk.way]
        if passed == OFF:
            return False
        if strikes >> step & 1 and passed == square:
            return True
    return False


# Webs (J61–J65)


def caught(state: Struct, tables: Tables, walk: Struct, square: int, strikes: int, victim: int) -> bool:  # noqa: PLR0913, PLR0917 - a strike
    """Whether the animal is caught on a square by the enemy's web, as it is after the strikes of the move (J62)."""
    spider = tables.spider[1 - walk.pack]
    at = state.where[spider]
    if at == OFF or victim == spider or tables.powers[walk.who] & WEB_IMMUNE:
        return False
    if strikes and struck(tables, walk, at, strikes):
        return False
    return near_spider(state, tables, spider, square)


def in_web(state: Struct, tables: Tables, who: int) -> bool:
    """Whether an animal on the board stands in the enemy's web (J63)."""
    spider = tables.spider[who < ANIMALS_EACH]
    return not tables.powers[who] & WEB_IMMUNE and near_spider(state, tables, spider, state.where[who])


# Goals (J70, J71, J79–J83)


def reach_goal(state: Struct, tables: Tables, walk: Struct, goal: int, strikes: int) -> None:
    """Hunt, or enter the prison: only the enemy's, and not by the second half of a double action (J9, J85)."""
    if walk.limited:
        return
    if strikes and not turtle_has_home(state, tables, walk, -1, strikes, OFF):
        return
    if tables.prison[goal] == 2 - walk.pack:
        if walk.may_free and could_free(state, tables, walk, strikes):
            add(walk.found, PRISON, walk.who - ANIMALS_EACH * walk.pack, NO_FACING, goal, strikes, 0)
    elif tables.hunt[goal] == 2 - walk.pack and not walk.long_move:
        for place in range(tables.den_size[walk.pack]):
            square = tables.dens[64 * walk.pack + place]
            if may_return(state, tables, walk, square, strikes):
                add_facings(state, tables, walk, HUNT, goal, strikes, place, 0)


def may_return(state: Struct, tables: Tables, walk: Struct, square: int, strikes: int) -> bool:
    """Whether the hunter may go back to a den square (J71): empty, no enemy web, no water for the spider."""
    if square != walk.origin and not emptied(state, tables, walk, square, strikes):
        return False
    if tables.ground[square] == WATER and tables.powers[walk.who] & NO_WATER:
        return False
    return not caught(state, tables, walk, square, strikes, -1)


def could_free(state: Struct, tables: Tables, walk: Struct, strikes: int) -> bool:
    """Whether somebody could be freed and placed once this animal has entered the prison (J80)."""
    spider = tables.spider[1 - walk.pack]
    spider_at = state.where[spider]
    taken = state.cells[walk.origin]
    state.cells[walk.origin] = 0
    answer = False
    if strikes:
        answer = could_free_after_strikes(state, tables, walk, strikes, spider, spider_at)
    else:
        answer = anybody_to_free(state, tables, walk.pack, walk.who)
    state.cells[walk.origin] = taken
    return answer


def could_free_after_strikes(  # noqa: PLR0913, PLR0917 - a strike
    state: Struct, tables: Tables, walk: Struct, strikes: int, spider: int, spider_at: int
) -> bool:
    """Ask the same with the struck animals off the board."""
    square = walk.origin
    for step in range(5):
        square = tables.beside[square << 3 | walk.way]
        if square == OFF:
            break
        if strikes >> step & 1:
            occupant = state.cells[square]
            state.cells[square] = 0
            if occupant - 1 == spider:
                state.where[spider] = OFF
            answer = could_free_after_strikes(state, tables, walk, strikes & ~(1 << step), spider, spider_at)
            state.cells[square] = occupant
            state.where[spider] = spider_at
            return answer
    return anybody_to_free(state, tables, walk.pack, walk.who)


def add_facings(  # noqa: PLR0913, PLR0917 - five parts
    state: Struct, tables: Tables, walk: Struct, kind: int, square: int, strikes: int, home: int, webbed: int
) -> None:
    """List an action once for each facing after it: one if a runner struck (J55), none in a web (J62)."""
    animal = walk.who - ANIMALS_EACH * walk.pack
    if webbed:
        add(walk.found, kind, animal, NO_FACING, square, strikes, home)
    elif strikes and tables.powers[walk.who] & KEEPS_FACING:
        add(walk.found, kind, animal, state.facing[walk.who], square, strikes, home)
    else:
        add_every_facing(walk.found, state, tables, kind, animal, square, strikes, home)
