"""Seats: their numbers, and the kind of a game, which says how many seats there are and who plays together.

Seats count from 1 in the order of play; chance is -1 and nobody is 0.
"""

from __future__ import annotations

from dataclasses import dataclass

CHANCE = -1
"""Makes the chance moves, such as cards and dice."""

NOBODY = 0
"""Has the decision when the game is over; also the seat number of a spectator."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What sort of game this is; other code asks this declaration and never the name."""

    seats: tuple[int, ...]
    """The numbers of players it can be played with, the usual one first."""
    chance: bool = False
    hidden: bool = False
    zero_sum: bool = True
    repetition: str | None = None
    """The rule by which the third occurrence of a position draws the game, if there is one."""
    ply_cap: str | None = None
    """The rule by which a match may be capped at a number of plies, if there is one."""
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats that win and lose together, in a game for that many players; with any other number each plays alone."""

    @property
    def open(self) -> bool:
        """Whether there are two sides, no hidden information and no chance, so that replies can be searched."""
        return self.zero_sum and not self.chance and not self.hidden

    def sides(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Return who plays together in a game for this number of players: teams, or every seat for itself."""
        if sum(map(len, self.teams)) == seats:
            return self.teams
        return tuple((seat,) for seat in range(1, seats + 1))
