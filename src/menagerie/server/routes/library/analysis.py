"""Analysis: engine lines for a position, at once or as they are found, and the annotation of finished matches."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from typing import Any, Literal

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field, model_validator

from menagerie.core.game import LONGEST_TEXT
from menagerie.errors import EngineFailure
from menagerie.play.data.rows import Job
from menagerie.play.deciding.refusals import refuse
from menagerie.server.edge.auth import At, Known, Language, Present, SignedIn
from menagerie.server.edge.waiting import while_waiting
from menagerie.server.live import requests
from menagerie.server.people.accounts import Visitor
from menagerie.server.routes.bodies import Answer, MatchId, MoveText, PositionText, Seat
from menagerie.server.routes.library.games import public_game
from menagerie.server.shares.turns import Ticket
from menagerie.server.state import Server
from menagerie.server.support.problems import Problem
from menagerie.server.thinking.jobs import MOST_PLIES
from menagerie.server.thinking.worker import WorkFailed

router = APIRouter(tags=["analysis"])

LONGEST_THOUGHT = 10.0
MOST_LINES = 5
MOST_WAITING, MOST_OF_NETWORK = 200, 20
"""The maximum number of queued analyses, and of those from one network."""
MOST_OWN = 2
"""The maximum number of running analyses of one person."""
NDJSON = "application/x-ndjson"


class Question(BaseModel):
    """A position with moves after it, or a view, and the limits of the analysis."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [{"game": "siam", "position": "...../...../.###./...../..... ele 0 5,5 - classic2005"}]
        },
    )

    game: str = Field(max_length=64, examples=["siam"])
    position: PositionText | None = Field(None, description="The text of a position.")
    moves: list[MoveText] = Field(default_factory=list, max_length=2000, description="Moves after the position.")
    edition: str | None = Field(None, max_length=64, description="The edition of a view.")
    view: str | None = Field(None, max_length=LONGEST_TEXT, description="A view, instead of a position.")
    seat: Seat | None = Field(None, description="The seat of the view.")
    seconds: float = Field(1.0, ge=0.05, le=LONGEST_THOUGHT)
    lines: int = Field(1, ge=1, le=MOST_LINES)

    @model_validator(mode="after")
    def check_what_is_asked(self) -> Question:
        """Refuse a request without a position or view, or with both."""
        if (self.position is None) == (self.view is None):
            raise ValueError("give a position, or a view and its seat")
        if self.view is None and (self.seat is not None or self.edition is not None):
            raise ValueError("seat and edition go with a view")
        if self.view is not None and (self.seat is None or self.moves):
            raise ValueError("a view goes with its seat and without moves")
        return self

    def task(self, language: str) -> dict[str, Any]:
        """Return the task for a worker."""
        asked: dict[str, Any] = {"position": self.position, "moves": self.moves}
        if self.view is not None:
            asked = {"view": self.view, "seat": self.seat, "edition": self.edition}
        game = public_game(self.game).name
        return {"game": game, "asked": asked, "seconds": self.seconds, "lines": self.lines, "language": language}


class EngineLine(Answer):
    """A move with its score and the expected line."""

    move: str
    score: int = Field(description="The score for the seat to act, in hundredths. Beyond ±29,000 the result is proven.")
    win: int | None = Field(description="The number of plies to a proven win, negative for a proven loss.")
    turns: int | None = Field(
        None, description="The number of turns that the winner needs, if the result is proven and the search is over."
    )
    chance: float = Field(ge=0, le=1, description="The probability that the seat to act wins.")
    line: list[str]


class Words(Answer):
    """Reasons for the best move, in sentences."""

    proved: list[str]
    judged: list[str]


class Thought(EngineLine):
    """The analysis of a position, the best line first."""

    lines: list[EngineLine]
    seat: int = Field(description="The seat to act.")
    depth: int
    nodes: int
    seconds: float
    terms: dict[str, float] = Field(description="The terms of the evaluation for the seat to act.")
    term_titles: dict[str, str] = Field(description="The titles of the terms.")
    words: Words
    stopped: bool


class Annotation(Answer):
    """The annotation of a match, with its progress."""

    status: Literal["queued", "running", "done", "failed"]
    progress: float = Field(ge=0, le=1)
    match: str
    language: str
    result: dict[str, Any] | None = Field(None, description="The annotation, once it is done.")


@router.post("/api/analysis")
async def analyse(request: Request, question: Question, server: At, visitor: Present, language: Language) -> Thought:
    """Return the best lines of a position. Closing the connection stops the search."""
    async with admitted(server, visitor, question.game):
        try:
            ticket = Ticket(server.owners.owner(visitor.id))
            work = server.workers.lines(question.task(language), None, ticket)
            return Thought.model_validate(await while_waiting(request, work))
        except EngineFailure as error:
            raise problem_of(error) from error


