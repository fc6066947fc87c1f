"""One worker of the server: an engine process that starts with its first task and is replaced when it dies."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Any

from menagerie.analysis.engine import protocol
from menagerie.analysis.engine.async_client import AsyncEngineClient, RequestRefused

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable, Mapping

Plain = dict[str, Any]
log = logging.getLogger("menagerie.workers")

CODES = {protocol.FAILED: "work/failed", protocol.REFUSED: "work/refused", protocol.CANCELLED: "work/cancelled"}
"""Codes of the engine that say nothing about the question have names of their own here."""


class WorkFailed(RequestRefused):
    """A worker could not do a task. Its process goes on with other tasks."""


def work_failed(code: str, message: str) -> WorkFailed:
    """Return the failure for an engine's error."""
    return WorkFailed(CODES.get(code, code), message)


class Worker:
    """One engine process; it does one task at a time."""

    def __init__(self, name: str, niceness: int) -> None:
        """Remember how to start the process; the first task starts it."""
        self.name, self.niceness = name, niceness
        self.client = AsyncEngineClient(f"worker {name}")
        self.starts = 0

    @property
    def process(self) -> Process | None:
        """The process, if there is one."""
        return self.client.process

    @property
    def pending(self) -> int | None:
        """The number of the request that is not answered yet."""
        return self.client.pending

    async def ask(self, task: Mapping[str, Any], patience: float, report: Callable[[Plain], None] | None) -> Plain:
        """Send a request of the engine protocol and return its answer; `report` is called with progress.

        A process that ends, or does not answer within `patience` seconds, raises `EngineFailure` and is replaced before
        the next task. After a cancelled task the caller has to `stop` the worker before the next one.
        """
        if not self.client.alive:
            await self._start()
        fields = {name: value for name, value in task.items() if name != "type"}
        if task["type"] == "analyse":
            await self.client.notify("new")  # an analysis must not depend on earlier ones
        try:
            return await self.client.ask(task["type"], fields, patience, report)
        except RequestRefused as refusal:
            raise work_failed(refusal.code, str(refusal)) from None

    async def _start(self) -> None:
        """Start a process."""
        if self.starts:
            log.warning("worker %s is started again", self.name)
        self.starts += 1
        await self.client.start([sys.executable, "-P", "-m", "menagerie.analysis.engine.process", str(self.niceness)])

    async def stop(self) -> None:
        """Stop the task that nobody waits for any more; end the process if it does not react."""
        await self.client.stop()

    async def end(self) -> None:
        """End the process, whatever it does."""
        await self.client.kill()
