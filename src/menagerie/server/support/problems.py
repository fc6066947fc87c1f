"""Problems: every refused request has one form: a stable code with a slash, a sentence, details and the request's id.

docs/reference/http-api.md lists the codes. A program acts on the code; a person reads the sentence, in the language of
the request. Details of internal errors never leave the server.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.routing import Match

from menagerie.errors import (
    Conflict,
    IllegalMove,
    InvalidInput,
    MenagerieError,
    Refused,
    StoreFailure,
    Unknown,
    UnknownMatch,
    UnknownPerson,
)
from menagerie.play.deciding import refusals
from menagerie.server.support.languages import language_of, say

logger = logging.getLogger("menagerie.server")

FORBIDDEN = ("match/host-only", "match/server-only", "seat/not-invited", "seat/not-seated", "seat/not-yours")
"""Refusals that depend on who asks."""
MOST_PROBLEMS = 10
AGAIN = 10
"""Seconds after which a client may retry when the store has failed."""
METHODS = ("DELETE", "GET", "HEAD", "PATCH", "POST", "PUT")


class Problem(MenagerieError):
    """A request that is refused; the code is stable and has a sentence in each language."""

    def __init__(self, code: str, status: int, message: str = "", **details: object) -> None:
        """Keep the code and its details; `message` is needed only for codes without a sentence in `locale/`."""
        super().__init__(message or say(code, "en", details) or code)
        self.code = code
        self.status = status
        self.message = message
        self.details: dict[str, Any] = details
        self.headers: dict[str, str] = {}

    def sentence(self, language: str) -> str:
        """Return the sentence for people."""
        return say(self.code, language, self.details) or self.message or self.code


class RefusalProblem(Problem):
    """The refusal of a match; the match has the sentences."""

    def __init__(self, refusal: Refused, status: int, details: Mapping[str, object]) -> None:
        """Keep the refusal."""
        super().__init__(refusal.code, status, refusal.message, **details)
        self._refusal = refusal

    def sentence(self, language: str) -> str:
        """Return the match's sentence for people."""
        return refusals.sentence_of(self._refusal, language)


class ProblemBody(BaseModel):
    """Why a request was refused."""

    code: str = Field(description="A stable code for programs.", examples=["request/invalid"])
    message: str = Field(description="A sentence for people, in their language.")
    details: dict[str, Any] = Field(description="The values in the sentence, as data.", examples=[{}])
    request: str = Field(description="The id of the request. Quote it in questions to the administrator.")


RESPONSES: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ProblemBody, "description": "The request is refused. The code says why."},
    "5XX": {"model": ProblemBody, "description": "The server cannot answer now. Retry later."},
}
"""The error responses of every path."""


def of_refusal(error: Refused) -> Problem:
    """Turn the refusal of a match into a problem."""
    status = 403 if error.code in FORBIDDEN else 422 if error.code.startswith("move/m") else 409
    details = {name: value for name, value in error.details.items() if name != "sentences"}
    return RefusalProblem(error, status, details)


def of_error(error: MenagerieError) -> Problem:
    """Turn any error of Menagerie into a problem."""
    for kind, problem in KINDS:
        if isinstance(error, kind):
            return problem(error)
    logger.error("unexpected", exc_info=error)
    return Problem("server/failure", 500)


def of_verdict(error: Any) -> Problem:  # noqa: ANN401 - an IllegalMove
    """Turn a verdict against a move into a problem."""
    return Problem("move/illegal", 409, error.verdict.message, rule=error.verdict.rule)


def of_store(error: MenagerieError) -> Problem:
    """Log the failure of the store; the client learns only that it failed."""
    logger.error("the store failed: %s", error)
    problem = Problem("server/store", 503)
    problem.headers["Retry-After"] = str(AGAIN)
    return problem


KINDS: tuple[tuple[type[MenagerieError], Callable[[Any], Problem]], ...] = (
    (Problem, lambda problem: problem),
    (Refused, of_refusal),
    (IllegalMove, of_verdict),
    (InvalidInput, lambda error: Problem("request/invalid", 422, problems=str(error)[:500])),
    (UnknownMatch, lambda _: Problem("found/match", 404)),
    (UnknownPerson, lambda _: Problem("found/person", 404)),
    (Unknown, lambda error: Problem("found/unknown", 404, what=str(error)[:200])),
    (Conflict, lambda _: Problem("request/conflict", 409)),
    (StoreFailure, of_store),
)
"""The problem of each kind of error; the first that fits counts."""


def of_validation(error: RequestValidationError) -> Problem:
    """Name every part of a request that does not fit, without repeating what was sent."""
    faults = [
        {"where": ".".join(map(str, each["loc"])), "problem": str(each["msg"]).removeprefix("Value error, ")}
        for each in error.errors()[:MOST_PROBLEMS]
    ]
    problems = "; ".join(f"{fault['where']}: {fault['problem']}" for fault in faults)
    return Problem("request/invalid", 422, problems=problems, faults=faults)


def of_status(status: int) -> Problem:
    """Turn a status that the framework answers with into a problem."""
    codes = {404: "found/nothing", 405: "found/method", 413: "request/too-large"}
    return Problem(codes.get(status, "request/malformed" if status < 500 else "server/failure"), status)


def answer(scope: Mapping[str, Any], problem: Problem) -> JSONResponse:
    """Return the response for a problem, in the language of the request."""
    request = Request(dict(scope))
    language = language_of(request.query_params.get("lang"), request.headers.get("accept-language"))
    content = {
        "code": problem.code,
        "message": problem.sentence(language),
        "details": problem.details,
        "request": scope.get("state", {}).get("request_id", ""),
    }
    return JSONResponse(content, problem.status, problem.headers)


async def on_error(request: Request, error: Exception) -> JSONResponse:
    """Answer any exception that a path raises."""
    if isinstance(error, MenagerieError):
        problem = of_error(error)
    elif isinstance(error, RequestValidationError):
        problem = of_validation(error)
    elif isinstance(error, HTTPException):
        problem = of_status(error.status_code)
        problem.headers.update(error.headers or {})
        if error.status_code == 405:
            problem.headers["Allow"] = ", ".join(allowed(request))
    else:
        logger.error("unexpected", exc_info=error, extra={"request": request.scope.get("state", {}).get("request_id")})
        problem = Problem("server/failure", 500)
    return answer(request.scope, problem)


def allowed(request: Request) -> list[str]:
    """Return the methods that an address has, in whichever modules they stand; its own come before a pattern's."""
    own = request.app.openapi()["paths"].get(request.url.path)
    if own is not None:
        return sorted(method.upper() for method in own)
    routes = request.app.router.routes
    return [
        method
        for method in METHODS
        if any(route.matches({**request.scope, "method": method})[0] is Match.FULL for route in routes)
    ]


def install(app: FastAPI) -> None:
    """Answer everything that goes wrong in the one form."""
    for kind in (MenagerieError, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, on_error)
