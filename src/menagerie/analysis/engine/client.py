"""A client of the engine protocol: starts a program, sends requests, and checks every answer."""

from __future__ import annotations

import contextlib
import subprocess
from collections import deque
from itertools import count
from queue import Empty, Full, Queue
from threading import Event, Thread
from time import monotonic
from typing import IO, TYPE_CHECKING, NoReturn, Self

from menagerie.analysis.engine.messages import ANSWERS, decode_message, encode_request, problem_with_hello
from menagerie.analysis.engine.protocol import LONGEST_LINE
from menagerie.core.compiled.bounds import shown
from menagerie.errors import EngineFailure, EngineTooSlow, InvalidOption

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import TracebackType

    from menagerie.analysis.engine.messages import Message

START, ANSWER, LEAVE = 30.0, 10.0, 1.0
"""Seconds for a program to start, to answer a simple request, and to leave."""
MOST_UNREAD = 1000
"""Lines that are kept until they are read; a program that writes more has to wait."""
LONGEST_COMPLAINT = 500


class EngineClient:
    """A program that speaks the engine protocol, from its start to its end."""

    def __init__(self, command: Sequence[str], game: str | None = None) -> None:
        """Start the program and check its hello; `game` is the game that it has to play."""
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
        """Return the hello of a program that this client can use."""
        hello = self.await_message(lambda message: message.get("type") == "hello", monotonic() + START)
        problem = problem_with_hello(hello, game)
        if problem is not None:
            self.fail(problem)
        return hello

    # Asking

    def set(self, **options: object) -> Message:
        """Set options and return all of them."""
        options_now: Message = self.ask("set", options=options).get("options", {})
        return options_now

    def new(self) -> None:
        """Make the program forget the last game."""
        self.ask("new")

    def ask(self, kind: str, **fields: object) -> Message:
        """Send a simple request and return its answer."""
        number = self.send(kind, fields)
        return self.answer_to(number, monotonic() + ANSWER)

    def analyse(
        self, fields: Mapping[str, object], patience: float, report: Callable[[Message], None] | None = None
    ) -> Message:
        """Analyse a position or a view and return the `best` message, awaited for `patience` seconds.

        `report` is called with progress. A program that is too slow is sent a stop before the client gives up.
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
                stdin.write(encode_request(kind, number, fields))
                stdin.flush()
        except (OSError, ValueError):
            self.fail("it has ended")
        return number

    def answer_to(self, number: int, deadline: float, report: Callable[[Message], None] | None = None) -> Message:
        """Wait for the answer to a request; a refusal is a failure."""

        def is_answer(message: Message) -> bool:
            if message.get("id") != number:
                return False
            if message.get("type") == "info" and report is not None:
                report(message)
            return message.get("type") in ANSWERS

        answer = self.await_message(is_answer, deadline)
        if answer["type"] == "error":
            self.fail(f"it refuses: {shown(answer.get('code'))} {shown(answer.get('message'), 200)}")
        return answer

    def await_message(self, wanted: Callable[[Message], bool], deadline: float) -> Message:
        """Return the first message that is wanted; others are ignored."""
        while True:
            try:
                line = self.messages.get(timeout=max(0.0, deadline - monotonic()))
            except Empty:
                raise EngineTooSlow(f"{self.named()}: no answer in time") from None
            if line is None:
                self.messages.put(None)
                self.fail("it has ended")
            found = self.read(line)
            if wanted(found):
                return found

    def read(self, line: bytes) -> Message:
        """Return the message on a line."""
        found = decode_message(line)
        if found is None:
            self.fail(f"it wrote {shown(line)}, expected one JSON object on a line")
        return found

    def fail(self, why: str) -> NoReturn:
        """Give up on the program."""
        said = b"".join(self.complaints).decode(errors="replace").strip()[-LONGEST_COMPLAINT:]
        raise EngineFailure(f"{self.named()}: {why}" + (f"; it complained: {said}" if said else ""))

    def named(self) -> str:
        """Return the command, cut short."""
        return shown(" ".join(self.command), 100)

    # Reading, in threads

    def listen(self) -> None:
        """Read the program's output line by line, and notice when it ends."""
        with contextlib.suppress(OSError, ValueError):
            while (line := readline(self.process.stdout)) and self.keep(line):
                pass
        self.keep(None)

    def keep(self, line: bytes | None) -> bool:
        """Queue a line as soon as there is room; return whether that was possible."""
        while not self.leaving.is_set():
            with contextlib.suppress(Full):
                self.messages.put(line, timeout=0.1)
                return True
        return False

    def overhear(self) -> None:
        """Keep the end of the program's standard error."""
        with contextlib.suppress(OSError, ValueError):
            while line := readline(self.process.stderr):
                self.complaints.append(line[:LONGEST_COMPLAINT])

    # Leaving

    def close(self) -> None:
        """Ask the program to leave; end it if it does not."""
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
        raise InvalidOption(f"the program {shown(' '.join(command), 100)} cannot be started: {error}") from None


def readline(stream: IO[bytes] | None) -> bytes:
    """Read a line, or as much of it as a line may have."""
    return stream.readline(LONGEST_LINE) if stream is not None else b""
