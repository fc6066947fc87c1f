"""How often something may be done: a bucket of permissions for each address or person, refilled over time."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable

from menagerie.server.support.networks import site_of
from menagerie.server.support.problems import Problem

WIDER = 16
"""How many times as much as one network of IPv6 the /48 around it may do."""
MOST_BUCKETS = 100_000
"""Buckets kept for one kind of permission; the one unused for longest is forgotten first."""


class Rate:
    """So many permissions in so many seconds for each key."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float], burst: int | None = None) -> None:
        """Begin with full buckets; `burst` of the permissions may be used at once, all if left out."""
        self.most = most if burst is None else min(most, burst)
        self.refill = most / seconds
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str, cost: float = 1) -> float:
        """Take permissions and return 0, or take none and return the seconds until there are enough."""
        now = self._now()
        left = self.left(key)
        allowed = left >= cost
        self._buckets[key] = (left - cost if allowed else left, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (cost - left) / self.refill

    def left(self, key: str) -> float:
        """Return how many permissions there are now; nothing is taken."""
        now = self._now()
        left, since = self._buckets.get(key, (float(self.most), now))
        return min(float(self.most), left + (now - since) * self.refill)

    def charge(self, key: str, cost: float) -> None:
        """Take permissions, as far as there are any."""
        self.wait(key, min(cost, self.left(key)))

    def take(self, key: str, cost: float = 1) -> None:
        """Take permissions, or refuse with `request/too-many`; what costs more than there ever is costs all."""
        seconds = self.wait(key, min(cost, self.most))
        if seconds > 0:
            raise too_many(seconds)

    def give_back(self, key: str) -> None:
        """Return a permission that was taken for nothing."""
        if key in self._buckets:
            self._buckets[key] = (min(float(self.most), self.left(key) + 1), self._now())


class NetworkRate(Rate):
    """A rate for networks: whoever has a /48 of IPv6 may do more than one network, but not 65,536 times as much."""

    def wait(self, key: str, cost: float = 1) -> float:
        """Take permissions of the network and, fewer, of what is around it; or take none."""
        site = site_of(key)
        if site is not None and super().left(site) < cost / WIDER:
            return (cost / WIDER - super().left(site)) / self.refill
        seconds = super().wait(key, cost)
        if site is not None and not seconds:
            super().wait(site, cost / WIDER)
        return seconds


class Bucket:
    """The permissions of one connection: so many at once, refilled over so many seconds."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float]) -> None:
        """Begin full."""
        self._most = most
        self._refill = most / seconds
        self._now = now
        self._left, self._since = float(most), now()

    def take(self, cost: float = 1) -> bool:
        """Take permissions; return whether there were enough."""
        now = self._now()
        self._left = min(float(self._most), self._left + (now - self._since) * self._refill)
        self._since = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


def too_many(seconds: float) -> Problem:
    """The problem of whoever has to wait."""
    whole = math.ceil(seconds)
    problem = Problem("request/too-many", 429, seconds=whole)
    problem.headers["Retry-After"] = str(whole)
    return problem
