"""How animals move (J20–J39, J45–J51, J66–J69, J85–J95): every move action that one animal has where it stands.

A move is a walk, square by square, that ends where the rules let it end; how it ends stands in arrivals.py. Powers and
board come from the edition's tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.jungla.rules.animals import armoured, special_in_zone
    from menagerie.games.jungla.rules.arrivals import end_free, end_strike, may_strike, reach_goal
    from menagerie.games.jungla.rules.state import ANIMALS_EACH, GOAL, LAND, OFF, WATER
    from menagerie.games.jungla.rules.tables import AQUATIC, DESTROYER, MULTI, NO_DEN, NO_WATER, SPECIAL

    def new_walk(found: Struct, who: int) -> Struct:
        """Return the walk of an animal that adds to a list."""
        return Struct(found=found, who=who, pack=who >= ANIMALS_EACH)

    def walk_address(walk: Struct) -> Struct:
        """Pass a walk on to be changed."""
        return walk


if TYPE_CHECKING:
    from menagerie.games.jungla.rules.tables import Tables


# Which ways to go (J20–J24, J35–J37, J89)


def list_moves(state: Struct, tables: Tables, found: Struct, who: int, limited: int, may_free: int) -> None:  # noqa: PLR0913, PLR0917 - one animal's limits
    """List every move action of an animal with its present facing.

    The second half of a double action is limited (J85); only the first action of a turn may free (J79).
    """
    walk = new_walk(found, who)
    walk.limited = limited
    walk.may_free = may_free
    walk.origin = state.where[who]
    walk.land_start = tables.ground[walk.origin] == LAND
    steps = tables.land_steps[who] if walk.land_start else tables.water_steps[who]
    inside = tables.zone[walk.origin] == 2 - walk.pack
    for relative in range(8):
        walk.way = state.facing[who] + relative & 7
        if tables.directions[who] >> relative & 1:
            if inside:
                walk.forced_by = 0
                walk_straight(state, tables, walk_address(walk), 2, 1, 0, 0)
                if not limited:
                    walk_to_special(state, tables, walk_address(walk), steps)
            else:
                walk_all(state, tables, walk_address(walk), steps)
        if tables.l_directions[who] >> relative & 1:
            walk_l(state, tables, walk_address(walk), steps & tables.l_steps[who], relative)


def walk_all(state: Struct, tables: Tables, walk: Struct, steps: int) -> None:
    """Go straight on, by the distances on which the animal jumps, by the others, and by long moves (J38, J66)."""
    walk.forced_by = 0
    short = steps & ~tables.long_steps[walk.who]
    jump = short & tables.jump_steps[walk.who]
    walk_straight(state, tables, walk, jump, 1, 1, 0)
    walk_straight(state, tables, walk, short & ~jump, 2, 0, 0)
    walk_straight(state, tables, walk, steps & ~short, 3, 0, 1)


def walk_straight(  # noqa: PLR0913, PLR0917 - how the animal goes
    state: Struct, tables: Tables, walk: Struct, steps: int, group: int, jumping: int, long_move: int
) -> None:
    """Go straight on by one of some distances."""
    if steps:
        walk.steps = steps
        walk.group = group
        walk.jumping = jumping
        walk.long_move = long_move
        go(state, tables, walk, walk.origin, 1, 0)


def go(state: Struct, tables: Tables, walk: Struct, before: int, step: int, strikes: int) -> None:  # noqa: PLR0913, PLR0917 - one step
    """Enter the next square of the line, end there if that is allowed, and go on if there is more to go."""
    square = tables.beside[before << 3 | walk.way]
    if square == OFF:
        return
    if not clear(tables, walk, square, before):
        return
    ground = tables.ground[square]
    if ground == GOAL:
        if walk.steps >> step & 1:
            reach_goal(state, tables, walk, square, strikes)
        return
    zone = tables.zone[square]
    enemy_zone = zone == 2 - walk.pack and tables.zone[walk.origin] != zone
    if enemy_zone and walk.long_move:
        return
    # The first water square and the first square of the enemy's zone end every move (J26, J31, J88).
    wet = ground == WATER and not tables.powers[walk.who] & AQUATIC and (walk.land_start or walk.long_move)
    forced = enemy_zone or wet
    if forced:
        reachable = walk.forced_by in (0, walk.group)
        walk.forced_by = walk.group
    else:
        reachable = walk.steps >> step & 1 == 1
    if state.cells[square]:
        meet(state, tables, walk, square, step, strikes, forced, reachable)
        return
    own_zone = zone == walk.pack + 1
    if reachable and (not own_zone or may_stay(state, tables, walk)):
        end_free(state, tables, walk, square, strikes)
    if not forced and walk.steps >> step + 1:
        go(state, tables, walk, square, step + 1, strikes)


def may_stay(state: Struct, tables: Tables, walk: Struct) -> bool:
    """Whether the animal may stop in its own defence zone: specials only, one at a time (J87)."""
    special = tables.powers[walk.who] & SPECIAL
    return special != 0 and not special_in_zone(state, tables, walk.pack, walk.who)


def meet(  # noqa: PLR0913, PLR0917 - one step
    state: Struct, tables: Tables, walk: Struct, square: int, step: int, strikes: int, forced: int, reachable: int
) -> None:
    """Deal with an animal in the way: strike it, jump it, take it and go on, or be blocked (J25, J38, J48–J50)."""
    powers = tables.powers[walk.who]
    victim = state.cells[square] - 1
    more = not forced and walk.steps >> step + 1
    if (victim >= ANIMALS_EACH) == walk.pack:
        if more and walk.jumping:
            go(state, tables, walk, square, step + 1, strikes)
        return
    can = not walk.limited and may_strike(state, tables, walk, victim, square)
    if can and reachable:
        end_strike(state, tables, walk, square, strikes)
    if not more:
        return
    if walk.jumping:
        go(state, tables, walk, square, step + 1, strikes)
    passes = powers & MULTI and not tables.powers[victim] & DESTROYER and not armoured(state, tables, victim)
    if can and passes and tables.zone[square] != walk.pack + 1:
        go(state, tables, walk, square, step + 1, strikes | 1 << step - 1)


def clear(tables: Tables, walk: Struct, square: int, before: int) -> bool:
    """Whether nothing but animals keeps this animal from entering a square (J51, J64, J85, J95)."""
    powers = tables.powers[walk.who]
    zone = tables.zone[square]
    if tables.ground[square] == WATER and powers & NO_WATER:
        return False
    if powers & NO_DEN and tables.den[square] == walk.pack + 1 and tables.den[walk.origin] != walk.pack + 1:
        return False
    if walk.limited and zone and tables.zone[walk.origin] != zone:
        return False
    if walk.land_start or zone == walk.pack + 1:
        return True
    crossed: bool = tables.zone[before] == walk.pack + 1
    return not crossed


# L moves (J36, J37)


def walk_l(state: Struct, tables: Tables, walk: Struct, steps: int, relative: int) -> None:
    """Go in an L: straight on, then at a right angle to either side."""
    inside = tables.zone[walk.origin] == 2 - walk.pack
    for length in range(2, 16):
        if steps >> length & 1:
            for turn in range(2, 7, 4):
                way = state.facing[walk.who] + relative & 7
                square = arm_end(state, tables, walk, length, way, turn)
                if square != OFF:
                    walk.way = way + turn & 7
                    finish_l(state, tables, walk, square, inside)


def finish_l(state: Struct, tables: Tables, walk: Struct, before: int, inside: int) -> None:
    """Enter the last square of an L; from inside the enemy's zone only to take a special there (J89)."""
    square = tables.beside[before << 3 | walk.way]
    if inside:
        if square != OFF and not walk.limited and special_to_take(state, tables, walk, square):
            end_strike(state, tables, walk, square, 0)
        return
    walk.forced_by = 0
    walk.steps = 2
    walk.group = 4
    walk.jumping = False
    walk.long_move = False
    go(state, tables, walk, before, 1, 0)


