"""Reports of misconduct."""

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
    """A report: the person and the reason."""

    about: Annotated[bodies.Identity, Field(examples=["5f0e8c1d2b3a4958"])]
    reason: Annotated[str, Field(min_length=1, max_length=1000, examples=["Insults at the table."])]
    match: bodies.Identity | None = None
    line: Annotated[int, Field(ge=1, le=1_000_000)] | None = Field(None, description="The number of the line of chat.")


class Filed(Answer):
    """A report that was stored."""

    number: int


@router.post("", status_code=201)
async def file_report(server: At, visitor: SignedIn, given: Complaint) -> Filed:
    """Report a person to the administrator of the server."""
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
