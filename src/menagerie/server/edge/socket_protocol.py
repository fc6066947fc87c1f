"""The WebSocket protocol with a limit on frames, which counts every frame before the application sees it.

A megabyte of tiny frames takes seconds to parse, and control frames never reach the application. So each connection has
a budget of frames here, data is parsed in small slices, and a connection beyond its budget is closed at once. Every
message gets the time at which it was read, which decides whether it came before a clock ran out.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from menagerie.server.edge.compression import AGREEMENT
from menagerie.server.support.rate_limits import Bucket

if TYPE_CHECKING:
    from menagerie.server.support.clock import Clock

FRAMES: Final = (600, 20)
"""How many frames one connection may send in how many seconds, control frames and fragments included."""
SLICE: Final = 4096
"""Bytes that are parsed at once."""
TOO_MANY: Final = 4429
"""The close code of a connection beyond its budget."""
REASON: Final = "request/too-many"
LAST_WORDS: Final = 1.0
"""Seconds that a client has to read why its connection is closed."""


class StampedQueue(asyncio.Queue[Any]):
    """Messages for the application, each with the time at which it was read from the socket."""

    def __init__(self, clock: Clock) -> None:
        """Begin without messages."""
        super().__init__()
        self._clock = clock

    def put_nowait(self, item: dict[str, Any]) -> None:
        """Add a message."""
        super().put_nowait({**item, "came": self._clock.now_ms()})


class LimitedProtocol(WebSocketsSansIOProtocol):
    """One connection with a budget of frames."""

    def __init__(self, *given: Any, clock: Clock, **named: Any) -> None:  # noqa: ANN401 - as uvicorn's
        """Begin with a full budget."""
        super().__init__(*given, **named)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [AGREEMENT]
        self.queue = StampedQueue(clock)
        self._budget = Bucket(*FRAMES, self.loop.time)

    def data_received(self, data: bytes) -> None:
        """Parse data slice by slice, until the budget is used up or the connection ends."""
        for start in range(0, len(data), SLICE):
            if self.close_sent or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        """Charge the frames of a slice, then pass them on."""
        frames = sum(isinstance(event, Frame) for event in self.conn.events)
        if frames and not self._budget.take(frames):
            self._refuse()
            return
        super().handle_events()

    def _refuse(self) -> None:
        self.stop_keepalive()
        self.conn.events_received()
        self.conn.fail(TOO_MANY, REASON)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": REASON})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        # To close at once, with data unread, would reset the connection before the client has read the close code.
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.close)
