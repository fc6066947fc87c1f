"""Records as readable text: one ``key: value`` a line, an empty line, then one line for every ply.

::

    format: 1
    game: siam
    rules: 1
    edition: classic2005
    seat 1: Anna
    seat 2: Bruno
    start: ...../...../.###./...../..... ele 0 0,0 - classic2005
    hash: 0ab1d9a4d3e5c6f7

    1  Anna   +c1N  1c2f04d2b6a8e9f0
    2  Bruno  +a5E  9e8d7c6b5a493827

Columns stand at least two spaces apart. A ply names the player, ``chance``, or, where names are not enough to tell who
it was, ``seat 1``, ``seat 2`` and so on.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, NoReturn

from menagerie.core.edition.sources import shortened
from menagerie.core.record.checks import check
from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidRecord

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

NUMBERS = ("format", "rules", "ply_cap")
TEXTS = ("game", "edition", "start", "hash", "reason", "rule", "commitment", "seed")
LISTS = ("scores", "winners")
NUMBERED = re.compile(r"(seat|part) ([1-9][0-9]?)")
OPTION = re.compile(r"option (\S+)")
RESULT = ("scores", "winners", "reason", "rule")
NONE = "none"


def write(content: dict[str, Any]) -> str:
    """Write the content of a record."""
    labels = labels_of(content["seats"])
    rows = [
        (str(number), labels[seat], move, digest) for number, (seat, move, digest) in enumerate(content["plies"], 1)
    ]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    lines = [f"{key}: {value}" for key, value in header(content)]
    plies = [
        "  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[3]]) for row in rows
    ]
    return "\n".join([*lines, "", *plies]) + "\n" * bool(plies)


def header(content: dict[str, Any]) -> Iterator[tuple[str, object]]:
    """Yield the lines before the plies."""
    yield from ((key, content[key]) for key in ("format", "game", "rules", "edition"))
    yield from ((f"seat {seat}", name) for seat, name in enumerate(content["seats"], 1))
    yield from ((f"option {name}", json.dumps(value)) for name, value in content["options"].items())
    yield from ((key, content[key]) for key in ("ply_cap", "start", "hash") if content[key] is not None)
    for key, value in (content["result"] or {}).items():
        yield key, numbers_text(value) if key in LISTS else value
    if content.get("ending"):
        yield "ending", " ".join([content["ending"]["reason"], *map(str, content["ending"]["seats"])])
    yield from ((key, content[key]) for key in ("commitment", "seed") if content[key] is not None)
    yield from ((f"part {seat}", json.dumps(part)) for seat, part in enumerate(content["parts"], 1))


def numbers_text(numbers: Sequence[float]) -> str:
    """Write numbers side by side, whole ones without a decimal point."""
    return " ".join(str(int(number)) if number == int(number) else repr(number) for number in numbers) or NONE


def labels_of(seats: Sequence[str]) -> dict[int, str]:
    """Return the labels of the players in the plies: names where they are distinct."""
    clear = len({*seats, "chance"}) == len(seats) + 1
    return {CHANCE: "chance", **{seat: name if clear else f"seat {seat}" for seat, name in enumerate(seats, 1)}}


def read(text: str) -> dict[str, Any]:
    """Read what `write` wrote; the plies are there afterwards, but not checked yet."""
    lines = text.replace("\r\n", "\n").split("\n")
    while lines and not lines[-1]:
        lines.pop()
    end = lines.index("") if "" in lines else len(lines)
    content = check({**read_header(lines[:end]), "plies": []})
    seats = {label: seat for seat, label in labels_of(content["seats"]).items()}
    content["plies"] = [read_ply(number, line, seats) for number, line in enumerate(lines[end + 1 :], 1)]
    return content


def read_header(lines: list[str]) -> dict[str, Any]:
    """Read the lines before the plies."""
    given: dict[str, Any] = {}
    for number, line in enumerate(lines, 1):
        key, colon, value = line.partition(": ")
        if not colon or key in given:
            refuse(f"line {number}", line, "a new key, a colon, a space and a value")
        given[key] = read_value(number, key, value)
    content: dict[str, Any] = {key: given.pop(key) for key in (*NUMBERS, *TEXTS) if key in given and key not in RESULT}
    content["options"] = {found[1]: given.pop(key) for key in list(given) if (found := OPTION.fullmatch(key))}
    content["result"] = {key: given.pop(key) for key in RESULT if key in given} or None
    for name, key in (("seats", "seat"), ("parts", "part")):
        count = sum(numbered.startswith(f"{key} ") for numbered in given)
        content[name] = [given.pop(f"{key} {seat}", None) for seat in range(1, count + 1)]
    return {"ply_cap": None, "commitment": None, "seed": None, **content, **given}


def read_value(number: int, key: str, value: str) -> object:
    """Read the value of one line before the plies."""
    try:
        if key in NUMBERS:
            return int(value) if re.fullmatch(r"[0-9]{1,10}", value) else value
        if key == "ending":
            reason, *seats = value.split(" ")
            return {"reason": reason, "seats": [read_number(word) for word in seats]}
        if key in LISTS:
            return [] if value == NONE else [read_number(word) for word in value.split(" ")]
        if OPTION.fullmatch(key) or key.startswith("part "):
            return json.loads(value)
    except (ValueError, RecursionError):
        refuse(
            f"line {number}", f"{key}: {value}", "numbers" if key in (*LISTS, "ending") else "a value as JSON writes it"
        )
    if key in TEXTS or NUMBERED.fullmatch(key):
        return value
    return refuse(f"line {number}", f"{key}: {value}", "a key that records have")


def read_number(text: str) -> int | float:
    """Read a seat or a number of points."""
    if not re.fullmatch(r"-?[0-9]{1,10}(\.[0-9]{1,20})?(e-[0-9]{1,2})?", text):
        raise ValueError(text)
    return int(text) if text.lstrip("-").isdigit() else float(text)


def read_ply(number: int, line: str, seats: dict[str, int]) -> list[object]:
    """Read the line of one ply."""
    cells = re.split(" {2,}", line.strip(" "))
    if len(cells) != 4 or cells[0] != str(number) or cells[1] not in seats:
        refuse(f"ply {number}", line, f"{number}, one of {', '.join(seats)}, a move and a hash, each two spaces apart")
    return [seats[cells[1]], cells[2], cells[3]]


def refuse(place: str, line: str, expected: str) -> NoReturn:
    """Return the error that says where a record cannot be read, and what was expected."""
    raise InvalidRecord(f"not a record: {place} is {shortened(line)}, expected {expected}")
