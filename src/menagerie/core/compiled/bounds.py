"""Checks of numbers from outside, made before compiled code gets them: C checks nothing."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING

from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from menagerie.errors import InvalidInput


def counted(given: object) -> int | None:
    """Return a whole number of any library as a plain number; ``None`` for truth values and anything else."""
    if type(given) is int:
        return given
    if isinstance(given, bool):
        return None
    try:
        return int(index(given))  # type: ignore[arg-type]
    except TypeError:
        return None


def whole_number(given: object, least: int, most: int, what: str, error: type[InvalidInput] = InvalidOption) -> int:
    """Return a whole number from `least` to `most`; refuse anything else."""
    number = counted(given)
    if number is not None and least <= number <= most:
        return number
    raise error(f"{what} is a whole number from {least:,} to {most:,}, got {shown(given)}")


def seconds(given: object, most: float = 1e9) -> float:
    """Return a time in seconds that is not negative; refuse anything else, not-a-number included."""
    if isinstance(given, (int, float)) and not isinstance(given, bool) and 0 <= given <= most:
        return float(given)
    raise InvalidOption(f"a time is a number of seconds from 0 to {most:,.0f}, got {shown(given)}")


def shown(given: object, longest: int = 60) -> str:
    """Return a value as a quoted text, shortened if it is long."""
    if isinstance(given, int) and given.bit_length() > 200:
        return f"a number of {given.bit_length():,} bits"
    text = repr(given)
    return text if len(text) <= longest else f"{text[: longest - 1]}…"
