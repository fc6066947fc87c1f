"""Tests for what the processes of bots get from the server that starts them: its pipes, and nothing else."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.process import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.process import ServerProcess

pytestmark = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason=f"{sys.platform} has no /proc")


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    task = Path(f"/proc/{process}/task/{process}/children")
    return [int(each) for each in task.read_text(encoding="ascii").split()]


def descriptors(process: int) -> dict[int, str]:
    """What a process has open."""
    return {int(each.name): str(each.readlink()) for each in Path(f"/proc/{process}/fd").iterdir()}


def is_there(process: int) -> bool:
    """Whether a process runs; one that nobody has waited for yet does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def with_a_bot(server: ServerProcess) -> list[int]:
    """The workers of a server in which a bot has moved."""
    with server.client() as browser:
        opened = browser.post("/api/matches", json={"game": "siam", "bots": [{"level": "chick"}]})
        assert opened.status_code == 201, opened.text
        match = opened.json()["id"]
        body = {"command": {"kind": "play", "ply": 0, "move": "+a1N"}}
        browser.post(f"/api/matches/{match}/commands", json=body)
        until = time.monotonic() + PATIENCE
        while browser.get(f"/api/matches/{match}").json()["ply"] < 2 and time.monotonic() < until:
            time.sleep(0.05)
        workers = children(server.process.pid)
        assert workers
    return workers


def test_a_worker_has_nothing_open_that_the_server_has(serve: Callable[..., ServerProcess]) -> None:
    """Neither the socket that it listens with nor those of visitors, nor the database; only the log is shared."""
    server = serve()
    shared = {str(server.log), os.devnull}
    for worker in with_a_bot(server):
        assert not set(descriptors(worker).values()) & set(descriptors(server.process.pid).values()) - shared


def test_workers_end_with_a_server_that_is_killed(serve: Callable[..., ServerProcess]) -> None:
    """After a kill, a server listens at the same address at once, and the workers of the dead one are gone."""
    server = serve()
    workers = with_a_bot(server)
    server.kill()
    server.restart()
    until = time.monotonic() + PATIENCE
    while any(map(is_there, workers)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not [each for each in workers if is_there(each)]
