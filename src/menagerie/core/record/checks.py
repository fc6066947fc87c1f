"""Checks of a record, field by field; one error names everything that is wrong."""

from __future__ import annotations

import re
from itertools import islice
from math import isfinite
from typing import TYPE_CHECKING, Any

from menagerie.core.chance import LONGEST_PART
from menagerie.core.edition import ID
from menagerie.core.edition.sources import shortened
from menagerie.core.game import LONGEST_MOVE, LONGEST_TEXT
from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidRecord

if TYPE_CHECKING:
    from collections.abc import Callable

LARGEST_RECORD = 10_000_000
"""Characters of a record that are read at most; 100,000 plies fit."""
MOST_PLIES = 100_000
MOST_SEATS = 16
LONGEST_NAME = 60
MOST_UNKNOWN = 10
"""Unknown fields that an error names."""
LARGEST_NUMBER = 10**9
ENDINGS = ("resignation", "timeout", "abandonment", "agreement")
"""How a match may end otherwise than by the rules of its game."""
OUTSIDE = "match"
"""Stands in place of a rule in the result of such a match."""


def check(content: object) -> dict[str, Any]:
    """Return the fields of a record if all of them are there and fit."""
    if not isinstance(content, dict):
        raise InvalidRecord(f"a record is a table of fields, got {shortened(content)}")
    problems = [f"there is no field {name!r}" for name in FIELDS if name not in content and name != "ending"]
    unknown = (name for name in content if name not in FIELDS)
    problems += [f"there is an unknown field {shortened(name)}" for name in islice(unknown, MOST_UNKNOWN)]
    problems += [
        f"{name} is {shortened(content[name])}, expected {expected}"
        for name, (fits, expected) in FIELDS.items()
        if name in content and not fits(content[name])
    ]
    problems = problems or agreement(content)
    if problems:
        raise InvalidRecord("not a record: " + "; ".join(problems))
    return dict(content)


def agreement(content: dict[str, Any]) -> list[str]:
    """Return the contradictions between fields that are valid one by one."""
    count, result = len(content["seats"]), content["result"]
    seats = range(1, count + 1)
    strangers = [number for number, ply in enumerate(content["plies"], 1) if ply[0] not in (CHANCE, *seats)]
    problems = [f"ply {number} is by seat {content['plies'][number - 1][0]} of {count}" for number in strangers[:1]]
    if result and (len(result["scores"]) != count or not set(result["winners"]) <= set(seats)):
        problems.append(f"the result {shortened(result)} is not one for {count} seats")
    problems += ending_problems(content.get("ending"), result, count)
    if content["parts"] and len(content["parts"]) != count:
        problems.append(f"{len(content['parts'])} seats have a part in the seed, expected {count}")
    if content["commitment"] is None and (content["seed"] or content["parts"]):
        problems.append("there is a seed but no commitment to it")
    return problems


def ending_problems(ending: dict[str, Any] | None, result: dict[str, Any] | None, count: int) -> list[str]:
    """Return the contradictions between an ending outside the rules and the result."""
    if ending is None:
        return []
    gone = set(ending["seats"])
    if (
        result is not None
        and (result["reason"], result["rule"]) == (ending["reason"], OUTSIDE)
        and gone <= set(range(1, count + 1)) - set(result["winners"])
        and bool(gone) == (ending["reason"] != "agreement")
    ):
        return []
    return [f"the result {shortened(result)} is not one of a match that ended by {shortened(ending)}"]


def not_too_long(text: object) -> str:
    """Return the text of a record; refuse one that is too long."""
    if not isinstance(text, str) or len(text) > LARGEST_RECORD:
        size = f"{len(text):,} characters" if isinstance(text, str) else type(text).__name__
        raise InvalidRecord(f"a record is a text of at most {LARGEST_RECORD:,} characters, got {size}")
    return text


# One test for each kind of field


def number(least: int) -> Callable[[object], bool]:
    """Make a test for whole numbers from `least` on."""
    return lambda value: type(value) is int and least <= value <= LARGEST_NUMBER


def shaped(pattern: str) -> Callable[[object], bool]:
    """Make a test for texts of a form."""
    form = re.compile(pattern)
    return lambda value: isinstance(value, str) and form.fullmatch(value) is not None


def absent_or(test: Callable[[object], bool]) -> Callable[[object], bool]:
    """Make a test that ``None`` passes, too."""
    return lambda value: value is None or test(value)


