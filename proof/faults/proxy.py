"""A proxy between clients and a server that tears, duplicates, reorders, delays and drops what passes through.

It knows just enough of WebSocket (RFC 6455) to find where a frame ends. Requests and handshakes pass as they are.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

TEXT = 1
MARK = b"\r\n\r\n"


class Frames:
    """Takes a stream of bytes apart into frames."""

    def __init__(self) -> None:
        """Begin in the handshake."""
        self._rest = b""
        self._open = False

    def feed(self, data: bytes) -> list[bytes]:
        """Return the frames that are whole now; the handshake is passed on as it comes."""
        self._rest += data
        whole = []
        if not self._open and MARK in self._rest:
            head, _, self._rest = self._rest.partition(MARK)
            whole.append(head + MARK)
            self._open = True
        while self._open and (size := frame_size(self._rest)) and len(self._rest) >= size:
            whole.append(self._rest[:size])
            self._rest = self._rest[size:]
        return whole


def frame_size(data: bytes) -> int:
    """Return how long the frame at the beginning is; 0 if that is not known yet."""
    if len(data) < 2:
        return 0
    short, masked = data[1] & 0x7F, 4 * bool(data[1] & 0x80)
    extra = {126: 2, 127: 8}.get(short, 0)
    if len(data) < 2 + extra:
        return 0
    return 2 + extra + masked + (int.from_bytes(data[2 : 2 + extra]) if extra else short)


class Proxy:
    """Passes connections on to a server, and does to their frames what a bad network does, and worse."""

    def __init__(self, port: int, random: Random) -> None:
        """Know the server's port."""
        self._port = port
        self._random = random
        self.mischief = 0.0
        """How likely each kind of mischief is, for each frame."""
        self.done: Counter[str] = Counter()
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    async def open(self) -> int:
        """Listen; return the port."""
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def close(self) -> None:
        """End all connections."""
        if self._server is not None:
            self._server.close()
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.gather(*self._tasks)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - for the type checker
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        with suppress(OSError):
            inner, outer = await asyncio.open_connection("127.0.0.1", self._port)
            self._writers |= {writer, outer}
            directions = [self._pump(reader, outer), self._pump(inner, writer)]
            pumps = [asyncio.create_task(direction) for direction in directions]
            try:
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for pump in pumps:
                    pump.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)
                for each in (outer, writer):
                    each.close()
                    self._writers.discard(each)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        frames, held = Frames(), b""
        while data := await reader.read(65_536):
            for frame in frames.feed(data):
                if held:
                    await self._write(writer, frame + held)
                    held = b""
                elif self._strikes("reordered", frame):
                    held = frame
                elif self._strikes("cut", frame):
                    await self._write(writer, frame[: len(frame) // 2])
                    return
                elif self._strikes("doubled", frame):
                    await self._write(writer, frame + frame)
                elif not self._strikes("dropped", frame):
                    await self._write(writer, frame)

    def _strikes(self, what: str, frame: bytes) -> bool:
        """Decide whether something happens to a frame; only texts are hit."""
        strikes = frame[0] & 0x0F == TEXT and frame[0] & 0x80 and self._random.random() < self.mischief
        self.done[what] += bool(strikes)
        return bool(strikes)

    async def _write(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        """Write bytes, now and then a few at a time."""
        torn = self._random.random() < 5 * self.mischief
        self.done["torn"] += torn
        size = self._random.randint(1, 40) if torn else len(data)
        for start in range(0, len(data), size):
            writer.write(data[start : start + size])
            await writer.drain()
            if torn and start < 20 * size:
                await asyncio.sleep(0.001)
