"""Tests for `menagerie.analysis.engine.messages`."""

from __future__ import annotations

import json

import pytest

from menagerie.analysis.engine.messages import (
    content_of,
    decode_message,
    decode_thought,
    encode_request,
    encode_thought,
    problem_with_hello,
)
from menagerie.search.thought import Line, Thought

THOUGHT = Thought((Line(29_997, ("a", "b", "c")), Line(-12, ("d",))), depth=3, nodes=40, seconds=0.5)


def test_thoughts_survive_the_wire() -> None:
    """A thought that is encoded, sent and decoded is the same thought."""
    sent = json.loads(json.dumps(encode_thought(THOUGHT)))
    assert decode_thought(sent) == THOUGHT
    assert (sent["move"], sent["win"], sent["lines"][1]["win"]) == ("a", 3, None)


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"move": "a", "score": "high", "line": "b", "depth": -1, "nodes": True, "seconds": "1", "lines": 7},
        {"move": "a", "score": None, "line": None, "lines": [None, "x"], "fallback": 3},
    ],
)
def test_fields_that_make_no_sense_have_defaults(message: dict[str, object]) -> None:
    """Whatever a program writes is a thought, perhaps one without a move."""
    assert decode_thought(message) == Thought((Line(0, (message.get("move", ""),)),))


def test_what_went_wrong_is_kept() -> None:
    """The fallback of a bot's move is the trouble of the thought."""
    assert decode_thought({"move": "a", "fallback": "no time"}).trouble == "no time"


def test_requests_and_messages_are_lines() -> None:
    """A request is one line, with an id only if it has one; anything but an object is no message."""
    assert encode_request("stop", None, {"request": 3}) == b'{"type": "stop", "request": 3}\n'
    assert encode_request("ping", 4, {}) == b'{"type": "ping", "id": 4}\n'
    assert decode_message(b'{"type": "done"}\n') == {"type": "done"}
    assert [decode_message(line) for line in (b"[]", b"{", b"\xff", b"[" * 100_000)] == [None] * 4
    assert content_of({"type": "info", "id": 1, "done": 2}) == {"done": 2}


def test_an_engine_has_to_speak_this_protocol() -> None:
    """Another version or another game is a problem in words."""
    assert problem_with_hello({"protocol": 1, "game": "siam"}, "siam") is None
    assert problem_with_hello({"protocol": 1, "game": "siam"}, None) is None
    assert "version 2" in str(problem_with_hello({"protocol": 2}, None))
    assert "expected jungla" in str(problem_with_hello({"protocol": 1, "game": "siam"}, "jungla"))
