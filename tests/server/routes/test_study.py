"""Positions without a match over HTTP."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.core.registry import load, names
from menagerie.core.seats import CHANCE
from menagerie.server.state import AT_ONCE

if TYPE_CHECKING:
    from tests.server.site import Site

pytestmark = pytest.mark.anyio
WON = ("..#../..N../.#.#./...../..... ele 10 0,0 - classic2005", "c4-c5!")
"""A position in which a push wins."""


async def asked(site: Site, game: str, rest: str = "", **body: Any) -> tuple[int, dict[str, Any]]:  # noqa: ANN401 - JSON
    """Ask about a position."""
    client = await site.browser()
    answer = await client.post(f"/api/games/{game}/study{rest}", json=body)
    return answer.status_code, answer.json()


async def test_analysis_never_delays_players(site: Site) -> None:
    """However many ask at once, only a few are worked on at a time, and all are answered."""
    together, alone = threading.Barrier(AT_ONCE), threading.Lock()
    working, most = [0], [0]

    def work(number: int) -> int:
        with alone:
            working[0] += 1
            most[0] = max(most[0], working[0])
        together.wait(60)
        with alone:
            working[0] -= 1
        return number

    answers = await asyncio.gather(*(site.server.in_thread(work, number) for number in range(3 * AT_ONCE)))
    assert answers == list(range(3 * AT_ONCE))
    assert most[0] == AT_ONCE


@pytest.mark.parametrize("game", names())
async def test_the_start_and_moves_from_it(site: Site, game: str) -> None:
    """The first offered move leads to what the rules say, and the same question has the same answer."""
    status, start = await asked(site, game)
    assert status == 200
    assert start["to_act"] == start["seat"] == start["offers"]["seat"]
    move = first(start["offers"])
    _, then = await asked(site, game, moves=[*start["moves"], move])
    assert (_, then) == await asked(site, game, moves=[*start["moves"], move])
    rules = load(game)
    position = rules.new()
    for text in then["moves"]:
        position.play(rules.parse_move(position, text))
    assert then["position"] == rules.format_position(position)
    assert then["ply"] == len(then["moves"]) > start["ply"]
    assert then["motions"]
    _, again = await asked(site, game, position=start["position"], moves=[move])
    assert again["position"] == then["position"]


def first(offers: dict[str, Any]) -> str:
    """Return the text of an offered move."""
    if offers.get("grips"):
        _, text, endings = offers["grips"][0]["to"][0]
        return str(text) + str(offers["endings"][endings][0][0])
    return str(offers["choices"][0]["text"])


async def test_chance_waits_if_asked_to(site: Site) -> None:
    """Without drawing, a position in which chance acts offers nothing to anybody."""
    _, start = await asked(site, "comet", draw=False)
    assert start["to_act"] == CHANCE
    assert start["moves"] == []
    assert start["offers"] is None


async def test_a_refused_move_says_why(site: Site) -> None:
    """A move against the rules is refused with the rule; a text that is none, or no position, is refused as input."""
    status, problem = await asked(site, "siam", moves=["+c3N"])
    assert (status, problem["code"]) == (409, "move/illegal")
    assert problem["details"]["rule"].startswith("S")
    assert (await asked(site, "siam", moves=["nonsense"]))[0] == 422
    assert (await asked(site, "siam", position="nonsense"))[0] == 422
    assert (await asked(site, "chess"))[0] == 404


async def test_why_not(site: Site) -> None:
    """What somebody tries is judged as at a table."""
    status, verdict = await asked(site, "siam", "/why", moves=["+c1N", "+a5N"], piece="elephant-c1", cell="c3")
    assert status == 200
    assert not verdict["legal"]
    assert verdict["rule"]


async def test_the_end(site: Site) -> None:
    """When a game is over, nothing is offered and the result is told."""
    status, over = await asked(site, "siam", position=WON[0], moves=[WON[1]])
    assert status == 200, over
    assert over["to_act"] is over["offers"] is None
    assert over["outcome"]["winners"] == [1]
    assert over["outcome"]["text"]


async def test_a_match_from_a_position(site: Site) -> None:
    """A match starts where it is asked to, is never rated, and its settings say nothing of what may be hidden."""
    client = await site.guest()
    _, studied = await asked(site, "siam", moves=["+c1N", "+c5S"])
    body = {"game": "siam", "hotseat": True, "position": studied["position"]}
    opened = await client.post("/api/matches", json=body)
    assert opened.status_code == 201, opened.text
    snapshot = (await client.get(f"/api/matches/{opened.json()['id']}")).json()
    assert snapshot["view"] == studied["position"]
    assert "position" not in snapshot["settings"]
    assert (await client.post("/api/matches", json={**body, "rated": True})).status_code == 422
    record = (await client.get(f"/api/matches/{opened.json()['id']}/record")).text
    brought = await client.post("/api/matches/import", json={"record": record})
    assert brought.status_code == 201, brought.text
