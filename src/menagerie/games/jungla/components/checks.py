"""Checks of an edition of Jungla: options, packs and the ready-made array; every problem is named at once.

`checks_board` checks board and dens, `checks_animals` the sheets of the animals. Each part is checked on its own, so
that one mistake does not hide another; checks that a mistake makes meaningless are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from menagerie.core.edition import Problems
from menagerie.games.jungla.components.board import DIRECTIONS, PACKS, WATER
from menagerie.games.jungla.components.checks_animals import (
    check_sheets,
    found,
    has_power,
    numbers_in,
    sheets_of,
    words_in,
)
from menagerie.games.jungla.components.checks_board import check_board, check_den
from menagerie.games.jungla.components.printed import ANIMALS_EACH, FRONTAL, LONGEST_STEP, PLACED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition
    from menagerie.games.jungla.components.board import Board

BOUNDS = {
    "options.target_score": (1, 99),
    "options.hunt_points": (1, 9),
    "options.hunt_points_turtle": (1, 9),
    "options.max_freed": (1, 5),
    "options.actions_per_turn": (2, 2),
    "options.actions_after_liberation": (3, 3),
    "options.placed_per_round": (1, ANIMALS_EACH),
    "options.turn_limit": (0, 100_000),
}
CHOICES: Mapping[str, tuple[str | int, ...]] = {
    "edition.players": (2, 4),
    "options.facings": (4, 8),
    "options.first_placer": PACKS,
    "options.first_mover": ("second_placer",),
    "options.preparation": ("array", "free"),
}
ONE_EACH = ("never_imprisoned", "web", "armour")
"""Powers that one animal of a pack has, as the notation and the rules know one turtle, one spider, one leader."""


def check(edition: Edition) -> None:
    """Refuse an edition that cannot be played, with all that is wrong with it."""
    problems = Problems(edition)
    check_options(problems)
    board = check_board(problems)
    check_sheets(problems)
    for pack, name in enumerate(PACKS):
        den = check_den(problems, board, pack)
        check_pack(problems, name)
        check_array(problems, board, name, den)
    problems.raise_if_any()


# Options


def check_options(problems: Problems) -> None:
    """Check the numbers and the switches of the rules."""
    for path, (least, most) in BOUNDS.items():
        expected = f"a number from {least} to {most}" if least < most else f"{least}: the rules know no other"
        problems.require(path, int, range(least, most + 1).__contains__, expected)
    for path, choices in CHOICES.items():
        problems.require(path, type(choices[0]), choices.__contains__, " or ".join(map(repr, choices)))
    problems.require("options.frontal", list, lambda value: words_in(value, FRONTAL), f"some of {', '.join(FRONTAL)}")
    problems.require("options.l_shapes", dict, shapes_fit, "for each length two numbers that add up to it, arm and leg")


def shapes_fit(shapes: dict[str, object]) -> bool:
    """Whether every L move has an arm and a leg."""
    return all(
        isinstance(shape, list)
        and numbers_in(shape, 1, LONGEST_STEP)
        and len(shape) == 2
        and str(sum(shape)) == length
        and sum(shape) <= LONGEST_STEP
        for length, shape in shapes.items()
    )


# Packs


def check_pack(problems: Problems, pack: str) -> None:
    """Check who belongs to a pack."""
    path, sheets = f"packs.{pack}.animals", sheets_of(problems.edition)
    expected = f"{ANIMALS_EACH} different animals"
    animals = problems.require(path, list, lambda value: words_in(value) and len(set(value)) == ANIMALS_EACH, expected)
    members = [sheets[name] for name in animals or [] if name in sheets]
    for name in animals or []:
        if name not in sheets:
            problems.add(f"{path} names {name!r}, of which there is no sheet")
        elif not names_pack(sheets[name].get("packs"), pack):
            problems.add(f"{path} names {name!r}, which animal.{name}.packs leaves out")
    if len(members) == ANIMALS_EACH:
        codes = [str(sheet.get("code")) for sheet in members]
        twice = sorted({code for code in codes if codes.count(code) > 1})
        problems.check(not twice, f"two animals of the {pack} pack have the code {', '.join(twice)}")
        for power in ONE_EACH:
            owners = sum(has_power(sheet, power) for sheet in members)
            problems.check(owners == 1, f"{owners} animals of the {pack} pack have the power {power}, expected one")


def names_pack(packs: object, pack: str) -> bool:
    """Whether the packs on a sheet are written so and have this one among them."""
    return words_in(packs, PACKS) and pack in packs


# The ready-made array


def check_array(problems: Problems, board: Board | None, pack: str, den: tuple[int, ...] | None) -> None:
    """Check whether the array places every animal of a pack as the preparation lets it (J11–J13)."""
    path = f"default_array.{pack}"
    array = problems.require(path, dict)
    animals = found(problems.edition, f"packs.{pack}.animals")
    if array is None or not words_in(animals):
        return
    problems.check(set(array) == set(animals), f"{path} does not place just the animals of the pack")
    places = {name: read_place(problems, f"{path}.{name}", board, place) for name, place in array.items()}
    if board is None or den is None or None in places.values():
        return
    squares = [square for square in places.values() if square is not None]
    problems.check(len(set(squares)) == len(squares), f"{path} puts two animals on one square")
    problems.check(set(squares) <= set(den), f"{path} leaves the den")
    check_rows(problems, board, path, set(squares))
    for name, sheet in sheets_of(problems.edition).items():
        square = places.get(name)
        if square is not None and has_power(sheet, "no_water") and board.squares[square].ground == WATER:
            problems.add(f"{path}.{name} is {array[name]!r}, which is water (J13)")


def read_place(problems: Problems, path: str, board: Board | None, place: object) -> int | None:
    """Return the square of a text such as 'a2N'."""
    words = PLACED.fullmatch(place) if isinstance(place, str) else None
    facings = DIRECTIONS[::2] if found(problems.edition, "options.facings") == 4 else DIRECTIONS
    square = board.number(words[1]) if words and board else None
    if not words or words[2] not in facings or (board and square is None):
        problems.add(f"{path} is {place!r}, expected a square and a facing such as 'a2N'")
    return square


def check_rows(problems: Problems, board: Board, path: str, squares: set[int]) -> None:
    """Check whether nobody stands in the second row behind an empty square."""
    behind = found(problems.edition, f"board.den.{path.rpartition('.')[2]}.behind")
    for back, front in cast("dict[str, str]", behind).items():
        if board.number(back) in squares and board.number(front) not in squares:
            problems.add(f"{path} fills {back} behind {front}, which is empty (J12)")
