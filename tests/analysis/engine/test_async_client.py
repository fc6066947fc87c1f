"""Tests for `menagerie.analysis.engine.async_client`: programs that speak the protocol, well or badly."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.analysis.engine.async_client import AsyncEngineClient, RequestRefused
from menagerie.core.registry import load
from menagerie.errors import EngineFailure

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.anyio
START = load("siam").format_position(load("siam").new())
OURS = [sys.executable, "-P", "-m", "menagerie.analysis.engine.process", "0"]
PATIENCE = 60.0


@pytest.fixture
def anyio_backend() -> str:
    """The event loop that asynchronous tests run on."""
    return "asyncio"


@pytest.fixture
async def client() -> AsyncIterator[AsyncEngineClient]:
    """A client of our own engine, ended after the test."""
    made = AsyncEngineClient("the engine")
    await made.start(OURS)
    yield made
    await made.kill()


def saying(*lines: str) -> list[str]:
    """A program that writes lines and then waits for the end of its input."""
    return [sys.executable, "-c", f"import sys; print({chr(10).join(lines)!r}, flush=True); sys.stdin.read()"]


def question(**changes: Any) -> dict[str, Any]:  # noqa: ANN401 - any field
    """The fields of a short analysis."""
    return {"game": "siam", "position": START, "limits": {"nodes": 2000}, **changes}


async def test_requests_are_answered_one_after_another(client: AsyncEngineClient) -> None:
    """Answers come without type and id, progress is reported, and simple requests work too."""
    reports: list[dict[str, Any]] = []
    best = await client.ask("analyse", question(), PATIENCE, reports.append)
    assert best["line"]
    assert reports
    assert {"type", "id"}.isdisjoint(best.keys() | reports[0].keys())
    assert await client.ask("ping", {}, PATIENCE) == {}
    assert client.pending is None


async def test_a_refusal_has_the_code_of_the_engine(client: AsyncEngineClient) -> None:
    """A refused request is an exception with a stable code; the process goes on."""
    with pytest.raises(RequestRefused) as refusal:
        await client.ask("analyse", question(position="x"), PATIENCE)
    assert refusal.value.code == "position/invalid"
    assert client.alive


async def test_a_cancelled_request_can_be_stopped(client: AsyncEngineClient) -> None:
    """After `stop` the same process answers the next request."""
    begun = asyncio.Event()
    endless = question(limits={"seconds": None})
    asking = asyncio.create_task(client.ask("analyse", endless, PATIENCE, lambda _: begun.set()))
    await begun.wait()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    process = client.process
    await client.stop()
    assert client.pending is None
    assert (await client.ask("analyse", question(), PATIENCE))["line"]
    assert client.process is process


async def test_nothing_to_stop_is_no_error(client: AsyncEngineClient) -> None:
    """Stopping an idle client, and asking one that was never started, is answered at once."""
    await client.stop()
    assert client.alive
    with pytest.raises(EngineFailure, match="has not been started"):
        await AsyncEngineClient("nobody").ask("ping", {}, PATIENCE)


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (('{"type": "hello", "protocol": 2}',), "version 2 of the protocol"),
        (("good morning",), "expected one JSON object"),
    ],
)
async def test_programs_that_speak_otherwise_are_ended(lines: tuple[str, ...], reason: str) -> None:
    """A wrong hello is a failure, and the process does not stay behind."""
    client = AsyncEngineClient("stranger")
    with pytest.raises(EngineFailure, match=reason):
        await client.start(saying(*lines))
    assert client.process is None
