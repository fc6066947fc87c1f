"""The hub: decided, stored, then shown; twice is once; clocks, absences, outages."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.errors import Refused, StoreFailure, UnknownMatch
from menagerie.play import commands
from menagerie.play.clock import RECONNECT
from menagerie.play.rows import News
from menagerie.play.settings import Tempo, settings_for
from menagerie.server import hub as hub_module
from menagerie.server import presence, restarting, timers
from tests.server.hubs import ANNA, BRUNO, House, Stubborn, match_of, until

if TYPE_CHECKING:
    from menagerie.play.rows import Appended
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio

BLITZ = Tempo("realtime", 60_000, 1_000)


class Time:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        """Begin at some time."""
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        """Tell the time."""
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The time of the hub."""
    made = Time()
    monkeypatch.setattr(hub_module, "now_ms", made)
    monkeypatch.setattr(restarting, "now_ms", made)
    return made


async def test_a_move_that_cannot_be_stored_is_not_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the store fails nobody hears of the move, and the match is as it was."""
    match_id = await house.match("siam", ANNA, BRUNO)
    watcher = await house.watch(match_id)
    heard = len(watcher.texts)

    async def fail(*_: object, **__: object) -> None:
        message = "the disk is full"
        raise StoreFailure(message)

    monkeypatch.setattr(house.hub.store, "append", fail)
    with pytest.raises(StoreFailure):
        await house.play(match_id)
    assert len(watcher.texts) == heard
    assert (await match_of(house, match_id)).ply == 0


async def test_the_same_message_twice_is_carried_out_once(house: House) -> None:
    """A client that did not hear the answer asks again and is given the same one, even after others moved."""
    match_id = await house.match("siam", ANNA, BRUNO)
    first = await house.play(match_id, "+a1N", "anna:1")
    await house.play(match_id, "+a5S")
    again = await house.hub.act(match_id, commands.Play(ANNA, 0, "+a1N"), "anna:1")
    assert (again.number, again.repeated) == (first.number, True)
    assert (await match_of(house, match_id)).ply == 2


async def test_what_is_asked_twice_and_allowed_twice_happens_once(house: House, store: SqlStore) -> None:
    """Also where the match would take it again, as readiness: memory and store stay the same."""
    match_id = await house.hub.create(settings_for("siam", starting="ready"), ANNA)
    await house.hub.act(match_id, commands.Sit(ANNA, "Anna"))
    first = await house.hub.act(match_id, commands.Ready(ANNA), "anna:1")
    again = await house.hub.act(match_id, commands.Ready(ANNA), "anna:1")
    assert (again.number, again.repeated) == (first.number, True)
    assert (await match_of(house, match_id)).number == len((await store.load(match_id)).entries)


async def test_who_is_behind_is_told_so(house: House) -> None:
    """A move for an older ply is refused."""
    match_id = await house.match("siam", ANNA, BRUNO)
    await house.play(match_id, "+a1N")
    with pytest.raises(Refused) as refused:
        await house.hub.act(match_id, commands.Play(ANNA, 0, "+a2N"))
    assert refused.value.code == "match/stale"
    with pytest.raises(UnknownMatch):
        await house.hub.table("nothing")


async def test_two_hubs_on_one_store_play_one_match(house: House, store: SqlStore) -> None:
    """Players at different processes see each other's moves, and a command meets the latest position."""
    other = House(store, shared=True)
    await other.hub.open()
    try:
        match_id = await house.match("siam", ANNA, BRUNO)
        watcher = await other.watch(match_id, BRUNO)
        await house.play(match_id, "+a1N")
        await other.hub.act(match_id, commands.Play(BRUNO, 1, "+a5S"))
        await until(lambda: len(watcher.of_kind("event")) == 2)
        assert [frame["ply"] for frame in watcher.of_kind("event")] == [1, 2]
        both = await asyncio.gather(
            house.hub.act(match_id, commands.Play(ANNA, 2, "+b1N")),
            other.hub.act(match_id, commands.Play(ANNA, 2, "+c1N")),
            return_exceptions=True,
        )
        assert [type(each) for each in both].count(Refused) == 1
        await until(lambda: watcher.latest.get("ply") == 3)
    finally:
        await other.hub.close()


async def test_whoever_does_not_come_is_flagged(house: House, store: SqlStore, clock: Time) -> None:
    """The server ends a match in which the first turn takes too long, and one whose time is up."""
    timed = House(store)
    match_id = await timed.match("siam", ANNA, BRUNO, clock=BLITZ)
    clock.at += 44_000
    await timed.hub.look_at(match_id)
    assert (await match_of(timed, match_id)).status == "running"
    for text in ("+a1N", "+a5S"):
        await timed.play(match_id, text)
    clock.at += 61_000
    with pytest.raises(Refused, match="time has run out"):
        await timed.play(match_id, "+b1N")
    await until(lambda: timed.hub.tables()[0].match.status == "over")
    ended = (await match_of(timed, match_id)).ended
    assert (ended.ending, ended.winners) == ("timeout", (2,))
    await timed.hub.close()


