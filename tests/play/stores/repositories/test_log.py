"""Tests for `menagerie.play.stores.repositories.log`."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from menagerie.errors import InvalidInput, Stale, Taken, UnknownMatch
from menagerie.play.data.rows import Appended, Logged, SeatRow, Summary
from menagerie.play.stores.repositories import log as log_module
from menagerie.play.stores.sql import open_store
from tests.play.stores.conftest import RUNNING, SECRET, entry, log, new, seats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio

ODD = {"text": "é\0\ud800 \u2028", "deep": [1, None, 2.5, {"": True}], "big": 1 << 60}


async def test_a_match_is_loaded_as_it_was_stored(store: SqlStore) -> None:
    """Everything about a match comes back: terms, standing, seats, secret and log, whatever its payloads hold."""
    terms = new(settings={"seats": 2}, clock="5+3", joining="link", rated=True, public=False, host="ann")
    summary = Summary("running", (*seats("ann", "owlbot"), SeatRow(3)), 2, 5000, None, None, ("eve", "zoe"))
    await store.create(terms, SECRET, [entry(1, "created", **ODD), entry(2)], summary)
    loaded = await store.load("m1")
    assert (loaded.row.match, loaded.row.summary, loaded.row.last_number) == (terms, summary, 2)
    assert (loaded.secret, loaded.row.active_at) == (SECRET, 1002)
    assert loaded.entries == (entry(1, "created", **ODD), entry(2))
    assert SECRET.hex() not in repr(loaded)
    assert repr(SECRET) not in repr(loaded)


async def test_an_append_changes_log_and_standing_together(store: SqlStore) -> None:
    """After an append the new entries are there, and the match stands as the summary says, the result with it."""
    await store.create(new(), SECRET, log(1), RUNNING)
    over = Summary("over", seats("ann", "cat"), finished_at=1003, result={"winners": [1]})
    assert await store.append("m1", 1, log(2, 3), over) == Appended(1, 3)
    loaded = await store.load("m1")
    assert (loaded.row.summary, loaded.row.last_number, loaded.row.active_at) == (over, 3, 1003)
    assert loaded.entries == tuple(log(1, 2, 3))
    assert await store.entries("m1", 1) == tuple(log(2, 3))


async def test_a_stale_append_changes_nothing(store: SqlStore) -> None:
    """Whoever appends after a number that is no longer the last is told the last, and nothing is written."""
    await store.create(new(), SECRET, log(1, 2), RUNNING)
    before = await store.load("m1")
    for after in (0, 1, 3):
        with pytest.raises(Stale) as caught:
            await store.append("m1", after, log(after + 1), replace(RUNNING, status="over"), client_id="ann:1")
        assert caught.value.last == 2
    assert await store.load("m1") == before
    assert await store.answered("m1", "ann:1") is None


async def test_twenty_writers_of_one_match(store: SqlStore) -> None:
    """Where twenty append at once, exactly one wins each number and the others are told."""
    await store.create(new(), SECRET, log(1), RUNNING)

    async def write(writer: int) -> list[int]:
        won, after = [], 1
        while after < 9:
            try:
                done = await store.append("m1", after, [entry(after + 1, by=writer)], RUNNING)
                won.append(done.number)
                after = done.number
            except Stale as stale:
                after = stale.last
        return won

    won = await asyncio.gather(*(write(writer) for writer in range(20)))
    assert Counter(number for numbers in won for number in numbers) == dict.fromkeys(range(2, 10), 1)
    entries = (await store.load("m1")).entries
    assert [each.number for each in entries] == list(range(1, 10))
    assert all(each.number in won[each.payload["by"]] for each in entries[1:])


async def test_two_processes_write_one_match(store: SqlStore, url: str) -> None:
    """Two stores on one database cannot both win a number either."""
    await store.create(new(), SECRET, log(1), RUNNING)
    other = await open_store(url)
    try:
        tries = [each.append("m1", 1, log(2), RUNNING) for each in (store, other) * 5]
        answers = await asyncio.gather(*tries, return_exceptions=True)
    finally:
        await other.close()
    assert Counter(type(answer) for answer in answers) == {Appended: 1, Stale: 9}


async def test_the_same_client_id_gets_the_first_answer(store: SqlStore) -> None:
    """What a client sends again is not done again: it gets the first answer, even where the log has gone on."""
    await store.create(new(), SECRET, log(1), RUNNING)
    await store.create(new("m2"), SECRET, log(1), RUNNING)
    first = await store.append("m1", 1, log(2, 3), RUNNING, client_id="ann:7")
    assert (first.after, first.number, first.repeated) == (1, 3, False)
    for after in (1, 3):
        again = await store.append("m1", after, log(after + 1), replace(RUNNING, status="over"), client_id="ann:7")
        assert again == Appended(1, 3, repeated=True)
    assert await store.answered("m1", "ann:7") == Appended(1, 3, repeated=True)
    loaded = await store.load("m1")
    assert (loaded.row.last_number, loaded.row.summary.status) == (3, "running")
    assert not (await store.append("m2", 1, log(2), RUNNING, client_id="ann:7")).repeated


async def test_the_same_client_id_at_once(store: SqlStore) -> None:
    """Ten times the same request at the same moment is one append with ten equal answers."""
    await store.create(new(), SECRET, log(1), RUNNING)
    answers = await asyncio.gather(*(store.append("m1", 1, log(2), RUNNING, client_id="a") for _ in range(10)))
    assert {(answer.after, answer.number) for answer in answers} == {(1, 2)}
    assert sum(not answer.repeated for answer in answers) == 1


async def test_an_append_is_finished_when_nobody_waits(store: SqlStore) -> None:
    """A request that is cancelled in the middle leaves the log whole, and its news are told."""
    await store.create(new(), SECRET, log(1), RUNNING)
    news = await store.listen()
    task = asyncio.create_task(store.append("m1", 1, log(2), RUNNING))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    heard = await asyncio.wait_for(anext(news), 60)
    assert (heard.match, heard.number) == ("m1", 2)
    assert (await store.load("m1")).row.last_number == 2


async def test_an_id_is_used_once(store: SqlStore) -> None:
    """A second match of the same id is refused and the first stays."""
    await store.create(new(), SECRET, log(1), RUNNING)
    with pytest.raises(Taken, match="'m1'"):
        await store.create(new(game="comet"), b"other", log(1), RUNNING)
    assert (await store.load("m1")).row.match.game == "siam"


async def test_a_match_that_is_not_there(store: SqlStore) -> None:
    """Loading or appending to an unknown match is refused; it has no entries."""
    with pytest.raises(UnknownMatch, match="'m9'"):
        await store.load("m9")
    with pytest.raises(UnknownMatch, match="'m9'"):
        await store.append("m9", 0, log(1), RUNNING)
    assert await store.entries("m9") == ()


@pytest.mark.parametrize("numbers", [(), (3,), (2, 4), (2, 2), (1, 2)])
async def test_gaps_are_refused(store: SqlStore, numbers: tuple[int, ...]) -> None:
    """Entries that do not follow the log without a gap are refused before anything is written."""
    await store.create(new(), SECRET, log(1), RUNNING)
    with pytest.raises(InvalidInput, match="without gaps"):
        await store.append("m1", 1, log(*numbers), RUNNING)


@pytest.mark.parametrize("identity", ["", "two words", "x" * 81, "a\n", "é"])
async def test_ids_that_cannot_be_told(store: SqlStore, identity: str) -> None:
    """A match needs an id that can stand in news and addresses."""
    with pytest.raises(InvalidInput, match="id of a match"):
        await store.create(new(identity), SECRET, log(1), RUNNING)


@pytest.mark.parametrize("identity", ["", "x" * 201, "a\0b", "\ud800"])
async def test_ids_of_clients_are_bounded(store: SqlStore, identity: str) -> None:
    """A client's id that is too long or cannot be stored is refused alike by every database."""
    await store.create(new(), SECRET, log(1), RUNNING)
    with pytest.raises(InvalidInput):
        await store.append("m1", 1, log(2), RUNNING, client_id=identity)
    assert (await store.load("m1")).row.last_number == 1


