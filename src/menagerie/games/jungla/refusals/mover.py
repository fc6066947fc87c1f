"""An animal and its intended move: distances and directions from its square, and its limits."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.games.jungla.components.board import DIRECTIONS
from menagerie.games.jungla.components.printed import pack_of
from menagerie.games.jungla.rules.header import BONUS, BONUS_AGAIN

if TYPE_CHECKING:
    from menagerie.core.outcome import Refusal
    from menagerie.games.jungla.refusals.arbiter import Arbiter
    from menagerie.games.jungla.texts.spelling import Spelling


class Mover:
    """One animal and its intended move."""

    def __init__(self, arbiter: Arbiter, spelling: Spelling) -> None:
        """Look at the animal where it stands."""
        self.arbiter = arbiter
        self.spelling = spelling
        self.who = spelling.who
        self.pack = pack_of(spelling.who)
        self.origin = arbiter.where(spelling.who)
        self.facing = arbiter.facing(spelling.who)
        self.sheet = arbiter.animal(spelling.who)
        self.from_water = arbiter.is_water(self.origin)
        self.inside = arbiter.in_zone(self.origin, 1 - self.pack)
        self.steps = members(self.sheet.water_steps if self.from_water else self.sheet.land_steps)
        self.l_steps = members(self.sheet.l_steps)
        self.long_steps = self.steps & members(self.sheet.long_steps)
        self.jump_steps = (self.steps & members(self.sheet.jump_steps)) - self.long_steps

    @property
    def limited(self) -> bool:
        """Whether this is the second half of a double action (J85)."""
        return self.arbiter.acts_again == self.who

    @property
    def may_free(self) -> bool:
        """Whether this is the first action of a turn (J79)."""
        header, components = self.arbiter.header, self.arbiter.components
        whole = components.actions if header["kind"] not in {BONUS, BONUS_AGAIN} else components.bonus_actions
        return bool(header["left"] == whole)

    def has(self, power: str) -> bool:
        """Whether the animal has a power, or is of a class."""
        return self.arbiter.has(self.who, power)

    def relative(self, heading: int) -> int:
        """Return a direction as the animal sees it (J21)."""
        return heading - self.facing & 7

    def may_go(self, heading: int) -> bool:
        """Whether a direction is one of the animal's (J22)."""
        return bool(self.sheet.directions >> self.relative(heading) & 1)

    def may_bend(self, heading: int) -> bool:
        """Whether the animal may begin an L in a direction (J45, J46)."""
        return bool(self.sheet.l_directions >> self.relative(heading) & 1)

    def stops_in_water(self, square: int, *, long: bool) -> bool:
        """Whether a square is water that ends the move (J31, J33, J66)."""
        held = (not self.from_water or long) and not self.has("no_water_stop")
        return held and self.arbiter.is_water(square)

    def stops_at_zone(self, square: int) -> bool:
        """Whether a square lies in the enemy's zone and ends the move of an animal that comes from outside (J88)."""
        return not self.inside and self.arbiter.in_zone(square, 1 - self.pack)

    def has_to_stop(self, square: int, *, long: bool) -> bool:
        """Whether a square is a forced stop (J26)."""
        return self.stops_at_zone(square) or self.stops_in_water(square, long=long)

    def is_friend(self, other: int) -> bool:
        """Whether another animal is of the same pack."""
        return pack_of(other) == self.pack

    def refusal(self, rule: str, reason: str, *squares: int, **details: str | int) -> Refusal:
        """Refuse the move; every sentence may name the animal, where it stands and faces, and where it is to go."""
        names = {"animal": self.sheet.id, "square": self.name(self.origin), "target": self.name(self.spelling.target)}
        names["facing"] = DIRECTIONS[self.facing]
        return self.arbiter.refusal(rule, reason, *squares, **{**names, **details})

    def refusal_at(self, rule: str, reason: str, square: int, *others: int, **details: str | int) -> Refusal:
        """Refuse the move because of a square, and of who stands there."""
        other = self.arbiter.at(square)
        if other is not None:
            details = {"other": self.arbiter.kind(other), **details}
        return self.refusal(rule, reason, square, *others, at=self.name(square), **details)

    def name(self, square: int) -> str:
        """Return the name of a square."""
        return self.arbiter.name(square)


@lru_cache(maxsize=256)
def members(bits: int) -> frozenset[int]:
    """Return a set of distances that is kept as bits."""
    return frozenset(number for number in range(bits.bit_length()) if bits >> number & 1)
