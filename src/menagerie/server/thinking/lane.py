"""A lane: a few workers and a queue of tasks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

from menagerie.errors import EngineFailure
from menagerie.server.thinking.worker import Worker

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Plain = dict[str, Any]


class Lane(Protocol):
    """Where requests of the engine protocol are answered: processes of this machine, or a cluster."""

    async def run(self, task: Mapping[str, Any], patience: float, report: Callable[[Plain], None] | None) -> Plain:
        """Answer a request within `patience` seconds of its start, or raise `EngineFailure`."""

    @property
    def waiting(self) -> int:
        """How many requests wait for a worker."""

    @property
    def restarts(self) -> int:
        """How many workers had to be replaced."""

    async def close(self) -> None:
        """End the workers, whatever they do."""


class Processes:
    """A lane of processes on this machine."""

    def __init__(self, name: str, size: int, niceness: int) -> None:
        """Get ready; each process is started with its first task."""
        self.workers = [Worker(f"{name}-{number}", niceness) for number in range(1, size + 1)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in reversed(self.workers):
            self._idle.put_nowait(worker)
        self._waiting = 0
        self._closed = False
        self._stopping: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many requests wait for a worker."""
        return self._waiting

    @property
    def restarts(self) -> int:
        """How many processes had to be replaced."""
        return sum(max(0, worker.starts - 1) for worker in self.workers)

    async def run(self, task: Mapping[str, Any], patience: float, report: Callable[[Plain], None] | None) -> Plain:
        """Give a request to the next free worker, the one used last first."""
        self._waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self._waiting -= 1
        if self._closed:
            self._idle.put_nowait(worker)
            raise EngineFailure("the server is about to end")
        try:
            return await worker.ask(task, patience, report)
        finally:
            self._free(worker)

    def _free(self, worker: Worker) -> None:
        """Free a worker for its next task, after it has stopped a cancelled one."""
        if worker.pending is None:
            self._idle.put_nowait(worker)
            return
        stopping = asyncio.create_task(worker.stop())
        self._stopping.add(stopping)
        stopping.add_done_callback(self._stopping.discard)
        stopping.add_done_callback(lambda _: self._idle.put_nowait(worker))

    async def close(self) -> None:
        """End all processes, and start no others."""
        self._closed = True
        for stopping in self._stopping:
            stopping.cancel()
        await asyncio.gather(*self._stopping, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self.workers))
