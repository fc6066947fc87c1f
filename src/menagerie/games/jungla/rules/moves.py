"""The numbers of actions: one decision of one player in 31 bits.

| bits | what |
|---|---|
| 28-30 | kind |
| 24-27 | animal, by its place in the pack |
| 20-23 | facing after the action, 8 for none |
| 12-19 | square: where it is placed, ends or strikes |
| 6-11 | strikes: five bits for the squares on the way, the sixth for the last square |
| 0-5 | return after a hunt: the den square, by its place in the den |

The accessors have twins in C, in state.pxd.
"""

from __future__ import annotations

from typing import NamedTuple

STOP, PLACE, TURN, MOVE, SPRING, HUNT, PRISON = range(7)
NO_FACING = 8
AT_THE_END = 32
"""The bit among the strikes for an enemy on the last square."""

KIND_BIT, ANIMAL_BIT, FACING_BIT, SQUARE_BIT, STRIKES_BIT = 28, 24, 20, 12, 6
"""The lowest bit of each part; the return begins at bit 0."""


def kind_of(move: int) -> int:
    """Return the kind of an action."""
    return move >> KIND_BIT & 7


def animal_of(move: int) -> int:
    """Return the animal that acts, by its place in the pack."""
    return move >> ANIMAL_BIT & 15


def facing_of(move: int) -> int:
    """Return the facing after an action, `NO_FACING` for none."""
    return move >> FACING_BIT & 15


def square_of(move: int) -> int:
    """Return the square on which an animal is placed, ends or strikes last."""
    return move >> SQUARE_BIT & 255


def strikes_of(move: int) -> int:
    """Return the steps at which an animal strikes, as bits; `AT_THE_END` is the last one."""
    return move >> STRIKES_BIT & 63


def home_of(move: int) -> int:
    """Return the den square to which a hunter returns, by its place in the den."""
    return move & 63


def packed(kind: int, animal: int, facing: int, square: int, strikes: int, home: int) -> int:  # noqa: PLR0913, PLR0917 - six parts
    """Return the number of an action with these parts."""
    return (
        kind << KIND_BIT
        | animal << ANIMAL_BIT
        | facing << FACING_BIT
        | square << SQUARE_BIT
        | strikes << STRIKES_BIT
        | home
    )


def with_facing(move: int, facing: int) -> int:
    """Return the same action with another facing."""
    return move & ~(15 << FACING_BIT) | facing << FACING_BIT


def without_home(move: int) -> int:
    """Return a hunt with the return left out."""
    return move & ~63


class Action(NamedTuple):
    """An action taken apart."""

    kind: int
    animal: int
    facing: int
    square: int
    strikes: int
    home: int


def number(action: Action) -> int:
    """Return the number of an action."""
    return packed(*action)


def taken_apart(move: int) -> Action:
    """Return the action with this number."""
    return Action(kind_of(move), animal_of(move), facing_of(move), square_of(move), strikes_of(move), home_of(move))
