"""Connections: one socket of a viewer; its messages are answered here, and its table pushes the frames."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocketDisconnect, WebSocketState

from menagerie.errors import MenagerieError, StoreFailure
from menagerie.play.data.described import fits
from menagerie.play.data.values import MatchId
from menagerie.play.deciding.refusals import refuse
from menagerie.server.edge.auth import client_of, visitor_of_socket
from menagerie.server.live import requests
from menagerie.server.live.reactions import LONGEST_CHAT
from menagerie.server.live.rooms import HEARTBEAT
from menagerie.server.live.viewers import SLOW, UNKNOWN, Viewer
from menagerie.server.shares.costs import MESSAGES
from menagerie.server.shares.turns import Ticket
from menagerie.server.support.languages import language_of
from menagerie.server.support.problems import Problem, of_error
from menagerie.server.support.rate_limits import Bucket
from menagerie.server.wire import messages as wire

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from contextlib import AbstractContextManager

    from starlette.websockets import WebSocket

    from menagerie.server.live.arrivals import Arrival
    from menagerie.server.live.tables import LiveTable
    from menagerie.server.people.accounts import Visitor
    from menagerie.server.state import Server

FORBIDDEN, MISSING, BUSY = 4403, 4404, 4429
FLOOD = "request/too-many"
"""Why a socket is closed that sends too much."""
CLOSE_CODES = {SLOW: 4008, "restart": 1012, "removed": 4003, UNKNOWN: 4401, FLOOD: BUSY}
FRAMES = (400, 20)
"""What one socket may send in how many seconds; a frame costs 1, and 1 more for each kilobyte."""
MALFORMED_COST = 9
"""The additional cost of a message that cannot be read; it is answered with a refusal."""
LARGE, LARGE_COST = 100_000, 10_000
"""A message with more characters, as the snapshot of a long match, costs its address 1 for each so many."""
FLOOD_COST = 400
"""What an address pays for a socket that was closed because it sent too much; soon it can open no more."""
LAST_WORDS = 3.0
"""Seconds that a socket has to be closed properly."""


class Conversation:
    """One socket, from its opening to its end."""

    def __init__(self, server: Server, socket: WebSocket, match_id: str) -> None:
        """Talk about a match through a socket that is accepted."""
        self._server = server
        self._clock = server.clock
        self._hub = server.hub
        self._socket = socket
        self._match = match_id
        self._address = client_of(socket)
        self._language = language_of(socket.query_params.get("lang"), socket.headers.get("accept-language"))
        self._visitor: Visitor | None = None
        self._viewer = Viewer(None, self._language, server.clock)
        self._budget = Bucket(*FRAMES, server.clock.monotonic)

    async def run(self) -> None:
        """Exchange messages until one side closes the socket."""
        try:
            table = await self._open()
        except MenagerieError as error:
            problem = of_error(error)
            await self._send(wire.encode(self._refusal(None, problem)))
            codes = {403: FORBIDDEN, 404: MISSING, 429: BUSY}
            await self._close(codes.get(problem.status, 1011), problem.code)
            return
        self._server.metrics.sockets.inc()
        try:
            with self._while_known():
                await self._talk(table)
        finally:
            self._server.metrics.sockets.dec()
            self._free()
            await self._hub.rooms.leave(table, self._viewer)

    async def _open(self) -> LiveTable:
        self._visitor = await visitor_of_socket(self._socket)
        limits = self._server.settings.limits
        if not fits(MatchId, self._match):
            code = "found/match"
            raise Problem(code, 404)
        table = await self._hub.matches.table(self._match)
        requests.check_watching(table.match, self._visitor.id if self._visitor else None)
        if self._hub.rooms.sockets[self._address] >= limits.sockets or len(table.viewers) >= limits.viewers:
            code = "server/busy"
            raise Problem(code, 429)
        self._hub.rooms.sockets[self._address] += 1
        try:
            return await self._enter()
        except BaseException:
            self._free()
            table.leave(self._viewer)
            raise

    def _free(self) -> None:
        """Let the address have another socket; one that has none any more is forgotten."""
        self._hub.rooms.sockets[self._address] -= 1
        if not self._hub.rooms.sockets[self._address]:
            del self._hub.rooms.sockets[self._address]

    async def _enter(self) -> LiveTable:
        """Join the match and receive its snapshot."""
        self._viewer.person = self._visitor.id if self._visitor else None
        if self._visitor is not None:
            self._viewer.blocked = frozenset(await self._server.store.blocked_by(self._visitor.id))
        you = self._viewer.person or ""
        self._viewer.push(
            wire.encode(wire.Hello(self._match, you, self._clock.now_ms(), int(HEARTBEAT * 1000), wire.VERSION))
        )
        joined = await self._hub.join(self._match, self._viewer)
        try:
            await self._recall(joined)
        except BaseException:
            await self._hub.rooms.leave(joined, self._viewer)
            raise
        return joined

    async def _recall(self, table: LiveTable) -> None:
        """Send the earlier lines of chat."""
        lines = await self._server.store.chat_lines(self._match, limit=LONGEST_CHAT)
        if table.line < 0:
            table.line = max((line.number for line in lines), default=0)
        lines_shown = [line for line in lines if line.person not in self._viewer.blocked]
        if lines_shown:
            shown = [wire.Line(line.number, line.person, line.at, line.text, line.phrase) for line in lines_shown]
            self._viewer.push(wire.encode(wire.Chat(shown)))

    async def _talk(self, table: LiveTable) -> None:
        async with asyncio.TaskGroup() as group:
            tasks = [
                group.create_task(self._quietly(self._viewer.pump(self._send))),
                group.create_task(self._quietly(self._viewer.is_over())),
                group.create_task(self._quietly(self._listen(table))),
            ]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
        reason = self._viewer.ended
        if reason == SLOW:
            self._server.metrics.dropped.inc()
        if reason is not None:
            await self._close(CLOSE_CODES.get(reason, 1000), reason)

    @staticmethod
    async def _quietly(work: Coroutine[None, None, object]) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await work

    async def _send(self, text: str) -> None:
        if len(text) > LARGE:  # it is compressed on the event loop
            self._server.rates.frames.charge(self._address, len(text) // LARGE_COST)
        await self._socket.send_text(text)
        self._server.metrics.frames.inc()

    async def _close(self, code: int, reason: str) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                async with asyncio.timeout(LAST_WORDS):
                    await self._socket.close(code, reason)

    # What is asked

    async def _listen(self, table: LiveTable) -> None:
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            message = text if text is not None else received.get("bytes") or b""
            if not self._allows(1 + len(message) // 1024):
                return
            came = received.get("came") or self._clock.now_ms()
            with table.arrivals.pending(self._viewer.person, came, self._viewer.lag) as arrival:
                await self._answer(table, message, arrival)
                # Frames that wait already are received without a pause, and others have to be served.
                await asyncio.sleep(0)

    def _allows(self, cost: int) -> bool:
        """Charge what was received to the socket and its address; beyond either's limit the socket is closed."""
        rate = self._server.rates.frames
        if self._budget.take(cost) and not rate.wait(self._address, cost):
            return True
        rate.charge(self._address, FLOOD_COST)
        self._server.metrics.refused.labels(FLOOD).inc()
        self._viewer.end(FLOOD)
        return False

    async def _answer(self, table: LiveTable, text: str | bytes, arrival: Arrival) -> None:
        client_id = None
        try:
            message = wire.decode(text)
            if isinstance(message, wire.Pong):
                self._viewer.heartbeat_answered(message.beat)
                return
            client_id = getattr(message, "id", None)
            if not self._allows(MESSAGES[str(message.__struct_config__.tag)] - 1):
                return
            self._hub.rooms.messages.take(self._viewer.person or self._address)
            async with self._server.messages.place(Ticket((self._address, self._viewer.person or ""))):
                await self._follow(table, message, arrival)
        except msgspec.MsgspecError as error:
            if not self._allows(MALFORMED_COST):
                return
            code = "wire/malformed"
            self._viewer.push(wire.encode(self._refusal(None, Problem(code, 400, str(error)[:200]))))
        except MenagerieError as error:
            if isinstance(error, StoreFailure):
                self._hub.matches.suspend_clock(table, arrival.came)
            refusal = self._refusal(client_id, of_error(error))
            self._viewer.push(wire.encode(refusal))
            if refusal.resync:
                table.resync(self._viewer, self._clock.now_ms())

    async def _follow(
        self, table: LiveTable, message: wire.Play | wire.Do | wire.Say | wire.Resync, arrival: Arrival
    ) -> None:
        if isinstance(message, wire.Resync):
            table.resync(self._viewer, self._clock.now_ms())
            return
        if isinstance(message, wire.Play):
            await self._play(message, arrival)
            return
        visitor = await self._still_known()
        if isinstance(message, wire.Say):
            number, repeated = await requests.say(self._server, self._match, visitor, message)
            self._viewer.push(wire.encode(wire.Ack(message.id, number, repeated)))
            return
        number, repeated = await requests.carry_out(
            self._server, self._match, message.command, visitor, self._language, message.id, arrival
        )
        self._viewer.push(wire.encode(wire.Ack(message.id, number, repeated)))

    async def _play(self, message: wire.Play, arrival: Arrival) -> None:
        """Make a move; what is known of the session since the last seconds is enough for it."""
        visitor = self._visitor
        if visitor is None or self._viewer.ended or not self._server.accounts.watch.is_open(visitor.session):
            visitor = await self._still_known()
        asked = requests.move_from(message.ply, message.move, visitor, arrival)
        number, repeated = await requests.act(self._server, self._match, asked, visitor, message.id, arrival)
        self._viewer.push(wire.encode(wire.Ack(message.id, number, repeated)))

    def _while_known(self) -> AbstractContextManager[None]:
        """Stop when the viewer is signed out elsewhere; from then on they may not see the cards of the seat."""
        if self._visitor is None:
            return contextlib.nullcontext()
        return self._server.accounts.watch.watch(self._visitor.session, lambda: self._viewer.end(UNKNOWN))

    async def _still_known(self) -> Visitor:
        """Return who sends a message; somebody who has signed out meanwhile has to reconnect."""
        if self._visitor is None:
            refuse("seat/not-seated")
        watch = self._server.accounts.watch
        doubts = watch.doubts
        visitor = await visitor_of_socket(self._socket)
        if visitor is None or visitor.id != self._visitor.id:
            self._viewer.end(UNKNOWN)
            refuse("seat/not-seated")
        watch.confirm(visitor.id, visitor.session, doubts)
        return visitor

    def _refusal(self, client_id: str | None, problem: Problem) -> wire.Refusal:
        sentence = problem.sentence(self._language)
        return wire.Refusal(problem.code, sentence, client_id, problem.details, resync=problem.code == "match/stale")
