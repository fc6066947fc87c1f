"""What an edition of Siam says, checked, and the boards laid out by it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.core.edition import Edition, Problems
from menagerie.errors import InvalidOption, InvalidPosition
from menagerie.games.siam.board import NUMBERS, ROCK_PIECE, on_border, squares_to_bits
from menagerie.games.siam.rules import MOST_ANIMALS, MOST_CLOSED_PLIES, MOST_EXITS, Siam

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.position import Position

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


def empty_board(edition: Edition) -> Siam:
    """Return an edition's board with nothing on it yet and all animals in reserve (S2)."""
    layout = layout_of(edition)
    closed = squares_to_bits(layout.closed)
    return Siam(edition, layout.animals_each, closed, layout.closed_plies, layout.exit_limit)


def start(edition: Edition, seats: int, options: Mapping[str, int | str]) -> Siam:  # noqa: ARG001 - always two
    """Return the start position: the rocks in place (S4), elephants to play (S5)."""
    if options:
        names = ", ".join(sorted(options))
        message = f"siam has no options, got {names}; its variants are editions"
        raise InvalidOption(message)
    position = empty_board(edition)
    for square in layout_of(edition).rocks:
        position.place(square, ROCK_PIECE)
    return position


def as_siam(position: Position) -> Siam:
    """Return the position if it is one of Siam; refuse any other game's."""
    if isinstance(position, Siam):
        return position
    message = f"expected a position of siam, got {type(position).__name__}"
    raise InvalidPosition(message)
