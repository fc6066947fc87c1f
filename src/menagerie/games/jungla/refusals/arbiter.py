"""A position as the refusals read it: who stands where, whose squares they are, which powers an animal has.

Nothing here asks the move generator. `gone` in what follows are animals that an action has already struck or taken
away, so that the board can be read as it is after a part of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.outcome import Refusal
from menagerie.games.jungla.components.board import GOAL, LAND, OFF, STEPS, VOID, WATER
from menagerie.games.jungla.components.printed import BITS, pack_of, place_of, whole_pack
from menagerie.games.jungla.rules.header import BONUS_AGAIN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.jungla.components.printed import Animal
    from menagerie.games.jungla.rules.position import Jungla

NOBODY: frozenset[int] = frozenset()


class Arbiter:
    """A position, read for judging."""

    def __init__(self, position: Jungla) -> None:
        """Look at a position."""
        self.position = position
        self.header = position.header
        self.components = position.tables.components
        self.board = self.components.board

    # Animals

    def animal(self, who: int) -> Animal:
        """Return an animal's sheet."""
        return self.components.animals[who]

    def has(self, who: int, power: str) -> bool:
        """Whether an animal has a power, or is of a class."""
        return bool(self.animal(who).powers & BITS[power])

    def where(self, who: int) -> int:
        """Return where an animal stands."""
        return self.position.square_of(who)

    def facing(self, who: int) -> int:
        """Return which way an animal faces."""
        return self.position.facing_of(who)

    def armoured(self, who: int) -> bool:
        """Whether an animal wears an armour."""
        return self.has(who, "armour") and bool(self.header["armour"] >> pack_of(who) & 1)

    def pack(self, pack: int) -> Iterator[int]:
        """Yield the animals of a pack that stand on the board."""
        return (who for who in whole_pack(pack) if self.where(who) != OFF)

    def prisoners(self, pack: int) -> list[int]:
        """Return the captured animals of a pack."""
        bits = self.header[("red_prison", "blue_prison")[pack]]
        return [who for place, who in enumerate(whole_pack(pack)) if bits >> place & 1]

    @property
    def liberator(self) -> int:
        """The animal of the side that has entered the prison, while prisoners are freed."""
        return whole_pack(self.header["side"])[self.header["liberator"]]

    def rests(self, who: int) -> bool:
        """Whether an animal of the side has acted or may not act in this turn."""
        return bool(self.header["rest"] >> place_of(who) & 1)

    @property
    def acts_again(self) -> int | None:
        """The animal that may make the second half of a double action (J84)."""
        again = self.header["kind"] == BONUS_AGAIN
        return whole_pack(self.header["side"])[self.header["actor"]] if again else None

    # Squares

    def at(self, square: int, gone: frozenset[int] = NOBODY) -> int | None:
        """Return who stands on a square."""
        who = self.position.occupant(square)
        return None if who < 0 or who in gone else who

    def is_void(self, square: int) -> bool:
        """Whether there is no square."""
        return self.board.squares[square].ground == VOID

    def is_water(self, square: int) -> bool:
        """Whether a square is water."""
        return self.board.squares[square].ground == WATER

    def is_goal(self, square: int) -> bool:
        """Whether a square is a goal."""
        return self.board.squares[square].ground == GOAL

    def in_zone(self, square: int, pack: int) -> bool:
        """Whether a square lies in the defence zone of a pack."""
        return self.is_kind(square, pack, "defence")

    def in_den(self, square: int, pack: int) -> bool:
        """Whether a square lies in the den of a pack."""
        return square in self.components.dens[pack]

    def is_kind(self, square: int, pack: int, kind: str) -> bool:
        """Whether a square is of a kind and belongs to a pack."""
        return self.board.squares[square].kind == kind and self.board.squares[square].owner == pack

    def in_web(self, who: int, square: int, gone: frozenset[int] = NOBODY) -> bool:
        """Whether an animal that stops on a square is caught in the enemy's web (J61, J62, J64, J65)."""
        if self.has(who, "web_immunity") or self.board.squares[square].ground != LAND:
            return False
        spiders = [other for other in self.pack(1 - pack_of(who)) if self.has(other, "web") and other not in gone]
        return any(square in self.around(self.where(spider)) for spider in spiders)

    def around(self, square: int) -> list[int]:
        """Return the neighbours of a square."""
        return [self.step(square, way) for way in range(8)]

    def step(self, square: int, way: int) -> int:
        """Return what lies beside a square in a direction, gaps included; OFF beyond the edge."""
        return self.square_at(square % self.board.columns + STEPS[way][0], square // self.board.columns + STEPS[way][1])

    def square_at(self, column: int, row: int) -> int:
        """Return the square in a column and a row, gaps included; OFF beyond the edge."""
        on_board = 0 <= column < self.board.columns and 0 <= row < self.board.rows
        return row * self.board.columns + column if on_board else OFF

    def guard(self, pack: int, but: int) -> int | None:
        """Return the special that stands in its own zone, other than one animal (J87, J92)."""
        specials = (who for who in self.pack(pack) if who != but and self.has(who, "special"))
        return next((who for who in specials if self.in_zone(self.where(who), pack)), None)

    # Words

    def refusal(self, rule: str, reason: str, *squares: int, **details: str | int) -> Refusal:
        """Put a refusal together; only squares that exist are pointed at."""
        cells = tuple(dict.fromkeys(self.board.name(square) for square in squares if not self.is_void(square)))
        return Refusal(rule, reason, cells, tuple(details.items()))

    def kind(self, who: int) -> str:
        """Return the word for an animal."""
        return self.animal(who).id

    def name(self, square: int) -> str:
        """Return the name of a square."""
        return self.board.name(square)


def seat_name(pack: int) -> str:
    """Return the word for a pack."""
    return f"seat{pack + 1}"
