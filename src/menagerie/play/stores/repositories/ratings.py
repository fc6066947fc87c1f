"""Ratings of people and bots on one scale for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import exists, insert, select, update

from menagerie.play.data.rows import Rating, RatingChange
from menagerie.play.stores.database import Database, insert_if_new
from menagerie.play.stores.match_rows import last_number
from menagerie.play.stores.tables import matches, ratings
from menagerie.play.stores.tables import rating_changes as changes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from sqlalchemy import ColumnElement, Row
    from sqlalchemy.ext.asyncio import AsyncConnection


class RatingTables(Database):
    """Fulfils `Ratings`."""

    async def ratings(self, game: str, who: Iterable[str]) -> dict[str, Rating]:
        """Return the ratings of those who have one."""
        async with self.reading() as connection:
            return await current(connection, game, set(who))

    async def ratings_of(self, who: str) -> dict[str, Rating]:
        """Return somebody's ratings by game."""
        async with self.reading() as connection:
            rows = await connection.execute(select(ratings).where(ratings.c.who == who).order_by(ratings.c.game))
            return {row.game: Rating(row.mu, row.sigma, row.games) for row in rows}

    async def rate(
        self,
        match_id: str,
        game: str,
        start: Mapping[str, Rating],
        compute: Callable[[dict[str, Rating]], Mapping[str, Rating]],
        at: int,
    ) -> list[RatingChange]:
        """Rate a match once; `compute` makes the new ratings of all in `start` from the present ones."""
        async with self.writing() as connection:
            # Two processes may want to rate one match: the second waits for the first here.
            await last_number(connection, match_id)
            earlier = await found_changes(connection, changes.c.match_id == match_id)
            if earlier:
                return earlier
            before = await self._locked(connection, game, start)
            after = compute(dict(before))
            for who in sorted(before):
                mine = (ratings.c.who == who, ratings.c.game == game)
                await connection.execute(update(ratings).where(*mine).values(columns(after[who])))
                row = {"match_id": match_id, "who": who, "game": game, "at": at}
                was = {"mu_before": before[who].mu, "sigma_before": before[who].sigma}
                now = {"mu": after[who].mu, "sigma": after[who].sigma, "games": after[who].games}
                await connection.execute(insert(changes).values({**row, **was, **now}))
            return await found_changes(connection, changes.c.match_id == match_id)

    async def _locked(self, connection: AsyncConnection, game: str, start: Mapping[str, Rating]) -> dict[str, Rating]:
        # Always in the same order, so that two matches that end at once cannot wait for each other.
        for who in sorted(start):
            await insert_if_new(connection, ratings, {"who": who, "game": game, **columns(start[who])})
        return await current(connection, game, set(start), lock=True)

    async def unrated(self, since: int, *, limit: int = 1000) -> list[str]:
        """Return the rated matches that ended since a time and changed no rating."""
        ended = (matches.c.rated, matches.c.status == "over", matches.c.finished_at >= since)
        missing = ~exists().where(changes.c.match_id == matches.c.id)
        wanted = select(matches.c.id).where(*ended, missing).order_by(matches.c.finished_at).limit(limit)
        async with self.reading() as connection:
            return list(await connection.scalars(wanted))

    async def rating_changes(self, match_id: str) -> list[RatingChange]:
        """Return what a match did to ratings."""
        async with self.reading() as connection:
            return await found_changes(connection, changes.c.match_id == match_id)

    async def rating_history(self, who: str, game: str, *, limit: int = 200) -> list[RatingChange]:
        """Return how a rating came about, latest first."""
        async with self.reading() as connection:
            return await found_changes(connection, (changes.c.who == who) & (changes.c.game == game), limit)

    async def ranking(self, game: str, *, games: int = 1, limit: int = 50, offset: int = 0) -> list[tuple[str, Rating]]:
        """Return the strongest with at least so many games."""
        wanted = select(ratings).where(ratings.c.game == game, ratings.c.games >= games)
        order = (ratings.c.ordinal.desc(), ratings.c.who)
        async with self.reading() as connection:
            rows = await connection.execute(wanted.order_by(*order).limit(limit).offset(offset))
            return [(row.who, Rating(row.mu, row.sigma, row.games)) for row in rows]


def columns(rating: Rating) -> dict[str, Any]:
    """A rating as columns."""
    return {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games, "ordinal": rating.ordinal}


async def current(connection: AsyncConnection, game: str, who: set[str], *, lock: bool = False) -> dict[str, Rating]:
    """The ratings of some, held until the transaction ends if they are to be changed."""
    wanted = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(who)).order_by(ratings.c.who)
    rows = await connection.execute(wanted.with_for_update() if lock else wanted)
    return {row.who: Rating(row.mu, row.sigma, row.games) for row in rows}


async def found_changes(
    connection: AsyncConnection, which: ColumnElement[bool], limit: int | None = None
) -> list[RatingChange]:
    """Changes of ratings, latest first."""
    order = (changes.c.at.desc(), changes.c.match_id, changes.c.who)
    return [
        to_change(row) for row in await connection.execute(select(changes).where(which).order_by(*order).limit(limit))
    ]


def to_change(row: Row[Any]) -> RatingChange:
    """One row of the table of changes."""
    before = Rating(row.mu_before, row.sigma_before, row.games - 1)
    return RatingChange(row.match_id, row.who, row.game, before, Rating(row.mu, row.sigma, row.games), row.at)
