"""Details of a match: an earlier position, the verdict on a gesture, the QR code of its address."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Annotated

import msgspec
import segno
from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field

from menagerie.play.data import values
from menagerie.server.edge.auth import At, Known, Language
from menagerie.server.frames.audiences import seat_shown
from menagerie.server.frames.seen_moves import Page, page_start, turns_before
from menagerie.server.live import requests
from menagerie.server.live.checkpoints import past_of
from menagerie.server.routes.bodies import Answer, MatchId
from menagerie.server.support.description import JSON, answers
from menagerie.server.support.models import limits
from menagerie.server.support.problems import Problem
from menagerie.server.wire.messages import Move
from menagerie.server.wire.scenes import Motion, Scene, Slim, motion_of, scene_of

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.server.live.checkpoints import Checkpoints, Past
    from menagerie.server.live.tables import LiveTable
    from menagerie.server.people.accounts import Visitor
    from menagerie.server.state import Server

router = APIRouter(tags=["matches"])

PieceId = Annotated[str, Query(max_length=80, description="The id of the piece in the scene.")]
CellId = Annotated[
    str, Query(max_length=20, description="The target cell. Left out if the target is not on the board.")
]


class Ply(Slim, frozen=True):
    """An earlier position of a match as a seat saw it, and the motions of the move before."""

    ply: int
    scene: Scene
    motions: list[Motion] = msgspec.field(default_factory=list)
    told: str = ""


class Moves(Slim, frozen=True):
    """Some moves of a match in a row."""

    skipped: int
    """The number of moves before them."""
    turns: int
    """The number of turns that ended before them."""
    moves: list[Move]


class WhyBody(Answer):
    """The verdict on a gesture."""

    legal: bool
    rule: str | None = None
    message: str = ""
    cells: list[str] = Field(default_factory=list)


async def shown_table(server: Server, match_id: str, visitor: Visitor | None) -> tuple[LiveTable, int]:
    """Return a match that a visitor may see, and the seat whose view they are shown."""
    table = await server.hub.matches.table(match_id)
    person = visitor.id if visitor else None
    requests.check_watching(table.match, person)
    return table, seat_shown(table.match, table.match.seats_of(person) if person else ())


@router.get("/api/matches/{match_id}/plies/{ply}", responses=answers(Ply, "The scene of the position."))
async def position_at_ply(
    match_id: MatchId,
    ply: Annotated[int, Path(**limits(values.PLY))],
    server: At,
    visitor: Known,
    language: Language,
) -> Response:
    """Return the scene after a number of plies, as the seat saw it."""
    table, seat = await shown_table(server, match_id, visitor)
    match = table.match
    if ply > match.ply:
        code = "found/unknown"
        raise Problem(code, 404, what=f"ply {ply}")
    found = await server.in_thread(ply_of, table.checkpoints, past_of(match.history), ply, seat, language)
    return Response(msgspec.json.encode(found), media_type=JSON)


@router.get("/api/matches/{match_id}/moves", responses=answers(Moves, "The moves."))
async def earlier_moves(
    match_id: MatchId,
    before: Annotated[
        int, Query(**limits(values.PLY), examples=[300], description="How many moves the page ends after.")
    ],
    server: At,
    visitor: Known,
) -> Response:
    """Return a page of moves as the visitor saw them, at most 300: those before the ones of a snapshot or a page."""
    table, _ = await shown_table(server, match_id, visitor)
    match, person = table.match, visitor.id if visitor else None
    end = min(before, match.ply)
    page = Page.of(match, page_start(end), end)
    seats = match.seats_of(person) if person else ()
    seen = await server.in_thread(moves_of, table.checkpoints, past_of(match.history), page, seats)
    found = Moves(page.first, turns_before(match.movers, page.first), seen)
    return Response(msgspec.json.encode(found), media_type=JSON)


def moves_of(checkpoints: Checkpoints, past: Past, page: Page, seats: tuple[int, ...]) -> list[Move]:
    """Return a page of moves as seats saw them."""
    position = checkpoints.position_at(past, page.first) if past.game.kind.hidden else None
    return page.seen_by(seats, position)


def ply_of(checkpoints: Checkpoints, past: Past, ply: int, seat: int, language: str) -> Ply:
    """Return the scene that a seat saw after a number of plies, and the motions of the last move."""
    game = past.game
    position = checkpoints.position_at(past, max(0, ply - 1))
    motions: list[Motion] = []
    words = ""
    if ply:
        move = past.moves[ply - 1]
        seen = game.redact(position, move, seat)
        motions = [motion_of(each) for each in game.motions(game.view(position, seat), seen)]
        if seen == game.format_move(position, move):
            words = game.describe_move(position, move, language)
        position.play(move)
    return Ply(ply, scene_of(game.scene(game.view(position, seat), language)), motions, words)


@router.get("/api/matches/{match_id}/why")
async def explain_gesture(
    *, match_id: MatchId, piece: PieceId, server: At, visitor: Known, language: Language, cell: CellId = ""
) -> WhyBody:
    """Explain why a piece cannot go to a cell now, with the rule that forbids it."""
    table, seat = await shown_table(server, match_id, visitor)
    match = table.match
    position = match.game.sample(match.view(seat))
    return await server.in_thread(verdict_of, match.game, position, piece, cell, language)


def verdict_of(game: Game, position: Position, piece: str, cell: str, language: str) -> WhyBody:
    """Judge the most likely move that a gesture could mean, a legal one if possible."""
    for move in game.meant(position, piece, cell):
        verdict = game.explain(position, move, language)
        return WhyBody(legal=verdict.legal, rule=verdict.rule, message=verdict.message, cells=list(verdict.cells))
    return WhyBody(legal=False, cells=[cell] if cell else [])


@router.get(
    "/api/matches/{match_id}/code.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}, "description": "A QR code."}},
)
async def qr_code(match_id: MatchId, request: Request, server: At, visitor: Known) -> Response:
    """Return the address of the match as a QR code."""
    await shown_table(server, match_id, visitor)
    base = server.settings.public_url or str(request.base_url)
    buffer = io.BytesIO()
    code = segno.make_qr(f"{base.rstrip('/')}/match/{match_id}", error="m")
    code.save(buffer, kind="svg", scale=6, border=2, dark="#241f19", light="#fffcf6", xmldecl=False)
    return Response(buffer.getvalue(), media_type="image/svg+xml; charset=utf-8")
