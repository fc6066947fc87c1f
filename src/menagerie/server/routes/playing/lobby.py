"""Lobby: lists of open, live and own matches, and pairing."""

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

OfClock = Annotated[
    str | None, Query(pattern=CLOCK, description="Only matches with this clock: `300+3`, `2d` or `unlimited`.")
]


class Mine(Answer):
    """One's unfinished matches and invitations."""

    matches: list[MatchBody] = Field(description="The matches, those with your turn first.")
    turns: int = Field(description="The number of matches in which it is your turn.")
    invitations: list[MatchBody]


class Wanted(bodies.Request):
    """The wanted game and clock."""

    game: Annotated[str, bounds(values.GAME_NAME, examples=["siam"])]
    clock: Annotated[str, Field(pattern=CLOCK, examples=["300+3"])] = "unlimited"
    rated: bool = False


class Paired(Answer):
    """A match that was found or opened."""

    match: str
    waiting: bool = Field(description="Whether the match still waits for other players.")


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
    """Return matches that anybody may join, the oldest first, without those of blocked people."""
    person = visitor.id if visitor else None
    rows = await server.store.open_matches(game=game, clock=clock, rated=rated, person=person, limit=limit)
    return [MatchBody.of(row, person) for row in rows]


@router.get("/lobby/live")
async def live_matches(server: At, visitor: Known, game: OfGame = None, limit: Limit = 50) -> list[MatchBody]:
    """Return matches to watch, the most recently active first."""
    person = visitor.id if visitor else None
    return [MatchBody.of(row, person) for row in await server.store.live_matches(game=game, limit=limit)]


@router.get("/me/matches")
async def my_matches(server: At, visitor: SignedIn) -> Mine:
    """Return one's unfinished matches and invitations."""
    rows = await server.store.matches_of(visitor.id)
    invited = await server.store.invitations(visitor.id)
    return Mine(
        matches=[MatchBody.of(row, visitor.id) for row in rows],
        turns=sum(row.awaits(visitor.id) for row in rows),
        invitations=[MatchBody.of(row, visitor.id) for row in invited],
    )


@router.post("/lobby/pairing")
async def pairing(server: At, visitor: Present, wanted: Wanted) -> Paired:
    """Join a match of somebody who wants the same, or open one."""
    most = server.settings.limits.matches
    if await server.store.count_matches_of(visitor.id) >= most:
        code = "lobby/full"
        raise Problem(code, 409, most=most)
    match, waiting = await pair(server, visitor, Wish(public_game(wanted.game).name, wanted.clock, wanted.rated))
    return Paired(match=match, waiting=waiting)
