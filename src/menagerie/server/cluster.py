"""A Ray cluster as the place where bots and analyses think, for servers that outgrow one machine.

Needs the extra ``ray`` on the server, and the same version of Menagerie installed on the machines of the cluster.
"""

from __future__ import annotations

import asyncio
import importlib
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from menagerie.errors import EngineFailure, EngineTooSlow, MissingExtra
from menagerie.server.brains import Brake, attempt
from menagerie.server.worker import WorkFailed
from menagerie.server.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from menagerie.server.settings import ServerSettings

Plain = dict[str, Any]

QUEUE = 60.0
"""Seconds that a task may wait for a place in the cluster, besides the time it takes."""


async def open_workers(settings: ServerSettings) -> Workers:
    """Return the workers that the settings ask for: processes of this machine, and a cluster if one is named."""
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
            message = f"the Ray cluster {address!r} cannot be reached: {error}"
            raise EngineFailure(message) from error
        self._begin = self._ray.remote(stream)
        self.waiting = 0

    async def run(self, task: Mapping[str, Any], patience: float, report: Callable[[Plain], None] | None) -> Plain:
        """Have a task done; whoever no longer waits for it cancels it."""
        self.waiting += 1
        told = self._begin.remote(dict(task))
        try:
            async with asyncio.timeout(QUEUE + patience):
                return await answer(told, report)
        except TimeoutError:
            message = f"the cluster has not answered within {QUEUE + patience:g} seconds"
            raise EngineTooSlow(message) from None
        except self._ray.exceptions.RayError as error:
            message = f"the cluster failed: {error}"
            raise EngineFailure(message) from error
        finally:
            self.waiting -= 1
            self._ray.cancel(told)

    async def close(self) -> None:
        """Leave the cluster, which goes on without us."""
        await asyncio.to_thread(self._ray.shutdown)


def import_ray() -> Any:  # noqa: ANN401 - a module without types
    """Return Ray, or say how to install it."""
    try:
        return importlib.import_module("ray")
    except ImportError:
        message = "a Ray address is set, but Ray is not installed: pip install 'menagerie[ray]'"
        raise MissingExtra(message) from None


async def answer(told: Any, report: Callable[[Plain], None] | None) -> Plain:  # noqa: ANN401 - a generator of Ray's
    """Listen until the answer comes."""
    async for reference in told:
        known: Plain = await reference
        if known["type"] == "failed":
            raise WorkFailed(known["code"], known["message"])
        if known["type"] == "done":
            result: Plain = known["result"]
            return result
        if report is not None:
            report(known["result"])
    message = "the cluster ended a task without an answer"
    raise EngineFailure(message)


def stream(task: Plain) -> Iterator[Plain]:
    """Do a task where it was sent to: yield what is known on the way, the answer last."""
    told: SimpleQueue[Plain] = SimpleQueue()
    brake = Brake()

    def work() -> None:
        told.put(attempt(task, lambda known: told.put({"type": "report", "result": known}), brake))

    Thread(target=work, daemon=True, name="a task").start()
    try:
        while (known := told.get())["type"] == "report":
            yield known
        yield known
    finally:
        brake.pull()
