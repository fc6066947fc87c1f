"""A server within the process of the tests: quick to open, asked without a network."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any, Self

import httpx

from menagerie.server.app import create_app
from menagerie.server.settings import ServerSettings

if TYPE_CHECKING:
    from menagerie.server.state import Server
    from menagerie.server.support.clock import Clock

GENEROUS = {"requests": 100_000, "account_requests": 100_000, "sign_ins": 100_000, "guests": 100_000}


PASSWORD = "correct horse"  # noqa: S105 - for tests


class Site:
    """An application that is open; `browser` makes visitors with cookies of their own."""

    def __init__(self, database: str, clock: Clock | None = None, **settings: Any) -> None:  # noqa: ANN401 - any setting
        """Prepare an application on a database."""
        limits = {**GENEROUS, **settings.pop("limits", {})}
        self.settings = ServerSettings.model_validate({"database": database, "limits": limits, **settings})
        self.app = create_app(self.settings, clock)
        self._stack = AsyncExitStack()

    @property
    def server(self) -> Server:
        """What the application shares."""
        server: Server = self.app.state.server
        return server

    async def __aenter__(self) -> Self:
        """Open it."""
        await self._stack.enter_async_context(self.app.router.lifespan_context(self.app))
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close it and its visitors."""
        await self._stack.aclose()

    async def browser(self, address: str = "127.0.0.1", **options: Any) -> httpx.AsyncClient:  # noqa: ANN401 - httpx's
        """A visitor with cookies of their own."""
        transport = httpx.ASGITransport(self.app, client=(address, 1234))
        client = httpx.AsyncClient(transport=transport, base_url="http://testserver", timeout=60, **options)
        return await self._stack.enter_async_context(client)

    async def guest(self, name: str | None = None) -> httpx.AsyncClient:
        """A guest, under a name of their choice."""
        client = await self.browser()
        made = await client.post("/api/me")
        if name:
            made = await client.patch("/api/me", json={"name": name})
        assert made.status_code == 200, made.text
        return client

    async def account(self, name: str, password: str = PASSWORD) -> httpx.AsyncClient:
        """Somebody with an account."""
        client = await self.browser()
        made = await client.post("/api/me/account", json={"name": name, "password": password})
        assert made.status_code == 201, made.text
        return client
