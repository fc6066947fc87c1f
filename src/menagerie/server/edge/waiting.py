"""Work for a request that ends when its client has gone, since nobody waits for it any more."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from menagerie.server.support.problems import Problem

Result = TypeVar("Result")


async def while_waiting(request: Request, work: Coroutine[Any, Any, Result]) -> Result:
    """Return the result of work; if the client goes first, the work is cancelled."""
    task = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(disconnected(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            code = "server/busy"  # nobody reads it
            raise Problem(code, 503)
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def disconnected(request: Request) -> None:
    """Wait until the client has gone; the body has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
