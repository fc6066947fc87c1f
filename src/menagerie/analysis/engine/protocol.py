"""The engine protocol: lines of JSON between a program that wants moves and one that finds them.

This module describes requests and refuses malformed ones. `engine` answers requests, `client` and `async_client` send
them, `messages` encodes and decodes what both sides share. The reference is docs/reference/engine-protocol.md.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

from menagerie.core.compiled.bounds import shown
from menagerie.core.game import LONGEST_MOVE, LONGEST_TEXT
from menagerie.core.record.checks import LARGEST_RECORD, MOST_PLIES
from menagerie.search.alphabeta import DEEPEST, MOST_LINES, MOST_NODES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

PROTOCOL = 1
"""Rises when a program that follows the old reference would fail."""

LONGEST_LINE = 1_000_000
"""Bytes of a line that are read at most, its end not counted."""
LONGEST_TASK = 16 * 1024 * 1024
"""The same for an engine of all games, which reads whole records."""
LONGEST_ID = 64
MOST_THREADS = 64
LARGEST_TABLE = 28
"""The entries of a search table as a power of two, at most."""
MOST_SEATS = 16
LONGEST_THOUGHT = 86_400.0
MOST_SEED = 1 << 62
LARGEST_ID = 1 << 53

TOO_LONG, NOT_TEXT, NOT_JSON, NOT_OBJECT = "line/too-long", "line/not-utf8", "line/not-json", "line/not-an-object"
BAD_TYPE, BAD_ID, BAD_FIELD = "request/type", "request/id", "request/field"
QUEUE_FULL, CANCELLED, NO_REQUEST, BUSY = "request/queue-full", "request/cancelled", "request/unknown", "request/busy"
BAD_OPTION, BAD_POSITION, BAD_MOVE = "option/invalid", "position/invalid", "move/invalid"
OVER, NOT_TO_ACT = "position/over", "position/not-to-act"
FAILED, REFUSED = "search/failed", "request/refused"
CODES = {
    TOO_LONG: "a line is longer than the engine reads",
    NOT_TEXT: "a line is not UTF-8",
    NOT_JSON: "a line is not JSON",
    NOT_OBJECT: "a line is JSON, but not an object",
    BAD_TYPE: "the type of a request is missing or unknown",
    BAD_ID: "the id of a request is missing, too long, or that of one not yet answered",
    BAD_FIELD: "a field of a request is missing, unknown, or has a value that it cannot have",
    QUEUE_FULL: "too many requests wait",
    CANCELLED: "the request was stopped before it had an answer",
    NO_REQUEST: "there is no such request to stop",
    BUSY: "the request would disturb one that is not yet answered",
    BAD_OPTION: "an option is unknown or cannot have that value",
    BAD_POSITION: "the position or view cannot be read",
    BAD_MOVE: "one of `moves` cannot be read or is illegal",
    OVER: "the game is over in this position",
    NOT_TO_ACT: "the seat is not to act in this position, or chance is",
    FAILED: "the search failed; the engine goes on",
    REFUSED: "`choose` or `annotate` cannot do what is asked",
}

Id = str | int


class Refused(Exception):
    """A request that cannot be served: a stable code, what was wrong, and what was expected."""

    def __init__(self, code: str, message: str, expected: str = "", request: Id | None = None) -> None:
        """Keep the parts of the answer."""
        super().__init__(message)
        self.code, self.expected, self.request = code, expected, request

    def answer(self) -> dict[str, object]:
        """Return the message that refuses the request."""
        message: dict[str, object] = {"type": "error", "id": self.request, "code": self.code, "message": str(self)}
        return message | ({"expected": self.expected} if self.expected else {})


@dataclass(frozen=True, slots=True)
class Request:
    """A request: its type, its id, and the fields of that type."""

    type: str
    id: Id | None
    fields: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a request: a test for values, and a description of those that fit."""

    fits: Callable[[object], bool]
    expected: str
    required: bool = False


# Kinds of values


def text(longest: int) -> Callable[[object], bool]:
    """Make a test for texts that are not empty."""
    return lambda value: isinstance(value, str) and 0 < len(value) <= longest


