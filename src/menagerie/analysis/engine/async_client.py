"""An asynchronous client of the engine protocol: one engine process, one request at a time."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING

from menagerie.analysis.engine.messages import (
    ANSWERS,
    content_of,
    decode_message,
    encode_request,
    problem_with_hello,
)
from menagerie.core.compiled.bounds import shown
from menagerie.errors import EngineFailure, EngineTooSlow

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable, Mapping, Sequence

    from menagerie.analysis.engine.messages import Message

LONGEST_ANSWER = 16 * 1024 * 1024
"""Bytes of a message, at most."""
START = 60.0
"""Seconds that a process has to say hello; busy machines are slow."""
LEAVE = 10.0
"""Seconds that a stopped request has to end before its process is killed."""


class RequestRefused(EngineFailure):
    """An engine answered with an `error`; it goes on."""

    def __init__(self, code: str, message: str) -> None:
        """Keep the stable code, such as ``position/invalid``."""
        super().__init__(message)
        self.code = code


class AsyncEngineClient:
    """An engine process. After a request was cancelled, `stop` has to be called before the next one."""

    def __init__(self, name: str) -> None:
        """Get ready; `start` starts the process, and starts it again after it has ended."""
        self.name = name
        self.process: Process | None = None
        self.pending: int | None = None
        """The number of the request that is not answered yet."""
        self._numbers = count(1)

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self.process is not None and self.process.returncode is None

    async def start(self, command: Sequence[str]) -> None:
        """Start the process and check its hello."""
        pipe = asyncio.subprocess.PIPE
        try:
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, limit=LONGEST_ANSWER, start_new_session=True
            )
        except OSError as error:
            raise EngineFailure(f"{self.name} cannot be started: {error.strerror}") from None
        try:
            async with asyncio.timeout(START):
                problem = problem_with_hello(await self._read(self.process), None)
        except TimeoutError:
            await self.kill()
            raise EngineTooSlow(f"{self.name} was not ready within {START:g} seconds") from None
        except asyncio.CancelledError:
            await self.kill()
            raise
        if problem is not None:
            await self.kill()
            raise EngineFailure(f"{self.name}: {problem}")

    async def ask(
        self, kind: str, fields: Mapping[str, object], patience: float, report: Callable[[Message], None] | None = None
    ) -> Message:
        """Send a request and return the fields of its answer, awaited for `patience` seconds.

        `report` is called with the fields of `info` messages. A refusal raises `RequestRefused`. A process that ends or
        is too slow raises another `EngineFailure` and is killed.
        """
        process = self.process
        if process is None:
            raise EngineFailure(f"{self.name} has not been started")
        number = self.pending = next(self._numbers)
        await write(process, encode_request(kind, number, fields))
        try:
            async with asyncio.timeout(patience):
                return await self._answer(process, number, report)
        except TimeoutError:
            await self.kill()
            raise EngineTooSlow(f"{self.name} has not answered within {patience:g} seconds") from None

    async def notify(self, kind: str, **fields: object) -> None:
        """Send a request whose answer does not matter."""
        if self.process is not None:
            await write(self.process, encode_request(kind, None, fields))

    async def stop(self) -> None:
        """Stop the request that nobody waits for any more; kill the process if it does not react."""
        process, number = self.process, self.pending
        if process is None or number is None:
            return
        try:
            await self.notify("stop", request=number)
            async with asyncio.timeout(LEAVE):
                await self._answer(process, number, None)
        except RequestRefused:
            return
        except (TimeoutError, EngineFailure, asyncio.CancelledError):
            await self.kill()

    async def kill(self) -> None:
        """End the process at once."""
        process, self.process, self.pending = self.process, None, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def _answer(self, process: Process, number: int, report: Callable[[Message], None] | None) -> Message:
        """Read messages until the request is answered; others are ignored."""
        while (message := await self._read(process)).get("id") != number or message.get("type") not in ANSWERS:
            if report is not None and message.get("id") == number and message.get("type") == "info":
                report(content_of(message))
        self.pending = None
        if message["type"] == "error":
            raise RequestRefused(str(message.get("code")), str(message.get("message")))
        return content_of(message)

    async def _read(self, process: Process) -> Message:
        """Read one message."""
        try:
            line = b"" if process.stdout is None else await process.stdout.readline()
        except ValueError:  # longer than LONGEST_ANSWER
            line = b""
        if not line.endswith(b"\n"):
            await self.kill()
            raise EngineFailure(f"{self.name} has ended with status {process.returncode}")
        message = decode_message(line)
        if message is None:
            await self.kill()
            raise EngineFailure(f"{self.name} wrote {shown(line)}, expected one JSON object on a line")
        return message


async def write(process: Process, line: bytes) -> None:
    """Write one line; the next read notices if the process is gone."""
    if process.stdin is not None:
        with suppress(ConnectionError):
            process.stdin.write(line)
            await process.stdin.drain()
