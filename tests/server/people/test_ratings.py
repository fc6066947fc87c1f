"""Tests for ratings: what a match does to them, once, for people and bots alike."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.bots import levels
from menagerie.bots.strength import Strength
from menagerie.play.data import commands
from menagerie.play.data.rows import Logged, NewMatch, Rating, Summary
from menagerie.server.people import ratings
from menagerie.server.people.ratings import NEW, after, bot_start, error, points
from menagerie.server.support import retries
from tests.play.tables import ANNA, BRUNO, table
from tests.server.hubs import Stubborn, until

if TYPE_CHECKING:
    from tests.play.tables import Table
    from tests.server.site import Site

RATING = st.builds(Rating, st.floats(0, 50), st.floats(0.5, 9), st.integers(0, 100))


@given(RATING, RATING)
def test_the_winner_gains_and_the_loser_loses(one: Rating, other: Rating) -> None:
    """Whatever the ratings were, a win is worth something, and both are known better or as well as before."""
    now = after([["a"], ["b"]], [1, 2], {"a": one, "b": other})
    assert now["a"].mu > one.mu
    assert now["b"].mu < other.mu
    assert now["a"].sigma <= one.sigma + 0.1
    assert (now["a"].games, now["b"].games) == (one.games + 1, other.games + 1)


@given(RATING)
def test_a_draw_between_equals_changes_no_order(one: Rating) -> None:
    """Equals stay equals."""
    now = after([["a"], ["b"]], [1, 1], {"a": one, "b": one})
    assert now["a"].mu == pytest.approx(now["b"].mu)


def test_partners_share_and_a_bot_in_two_seats_is_rated_once() -> None:
    """In a match of four, ranks order the gains; who sat twice has one new rating."""
    who = [["a"], ["b"], ["bot:hare"], ["bot:hare"]]
    now = after(who, [1, 2, 3, 4], {"a": NEW, "b": NEW, "bot:hare": NEW})
    assert now["a"].mu > now["b"].mu > now["bot:hare"].mu
    assert now["bot:hare"].games == 1
    pairs = after([["a", "c"], ["b", "d"]], [2, 1], dict.fromkeys("abcd", NEW))
    assert pairs["b"].mu == pairs["d"].mu > pairs["a"].mu


def test_points_mean_what_elo_points_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    """Newcomers have 1500; a bot begins at its measured strength, an unmeasured one in the order of levels."""
    assert (points(NEW), error(NEW)) == (1500, 417)
    monkeypatch.setattr(ratings, "strengths", lambda _: {"hare": Strength(1700, 49)})
    assert points(bot_start("siam", "hare")) == 1700
    monkeypatch.setattr(ratings, "strengths", lambda _: {})
    begun = [points(bot_start("siam", level.name)) for level in levels("siam")]
    assert begun == sorted(set(begun))


async def keep(site: Site, made: Table, match_id: str = "m1") -> None:
    """Store a match."""
    log = [Logged(entry.number, entry.kind, entry.payload(), entry.at) for entry in made.log]
    for person in (ANNA, BRUNO):
        if await site.server.store.person(person) is None:
            await site.server.store.create_guest(person, person.title(), 1)
    status = "over" if made.match.ended else "running"
    new = NewMatch(match_id, "siam", "classic2005", 1, rated=made.match.settings.rated)
    await site.server.store.create(new, bytes(32), log, Summary(status, finished_at=made.now))


@pytest.mark.anyio
async def test_a_match_is_rated_once(site: Site) -> None:
    """Asked twice, the ratings move once; the ranking, the history and the match tell the same."""
    made = table(rated=True)
    made.do(commands.Resign(BRUNO))
    await keep(site, made)
    first = await site.server.rating_updates.rate("m1", made.match)
    assert await site.server.rating_updates.rate("m1", made.match) == first
    browser = await site.browser()
    ranking = (await browser.get("/api/ratings/siam")).json()
    assert [(each["name"], each["games"], each["provisional"]) for each in ranking] == [
        ("Anna", 1, True),
        ("Bruno", 1, True),
    ]
    assert ranking[0]["points"] > 1500 > ranking[1]["points"]
    [change] = (await browser.get("/api/people/anna/ratings/siam")).json()
    assert (change["before"]["points"], change["after"]["points"]) == (1500, ranking[0]["points"])
    assert len((await browser.get("/api/matches/m1/ratings")).json()) == 2
    assert (await browser.get("/api/people/anna")).json()["ratings"]["siam"]["games"] == 1
    assert (await browser.get("/api/ratings/chess")).json()["code"] == "found/unknown"


@pytest.mark.anyio
async def test_bots_are_rated_on_the_same_scale(site: Site) -> None:
    """Giving up against a bot is worth something to the bot, which stands in the ranking under its name."""
    made = table(people=1, bots=1, rated=True)
    made.do(commands.Resign(ANNA))
    await keep(site, made)
    assert len(await site.server.rating_updates.rate("m1", made.match)) == 2
    names = {each["name"] for each in (await (await site.browser()).get("/api/ratings/siam?lang=fr")).json()}
    assert names == {"Anna", levels("siam")[[each.name for each in levels("siam")].index("hare")].title("fr")}


@pytest.mark.anyio
async def test_casual_and_unfinished_matches_change_nothing(site: Site) -> None:
    """Only a rated match with a result counts."""
    casual = table()
    casual.do(commands.Resign(BRUNO))
    await keep(site, casual, "casual")
    running = table(rated=True)
    await keep(site, running, "running")
    assert await site.server.rating_updates.rate("casual", casual.match) == []
    assert await site.server.rating_updates.rate("running", running.match) == []


@pytest.mark.anyio
async def test_a_server_that_starts_rates_what_was_left(site: Site) -> None:
    """A match that ended just before a crash is rated by the next start."""
    made = table(rated=True)
    made.do(commands.Resign(BRUNO))
    await keep(site, made)
    assert await site.server.store.unrated(0) == ["m1"]
    await site.server.rating_updates.catch_up()
    assert await site.server.store.unrated(0) == []
    assert len(await site.server.store.rating_changes("m1")) == 2


@pytest.mark.anyio
async def test_a_rating_waits_for_the_store(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Just after the end or late, what could not be stored is stored once that is possible, without a restart."""
    monkeypatch.setattr(retries, "PAUSE", 0.02)
    store = site.server.store
    for match_id in ("m1", "m2"):
        made = table(rated=True)
        made.do(commands.Resign(BRUNO))
        await keep(site, made, match_id)
    rate, unrated = Stubborn(store.rate), Stubborn(store.unrated)
    rate.fails = unrated.fails = True
    monkeypatch.setattr(store, "rate", rate)
    monkeypatch.setattr(store, "unrated", unrated)
    ended = [entry for entry in made.log if entry.kind == "ended"]
    async with asyncio.TaskGroup() as group:
        work = site.server.rating_updates.after("m2", made.match, ended)
        assert work is not None
        group.create_task(work)
        group.create_task(site.server.rating_updates.catch_up())
        await until(lambda: rate.asked > 1 and unrated.asked > 1)
        asked, unrated.fails = rate.asked, False
        await until(lambda: rate.asked > asked + 3)
        rate.fails = False
    assert await store.unrated(0) == []
