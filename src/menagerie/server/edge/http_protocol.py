"""The HTTP protocol with limits on connections that finish no request: how many, how slow, how large the headers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    import asyncio

    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

    from menagerie.server.edge.door import Door

HEADERS: Final = 10.0
"""Seconds in which a connection has to send the headers of its request."""
BODY: Final = 60.0
"""Seconds in which it has to send the rest."""
LARGEST_HEADERS: Final = 32_768
"""Bytes of the headers of a request."""


def short_answer(status: str) -> bytes:
    """Return an answer without a body that ends the connection."""
    return f"HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode()


class GuardedProtocol(HttpToolsProtocol):
    """One connection that a door has let in."""

    def __init__(self, *given: Any, door: Door, **named: Any) -> None:  # noqa: ANN401 - as uvicorn's
        """Begin with nothing received."""
        super().__init__(*given, **named)
        self._door = door
        self._timer: asyncio.TimerHandle | None = None
        self._in_headers = True
        self._pending = 0
        """Bytes that came since the headers began."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Ask the door; a connection that it does not let in is closed."""
        super().connection_made(transport)
        if not self._door.enter(self, self.client[0] if self.client else None, len(self.connections) - 1):
            transport.write(short_answer("503 Service Unavailable"))
            transport.close()
            return
        self._wait(HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the door."""
        self._stop_waiting()
        self._door.leave(self)
        super().connection_lost(exc)

    def drop(self) -> None:
        """Close the connection at once."""
        self._stop_waiting()
        self._door.leave(self)
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Parse data; from the first byte of a request on its time runs."""
        if self.transport.is_closing():
            return
        was_in_headers = self._in_headers
        super().data_received(data)
        if was_in_headers and self._in_headers:
            self._pending += len(data)
            if self._pending > LARGEST_HEADERS:
                self._refuse("431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        """Note that a request begins."""
        super().on_message_begin()
        self._in_headers = True
        self._door.begin(self)
        self._wait(HEADERS)

    def on_headers_complete(self) -> None:
        """Give the body its time."""
        self._in_headers, self._pending = False, 0
        super().on_headers_complete()
        self._wait(BODY)

    def on_message_complete(self) -> None:
        """Note that the request is complete."""
        self._stop_waiting()
        self._door.serve(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Note that the connection waits for another request, unless the next one is here already."""
        if not self.pipeline:
            self._door.rest(self)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; sockets have limits of their own."""
        self._stop_waiting()
        self._door.leave(self)
        super().handle_websocket_upgrade()

    # Time

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._refuse, "408 Request Timeout")

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: str) -> None:
        """Close a connection that is too slow or says too much, with a word if none was said."""
        self._stop_waiting()
        answering: RequestResponseCycle | None = self.cycle
        if answering is None or answering.response_complete:
            self.transport.write(short_answer(status))
        self.transport.close()
