"""Tests for `menagerie.play.stores.upkeep.check`."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from menagerie.play.standing import logged, new_match, summary_of
from menagerie.play.stores.upkeep.check import check
from tests.play.stores.conftest import SECRET
from tests.play.tables import table

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio


async def played(store: SqlStore, match_id: str = "m1") -> None:
    """Store a match of a few moves."""
    made = table("siam")
    for _ in range(4):
        made.play()
    await store.create(new_match(match_id, made.match), SECRET, logged(made.log), summary_of(made.match))


async def test_a_whole_store_has_no_problems(store: SqlStore) -> None:
    """Matches that replay to where they stand are counted, and the way there is reported."""
    told: list[tuple[int, int]] = []
    assert await check(store) == (0, [])
    await played(store, "m1")
    await played(store, "m2")
    assert await check(store, lambda *each: told.append(each)) == (2, [])
    assert told == [(1, 2), (2, 2)]


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        ("DELETE FROM entries WHERE number = 3", "its log has"),
        ("UPDATE matches SET status = 'over'", "not what its log adds up to"),
        ("DELETE FROM secrets", "seed is missing"),
        ("UPDATE entries SET kind = 'ended' WHERE number = 5", "cannot be replayed"),
    ],
)
async def test_damage_is_found(store: SqlStore, damage: str, problem: str) -> None:
    """Whatever does not fit together is named with its match."""
    await played(store)
    async with store.writing() as connection:
        await connection.execute(text(damage))
    count, problems = await check(store)
    assert count == 1
    assert len(problems) == 1
    assert problems[0].startswith("match m1: ")
    assert problem in problems[0]


@pytest.mark.parametrize("kind", ["sqlite"], indirect=True)
async def test_rows_that_refer_to_nothing_are_found(store: SqlStore) -> None:
    """SQLite is asked whether its references hold."""
    await played(store)
    with sqlite3.connect(store.url.database or "") as careless:
        careless.execute("INSERT INTO secrets VALUES ('m9', x'00')")
    careless.close()
    assert "refers to matches" in (await check(store))[1][0]
