"""Tests for what is said at a table: once, however often it is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.players import players

if TYPE_CHECKING:
    from tests.server.process import ServerProcess
    from tests.server.site import Site

pytestmark = pytest.mark.anyio


async def test_a_line_that_is_sent_again_is_said_once(served: ServerProcess) -> None:
    """The second answer is the first, over a socket or with a request; another id or person says more."""
    async with players(served, "anna", "bruno") as (anna, bruno):
        match = await anna.open_match("siam", joining="link")
        await bruno.post(f"/api/matches/{match}/join")
        await anna.join(match)
        first = await anna.ask("say", id="one", text="hello")
        anna.acks.clear()
        again = await anna.ask("say", id="one", text="hello")
        assert (first["number"], again["number"]) == (1, 1)
        assert (first.get("repeated", False), again["repeated"]) == (False, True)
        path = f"/api/matches/{match}/chat"
        assert await anna.post(path, {"id": "one", "text": "hello"}) == {"number": 1, "repeated": True}
        assert (await bruno.post(path, {"id": "one", "text": "hello"}))["number"] == 2
        assert (await anna.ask("say", id="two", text="hello"))["number"] == 3
        await anna.until(lambda: sum(len(frame["lines"]) for frame in anna.frames if frame["kind"] == "chat") == 3)


async def test_a_line_and_a_command_may_have_one_id(site: Site) -> None:
    """A client that counts both alike is not told that its move was made when it has spoken."""
    anna = await site.guest("Anna")
    match = (await anna.post("/api/matches", json={"game": "siam", "hotseat": True})).json()["id"]
    said = await anna.post(f"/api/matches/{match}/chat", json={"id": "1", "phrase": "hello"})
    assert said.json() == {"number": 1, "repeated": False}
    body = {"id": "1", "command": {"kind": "play", "ply": 0, "move": "+a1N"}}
    assert (await anna.post(f"/api/matches/{match}/commands", json=body)).json()["repeated"] is False
