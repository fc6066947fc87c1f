"""The server's side of one worker process: started when it is needed, replaced when it has died."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any

from menagerie.errors import EngineFailure, EngineTooSlow

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable, Mapping

Plain = dict[str, Any]
log = logging.getLogger("menagerie.workers")

LONGEST_LINE = 16 * 1024 * 1024
"""Bytes of an answer, at the most."""
START = 60.0
"""Seconds that a process has to get ready; busy machines take their time."""
LEAVE = 10.0
"""Seconds that stopped work has to end before its process is ended."""


class WorkFailed(EngineFailure):
    """A worker could not do a task, and says why; it goes on with others."""

    def __init__(self, code: str, message: str) -> None:
        """Keep a stable code, such as ``position/invalid``, and a sentence."""
        super().__init__(message)
        self.code = code


class Worker:
    """One process and the conversation with it; one task at a time."""

    def __init__(self, name: str, niceness: int) -> None:
        """Remember how to start the process; that is done with the first task."""
        self.name, self.niceness = name, niceness
        self.process: Process | None = None
        self.starts = 0
        self.pending: int | None = None
        """The number of the task that is not answered yet."""
        self._numbers = count(1)

    async def ask(self, task: Mapping[str, Any], patience: float, report: Callable[[Plain], None] | None) -> Plain:
        """Have a task done within `patience` seconds of its beginning; `report` hears of what is known on the way.

        A process that ends, or does not answer in time, raises `EngineFailure` and is replaced before the next task.
        Whoever no longer waits for the answer has to `stop` the worker before it is asked again.
        """
        process = await self._ready()
        number = self.pending = next(self._numbers)
        try:
            await self._send(process, {**task, "id": number})
            async with asyncio.timeout(patience):
                return await self._answer(process, number, report)
        except TimeoutError:
            await self.end()
            message = f"worker {self.name} has not answered within {patience:g} seconds"
            raise EngineTooSlow(message) from None

    async def _answer(self, process: Process, number: int, report: Callable[[Plain], None] | None) -> Plain:
        """Listen until the answer to a task comes."""
        while (told := await self._hear(process)).get("id") != number or told["type"] == "report":
            if report is not None and told["type"] == "report":
                report(told["result"])
        self.pending = None
        if told["type"] == "failed":
            raise WorkFailed(told["code"], told["message"])
        result: Plain = told["result"]
        return result

    async def stop(self) -> None:
        """Tell the process that nobody waits for its answer any more, and end it if it does not listen."""
        process, number = self.process, self.pending
        if process is None or number is None:
            return
        try:
            await self._send(process, {"work": "stop", "id": number})
            async with asyncio.timeout(LEAVE):
                await self._answer(process, number, None)
        except WorkFailed:
            return
        except (TimeoutError, EngineFailure, asyncio.CancelledError):
            await self.end()

    async def _ready(self) -> Process:
        """Return the process, a new one if there is none that lives."""
        if self.process is not None and self.process.returncode is None:
            return self.process
        if self.starts:
            log.warning("worker %s is started again", self.name)
        self.starts += 1
        command = [sys.executable, "-P", "-m", "menagerie.server.brain_process", str(self.niceness)]
        pipe = asyncio.subprocess.PIPE
        try:
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE, start_new_session=True
            )
        except OSError as error:
            message = f"worker {self.name} cannot be started: {error.strerror}"
            raise EngineFailure(message) from None
        try:
            async with asyncio.timeout(START):
                await self._hear(self.process)
        except TimeoutError:
            await self.end()
            message = f"worker {self.name} was not ready within {START:g} seconds"
            raise EngineTooSlow(message) from None
        except asyncio.CancelledError:
            await self.end()
            raise
        return self.process

    async def _send(self, process: Process, told: Plain) -> None:
        """Write one line to the process."""
        if process.stdin is None:
            return
        with suppress(ConnectionError):  # a process that is gone is noticed when its answer is awaited
            process.stdin.write(json.dumps(told, separators=(",", ":")).encode() + b"\n")
            await process.stdin.drain()

    async def _hear(self, process: Process) -> Plain:
        """Read one line from the process."""
        try:
            line = b"" if process.stdout is None else await process.stdout.readline()
        except ValueError:  # longer than LONGEST_LINE
            line = b""
        if not line.endswith(b"\n"):
            await self.end()
            message = f"worker {self.name} has ended with status {process.returncode}"
            raise EngineFailure(message)
        told: Plain = json.loads(line)
        return told

    async def end(self) -> None:
        """End the process, whatever it does."""
        process, self.process, self.pending = self.process, None, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
