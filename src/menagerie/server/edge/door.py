"""The door: which HTTP connections are open, and which of them have to go when there is no room for more.

A connection costs a descriptor, and a process has only so many. Whoever opens many of them and finishes no request
loses the oldest of their own. When all descriptors but a reserve are used, idle connections are closed first, then the
oldest unfinished one of whoever has most.
"""

from __future__ import annotations

import resource
from collections import Counter, OrderedDict
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Protocol

from menagerie.server.support.networks import network_of

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_UNFINISHED = 100
"""Connections of one address on which a request has not come to its end."""
ENOUGH = 65_536
"""Open files of a process where the system sets no limit."""
RESERVE = 256
"""Descriptors for the database, workers and files; a quarter of them where there are few."""


class Connection(Protocol):
    """A connection that can be closed."""

    def drop(self) -> None:
        """Close it at once."""


def raise_descriptors() -> int:
    """Allow this process as many open files as the system permits; return how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = max(soft, ENOUGH) if hard == resource.RLIM_INFINITY else hard
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


class Door:
    """The HTTP connections of a process, by network."""

    def __init__(self, most_of_network: int, descriptors: int, trusted: Iterable[str] = ()) -> None:
        """Leave a reserve of the descriptors; connections of trusted proxies belong to many people."""
        self._most_of_network = most_of_network
        self._most = descriptors - min(RESERVE, descriptors // 4)
        self._trusted = [ip_network(each) for each in trusted]
        self._networks: dict[Connection, str | None] = {}
        self._held: Counter[str] = Counter()
        self._unfinished: OrderedDict[Connection, None] = OrderedDict()
        self._idle: OrderedDict[Connection, None] = OrderedDict()

    def network(self, address: str | None) -> str | None:
        """Return whose connection it is; nobody's if it comes from a trusted proxy."""
        if address is None:
            return None
        try:
            known = ip_address(address)
        except ValueError:
            return None
        return None if any(known in each for each in self._trusted) else network_of(address)

    def enter(self, connection: Connection, address: str | None, others: int) -> bool:
        """Let a connection in, besides so many of any kind; return whether there is room for it."""
        network = self.network(address)
        if network is not None and self._held[network] >= self._most_of_network:
            return False
        if others >= self._most and not self._make_room():
            return False
        self._networks[connection] = network
        self._unfinished[connection] = None
        if network is not None:
            self._held[network] += 1
            own = [each for each in self._unfinished if self._networks[each] == network]
            if len(own) > MOST_UNFINISHED:
                own[0].drop()
        return True

    def _make_room(self) -> bool:
        """Close a connection that serves nobody now."""
        if self._idle:
            next(iter(self._idle)).drop()
            return True
        if not self._unfinished:
            return False
        greedy = Counter(self._networks[each] for each in self._unfinished).most_common(1)[0][0]
        next(each for each in self._unfinished if self._networks[each] == greedy).drop()
        return True

    def leave(self, connection: Connection) -> None:
        """Forget a connection that is closed, or became a socket."""
        self._unfinished.pop(connection, None)
        self._idle.pop(connection, None)
        network = self._networks.pop(connection, None)
        if network is not None:
            self._held[network] -= 1
            if not self._held[network]:
                del self._held[network]

    def begin(self, connection: Connection) -> None:
        """Note that a request has begun to come."""
        self._idle.pop(connection, None)
        if connection in self._networks:
            self._unfinished.setdefault(connection, None)

    def serve(self, connection: Connection) -> None:
        """Note that a request has come to its end and is being answered."""
        self._unfinished.pop(connection, None)
        self._idle.pop(connection, None)

    def rest(self, connection: Connection) -> None:
        """Note that a connection waits for another request."""
        if connection in self._networks and connection not in self._unfinished:
            self._idle[connection] = None
            self._idle.move_to_end(connection)
