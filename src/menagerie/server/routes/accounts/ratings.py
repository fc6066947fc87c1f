"""Ratings: rankings and rating histories."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field

from menagerie.bots import level
from menagerie.play.data.rows import Rating
from menagerie.server.edge.auth import At, Known, Language
from menagerie.server.live.requests import check_watching
from menagerie.server.people.ratings import BOT
from menagerie.server.routes.bodies import GameName, Limit, MatchId, PersonId, RatingBody, RatingChangeBody
from menagerie.server.routes.library.games import public_game
from menagerie.server.state import Server

router = APIRouter(prefix="/api", tags=["ratings"])


class Ranked(RatingBody):
    """A person or bot in a ranking."""

    who: str = Field(description="The id of a person, or `bot:` and a level.", examples=["bot:otter"])
    name: str = Field(examples=["Otter"])


async def named(server: Server, game: str, found: list[tuple[str, Rating]], language: str) -> list[Ranked]:
    """Return a ranking with names."""
    people = await server.store.people(who for who, _ in found)
    ranked: list[Ranked] = []
    for who, rating in found:
        if who.startswith(BOT):
            name = level(game, who.removeprefix(BOT)).title(language)
        else:
            name = people[who].name if who in people else "?"
        ranked.append(Ranked(**RatingBody.of(rating).model_dump(), who=who, name=name))
    return ranked


@router.get("/ratings/{game}")
async def ranking(
    server: At,
    language: Language,
    game: GameName,
    offset: Annotated[int, Query(ge=0, le=100_000)] = 0,
    limit: Limit = 50,
) -> list[Ranked]:
    """Return the ranking of a game, people and bots together."""
    public_game(game)
    return await named(server, game, await server.store.ranking(game, limit=limit, offset=offset), language)


@router.get("/people/{person}/ratings/{game}")
async def rating_history(server: At, person: PersonId, game: GameName, limit: Limit = 100) -> list[RatingChangeBody]:
    """Return the rating changes of a person or a bot (`bot:` and a level), the latest first."""
    return [RatingChangeBody.of(each) for each in await server.store.rating_history(person, game, limit=limit)]


@router.get("/matches/{match}/ratings")
async def rating_changes(server: At, visitor: Known, match: MatchId) -> list[RatingChangeBody]:
    """Return the rating changes of a match."""
    table = await server.hub.matches.table(match)
    check_watching(table.match, visitor.id if visitor else None)
    return [RatingChangeBody.of(each) for each in await server.store.rating_changes(match)]
