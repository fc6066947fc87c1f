"""Tests for who may do what: every path and every message of a socket, for everybody, against `matrix.toml`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from fastapi.routing import APIRoute

from menagerie.play.data.commands import COMMANDS
from menagerie.server.app import ROUTERS
from menagerie.server.routes.bodies import EXAMPLE_POSITION
from menagerie.server.wire.messages import FromClient
from tests.server.authorisation.world import MATRIX, NUMBERS, ROLES, World, allowed
from tests.server.operations import address, example_bodies
from tests.server.site import PASSWORD
from tests.server.wires import wired

if TYPE_CHECKING:
    import httpx

    from tests.server.site import Site

pytestmark = pytest.mark.anyio
on_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True)

Plain = dict[str, Any]

DENIED = {
    *("auth/account", "auth/guest-only", "auth/needed", "found/nothing", "found/session", "match/host-only"),
    *("match/private", "match/server-only", "seat/not-invited", "seat/not-seated", "seat/not-yours"),
}
"""Codes of refusals for who asks, and not for what is asked."""
SAFE = ("GET",)
STATES = {
    "POST /api/matches/{match_id}/join": "open",
    "POST /api/matches/{match_id}/annotation": "over",
    "GET /api/matches/{match_id}/annotation": "over",
    **dict.fromkeys(("do invite", "do sit", "do sit (a bot)", "do leave", "do leave (seat 1)", "do ready"), "open"),
    "do start": "full",
    "do answer": "offered",
    "do resume": "paused",
}
"""The state of the match in which something can be done; it goes on otherwise."""
OF_ACCOUNTS = ("POST /api/me/account", "PUT /api/me/password", "POST /api/me/deletion", "POST /api/sessions")
"""What the owner needs an account for; elsewhere they are a guest, which takes less time."""
FIELDS: dict[str, Plain] = {
    "say": {"phrase": "hello"},
    "play": {"ply": 0, "move": "+a1N"},
    "pong": {"beat": 1},
    "do sit": {"seat": 3},
    "do sit (a bot)": {"seat": 3, "level": "chick"},
    "do leave (seat 1)": {"seat": 1},
    "do play": {"ply": 0, "move": "+a1N"},
    "do offer": {"what": "draw"},
    "do answer": {"what": "draw", "yes": False},
    "do resign (seat 1)": {"seat": 1},
    "do claim": {"claim": "win", "absent": 2},
    "do credit": {"milliseconds": 1},
    "do continue": {"match": "m1"},
    "do rename": {"name": "Somebody"},
}
NOT_NOW = {
    "do claim": "seat/present",
    "do flag": "clock/none",
    "GET /api/people": "found/person",
    "GET /api/matches/{match_id}/annotation": "found/annotation",
}
"""What even the owner is refused, for a reason that is not who they are."""


QUICK = {"game": "siam", "position": EXAMPLE_POSITION, "seconds": 0.05}


async def places(world: World) -> Plain:
    """What is there, for the parts of addresses."""
    mine = (await world.clients["owner"].get("/api/sessions")).json()[0]["id"]
    other = await world.person("opponent" if world.role != "opponent" else "owner")
    return {"match_id": world.match, "match": world.match, "person": other, "session": mine}


async def body_of(row: str, world: World) -> Any:  # noqa: ANN401 - JSON
    """What is sent: the description's example, or what fits the people who are there."""
    own: Plain = {
        "PUT /api/me/password": {"old": PASSWORD, "new": "battery staple"},
        "POST /api/me/deletion": {"password": PASSWORD} if world.role == "owner" else {},
        "POST /api/me/account": {"name": f"New {next(NUMBERS)}", "password": PASSWORD},
        "POST /api/sessions": {"name": getattr(world, "name", ""), "password": PASSWORD},
        "PATCH /api/me": {"preferences": {}},
        "POST /api/reports": {"about": (await places(world))["person"], "reason": "Insults."},
        **dict.fromkeys(("POST /api/analysis", "POST /api/analysis/stream"), QUICK),
    }
    return own.get(row, example_bodies(row)[0])


