"""The ways by which an animal comes to a square, and why there is none: direction and distance (J22–J27, J34–J37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from menagerie.games.jungla.components.board import RELATIVE, STEPS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.core.outcome import Refusal
    from menagerie.games.jungla.refusals.mover import Mover


class Way(NamedTuple):
    """One way to travel: a direction for each square, and how it is travelled."""

    headings: tuple[int, ...]
    jumping: bool = False
    long: bool = False
    bent: bool = False


def ways(mover: Mover) -> Iterator[Way]:
    """Yield the ways by which the animal's powers might lead to the target."""
    line = straight_line(mover)
    if line is not None and mover.may_go(line[0]):
        yield from straight_ways(mover, *line)
    for heading, headings in bends(mover):
        if len(headings) in mover.steps and mover.may_bend(heading):
            yield Way(headings, bent=True)


def straight_ways(mover: Mover, heading: int, distance: int) -> Iterator[Way]:
    """Yield the distances that lead straight to the target, or are cut short there, shortest first (J24, J26)."""
    headings = (heading,) * distance
    if mover.inside:
        if distance == 1 or distance in mover.steps - mover.long_steps:
            yield Way(headings, jumping=distance in mover.jump_steps)
        return
    for length in sorted(mover.steps):
        long = length in mover.long_steps
        if length == distance or (length > distance and mover.has_to_stop(mover.spelling.target, long=long)):
            yield Way(headings, jumping=length in mover.jump_steps, long=long)


def offset(mover: Mover) -> tuple[int, int]:
    """Return how far to the east and to the north the target lies."""
    columns = mover.arbiter.board.columns
    return (
        mover.spelling.target % columns - mover.origin % columns,
        mover.spelling.target // columns - mover.origin // columns,
    )


def straight_line(mover: Mover) -> tuple[int, int] | None:
    """Return direction and distance from the animal to the target, if it lies in a straight line."""
    across, along = offset(mover)
    if across and along and abs(across) != abs(along):
        return None
    return STEPS.index((sign(across), sign(along))), max(abs(across), abs(along))


def sign(number: int) -> int:
    """Return 1, 0 or -1."""
    return (number > 0) - (number < 0)


def bends(mover: Mover) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the L moves that would lead to the target: the direction of the arm, that of every square (J36)."""
    target = offset(mover)
    for length, arm in mover.arbiter.components.l_arms.items():
        for heading in range(8) if length in mover.l_steps else ():
            for turn in (heading + 2 & 7, heading - 2 & 7):
                ahead, aside = STEPS[heading], STEPS[turn]
                if target == tuple(arm * ahead[axis] + (length - arm) * aside[axis] for axis in range(2)):
                    yield heading, (heading,) * arm + (turn,) * (length - arm)


def path(mover: Mover, headings: tuple[int, ...]) -> list[int]:
    """Return the squares on the way, gaps included; OFF for those beyond the edge."""
    row, column = divmod(mover.origin, mover.arbiter.board.columns)
    squares = []
    for heading in headings:
        column, row = column + STEPS[heading][0], row + STEPS[heading][1]
        squares.append(mover.arbiter.square_at(column, row))
    return squares


# No way


def refuse_no_way(mover: Mover) -> Refusal:
    """Say why no direction and distance of the animal leads to the target."""
    line = straight_line(mover)
    if line is not None:
        return refuse_line(mover, *line)
    lengths = mover.steps & mover.l_steps
    for heading, headings in bends(mover):
        if len(headings) not in mover.steps:
            return refuse_distance(mover, len(headings))
        if mover.sheet.l_directions == 1:
            return mover.refusal("J45", "l_not_forward", mover.spelling.target)
        return refuse_direction(mover, heading)
    if not lengths:
        return mover.refusal("J24", "not_in_line", mover.spelling.target)
    return mover.refusal("J36", "l_shape", mover.spelling.target, distances=listed(lengths))


def refuse_line(mover: Mover, heading: int, distance: int) -> Refusal:
    """Say why a straight line does not lead to the target: its direction or its length."""
    target = mover.spelling.target
    if not mover.may_go(heading):
        return refuse_direction(mover, heading)
    if mover.arbiter.is_goal(target):
        return refuse_own_goal(mover, target) or mover.refusal(
            "J27", "goal_distance", target, distance=distance, distances=listed(mover.steps)
        )
    if distance == 1 and mover.from_water and mover.has("aquatic"):
        return mover.refusal("J34", "aquatic_one", target)
    return refuse_distance(mover, distance)


def refuse_own_goal(mover: Mover, square: int) -> Refusal | None:
    """Judge a goal square of the animal's own pack (J9)."""
    if mover.arbiter.is_goal(square) and mover.arbiter.board.squares[square].owner == mover.pack:
        return mover.refusal_at("J9", "own_goal", square)
    return None


def refuse_direction(mover: Mover, heading: int) -> Refusal:
    """Say that the animal does not go that way; of a runner the rule of its class says so (J22, J51)."""
    direction = f"direction.{RELATIVE[mover.relative(heading)]}"
    return mover.refusal(
        "J51" if mover.has("runner") else "J22", "direction", mover.spelling.target, direction=direction
    )


def refuse_distance(mover: Mover, distance: int) -> Refusal:
    """Say that the animal has no such distance from here (J23, J24)."""
    reason = "distance_water" if mover.from_water else "distance_land"
    return mover.refusal("J24", reason, mover.spelling.target, distance=distance, distances=listed(mover.steps))


def listed(numbers: frozenset[int]) -> str:
    """Return distances in ascending order."""
    return ", ".join(map(str, sorted(numbers)))
