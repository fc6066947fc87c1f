"""Threads: work that takes a while is done in threads, a few at a time, so that the event loop stays free."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextvars import ContextVar
from typing import ParamSpec, TypeVar

from menagerie.errors import MenagerieError
from menagerie.server.shares.owners import OWNER, SERVER
from menagerie.server.shares.turns import FairPool, Ticket
from menagerie.server.support.rate_limits import too_many

Given = ParamSpec("Given")
Result = TypeVar("Result")

MOST_WAITING = 30
"""Pieces of work that may wait for one network."""

_given_up: ContextVar[threading.Event | None] = ContextVar("given_up", default=None)
"""Set in a thread whose work nobody waits for any more."""


class NobodyWaits(MenagerieError):
    """Work in a thread ends early, because whoever asked for it has gone."""


def check_wanted(_: object = None) -> None:
    """End the work of this thread if nobody waits for it; what takes long calls it again and again."""
    given_up = _given_up.get()
    if given_up is not None and given_up.is_set():
        raise NobodyWaits("nobody waits for this any more")


class Threads:
    """A limited share of Python's threads, for those whose turn it is."""

    def __init__(self, limit: int) -> None:
        """Allow so many pieces of work at a time; others wait."""
        self._places = FairPool(range(limit))

    async def run(self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
        """Do work in a thread and return its result; the networks whose requests need it take turns."""
        ticket = Ticket(OWNER.get())
        network = ticket.owner[0]
        if network != SERVER and self._places.waiting_of(network) >= MOST_WAITING:
            raise too_many(1)
        place = await self._places.take(ticket)
        given_up = threading.Event()
        task = asyncio.ensure_future(asyncio.to_thread(marked, given_up, lambda: work(*given, **named)))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        task.add_done_callback(lambda _: self._places.give_back(place, ticket))  # the thread ends later than a call
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            given_up.set()
            raise


def marked(given_up: threading.Event, work: Callable[[], Result]) -> Result:
    """Do work that `check_wanted` can end."""
    _given_up.set(given_up)
    check_wanted()
    return work()