@router.post(
    "/api/analysis/stream",
    response_class=StreamingResponse,
    responses={200: {"content": {NDJSON: {}}, "description": "Lines of JSON, each with the result so far."}},
)
async def analyse_stream(question: Question, server: At, visitor: Present, language: Language) -> Response:
    """Return the results of an analysis as they are found: lines of JSON, the last one with ``final``.

    Closing the connection stops the search.
    """
    reports = follow(server, visitor, question, language)
    first = await anext(reports)

    async def body() -> AsyncIterator[bytes]:
        async with aclosing(reports):
            yield line(first)
            async for known in reports:
                yield line(known)

    return StreamingResponse(body(), media_type=NDJSON, headers={"Cache-Control": "no-store"})


async def follow(server: Server, visitor: Visitor, question: Question, language: str) -> Any:  # noqa: ANN401 - a generator
    """Yield the results so far; a failure before the first result raises a problem, a later one is the last line."""
    begun = False
    async with admitted(server, visitor, question.game):
        try:
            ticket = Ticket(server.owners.owner(visitor.id))
            async with aclosing(server.workers.line_stream(question.task(language), ticket)) as reports:
                async for known in reports:
                    begun = True
                    yield known
        except EngineFailure as error:
            problem = problem_of(error)
            if not begun:
                raise problem from error
            yield {"final": True, "code": problem.code, "message": problem.sentence(language)}


def line(content: dict[str, Any]) -> bytes:
    """Return one line of JSON."""
    return json.dumps(content, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def problem_of(error: EngineFailure) -> Problem:
    """Return the problem of a failure: the position is invalid, or the engine failed."""
    if isinstance(error, WorkFailed) and not error.code.startswith("work/"):
        return Problem(error.code, 422, str(error)[:500])
    if isinstance(error, WorkFailed) and error.code == "work/refused":
        return Problem("request/invalid", 422, problems=str(error)[:500])
    return Problem("analysis/failed", 503)


@asynccontextmanager
async def admitted(server: Server, visitor: Visitor, game: str) -> AsyncIterator[None]:
    """Admit an analysis; refuse more than a few per person, a full queue, and help in a rated match."""
    if server.analysing[visitor.id] >= MOST_OWN:
        code = "analysis/busy"
        raise Problem(code, 429, most=MOST_OWN)
    analysts, network = server.workers.analysts, server.owners.owner(visitor.id)[0]
    if analysts.waiting >= MOST_WAITING or analysts.waiting_of(network) >= MOST_OF_NETWORK:
        code = "analysis/full"
        raise Problem(code, 503)
    server.analysing[visitor.id] += 1  # before anything is waited for, so that no two slip in at once
    try:
        playing = await server.store.matches_of(visitor.id, ("running", "paused"))
        if any(row.match.rated and row.match.game == game for row in playing):
            code = "analysis/playing"
            raise Problem(code, 409)
        yield
    finally:
        server.analysing[visitor.id] -= 1
        if not server.analysing[visitor.id]:
            del server.analysing[visitor.id]


@router.post("/api/matches/{match_id}/annotation", status_code=202)
async def request_annotation(match_id: MatchId, server: At, visitor: Present, language: Language) -> Annotation:
    """Annotate a finished match in the background. The annotation is shared by everybody."""
    plies = await check_finished(server, match_id, visitor.id)
    if plies > MOST_PLIES:
        code = "analysis/too-long"
        raise Problem(code, 422, most=MOST_PLIES)
    known = await server.jobs.annotation_of(match_id, language)
    if known is None or known.status == "failed":
        server.rates.annotations.take(server.owners.owner(visitor.id)[0])
    most = server.settings.limits.jobs
    job = await server.jobs.request_annotation(match_id, visitor.id, language, most)
    if job is None:
        code = "analysis/jobs"
        raise Problem(code, 429, most=most)
    return annotation_body(job)


@router.get("/api/matches/{match_id}/annotation")
async def annotation(match_id: MatchId, server: At, visitor: Known, language: Language) -> Annotation:
    """Return the annotation of a match and its progress."""
    await check_finished(server, match_id, visitor.id if visitor else None)
    job = await server.jobs.annotation_of(match_id, language)
    if job is None:
        code = "found/annotation"
        raise Problem(code, 404)
    return annotation_body(job)


@router.get("/api/me/jobs")
async def own_annotations(server: At, visitor: SignedIn) -> list[Annotation]:
    """Return one's requested annotations without their results, the latest first."""
    found = await server.store.jobs_of(visitor.id)
    return [annotation_body(job).model_copy(update={"result": None}) for job in found if job.match]


async def check_finished(server: Server, match_id: str, person: str | None) -> int:
    """Refuse a match that is not over, or that the person may not watch; return its number of plies."""
    match = (await server.hub.matches.table(match_id)).match
    requests.check_watching(match, person)
    if match.status not in {"over", "aborted"}:
        refuse("match/not-over")
    return match.ply


def annotation_body(job: Job) -> Annotation:
    """Return the annotation of a job."""
    return Annotation(
        status=job.status,
        progress=job.progress,
        match=job.match or "",
        language=job.request.get("language", "en"),
        result=dict(job.result) if job.result is not None else None,
    )
