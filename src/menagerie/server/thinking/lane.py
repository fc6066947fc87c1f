"""A lane: a few workers, and tasks that get them in fair turns."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

from menagerie.errors import EngineFailure
from menagerie.server.shares.turns import FairPool, Ticket
from menagerie.server.thinking.worker import Worker

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Plain = dict[str, Any]
NOBODY = Ticket()
"""The ticket of work that belongs to nobody in particular."""


class Lane(Protocol):
    """Where requests of the engine protocol are answered: processes of this machine, or a cluster."""

    async def run(
        self,
        task: Mapping[str, Any],
        patience: float,
        report: Callable[[Plain], None] | None,
        ticket: Ticket = NOBODY,
    ) -> Plain:
        """Answer a request within `patience` seconds of its start, or raise `EngineFailure`."""

    @property
    def waiting(self) -> int:
        """How many requests wait for a worker."""

    def waiting_of(self, network: str) -> int:
        """Return how many requests of a network wait for a worker."""

    @property
    def restarts(self) -> int:
        """How many workers had to be replaced."""

    async def close(self) -> None:
        """End the workers, whatever they do."""


class Processes:
    """A lane of processes on this machine."""

    def __init__(self, name: str, size: int, niceness: int, rest: float = 0.0) -> None:
        """Get ready; each process is started with its first task and rests for so many seconds after each."""
        self.workers = [Worker(f"{name}-{number}", niceness) for number in range(1, size + 1)]
        self._rest = rest
        self._pool = FairPool(reversed(self.workers))
        self._closed = False
        self._stopping: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many requests wait for a worker."""
        return self._pool.waiting

    def waiting_of(self, network: str) -> int:
        """Return how many requests of a network wait for a worker."""
        return self._pool.waiting_of(network)

    @property
    def restarts(self) -> int:
        """How many processes had to be replaced."""
        return sum(max(0, worker.starts - 1) for worker in self.workers)

    async def run(
        self,
        task: Mapping[str, Any],
        patience: float,
        report: Callable[[Plain], None] | None,
        ticket: Ticket = NOBODY,
    ) -> Plain:
        """Give a request to a worker when its turn comes."""
        worker = await self._pool.take(ticket)
        if self._closed:
            self._pool.give_back(worker, ticket)
            raise EngineFailure("the server is about to end")
        try:
            return await worker.ask(task, patience, report)
        finally:
            self._free(worker, ticket)

    def _free(self, worker: Worker, ticket: Ticket) -> None:
        """Free a worker for its next task, after it has stopped a cancelled one and rested."""
        if worker.pending is None and not self._rest:
            self._pool.give_back(worker, ticket)
            return
        stopping = asyncio.create_task(self._settle(worker))
        self._stopping.add(stopping)
        stopping.add_done_callback(self._stopping.discard)
        stopping.add_done_callback(lambda _: self._pool.give_back(worker, ticket))

    async def _settle(self, worker: Worker) -> None:
        if worker.pending is not None:
            await worker.stop()
        await asyncio.sleep(self._rest)

    async def close(self) -> None:
        """End all processes, and start no others."""
        self._closed = True
        for stopping in self._stopping:
            stopping.cancel()
        await asyncio.gather(*self._stopping, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self.workers))