def arm_end(state: Struct, tables: Tables, walk: Struct, length: int, way: int, turn: int) -> int:  # noqa: PLR0913, PLR0917 - an L
    """Return the last square before the end of an L if all squares up to it can be travelled, else OFF (J37)."""
    inside = tables.zone[walk.origin] == 2 - walk.pack
    square: int = walk.origin
    for step in range(1, length):
        before = square
        ahead = way if step <= tables.l_arm[length] else way + turn & 7
        square = tables.beside[before << 3 | ahead]
        if square == OFF or tables.ground[square] == GOAL or state.cells[square]:
            return OFF
        if not clear(tables, walk, square, before):
            return OFF
        if (tables.zone[square] == 2 - walk.pack) != inside:
            return OFF
        if tables.ground[square] == WATER and walk.land_start and not tables.powers[walk.who] & AQUATIC:
            return OFF
    return square


# Inside the enemy's zone (J89)


def walk_to_special(state: Struct, tables: Tables, walk: Struct, steps: int) -> None:
    """Go by all powers to take a special that stands in its zone."""
    allowed = steps & ~tables.long_steps[walk.who]
    passed = False
    square = walk.origin
    for distance in range(1, 16):
        square = tables.beside[square << 3 | walk.way]
        if square == OFF or tables.zone[square] != 2 - walk.pack:
            return
        if state.cells[square]:
            by_jump = not passed or tables.jump_steps[walk.who] >> distance & 1
            if distance > 1 and allowed >> distance & 1 and by_jump and special_to_take(state, tables, walk, square):
                end_strike(state, tables, walk, square, 0)
            passed = True


def special_to_take(state: Struct, tables: Tables, walk: Struct, square: int) -> bool:
    """Whether an enemy special stands on a square of its zone and may be struck."""
    occupant = state.cells[square]
    if not occupant or (occupant > ANIMALS_EACH) == walk.pack or tables.zone[square] != 2 - walk.pack:
        return False
    special = tables.powers[occupant - 1] & SPECIAL
    return special != 0 and may_strike(state, tables, walk, occupant - 1, square)
