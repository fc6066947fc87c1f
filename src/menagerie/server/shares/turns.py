"""Fairness: a few places and many who wait for them, served in turn by whom the work belongs to, not by who came first.

Work belongs to an owner: a network, in it a person, and of theirs a match. Networks take turns, in each of them people,
and of each of them matches. So whoever asks for a thousand things delays others by one of them.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from menagerie.server.shares.owners import SERVER

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable

Item = TypeVar("Item")
Place = TypeVar("Place")

Owner = tuple[str, ...]
"""Whom work belongs to, the widest group first: a network, a person, a match."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """Whose work it is, and whether somebody waits for it."""

    owner: Owner = (SERVER,)
    urgent: bool = True
    """What is urgent is done before everything else."""


class FairQueue(Generic[Item]):
    """Items by their owners, who take turns on every level."""

    def __init__(self) -> None:
        """Begin empty."""
        self._groups: OrderedDict[str, FairQueue[Item]] = OrderedDict()
        self._items: OrderedDict[Item, None] = OrderedDict()

    def __len__(self) -> int:
        """How many items wait."""
        return len(self._items) + sum(map(len, self._groups.values()))

    def __bool__(self) -> bool:
        """Whether an item waits."""
        return bool(self._items or self._groups)

    def put(self, item: Item, owner: Owner) -> None:
        """Add an item; its owner's turn comes after that of all who wait."""
        if owner:
            self._groups.setdefault(owner[0], FairQueue()).put(item, owner[1:])
        else:
            self._items[item] = None

    def remove(self, item: Item, owner: Owner) -> None:
        """Take an item out that is not wanted any more."""
        if not owner:
            self._items.pop(item, None)
        elif owner[0] in self._groups:
            group = self._groups[owner[0]]
            group.remove(item, owner[1:])
            if not group:
                del self._groups[owner[0]]

    def pop(self, allowed: Callable[[str], bool] = lambda _: True) -> Item | None:
        """Take out the next item of the first group that is allowed one; nothing if there is none."""
        if self._items:
            return self._items.popitem(last=False)[0]
        for name in self._groups:
            if allowed(name):
                item = self._groups[name].pop()
                self._groups.move_to_end(name)
                if not self._groups[name]:
                    del self._groups[name]
                return item
        return None


class FairPool(Generic[Place]):
    """Places that are lent, what is urgent first, and among that in turn; none of several networks holds them all."""

    def __init__(self, places: Iterable[Place], share: int | None = None) -> None:
        """Begin with these places free; left out, the share of a network is all of them but one."""
        self._free = list(places)
        self.share = max(1, len(self._free) - 1 if share is None else share)
        """How many places one network may hold; the server itself may hold all."""
        self._queues = {urgent: FairQueue[asyncio.Future[Place]]() for urgent in (True, False)}
        self._held: Counter[str] = Counter()
        self._waiting: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return self._waiting.total()

    def waiting_of(self, network: str) -> int:
        """Return how many of a network wait for a place."""
        return self._waiting[network]

    @asynccontextmanager
    async def place(self, ticket: Ticket) -> AsyncIterator[Place]:
        """Hold a place for a while, once it is one's turn."""
        place = await self.take(ticket)
        try:
            yield place
        finally:
            self.give_back(place, ticket)

    async def take(self, ticket: Ticket) -> Place:
        """Wait for a place; the one that was used last is given first."""
        network, queue = ticket.owner[0], self._queues[ticket.urgent]
        place: asyncio.Future[Place] = asyncio.get_running_loop().create_future()
        queue.put(place, ticket.owner)
        self._waiting[network] += 1
        self._lend()
        try:
            return await place
        except asyncio.CancelledError:
            queue.remove(place, ticket.owner)
            if place.done() and not place.cancelled():
                self.give_back(place.result(), ticket)
            raise
        finally:
            self._waiting[network] -= 1
            if not self._waiting[network]:
                del self._waiting[network]

    def give_back(self, place: Place, ticket: Ticket) -> None:
        """Return a place, for whoever's turn it is."""
        network = ticket.owner[0]
        self._held[network] -= 1
        if not self._held[network]:
            del self._held[network]
        self._free.append(place)
        self._lend()

    def _lend(self) -> None:
        """Lend free places to those whose turn it is."""
        while self._free and (turn := self._next()) is not None:
            network, place = turn
            self._held[network] += 1
            place.set_result(self._free.pop())

    def _next(self) -> tuple[str, asyncio.Future[Place]] | None:
        """Return whose turn it is."""
        for queue in self._queues.values():
            found: list[str] = []

            def allowed(network: str, found: list[str] = found) -> bool:
                found.append(network)
                return network == SERVER or self._held[network] < self.share

            while (place := queue.pop(allowed)) is not None:
                if not place.cancelled():
                    return found[-1], place
        return None
