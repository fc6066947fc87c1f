"""Why a move may not end there: strikes, the own zone, goals, the way home, the facing (J28, J40–J62, J70–J92)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.jungla.components.board import OFF
from menagerie.games.jungla.components.printed import pack_of
from menagerie.games.jungla.refusals.places import somebody_can_be_freed
from menagerie.games.jungla.rules.moves import NO_FACING
from menagerie.games.jungla.texts.spelling import ENDS, SPRINGS

if TYPE_CHECKING:
    from menagerie.core.outcome import Refusal
    from menagerie.games.jungla.refusals.mover import Mover


def refuse_end(mover: Mover, square: int, heading: int, *, long: bool) -> Refusal | None:
    """Judge the last square of a move."""
    other = mover.arbiter.at(square)
    if mover.arbiter.is_goal(square):
        return refuse_goal(mover, long=long)
    if long and mover.stops_at_zone(square):
        return mover.refusal_at("J66", "long_zone", square)
    if other is None:
        return refuse_free_end(mover)
    if mover.is_friend(other):
        return mover.refusal_at("J3", "held_by_friend", square)
    return refuse_strike(mover, square, heading) or refuse_last_strike(mover, other)


# Ending on a free square (J87)


def refuse_free_end(mover: Mover) -> Refusal | None:
    """Judge an end on a square where nobody stands."""
    square = mover.spelling.target
    if mover.spelling.mark != ENDS:
        return mover.refusal_at("J40", "nobody_to_strike", square)
    return refuse_staying(mover) or refuse_arrival(mover, square, taken(mover))


def refuse_staying(mover: Mover) -> Refusal | None:
    """Judge a stop in the own zone: for specials, one at a time (J87)."""
    square = mover.spelling.target
    if not mover.arbiter.in_zone(square, mover.pack):
        return None
    guard = mover.arbiter.guard(mover.pack, mover.who)
    if mover.has("special") and guard is None:
        return None
    if mover.has("special") and guard is not None:
        return mover.refusal_at("J87", "own_zone_special", mover.arbiter.where(guard))
    return mover.refusal_at("J87", "own_zone_stop", square)


# Striking (J40–J44, J52–J59, J92)


def refuse_strike(mover: Mover, square: int, heading: int) -> Refusal | None:
    """Judge whether an enemy may be struck at all, the last step being made in a direction."""
    arbiter, victim = mover.arbiter, mover.arbiter.position.occupant(square)
    if mover.limited:
        return mover.refusal_at("J85", "double_strike", square)
    if mover.has("never_strikes"):
        return mover.refusal_at("J57", "turtle_strikes", square, target=mover.name(square))
    if arbiter.has(victim, "safe_in_own_den_and_zone") and is_at_home(mover, square):
        return mover.refusal_at("J59", "turtle_safe", square)
    if arbiter.has(victim, "frontal_immunity") and is_frontal(mover, victim, heading):
        return mover.refusal_at("J52", "frontal", square)
    guard = arbiter.guard(mover.pack, mover.who)
    if guard is not None and arbiter.in_zone(square, mover.pack):
        return mover.refusal_at("J92", "zone_special", arbiter.where(guard), square)
    return None


def is_at_home(mover: Mover, square: int) -> bool:
    """Whether a square belongs to the enemy's den or zone (J59)."""
    return mover.arbiter.in_den(square, 1 - mover.pack) or mover.arbiter.in_zone(square, 1 - mover.pack)


def is_frontal(mover: Mover, victim: int, heading: int) -> bool:
    """Whether an attack runs along a runner's axis and the attacker is bound by that (J52, J53)."""
    head_on, from_behind = mover.arbiter.components.frontal
    turned = heading - mover.arbiter.facing(victim) & 7
    along = (turned == 4 and head_on) or (turned == 0 and from_behind)
    return along and not mover.has("takes_runners_frontally") and not mover.has("runner")


def refuse_last_strike(mover: Mover, victim: int) -> Refusal | None:
    """Judge how a strike is written: as one, and with the right end (J40, J42)."""
    square, armoured = mover.spelling.target, mover.arbiter.armoured(victim)
    springs = armoured or (mover.arbiter.in_zone(square, mover.pack) and not mover.has("special"))
    if mover.spelling.mark == ENDS:
        return mover.refusal_at("J40", "strike_unwritten", square)
    if springs != (mover.spelling.mark == SPRINGS):
        return mover.refusal_at("J42", "springs_back" if springs else "stays", square)
    gone = taken(mover) if armoured else taken(mover) | {victim}
    return refuse_arrival(mover, mover.origin if springs else square, gone)


