"""What the fields of settings, commands and entries look like; a field of one name has one shape everywhere."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from menagerie.core.chance import LONGEST_PART
from menagerie.core.edition import ID
from menagerie.core.game import LONGEST_MOVE, LONGEST_TEXT
from menagerie.core.record_check import (
    ENDINGS,
    LONGEST_NAME,
    MOST_PLIES,
    MOST_SEATS,
    are_options,
    ascii_line,
    is_digest,
    is_part,
    is_score,
    is_word,
    items,
    line,
    shaped,
)
from menagerie.core.sources import shortened
from menagerie.errors import InvalidMatch

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

SERVER = "server"
"""Who gives the commands that no person gives: for bots, for time that has run out, after an outage."""
LATEST = 1 << 53
"""Times are milliseconds since 1970 in UTC; every number up to this one is exact in every language."""
DAY = 86_400_000
YEAR = 366 * DAY
MOST_INVITED = 100

Shape = tuple["Callable[[object], bool]", str]
T = TypeVar("T")


def number(least: int, most: int) -> Shape:
    """Make the shape of whole numbers within bounds."""
    return lambda value: type(value) is int and least <= value <= most, f"a whole number from {least:,} to {most:,}"


def one_of(*words: str) -> Shape:
    """Make the shape of words out of a choice."""
    return lambda value: isinstance(value, str) and value in words, " or ".join(words)


def is_yes_or_no(value: object) -> bool:
    """Whether a value is true or false."""
    return isinstance(value, bool)


def is_person(value: object) -> bool:
    """Whether a value can be the id of a person or a guest."""
    return isinstance(value, str) and value != SERVER and IDENTITY(value)


def fits(shape: Shape, value: object) -> bool:
    """Whether a value has a shape; a tuple passes for a list."""
    return shape[0](list(value) if isinstance(value, tuple) else value)


def are_pairs(value: object) -> bool:
    """Whether a value is options as a frozen value keeps them: pairs of a name and a value."""
    if not isinstance(value, list) or not all(isinstance(pair, tuple) and len(pair) == 2 for pair in value):
        return False
    names = [name for name, _ in value]
    return all(isinstance(name, str) for name in names) and len(set(names)) == len(names) and are_options(dict(value))


IDENTITY = shaped(r"[A-Za-z0-9][A-Za-z0-9_.:-]{0,79}")
OFFERS = ("draw", "takeback", "pause", "abort", "rematch")
CLAIMS = ("win", "draw", "bot")
ENDED = ("rules", *ENDINGS)
SEAT = number(1, MOST_SEATS)
PLY = number(0, MOST_PLIES)
PERSON = (is_person, f"the id of a person: up to 80 letters, digits and _ . : -, not {SERVER!r}")
LEVEL = (shaped(r"[a-z][a-z0-9_]{0,39}"), "the name of a level")
MOVE = (ascii_line(LONGEST_MOVE), "the text of a move")
YES = (is_yes_or_no, "true or false")
TIME = number(0, LATEST)
DIGEST = (is_digest, "64 hexadecimal digits")
MATCH = (IDENTITY, "the id of a match")

SHAPES: dict[str, Shape] = {
    "at": TIME,
    "number": number(1, 10_000_000),
    "by": (IDENTITY, "the id of whoever does it"),
    "who": PERSON,
    "host": PERSON,
    "name": (line(LONGEST_NAME), f"a name of up to {LONGEST_NAME} printable characters"),
    "seat": SEAT,
    "level": LEVEL,
    "part": (is_part, f"a text of up to {LONGEST_PART} characters"),
    "rules": number(0, 10**9),
    "commitment": DIGEST,
    "seed": DIGEST,
    "match": MATCH,
    "previous": MATCH,
    "order": (items(SEAT[0], 1, MOST_SEATS), "seats"),
    "move": MOVE,
    "lag": number(0, 60_000),
    "what": one_of(*OFFERS),
    "claim": one_of(*CLAIMS),
    "yes": YES,
    "ply": PLY,
    "target": PLY,
    "absent": SEAT,
    "bot_at": TIME,
    "forfeit_at": TIME,
    "milliseconds": number(1, YEAR),
    "reason": (shaped(r"[a-z][a-z_-]{0,39}"), "a word"),
    "ending": one_of(*ENDED),
    "rule": (is_word, "the id of a rule"),
    "scores": (items(is_score, 1, MOST_SEATS), "points by seat"),
    "winners": (items(SEAT[0], 0, MOST_SEATS), "seats"),
    "ranks": (items(SEAT[0], 1, MOST_SEATS), "ranks by seat"),
    "game": (shaped(r"[a-z_][a-z0-9_]{0,63}"), "the name of a game"),
    "edition": (shaped(ID.pattern), "the id of an edition"),
    "options": (are_pairs, "numbers and short texts by name"),
    "seats": number(1, MOST_SEATS),
    "ply_cap": number(1, MOST_PLIES),
    "joining": one_of("open", "link", "invited"),
    "invited": (items(is_person, 0, MOST_INVITED), f"up to {MOST_INVITED} ids of people"),
    "seating": one_of("chosen", "random"),
    "starting": one_of("full", "ready", "host"),
    "rated": YES,
    "takebacks": YES,
    "watching": YES,
    "substitute": LEVEL,
    "position": (ascii_line(LONGEST_TEXT), "the text of a position"),
    "tempo": one_of("unlimited", "realtime", "correspondence"),
    "base": number(0, 24 * 3_600_000),
    "increment": number(0, 3_600_000),
    "days": number(0, 60),
}
"""By name of the field: a test, and in words what it expects."""


def check(value: Any, what: str, special: Mapping[str, Shape] | None = None) -> None:  # noqa: ANN401 - any dataclass
    """Refuse a dataclass whose fields do not fit; a field may be nothing where its hint says so."""
    shapes = SHAPES | dict(special or {})
    problems = [
        f"{field.name} is {shortened(given)}, expected {shapes[field.name][1]}"
        for field in fields(value)
        if not fits(shapes[field.name], given := getattr(value, field.name))
        and not (given is None and str(field.type).endswith("None"))
    ]
    if problems:
        refuse(what, problems)


def build(kind: type[T], content: Mapping[str, Any], what: str) -> T:
    """Make a dataclass of the fields that JSON brought; refuse those that are missing or unknown."""
    known = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    problems = [f"there is an unknown field {shortened(name)}" for name in content if name not in known]
    try:
        if not problems:
            return kind(**{name: tuple(part) if isinstance(part, list) else part for name, part in content.items()})
    except TypeError:
        problems = [f"its fields are {', '.join(known)}; got {', '.join(map(str, content)) or 'none'}"]
    return refuse(what, problems)


def known_kind(kind: object, kinds: Mapping[str, object], what: str) -> str:
    """Pass on the name of a kind that there is."""
    if isinstance(kind, str) and kind in kinds:
        return kind
    return refuse(what, [f"its kind is {shortened(kind)}, expected one of {', '.join(sorted(kinds))}"])


def refuse(what: str, problems: list[str]) -> NoReturn:
    """Name every fault at once."""
    message = f"not {what}: {'; '.join(problems)}"
    raise InvalidMatch(message)


def as_table(content: object, what: str) -> dict[str, Any]:
    """Pass on an object of JSON; refuse anything else."""
    if isinstance(content, dict) and all(isinstance(name, str) for name in content):
        return dict(content)
    return refuse(what, [f"expected a table of fields, got {shortened(content)}"])


def plainly(value: object) -> object:
    """Return a value as JSON knows it."""
    return [plainly(part) for part in value] if isinstance(value, tuple) else value
