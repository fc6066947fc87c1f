"""A match looked at more closely over HTTP."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    import httpx

    from tests.server.site import Site

pytestmark = pytest.mark.anyio


async def play(client: httpx.AsyncClient, match: str, *moves: str) -> None:
    """Make moves on both sides of one device."""
    for ply, move in enumerate(moves):
        body = {"command": {"kind": "play", "ply": ply, "move": move}}
        answer = await client.post(f"/api/matches/{match}/commands", json=body)
        assert answer.status_code == 200, answer.text


async def opened(client: httpx.AsyncClient, game: str = "siam") -> str:
    """A match in which one person plays all seats."""
    answer = await client.post("/api/matches", json={"game": game, "hotseat": True})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def test_earlier_positions(site: Site) -> None:
    """Every ply is drawn as it was, with what its move did; later ones than there are, are not."""
    client = await site.guest()
    match = await opened(client)
    await play(client, match, "+c1N", "+c5S")
    drawn = [(await client.get(f"/api/matches/{match}/plies/{ply}")).json() for ply in range(3)]
    animals = [[piece["cell"] for piece in each["scene"]["pieces"] if piece["kind"] != "rock"] for each in drawn]
    assert animals == [[], ["c1"], ["c5", "c1"]]
    assert [each.get("motions", [{}])[0].get("kind") for each in drawn] == [None, "enter", "enter"]
    assert drawn[1]["told"]
    assert (await client.get(f"/api/matches/{match}/plies/3")).status_code == 404


async def test_why_not(site: Site) -> None:
    """A push that is too weak is refused with its rule and cells; what fits no move is refused without; others pass."""
    client = await site.guest()
    match = await opened(client)
    await play(client, match, "+c1N", "+a5N")
    asked = {"piece": "elephant-c1", "lang": "fr"}
    path = f"/api/matches/{match}/why"
    far = (await client.get(path, params={**asked, "cell": "c3"})).json()
    assert far["rule"]
    assert far["cells"]
    assert not far["legal"]
    assert (await client.get(path, params={**asked, "cell": "c2"})).json()["legal"]
    nothing = (await client.get(path, params={"piece": "nobody", "cell": "c2"})).json()
    assert nothing == {"legal": False, "rule": None, "message": "", "cells": ["c2"]}


async def test_hidden_cards_stay_hidden(site: Site) -> None:
    """A spectator who looks back sees what a spectator saw."""
    client, other = await site.guest(), await site.guest()
    match = await opened(client, "comet")
    ply = (await client.get(f"/api/matches/{match}")).json()["ply"]
    mine, theirs = [(await each.get(f"/api/matches/{match}/plies/{ply}")).text for each in (client, other)]
    assert re.search(r"hand\d-", mine)
    assert not re.search(r"hand\d-", theirs)


async def test_square_code(site: Site) -> None:
    """The code of a match is a picture; there is none for a match that there is not."""
    client = await site.guest()
    match = await opened(client)
    answer = await client.get(f"/api/matches/{match}/code.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in answer.text
    assert (await client.get("/api/matches/nothing/code.svg")).status_code == 404


async def test_who_may_not_watch_learns_nothing(site: Site) -> None:
    """The square code and the ratings of a match are for those who may watch it, like everything else of it."""
    anna, stranger = await site.guest("Anna"), await site.guest("Zoe")
    opened = await anna.post("/api/matches", json={"game": "siam", "joining": "invited"})
    match = opened.json()["id"]
    for path in ("code.svg", "ratings", "plies/0", "why?piece=x", "record", ""):
        address = f"/api/matches/{match}/{path}".rstrip("/")
        refused = await stranger.get(address)
        assert (refused.status_code, refused.json()["code"]) == (403, "match/private"), path
        assert (await anna.get(address)).status_code == 200, path
