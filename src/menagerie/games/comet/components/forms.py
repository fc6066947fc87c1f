"""Reading values of texts and files: each is checked against its form, and problems are noted with their paths."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from menagerie.core.compiled.bounds import shown
from menagerie.errors import InvalidPosition

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

MOST_ENTRIES, MOST_DIGITS, MOST_PROBLEMS = 200, 9, 30
"""How long a list and a number may be, and how many problems one message names."""


def parsed(text: str) -> object:
    """Return what a JSON text says; refuse keys that occur twice, fractions and numbers that are too long."""
    try:
        return json.loads(
            text, object_pairs_hook=unrepeated, parse_int=short_number, parse_float=no_number, parse_constant=no_number
        )
    except (ValueError, RecursionError) as error:
        why = "nested too deeply" if isinstance(error, RecursionError) else error
        raise InvalidPosition(f"position {shown(text)}: not JSON as positions use it: {why}") from None


def unrepeated(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return a table unless a key occurs twice."""
    table = dict(pairs)
    if len(table) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"the key {shown(next(name for name in names if names.count(name) > 1))} occurs twice")
    return table


def short_number(digits: str) -> int:
    """Return a whole number that is not too long."""
    if len(digits) > MOST_DIGITS:
        raise ValueError(f"a number of {len(digits)} digits")
    return int(digits)


def no_number(text: str) -> object:
    """Refuse fractions, infinities and not-a-number."""
    raise ValueError(f"{shown(text)} is no whole number")


class Forms:
    """Reads values. A wrong value is noted and replaced by a default, so that one reading finds every problem."""

    def __init__(self, problems: list[str] | None = None) -> None:
        """Begin without problems, or add to a list of problems."""
        self.problems: list[str] = [] if problems is None else problems

    def refuse_if_any(self, text: str) -> None:
        """Refuse the text if there are problems; the message names them."""
        if self.problems:
            more = len(self.problems) - MOST_PROBLEMS
            named = [*self.problems[:MOST_PROBLEMS], *([f"and {more} more"] if more > 0 else [])]
            raise InvalidPosition(f"position {shown(text)}: " + "; ".join(named))

    def wrong(self, path: str, value: object, expected: str) -> None:
        """Note a value that is not what it should be."""
        self.problems.append(f"{path} is {shown(value)}, expected {expected}")

    def fields(self, value: object, path: str, keys: Sequence[str]) -> dict[str, Any] | None:
        """Return a table with exactly these keys in this order."""
        if not isinstance(value, dict):
            self.wrong(path, value, f"a table with the keys {', '.join(keys)}")
        elif list(value) != list(keys):
            self.problems.append(f"{path} has {self.difference(list(value), keys)}")
        else:
            return value
        return None

    def difference(self, found: list[str], keys: Sequence[str]) -> str:
        """Say how the keys of a table differ from those it should have."""
        missing = [key for key in keys if key not in found]
        surplus = [shown(key) for key in found if key not in keys]
        if not missing and not surplus:
            return f"its keys in another order than {', '.join(keys)}"
        lacks = f"no key {', '.join(missing)}" if missing else ""
        return " and ".join(filter(None, [lacks, f"the unknown key {', '.join(surplus[:5])}" if surplus else ""]))

    def entries(self, value: object, path: str, fewest: int = 0, most: int = MOST_ENTRIES) -> list[Any]:
        """Return a list whose length is within bounds, an empty list for any other value."""
        if isinstance(value, list) and fewest <= len(value) <= most:
            return value
        number = str(most) if fewest == most else f"{fewest} to {most}"
        self.wrong(path, value, f"a list of {number} entries")
        return []

    def whole(self, value: object, path: str, least: int, most: int) -> int:
        """Return a whole number within bounds, the least for any other value."""
        if type(value) is int and least <= value <= most:
            return value
        self.wrong(path, value, f"a whole number from {least} to {most}")
        return least

    def flag(self, value: object, path: str) -> int:
        """Return true or false as 1 or 0."""
        if not isinstance(value, bool):
            self.wrong(path, value, "true or false")
        return int(value is True)

    def word(self, value: object, path: str, words: Collection[str], expected: str = "") -> str:
        """Return one of some words, an empty text for any other value."""
        if isinstance(value, str) and value in words:
            return value
        self.wrong(path, value, expected or f"one of {', '.join(words)}")
        return ""

    def letters(self, value: object, path: str, allowed: str, most: int) -> list[int]:
        """Return how often each letter occurs in a string that has them in their order."""
        if isinstance(value, str) and value == "".join(letter * value.count(letter) for letter in allowed):
            counts = [value.count(letter) for letter in allowed]
            if max(counts) <= most:
                return counts
        each = "at most once" if most == 1 else f"at most {most} times"
        self.wrong(path, value, f"letters of {allowed} in this order, each {each}")
        return [0] * len(allowed)
