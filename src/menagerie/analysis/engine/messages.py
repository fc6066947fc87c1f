"""Encoding and decoding of engine messages: what the engine, its clients and the server's workers share."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from menagerie.analysis.engine.protocol import PROTOCOL, Id, write_message
from menagerie.core.compiled.bounds import shown
from menagerie.search.thought import Line, Thought, plies_to_win

if TYPE_CHECKING:
    from collections.abc import Mapping

Message = dict[str, Any]

ANSWERS = frozenset({"best", "done", "error"})
"""The types of messages that end a request."""
LONGEST_TOLD = 200
"""Moves of a line, and lines of a message, that a client reads at most."""


# Requests and messages


def encode_request(kind: str, number: Id | None, fields: Mapping[str, object]) -> bytes:
    """Return a request as one line; a number of ``None`` leaves the id out."""
    named = {} if number is None else {"id": number}
    return write_message({"type": kind, **named, **fields}).encode()


def decode_message(line: bytes) -> Message | None:
    """Return the message on a line, ``None`` if there is none."""
    try:
        found = json.loads(line.decode())
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def problem_with_hello(hello: Message, game: str | None) -> str | None:
    """Return why a client cannot use the engine behind a `hello`, if so."""
    if hello.get("protocol") != PROTOCOL:
        return f"it speaks version {shown(hello.get('protocol'))} of the protocol, expected {PROTOCOL}"
    if game is not None and hello.get("game") != game:
        return f"it plays {shown(hello.get('game'))}, expected {game}"
    return None


def content_of(message: Message) -> Message:
    """Return the fields of a message without its type and id."""
    return {name: value for name, value in message.items() if name not in {"type", "id"}}


# Thoughts


def encode_thought(thought: Thought[str]) -> Message:
    """Return the fields that `info` and `best` have in common."""
    lines = [encode_line(line) for line in thought.lines]
    return {
        **lines[0],
        "depth": thought.depth,
        "nodes": thought.nodes,
        "seconds": round(thought.seconds, 4),
        "lines": lines,
    }


def encode_line(line: Line[str]) -> Message:
    """Return one line: its first move, its score, the plies to a proven end, and its moves."""
    return {"move": line.move, "score": line.score, "win": plies_to_win(line.score), "line": list(line.moves)}


def decode_thought(message: Message) -> Thought[str]:
    """Return the thought in a `best` message; a field that makes no sense gets a default value.

    Other programs write these messages, so nothing is trusted. The move comes back as it is, for the rules to check.
    """
    seconds, trouble = message.get("seconds"), message.get("fallback")
    others = [line for line in list_of(message.get("lines"))[1:] if isinstance(line, dict)]
    return Thought(
        tuple(decode_line(line) for line in (message, *others)),
        depth=count_of(message.get("depth")),
        nodes=count_of(message.get("nodes")),
        seconds=float(seconds) if type(seconds) in {int, float} else 0.0,  # type: ignore[arg-type]
        trouble=trouble if isinstance(trouble, str) else None,
    )


def decode_line(message: Message) -> Line[str]:
    """Return one line of a message, its first move even if the rest makes no sense."""
    move, score = message.get("move"), message.get("score")
    first = move if isinstance(move, str) else ""
    rest = map(str, list_of(message.get("line"))[1:])
    return Line(score if type(score) is int else 0, (first, *rest))


def list_of(value: object) -> list[Any]:
    """Return the beginning of a list, an empty one for anything else."""
    return value[:LONGEST_TOLD] if isinstance(value, list) else []


def count_of(value: object) -> int:
    """Return a count that makes sense, or 0."""
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 63 else 0
