"""Races: who needs how many turns to push a rock off along a line, and who would be credited (S28).

Like the legality of pushes, a race depends on the five squares of its line alone, so it is played out once for each of
the 3,125 lines: an animal on the line, or one that enters at its end, goes straight ahead until a rock leaves the board
or the push is stopped. The evaluation then only asks who owns the pusher and the credited animal.
"""

from __future__ import annotations

from typing import NamedTuple

from menagerie.games.siam.components import board
from menagerie.games.siam.components.board import DOWN, EMPTY, ROCK, SIZE, UP
from menagerie.games.siam.rules.push import pushed_line, stopped_at

NO_RACE = 0
LONGEST = 6
BLOCKED = 7
"""In place of a number of turns: the animal pushes against a rock but is too weak."""

NEWCOMER = 5
"""In place of a place on the line: the animal that enters."""


class Race(NamedTuple):
    """A rock on its way off the board; places on the line are counted from behind the pusher."""

    turns: int
    pusher: int
    credited: int


NONE = Race(NO_RACE, 0, 0)


def advance(squares: list[tuple[int, int]], pusher: int) -> list[tuple[int, int]] | None:
    """Move the pusher one square ahead, pushing if it must; ``None`` when it is stopped.

    A square is what the line sees on it and where that piece stood at first. The line grows beyond the edge by what was
    pushed off.
    """
    ahead = [seen for seen, _ in squares[pusher + 1 : SIZE]]
    line = pushed_line(ahead)
    if stopped_at(line, UP) is not None:
        return None
    gap = pusher + 1 + len(line)
    rest = squares[gap + 1 :] if gap < SIZE else squares[gap:]
    return [*squares[:pusher], (EMPTY, -1), *squares[pusher:gap], *rest]


def credited_place(squares: list[tuple[int, int]]) -> int:
    """Walk back from the rock just pushed off to the first animal that faces the push (S28)."""
    return next(place for seen, place in reversed(squares[:SIZE]) if seen == UP)


def run(squares: list[tuple[int, int]], pusher: int, turns: int) -> Race:
    """Let the pusher go straight ahead until a rock falls."""
    origin = squares[pusher][1]
    while turns <= LONGEST:
        if pusher == SIZE - 1:
            return NONE
        moved = advance(squares, pusher)
        if moved is None:
            return Race(BLOCKED, origin, origin)
        squares, pusher, turns = moved, pusher + 1, turns + 1
        if len(squares) > SIZE:
            if squares[SIZE][0] == ROCK:
                return Race(min(turns, LONGEST), origin, credited_place(squares))
            squares = squares[:SIZE]
    return NONE


def entering(squares: list[tuple[int, int]]) -> Race:
    """Let a new animal enter at the low end, pushing if it must, and go straight ahead."""
    outside = [(UP, NEWCOMER), *squares]
    line = pushed_line([seen for seen, _ in squares])
    if stopped_at(line, UP) is not None:
        return NONE
    gap = 1 + len(line)
    inside = [*outside[:gap], *outside[gap + 1 :]] if gap <= SIZE else outside
    if len(inside) > SIZE:
        if inside[SIZE][0] == ROCK:
            return Race(1, NEWCOMER, credited_place(inside))
        inside = inside[:SIZE]
    race = run(inside, 0, 1)
    return NONE if race.turns == BLOCKED else race


def quickest(races: list[Race]) -> Race:
    """Return the race with the fewest turns, of equals the one nearest to the rock: its animal is credited itself.

    A blocked race comes only if there is no other.
    """
    return min(reversed(races), key=lambda race: (race.turns == NO_RACE, race.turns), default=NONE)


def races_up(digits: tuple[int, ...]) -> tuple[Race, Race]:
    """Return the best race of an animal on the line that faces UP, and that of an animal that enters at the low end."""
    squares = list(zip(digits, range(SIZE), strict=True))
    if ROCK not in digits:
        return NONE, NONE
    own = [run(squares, place, 0) for place in range(SIZE) if digits[place] == UP and ROCK in digits[place:]]
    return quickest(own), entering(squares)


def mirrored(digits: tuple[int, ...]) -> tuple[int, ...]:
    """Return the line seen from its other end."""
    swap = {UP: DOWN, DOWN: UP}
    return tuple(swap.get(seen, seen) for seen in reversed(digits))


def turned(race: Race) -> Race:
    """Return a race on the mirrored line with places counted from the low end."""
    back = {place: SIZE - 1 - place for place in range(SIZE)}
    return Race(race.turns, back.get(race.pusher, race.pusher), back.get(race.credited, race.credited))


def packed(race: Race, entry: Race) -> int:
    """Pack the two races of one direction into 15 bits, which the accessors below take apart."""
    if race.turns == NO_RACE:
        race = NONE
    if entry.turns == NO_RACE:
        entry = NONE
    return race.turns | race.pusher << 3 | race.credited << 6 | entry.turns << 9 | entry.credited << 12


def turns_in(races: int) -> int:
    """Return the number of turns of the race by an animal on the line."""
    return races & 7


def pusher_in(races: int) -> int:
    """Return the place of the animal that pushes in it."""
    return races >> 3 & 7


def credited_in(races: int) -> int:
    """Return the place of the animal that would be credited for it."""
    return races >> 6 & 7


def entry_turns_in(races: int) -> int:
    """Return the number of turns of the race by an animal that enters."""
    return races >> 9 & 7


def entry_credited_in(races: int) -> int:
    """Return the place of the animal that would be credited for that, `NEWCOMER` for the entering one."""
    return races >> 12 & 7


def other_way(races: int) -> int:
    """Return the races in the other direction, 0 after the last."""
    return races >> 16


def races(code: int) -> int:
    """Return the four races along a line: up in the low half, down in the high half."""
    digits = board.code_digits(code)
    up = packed(*races_up(digits))
    down = packed(*(turned(race) for race in races_up(mirrored(digits))))
    return up | down << 16


RACES = [races(code) for code in range(board.CODES)]
