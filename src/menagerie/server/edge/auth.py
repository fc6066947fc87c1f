"""Who sends a request: read from the cookie, or made a guest when something is to be done and nobody is known."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket

from menagerie.server.people.accounts import Visitor
from menagerie.server.people.sign_ins import Client
from menagerie.server.shares.costs import request_cost
from menagerie.server.state import Server, server_of, this_server
from menagerie.server.support.languages import language_of
from menagerie.server.support.networks import network_of
from menagerie.server.support.problems import Problem

COOKIE = "menagerie"
MARK = "menagerie-device"
"""The cookie of a browser that was signed in to an account; it opens nothing (`menagerie.server.people.sign_ins`)."""
SAFE = ("GET", "HEAD", "OPTIONS")
LASTS = 400 * 86_400
"""Seconds that a browser keeps the cookie: the most that browsers allow."""


def address_of(connection: HTTPConnection) -> str:
    """Return the address of a client, as trusted proxies report it."""
    return connection.client.host if connection.client else "unknown"


def client_of(connection: HTTPConnection) -> str:
    """Return the network of a client, which is what limits count."""
    return network_of(address_of(connection))


def sign_in_client(request: Request, visitor: Visitor | None) -> Client:
    """Return where a request to sign in comes from."""
    session = None if visitor is None else (visitor.id, visitor.session)
    return Client(client_of(request), agent_of(request), cookie_of(request, MARK), session)


def agent_of(connection: HTTPConnection) -> str:
    """Return what a browser calls itself."""
    return connection.headers.get("user-agent", "")


def wanted_language(request: Request) -> str:
    """Return the language to answer in."""
    return language_of(request.query_params.get("lang"), request.headers.get("accept-language"))


async def known_visitor(request: Request) -> Visitor | None:
    """Return who sends a request, if they are known; nobody is made for it."""
    server = server_of(request)
    found = await server.accounts.known(cookie_of(request, COOKIE), server.clock.now_ms())
    if found is not None:
        server.rates.account_requests.take(found.id)
        server.owners.note(found.id, client_of(request))
        request.state.person = found.id
    return found


async def visitor(request: Request) -> Visitor:
    """Return who sends a request; whoever wants to change something and is not known becomes a guest."""
    found = await known_visitor(request)
    if found is not None:
        return found
    if request.method in SAFE:
        code = "auth/needed"
        raise Problem(code, 401)
    server = server_of(request)
    server.rates.guests.take(client_of(request))
    guest, cookie = await server.accounts.welcome(server.clock.now_ms(), agent_of(request), wanted_language(request))
    give_cookie(request, cookie)
    server.owners.note(guest.id, client_of(request))
    request.state.person = guest.id
    return guest


async def signed_in(request: Request) -> Visitor:
    """Return who sends a request; nobody becomes a guest for it."""
    found = await known_visitor(request)
    if found is None:
        code = "auth/needed"
        raise Problem(code, 401)
    return found


async def visitor_of_socket(socket: WebSocket) -> Visitor | None:
    """Return who opens a socket; whoever is not known may only watch."""
    server = server_of(socket)
    found = await server.accounts.known(cookie_of(socket, COOKIE), server.clock.now_ms())
    if found is not None:
        server.owners.note(found.id, client_of(socket))
    return found


def give_cookie(request: Request, cookie: str | None) -> None:
    """Let the answer carry a new cookie, or take the cookie away; the edge writes it, whatever the answer is."""
    request.state.cookie = cookie or ""


def give_mark(request: Request, mark: str | None) -> None:
    """Let the answer carry a new mark of the browser, or take the mark away."""
    request.state.mark = mark or ""


def cookie_name(name: str, *, secure: bool) -> str:
    """Return what a cookie is called: over HTTPS so that no other host can set it."""
    return f"__Host-{name}" if secure else name


def cookie_of(connection: HTTPConnection, name: str) -> str | None:
    """Return the value of a cookie that came with a request or a socket."""
    return connection.cookies.get(cookie_name(name, secure=server_of(connection).settings.secure))


def cookie_header(name: str, value: str, *, secure: bool) -> str:
    """Write a cookie down, or its removal."""
    age = LASTS if value else 0
    return f"{cookie_name(name, secure=secure)}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax" + (
        "; Secure" if secure else ""
    )


def charge(connection: HTTPConnection) -> None:
    """Take what a request costs besides the one permission that every request takes."""
    scope = connection.scope
    more = request_cost(scope["method"], getattr(scope.get("route"), "path", "")) - 1 if "method" in scope else 0
    if more > 0:
        server_of(connection).rates.requests.take(client_of(connection), more)


At = Annotated[Server, Depends(this_server)]
"""The server, as a parameter of a path."""
Present = Annotated[Visitor, Depends(visitor)]
"""Who sends the request; a guest is made if need be."""
Known = Annotated[Visitor | None, Depends(known_visitor)]
"""Who sends the request, if they are known."""
SignedIn = Annotated[Visitor, Depends(signed_in)]
"""Who sends the request; whoever is not known is refused."""
Language = Annotated[str, Depends(wanted_language)]
"""The language to answer in."""
