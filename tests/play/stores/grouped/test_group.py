"""Tests for `menagerie.play.stores.grouped`: several appends in one transaction, each with an answer of its own."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import ExitStack, closing
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

from menagerie.errors import InvalidInput, Stale, StoreFailure, UnknownMatch
from menagerie.play.data.rows import Appended
from menagerie.play.stores import database
from menagerie.play.stores.sql import open_store
from tests.play.stores.conftest import RUNNING, SECRET, entry, log, new, seats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.play.stores.grouped.group import Append
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio

TOO_LARGE = 1 << 70
"""More than a column holds."""


async def opened(store: SqlStore, matches: int) -> list[str]:
    """Some matches with one entry each."""
    names = [f"m{number}" for number in range(matches)]
    for name in names:
        await store.create(new(name), SECRET, log(1), RUNNING)
    return names


def counted(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count how many appends each transaction has."""
    sizes: list[int] = []
    commit: Any = store._writer._commit

    def counting(group: Sequence[Append], *more: Any) -> Any:  # noqa: ANN401 - as the method
        sizes.append(len(group))
        return commit(group, *more)

    monkeypatch.setattr(store._writer, "_commit", counting)
    return sizes


async def test_who_comes_while_others_are_written_forms_the_next_group(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first is written at once; all that come meanwhile share one transaction."""
    names = await opened(store, 20)
    sizes = counted(store, monkeypatch)
    first = asyncio.create_task(store.append(names[0], 1, log(2), RUNNING))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    others = [store.append(name, 1, log(2), RUNNING, client_id="a") for name in names[1:]]
    assert await asyncio.gather(first, *others) == [Appended(1, 2)] * 20
    assert sizes == [1, 19]
    for name in names:
        loaded = await store.load(name)
        assert (loaded.row.last_number, loaded.entries) == (2, tuple(log(1, 2)))


async def test_one_that_cannot_be_written_does_not_keep_the_others_from_it(store: SqlStore) -> None:
    """Whatever is wrong with one append of a group is told to its sender alone."""
    names = await opened(store, 6)
    assert await store.append(names[1], 1, log(2), RUNNING, client_id="again") == Appended(1, 2)
    answers = await asyncio.gather(
        store.append(names[0], 1, log(2), RUNNING),
        store.append(names[1], 2, log(3), RUNNING, client_id="again"),
        store.append(names[2], 2, log(3), RUNNING),
        store.append("none", 1, log(2), RUNNING),
        store.append(names[3], 1, [replace(entry(2), at=TOO_LARGE)], RUNNING),
        store.append(names[4], 1, log(2, 3), replace(RUNNING, seats=seats("ann", "cat"), invited=("eve",))),
        store.append(names[5], 1, log(2), RUNNING, client_id="new"),
        return_exceptions=True,
    )
    told = [answer if isinstance(answer, Appended) else type(answer) for answer in answers]
    repeated = Appended(1, 2, repeated=True)
    assert told == [Appended(1, 2), repeated, Stale, UnknownMatch, InvalidInput, Appended(1, 3), Appended(1, 2)]
    assert [(await store.load(name)).row.last_number for name in names] == [2, 2, 1, 1, 3, 2]
    row = (await store.load(names[4])).row.summary
    assert (row.seats, row.invited) == (seats("ann", "cat"), ("eve",))


async def test_appends_to_one_match_keep_their_order(store: SqlStore) -> None:
    """What is sent to one match in order, without waiting, is written in order, whatever else is written."""
    names = await opened(store, 5)
    sent = [store.append(name, number, log(number + 1), RUNNING) for number in range(1, 30) for name in names]
    answers = await asyncio.gather(*sent)
    assert answers == [Appended(number, number + 1) for number in range(1, 30) for _ in names]
    for name in names:
        assert (await store.load(name)).entries == tuple(log(*range(1, 31)))


async def test_a_lock_of_another_program_fails_the_appends_that_wait(
    url: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits longer than the patience of one, nothing is written, and later all is well."""
    monkeypatch.setattr(database, "PATIENCE", 1)
    store = await open_store(url)
    names = await opened(store, 16)
    with ExitStack() as stack:
        if kind == "sqlite":
            holder = stack.enter_context(closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)))
            holder.execute("BEGIN IMMEDIATE")
        else:
            other = stack.enter_context(psycopg.connect(url))
            other.execute("LOCK TABLE entries IN SHARE MODE")
        began = time.monotonic()
        tries = [store.append(name, 1, log(2), RUNNING, client_id="a") for name in names]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert all(isinstance(answer, StoreFailure) for answer in answers), answers
        assert time.monotonic() - began < 12
    again = await asyncio.gather(*(store.append(name, 1, log(2), RUNNING, client_id="a") for name in names))
    assert again == [Appended(1, 2)] * 16
    await store.close()


@pytest.mark.parametrize("kind", ["postgresql"], indirect=True)
async def test_a_match_that_somebody_else_writes_keeps_no_other_waiting(store: SqlStore, url: str) -> None:
    """The row of one match is taken by another process: others are written, and this one when it is free."""
    names = await opened(store, 3)
    with psycopg.connect(url) as other:
        other.execute("SELECT 1 FROM matches WHERE id = 'm1' FOR UPDATE")
        tries = [asyncio.create_task(store.append(name, 1, log(2), RUNNING)) for name in names]
        assert [await tries[0], await tries[2]] == [Appended(1, 2)] * 2
        assert not tries[1].done()
        other.rollback()
        assert await tries[1] == Appended(1, 2)


async def test_seats_are_right_though_another_process_has_changed_them(store: SqlStore, url: str) -> None:
    """What this process has written last is no reason to write no seats if somebody else wrote others meanwhile."""
    await store.create(new(), SECRET, log(1), RUNNING)
    await store.append("m1", 1, log(2), RUNNING)
    other = await open_store(url)
    await other.append("m1", 2, log(3), replace(RUNNING, seats=seats("ann", "cat"), invited=("zoe",)))
    await other.close()
    await store.append("m1", 3, log(4), RUNNING)
    found = (await store.load("m1")).row.summary
    assert (found.seats, found.invited) == (RUNNING.seats, ())


async def test_a_store_is_closed_after_what_waits_is_written(url: str) -> None:
    """Whoever closes the store loses no append that was asked for."""
    store = await open_store(url)
    names = await opened(store, 5)
    tries = [asyncio.create_task(store.append(name, 1, log(2), RUNNING)) for name in names]
    await asyncio.sleep(0)
    await store.close()
    assert [await each for each in tries] == [Appended(1, 2)] * 5
