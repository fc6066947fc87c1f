"""How often something may be done: a bucket of permissions for each address or person, refilled over time."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from menagerie.server.problems import Problem

MOST_BUCKETS = 100_000
"""Buckets kept for one kind of permission; the one unused for longest is forgotten first."""


class Rate:
    """So many permissions in so many seconds for each key; all of them may be used at once."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        """Begin with full buckets."""
        self.most = most
        self.refill = most / seconds
        self._now = now
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Take a permission and return 0, or take none and return the seconds until there is one."""
        now = self._now()
        left, since = self._buckets.pop(key, (float(self.most), now))
        left = min(float(self.most), left + (now - since) * self.refill)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (1 - left) / self.refill

    def take(self, key: str) -> None:
        """Take a permission, or refuse with `request/too-many`."""
        seconds = self.wait(key)
        if seconds > 0:
            raise too_many(seconds)


def too_many(seconds: float) -> Problem:
    """The problem of whoever has to wait."""
    whole = math.ceil(seconds)
    problem = Problem("request/too-many", 429, seconds=whole)
    problem.headers["Retry-After"] = str(whole)
    return problem
