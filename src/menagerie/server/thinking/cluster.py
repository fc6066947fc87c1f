"""A Ray cluster that answers the requests of bots and analyses, for servers that outgrow one machine.

Needs the extra ``ray`` on the server, and the same version of Menagerie installed on the machines of the cluster.
"""

from __future__ import annotations

import asyncio
import importlib
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from menagerie.analysis.engine.messages import content_of
from menagerie.analysis.engine.process import TABLE
from menagerie.analysis.engine.protocol import Refused, request_of
from menagerie.analysis.engine.request import Options
from menagerie.analysis.engine.tasks import answer, task_for
from menagerie.errors import EngineFailure, EngineTooSlow, MissingExtra
from menagerie.search.table import Table
from menagerie.server.shares.turns import FairPool
from menagerie.server.thinking.lane import NOBODY
from menagerie.server.thinking.worker import work_failed
from menagerie.server.thinking.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from menagerie.server.settings import ServerSettings
    from menagerie.server.shares.turns import Ticket

Plain = dict[str, Any]

QUEUE = 60.0
"""Seconds that a task may wait for a place in the cluster, besides the time it takes."""


async def open_workers(settings: ServerSettings) -> Workers:
    """Return the workers of the settings: processes of this machine, and a cluster if one is named."""
    address = settings.ray_address
    cluster = await asyncio.to_thread(Cluster, address) if address else None
    return Workers(max(1, settings.workers), cluster=cluster)


class Cluster:
    """A lane whose tasks run in a Ray cluster, each with a processor of its own."""

    restarts = 0
    """Ray replaces its workers itself."""

    def __init__(self, address: str) -> None:
        """Connect; an address of Ray is ``HOST:PORT``, ``ray://HOST:PORT``, or ``auto`` for the one on this machine."""
        self._ray = import_ray()
        try:
            self._ray.init(address=address, ignore_reinit_error=True, log_to_driver=False, configure_logging=False)
        except Exception as error:
            raise EngineFailure(f"the Ray cluster {address!r} cannot be reached: {error}") from error
        self._begin = self._ray.remote(stream)
        self._pool = FairPool(range(max(1, int(self._ray.cluster_resources().get("CPU", 1)))))

    @property
    def waiting(self) -> int:
        """How many requests wait for their turn."""
        return self._pool.waiting

    def waiting_of(self, network: str) -> int:
        """Return how many requests of a network wait for their turn."""
        return self._pool.waiting_of(network)

    async def run(
        self,
        task: Mapping[str, Any],
        patience: float,
        report: Callable[[Plain], None] | None,
        ticket: Ticket = NOBODY,
    ) -> Plain:
        """Have a request answered when its turn comes; cancelling the call cancels the request."""
        place = await self._pool.take(ticket)
        try:
            return await self._ask(task, patience, report)
        finally:
            self._pool.give_back(place, ticket)

    async def _ask(self, task: Mapping[str, Any], patience: float, report: Callable[[Plain], None] | None) -> Plain:
        messages = self._begin.remote(dict(task))
        try:
            async with asyncio.timeout(QUEUE + patience):
                return await answer_in(messages, report)
        except TimeoutError:
            raise EngineTooSlow(f"the cluster has not answered within {QUEUE + patience:g} seconds") from None
        except self._ray.exceptions.RayError as error:
            raise EngineFailure(f"the cluster failed: {error}") from error
        finally:
            self._ray.cancel(messages)

    async def close(self) -> None:
        """Disconnect from the cluster."""
        await asyncio.to_thread(self._ray.shutdown)


def import_ray() -> Any:  # noqa: ANN401 - a module without types
    """Return Ray, or say how to install it."""
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise MissingExtra(
            "a Ray address is set, but Ray is not installed: run pip install '.[ray]' in the source folder"
        ) from None


async def answer_in(messages: Any, report: Callable[[Plain], None] | None) -> Plain:  # noqa: ANN401 - a generator of Ray's
    """Return the answer at the end of a stream of messages."""
    async for reference in messages:
        message: Plain = await reference
        if message["type"] == "error":
            raise work_failed(message["code"], message["message"])
        if message["type"] != "info":
            return content_of(message)
        if report is not None:
            report(content_of(message))
    raise EngineFailure("the cluster ended a task without an answer")


def stream(request: Plain) -> Iterator[Plain]:
    """Answer a request on this machine: yield `info` messages, the answer last."""
    messages: SimpleQueue[Plain] = SimpleQueue()
    options = Options(table=TABLE)
    try:
        task = task_for(request_of({**request, "id": 1}), None, options, Table(TABLE))
    except Refused as refusal:
        yield refusal.answer()
        return
    Thread(target=lambda: messages.put(answer(task, messages.put)), daemon=True, name="task").start()
    try:
        while (message := messages.get())["type"] == "info":
            yield message
        yield message
    finally:
        task.stop()
