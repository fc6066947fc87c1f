"""Checks of the sheets of the animals: letters, distances, directions, and powers that the rules know."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeGuard

from menagerie.core.edition.sources import shortened
from menagerie.errors import InvalidEdition
from menagerie.games.jungla.components.board import PACKS, RELATIVE
from menagerie.games.jungla.components.printed import CLASSES, LONGEST_STEP, MOVING_POWERS, POWERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from menagerie.core.edition import Edition, Problems

LONGEST_STRIKING_STEP = 6
"""How far an animal goes at most that strikes on its way: a move number has five bits for those it strikes."""
FIXED: Mapping[str, Mapping[str, object]] = {
    "web": {"radius": 1, "squares": 8},
    "l_move": {"turn": ["L", "R"]},
    "long_move": {"no_enemy_zone": True, "no_hunt": True, "no_jump": True, "no_pass_water": True},
}
"""What a sheet may say about a power for its readers; the rules know no other values."""


def numbers_in(values: object, least: int, most: int) -> TypeGuard[list[int]]:
    """Whether these are numbers within bounds."""
    return isinstance(values, list) and all(type(value) is int and least <= value <= most for value in values)


def words_in(values: object, words: Iterable[str] | None = None) -> TypeGuard[list[str]]:
    """Whether these are texts, and all among some words if such are given."""
    texts = isinstance(values, list) and all(isinstance(value, str) for value in values)
    return texts and (words is None or set(values) <= set(words))  # type: ignore[call-overload]


def found(edition: Edition, path: str) -> object:
    """Return the value at a path, nothing if there is none; that it is missing is noted elsewhere."""
    try:
        return edition.value(path)
    except InvalidEdition:
        return None


def sheets_of(edition: Edition) -> dict[str, dict[str, object]]:
    """Return the sheets that can be found, by the ids of the animals."""
    sheets = found(edition, "animal")
    tables = [sheet for sheet in sheets if isinstance(sheet, dict)] if isinstance(sheets, list) else []
    return {sheet["id"]: sheet for sheet in tables if isinstance(sheet.get("id"), str)}


def powers_of(sheet: Mapping[str, object]) -> list[dict[str, object]]:
    """Return the powers that can be found on a sheet."""
    powers = sheet.get("powers")
    return [power for power in powers if isinstance(power, dict)] if isinstance(powers, list) else []


def has_power(sheet: Mapping[str, object], power: str) -> bool:
    """Whether a sheet names a power."""
    return any(given.get("id") == power for given in powers_of(sheet))


def check_sheets(problems: Problems) -> None:
    """Check the sheets of all animals."""
    sheets = problems.require("animal", list, bool, "sheets of animals")
    known = sheets_of(problems.edition)
    problems.check(
        sheets is None or len(known) == len(sheets), "animal: not every sheet is a table with an id of its own"
    )
    for name, sheet in known.items():
        check_sheet(problems, f"animal.{name}", sheet)


def check_sheet(problems: Problems, path: str, sheet: Mapping[str, object]) -> None:
    """Check one animal."""

    def expect(holds: bool, name: str, given: object, expected: str) -> None:  # noqa: FBT001 - reads as a sentence
        problems.check(holds, f"{path}.{name} is {shortened(given)}, expected {expected}")

    code, kind, ways, packs = (sheet.get(name) for name in ("code", "class", "directions", "packs"))
    expect(isinstance(code, str) and bool(re.fullmatch("[A-Z]", code)), "code", code, "a capital letter")
    expect(isinstance(kind, str) and kind in CLASSES, "class", kind, f"one of {', '.join(CLASSES)}")
    expect(words_in(packs, PACKS) and bool(packs), "packs", packs, f"some of {', '.join(PACKS)}")
    expect(words_in(ways, RELATIVE) and bool(ways), "directions", ways, f"some of {' '.join(RELATIVE)}")
    for ground in ("land", "water"):
        expect(steps_fit(sheet.get(ground)), ground, sheet.get(ground), f"steps with numbers from 1 to {LONGEST_STEP}")
    powers = sheet.get("powers")
    tables = powers_of(sheet)
    names = [power.get("id") for power in tables]
    fits = isinstance(powers, list) and len(tables) == len(powers) and words_in(names) and len(set(names)) == len(names)
    expect(fits, "powers", powers, "a list of powers, each a table with an id of its own")
    for power in tables:
        check_power(problems, path, sheet, power)


def steps_fit(ground: object) -> bool:
    """Whether these are the distances for a start on one kind of ground."""
    return isinstance(ground, dict) and numbers_in(ground.get("steps"), 1, LONGEST_STEP)


def check_power(problems: Problems, path: str, sheet: Mapping[str, object], power: Mapping[str, object]) -> None:
    """Check one power and its numbers."""
    name = power.get("id")
    if not isinstance(name, str) or name not in {*POWERS, *MOVING_POWERS}:
        problems.add(
            f"{path}.powers has {shortened(name)}, an unknown power; known are {', '.join((*POWERS, *MOVING_POWERS))}"
        )
        return
    if name in {"l_move", "long_move"}:
        fits = numbers_in(power.get("steps"), 1, LONGEST_STEP)
        problems.check(fits, f"{path}.powers: {name} has the steps {shortened(power.get('steps'))}, expected distances")
    if name == "jump":
        fits = numbers_in([power.get("max_step")], 1, 99)
        problems.check(fits, f"{path}.powers: jump has max_step {shortened(power.get('max_step'))}, expected 1 to 99")
    for key, only in FIXED.get(name, {}).items():
        given = power.get(key, only)
        problems.check(
            given == only, f"{path}.powers: {name} has {key} {shortened(given)}, the rules know only {only!r}"
        )
    if name == "l_move":
        check_l_move(problems, path, power)
    if name == "multi_capture":
        check_strikes_on_the_way(problems, path, sheet)


def check_l_move(problems: Problems, path: str, power: Mapping[str, object]) -> None:
    """Check the directions and the shapes of an L move."""
    ways, steps = power.get("directions"), power.get("steps")
    fits = words_in(ways, RELATIVE)
    problems.check(
        fits, f"{path}.powers: l_move has the directions {shortened(ways)}, expected some of {' '.join(RELATIVE)}"
    )
    shapes = found(problems.edition, "options.l_shapes")
    if isinstance(shapes, dict) and numbers_in(steps, 1, LONGEST_STEP):
        for length in steps:
            problems.check(str(length) in shapes, f"{path}.powers: options.l_shapes has no shape for an L of {length}")


def check_strikes_on_the_way(problems: Problems, path: str, sheet: Mapping[str, object]) -> None:
    """Check whether a destroyer's move fits into a move number."""
    for ground in ("land", "water"):
        steps = sheet.get(ground)
        longest = max(steps["steps"], default=0) if isinstance(steps, dict) and steps_fit(steps) else 0
        problem = f"{path}.{ground}: an animal that strikes on its way goes at most {LONGEST_STRIKING_STEP} squares"
        problems.check(longest <= LONGEST_STRIKING_STEP, f"{problem}, got {longest}")
