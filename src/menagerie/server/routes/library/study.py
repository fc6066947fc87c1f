"""Study: play moves from any position without a match, with legal moves and verdicts."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec
from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field

from menagerie.core.chance import Seed
from menagerie.core.history import History
from menagerie.core.seats import CHANCE
from menagerie.server.edge.auth import At, Language
from menagerie.server.frames.choices import offers_of
from menagerie.server.routes.bodies import EXAMPLE_POSITION, MoveText, Options, PositionText, Seat
from menagerie.server.routes.library.games import GameName, public_game
from menagerie.server.routes.playing.details import WhyBody, verdict_of
from menagerie.server.support.description import JSON, answers
from menagerie.server.wire.messages import Offers
from menagerie.server.wire.scenes import Motion, Scene, Slim, motion_of, scene_of

if TYPE_CHECKING:
    from menagerie.core.game import Game

router = APIRouter(tags=["study"])

MOST_MOVES = 2000


class StudyBody(BaseModel):
    """A position and moves after it."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        json_schema_extra={
            "examples": [
                {"moves": ["+c1N"]},
                {"position": EXAMPLE_POSITION, "moves": []},
            ]
        },
    )

    edition: str | None = Field(None, max_length=64, description="The edition, if no position is given.")
    seats: Seat | None = Field(None, description="The number of seats, if no position is given.")
    options: Options = Field(default_factory=dict)
    position: PositionText | None = Field(None, description="The start position if left out.")
    moves: list[MoveText] = Field(default_factory=list, max_length=MOST_MOVES)
    seat: int | None = Field(
        None, ge=0, le=16, description="The seat whose view is shown. The seat to act if left out."
    )
    draw: bool = Field(default=True, description="Whether chance moves are made at once.")


class TryBody(StudyBody):
    """A gesture in a position: a piece and a target cell."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"moves": ["+c1N", "+a5N"], "piece": "elephant-c1", "cell": "c3"}]}
    )

    piece: str = Field(max_length=80, description="The id of the piece in the scene.")
    cell: str = Field("", max_length=20, description="The target cell. Left out if the target is not on the board.")


class Finish(Slim, frozen=True):
    """How a game ended."""

    winners: list[int]
    reason: str
    text: str


class Study(Slim, frozen=True):
    """A position after some moves, as a seat sees it."""

    game: str
    edition: str
    position: str
    seats: int
    moves: list[str]
    movers: list[int]
    """The seat that made each move; -1 for chance."""
    ply: int
    to_act: int | None
    seat: int
    scene: Scene
    offers: Offers | None
    motions: list[list[Motion]]
    """The motions of the last move and of the chance moves after it."""
    told: str
    outcome: Finish | None


@router.post("/api/games/{game}/study", responses=answers(Study, "The position reached."))
async def study(game: GameName, body: StudyBody, server: At, language: Language) -> Response:
    """Play moves from a position and return the position reached. Equal requests have equal responses."""
    rules = public_game(game)
    studied = await server.in_thread(studied_of, rules, body, language)
    return Response(msgspec.json.encode(studied), media_type=JSON)


@router.post("/api/games/{game}/study/why")
async def explain_gesture(game: GameName, body: TryBody, server: At, language: Language) -> WhyBody:
    """Explain why a piece cannot go to a cell, with the rule that forbids it."""
    rules = public_game(game)
    return await server.in_thread(tried, rules, body, language)


def tried(game: Game, body: TryBody, language: str) -> WhyBody:
    """Judge a gesture after some moves."""
    history = begun(game, body)
    for text in body.moves:
        history.play_text(text)
    return verdict_of(game, history.position, body.piece, body.cell, language)


def begun(game: Game, body: StudyBody) -> History:
    """Return the game before any move."""
    if body.position is not None:
        return History(game, game.parse_position(body.position))
    return History(game, game.new(body.edition, body.seats, **body.options))


def studied_of(game: Game, body: StudyBody, language: str) -> Study:
    """Play moves and the chance moves after them, and return the position reached."""
    history = begun(game, body)
    words, motions = "", []
    for number, text in enumerate(body.moves, start=1):
        if number < len(body.moves):
            history.play_text(text)
            continue
        move = game.parse_move(history.position, text)
        if history.position.to_act != CHANCE and move in history.position.legal_moves():
            words = game.describe_move(history.position, move, language)
        motions.append(played(history, move, body.seat))
    if body.draw:
        motions += chance_motions(history, body.seat)
    return reached(history, body.seat, words, motions, language)


def played(history: History, move: int, seat: int | None) -> list[Motion]:
    """Play a move and return what is seen to move."""
    game, position = history.game, history.position
    before = game.view(position, eyes(history, seat))
    seen = game.redact(position, move, before.seat) if move in position.legal_moves() else ""
    history.play(move)
    return [motion_of(each) for each in game.motions(before, seen)]


def chance_motions(history: History, seat: int | None) -> list[list[Motion]]:
    """Make chance moves until a seat is to act; they follow from the moves before, so they can be repeated."""
    motions = []
    while history.to_act == CHANCE:
        before = "\n".join((history.game.format_position(history.start), *history.texts))
        move = Seed(sha256(before.encode()).digest()).chance_move(history.game, history.position, 0)
        motions.append(played(history, move, seat))
    return motions


def eyes(history: History, seat: int | None) -> int:
    """Return the seat whose view is shown."""
    if seat is not None:
        return seat
    to_act = history.position.to_act
    return 1 if to_act is None or to_act == CHANCE else to_act


def reached(history: History, seat: int | None, words: str, motions: list[list[Motion]], language: str) -> Study:
    """Return the position that is reached."""
    game, position, outcome = history.game, history.position, history.outcome()
    view = game.view(position, eyes(history, seat))
    finish = None
    if outcome is not None:
        finish = Finish(list(outcome.winners), outcome.reason, game.explain_outcome(outcome, language))
    return Study(
        game=game.name,
        edition=position.edition.id,
        position=game.format_position(position),
        seats=position.seats,
        moves=list(history.texts),
        movers=movers_of(history),
        ply=history.ply,
        to_act=history.to_act,
        seat=view.seat,
        scene=scene_of(game.scene(view, language)),
        offers=None if outcome is not None else offers_of(game, view, language),
        motions=motions,
        told=words,
        outcome=finish,
    )


def movers_of(history: History) -> list[int]:
    """Return who made each move."""
    position, movers = history.start, []
    for move in history.moves:
        movers.append(position.to_act or 0)
        position.play(move)
    return movers
