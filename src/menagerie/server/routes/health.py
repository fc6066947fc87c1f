"""Health and metrics of the server."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Literal

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import Field

from menagerie import __version__, compiled
from menagerie.server.edge.auth import At, address_of
from menagerie.server.routes.bodies import Answer
from menagerie.server.support.problems import Problem

router = APIRouter(tags=["health"])


class Health(Answer):
    """The health of the server."""

    status: Literal["ok"] = "ok"
    version: str = Field(examples=[__version__])
    compiled: bool = Field(description="Whether rules and search run compiled.")
    up: int = Field(description="Milliseconds since the start.", ge=0)


@router.get("/health")
async def health(server: At) -> Health:
    """Return 200 while the server and its store work, otherwise 503."""
    if not server.is_well:
        code = "server/store" if server.ready else "server/busy"
        raise Problem(code, 503)
    last = await server.store.last_heartbeat() or 0
    return Health(version=__version__, compiled=compiled, up=max(0, last - server.started_at))


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, server: At) -> Response:
    """Return the metrics in the format of Prometheus, to allowed networks only."""
    address = address_of(request)
    try:
        allowed = any(ip_address(address) in network for network in server.settings.metrics_from)
    except ValueError:
        allowed = False
    if not allowed:
        code = "found/nothing"
        raise Problem(code, 404)
    return PlainTextResponse(server.metrics.text(), media_type=CONTENT_TYPE_LATEST)
