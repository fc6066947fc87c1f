"""Tests for `menagerie.play.stores.repositories.ratings`."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from menagerie.play.data.rows import Rating, RatingChange
from tests.play.stores.conftest import RUNNING, SECRET, log, new

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio
START = Rating(25.0, 8.0)


def won_by(winner: str) -> Callable[[dict[str, Rating]], dict[str, Rating]]:
    """A way to compute ratings: one more for the winner, one less for others."""

    def compute(before: dict[str, Rating]) -> dict[str, Rating]:
        return {
            who: Rating(old.mu + (1 if who == winner else -1), old.sigma - 0.5, old.games + 1)
            for who, old in before.items()
        }

    return compute


async def rated(store: SqlStore, match: str, winner: str, *who: str, at: int = 5) -> list[RatingChange]:
    """Store a match and rate it."""
    await store.create(new(match), SECRET, log(1), RUNNING)
    return await store.rate(match, "siam", dict.fromkeys(who, START), won_by(winner), at)


async def test_a_match_changes_ratings(store: SqlStore) -> None:
    """Who had no rating begins at the start; each change tells before and after."""
    changes = await rated(store, "m1", "ann", "ann", "bot:owl")
    assert {change.who: change.after for change in changes} == {
        "ann": Rating(26.0, 7.5, 1),
        "bot:owl": Rating(24.0, 7.5, 1),
    }
    assert all(change.before == START for change in changes)
    assert await store.ratings("siam", ["ann", "bot:owl", "eve"]) == {
        "ann": Rating(26.0, 7.5, 1),
        "bot:owl": Rating(24.0, 7.5, 1),
    }
    assert await store.ratings_of("ann") == {"siam": Rating(26.0, 7.5, 1)}
    assert sorted(change.who for change in await store.rating_changes("m1")) == ["ann", "bot:owl"]


async def test_a_match_is_rated_once(store: SqlStore) -> None:
    """A second rating of a match, at once or later, changes nothing and tells what the first did."""
    first = await rated(store, "m1", "ann", "ann", "bob")
    start = dict.fromkeys(["ann", "bob"], START)
    again = await store.rate("m1", "siam", start, won_by("bob"), 9)
    assert sorted(again, key=lambda change: change.who) == sorted(first, key=lambda change: change.who)
    assert (await store.ratings_of("ann"))["siam"].games == 1


async def test_matches_rated_at_once_all_count(store: SqlStore) -> None:
    """Ratings that change at the same moment build upon one another; none is lost."""
    names = [f"m{number}" for number in range(6)]
    await asyncio.gather(*(rated(store, name, "ann", "ann", f"p{name}") for name in names))
    found = (await store.ratings_of("ann"))["siam"]
    assert found == Rating(31.0, 5.0, 6)
    assert len(await store.rating_history("ann", "siam")) == 6


async def test_history_is_told_latest_first(store: SqlStore) -> None:
    """The history of a rating can be followed from change to change."""
    for number in range(1, 4):
        await rated(store, f"m{number}", "ann", "ann", "bob", at=number)
    history = await store.rating_history("ann", "siam")
    assert [change.match for change in history] == ["m3", "m2", "m1"]
    assert all(later.before == earlier.after for later, earlier in pairwise(history))
    assert [change.match for change in await store.rating_history("ann", "siam", limit=1)] == ["m3"]
    assert await store.rating_history("ann", "comet") == []


async def test_the_ranking_is_by_what_is_almost_sure(store: SqlStore) -> None:
    """The strongest come first; who has played too little is left out; pages go on where the last ended."""
    await rated(store, "m1", "ann", "ann", "bob")
    await rated(store, "m2", "ann", "ann", "cat")
    ranking = await store.ranking("siam")
    assert [who for who, _ in ranking] == ["ann", "bob", "cat"]
    assert [who for who, _ in await store.ranking("siam", games=2)] == ["ann"]
    assert [who for who, _ in await store.ranking("siam", limit=1, offset=1)] == ["bob"]
    assert await store.ranking("comet") == []
