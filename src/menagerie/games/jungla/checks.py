"""What has to hold in an edition of Jungla: first that every value has its shape, then that together they make a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from menagerie.games.jungla.board import DIRECTIONS, GOAL, GROUNDS, KINDS, OFF, OWNERS, PACKS, RELATIVE, VOID, Board

if TYPE_CHECKING:
    from menagerie.core.edition import Problems
    from menagerie.games.jungla.components import Animal, Components

LONGEST_STEP = 15
LONGEST_STRIKING_STEP = 5
"""How far an animal goes at most that strikes on its way: a move number has five bits for those it strikes."""
MOST_SQUARES = 224
MOST_DEN_SQUARES = 63
FRONTAL = ("head_on", "from_behind")
PLACED = re.compile(r"([a-z][0-9]+)(NE|NW|SE|SW|N|E|S|W)")
ONE_EACH = ("never_imprisoned", "web", "armour")
"""Powers that one animal of a pack has, as the notation and the rules know one turtle, one spider, one leader."""


# The shape of the values


def check_shape(problems: Problems) -> None:
    """Note every value that is missing or not of its kind."""
    check_numbers(problems)
    check_map(problems)
    for pack in PACKS:
        check_den(problems, pack)
        check_pack(problems, pack)
    check_animals(problems)


def check_numbers(problems: Problems) -> None:
    """Look at the options."""
    bounds = {
        "edition.players": (2, 4),
        "options.target_score": (1, 99),
        "options.hunt_points": (0, 9),
        "options.hunt_points_turtle": (0, 9),
        "options.max_freed": (1, 5),
        "options.actions_per_turn": (2, 2),
        "options.actions_after_liberation": (3, 3),
        "options.placed_per_round": (1, 15),
        "options.turn_limit": (0, 100_000),
    }
    for path, (least, most) in bounds.items():
        problems.require(path, int, lambda value, a=least, b=most: a <= value <= b, f"a number from {least} to {most}")
    problems.require("edition.players", int, lambda value: value in {2, 4}, "2 or 4")
    problems.require("options.facings", int, lambda value: value in {4, 8}, "4 or 8")
    problems.require("options.first_placer", str, lambda value: value in PACKS, "'red' or 'blue'")
    problems.require("options.first_mover", str, lambda value: value == "second_placer", "'second_placer' (J14)")
    problems.require("options.frontal", list, lambda value: set(value) <= set(FRONTAL), f"some of {', '.join(FRONTAL)}")
    problems.require("options.l_shapes", dict, shapes_fit, "for each length two numbers that add up to it, arm and leg")


def shapes_fit(shapes: dict[str, object]) -> bool:
    """Whether every L move is told as an arm and a leg."""
    return all(
        length.isdecimal() and numbers_in(shape, 1, LONGEST_STEP) and len(shape) == 2 and sum(shape) == int(length)  # noqa: PLR2004
        for length, shape in shapes.items()
        if isinstance(shape, list)
    ) and all(isinstance(shape, list) for shape in shapes.values())


def numbers_in(values: object, least: int, most: int) -> bool:
    """Whether these are numbers within bounds."""
    return isinstance(values, list) and all(type(value) is int and least <= value <= most for value in values)


def check_map(problems: Problems) -> None:
    """Look at the map and its legend."""
    legend = problems.require("board.legend", dict) or {}
    for letter, square in legend.items():
        fits = isinstance(square, dict) and square.get("kind") in KINDS
        fits = fits and square.get("owner") in OWNERS and square.get("ground") in GROUNDS
        problems.check(fits, f'board.legend."{letter}" is {square!r}, expected a known kind, owner and ground')
    rows = problems.require(
        "board.map", list, lambda value: bool(value) and all(isinstance(row, str) and row for row in value), "rows"
    )
    if rows is None:
        return
    problems.check(len({len(row) for row in rows}) == 1, "board.map: the rows are not equally long")
    size = sum(map(len, rows))
    problems.check(size <= MOST_SQUARES, f"board.map has {size} squares, at most {MOST_SQUARES} fit")
    problems.check(len(rows[0]) <= 26, f"board.map has {len(rows[0])} columns, letters name at most 26")  # noqa: PLR2004
    for letter in sorted(set("".join(rows)) - set(legend)):
        problems.add(f"board.map has the letter {letter!r}, which board.legend does not explain")


def check_den(problems: Problems, pack: str) -> None:
    """Look at the two rows of a den."""
    rows = [problems.require(f"board.den.{pack}.{row}", list, bool, "squares") for row in ("first_row", "second_row")]
    behind = problems.require(f"board.den.{pack}.behind", dict)
    if rows[0] is None or rows[1] is None or behind is None:
        return
    first, second = rows
    doubled = len(set(first + second)) < len(first + second)
    problems.check(not doubled, f"board.den.{pack}: a square stands twice in the rows")
    problems.check(len(first + second) <= MOST_DEN_SQUARES, f"board.den.{pack} has more than {MOST_DEN_SQUARES} squares")
    problems.check(set(behind) == set(second), f"board.den.{pack}.behind does not name just the second row")
    problems.check(set(behind.values()) <= set(first), f"board.den.{pack}.behind leads to squares outside the first row")


def check_pack(problems: Problems, pack: str) -> None:
    """Look at a pack and its ready-made array."""
    sheets = problems.edition.values.get("animal")
    known = {sheet.get("id"): sheet for sheet in sheets if isinstance(sheet, dict)} if isinstance(sheets, list) else {}
    animals = problems.require(
        f"packs.{pack}.animals", list, lambda value: len(value) == len(set(value)) == 15, "15 different animals"
    )
    for name in animals or []:
        owners = known.get(name, {}).get("packs", [])
        problems.check(name in known, f"packs.{pack}.animals names {name!r}, of which there is no sheet")
        problems.check(name not in known or pack in owners, f"packs.{pack}.animals names {name!r}, not an animal of it")
    array = problems.require(f"default_array.{pack}", dict)
    if animals is None or array is None:
        return
    for name in animals:
        place = array.get(name)
        fits = isinstance(place, str) and PLACED.fullmatch(place) is not None
        problems.check(fits, f"default_array.{pack}.{name} is {place!r}, expected a square and a facing such as 'a2N'")


def check_animals(problems: Problems) -> None:
    """Look at the sheets of all animals."""
    sheets = problems.require("animal", list, bool, "sheets of animals") or []
    codes = [sheet.get("code") for sheet in sheets if isinstance(sheet, dict)]
    problems.check(len(codes) == len(sheets), "animal: not every sheet is a table")
    for sheet in sheets:
        if isinstance(sheet, dict):
            check_sheet(problems, sheet)


def check_sheet(problems: Problems, sheet: dict[str, object]) -> None:
    """Look at one animal: its letter, steps, directions and powers."""
    from menagerie.games.jungla.components import CLASSES, MOVING_POWERS, POWERS  # noqa: PLC0415 - reads this module

    name = sheet.get("id")
    code = sheet.get("code")
    problems.check(isinstance(code, str) and re.fullmatch("[A-Z]", code) is not None, f"animal.{name}.code is {code!r}")
    problems.check(sheet.get("class") in CLASSES, f"animal.{name}.class is {sheet.get('class')!r}, unknown")
    for ground in ("land", "water"):
        steps = sheet.get(ground)
        fits = isinstance(steps, dict) and numbers_in(steps.get("steps"), 1, LONGEST_STEP)
        problems.check(fits, f"animal.{name}.{ground}.steps is {steps!r}, expected numbers from 1 to {LONGEST_STEP}")
    ways = sheet.get("directions")
    fits = isinstance(ways, list) and bool(ways) and set(ways) <= set(RELATIVE)
    problems.check(fits, f"animal.{name}.directions is {ways!r}, expected some of {' '.join(RELATIVE)}")
    powers = sheet.get("powers", [])
    for power in powers if isinstance(powers, list) else []:
        kind = power.get("id") if isinstance(power, dict) else power
        problems.check(kind in {*POWERS, *MOVING_POWERS}, f"animal.{name}.powers has {kind!r}, an unknown power")


# The sense of them together


def check_sense(problems: Problems, components: Components) -> None:
    """Note what only goes wrong between values that are fine one by one."""
    check_symmetry(problems, components.board)
    check_dens(problems, components)
    check_goals(problems, components)
    check_powers(problems, components)


def check_symmetry(problems: Problems, board: Board) -> None:
    """Look whether half a turn maps the board onto itself with the packs exchanged."""
    for number, square in enumerate(board.squares):
        twin = board.squares[board.half_turned(number)]
        swapped = {0: 1, 1: 0}.get(twin.owner, twin.owner)
        if (square.kind, square.owner) != (twin.kind, swapped):
            problems.add(f"the board is not symmetric: {board.name(number)} is {square.kind}, its twin {twin.kind}")
            return


def check_dens(problems: Problems, components: Components) -> None:
    """Look whether the dens are where the map has them, are large enough, and hold the ready-made array."""
    for pack, den in enumerate(components.dens):
        printed = components.board.of_kind(pack, "land_den", "water_den")
        problems.check(list(den) == printed, f"board.den.{PACKS[pack]} does not name just the den squares of the map")
        problems.check(len(den) >= 16, f"the {PACKS[pack]} den has {len(den)} squares, too small for 15 animals and a return")  # noqa: PLR2004
        array = components.array[15 * pack : 15 * pack + 15]
        squares = [square for square, _ in array]
        problems.check(len(set(squares)) == len(squares), f"default_array.{PACKS[pack]} puts two animals on one square")
        problems.check(set(squares) <= set(den), f"default_array.{PACKS[pack]} leaves the den")
        for square, front in components.behind.items():
            if square in squares and front not in squares:
                problems.add(f"default_array.{PACKS[pack]} fills {components.board.name(square)} behind an empty square (J12)")


def check_goals(problems: Problems, components: Components) -> None:
    """Look whether each pack has its goals and everybody who can move on land gets to the enemy's hunt squares."""
    for pack, name in enumerate(PACKS):
        hunts = components.board.of_kind(pack, "hunt")
        problems.check(bool(hunts), f"the board has no hunt square of {name}")
        prisons = components.board.of_kind(pack, "prison")
        problems.check(len(prisons) == 1, f"the board has {len(prisons)} prison squares of {name}, expected one")
        near = reachable(components.board, set(components.dens[1 - pack]))
        problems.check(bool(hunts and set(hunts) & near), f"goal unreachable: no way leads to the hunt squares of {name}")
        problems.check(bool(prisons and set(prisons) & near), f"goal unreachable: no way leads to the prison of {name}")