async def test_a_page_that_is_loaded_anew_is_no_absence(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes back within a moment was never away."""
    monkeypatch.setattr(presence, "MOMENT", 60)
    match_id = await house.match("siam", ANNA, BRUNO)
    anna, bruno = await house.watch(match_id, ANNA), await house.watch(match_id, BRUNO)
    await house.hub.leave(await house.hub.table(match_id), bruno)
    waited_for = house.hub.presence._waiting
    assert list(waited_for) == [(match_id, BRUNO)]
    await house.watch(match_id, BRUNO)
    assert waited_for == {}
    assert anna.of_kind("event") == []


async def test_what_goes_on_for_ever_survives_a_failure(
    house: House, store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is here is announced, and news are followed, after a database was away for a moment."""
    monkeypatch.setattr(hub_module, "ANNOUNCED", 0.01)
    told: list[str] = []

    async def once() -> None:
        told.append("announced")
        raise StoreFailure(told[0]) if len(told) == 1 else KeyError(told[0])

    monkeypatch.setattr(house.hub.presence, "announce_all", once)
    house.hub.spawn(house.hub._announce(), "presence")
    await until(lambda: len(told) > 2)
    heard: list[News] = []

    async def hear(news: News) -> None:
        heard.append(news)
        raise KeyError(news.match)

    monkeypatch.setattr(house.hub, "_hear", hear)
    await store.tell(News("m", 1))
    await until(lambda: len(heard) == 1)
    await store.tell(News("m", 2))
    await until(lambda: len(heard) == 2)


async def test_matches_are_kept_in_memory_while_they_are_needed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond a number those leave that nobody looks at, but never the one just asked for: there are no two of it."""
    monkeypatch.setattr(hub_module, "MOST_IDLE", 1)
    watched = await house.match("siam", ANNA, BRUNO)
    await house.watch(watched)
    first = await house.hub.create(settings_for("siam"), ANNA)
    assert await house.hub.table(first) is await house.hub.table(first)
    second = await house.hub.create(settings_for("siam"), ANNA)
    assert {table.id for table in house.hub.tables()} == {watched, second}
    assert "menagerie_tables 2.0" in house.hub.metrics.text().decode()
    assert (await house.hub.table(first)).match.status == "open"


async def test_takebacks_stop_at_what_was_revealed(house: House) -> None:
    """In Comet a move after which a card was drawn stands; in Siam it can be taken back by agreement."""
    open_game = await house.match("siam", ANNA, BRUNO)
    watcher = await house.watch(open_game)
    await house.play(open_game, "+a1N")
    await house.hub.act(open_game, commands.Offer(ANNA, "takeback"))
    await house.hub.act(open_game, commands.Answer(BRUNO, "takeback", yes=True))
    assert watcher.of_kind("event")[-1]["ply"] == 0
    hidden = await house.match("comet", ANNA, BRUNO)
    match = await match_of(house, hidden)
    while -1 not in match.movers[match.movers.index(1) :] if 1 in match.movers else True:
        await house.play(hidden)
    mover = match.chairs[match.movers[match.movers.index(1)]].who
    with pytest.raises(Refused) as refused:
        await house.hub.act(hidden, commands.Offer(mover, "takeback", target=match.movers.index(1)))
    assert refused.value.code == "offer/revealed"


async def test_a_thousand_spectators_cost_one_encoding(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """All who watch are sent the very same text, and not one about each of the others."""
    monkeypatch.setattr(hub_module, "SOON", 3600)
    match_id = await house.match("siam", ANNA, BRUNO)
    crowd = [await house.watch(match_id) for _ in range(50)]
    await house.play(match_id)
    events = {id(text) for viewer in crowd for text in viewer.texts if '"event"' in text}
    assert len(events) == 1
    assert len(crowd[0].of_kind("presence")) < hub_module.CROWD
    table = await house.hub.table(match_id)
    assert table.telling is not None
    table.telling.cancel()
    table.telling = None
    monkeypatch.setattr(hub_module, "SOON", 0.01)
    house.hub.tell_presence(table)
    await until(lambda: crowd[0].of_kind("presence")[-1]["watching"] == 50)
    assert crowd[-1].of_kind("presence")


async def test_after_an_outage_time_is_given_back_and_bots_go_on(store: SqlStore, clock: Time) -> None:
    """A server that starts credits the time that it was not there, and lets bots move that were to."""
    before = House(store)
    match_id = await before.match("siam", ANNA, BRUNO, clock=BLITZ)
    with_bot = await before.match("siam", ANNA, bots=1)
    await before.hub.close()
    clock.at += 30_000
    after = House(store, outage=30_000)
    await after.hub.open()
    try:
        match = await match_of(after, match_id)
        await until(lambda: match.clocks.since > clock.at)
        assert (await store.entries(match_id))[-1].kind == "credited"
        await after.play(with_bot)
        await until(lambda: after.instinct.turns)
    finally:
        await after.hub.close()


@pytest.mark.parametrize(("gone", "outage"), [(3_000, 3_000), (60_000, 64_000)])
async def test_a_short_outage_and_one_just_after_a_move_are_given_back(
    store: SqlStore, clock: Time, gone: int, outage: int
) -> None:
    """A quick restart costs nobody time; nor does one whose last sign of life is older than the last move."""
    before = House(store)
    match_id = await before.match("siam", ANNA, BRUNO, clock=BLITZ)
    await before.hub.close()
    clock.at += gone
    after = House(store, outage=outage)
    await after.hub.open()
    try:
        match = await match_of(after, match_id)
        await until(lambda: match.clocks.since > clock.at)
        credited = [entry for entry in await store.entries(match_id) if entry.kind == "credited"]
        assert sum(entry.payload["milliseconds"] for entry in credited) == gone + RECONNECT
    finally:
        await after.hub.close()


async def begun(house: House) -> str:
    """A game with short clocks that run, as both have moved."""
    match_id = await house.match("siam", ANNA, BRUNO, clock=BLITZ)
    for text in ("+a1N", "+a5S"):
        await house.play(match_id, text)
    return match_id


@pytest.mark.parametrize("failing", ["unfinished", "load", "append"])
async def test_a_store_that_fails_after_a_restart_is_tried_again(
    store: SqlStore, clock: Time, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    """What a restart owes to a match is done once the store works, and no clock runs out before."""
    monkeypatch.setattr(timers, "PAUSE", 0.02)
    before = House(store)
    match_id = await begun(before)
    await before.hub.close()
    clock.at += 100_000
    method = Stubborn(getattr(store, failing))
    method.fails = True
    monkeypatch.setattr(store, failing, method)
    after = House(store, outage=90_000)
    await after.hub.open()
    try:
        await until(lambda: method.asked > 1)
        clock.at += 100_000
        with pytest.raises(StoreFailure):
            await after.hub.look_at(match_id)
        method.fails = False
        await timers.insisted(lambda: after.hub.look_at(match_id))  # one may be under way that fails
        match = await match_of(after, match_id)
        assert match.status == "running"
        assert match.clocks.since == clock.at - 10_000 + RECONNECT
        await until(lambda: (match_id, BRUNO) in after.hub.presence._waiting)
        await after.play(match_id)
        credited = [entry for entry in await store.entries(match_id) if entry.kind == "credited"]
        assert [entry.payload["milliseconds"] for entry in credited] == [190_000, RECONNECT]
    finally:
        await after.hub.close()


async def test_time_in_which_nothing_can_be_stored_does_not_count(
    store: SqlStore, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who was told to try again has the time from then until the store works, and no more; nobody is flagged in it."""
    monkeypatch.setattr(timers, "PAUSE", 0.02)
    house = House(store)
    match_id = await begun(house)
    match = await match_of(house, match_id)
    append = Stubborn(store.append)
    monkeypatch.setattr(store, "append", append)
    clock.at += 10_000
    append.fails = True
    with pytest.raises(StoreFailure):
        await house.play(match_id, "+b1N", "anna:1")
    clock.at += 90_000
    await house.hub.look_at(match_id)
    assert match.status == "running"
    append.fails = False
    await house.play(match_id, "+b1N", "anna:1")
    assert match.clocks.left == (BLITZ.base - 10_000 + BLITZ.increment, BLITZ.base)
    append.fails = True
    with pytest.raises(StoreFailure):
        await house.play(match_id, "+b5S")
    clock.at += 30_000
    append.fails = False
    await until(lambda: match.clocks.since == clock.at)
    clock.at += 20_000
    await house.play(match_id, "+b5S")
    assert match.clocks.left[1] == BLITZ.base - 20_000 + BLITZ.increment
    await house.hub.close()


async def test_a_store_that_fails_while_time_is_given_back_is_not_forgotten(
    house: House, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fails after the time was stored still stops the clock."""
    match_id = await begun(house)
    act, table = house.hub.act, await house.hub.table(match_id)

    async def fail_again(*given: Any) -> Appended:  # noqa: ANN401 - as the method
        answer = await act(*given)
        table.failing_since = clock.at
        return answer

    monkeypatch.setattr(house.hub, "act", fail_again)
    await house.hub.give_back(table)
    assert table.failing_since == clock.at


async def test_viewers_in_other_seats_are_shown_everything_anew(house: House) -> None:
    """Who sits down gets a snapshot of the seat; seats drawn at the start are shown so."""
    match_id = await house.match("siam", seating="random")
    anna = await house.watch(match_id, ANNA)
    await house.hub.act(match_id, commands.Sit(ANNA, "Anna"))
    assert anna.of_kind("snapshot")[-1]["own"] == [1]
    await house.hub.act(match_id, commands.Sit(BRUNO, "Bruno"))
    match = await match_of(house, match_id)
    own = list(match.seats_of(ANNA))
    assert anna.of_kind("snapshot")[-1]["own"] == own
    assert sum(frame["kind"] in {"snapshot", "event"} for frame in anna.frames) == 3
