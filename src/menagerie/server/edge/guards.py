"""What stops a request before it costs anything: foreign pages, too many requests, too large ones."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from menagerie.server.settings import origin_of
from menagerie.server.shares import costs
from menagerie.server.shares.costs import WAITING
from menagerie.server.shares.owners import OWNER
from menagerie.server.shares.places import Share
from menagerie.server.shares.turns import FairPool, Ticket
from menagerie.server.state import Server
from menagerie.server.support.networks import network_of
from menagerie.server.support.problems import Problem, answer
from menagerie.server.support.rate_limits import too_many

SAFE = ("GET", "HEAD", "OPTIONS")
UPLOADS = ("/api/records", "/api/matches/import")
"""Where records are brought, which are larger than other requests."""
BYTES = (16 * 1024 * 1024, 128 * 1024 * 1024)
"""Bytes of requests that are under way, of one network and of all together."""
PLACES = (32, 8)
"""Requests that are worked on at a time, of all together and of one network."""
MOST_WAITING = 200
"""Requests of one network that may wait for a place."""
UNCOUNTED = ("/health", "/metrics")


class Guards:
    """Stands behind the edge and before the paths."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        """Stand before the rest of the application."""
        self._app = app
        self._server = server
        self._bytes = Share(*BYTES)
        self._places = FairPool(range(PLACES[0]), PLACES[1])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        held: list[int] = []
        try:
            self._check(scope, Headers(scope=scope))
            inner = await self._bounded(scope, receive, held) if scope["type"] == "http" else receive
        except Problem as problem:
            self._bytes.give_back(network_in(scope), sum(held))
            self._server.metrics.refused.labels(problem.code).inc()
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008, "reason": problem.code})
            else:
                await answer(scope, problem)(scope, receive, send)
            return
        try:
            await self._pass(scope, inner, send)
        finally:
            self._bytes.give_back(network_in(scope), sum(held))

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass when its turn comes; sockets and requests that mostly wait need no turn."""
        if scope["type"] == "websocket" or scope["path"] in UNCOUNTED or scope["path"] in WAITING:
            await self._app(scope, receive, send)
            return
        async with self._places.place(Ticket((network_in(scope),))):
            await self._app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        if scope["path"] not in UNCOUNTED:
            rates, network = self._server.rates, network_in(scope)
            rate = rates.files if is_file(scope) else rates.requests
            OWNER.set((network,))
            rate.take(network, costs.SOCKET if scope["type"] == "websocket" else 1)
            if self._places.waiting_of(network) >= MOST_WAITING:
                raise too_many(1)
            if scope["type"] == "websocket" and rates.frames.left(network) < 1:
                raise too_many(1 / rates.frames.refill)
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self._check_origin(scope, headers)

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """Refuse what a foreign page sends; only programs, which send no origin at all, need none."""
        for origin in headers.getlist("origin"):
            if not origin or not self._is_ours(origin, headers, scope):
                code = "request/origin"
                raise Problem(code, 403, origin=origin[:200])

    def _is_ours(self, origin: str, headers: Headers, scope: Scope) -> bool:
        settings = self._server.settings
        if origin == settings.public_url or origin in settings.origins:
            return True
        if settings.public_url:
            return False
        scheme = "https" if scope["scheme"] in {"https", "wss"} else "http"
        try:
            return origin_of(f"{scheme}://{headers.get('host', '')}") == origin
        except ValueError:
            return False

    async def _bounded(self, scope: Scope, receive: Receive, held: list[int]) -> Receive:
        """Read the body, as long as it is not too large, and hand it on in one piece; `held` counts its bytes."""
        if scope["method"] in SAFE:
            return receive
        limits = self._server.settings.limits
        most = limits.upload if scope["path"].startswith(UPLOADS) else limits.body
        parts: list[bytes] = []
        size, more = 0, True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                return replayed(message, receive)
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            more = message.get("more_body", False)
            if size > most:
                code = "request/too-large"
                raise Problem(code, 413, most=most)
            self._bytes.take(network_in(scope), len(parts[-1]))
            held.append(len(parts[-1]))
        self._server.rates.requests.take(network_in(scope), size // costs.BYTES)
        return replayed({"type": "http.request", "body": b"".join(parts), "more_body": False}, receive)


def network_in(scope: Scope) -> str:
    """Return the network that a request came from."""
    client = scope.get("client")
    return network_of(client[0]) if client else "unknown"


def is_file(scope: Scope) -> bool:
    """Whether a request asks for a file of the browser app, which costs next to nothing."""
    return scope["type"] == "http" and scope["method"] in SAFE and not scope["path"].startswith("/api/")


def replayed(message: Message, receive: Receive) -> Receive:
    """Give one message back first."""
    waiting = [message]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again
