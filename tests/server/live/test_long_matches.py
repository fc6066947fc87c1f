"""Long matches: what grows with their length is made in threads, once for all who ask, and nobody else waits."""

from __future__ import annotations

import asyncio
import json
import threading
from random import Random
from typing import TYPE_CHECKING

import pytest

from menagerie.core.history import History
from menagerie.core.registry import load
from menagerie.play.data import commands
from menagerie.server.frames import seen_moves
from menagerie.server.frames.audiences import Audience, AudienceView
from menagerie.server.frames.seen_moves import Past, SeenMoves, seen_text
from menagerie.server.live import checkpoints, tables
from menagerie.server.live.checkpoints import Checkpoints, past_of
from menagerie.server.live.viewers import MOST_CHARACTERS, Viewer
from menagerie.server.wire import messages as wire
from tests.server.hubs import ANNA, BRUNO, House
from tests.server.site import Site

if TYPE_CHECKING:
    from menagerie.play.match import Match

pytestmark = pytest.mark.anyio

LONG = 6


class Builds:
    """What was made of matches, and in which threads."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Watch what reads moves and what encodes snapshots."""
        self.read: list[tuple[int, bool]] = []
        self.encoded: list[tuple[int, bool]] = []
        self.free = threading.Event()
        self.free.set()
        loop, seen_by, encode = threading.get_ident(), Past.seen_by, wire.encode

        def noted(past: Past, seats: tuple[int, ...]) -> list[wire.Move]:
            on_loop = threading.get_ident() == loop
            self.read.append((len(past.moves), on_loop))
            assert on_loop or self.free.wait(60)
            return seen_by(past, seats)

        def counted(message: wire.FromServer) -> str:
            if isinstance(message, wire.Snapshot):
                self.encoded.append((len(message.moves), threading.get_ident() == loop))
            return encode(message)

        monkeypatch.setattr(Past, "seen_by", noted)
        monkeypatch.setattr(wire, "encode", counted)

    @property
    def on_loop(self) -> int:
        """The most plies of which something was made on the event loop."""
        return max((plies for plies, on_loop in self.read + self.encoded if on_loop), default=0)


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> Builds:
    """What is made while matches are long that have more than a few plies."""
    monkeypatch.setattr(seen_moves, "LONG", LONG)
    monkeypatch.setattr(tables, "LONG", LONG)
    return Builds(monkeypatch)


async def played(house: House, game: str, plies: int) -> str:
    """A match of some length."""
    match_id = await house.match(game, ANNA, BRUNO)
    match = (await house.hub.matches.table(match_id)).match
    while match.ply < plies:
        await house.play(match_id, any_move(match))
    return match_id


def any_move(match: Match) -> str:
    """A move that can be played."""
    return match.game.format_move(match.position, Random(match.ply).choice(match.position.legal_moves()))


async def forget(house: House, match_id: str) -> None:
    """Drop a match from memory, as when nobody has looked at it for long."""
    await house.hub.matches.table(match_id)
    del house.hub.matches._tables[match_id]


@pytest.mark.parametrize("game", ["siam", "jungla", "comet"])
async def test_whoever_joins_is_shown_what_a_thread_has_made(house: House, builds: Builds, game: str) -> None:
    """Nothing long is made on the loop; the result is the same as if it were."""
    match_id = await played(house, game, 3 * LONG)
    await forget(house, match_id)
    viewer = await house.watch(match_id, ANNA)
    (snapshot,) = viewer.of_kind("snapshot")
    assert len(snapshot["moves"]) >= 3 * LONG
    assert builds.on_loop <= LONG
    match = (await house.hub.matches.table(match_id)).match
    fresh = json.loads(wire.encode(AudienceView(match_id, match, Audience((1,))).snapshot(match, 0)))
    assert snapshot["moves"] == fresh["moves"]
    assert snapshot["view"] == fresh["view"]
    await house.play(match_id)
    assert viewer.latest["after"] == snapshot["number"]


