"""Clock: the time of a server. It begins with the wall time, then only monotonic time moves it, and stalls do not.

A jump of the system's clock changes nothing until the next start. While the process is frozen, or its event loop is
blocked, nobody can play: that time is left out, and whatever comes first after it is decided as if it had not been.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

TICK = 0.1
"""Seconds between two ticks of a clock that is watched."""
LATE = 0.4
"""Seconds without a tick after which the server counts as having stood still; up to one tick of them is counted."""


def wall_ms() -> int:
    """Return the wall time of the machine in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Clock:
    """The clock of a server; tests give it times of their own."""

    def __init__(self, wall: Callable[[], int] = wall_ms, seconds: Callable[[], float] = time.monotonic) -> None:
        """Begin at the wall time."""
        self._seconds = seconds
        self._began = seconds()
        self._start = wall()
        self._ticked: float | None = None
        """When it last ticked; nothing while nobody lets it tick, as silence says nothing then."""
        self._reached = 0.0
        self.stood = 0.0
        """Seconds for which the server stood still, in all."""
        self.on_stall: Callable[[int], None] | None = None
        """Told the milliseconds of a stall, where they are given back instead of left out."""

    def monotonic(self) -> float:
        """Return seconds that never jump and go on through stalls; only differences have a meaning."""
        return self._seconds()

    def now_ms(self) -> int:
        """Return the time of the server in milliseconds since 1970; it never goes back."""
        return self._start + round(self.elapsed() * 1000)

    def elapsed(self) -> float:
        """Return the seconds since the start in which the server did not stand still."""
        now = self._seconds()
        if self._ticked is not None and now - self._ticked > LATE:
            stalled = now - self._ticked - TICK
            self._ticked = now
            self._leave_out(stalled)
        self._reached = max(self._reached, now - self._began - (0.0 if self.on_stall else self.stood))
        return self._reached

    def _leave_out(self, seconds: float) -> None:
        self.stood += seconds
        if self.on_stall is not None:
            self.on_stall(round(seconds * 1000))

    def tick(self) -> None:
        """Note that the event loop works; what is missing since the last tick was a stall."""
        self.elapsed()
        self._ticked = self._seconds()

    def stop_ticking(self) -> None:
        """Watch for stalls no more."""
        self._ticked = None

    def begin_after(self, at: int) -> None:
        """Go on from a time that is stored already, if the wall time has been set back behind it."""
        self._start += max(0, at - self.now_ms())

    async def sleep(self, seconds: float) -> None:
        """Sleep for so many seconds in which the server does not stand still."""
        stood = self.stood
        await asyncio.sleep(seconds)
        while self.stood > stood:
            missing, stood = self.stood - stood, self.stood
            await asyncio.sleep(missing)
