"""What makes a server live: workers for bots and the hub of matches, opened after the store and closed before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.server.live.hub import Hub
from menagerie.server.support.services import Services
from menagerie.server.thinking.cluster import open_workers

if TYPE_CHECKING:
    from menagerie.server.state import Server


class Live:
    """A part of a server."""

    def __init__(self, server: Server) -> None:
        """Belong to a server whose store is not open yet."""
        self._server = server

    async def open(self) -> None:
        """Make the hub and begin to play."""
        server = self._server
        server.workers = await open_workers(server.settings)
        server.metrics.fallbacks.set_function(lambda: server.workers.fallbacks)
        server.metrics.restarts.set_function(lambda: server.workers.restarts)
        shared = server.store.engine.dialect.name != "sqlite"
        services = Services(server.store, server.metrics, server.clock)
        server.hub = Hub(services, server.workers, shared=shared, outage=server.outage)
        await server.hub.open()

    async def close(self) -> None:
        """Stop playing; nothing that was acknowledged is lost by it."""
        await self._server.hub.close()
        await self._server.workers.close()