async def test_everybody_who_reads_shares_one_build(
    sqlite_database: str, builds: Builds, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty requests at once, and twenty after them, cost one reading and one encoding; records likewise."""
    async with Site(sqlite_database) as site:
        anna = await site.guest("Anna")
        match = (await anna.post("/api/matches", json={"game": "siam", "hotseat": True})).json()["id"]
        table = await site.server.hub.matches.table(match)
        while table.match.ply < 2 * LONG:
            who = table.match.chairs[1].who or ""
            await site.server.hub.act(match, commands.Play(who, table.match.ply, any_move(table.match)))
        builds.read.clear()
        stranger = await site.browser()
        copies: list[tuple[int, bool]] = []
        copy = table.match.copy

        def copied() -> Match:
            copies.append((table.match.ply, True))
            return copy()

        monkeypatch.setattr(table.match, "copy", copied)
        for path, made in ((f"/api/matches/{match}", builds.read), (f"/api/matches/{match}/record", copies)):
            made.clear()
            for _ in range(2):
                answers = await asyncio.gather(*(stranger.get(path) for _ in range(20)))
                assert {answer.status_code for answer in answers} == {200}
                assert len({answer.text for answer in answers}) == 1
            assert len(made) == 1
        assert len(builds.encoded) == 1
        assert builds.on_loop <= LONG
        plies = await stranger.get(f"/api/matches/{match}/plies/{2 * LONG}")
        assert plies.json()["ply"] == 2 * LONG


async def test_nobody_waits_for_a_long_match(house: House, builds: Builds) -> None:
    """While a long match is read, others play, and so do its own players; the reader gets all of it."""
    long, other = await played(house, "siam", 2 * LONG), await house.match("siam", ANNA, BRUNO)
    await forget(house, long)
    builds.free.clear()
    joining = asyncio.create_task(house.watch(long))
    while not builds.read:  # noqa: ASYNC110 - a thread tells nobody
        await asyncio.sleep(0)
    await house.play(other)
    for _ in range(3):
        await house.play(long)
    match: Match = (await house.hub.matches.table(long)).match
    await house.hub.act(long, commands.Offer(match.chairs[match.movers[-1]].who or "", "takeback"))
    await house.hub.act(long, commands.Answer(match.chairs[match.to_act or 0].who or "", "takeback", yes=True))
    await house.play(long)
    assert not joining.done()
    builds.free.set()
    (snapshot,) = (await joining).of_kind("snapshot")
    assert [move["text"] for move in snapshot["moves"]] == list(match.history.texts)
    assert len(builds.read) == 1


def test_moves_taken_back_before_they_were_read_are_not_there() -> None:
    """A takeback that reaches into what is still to be read shortens it."""
    game = load("siam")
    history = History(game)
    for text in ("+a1N", "+a5S", "+b1N"):
        history.play_text(text)

    class Standing:
        """As much of a match as is needed."""

        ply, movers, times = 1000, [1, 2, 1], [5, 6, 7]

    Standing.game, Standing.history = game, history  # type: ignore[attr-defined]
    seen = SeenMoves(Standing(), ())  # type: ignore[arg-type]
    seen._unread = 3
    seen.add(4, wire.Move(2, "+c5S", 8))
    seen.add(4, wire.Move(2, "+c5S", 8))
    seen.cut(2)
    seen.add(3, wire.Move(1, "+d1N", 9))
    assert [move.text for move in seen.all()] == ["+a1N", "+a5S", "+d1N"]
    seen.cut(1)
    assert [move.text for move in seen.all()] == ["+a1N"]


@pytest.mark.parametrize("game", ["siam", "jungla"])
def test_in_open_games_everybody_sees_the_moves_as_they_are(game: str) -> None:
    """Where nothing is hidden no move is redacted, which spares the replay."""
    rules, random = load(game), Random(5)
    position = rules.new()
    for _ in range(60):
        if position.outcome() is not None or position.to_act is None:
            break
        move = random.choice(position.legal_moves())
        text = rules.format_move(position, move)
        assert {rules.redact(position, move, seat) for seat in range(position.seats + 1)} == {text}
        assert seen_text(rules, position, move, text, (1,)) == text
        position.play(move)


def test_positions_are_found_from_checkpoints(monkeypatch: pytest.MonkeyPatch) -> None:
    """A position is replayed from the checkpoint before it, and one behind a takeback is not used."""
    monkeypatch.setattr(checkpoints, "EVERY", 4)
    history, random = History(load("siam")), Random(1)
    for _ in range(20):
        history.play(random.choice(history.position.legal_moves()))
    kept = Checkpoints()
    for ply in (18, 3, 4, 0, 20, 17, 8):
        expected = History(history.game)
        for move in history.moves[:ply]:
            expected.play(move)
        assert str(kept.position_at(past_of(history), ply)) == str(expected.position)
    assert sorted(kept._texts) == [4, 8, 12, 16, 20]
    for _ in range(10):
        history.undo()
    moves = history.position.legal_moves()
    for _ in range(4):
        history.play(moves[-1])
        moves = history.position.legal_moves()
    assert str(kept.position_at(past_of(history), 14)) == str(history.position)


def test_one_long_message_may_wait() -> None:
    """A snapshot that is larger than what may wait otherwise is sent; a second one behind it is too much."""
    viewer = Viewer(None)
    viewer.push("x" * (MOST_CHARACTERS + 1))
    assert viewer.ended is None
    viewer.push("x")
    assert viewer.ended == "slow"
