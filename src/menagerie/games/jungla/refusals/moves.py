"""Why a move is refused: what it aims at, and what the animal meets square by square (J9, J10, J25–J39, J48–J51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.jungla.components.board import OFF
from menagerie.games.jungla.refusals.ends import refuse_end, refuse_strike
from menagerie.games.jungla.refusals.mover import Mover
from menagerie.games.jungla.refusals.ways import path, refuse_no_way, refuse_own_goal, ways
from menagerie.games.jungla.texts.spelling import ENDS

if TYPE_CHECKING:
    from menagerie.core.outcome import Refusal
    from menagerie.games.jungla.refusals.arbiter import Arbiter
    from menagerie.games.jungla.refusals.ways import Way
    from menagerie.games.jungla.texts.spelling import Spelling


def refuse_move(arbiter: Arbiter, spelling: Spelling) -> Refusal | None:
    """Judge a move: what it aims at, then the ways that lead there; it is legal if one of them is."""
    mover = Mover(arbiter, spelling)
    refusal = refuse_aim(mover)
    if refusal is not None:
        return refusal
    refusals = [refuse_way(mover, way) for way in ways(mover)]
    if not refusals:
        return refuse_no_way(mover)
    return None if None in refusals else refusals[0]


def refuse_aim(mover: Mover) -> Refusal | None:
    """Judge what a move aims at, before any way to it."""
    spelling, target, arbiter = mover.spelling, mover.spelling.target, mover.arbiter
    if target == mover.origin:
        return mover.refusal("J24", "same_square", target)
    if arbiter.is_void(target):
        return mover.refusal_at("J10", "void", target)
    if spelling.struck and not mover.has("multi_capture"):
        return mover.refusal("J48", "one_strike", *spelling.struck)
    if mover.inside and target not in arbiter.around(mover.origin) and not is_prey(mover):
        return mover.refusal("J89", "one_square_in_zone", target)
    return refuse_purpose(mover)


def refuse_purpose(mover: Mover) -> Refusal | None:
    """Judge a hunt and a freeing by their square (J70, J80)."""
    spelling, target, arbiter = mover.spelling, mover.spelling.target, mover.arbiter
    if spelling.home != OFF and not arbiter.is_kind(target, 1 - mover.pack, "hunt"):
        return mover.refusal("J70", "not_a_hunt", target)
    if spelling.enters and not arbiter.is_kind(target, 1 - mover.pack, "prison"):
        return mover.refusal("J80", "not_a_prison", target)
    return None


def is_prey(mover: Mover) -> bool:
    """Whether the move aims at an enemy special in its own zone, the animal standing there too (J89)."""
    other, square = mover.arbiter.at(mover.spelling.target), mover.spelling.target
    if other is None or mover.is_friend(other):
        return False
    return mover.arbiter.in_zone(square, 1 - mover.pack) and mover.arbiter.has(other, "special")


# On the way (J25–J33, J37–J39, J48–J51)


def refuse_way(mover: Mover, way: Way) -> Refusal | None:
    """Travel square by square, then judge the end."""
    squares = path(mover, way.headings)
    if mover.inside and (way.bent or len(squares) > 1):
        refusal = refuse_raid(mover, way, squares)
    else:
        refusal = refuse_order(mover, squares) or refuse_travel(mover, way, squares)
    return refusal or refuse_end(mover, squares[-1], way.headings[-1], long=way.long)


def refuse_order(mover: Mover, squares: list[int]) -> Refusal | None:
    """Judge whether what is struck on the way lies there, in this order (J48)."""
    passed = iter(squares[:-1])
    off = next((square for square in mover.spelling.struck if square not in passed), None)
    return None if off is None else mover.refusal_at("J48", "strike_off_path", off)


def refuse_travel(mover: Mover, way: Way, squares: list[int]) -> Refusal | None:
    """Judge every square that is entered, and every one that is passed."""
    for before, square, heading in zip([mover.origin, *squares], squares, way.headings, strict=False):
        last = square == squares[-1]
        refusal = refuse_arm(mover, before, square) if way.bent and not last else None
        refusal = refusal or refuse_entry(mover, before, square)
        if refusal is None and not (way.bent or last):
            refusal = refuse_passing(mover, way, square, heading)
        if refusal is not None:
            return refusal
    return None


def refuse_entry(mover: Mover, before: int, square: int) -> Refusal | None:
    """Judge whether the animal may be on a square at all, staying or passing (J9, J51, J64, J85, J95)."""
    arbiter = mover.arbiter
    if arbiter.is_water(square) and mover.has("no_water"):
        return mover.refusal_at("J64", "spider_water", square)
    if mover.has("no_return_to_den") and arbiter.in_den(square, mover.pack) > arbiter.in_den(mover.origin, mover.pack):
        return mover.refusal_at("J51", "runner_den", square)
    if mover.from_water and arbiter.in_zone(before, mover.pack) > arbiter.in_zone(square, mover.pack):
        return mover.refusal_at("J95", "zone_from_water", square)
    return refuse_own_goal(mover, square) or refuse_second_zone(mover, square)


def refuse_second_zone(mover: Mover, square: int) -> Refusal | None:
    """Judge a zone square in the second half of a double action (J85)."""
    zones = [pack for pack in range(2) if mover.arbiter.in_zone(square, pack)]
    if mover.limited and any(not mover.arbiter.in_zone(mover.origin, pack) for pack in zones):
        return mover.refusal_at("J85", "double_zone", square)
    return None


def refuse_passing(mover: Mover, way: Way, square: int, heading: int) -> Refusal | None:
    """Judge a square of a straight line that is to be passed (J9, J10, J26)."""
    arbiter = mover.arbiter
    if arbiter.is_void(square):
        return mover.refusal_at("J10", "void", square)
    if arbiter.is_goal(square):
        return refuse_own_goal(mover, square) or mover.refusal_at("J9", "goal_between", square)
    if mover.has_to_stop(square, long=way.long):
        return refuse_no_stop(mover, way, square)
    if square in mover.spelling.struck:
        return refuse_running_over(mover, square, heading)
    return None if arbiter.at(square) is None else refuse_leaving(mover, way, square, heading)


def refuse_leaving(mover: Mover, way: Way, square: int, heading: int) -> Refusal | None:
    """Judge an animal in the way that is not struck (J25, J38, J48, J66)."""
    if way.jumping:
        return None
    if way.long:
        return mover.refusal_at("J66", "long_jump", square)
    if mover.is_friend(mover.arbiter.position.occupant(square)) or not mover.has("multi_capture"):
        return mover.refusal_at("J25", "blocked", square)
    return refuse_running_over(mover, square, heading) or mover.refusal_at("J48", "must_take", square)


def refuse_no_stop(mover: Mover, way: Way, square: int) -> Refusal:
    """Say that a forced stop is not passed (J31, J39, J66, J88)."""
    if way.long and mover.stops_at_zone(square):
        return mover.refusal_at("J66", "long_zone", square)
    if way.jumping and mover.arbiter.at(square) is not None:
        return mover.refusal_at("J39", "forced_stop_held", square)
    if mover.stops_at_zone(square):
        return mover.refusal_at("J88", "stops_at_zone", square)
    return mover.refusal_at(*("J66", "long_water") if mover.from_water else ("J31", "stops_in_water"), square)


def refuse_running_over(mover: Mover, square: int, heading: int) -> Refusal | None:
    """Judge a strike on the way, after which a destroyer goes on (J48)."""
    other = mover.arbiter.at(square)
    if other is None:
        return mover.refusal_at("J40", "nobody_to_strike", square)
    if mover.is_friend(other):
        return mover.refusal_at("J3", "held_by_friend", square, target=mover.name(square))
    return refuse_strike(mover, square, heading) or refuse_going_on(mover, square, other)


def refuse_going_on(mover: Mover, square: int, struck: int) -> Refusal | None:
    """Judge whether a destroyer stops where it has struck (J42, J49)."""
    if mover.arbiter.armoured(struck):
        return mover.refusal_at("J49", "armour_stops", square)
    if mover.arbiter.has(struck, "destroyer"):
        return mover.refusal_at("J49", "destroyer_stops", square)
    if not mover.arbiter.in_zone(square, mover.pack):
        return None
    if mover.spelling.mark != ENDS or mover.has("special"):
        return mover.refusal_at("J49", "zone_one_strike", mover.spelling.target)
    return mover.refusal_at("J42", "springs_back", square)


def refuse_arm(mover: Mover, before: int, square: int) -> Refusal | None:
    """Judge a square of an L before its last one (J37)."""
    arbiter = mover.arbiter
    if square == OFF:
        return mover.refusal_at("J37", "l_arm", before)
    closed = arbiter.is_void(square) or arbiter.is_goal(square) or arbiter.at(square) is not None
    if closed or mover.has_to_stop(square, long=False):
        return mover.refusal_at("J37", "l_arm", square)
    return None


def refuse_raid(mover: Mover, way: Way, squares: list[int]) -> Refusal | None:
    """Judge a longer way inside the enemy's zone: only to take a special, never leaving the zone (J89)."""
    target, arbiter = mover.spelling.target, mover.arbiter
    if not is_prey(mover) or not all(square != OFF and arbiter.in_zone(square, 1 - mover.pack) for square in squares):
        return mover.refusal("J89", "one_square_in_zone", target)
    if mover.spelling.struck:
        struck = refuse_order(mover, squares) or refuse_running_over(mover, mover.spelling.struck[0], way.headings[0])
        return struck or mover.refusal_at("J49", "zone_one_strike", target)
    held = next((square for square in squares[:-1] if arbiter.at(square) is not None), None)
    if held is None or (way.jumping and not way.bent):
        return None
    return mover.refusal_at(*("J37", "l_arm") if way.bent else ("J25", "blocked"), held)