def line(longest: int) -> Callable[[object], bool]:
    """Make a test for printable texts without spaces at the ends or two spaces in a row."""
    return lambda value: (
        isinstance(value, str)
        and 0 < len(value) <= longest
        and value.isprintable()
        and value == value.strip()
        and "  " not in value
    )


def ascii_line(longest: int) -> Callable[[object], bool]:
    """Make a test for such texts that are ASCII as well."""
    fits = line(longest)
    return lambda value: isinstance(value, str) and value.isascii() and fits(value)


def items(test: Callable[[object], bool], least: int, most: int) -> Callable[[object], bool]:
    """Make a test for lists of a length whose entries all pass one."""
    return lambda value: isinstance(value, list) and least <= len(value) <= most and all(map(test, value))


def is_ply(value: object) -> bool:
    """Whether a value is a seat, a move and a hash."""
    return (
        isinstance(value, list) and len(value) == 3 and all(fits(part) for fits, part in zip(PLY, value, strict=True))
    )


def is_result(value: object) -> bool:
    """Whether a value has the four fields of an outcome."""
    if not (isinstance(value, dict) and value.keys() == RESULT.keys()):
        return False
    parts = {name: list(part) if isinstance(part, tuple) else part for name, part in value.items()}
    return all(fits(parts[name]) for name, fits in RESULT.items())


def is_ending(value: object) -> bool:
    """Whether a value has the two fields of an ending."""
    if not (isinstance(value, dict) and value.keys() == {"reason", "seats"} and isinstance(value["reason"], str)):
        return False
    seats = list(value["seats"]) if isinstance(value["seats"], tuple) else value["seats"]
    return value["reason"] in ENDINGS and items(number(1), 0, MOST_SEATS)(seats)


def is_score(value: object) -> bool:
    """Whether a value is a number of points."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return isfinite(value) and abs(value) <= LARGEST_NUMBER


def are_options(value: object) -> bool:
    """Whether a value is a table of options."""
    return (
        isinstance(value, dict)
        and len(value) <= 100
        and all(is_word(name) and is_option(value[name]) for name in value)
    )


def is_option(value: object) -> bool:
    """Whether a value can be that of an option."""
    return number(-LARGEST_NUMBER)(value) or line(LONGEST_MOVE)(value)


def is_part(value: object) -> bool:
    """Whether a value can be a seat's part in the seed."""
    return isinstance(value, str) and len(value) <= LONGEST_PART and not re.search("[\ud800-\udfff]", value)


is_word = shaped(r"[A-Za-z_][A-Za-z0-9_]{0,63}")
is_hash = shaped(r"[0-9a-f]{16}")
is_digest = shaped(r"[0-9a-f]{64}")
PLY = (number(CHANCE), ascii_line(LONGEST_MOVE), is_hash)
RESULT = {
    "scores": items(is_score, 1, MOST_SEATS),
    "winners": items(number(1), 0, MOST_SEATS),
    "reason": is_word,
    "rule": is_word,
}
FIELDS: dict[str, tuple[Callable[[object], bool], str]] = {
    "format": (lambda value: value == 1 and type(value) is int, "1"),
    "game": (shaped(r"[a-z_][a-z0-9_]{0,63}"), "the name of a game"),
    "rules": (number(0), "the version of its rules"),
    "edition": (shaped(ID.pattern), "the id of an edition"),
    "seats": (items(line(LONGEST_NAME), 1, MOST_SEATS), f"names of up to {LONGEST_NAME} printable characters"),
    "options": (are_options, "numbers and short texts by name"),
    "ply_cap": (absent_or(number(1)), "a number of plies or nothing"),
    "start": (ascii_line(LONGEST_TEXT), "the text of a position"),
    "hash": (is_hash, "16 hexadecimal digits"),
    "result": (absent_or(is_result), "scores, winners, reason and rule, or nothing"),
    "ending": (absent_or(is_ending), f"a reason ({', '.join(ENDINGS)}) and seats, or nothing"),
    "commitment": (absent_or(is_digest), "64 hexadecimal digits or nothing"),
    "seed": (absent_or(is_digest), "64 hexadecimal digits or nothing"),
    "parts": (items(is_part, 0, MOST_SEATS), f"texts of up to {LONGEST_PART} characters"),
    "plies": (items(is_ply, 0, MOST_PLIES), f"up to {MOST_PLIES:,} triples of seat, move and hash"),
}
