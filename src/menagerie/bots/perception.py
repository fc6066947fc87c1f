"""Which moves a weak level notices, decided anew before each of its moves.

People overlook quiet moves rather than those that gain something, and replies rather than moves of their own. What is
overlooked stays so until the move is made: a reply that does not come to mind after one move does not after another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from menagerie.bots.levels import Level

OBVIOUS = 100
"""A move that gains so many hundredths is overlooked half as often as a quiet one."""

WON = 30_000
WORD = (1 << 64) - 1


class Perception:
    """What a level overlooks in one decision."""

    def __init__(self, level: Level, random: Random) -> None:
        """Choose them at random."""
        self.level = level
        self.own = random.getrandbits(64)
        self.others = random.getrandbits(64)
        self.careless = random.random() < level.blind

    def noticed(self, gains: Mapping[int, int]) -> list[int]:
        """Return the own moves that are noticed, given what each gains at once; there is always at least one.

        In a careless moment only gains are seen, not what a move loses or leaves open.
        """
        seen = [move for move, gain in gains.items() if not self.overlooks(move, gain)]
        least = 0 if self.careless else -WON
        seen.sort(key=lambda move: (-max(least, gains[move]), noise(self.own, ~move)))
        return seen or [max(gains, key=lambda move: noise(self.own, move) * prominence(gains[move]))]

    def overlooks(self, move: int, gain: int) -> bool:
        """Whether an own move with this gain is overlooked."""
        return noise(self.own, move) < self.level.overlooks / prominence(gain)

    def misses(self, reply: int) -> bool:
        """Whether a reply is overlooked."""
        return noise(self.others, reply) < self.level.blind


def prominence(gain: int) -> float:
    """Return how much more noticeable a move with this gain is than a quiet one."""
    return 1 + max(0, gain) / OBVIOUS


def noise(salt: int, move: int) -> float:
    """Return a number from 0 to 1 that depends on the move and looks random."""
    mixed = (move + 1) * 0x9E3779B97F4A7C15 + salt & WORD
    mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93 & WORD
    return (mixed ^ mixed >> 32) / (WORD + 1)
