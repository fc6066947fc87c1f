"""Long matches: a snapshot has the latest moves, earlier ones come in pages, and what is made is made once for all."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.core.history import History
from menagerie.core.registry import load
from menagerie.play.data import commands
from menagerie.server.frames import seen_moves
from menagerie.server.frames.audiences import AudienceView
from menagerie.server.frames.seen_moves import SeenMoves, seen_text, turns_before
from menagerie.server.live import checkpoints, matches
from menagerie.server.live.checkpoints import Checkpoints, past_of
from menagerie.server.live.viewers import MOST_CHARACTERS, Viewer
from menagerie.server.shares import texts
from menagerie.server.shares.texts import Texts
from menagerie.server.wire import messages as wire
from tests.server.hubs import ANNA, BRUNO, House
from tests.server.site import Site

if TYPE_CHECKING:
    import httpx

    from menagerie.play.match import Match
    from menagerie.server.live.tables import LiveTable

pytestmark = pytest.mark.anyio

PAGE = 6


@pytest.fixture(autouse=True)
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page has a few moves."""
    monkeypatch.setattr(seen_moves, "PAGE", PAGE)


def any_move(match: Match) -> str:
    """A move that can be played."""
    return match.game.format_move(match.position, Random(match.ply).choice(match.position.legal_moves()))


async def played(house: House, game: str, plies: int) -> LiveTable:
    """A match of some length."""
    match_id = await house.match(game, ANNA, BRUNO)
    table = await house.hub.matches.table(match_id)
    while table.match.ply < plies:
        await house.play(match_id, any_move(table.match))
    return table


def seen_in_full(match: Match, seats: tuple[int, ...]) -> list[str]:
    """All moves as seats see them, found the long way."""
    position, found = match.history.start, []
    for move, text in zip(match.history.moves, match.history.texts, strict=True):
        found.append(seen_text(match.game, position, move, text, seats))
        position.play(move)
    return found


async def moves_in_pages(browser: httpx.AsyncClient, match: str) -> list[Any]:
    """The moves of a snapshot and all before them."""
    snapshot = (await browser.get(f"/api/matches/{match}")).json()
    moves, skipped = snapshot["moves"], snapshot.get("skipped", 0)
    assert len(moves) <= PAGE
    while skipped:
        page = (await browser.get(f"/api/matches/{match}/moves?before={skipped}")).json()
        assert 0 < len(page["moves"]) <= PAGE
        assert page["skipped"] % 2 == 0
        moves, skipped = page["moves"] + moves, page["skipped"]
    return [move["text"] for move in moves]


@pytest.mark.parametrize("game", ["siam", "jungla", "comet"])
async def test_pages_make_the_whole(sqlite_database: str, game: str) -> None:
    """Everybody finds all moves as they see them, page by page; what is hidden stays so."""
    async with Site(sqlite_database) as site:
        anna, bruno, stranger = await site.guest("Anna"), await site.guest("Bruno"), await site.browser()
        match = (await anna.post("/api/matches", json={"game": game})).json()["id"]
        await bruno.post(f"/api/matches/{match}/join", json={})
        table = await site.server.hub.matches.table(match)
        while table.match.ply < 5 * PAGE + 1:
            who = table.match.chairs[table.match.to_act or 0].who or ""
            await site.server.hub.act(match, commands.Play(who, table.match.ply, any_move(table.match)))
        for browser, seats in ((anna, (1,)), (bruno, (2,)), (stranger, ())):
            assert await moves_in_pages(browser, match) == seen_in_full(table.match, seats)
        refused = await stranger.get(f"/api/matches/{match}/moves?before=-1")
        assert refused.status_code == 422
        assert (await stranger.get(f"/api/matches/{match}/moves?before=0")).json()["moves"] == []


@pytest.mark.parametrize("game", ["siam", "comet"])
async def test_the_latest_moves_stay_right_as_the_match_goes_on(house: House, game: str) -> None:
    """Whoever watches from the start and asks again sees the same as whoever comes anew; takebacks included."""
    table = await played(house, game, 2)
    viewer = await house.watch(table.id, ANNA)
    for number in range(8 * PAGE):
        await house.play(table.id, any_move(table.match))
        if number % PAGE == 0:
            table.resync(viewer, 0)
            snapshot = viewer.of_kind("snapshot")[-1]
            skipped, latest = snapshot.get("skipped", 0), [move["text"] for move in snapshot["moves"]]
            assert latest == seen_in_full(table.match, (1,))[skipped:]
            assert len(latest) >= min(table.match.ply, PAGE - 1)
    kept = table.seen(table._eyes(table.audience_of(viewer)))
    assert len(kept._moves) < 2 * PAGE
    assert len(kept) == table.match.ply