def any_text(longest: int) -> Callable[[object], bool]:
    """Make a test for texts, empty ones included; the reader of the text refuses those."""
    return lambda value: isinstance(value, str) and len(value) <= longest


def whole(least: int, most: int) -> Callable[[object], bool]:
    """Make a test for whole numbers."""
    return lambda value: type(value) is int and least <= value <= most


def duration(value: object) -> bool:
    """Whether a value is a number of seconds."""
    return type(value) in {int, float} and 0 <= value <= LONGEST_THOUGHT  # type: ignore[operator]


def optional(test: Callable[[object], bool]) -> Callable[[object], bool]:
    """Make a test that ``None`` passes, too."""
    return lambda value: value is None or test(value)


def are_moves(value: object) -> bool:
    """Whether a value is a list of texts of moves."""
    return isinstance(value, list) and len(value) <= MOST_PLIES and all(map(text(LONGEST_MOVE), value))


def is_id(value: object) -> bool:
    """Whether a value can be the id of a request."""
    if isinstance(value, str):
        return 0 < len(value) <= LONGEST_ID and value.isprintable()
    return type(value) is int and abs(value) <= LARGEST_ID


def are_plies(value: object) -> bool:
    """Whether a value is the first and the last ply of a part."""
    numbers = isinstance(value, list) and len(value) == 2 and all(map(whole(1, MOST_PLIES), value))
    return numbers and value[0] <= value[1]  # type: ignore[index]


def are_keys(value: object) -> bool:
    """Whether a value is a list of keys of positions."""
    return isinstance(value, list) and len(value) <= MOST_PLIES and all(type(key) is int for key in value)


def are_limits(value: object) -> bool:
    """Whether a value is an object with known limits in it."""
    return (
        isinstance(value, dict)
        and value.keys() <= LIMITS.keys()
        and all(field.fits(value[name]) for name, field in LIMITS.items() if name in value)
    )


LIMITS = {
    "depth": Field(whole(1, DEEPEST), f"a whole number from 1 to {DEEPEST}"),
    "nodes": Field(whole(1, MOST_NODES), "a whole number from 1"),
    "seconds": Field(optional(duration), f"a number from 0 to {LONGEST_THOUGHT:.0f}, or null for no limit"),
}
OPTIONS = {
    "level": Field(lambda value: value is None or text(100)(value) or whole(1, 100)(value), "a level or null"),
    "threads": Field(whole(1, MOST_THREADS), f"a whole number from 1 to {MOST_THREADS}"),
    "table": Field(whole(0, LARGEST_TABLE), f"a whole number from 0 to {LARGEST_TABLE}, the entries as a power of two"),
    "seconds": Field(duration, f"a number from 0 to {LONGEST_THOUGHT:.0f}"),
    "seed": Field(optional(whole(0, MOST_SEED)), "a whole number or null"),
}
NO_FIELDS: dict[str, Field] = {}
TASKS = ("analyse", "choose", "annotate")
"""The requests that need thought. They wait in a queue and need an id."""
GAME = Field(text(LONGEST_ID), "the name of a game")
LANGUAGE = Field(text(8), "the code of a language")
LIMITS_FIELD = Field(are_limits, "an object with " + "; ".join(f"{n}: {f.expected}" for n, f in LIMITS.items()))
REQUESTS = {
    "analyse": {
        "game": GAME,
        "position": Field(any_text(LONGEST_TEXT), "the text of a position"),
        "moves": Field(are_moves, "a list of texts of moves"),
        "view": Field(any_text(LONGEST_TEXT), "the text of a view"),
        "seat": Field(whole(1, MOST_SEATS), "the number of the seat whose view it is"),
        "edition": Field(any_text(LONGEST_ID), "the id of an edition"),
        "limits": LIMITS_FIELD,
        "lines": Field(whole(1, MOST_LINES), f"a whole number from 1 to {MOST_LINES}"),
        "info": Field(lambda value: isinstance(value, bool), "true or false"),
        "pause": OPTIONS["seconds"],
        "explain": LANGUAGE,
    },
    "choose": {
        "game": GAME,
        "view": Field(text(LONGEST_TEXT), "the text of a view", required=True),
        "seat": Field(whole(1, MOST_SEATS), "the number of the seat whose view it is", required=True),
        "edition": Field(text(LONGEST_ID), "the id of an edition"),
        "level": OPTIONS["level"],
        "seconds": OPTIONS["seconds"],
        "seed": OPTIONS["seed"],
        "seen": Field(are_keys, "a list of keys of positions"),
    },
    "annotate": {
        "record": Field(text(LARGEST_RECORD), "the text of a record", required=True),
        "limits": LIMITS_FIELD,
        "language": LANGUAGE,
        "plies": Field(are_plies, f"a list of the first and the last ply, from 1 to {MOST_PLIES}"),
    },
    "set": {"options": Field(lambda value: isinstance(value, dict), "an object of options by name", required=True)},
    "stop": {"request": Field(is_id, "the id of the request to stop")},
    "new": NO_FIELDS,
    "ping": NO_FIELDS,
    "quit": NO_FIELDS,
}


