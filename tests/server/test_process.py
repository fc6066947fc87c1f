"""Tests for a server as a process: it starts, tells how it is, and ends."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from tests.server.process import ServerProcess


def test_it_starts_answers_and_ends(served: ServerProcess) -> None:
    """A real process on either database says that it is well, counts, logs lines of JSON and ends with status 0."""
    with served.client() as browser:
        health = browser.get("/health")
        assert health.json()["status"] == "ok"
        assert browser.get("/api/nothing?secret=hush").json()["code"] == "found/nothing"
        assert 'menagerie_requests_total{method="GET",route="/health",status="200"}' in browser.get("/metrics").text
    assert served.stop() == 0
    lines = [json.loads(line) for line in served.said().splitlines() if line.startswith("{")]
    asked = [line for line in lines if line.get("path") == "/api/nothing"]
    assert asked
    assert asked[0]["status"] == 404
    assert "hush" not in served.said()


def test_it_starts_again_at_the_same_address(served: ServerProcess) -> None:
    """After a kill, a server on the same database and port answers again."""
    before = served.url
    served.kill()
    served.restart()
    assert served.url == before
    assert httpx.get(f"{before}/health", timeout=30).status_code == 200
