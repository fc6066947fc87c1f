"""Sessions: sign in, sign out, list the signed-in browsers."""

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
    """A signed-in browser."""

    id: str
    created_at: int
    seen_at: int = Field(description="When it was last used, accurate to a minute.")
    browser: str = Field(description="The user agent of the browser.")
    current: bool = Field(description="Whether it is the session of this request.")


@router.post("", status_code=201)
async def sign_in(request: Request, server: At, visitor: Known, given: Credentials) -> Me:
    """Sign in with an account. The session of a guest in this browser ends."""
    client = sign_in_client(request, visitor)
    known, cookie = await server.accounts.sign_in(given.name, given.password, server.clock.now_ms(), client)
    if visitor is not None:
        await server.accounts.end_session(visitor.id, visitor.session, server.clock.now_ms())
    give_cookie(request, cookie)
    give_mark(request, server.accounts.sign_ins.mark(known.id))
    return me(known.person)


@router.get("")
async def sessions(server: At, visitor: SignedIn) -> list[SessionBody]:
    """List one's sessions, the last used first."""
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
async def current_person(visitor: Known) -> Me | None:
    """Return the person of this browser's session, or null. Nobody becomes a guest."""
    return me(visitor.person) if visitor is not None else None


@router.delete("/current", status_code=204)
async def sign_out(request: Request, server: At, visitor: SignedIn) -> None:
    """Sign out of this browser. A guest cannot sign in again."""
    await server.accounts.end_session(visitor.id, visitor.session, server.clock.now_ms())
    give_cookie(request, None)


@router.delete("/{session}", status_code=204)
async def end_session(server: At, visitor: SignedIn, session: SessionId) -> None:
    """End another session of one's own."""
    if not await server.accounts.end_session(visitor.id, session, server.clock.now_ms()):
        code = "found/session"
        raise Problem(code, 404)


@router.delete("", status_code=204)
async def end_other_sessions(server: At, visitor: SignedIn) -> None:
    """End all sessions but this one."""
    await server.accounts.end_sessions(visitor.id, server.clock.now_ms(), keep=visitor.session)
