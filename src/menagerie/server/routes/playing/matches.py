"""Matches over HTTP: create, join, commands, chat, snapshots, and import and export of records."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from fastapi import APIRouter, Body, Query, Request, Response
from fastapi.responses import PlainTextResponse
from msgspec import Meta
from pydantic import BaseModel, ConfigDict, Field

from menagerie.bots import level as find_level
from menagerie.core.record import read_record, to_json, to_text
from menagerie.core.record.checks import MOST_SEATS
from menagerie.errors import Unknown
from menagerie.play.data import commands, values
from menagerie.play.data.described import Described
from menagerie.play.data.entries import Entry
from menagerie.play.data.settings import Conduct, settings_for
from menagerie.play.data.values import SERVER, EditionId, GameName, Level, Seat
from menagerie.play.deciding.refusals import refuse
from menagerie.play.export import record_of
from menagerie.play.match import Match
from menagerie.server.edge.auth import At, Known, Language, Present, client_of
from menagerie.server.edge.waiting import while_waiting
from menagerie.server.frames.audiences import Audience
from menagerie.server.live import requests
from menagerie.server.live.imports import entries_of
from menagerie.server.live.tables import LiveTable
from menagerie.server.people.accounts import Visitor
from menagerie.server.routes import bodies
from menagerie.server.routes.bodies import Answer, MatchId
from menagerie.server.routes.library.games import public_game
from menagerie.server.state import Server
from menagerie.server.support.description import JSON, answers
from menagerie.server.support.models import FromRequest, bounds
from menagerie.server.support.problems import Problem
from menagerie.server.wire.messages import Snapshot

router = APIRouter(tags=["matches"])


class Bot(Described, frozen=True):
    """A bot in a seat."""

    noun: ClassVar[str] = "a bot"
    level: Annotated[Level, Meta(description="The name of a level or its number.", examples=["otter"])]
    seat: Annotated[Seat, Meta(description="The seat of the bot. The last free one if left out.")] | None = None


class NewMatchBody(Conduct, frozen=True):
    """The settings of a new match, and who sits where at the beginning."""

    noun: ClassVar[str] = "a new match"
    examples: ClassVar[list[dict[str, Any]]] = [
        {"game": "siam", "bots": [{"level": "otter"}]},
        {"game": "comet", "seats": 4, "joining": "link", "clock": {"tempo": "correspondence", "days": 2}},
    ]
    game: GameName
    edition: Annotated[EditionId, Meta(description="The game's default edition if left out.")] | None = None
    seats: Annotated[Seat, Meta(description="The game's default number if left out.")] | None = None
    sit: Annotated[bool, Meta(description="Whether the host takes a seat.")] = True
    seat: Annotated[Seat, Meta(description="The host's seat. The first free one if left out.")] | None = None
    hotseat: Annotated[bool, Meta(description="Whether the host plays all seats without a bot, on one device.")] = False
    bots: Annotated[tuple[Bot, ...], Meta(max_length=MOST_SEATS)] = ()

    def terms(self) -> dict[str, Any]:
        """Return the settings that are given."""
        given = {name: getattr(self, name) for name in ("edition", "seats", *Conduct.__struct_fields__)}
        return {name: value for name, value in given.items() if value is not None}


class Opened(Answer):
    """A match that was opened or imported."""

    id: str = Field(examples=["k3Jx91mQvTzA"])
    url: str = Field(description="The page of the match.", examples=["/match/k3Jx91mQvTzA"])


class CommandBody(BaseModel):
    """A command; docs/reference/live.md lists the kinds and their fields."""

    model_config = ConfigDict(extra="forbid")

    command: dict[str, Any] = Field(examples=[{"kind": "play", "ply": 0, "move": "+a1N"}], max_length=20)
    id: Annotated[str, bounds(values.CLIENT_ID)] | None = Field(
        None, description="An id chosen by the client. A repeated id changes nothing."
    )


class JoinBody(BaseModel):
    """The seat to take."""

    model_config = ConfigDict(extra="forbid")

    seat: bodies.Seat | None = Field(None, description="The seat. The first free one if left out.")
    part: str = Field(
        "",
        max_length=values.PART.max_length,
        description="Any text. It is added to the seed of the chance moves.",
        examples=["luck"],
    )


class Stored(Answer):
    """The command or line is stored."""

    number: int = Field(description="The number of the last entry of the log.")
    repeated: bool = Field(default=False, description="Whether the same id was received before.")


class RecordBody(BaseModel):
    """A record as text or JSON."""

    model_config = ConfigDict(extra="forbid")

    record: str = Field(max_length=2_000_000, examples=[bodies.EXAMPLE_RECORD])


class LineBody(BaseModel):
    """A line of chat: a text, or the key of a phrase."""

    model_config = ConfigDict(extra="forbid")

    text: str | None = Field(None, max_length=1000)
    phrase: str | None = Field(None, max_length=40, examples=["good_luck"])
    id: Annotated[str, bounds(values.CLIENT_ID)] | None = Field(
        None, description="The client's own id; the same again is said once and given the first answer."
    )


@router.post("/api/matches", status_code=201)
async def create_match(
    body: Annotated[NewMatchBody, FromRequest(), Body()], server: At, visitor: Present, language: Language
) -> Opened:
    """Open a match. The host takes a seat unless `sit` is false."""
    settings = settings_for(public_game(body.game).name, **body.terms())
    most = server.settings.limits.matches
    if await server.store.count_matches_of(visitor.id) >= most:
        code = "lobby/full"
        raise Problem(code, 409, most=most)
    levels = [checked_level(settings.game, bot.level) for bot in body.bots]
    match_id = await server.hub.matches.create(settings, visitor.id)
    try:
        await fill(server, match_id, body, levels, visitor, language)
    except Exception:
        await server.hub.act(match_id, commands.Abort(SERVER, "called-off"))
        raise
    return opened(match_id)


def checked_level(game: str, level: str) -> str:
    """Return the name of a level; refuse an unknown one."""
    try:
        return find_level(game, level).name
    except Unknown:
        return refuse("seat/level", level=level)


async def fill(  # noqa: PLR0917 - each has its own meaning
    server: Server, match_id: str, body: NewMatchBody, levels: list[str], visitor: Visitor, language: str
) -> None:
    """Seat the host and the bots."""
    wanted: list[dict[str, Any]] = [
        {"kind": "sit", "seat": bot.seat, "level": level}
        for bot, level in zip(body.bots, levels, strict=True)
        if bot.seat is not None
    ]
    free = [bot for bot in zip(body.bots, levels, strict=True) if bot[0].seat is None]
    match = (await server.hub.matches.table(match_id)).match
    taken = {each["seat"] for each in wanted} | ({body.seat} if body.sit and body.seat else set())
    left = [seat for seat in range(1, match.settings.seats + 1) if seat not in taken]
    wanted += [{"kind": "sit", "seat": left.pop() if left else None, "level": level} for _, level in free]
    own: list[int | None] = [body.seat] if body.sit and body.seat else []
    if body.sit:
        own += left if body.hotseat else [] if own else [left.pop(0) if left else None]
    wanted += [{"kind": "sit", "seat": seat} for seat in own]
    for each in wanted:
        await requests.carry_out(server, match_id, each, visitor, language)


def opened(match_id: str) -> Opened:
    """Return where a match is."""
    return Opened(id=match_id, url=f"/match/{match_id}")


@router.post("/api/matches/import", status_code=201)
async def import_match(request: Request, body: RecordBody, server: At, visitor: Present) -> Opened:
    """Store a record as a finished match, to replay and analyse it."""
    with server.records.place(client_of(request)):
        server.rates.imports.take(visitor.id)
        work = server.in_thread(log_of, body.record, visitor.id, server.clock.now_ms())
        return opened(await server.hub.matches.keep_finished(await while_waiting(request, work)))


def log_of(text: str, host: str, now: int) -> list[Entry]:
    """Return the log of a match that went as a record says."""
    record = read_record(text)
    public_game(record.game)
    return entries_of(record, host, now)


@router.get(
    "/api/matches/{match_id}",
    responses={**answers(Snapshot, "A snapshot."), 304: {"description": "Nothing has happened since."}},
)
async def match_snapshot(
    request: Request, match_id: MatchId, server: At, visitor: Known, language: Language
) -> Response:
    """Return the match as the visitor may see it. The body equals the snapshot of the socket.

    Whoever has it may ask again with `If-None-Match` and the `ETag` of the answer.
    """
    table = await server.hub.matches.table(match_id)
    person = visitor.id if visitor else None
    requests.check_watching(table.match, person)
    audience = Audience(table.match.seats_of(person) if person else (), language)
    headers = {"ETag": etag(server, table, audience), "Cache-Control": "private, no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(await table.snapshot(audience, server.clock.now_ms()), media_type=JSON, headers=headers)


def etag(server: Server, table: LiveTable, audience: Audience) -> str:
    """Return what names a snapshot: it changes with every entry."""
    serial, number = table.version
    seats = ".".join(map(str, audience.seats))
    return f'W/"{server.started_at:x}-{serial:x}-{number}-{seats}-{audience.language}"'


@router.post("/api/matches/{match_id}/join")
async def join_match(match_id: MatchId, body: JoinBody, server: At, visitor: Present, language: Language) -> Stored:
    """Take a seat. A new visitor becomes a guest."""
    asked = {"kind": "sit", "seat": body.seat, "part": body.part}
    number, _ = await requests.carry_out(server, match_id, asked, visitor, language)
    return Stored(number=number)


@router.post("/api/matches/{match_id}/commands")
async def send_command(  # noqa: PLR0917 - FastAPI fills them in
    match_id: MatchId, body: CommandBody, request: Request, server: At, visitor: Present, language: Language
) -> Stored:
    """Send a command, such as a move, a proposal or a resignation."""
    table = await server.hub.matches.table(match_id)
    with table.arrivals.pending(visitor.id, request.state.came) as arrival:
        number, repeated = await requests.carry_out(
            server, match_id, body.command, visitor, language, body.id, arrival=arrival
        )
    return Stored(number=number, repeated=repeated)


@router.post("/api/matches/{match_id}/chat")
async def send_chat(match_id: MatchId, body: LineBody, server: At, visitor: Present) -> Stored:
    """Send a line of chat."""
    number, repeated = await requests.say(server, match_id, visitor, body)
    return Stored(number=number, repeated=repeated)


@router.get(
    "/api/matches/{match_id}/record",
    response_model=None,
    responses={200: {"content": {JSON: {}, "text/plain": {}}, "description": "A record."}},
)
async def match_record(
    match_id: MatchId,
    server: At,
    visitor: Known,
    layout: Annotated[Literal["text", "json"], Query(alias="format")] = "text",
) -> Response:
    """Return the record of a match. If the game hides information, only after the end."""
    table = await server.hub.matches.table(match_id)
    match = table.match
    requests.check_watching(match, visitor.id if visitor else None)
    if match.game.kind.hidden and match.status not in {"over", "aborted"}:
        refuse("match/not-over")
    write = record_as_json if layout == "json" else record_as_text
    text = await table.shared(("record", layout), lambda: server.in_thread(write, match.copy()))
    return Response(text, media_type=JSON) if layout == "json" else PlainTextResponse(text)


def record_as_json(match: Match) -> str:
    """Return the record of a match as JSON."""
    return to_json(record_of(match))


def record_as_text(match: Match) -> str:
    """Return the record of a match as text."""
    return to_text(record_of(match))