PAYLOADS = st.dictionaries(
    st.text(max_size=5),
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers(-(2**53), 2**53)
        | st.floats(allow_nan=False, allow_infinity=False)
        | st.text(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
        max_leaves=6,
    ),
    max_size=4,
)


@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(payloads=st.lists(PAYLOADS, min_size=8, max_size=16))
async def test_every_payload_goes_round(store: SqlStore, payloads: list[dict[str, Any]]) -> None:
    """Whatever JSON can say comes back equal."""
    identity = f"m{len(await store.unfinished())}"
    entries = [Logged(number, "any", payload, number) for number, payload in enumerate(payloads, 1)]
    await store.create(new(identity), SECRET, entries, RUNNING)
    assert (await store.load(identity)).entries == tuple(entries)


async def test_a_long_match_is_read_in_pages_beside_the_loop(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log of a long match is decoded page by page in another thread, a short one at once."""
    pages: list[tuple[int, bool]] = []

    def noted(rows: Sequence[Any]) -> list[Logged]:
        pages.append((len(rows), threading.current_thread() is threading.main_thread()))
        return decoded(rows)

    decoded = log_module.decoded
    monkeypatch.setattr(log_module, "decoded", noted)
    long = log(*range(1, 2 * log_module.PAGE + 501))
    await store.create(new(), SECRET, long, RUNNING)
    assert (await store.load("m1")).entries == tuple(long)
    assert pages == [(log_module.PAGE, False), (log_module.PAGE, False), (500, False)]
    pages.clear()
    assert await store.entries("m1", len(long) - 2) == tuple(long[-2:])
    assert pages == [(2, True)]


async def test_what_is_added_while_a_long_match_is_read_is_left_out(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entries of a loaded match end with the number that its row names."""
    last = log_module.PAGE + 5
    await store.create(new(), SECRET, log(*range(1, last + 1)), RUNNING)
    rows = store.reader.rows

    async def slow(*asked: Any) -> Any:  # noqa: ANN401 - as the method
        if len(asked) == 1:
            await store.append("m1", last, log(last + 1), RUNNING, client_id="once")
        return await rows(*asked)

    monkeypatch.setattr(store.reader, "rows", slow)
    loaded = await store.load("m1")
    assert (loaded.row.last_number, loaded.entries[-1].number, len(loaded.entries)) == (last, last, last)
