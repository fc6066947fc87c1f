"""Shares: how much of something each network, and all of them together, may hold at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from menagerie.server.support.rate_limits import too_many

AGAIN = 2
"""Seconds after which somebody may try again whose share is used up."""


class Share:
    """Places, or bytes, of which there are only so many."""

    def __init__(self, most_of_network: int, most: int) -> None:
        """Begin with everything free."""
        self._most_of_network = most_of_network
        self._most = most
        self.held: Counter[str] = Counter()

    def take(self, network: str, amount: int = 1) -> None:
        """Take some, or refuse with `request/too-many`."""
        if self.held[network] + amount > self._most_of_network or self.held.total() + amount > self._most:
            self.give_back(network, 0)
            raise too_many(AGAIN)
        self.held[network] += amount

    def give_back(self, network: str, amount: int = 1) -> None:
        """Return some; a network that holds nothing is forgotten."""
        self.held[network] -= amount
        if not self.held[network]:
            del self.held[network]

    @contextmanager
    def place(self, network: str) -> Iterator[None]:
        """Hold one place for a while."""
        self.take(network)
        try:
            yield
        finally:
            self.give_back(network)
