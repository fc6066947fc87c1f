"""Signing in and out, and the browsers in which one is known."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import Field

from menagerie.play.data import values
from menagerie.server.edge.auth import At, Known, SignedIn, give_cookie, give_mark, sign_in_client
from menagerie.server.routes.accounts.people import Credentials, Me, me
from menagerie.server.routes.bodies import Answer
from menagerie.server.support.models import limits
from menagerie.server.support.problems import Problem

router = APIRouter(prefix="/api/sessions", tags=["sessions"])

SessionId = Annotated[str, Path(**limits(values.DIGEST), description="The id of a session, from the list.")]


class SessionBody(Answer):
    """A browser in which one is known."""

    id: str
    created_at: int
    seen_at: int = Field(description="When it was last used, to within a minute.")
    browser: str = Field(description="What the browser calls itself.")
    current: bool = Field(description="Whether it is this one.")


@router.post("", status_code=201)
async def sign_in(request: Request, server: At, visitor: Known, given: Credentials) -> Me:
    """Sign in with an account; a guest in this browser is left behind."""
    client = sign_in_client(request, visitor)
    known, cookie = await server.accounts.sign_in(given.name, given.password, server.clock.now_ms(), client)
    if visitor is not None:
        await server.store.revoke_session(visitor.id, visitor.session, server.clock.now_ms())
    give_cookie(request, cookie)
    give_mark(request, server.accounts.sign_ins.mark(known.id))
    return me(known.person)


@router.get("")
async def sessions(server: At, visitor: SignedIn) -> list[SessionBody]:
    """List the browsers in which one is known, the last used first."""
    found = await server.accounts.sessions_of(visitor.id, server.clock.now_ms())
    return [
        SessionBody(
            id=each.id,
            created_at=each.created_at,
            seen_at=each.seen_at,
            browser=each.user_agent,
            current=each.id == visitor.session,
        )
        for each in found
    ]


@router.get("/current")
async def current(visitor: Known) -> Me | None:
    """Tell who is known in this browser, if anybody; nobody becomes a guest by asking."""
    return me(visitor.person) if visitor is not None else None


@router.delete("/current", status_code=204)
async def sign_out(request: Request, server: At, visitor: SignedIn) -> None:
    """Sign out here; a guest who does so cannot come back."""
    await server.store.revoke_session(visitor.id, visitor.session, server.clock.now_ms())
    give_cookie(request, None)


@router.delete("/{session}", status_code=204)
async def revoke(server: At, visitor: SignedIn, session: SessionId) -> None:
    """Sign out in another browser."""
    if not await server.store.revoke_session(visitor.id, session, server.clock.now_ms()):
        code = "found/session"
        raise Problem(code, 404)


@router.delete("", status_code=204)
async def revoke_others(server: At, visitor: SignedIn) -> None:
    """Sign out everywhere but here."""
    await server.store.revoke_sessions(visitor.id, server.clock.now_ms(), keep=visitor.session)
