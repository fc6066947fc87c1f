"""Who is how strong, and how that came about."""

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
    """Somebody in a ranking."""

    who: str = Field(description="A person, or `bot:` and a level.", examples=["bot:otter"])
    name: str = Field(examples=["Otter"])


async def named(server: Server, game: str, found: list[tuple[str, Rating]], language: str) -> list[Ranked]:
    """Give those in a ranking their names."""
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
    """Return the strongest in a game, people and bots alike."""
    public_game(game)
    return await named(server, game, await server.store.ranking(game, limit=limit, offset=offset), language)


@router.get("/people/{person}/ratings/{game}")
async def rating_history(server: At, person: PersonId, game: GameName, limit: Limit = 100) -> list[RatingChangeBody]:
    """Return how a rating came about, latest first; `bot:` and a level names a bot."""
    return [RatingChangeBody.of(each) for each in await server.store.rating_history(person, game, limit=limit)]


@router.get("/matches/{match}/ratings")
async def rating_changes(server: At, visitor: Known, match: MatchId) -> list[RatingChangeBody]:
    """Return what a match did to ratings."""
    table = await server.hub.matches.table(match)
    check_watching(table.match, visitor.id if visitor else None)
    return [RatingChangeBody.of(each) for each in await server.store.rating_changes(match)]
