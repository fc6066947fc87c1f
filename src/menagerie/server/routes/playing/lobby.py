"""Lists of matches: to join, to watch, one's own; and a partner for those who just want to play."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field

from menagerie.play.data import values
from menagerie.server.edge.auth import At, Known, Present, SignedIn
from menagerie.server.people.pairing import CLOCK, Wish, pair
from menagerie.server.routes import bodies
from menagerie.server.routes.bodies import Answer, Limit, MatchBody, OfGame
from menagerie.server.routes.library.games import public_game
from menagerie.server.support.models import bounds
from menagerie.server.support.problems import Problem

router = APIRouter(prefix="/api", tags=["lobby"])

OfClock = Annotated[str | None, Query(pattern=CLOCK, description="Only this clock: `300+3`, `2d` or `unlimited`.")]


class Mine(Answer):
    """One's matches that go on."""

    matches: list[MatchBody] = Field(description="Those that wait for you first.")
    turns: int = Field(description="In how many it is your turn.")
    invitations: list[MatchBody]


class Wanted(bodies.Request):
    """What somebody wants to play."""

    game: Annotated[str, bounds(values.GAME_NAME, examples=["siam"])]
    clock: Annotated[str, Field(pattern=CLOCK, examples=["300+3"])] = "unlimited"
    rated: bool = False


class Paired(Answer):
    """A match that was found or opened."""

    match: str
    waiting: bool = Field(description="Whether somebody else still has to come.")


@router.get("/lobby/open")
async def open_matches(
    *,
    server: At,
    visitor: Known,
    game: OfGame = None,
    clock: OfClock = None,
    rated: bool | None = None,
    limit: Limit = 50,
) -> list[MatchBody]:
    """Return matches that anybody may join, oldest first, without those of people one does not want to meet."""
    person = visitor.id if visitor else None
    rows = await server.store.open_matches(game=game, clock=clock, rated=rated, person=person, limit=limit)
    return [MatchBody.of(row, person) for row in rows]


@router.get("/lobby/live")
async def live_matches(server: At, visitor: Known, game: OfGame = None, limit: Limit = 50) -> list[MatchBody]:
    """Return matches to watch, the latest active first."""
    person = visitor.id if visitor else None
    return [MatchBody.of(row, person) for row in await server.store.live_matches(game=game, limit=limit)]


@router.get("/me/matches")
async def my_matches(server: At, visitor: SignedIn) -> Mine:
    """Return one's matches that go on, and those one is invited to."""
    rows = await server.store.matches_of(visitor.id)
    invited = await server.store.invitations(visitor.id)
    return Mine(
        matches=[MatchBody.of(row, visitor.id) for row in rows],
        turns=sum(row.awaits(visitor.id) for row in rows),
        invitations=[MatchBody.of(row, visitor.id) for row in invited],
    )


@router.post("/lobby/pairing")
async def pairing(server: At, visitor: Present, wanted: Wanted) -> Paired:
    """Sit down with somebody who wants the same, or open a match for the next who does."""
    most = server.settings.limits.matches
    if await server.store.count_matches_of(visitor.id) >= most:
        code = "lobby/full"
        raise Problem(code, 409, most=most)
    match, waiting = await pair(server, visitor, Wish(public_game(wanted.game).name, wanted.clock, wanted.rated))
    return Paired(match=match, waiting=waiting)