def reachable(board: Board, start: set[int]) -> set[int]:
    """Return every square that is connected with some squares, goals ending the way."""
    found, rim = set(start), list(start)
    while rim:
        square = rim.pop()
        for way in range(8):
            neighbour = board.beside(square, way)
            if neighbour != OFF and neighbour not in found:
                found.add(neighbour)
                if board.squares[neighbour].ground not in {GOAL, VOID}:
                    rim.append(neighbour)
    return found


def check_powers(problems: Problems, components: Components) -> None:
    """Look whether the powers are ones that the rules and the notation can tell."""
    from menagerie.games.jungla.components import POWERS  # noqa: PLC0415 - reads this module

    for pack, name in enumerate(PACKS):
        animals = components.animals[15 * pack : 15 * pack + 15]
        codes = [animal.code for animal in animals]
        problems.check(len(set(codes)) == len(codes), f"two animals of the {name} pack have the same code")
        for power in ONE_EACH:
            owners = [animal.id for animal in animals if animal.powers >> POWERS.index(power) & 1]
            problems.check(len(owners) == 1, f"{len(owners)} animals of the {name} pack have {power}, expected one")
    for animal in components.animals:
        check_strikes_on_the_way(problems, animal)
        lengths = [length for length in range(LONGEST_STEP + 1) if animal.l_steps >> length & 1]
        for length in lengths:
            known = length in components.l_arms
            problems.check(known, f"animal.{animal.id}: options.l_shapes has no shape for an L of {length}")


def check_strikes_on_the_way(problems: Problems, animal: Animal) -> None:
    """Look whether a destroyer's move fits into a move number."""
    longest = max(animal.land_steps, animal.water_steps).bit_length() - 1
    fits = not animal.powers & 1 or longest <= LONGEST_STRIKING_STEP + 1
    problems.check(fits, f"animal.{animal.id} strikes on its way and goes {longest} squares, at most 6 are possible")


def placed(board: Board, text: str) -> tuple[int, int]:
    """Return square and facing of a text such as 'a2N', which `check_pack` has found to be one."""
    square, facing = PLACED.fullmatch(text).groups()  # type: ignore[union-attr]
    return cast("int", board.number(square)), DIRECTIONS.index(facing)