async def request(row: str, world: World) -> str:
    """Send a request; return the code that it is refused with, or nothing."""
    method, path = row.partition(" ")[0], address(row, await places(world))
    asked = world.client.request(method, path, json=await body_of(row, world))
    answer: httpx.Response = await (let_go(world.site, asked) if path.endswith("/notices") else asked)
    assert answer.status_code < 500, (row, world.role, answer.text)
    assert answer.status_code != 422, (row, world.role, answer.text)
    return str(answer.json()["code"]) if answer.status_code >= 400 else ""


async def let_go(site: Site, asked: Any) -> httpx.Response:  # noqa: ANN401 - an answer to come
    """Return the answer of a stream that ends only when the server lets it go."""
    task: asyncio.Task[httpx.Response] = asyncio.ensure_future(asked)
    while not task.done():
        site.server.notifications.notices.retire()
        await asyncio.wait([task], timeout=0.01)
    return task.result()


async def message(row: str, world: World) -> str:
    """Send a message through a socket; return the code that it is refused with, or nothing."""
    kind, _, command = row.partition(" (")[0].partition(" ")
    async with wired(world.site, world.client, world.match) as wire:
        opened = await wire.read("snapshot", "refusal")
        if opened["kind"] == "refusal" or kind == "open":
            return str(opened.get("code", ""))
        fields = dict(FIELDS.get(row, {}))
        if command == "invite":
            fields["who"] = await world.person("opponent")
        wire.send(
            {"kind": "do", "id": "1", "command": {"kind": command, **fields}}
            if command
            else {"kind": kind, "id": "1", **fields}
        )
        if kind in {"pong", "resync"}:
            wire.send({"kind": "resync"})
        answer = await wire.read("ack", "refusal", "snapshot")
        return str(answer.get("code", ""))


def faults(row: str, part: str, codes: dict[str, str]) -> list[str]:
    """What is not as the matrix says."""
    may = allowed(part, row)
    found = [
        f"{row}: {role} is {'refused' if role in may else 'let in'} ({code or 'done'})"
        for role, code in codes.items()
        if (code in DENIED) == (role in may) or (role not in may and not code)
    ]
    if "owner" in may and codes["owner"] != NOT_NOW.get(row, ""):
        found.append(f"{row}: even the owner is refused ({codes['owner']})")
    return found


@on_sqlite
@pytest.mark.slow
@pytest.mark.parametrize("safe", [True, False])
async def test_every_path_lets_in_whom_it_should(site: Site, *, safe: bool) -> None:
    """Everybody else is refused for who they are."""
    wrong: list[str] = []
    for row in MATRIX["http"]:
        if row.startswith(SAFE) == safe:
            codes = {}
            for role in ROLES:
                state = STATES.get(row, "running" if "{match" in row else "none")
                world = await World(site, role, state).build(account=row in OF_ACCOUNTS)
                codes[role] = await request(row, world)
            wrong += faults(row, "http", codes)
    assert wrong == []


@on_sqlite
@pytest.mark.slow
async def test_every_message_is_followed_for_whom_it_should(site: Site) -> None:
    """Everybody else is refused, or cannot open a socket at all."""
    wrong: list[str] = []
    for row in MATRIX["socket"]:
        codes = {}
        for role in ROLES:
            world = await World(site, role, STATES.get(row, "running")).build()
            codes[role] = await message(row, world)
        wrong += faults(row, "socket", codes)
    assert wrong == []


def test_every_path_and_message_has_a_row() -> None:
    """Whoever adds one has to say who may."""
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    assert set(MATRIX["http"]) == {f"{method} {route.path}" for route in routes for method in route.methods or ()}
    kinds = {each.__struct_config__.tag for each in FromClient.__args__} - {"do"}
    rows = {row.partition(" (")[0] for row in MATRIX["socket"]}
    assert rows == {"open"} | kinds | {f"do {kind}" for kind in COMMANDS}


def test_a_wrong_row_is_found() -> None:
    """The comparison notices both mistakes: somebody let in, and somebody kept out."""
    codes = dict.fromkeys(ROLES, "match/private") | {"owner": "", "stranger": ""}
    told = faults("GET /api/matches/{match_id}", "http", codes)
    assert any("stranger is let in" in each for each in told)
    assert any("opponent is refused" in each for each in told)