def taken(mover: Mover) -> frozenset[int]:
    """Return the animals struck on the way."""
    return frozenset(mover.arbiter.position.occupant(square) for square in mover.spelling.struck)


def refuse_arrival(mover: Mover, stands: int, gone: frozenset[int]) -> Refusal | None:
    """Judge what is left after the strikes: a home for a struck turtle, the web, the facing (J29)."""
    caught = mover.arbiter.in_web(mover.who, stands, gone)
    homeless = refuse_homeless(mover, gone, frozenset() if caught else frozenset({stands}))
    if homeless is not None:
        return homeless
    if not caught:
        return refuse_facing(mover)
    if mover.spelling.facing != NO_FACING:
        return mover.refusal_at("J62", "facing_in_web", stands)
    return None


def refuse_homeless(mover: Mover, gone: frozenset[int], filled: frozenset[int]) -> Refusal | None:
    """Judge a strike on the turtle: a square of its den has to be empty after the move (J58)."""
    arbiter = mover.arbiter
    turtle = next((who for who in gone if arbiter.has(who, "never_imprisoned")), None)
    if turtle is None:
        return None
    den = arbiter.components.dens[pack_of(turtle)]
    if any(arbiter.at(square, gone | {mover.who}) is None for square in den if square not in filled):
        return None
    return mover.refusal_at("J58", "turtle_no_home", arbiter.where(turtle))


def refuse_facing(mover: Mover) -> Refusal | None:
    """Judge the facing after a move: there is one, and a runner that struck keeps its own (J28, J55)."""
    struck = mover.spelling.mark != ENDS or mover.spelling.struck
    if mover.spelling.facing == NO_FACING:
        return mover.refusal("J28", "facing_missing", mover.spelling.target)
    if struck and mover.has("keeps_facing_after_strike") and mover.spelling.facing != mover.facing:
        return mover.refusal("J55", "runner_turns", mover.spelling.target)
    return None


# Ending on a goal (J9, J66, J70, J71, J79, J80, J85)


def refuse_goal(mover: Mover, *, long: bool) -> Refusal | None:
    """Judge an end on a goal square of the enemy."""
    square, gone = mover.spelling.target, taken(mover) | {mover.who}
    if mover.spelling.mark != ENDS:
        return mover.refusal_at("J40", "nobody_to_strike", square)
    if mover.spelling.home == OFF and not mover.spelling.enters:
        return mover.refusal("J9", "goal_stay", square)
    if mover.limited:
        return mover.refusal("J85", "double_free" if mover.spelling.enters else "double_hunt", square)
    if long and not mover.spelling.enters:
        return mover.refusal("J66", "long_hunt", square)
    goal = refuse_prison(mover, gone) if mover.spelling.enters else refuse_hunt(mover, gone)
    return goal or refuse_homeless(mover, gone, frozenset())


def refuse_prison(mover: Mover, gone: frozenset[int]) -> Refusal | None:
    """Judge an entry into the prison: the first action, with somebody to free (J79, J80)."""
    square = mover.spelling.target
    if not mover.may_free:
        return mover.refusal("J79", "free_not_first", square)
    if not somebody_can_be_freed(mover.arbiter, mover.who, gone):
        return mover.refusal("J80", "nobody_to_free", square)
    return None


def refuse_hunt(mover: Mover, gone: frozenset[int]) -> Refusal | None:
    """Judge the return from a hunt (J71)."""
    den, home = mover.arbiter.components.dens[mover.pack], mover.spelling.home
    if all(refuse_return(mover, square, gone) is not None for square in den):
        return mover.refusal("J71", "no_return_square", mover.spelling.target)
    if home not in den:
        return mover.refusal("J71", "return_not_den", home, target=mover.name(home))
    return refuse_return(mover, home, gone) or refuse_facing(mover)


def refuse_return(mover: Mover, square: int, gone: frozenset[int]) -> Refusal | None:
    """Judge a den square to which a hunter returns (J65, J71)."""
    arbiter, target = mover.arbiter, mover.name(square)
    if arbiter.at(square, gone) is not None:
        return mover.refusal_at("J3", "occupied", square, target=target)
    if arbiter.is_water(square) and mover.has("no_water"):
        return mover.refusal("J71", "return_spider_water", square, target=target)
    if arbiter.in_web(mover.who, square, gone):
        return mover.refusal("J65", "placed_in_web", square, target=target)
    return None
