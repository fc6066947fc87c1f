"""A match with everybody around it, for the matrix of who may do what."""

from __future__ import annotations

import tomllib
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.server.site import PASSWORD

if TYPE_CHECKING:
    import httpx

    from tests.server.site import Site

Plain = dict[str, Any]

MATRIX: Plain = tomllib.loads((Path(__file__).parent / "matrix.toml").read_text(encoding="utf-8"))
ROLES = tuple(MATRIX["roles"])
WATCHING = ("viewer", "spectator")
"""Those whose match may be watched by anybody; that of all others is by invitation."""
NAMELESS = ("anonymous", "viewer")
"""Those without a cookie."""
NUMBERS = count(1)
"""For names that nobody else has."""


def allowed(part: str, row: str) -> set[str]:
    """Return the roles that may do something."""
    return set(MATRIX["groups"][MATRIX[part][row]])


class World:
    """One match in a certain state, with its owner, their opponent, and somebody in a role."""

    def __init__(self, site: Site, role: str, state: str) -> None:
        """Plan it; `build` makes it."""
        self.site, self.role, self.state = site, role, state
        self.clients: dict[str, httpx.AsyncClient] = {}
        self.match = ""

    @property
    def client(self) -> httpx.AsyncClient:
        """The browser of whoever is in the role."""
        return self.clients[self.role]

    async def person(self, role: str) -> str:
        """Return the id of somebody."""
        return str((await self.clients[role].get("/api/me")).json()["id"])

    async def build(self, *, account: bool = False) -> World:
        """Let everybody come and bring the match into its state, if there is one; the owner may have an account."""
        for role in dict.fromkeys(("owner", "opponent", self.role)):
            self.clients[role] = await self._come(role, account=account and role == "owner")
        if self.state == "none":
            return self
        await self._open()
        if self.state != "open":
            await self._ask("opponent", "join", {"seat": 2})
        steps: dict[str, list[tuple[str, Plain]]] = {
            "offered": [("opponent", {"kind": "offer", "what": "draw"})],
            "paused": [
                ("owner", {"kind": "offer", "what": "pause"}),
                ("opponent", {"kind": "answer", "what": "pause", "yes": True}),
            ],
            "over": [("owner", {"kind": "resign"})],
        }
        for role, command in steps.get(self.state, ()):
            await self._ask(role, "commands", {"command": command})
        return self

    async def _come(self, role: str, *, account: bool) -> httpx.AsyncClient:
        client = await self.site.browser("203.0.113.9")
        if account:
            self.name = f"Owner {next(NUMBERS)}"
            body = {"name": self.name, "password": PASSWORD}
            assert (await client.post("/api/me/account", json=body)).status_code == 201
        elif role not in NAMELESS:
            await client.post("/api/me")
            named = await client.patch("/api/me", json={"name": f"{role.title()} {next(NUMBERS)}"})
            assert named.status_code == 200, named.text
        return client

    async def _open(self) -> None:
        terms: Plain = {"game": "siam", "starting": "host" if self.state == "full" else "full", "seat": 1}
        if self.state == "open":
            terms |= {"game": "comet", "seats": 4}
        if self.state == "paused":
            terms |= {"clock": {"tempo": "correspondence", "days": 2}}
        if self.role not in WATCHING:
            guests = [await self.person(role) for role in ("opponent", "invited") if role in self.clients]
            terms |= {"joining": "invited", "invited": guests}
        opened = await self.clients["owner"].post("/api/matches", json=terms)
        assert opened.status_code == 201, opened.text
        self.match = opened.json()["id"]
        if self.state == "open":
            await self._ask("opponent", "join", {"seat": 2})

    async def _ask(self, role: str, what: str, body: Plain) -> None:
        done = await self.clients[role].post(f"/api/matches/{self.match}/{what}", json=body)
        assert done.status_code == 200, (self.state, what, body, done.text)
