"""Bodies that several routes share: people, ratings and matches."""

from __future__ import annotations

from typing import Annotated, NotRequired, cast

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict  # the one that pydantic reads on Python 3.11

from menagerie.play.data import values
from menagerie.play.data.rows import MatchRow, Person, Rating, RatingChange
from menagerie.server.people import ratings
from menagerie.server.support.models import bounds, limits

# Parts of addresses

PersonId = Annotated[
    str, Path(**limits(values.IDENTITY), description="The id of a person.", examples=["5f0e8c1d2b3a4958"])
]
MatchId = Annotated[str, Path(**limits(values.MATCH_ID), description="The id of a match.", examples=["mq3Xk81LpaQe"])]
GameName = Annotated[str, Path(**limits(values.GAME_NAME), description="The name of a game.", examples=["siam"])]
OfGame = Annotated[str | None, Query(**limits(values.GAME_NAME), description="Only this game.")]
Limit = Annotated[int, Query(ge=1, le=100, description="The maximum number of results.")]

# Examples

EXAMPLE_POSITION = "...../...../.###./...../..... ele 0 0,0 - classic2005"
EXAMPLE_RECORD = """format: 1
game: siam
rules: 1
edition: classic2005
seat 1: Ada
seat 2: Bob
start: ...../...../.###./...../..... ele 0 0,0 - classic2005
hash: f578015934d58f42

1  Ada  +c1N  2957b06fb9d5fabf
2  Bob  +c5S  345639d6ecdc2cce
"""

# Fields of requests

Seat = Annotated[int, bounds(values.SEAT)]
MoveText = Annotated[str, bounds(values.MOVE_TEXT)]
PositionText = Annotated[str, bounds(values.POSITION_TEXT)]
Options = Annotated[dict[str, int | str], bounds(values.OPTIONS)]
Identity = Annotated[str, bounds(values.IDENTITY)]


class Answer(BaseModel):
    """The body of a response; fields with default values are included."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class Request(BaseModel):
    """The body of a request; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class PersonBody(Answer):
    """A person."""

    id: str = Field(examples=["5f0e8c1d2b3a4958"])
    name: str = Field(examples=["Otter 4821"])
    guest: bool = Field(description="Whether the person has no account.")

    @staticmethod
    def of(person: Person) -> PersonBody:
        """Show somebody."""
        return PersonBody(id=person.id, name=person.name, guest=person.is_guest)


class RatingBody(Answer):
    """The rating of a person or bot in a game."""

    points: int = Field(examples=[1540])
    error: int = Field(description="The uncertainty in points.", examples=[120])
    provisional: bool = Field(description="Whether there are too few games yet.")
    games: int = Field(examples=[12])

    @staticmethod
    def of(rating: Rating) -> RatingBody:
        """Show a rating."""
        error = ratings.error(rating)
        return RatingBody(
            points=ratings.points(rating), error=error, provisional=error > ratings.PROVISIONAL, games=rating.games
        )


class RatingChangeBody(Answer):
    """The change of a rating by a match."""

    match: str
    who: str = Field(description="The id of a person, or `bot:` and a level.")
    game: str
    before: RatingBody
    after: RatingBody
    at: int

    @staticmethod
    def of(change: RatingChange) -> RatingChangeBody:
        """Show a change."""
        return RatingChangeBody(
            match=change.match,
            who=change.who,
            game=change.game,
            before=RatingBody.of(change.before),
            after=RatingBody.of(change.after),
            at=change.at,
        )


class SeatBody(Answer):
    """The player of a seat."""

    seat: int = Field(ge=1)
    person: str | None = None
    bot: str | None = Field(None, description="The level of a bot.")
    name: str = ""


class MatchResult(TypedDict):
    """The result of a match. A match that was called off has only a reason."""

    ending: str
    reason: str
    rule: NotRequired[str]
    scores: NotRequired[list[float]]
    winners: NotRequired[list[int]]
    ranks: NotRequired[list[int]]


class MatchBody(Answer):
    """A match in a list."""

    id: str = Field(examples=["mq3Xk81LpaQe"])
    game: str = Field(examples=["siam"])
    edition: str = Field(examples=["classic2005"])
    clock: str = Field(description="`300+3`: seconds and increment; `2d`: days; `unlimited`.", examples=["300+3"])
    rated: bool
    joining: str = Field(examples=["open"])
    host: str | None = None
    status: str = Field(description="open, running, paused, over or aborted.", examples=["running"])
    seats: list[SeatBody]
    to_act: int | None = Field(None, description="The seat to act.")
    yours: bool = Field(description="Whether it is your turn.")
    deadline: int | None = Field(None, description="When the clock of the seat to act runs out.")
    created_at: int
    active_at: int
    finished_at: int | None = None
    result: MatchResult | None = None

    @staticmethod
    def of(row: MatchRow, person: str | None = None) -> MatchBody:
        """Show a match to somebody."""
        new, summary = row.match, row.summary
        return MatchBody(
            id=new.id,
            game=new.game,
            edition=new.edition,
            clock=new.clock,
            rated=new.rated,
            joining=new.joining,
            host=new.host,
            status=summary.status,
            seats=[
                SeatBody(seat=seat.seat, person=seat.person, bot=seat.bot, name=seat.name) for seat in summary.seats
            ],
            to_act=summary.to_act,
            yours=person is not None and row.awaits(person),
            deadline=summary.deadline,
            created_at=new.created_at,
            active_at=row.active_at,
            finished_at=summary.finished_at,
            result=cast("MatchResult | None", summary.result),
        )
