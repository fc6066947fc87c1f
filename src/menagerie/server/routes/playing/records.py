"""Records without a match: parse one or write one; nothing is stored."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from menagerie.core.game import Game
from menagerie.core.history import History
from menagerie.core.record import Record, from_history, read_record, replay, to_json, to_text
from menagerie.server.edge.auth import At, Language, client_of
from menagerie.server.edge.waiting import while_waiting
from menagerie.server.routes.bodies import EXAMPLE_RECORD, Answer, MoveText, Options, PositionText, Seat
from menagerie.server.routes.library.games import GameName, public_game
from menagerie.server.shares.threads import check_wanted

router = APIRouter(tags=["study"])


class ReadBody(BaseModel):
    """A record as text or JSON."""

    model_config = ConfigDict(extra="forbid")

    record: str = Field(max_length=2_000_000, examples=[EXAMPLE_RECORD])


class ResultBody(Answer):
    """How a game ended."""

    winners: list[int]
    reason: str
    text: str = Field(description="The result in words.")


class ReadRecord(Answer):
    """The content of a record that has been replayed and verified."""

    game: str = Field(examples=["siam"])
    edition: str
    seats: list[str] = Field(description="The names of the players.")
    position: str = Field(description="The start position.")
    moves: list[str]
    result: ResultBody | None = None


class WriteBody(BaseModel):
    """A position and moves after it."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"moves": ["+c1N", "+c5S"]}]})

    edition: str | None = Field(None, max_length=64, description="The edition, if no position is given.")
    seats: Seat | None = Field(None, description="The number of seats, if no position is given.")
    options: Options = Field(default_factory=dict)
    position: PositionText | None = Field(None, description="The start position if left out.")
    moves: list[MoveText] = Field(default_factory=list, max_length=2000)
    names: list[Annotated[str, Field(max_length=80)]] = Field(
        default_factory=list, max_length=16, description="The names of the players. The names of the seats if left out."
    )
    layout: Literal["text", "json"] = Field("text", alias="format")


class Written(Answer):
    """A record."""

    record: str


@router.post("/api/records/read")
async def parse_record(request: Request, body: ReadBody, server: At, language: Language) -> ReadRecord:
    """Parse a record in either format and replay it. An error names the place."""
    with server.records.place(client_of(request)):
        return await while_waiting(request, server.in_thread(record_body, body.record, language))


@router.post("/api/games/{game}/record")
async def write_record(request: Request, game: GameName, body: WriteBody, server: At, language: Language) -> Written:
    """Write a position and moves as a record."""
    return await while_waiting(request, server.in_thread(written, public_game(game), body, language))


def record_body(text: str, language: str) -> ReadRecord:
    """Return the content of a record."""
    record = read_record(text)
    game = public_game(record.game)
    replay(record, game, check_wanted)
    result = record.result
    return ReadRecord(
        game=record.game,
        edition=record.edition,
        seats=list(record.seats),
        position=record.start,
        moves=list(record.moves),
        result=None if result is None else result_body(game, record, language),
    )


def result_body(game: Game, record: Record, language: str) -> ResultBody:
    """Return how a record ended; an end outside the rules has no sentence of the game."""
    result = record.result
    if result is None:
        return ResultBody(winners=[], reason="", text="")
    text = game.explain_outcome(result, language) if record.ending is None else ""
    reason = result.reason if record.ending is None else record.ending.reason
    return ResultBody(winners=list(result.winners), reason=reason, text=text)


def written(game: Game, body: WriteBody, language: str) -> Written:
    """Play moves and return their record."""
    options: dict[str, Any] = dict(body.options)
    start = (
        game.new(body.edition, body.seats, **options) if body.position is None else game.parse_position(body.position)
    )
    history = History(game, start)
    for text in body.moves:
        check_wanted()
        history.play_text(text)
    usual = [game.rulebook.name(language, f"seat{seat}") for seat in range(1, start.seats + 1)]
    names = [*body.names, *usual[len(body.names) :]][: start.seats]
    record = from_history(history, names, options=options)
    return Written(record=to_json(record) if body.layout == "json" else to_text(record))
