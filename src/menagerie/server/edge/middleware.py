"""Middleware for every request and response: an id, a line in the log, counters, headers, the cookie."""

from __future__ import annotations

import logging
import secrets
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from menagerie.server.edge.auth import COOKIE, MARK, cookie_header
from menagerie.server.state import Server
from menagerie.server.support.problems import Problem, answer

logger = logging.getLogger("menagerie.server")

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; manifest-src 'self';"
    " img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""What a page may load: its own files only, no inline script or style."""

HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
COOKIES = (("cookie", COOKIE), ("mark", MARK))
"""What a request's state may hold for the browser, and the name of the cookie."""
OVER_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}


class Edge:
    """The outermost part of the application."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        """Stand before the rest of the application."""
        self._app = app
        self._server = server
        extra = OVER_HTTPS if server.settings.secure else {}
        self._headers = [(name.lower().encode(), value.encode()) for name, value in {**HEADERS, **extra}.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Give a request its id and see it through."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        scope["state"] = {
            **scope.get("state", {}),
            "request_id": secrets.token_hex(8),
            "came": self._server.clock.now_ms(),
        }
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *self._added(scope, message)]
            await send(message)

        try:
            await self._app(scope, receive, dressed)
        except Exception:
            logger.exception("unexpected", extra={"request": scope["state"]["request_id"]})
            if not status:
                code = "server/failure"
                await answer(scope, Problem(code, 500))(scope, receive, dressed)
        self._note(scope, status, time.perf_counter() - began)

    def _added(self, scope: Scope, message: Message) -> list[tuple[bytes, bytes]]:
        present = {name.lower() for name, _ in message.get("headers", ())}
        state = scope["state"]
        added = [(name, value) for name, value in self._headers if name not in present]
        added.append((b"x-request-id", state["request_id"].encode()))
        if scope["path"].startswith("/api/") and b"cache-control" not in present:
            added.append((b"cache-control", b"no-store"))
        for key, name in COOKIES:
            if key in state:
                written = cookie_header(name, state[key], secure=self._server.settings.secure)
                added.append((b"set-cookie", written.encode()))
        return added

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        route = route_of(scope)
        self._server.metrics.requests.labels(method, route, str(status)).inc()
        self._server.metrics.seconds.labels(route).observe(seconds)
        client = scope.get("client")
        fields = {
            "request": scope["state"]["request_id"],
            "method": method,
            "path": printable(scope["path"]),
            "status": status,
            "milliseconds": round(seconds * 1000, 1),
            "address": client[0] if client else None,
            "person": scope["state"].get("person"),
        }
        logger.log(logging.DEBUG if route in QUIET else logging.INFO, "answered", extra=fields)


METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
QUIET = ("/health", "/metrics")
"""What is asked so often by machines that it would only fill the log."""


def route_of(scope: Scope) -> str:
    """The path of a request as a pattern, so that counters stay few."""
    route = scope.get("route")
    path = getattr(route, "path", None)
    return path if isinstance(path, str) and path else "other"


def printable(path: str) -> str:
    """A path that cannot break a line of the log."""
    return path[:200].encode("ascii", "backslashreplace").decode().replace("\n", "\\n").replace("\r", "\\r")
