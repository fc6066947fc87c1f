"""The other side of the engine protocol: starts a program, asks it, and believes nothing that it says unchecked."""

from __future__ import annotations

import contextlib
import json
import subprocess
from collections import deque
from itertools import count
from queue import Empty, Full, Queue
from threading import Event, Thread
from time import monotonic
from typing import IO, TYPE_CHECKING, Any, NoReturn, Self

from menagerie.analysis.protocol import LONGEST_LINE, PROTOCOL, write_message
from menagerie.core.bounds import shown
from menagerie.errors import EngineFailure, EngineTooSlow, InvalidOption

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import TracebackType

START, ANSWER, LEAVE = 30.0, 10.0, 1.0
"""Seconds for a program to start, to answer what needs no thought, and to leave."""
MOST_UNREAD = 1000
"""Lines that are kept until somebody asks for them; a program that writes more has to wait."""
LONGEST_COMPLAINT = 500

Message = dict[str, Any]


class EngineClient:
    """A program that speaks the engine protocol, from its start to its end."""

    def __init__(self, command: Sequence[str], game: str | None = None) -> None:
        """Start the program and hear its hello; `game` is the game that it has to play."""
        self.command = tuple(command)
        self.numbers = count(1)
        self.messages: Queue[bytes | None] = Queue(MOST_UNREAD)
        self.complaints: deque[bytes] = deque(maxlen=20)
        self.leaving = Event()
        self.process = started(self.command)
        for work in (self.listen, self.overhear):
            Thread(target=work, daemon=True).start()
        try:
            self.hello = self.welcome(game)
        except BaseException:  # Ctrl-C does not reach the program, so it would stay behind
            self.close()
            raise

    def welcome(self, game: str | None) -> Message:
        """Return the hello, if it is one of a program that can be talked to."""
        hello = self.await_message(lambda message: message.get("type") == "hello", monotonic() + START)
        if hello.get("protocol") != PROTOCOL:
            self.fail(f"it speaks version {shown(hello.get('protocol'))} of the protocol, expected {PROTOCOL}")
        if game is not None and hello.get("game") != game:
            self.fail(f"it plays {shown(hello.get('game'))}, expected {game}")
        return hello

    # Asking

    def set(self, **options: object) -> Message:
        """Set options and return all of them."""
        options_now: Message = self.ask("set", options=options).get("options", {})
        return options_now

    def new(self) -> None:
        """Have the program forget the last game."""
        self.ask("new")

    def ask(self, kind: str, **fields: object) -> Message:
        """Make a request that needs no thought and return its answer."""
        number = self.send(kind, fields)
        return self.answer_to(number, monotonic() + ANSWER)

    def analyse(
        self, fields: Mapping[str, object], patience: float, report: Callable[[Message], None] | None = None
    ) -> Message:
        """Analyse a position or a view and return the `best` message, awaited for `patience` seconds.

        `report` hears of progress. A program that is too slow is told to stop before it is given up.
        """
        number = self.send("analyse", fields)
        try:
            return self.answer_to(number, monotonic() + patience, report)
        except EngineTooSlow:
            self.send("stop", {"request": number})
            self.answer_to(number, monotonic() + LEAVE, report)
            raise

    def send(self, kind: str, fields: Mapping[str, object]) -> int:
        """Send a request and return its id."""
        number = next(self.numbers)
        stdin = self.process.stdin
        try:
            if stdin is not None:
                stdin.write(write_message({"type": kind, "id": number, **fields}).encode())
                stdin.flush()
        except (OSError, ValueError):
            self.fail("it has ended")
        return number

    def answer_to(self, number: int, deadline: float, report: Callable[[Message], None] | None = None) -> Message:
        """Await the answer to a request; a refusal is a failure."""

        def is_answer(message: Message) -> bool:
            if message.get("id") != number:
                return False
            if message.get("type") == "info" and report is not None:
                report(message)
            return message.get("type") in {"best", "done", "error"}

        answer = self.await_message(is_answer, deadline)
        if answer["type"] == "error":
            self.fail(f"it refuses: {shown(answer.get('code'))} {shown(answer.get('message'), 200)}")
        return answer

    def await_message(self, wanted: Callable[[Message], bool], deadline: float) -> Message:
        """Return the first message that is wanted; others are passed over."""
        while True:
            try:
                line = self.messages.get(timeout=max(0.0, deadline - monotonic()))
            except Empty:
                message = f"{self.named()}: no answer in time"
                raise EngineTooSlow(message) from None
            if line is None:
                self.messages.put(None)
                self.fail("it has ended")
            found = self.read(line)
            if wanted(found):
                return found

    def read(self, line: bytes) -> Message:
        """Read a line that has to be a message."""
        try:
            found = json.loads(line.decode())
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            self.fail(f"it wrote {shown(line)}, expected one JSON object on a line")
        return found

    def fail(self, why: str) -> NoReturn:
        """Give up on the program."""
        said = b"".join(self.complaints).decode(errors="replace").strip()[-LONGEST_COMPLAINT:]
        message = f"{self.named()}: {why}" + (f"; it complained: {said}" if said else "")
        raise EngineFailure(message)

    def named(self) -> str:
        """Return the command, cut short."""
        return shown(" ".join(self.command), 100)

    # Listening, in threads of their own

    def listen(self) -> None:
        """Take in what the program writes, line by line, and notice when it ends."""
        with contextlib.suppress(OSError, ValueError):
            while (line := readline(self.process.stdout)) and self.keep(line):
                pass
        self.keep(None)

    def keep(self, line: bytes | None) -> bool:
        """Put a line where it is awaited, as soon as there is room; return whether it was."""
        while not self.leaving.is_set():
            with contextlib.suppress(Full):
                self.messages.put(line, timeout=0.1)
                return True
        return False

    def overhear(self) -> None:
        """Remember the last of what the program complains about."""
        with contextlib.suppress(OSError, ValueError):
            while line := readline(self.process.stderr):
                self.complaints.append(line[:LONGEST_COMPLAINT])

    # Leaving

    def close(self) -> None:
        """Ask the program to leave, and see to it that it does."""
        with contextlib.suppress(EngineFailure):
            self.send("quit", {})
        self.leaving.set()
        if not self.gone():
            self.process.terminate()
            if not self.gone():
                self.process.kill()
                self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            with contextlib.suppress(OSError, ValueError):
                if stream is not None:
                    stream.close()

    def gone(self) -> bool:
        """Whether the program ends within a moment."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(LEAVE)
        return self.process.poll() is not None

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End."""
        self.close()


def started(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a program, out of reach of Ctrl-C."""
    try:
        return subprocess.Popen(  # noqa: S603 - the user names the program
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
    except (OSError, ValueError, IndexError) as error:
        message = f"the program {shown(' '.join(command), 100)} cannot be started: {error}"
        raise InvalidOption(message) from None


def readline(stream: IO[bytes] | None) -> bytes:
    """Read a line, or as much of it as a line may have."""
    return stream.readline(LONGEST_LINE) if stream is not None else b""
