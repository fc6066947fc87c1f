"""Clients who do not give up: they come back, send again what was not answered, and watch their clocks."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import httpx
from websockets.exceptions import WebSocketException

from proof.frame.ledger import Attempt, Broken
from tests.server.players import Player, offered

if TYPE_CHECKING:
    from proof.frame.ledger import Ledger
    from tests.server.process import ServerProcess

GONE = (OSError, WebSocketException, httpx.TransportError)
"""What a client sees of a server that is not there."""
TROUBLE = ("server/store", "server/busy", "server/failure")
"""Refusals after which a client tries again."""
PAUSE = 0.1
TOLERANCE = 0.05
"""Seconds that a clock may count beyond what the client measured: milliseconds are rounded, and times are read one
after the other."""

ON_THE_WAY = 1.0
"""Seconds that a move may be on its way to a server that cannot store it; that counts, as the server cannot know."""


class Client(Player):
    """Somebody who plays one match to its end, whatever happens to the server."""

    def __init__(self, server: ServerProcess, name: str, ledger: Ledger, address: str | None = None) -> None:
        """Be nobody yet."""
        super().__init__(server, name, address)
        self.name = name
        self.ledger = ledger
        self.pending: Attempt | None = None
        self.patience = 60.0
        """Seconds to wait for an answer before the connection counts as broken."""
        self.thinking = 0.1
        """Seconds that a move takes, at the most."""
        self.returns = 0
        self.turns = 0
        """Turns whose clock was checked."""
        self.overcharged: list[str] = []
        """Turns that cost more than the time in which the client could play."""
        self.gaps = 0
        """Events that did not fit; then the match is asked for again."""
        self._asking: set[asyncio.Future[None]] = set()
        self._sent = 0
        self._left: int | None = None
        self._turn: Turn | None = None

    def reset(self) -> None:
        """Forget the match, for the next one."""
        self.pending = self._left = self._turn = None
        self.status, self.offers, self.moves, self.acks = "", None, [], {}

    # What is told

    def _take(self, frame: dict[str, Any]) -> None:
        if frame["kind"] == "ack":
            self.ledger.acknowledged(frame)
        elif frame["kind"] == "refusal":
            self.ledger.refused(frame)
        super()._take(frame)
        del self.frames[:-8]

    def _know(self, frame: dict[str, Any]) -> None:
        if frame["kind"] == "event" and frame["after"] != self.number:
            if frame["number"] > self.number:  # something got lost on the way
                self._ask_again()
            return
        super()._know(frame)
        clocks, seat = frame["clocks"], self.seat
        if clocks.get("left") and seat and clocks.get("running") != seat:
            self._left = clocks["left"][seat - 1]
        if frame["kind"] == "snapshot":
            self._check_moves()

    def _ask_again(self) -> None:
        """Ask for a snapshot, as a client does that sees a gap."""
        self.gaps += 1
        task = asyncio.ensure_future(self.send("resync"))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def _check_moves(self) -> None:
        """Check that a snapshot shows every own move that was acknowledged."""
        for each in self.ledger.of_match(self.match):
            shown = self.moves[each.ply] if each.ply < len(self.moves) else None
            if each.acknowledged is not None and each.seat == self.seat and shown != each.text:
                raise Broken(f"lost: {each}; {self.name} is shown {shown!r}")

    @property
    def seat(self) -> int:
        """The own seat."""
        return self.own[0] if self.own else 0

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.status in {"over", "aborted"}

    # Coming back

    async def come_back(self) -> None:
        """Try to connect until the match is shown."""
        while True:
            try:
                await self.join(self.match)
            except GONE:
                await self.drop()
                await asyncio.sleep(PAUSE)
            else:
                self.returns += 1
                return

    def move_to(self, server: ServerProcess) -> None:
        """Hang up, and come back at another address."""
        self.server = server
        if self.socket is not None:
            self.socket.transport.abort()

    async def drop(self) -> None:
        """Let go of a connection that has ended, and learn what its reader has found."""
        socket, self.socket = self.socket, None
        if socket is not None:
            socket.transport.abort()
        reading, self._reading = self._reading, None
        if reading is not None:
            await reading

    async def ask_until(self, path: str, body: dict[str, Any] | None = None) -> Any:  # noqa: ANN401 - JSON
        """Send a request until it is answered well."""
        while True:
            try:
                answer = await self.web.post(path, json=body or {})
            except GONE:
                await asyncio.sleep(PAUSE)
                continue
            if answer.is_success or answer.status_code == 409:
                return answer.json()
            if answer.status_code not in {429, 503}:
                raise Broken(f"{path} answers {answer.status_code}: {answer.text[:300]}")
            await asyncio.sleep(PAUSE)

    # Playing

    async def play_to_the_end(self) -> None:
        """Play until the match is over."""
        while not self.over:
            try:
                if self.socket is None:
                    await self.come_back()
                await self.until(lambda: self.over or self.to_move or self.pending)
                if not self.over:
                    await asyncio.sleep(self.random.uniform(0, self.thinking))
                    await self.move_once()
            except GONE:
                await self.drop()

    async def move_once(self) -> None:
        """Make a move, or send again the one that was not answered; return when it is answered."""
        attempt = self.pending or self._next()
        self.ledger.sending(attempt)
        self.acks.pop(attempt.id, None)
        await self.send("play", id=attempt.id, ply=attempt.ply, move=attempt.text)
        async with asyncio.timeout(self.patience):
            await self.until(lambda: attempt.id in self.acks)
        answer = self.acks[attempt.id]
        if answer["kind"] == "ack":
            self.pending = None
            if self._turn is not None:
                self._turn.ended = time.monotonic()
            async with asyncio.timeout(self.patience):
                await self.until(lambda: self.number >= answer["number"])
        elif answer["code"] in TROUBLE:
            if self._turn is not None and self._turn.troubled is None:
                self._turn.troubled = attempt.at
            await asyncio.sleep(PAUSE)
        elif answer["code"] == "request/too-many":
            await asyncio.sleep(1)
        else:
            raise Broken(f"{attempt} is refused: {answer}")

    def _next(self) -> Attempt:
        """Choose a move; at the beginning of a turn, check what the last one cost."""
        began = self.ledger.turn_began(self.match, self.seat)
        if self._turn is None or self._turn.began != began:
            self._check_clock()
            self._turn = Turn(began, self._left)
        self._sent += 1
        text = self.random.choice(offered(self.offers))
        self.pending = Attempt(f"{self.name}-{self._sent}", self.match, self.seat, self.ply, text, time.monotonic())
        return self.pending

    def _check_clock(self) -> None:
        """Check that the last turn cost no more than the time in which the client could play."""
        turn = self._turn
        if turn is None or turn.began is None or turn.ended is None or turn.left is None or self._left is None:
            return
        counted = (turn.left - self._left) / 1000
        allowed = self.ledger.playable(turn.began, turn.ended, turn.troubled)
        self.turns += 1
        late = TOLERANCE if turn.troubled is None else ON_THE_WAY
        if not -TOLERANCE <= counted <= allowed + late:
            self.overcharged.append(
                f"{self.name} in {self.match}: {counted:.3f} s are counted, expected at most {allowed:.3f}"
            )


class Turn:
    """What a client knows of a turn of its own."""

    def __init__(self, began: float | None, left: int | None) -> None:
        """Begin; `left` are the milliseconds on the clock."""
        self.began = began
        self.left = left
        self.ended: float | None = None
        self.troubled: float | None = None
        """When a move was sent that the server could not store."""
