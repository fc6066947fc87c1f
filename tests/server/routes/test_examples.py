"""Tests for the examples of the API's description: every one of them can be sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.operations import OPERATIONS, address, example_bodies

if TYPE_CHECKING:
    import httpx

    from tests.server.site import Site

pytestmark = pytest.mark.anyio

UNREADABLE = {400, 422, 500}
"""What no example may be answered with."""


async def places(site: Site, client: httpx.AsyncClient) -> dict[str, Any]:
    """What really is there, for the parts of addresses."""
    opened = await client.post("/api/matches", json={"game": "siam", "hotseat": True})
    other = await site.guest("Bob")
    match = opened.json()["id"]
    return {
        "match_id": match,
        "match": match,
        "person": (await other.get("/api/me")).json()["id"],
        "session": (await client.get("/api/sessions")).json()[0]["id"],
    }


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_every_example_is_accepted(site: Site) -> None:
    """What the description gives as an example is not refused as something that cannot be read."""
    refused = {}
    for name in OPERATIONS:
        for body in example_bodies(name):
            client = await site.guest("Anna")
            path = address(name, await places(site, client))
            answer = await client.request(name.partition(" ")[0], path, json=body)
            if answer.status_code in UNREADABLE:
                refused[name] = (path, body, answer.text[:300])
    assert refused == {}
