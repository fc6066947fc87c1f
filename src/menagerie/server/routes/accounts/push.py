"""Notifications: notices for open pages, web push for browsers without one."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import StreamingResponse
from pydantic import Field

from menagerie.play.data.rows import PushSubscription
from menagerie.server.edge.auth import At, Present, SignedIn
from menagerie.server.routes import bodies
from menagerie.server.routes.bodies import Answer
from menagerie.server.support.problems import Problem

router = APIRouter(prefix="/api", tags=["notifications"])

Endpoint = Annotated[str, Field(min_length=1, max_length=1000, examples=["https://fcm.googleapis.com/fcm/send/abc"])]


class PushKey(Answer):
    """What a browser needs to subscribe."""

    enabled: bool
    key: str = Field(description="The server's public key, as `applicationServerKey`.")


class Keys(bodies.Request):
    """A browser's keys: a point of the curve P-256 and 16 secret bytes, in URL-safe base64."""

    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{87}=?$", examples=["B" + "A" * 86])]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}(==)?$", examples=["A" * 22])]


class NewSubscription(bodies.Request):
    """The result of `PushSubscription.toJSON()` in a browser."""

    endpoint: Endpoint
    keys: Keys
    expirationTime: float | None = None  # noqa: N815 - browsers call it so


class Unsubscription(bodies.Request):
    """A browser that no longer wants web push."""

    endpoint: Endpoint


@router.get("/push")
async def push_key(server: At) -> PushKey:
    """Return whether web push is enabled, and the key to subscribe with."""
    return PushKey(enabled=server.settings.push, key=server.notifications.pusher.public_key)


@router.post("/me/push", status_code=204)
async def subscribe(server: At, visitor: Present, given: NewSubscription) -> None:
    """Notify this browser when it is one's turn."""
    if not server.settings.push:
        code = "push/off"
        raise Problem(code, 409)
    server.notifications.pusher.check(given.endpoint)
    mine = await server.store.subscriptions_of(visitor.id)
    most = server.settings.limits.subscriptions
    if len(mine) >= most and given.endpoint not in {each.endpoint for each in mine}:
        code = "push/full"
        raise Problem(code, 409, most=most)
    now = server.clock.now_ms()
    await server.store.subscribe(PushSubscription(given.endpoint, visitor.id, given.keys.model_dump(), now))


@router.post("/me/push/end", status_code=204)
async def unsubscribe(server: At, visitor: SignedIn, given: Unsubscription) -> None:
    """End the notifications of this browser."""
    mine = await server.store.subscriptions_of(visitor.id)
    if given.endpoint in {each.endpoint for each in mine}:
        await server.store.unsubscribe(given.endpoint)


@router.get("/me/notices", include_in_schema=False)
async def notices(server: At, visitor: SignedIn) -> StreamingResponse:
    """Return notices of turns, invitations and results, as server-sent events."""
    headers = {"X-Accel-Buffering": "no", "Cache-Control": "no-store"}
    watch = partial(server.accounts.watch.watch, visitor.session)
    stream = server.notifications.notices.stream(visitor.id, watch)
    return StreamingResponse(stream, media_type="text/event-stream", headers=headers)