def test_moves_taken_back_beyond_the_latest() -> None:
    """After a takeback to before the latest moves none of them is left, and new ones follow."""
    history = History(load("siam"))
    for text in ("+a1N", "+a5S", "+b1N", "+b5S", "+c1N", "+c5S", "+d1N", "+d5S"):
        history.play_text(text)

    class Standing:
        """As much of a match as is needed."""

        ply, movers, times = 8, [1, 2] * 4, list(range(8))

    Standing.game, Standing.history = history.game, history  # type: ignore[attr-defined]
    seen = SeenMoves(Standing(), ())  # type: ignore[arg-type]
    assert [move.text for move in seen.latest()[1]] == ["+b1N", "+b5S", "+c1N", "+c5S", "+d1N", "+d5S"]
    seen.cut(1)
    assert (len(seen), seen.latest()) == (1, (1, []))
    seen.add(2, wire.Move(2, "+e5S", 9))
    seen.add(2, wire.Move(2, "+e5S", 9))
    assert [move.text for move in seen.latest()[1]] == ["+e5S"]


def test_turns_are_counted() -> None:
    """A turn is what a seat does in a row; those before a move are counted as the browser counts them."""
    movers = [-1, 1, 1, -1, 2, 1, 2, 2]
    assert [turns_before(movers, first) for first in range(9)] == [0, 0, 0, 0, 1, 2, 3, 3, 4]
    assert turns_before([], 0) == 0


async def test_a_long_match_is_read_in_part(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """To show a match takes as much work as its latest moves do, however long it is."""
    table = await played(house, "comet", 6 * PAGE)
    read: list[int] = []

    def counted(*given: Any) -> str:  # noqa: ANN401 - as the function
        read.append(1)
        return seen_text(*given)

    monkeypatch.setattr(seen_moves, "seen_text", counted)
    await house.watch(table.id)
    assert 0 < len(read) <= PAGE


async def test_everybody_who_reads_shares_one_build(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty requests at once, and twenty after them, cost one snapshot; who has it is told so, which costs none."""
    async with Site(sqlite_database) as site:
        anna = await site.guest("Anna")
        match = (await anna.post("/api/matches", json={"game": "siam", "hotseat": True})).json()["id"]
        table = await site.server.hub.matches.table(match)
        built: list[str] = []
        snapshot, copy = AudienceView.snapshot, table.match.copy

        def counted(view: AudienceView, of: Match, now: int) -> wire.Snapshot:
            built.append(match)
            return snapshot(view, of, now)

        def copied() -> Match:
            built.append(match)
            return copy()

        monkeypatch.setattr(AudienceView, "snapshot", counted)
        monkeypatch.setattr(table.match, "copy", copied)
        stranger = await site.browser()
        for path in (f"/api/matches/{match}", f"/api/matches/{match}/record"):
            built.clear()
            for _ in range(2):
                answers = await asyncio.gather(*(stranger.get(path) for _ in range(20)))
                assert {answer.status_code for answer in answers} == {200}
                assert len({answer.text for answer in answers}) == 1
            assert len(built) == 1
        known = (await stranger.get(f"/api/matches/{match}")).headers["etag"]
        built.clear()
        again = await stranger.get(f"/api/matches/{match}", headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", known)
        assert not built
        other = await stranger.get(f"/api/matches/{match}?lang=de", headers={"If-None-Match": known})
        assert other.status_code == 200
        await site.server.hub.act(match, commands.Play(table.match.host, 0, any_move(table.match)))
        changed = await stranger.get(f"/api/matches/{match}", headers={"If-None-Match": known})
        assert changed.status_code == 200
        assert changed.json()["ply"] == 1


async def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts beyond the room for them are forgotten, the one unused for longest first; failures are not kept."""
    monkeypatch.setattr(texts, "MOST", 10)
    kept, made = Texts(), []

    async def make(text: str) -> str:
        made.append(text)
        if text == "bad":
            raise ValueError(text)
        return text

    for text in ("aaaa", "bbbb", "aaaa", "cccc", "aaaa", "bbbb"):
        assert await kept.get(text, lambda text=text: make(text)) == text  # type: ignore[misc]
    assert made == ["aaaa", "bbbb", "cccc", "bbbb"]
    assert kept.size <= 10
    for _ in range(2):
        with pytest.raises(ValueError, match="bad"):
            await kept.get("bad", lambda: make("bad"))
    assert made[-2:] == ["bad", "bad"]


async def test_matches_that_nobody_watches_are_bounded_by_their_plies(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long matches leave memory earlier than short ones; one that somebody watches stays."""
    monkeypatch.setattr(matches, "MOST_PLIES", 4 * PAGE)
    first, second = await played(house, "siam", 3 * PAGE), await played(house, "siam", 3 * PAGE)
    await house.watch(second.id)
    third = await house.match("siam", ANNA, BRUNO)
    assert {table.id for table in house.hub.matches.tables()} == {second.id, third}
    reloaded = (await house.hub.matches.table(first.id)).match
    assert reloaded.ply == 3 * PAGE


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
