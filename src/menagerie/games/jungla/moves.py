"""The numbers of actions: one decision of one player in 31 bits, laid out as the notation tells it (D2.3).

| bits | what |
|---|---|
| 28-30 | kind |
| 24-27 | animal, by its place in the pack |
| 20-23 | facing after the action, 8 for none |
| 12-19 | square: where it is placed, ends or strikes |
| 6-11 | strikes: five bits for the squares on the way, the sixth for the last square |
| 0-5 | return after a hunt: the den square, by its place in the den |
"""

from __future__ import annotations

from typing import NamedTuple

STOP, PLACE, TURN, MOVE, SPRING, HUNT, PRISON = range(7)
NO_FACING = 8
AT_THE_END = 32
"""The bit among the strikes for an enemy on the last square."""


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
    kind, animal, facing, square, strikes, home = action
    return kind << 28 | animal << 24 | facing << 20 | square << 12 | strikes << 6 | home


def taken_apart(move: int) -> Action:
    """Return the action with this number."""
    return Action(move >> 28 & 7, move >> 24 & 15, move >> 20 & 15, move >> 12 & 255, move >> 6 & 63, move & 63)
