"""A match looked at more closely: an earlier position, why something cannot be done, the square code of its address."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Annotated

import msgspec
import segno
from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel

from menagerie.server import asking
from menagerie.server.auth import At, Known, Language
from menagerie.server.frames import seat_shown
from menagerie.server.problems import Problem
from menagerie.server.routes.matches import JSON, MatchId
from menagerie.server.wire_scene import Motion, Scene, Slim, motion_of, scene_of

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.play.match import Match
    from menagerie.server.accounts import Visitor
    from menagerie.server.state import Server

router = APIRouter(tags=["matches"])

PieceId = Annotated[str, Query(max_length=80, description="What is taken up, by its id in the drawing.")]
CellId = Annotated[str, Query(max_length=20, description="Where it is put; left out for beside the board.")]


class Ply(Slim, frozen=True):
    """A position of a match as a seat saw it, and what the move before it did."""

    ply: int
    scene: Scene
    motions: list[Motion] = msgspec.field(default_factory=list)
    told: str = ""


class WhyBody(BaseModel):
    """Why something cannot be done."""

    legal: bool
    rule: str | None = None
    message: str = ""
    cells: list[str] = []


async def shown_match(server: Server, match_id: str, visitor: Visitor | None) -> tuple[Match, int]:
    """Return a match that a visitor may see, and the seat whose view they are shown."""
    match = (await server.hub.table(match_id)).match
    person = visitor.id if visitor else None
    asking.check_watching(match, person)
    return match, seat_shown(match, match.seats_of(person) if person else ())


@router.get(
    "/api/matches/{match_id}/plies/{ply}", responses={200: {"content": {JSON: {}}, "description": "A drawing."}}
)
async def earlier(
    match_id: MatchId,
    ply: Annotated[int, Path(ge=0, le=100_000)],
    server: At,
    visitor: Known,
    language: Language,
) -> Response:
    """Return the drawing after so many plies, from the view that the seat had then."""
    match, seat = await shown_match(server, match_id, visitor)
    if ply > match.ply:
        code = "found/unknown"
        raise Problem(code, 404, what=f"ply {ply}")
    game, start, moves = match.game, match.history.start, list(match.history.moves[:ply])
    drawn = await server.aside(ply_of, game, start, moves, seat, language)
    return Response(msgspec.json.encode(drawn), media_type=JSON)


def ply_of(game: Game, position: Position, moves: list[int], seat: int, language: str) -> Ply:
    """Play moves from a start position and draw what a seat saw after them."""
    motions: list[Motion] = []
    told = ""
    for number, move in enumerate(moves, start=1):
        if number == len(moves):
            seen = game.redact(position, move, seat)
            motions = [motion_of(each) for each in game.motions(game.view(position, seat), seen)]
            if seen == game.format_move(position, move):
                told = game.describe_move(position, move, language)
        position.play(move)
    return Ply(len(moves), scene_of(game.scene(game.view(position, seat), language)), motions, told)


@router.get("/api/matches/{match_id}/why")
async def why(
    *, match_id: MatchId, piece: PieceId, server: At, visitor: Known, language: Language, cell: CellId = ""
) -> WhyBody:
    """Say why a piece cannot be put on a cell now, with the rule that forbids it."""
    match, seat = await shown_match(server, match_id, visitor)
    position = match.game.sample(match.view(seat))
    return await server.aside(verdict_of, match.game, position, piece, cell, language)


def verdict_of(game: Game, position: Position, piece: str, cell: str, language: str) -> WhyBody:
    """Judge what somebody tries: the likeliest move that it could be meant as, a legal one if there is one."""
    for move in game.meant(position, piece, cell):
        verdict = game.explain(position, move, language)
        return WhyBody(legal=verdict.legal, rule=verdict.rule, message=verdict.message, cells=list(verdict.cells))
    return WhyBody(legal=False, cells=[cell] if cell else [])


@router.get(
    "/api/matches/{match_id}/code.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}, "description": "A picture."}},
)
async def square_code(match_id: MatchId, request: Request, server: At) -> Response:
    """Return a picture that a telephone reads as the address of the match."""
    await server.hub.table(match_id)
    base = server.settings.public_url or str(request.base_url)
    buffer = io.BytesIO()
    code = segno.make_qr(f"{base.rstrip('/')}/match/{match_id}", error="m")
    code.save(buffer, kind="svg", scale=6, border=2, dark="#241f19", light="#fffcf6", xmldecl=False)
    return Response(buffer.getvalue(), media_type="image/svg+xml")
