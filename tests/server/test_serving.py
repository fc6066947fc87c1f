"""Tests for a server as a process: it starts, tells how it is, and ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import httpx
import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

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


def test_a_file_has_one_server(serve: Callable[..., ServerProcess], tmp_path: Path) -> None:
    """A second one on the same SQLite file, whose players would not see the moves of the others, does not start."""
    first = serve()
    with pytest.raises(RuntimeError, match="another server uses the database"):
        serve()
    first.kill()
    first.restart()
    assert httpx.get(f"{first.url}/health", timeout=30).status_code == 200
    assert (tmp_path / "server.db").exists()


def test_a_stop_ends_streams_and_no_secret_is_in_the_log(serve: Callable[..., ServerProcess]) -> None:
    """A page that listens is let go when the server is told to stop; passwords, cookies and keys were never logged."""
    server = serve(MENAGERIE_SECRET="hushhush" * 5, MENAGERIE_LOG_LEVEL="debug", MENAGERIE_LOG_FORMAT="text")
    with server.client() as browser:
        made = browser.post("/api/me/account", json={"name": "Ada", "password": "hush password"})
        assert made.status_code == 201
        browser.post("/api/sessions?password=hush", json={"name": "Ada", "password": "hush wrong"})
        cookie = browser.cookies["menagerie"]
        with browser.stream("GET", "/api/me/notices") as stream:
            lines = stream.iter_lines()
            assert next(lines) == "retry: 3000"
            server.process.terminate()
            assert [line for line in lines if line and not line.startswith(":")] == []
    assert server.stop() == 0
    said = server.said()
    assert "answered" in said
    assert "hush" not in said
    assert cookie not in said
    assert "Traceback" not in said


def test_bad_settings_are_told_before_anything_is_opened(tmp_path: Path) -> None:
    """A server that cannot use its settings ends with status 2 and one line that names them all."""
    environment = {"MENAGERIE_PORT": "many", "MENAGERIE_PROT": "1", "MENAGERIE_DATABASE": f"{tmp_path}/x.db"}
    command = [sys.executable, "-m", "menagerie.server"]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "MENAGERIE_PROT" in done.stderr
    assert "port" in done.stderr
    assert not (tmp_path / "x.db").exists()