def read_request(line: bytes, longest: int = LONGEST_LINE) -> Request:
    """Read one line; a malformed one raises `Refused`."""
    return request_of(read_object(line, longest))


def request_of(content: Mapping[str, Any]) -> Request:
    """Return an object as a request; a malformed one raises `Refused`."""
    request = content.get("id")
    if request is not None and not is_id(request):
        raise Refused(BAD_ID, f"the id is {shown(request)}", f"a text of up to {LONGEST_ID} characters, or a number")
    kind = content.get("type")
    if not isinstance(kind, str) or kind not in REQUESTS:
        raise Refused(BAD_TYPE, f"the type is {shown(kind)}", f"one of {', '.join(REQUESTS)}", request)
    if request is None and kind in TASKS:
        what = "a choose request" if kind == "choose" else f"an {kind} request"
        raise Refused(BAD_ID, f"{what} has no id", f"a text of up to {LONGEST_ID} characters, or a number")
    fields = {name: value for name, value in content.items() if name not in {"type", "id"}}
    check_fields(fields, REQUESTS[kind], kind, request)
    return Request(kind, request, fields)


def read_object(line: bytes, longest: int) -> dict[str, Any]:
    """Read the object that a line is."""
    if len(line) > longest:
        raise Refused(TOO_LONG, f"the line has more than {longest:,} bytes", f"at most {longest:,} bytes")
    try:
        content = json.loads(line.decode(), parse_constant=refuse_constant, object_pairs_hook=once)
    except UnicodeDecodeError as error:
        raise Refused(NOT_TEXT, f"byte {error.start + 1} of the line is not UTF-8", "UTF-8 text") from None
    except (ValueError, RecursionError) as error:
        raise Refused(NOT_JSON, f"{type(error).__name__}: {error}", "one JSON object on one line") from None
    if not isinstance(content, dict):
        raise Refused(NOT_OBJECT, f"the line is {shown(content)}", 'an object such as {"type": "ping", "id": 1}')
    return content


def refuse_constant(name: str) -> NoReturn:
    """Refuse constants that Python reads but JSON does not have."""
    raise ValueError(f"{name} is no JSON")


def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return the fields of an object without duplicate names."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError("a name stands twice in an object")
    return fields


def check_fields(fields: Mapping[str, object], known: Mapping[str, Field], kind: str, request: Id | None) -> None:
    """Refuse fields that are unknown, missing or do not fit."""
    for name, value in fields.items():
        if name not in known:
            expected = f"one of {', '.join(known)}" if known else "type and id only"
            raise Refused(BAD_FIELD, f"{kind} has no field {shown(name)}", expected, request)
        if not known[name].fits(value):
            raise Refused(BAD_FIELD, f"the field {name} of {kind} is {shown(value)}", known[name].expected, request)
    for name, field in known.items():
        if field.required and name not in fields:
            raise Refused(BAD_FIELD, f"{kind} lacks the field {name}", field.expected, request)


def write_message(message: Mapping[str, object]) -> str:
    """Return a message as one line, its end included."""
    return json.dumps(message, ensure_ascii=True, allow_nan=False, separators=(", ", ": ")) + "\n"
