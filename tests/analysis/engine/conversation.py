"""Talking with an engine in this process: all at once, or line by line."""

from __future__ import annotations

import contextlib
import io
import json
import os
from threading import Thread
from typing import IO, TYPE_CHECKING, Any, Self

from menagerie.analysis.engine.engine import Engine
from menagerie.core.registry import load

if TYPE_CHECKING:
    from types import TracebackType

    from menagerie.core.game import Game

SIAM = load("siam")

Message = dict[str, Any]


def answers(*lines: bytes | str | Message, game: Game = SIAM) -> list[Message]:
    """What an engine answers to lines, its hello left out; it reads them all and then the end of its input."""
    written = [line if isinstance(line, bytes) else encoded(line) for line in lines]
    sink = io.StringIO()
    Engine(game, io.BytesIO(b"\n".join(written)), sink).run()
    hello, *rest = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert hello["type"] == "hello"
    return rest


def encoded(line: str | Message) -> bytes:
    """A request as bytes."""
    return (line if isinstance(line, str) else json.dumps(line)).encode()


class Conversation:
    """An engine at the other end of two pipes."""

    def __init__(self, game: Game = SIAM) -> None:
        """Start it."""
        reading, self.writing = os.pipe()
        self.hearing, speaking = os.pipe()
        self.source: IO[bytes] = os.fdopen(reading, "rb")
        self.sink: IO[str] = os.fdopen(speaking, "w")
        self.thread = Thread(target=Engine(game, self.source, self.sink).run, daemon=True)
        self.thread.start()
        self.lines = os.fdopen(self.hearing, "r")
        assert self.hear()["type"] == "hello"

    def say(self, **message: object) -> None:
        """Send a request."""
        os.write(self.writing, encoded(dict(message)) + b"\n")

    def hear(self) -> Message:
        """Return the next message."""
        heard: Message = json.loads(self.lines.readline())
        return heard

    def hear_but_info(self) -> Message:
        """Return the next message that is no progress."""
        while (heard := self.hear())["type"] == "info":
            pass
        return heard

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the input, and see that the engine ends."""
        os.close(self.writing)
        self.thread.join(30)
        assert not self.thread.is_alive()
        for stream in (self.lines, self.source, self.sink):
            with contextlib.suppress(BrokenPipeError):
                stream.close()
