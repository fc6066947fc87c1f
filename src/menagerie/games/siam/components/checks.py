"""What an edition of Siam says, read and checked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from menagerie.core.edition import Edition, Problems
from menagerie.games.siam.components.board import NUMBERS, on_border

MOST_ANIMALS, MOST_CLOSED_PLIES, MOST_EXITS = 8, 8, 15
"""What a variant may have, so that move lists and hashes have room for it."""
MOST_ROCKS = 5
BORDER_SQUARES = 16


@dataclass(frozen=True, slots=True)
class Layout:
    """The numbers and squares of an edition."""

    animals_each: int
    rocks: tuple[int, ...]
    """The squares on which the rocks start (S4)."""
    closed: tuple[int, ...]
    """The squares closed at the beginning (S33)."""
    closed_plies: int
    """For how many turns, both sides together, they are closed; 0 for never."""
    exit_limit: int
    """How often a side may take an animal off the board (S35); 0 for as often as it likes."""


@lru_cache(maxsize=64)
def layout_of(edition: Edition) -> Layout:
    """Read and check an edition; every problem is named in one `InvalidEdition`."""
    problems = Problems(edition)
    animals_each = read_number(problems, "setup.animals_each", 1, MOST_ANIMALS)
    rocks = read_squares(problems, "setup.rocks", 1, MOST_ROCKS)
    problems.require("setup.first", str, lambda side: side == "elephants", "'elephants': the notation counts on it")
    closed = read_squares(problems, "variant.closed_squares", 0, BORDER_SQUARES)
    closed_plies = read_number(problems, "variant.closed_plies", 0, MOST_CLOSED_PLIES)
    exit_limit = read_number(problems, "variant.exit_limit", 0, MOST_EXITS)
    if not problems.found:
        check_together(problems, animals_each, rocks, closed, closed_plies)
    problems.raise_if_any()
    return Layout(animals_each, rocks, closed, closed_plies, exit_limit)


def read_number(problems: Problems, path: str, least: int, most: int) -> int:
    """Return a whole number within bounds, or 0 after noting the problem."""
    return problems.require(path, int, lambda number: least <= number <= most, f"a number from {least} to {most}") or 0


def read_squares(problems: Problems, path: str, fewest: int, most: int) -> tuple[int, ...]:
    """Return different squares by number, or none after noting the problem."""
    names: list[object] | None = problems.require(
        path,
        list,
        lambda squares: (
            fewest <= len(squares) <= most
            and all(isinstance(square, str) and square in NUMBERS for square in squares)
            and len(set(squares)) == len(squares)
        ),
        f"{fewest} to {most} different squares from 'a1' to 'e5'",
    )
    return tuple(NUMBERS[str(name)] for name in names or ())


def check_together(
    problems: Problems, animals_each: int, rocks: tuple[int, ...], closed: tuple[int, ...], closed_plies: int
) -> None:
    """Note what only goes wrong between values that are fine one by one."""
    problems.check(
        bool(closed) == bool(closed_plies),
        f"variant.closed_squares names {len(closed)} squares and variant.closed_plies is {closed_plies}: "
        "squares are closed for some time, or there are none",
    )
    taken = animals_each + len(rocks) + sum(map(on_border, closed))
    problems.check(
        taken < BORDER_SQUARES,
        f"{animals_each} animals, {len(rocks)} rocks and the closed squares could take all {BORDER_SQUARES} border "
        "squares, and a side could be left without a move (S31)",
    )
