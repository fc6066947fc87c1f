"""The application: its settings, routes and middleware."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import Depends, FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from menagerie import __version__
from menagerie.server.edge import pages
from menagerie.server.edge.auth import charge
from menagerie.server.edge.guards import Guards
from menagerie.server.edge.middleware import Edge
from menagerie.server.parts import PARTS
from menagerie.server.routes import health
from menagerie.server.routes.accounts import people, push, ratings, reports, sessions
from menagerie.server.routes.library import analysis, editions, games, puzzles, study
from menagerie.server.routes.playing import details, live, lobby, matches, records
from menagerie.server.settings import ServerSettings
from menagerie.server.state import Server
from menagerie.server.support import description, problems
from menagerie.server.support.clock import Clock

ROUTERS = (
    health.router,
    games.router,
    editions.router,
    puzzles.router,
    matches.router,
    details.router,
    live.router,
    people.router,
    sessions.router,
    ratings.router,
    lobby.router,
    push.router,
    reports.router,
    analysis.router,
    records.router,
    study.router,
)
"""The routes."""

DESCRIPTION = """Play Siam, Jungla and Comet with people and bots.

The first change makes its sender a guest, identified by a cookie. Accounts are optional. Times are milliseconds since
1970 in UTC. Seats count from 1. Sentences are in the language of `?lang=` or `Accept-Language` (en, fr, de, it)."""


def create_app(settings: ServerSettings, clock: Clock | None = None) -> FastAPI:
    """Return the application with these settings; its store is opened when it starts."""
    server = Server(settings, PARTS, clock)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    app = FastAPI(
        title="Menagerie",
        version=__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        responses=problems.RESPONSES,
        dependencies=[Depends(charge)],
    )
    app.state.server = server
    problems.install(app)
    for router in ROUTERS:
        app.include_router(router)
    pages.install(app)
    description.install(app)
    app.add_middleware(Guards, server=server)
    app.add_middleware(Edge, server=server)
    app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.trusted_proxies))
    return app
