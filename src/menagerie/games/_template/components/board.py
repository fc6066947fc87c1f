"""The river of Otter Run as an edition lays it out, read and checked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from menagerie.core.edition import Edition, Problems

MOST_CELLS, MOST_SHELLS, MOST_IN_HAND, MOST_TURNS = 40, 9, 4, 500
"""What positions have room for; the number of a shell is one digit."""


@dataclass(frozen=True, slots=True)
class River:
    """What an edition says, checked."""

    cells: int
    """The last of them is the sea (T1)."""
    starts: tuple[int, int]
    """The cells on which the otters start, by seat (T2)."""
    weights: tuple[int, ...]
    """How often chance draws shell 1, 2 and so on (T4)."""
    hand: int
    """How many shells a seat holds (T3)."""
    turns: int
    """After so many turns of both seats together the run is a draw (T10)."""

    @property
    def shells(self) -> range:
        """The numbers that shells have."""
        return range(1, len(self.weights) + 1)


@lru_cache(maxsize=64)
def river_of(edition: Edition) -> River:
    """Read an edition; every problem with it is named in one `InvalidEdition`."""
    problems = Problems(edition)
    cells = read_number(problems, "river.cells", 3, MOST_CELLS)
    starts = read_numbers(problems, "river.starts", (2, 2), (1, (cells or MOST_CELLS) - 1))
    weights = read_numbers(problems, "bag.weights", (1, MOST_SHELLS), (1, 1000))
    hand = read_number(problems, "play.hand", 1, MOST_IN_HAND)
    turns = read_number(problems, "play.turns", 1, MOST_TURNS)
    problems.check(len(set(starts)) == len(starts), f"river.starts is {list(starts)}: two otters need two cells (T6)")
    problems.raise_if_any()
    return River(cells, (starts[0], starts[1]), weights, hand, turns)


def read_number(problems: Problems, path: str, least: int, most: int) -> int:
    """Return a whole number within bounds, or 0 after noting the problem."""
    return problems.require(path, int, lambda number: least <= number <= most, f"a number from {least} to {most}") or 0


def read_numbers(problems: Problems, path: str, length: tuple[int, int], size: tuple[int, int]) -> tuple[int, ...]:
    """Return a list of whole numbers, or nothing after noting the problem."""
    count = str(length[0]) if length[0] == length[1] else f"{length[0]} to {length[1]}"
    numbers = problems.require(
        path,
        list,
        lambda given: (
            length[0] <= len(given) <= length[1]
            and all(type(number) is int and size[0] <= number <= size[1] for number in given)
        ),
        f"{count} numbers from {size[0]} to {size[1]}",
    )
    return tuple(numbers or ())
