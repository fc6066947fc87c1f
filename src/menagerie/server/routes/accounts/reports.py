"""Complaints about people and what they say."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from menagerie.play.data.rows import Report
from menagerie.server.edge.auth import At, SignedIn
from menagerie.server.routes import bodies
from menagerie.server.routes.accounts.people import somebody
from menagerie.server.routes.bodies import Answer
from menagerie.server.support.problems import Problem

router = APIRouter(prefix="/api/reports", tags=["reports"])


class Complaint(bodies.Request):
    """Whom it is about and why."""

    about: Annotated[bodies.Identity, Field(examples=["5f0e8c1d2b3a4958"])]
    reason: Annotated[str, Field(min_length=1, max_length=1000, examples=["Insults at the table."])]
    match: bodies.Identity | None = None
    line: Annotated[int, Field(ge=1, le=1_000_000)] | None = Field(None, description="The line of the chat.")


class Filed(Answer):
    """A complaint that was taken down."""

    number: int


@router.post("", status_code=201)
async def report(server: At, visitor: SignedIn, given: Complaint) -> Filed:
    """Complain about somebody; the keeper of the server reads it."""
    server.rates.reports.take(visitor.id)
    if given.about == visitor.id:
        code = "person/self"
        raise Problem(code, 409)
    await somebody(server, given.about)
    if given.match is not None and await server.store.match_row(given.match) is None:
        code = "found/match"
        raise Problem(code, 404)
    made = Report(visitor.id, given.about, given.reason, server.clock.now_ms(), given.match, given.line)
    return Filed(number=await server.store.report(made))
