"""Clock: the time of a server; wall time for what is stored, monotonic time for intervals."""

from __future__ import annotations

import time


class Clock:
    """The clock of the machine; tests use one of their own."""

    def now_ms(self) -> int:
        """Return the wall time in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Return seconds that never jump; only differences have a meaning."""
        return time.monotonic()
