"""Live matches through real processes and real sockets."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from menagerie.core.record import read_record, verify
from tests.server.players import offered, players
from tests.server.process import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.postgres import PostgresServer

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server process for all tests of this file, on SQLite and on PostgreSQL in turn."""
    folder = tmp_path_factory.mktemp("live")
    url = f"sqlite:///{folder}/live.db"
    if request.param == "postgresql":
        postgres: PostgresServer = request.getfixturevalue("postgres")
        url = postgres.url(postgres.create())
    process = ServerProcess(url, folder / "server.log", MENAGERIE_LIMITS_REQUESTS="100000")
    yield process
    process.stop()


@pytest.mark.parametrize(
    ("game", "terms"),
    [
        ("siam", {"ply_cap": 24}),
        ("jungla", {"seats": 4, "options": {"turns": 6}}),
        ("comet", {"seats": 4}),
    ],
)
async def test_people_and_bots_play_a_whole_match(served: ServerProcess, game: str, terms: dict[str, Any]) -> None:
    """Two people, one of whom goes and returns, and bots play to the end; the record is true."""
    async with players(served, "anna", "bruno") as (anna, bruno):
        bots = [{"level": "chick"}] * (terms.get("seats", 2) - 2)
        match = await anna.open_match(game, **terms, bots=bots)
        await bruno.post(f"/api/matches/{match}/join")
        await anna.join(match)
        await bruno.join(match)
        assert anna.status == "running"

        async def comes_and_goes() -> None:
            await bruno.play_on(lambda: bruno.ply >= 12 or bruno.status == "over")
            await bruno.leave()
            await bruno.join(match)
            await bruno.play_on()

        await asyncio.gather(anna.play_on(), comes_and_goes())
        assert anna.result == bruno.result
        assert anna.result is not None
        assert anna.result["ending"] == "rules"
        text = (await anna.web.get(f"/api/matches/{match}/record")).text
        verify(read_record(text))
        true = list(read_record(text).moves)
        for player in (anna, bruno):
            hidden = [move for move, seen in zip(true, player.moves, strict=True) if move != seen]
            assert (game == "comet") == bool(hidden)
            assert all(move.startswith("draw ") for move in hidden)


async def test_a_bot_answers_a_person(served: ServerProcess) -> None:
    """A person and a bot of two seats: the bot moves by itself."""
    async with players(served, "anna") as (anna,):
        match = await anna.open_match("siam", bots=[{"level": "chick", "seat": 1}], ply_cap=6)
        await anna.join(match)
        assert anna.own == [2]
        await anna.play_on()
        assert anna.ply == 6
        assert [seat.get("level") for seat in anna.seats] == ["chick", None]


async def test_whoever_is_forgotten_or_signs_out_can_do_nothing_more(served: ServerProcess) -> None:
    """Who deletes their data is sent away and has no name any more; so is who speaks after their session has ended."""
    async with players(served, "anna", "bruno") as (anna, bruno):
        match = await anna.open_match("siam")
        await bruno.post(f"/api/matches/{match}/join")
        await anna.join(match)
        await bruno.join(match)
        assert (await bruno.web.post("/api/me/deletion", json={})).status_code == 204
        await anna.until(lambda: anna.seats[1].get("name") == "?")
        assert bruno.socket is not None
        await bruno.socket.wait_closed()
        assert bruno.socket.close_code == 4401
        assert (await anna.web.delete("/api/sessions/current")).status_code == 204
        with contextlib.suppress(ConnectionClosed):  # she may have been sent away already
            await anna.send("say", id="one", phrase="hello")
        assert anna.socket is not None
        await anna.socket.wait_closed()
        assert anna.socket.close_code == 4401


async def test_a_move_after_a_sign_out_is_refused_though_the_move_before_was_not(served: ServerProcess) -> None:
    """What is known of a session saves a question for each move, but the end of the session is noticed at once."""
    async with players(served, "carla", "dario") as (carla, dario):
        match = await carla.open_match("siam")
        await dario.post(f"/api/matches/{match}/join")
        await carla.join(match)
        await dario.join(match)
        for mover in (carla, dario):
            await mover.until(lambda mover=mover: mover.to_move)  # type: ignore[misc]
            await mover.move()
        await carla.until(lambda: carla.to_move)
        assert (await carla.web.delete("/api/sessions/current")).status_code == 204
        with contextlib.suppress(ConnectionClosed):  # she may have been sent away already
            await carla.send("play", id="late", ply=carla.ply, move=offered(carla.offers)[0])
        assert carla.socket is not None
        await carla.socket.wait_closed()
        assert (carla.socket.close_code, dario.ply) == (4401, 2)
