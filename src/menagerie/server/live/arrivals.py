"""Arrivals: messages that have reached the server and are not decided yet; a flag waits for those before it."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST = 10.0
"""Seconds that a flag waits at most."""


class Arrival:
    """One message."""

    def __init__(self, person: str | None, came: int, lag: int) -> None:
        """Know who sent it, when it reached the server, and how many milliseconds it was on the way."""
        self.person = person
        self.came = came
        self.lag = lag


class Arrivals:
    """The messages about one match that are being dealt with."""

    def __init__(self) -> None:
        """Begin with none."""
        self._pending: set[Arrival] = set()
        self._settled = asyncio.Event()

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._pending)

    @contextmanager
    def pending(self, person: str | None, came: int, lag: int = 0) -> Iterator[Arrival]:
        """Deal with a message within the block."""
        arrival = Arrival(person, came, lag)
        self._pending.add(arrival)
        try:
            yield arrival
        finally:
            self.settle(arrival)

    def settle(self, arrival: Arrival) -> None:
        """Let nobody wait for a message any more."""
        self._pending.discard(arrival)
        self._settled.set()

    async def decided(self, person: str | None, before: int) -> None:
        """Wait until all messages of a person are decided that came before a time."""
        try:
            async with asyncio.timeout(LONGEST):
                while any(each.person == person and each.came < before for each in self._pending):
                    self._settled.clear()
                    await self._settled.wait()
        except TimeoutError:
            return
