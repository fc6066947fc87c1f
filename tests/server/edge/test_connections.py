"""Connections that finish no request: they are few, they end soon, and others find the door open."""

from __future__ import annotations

import socket
import subprocess
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING

import httpx
import pytest

from menagerie.server.edge import door as door_module
from menagerie.server.edge.door import Door
from tests.server.process import PATIENCE, ServerProcess

if TYPE_CHECKING:
    from collections.abc import Callable

FEWER = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))
from menagerie.server.edge import http_protocol
http_protocol.HEADERS = 600.0
from menagerie.server.__main__ import main
raise SystemExit(main())
"""
HALF = b"GET /health HTTP/1.1\r\nhost: x\r\n"


class Pipe:
    """A connection that knows whether it was closed."""

    def __init__(self, door: Door, address: str | None = "10.0.0.1", others: int = 0) -> None:
        """Come to a door."""
        self.door = door
        self.dropped = False
        self.entered = door.enter(self, address, others)

    def drop(self) -> None:
        """Be closed."""
        self.dropped = True
        self.door.leave(self)


class Fewer(ServerProcess):
    """A server that may have 200 open files and does not know it."""

    program = ("-c", FEWER)


def test_one_address_loses_its_own_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond a number of unfinished requests the oldest of the same network goes; finished ones do not count."""
    monkeypatch.setattr(door_module, "MOST_UNFINISHED", 2)
    door = Door(100, 10_000)
    other = Pipe(door, "10.0.0.2")
    oldest, first, second = Pipe(door), Pipe(door), Pipe(door)
    assert oldest.dropped
    door.serve(first)
    third = Pipe(door)
    assert not any(each.dropped for each in (first, second, third, other))
    Pipe(door)
    assert (second.dropped, third.dropped, other.dropped) == (True, False, False)
    assert Pipe(door, "2001:db8::1").entered
    assert Pipe(door, "2001:db8::2").entered
    last = Pipe(door, "2001:db8::3")
    assert last.entered
    assert not last.dropped


def test_one_address_has_so_many_connections() -> None:
    """More are refused until one has left; those of a trusted proxy belong to many people."""
    door = Door(2, 10_000, ("127.0.0.0/8",))
    first, second = Pipe(door), Pipe(door)
    door.serve(first)
    assert second.entered
    assert not Pipe(door).entered
    door.leave(first)
    assert Pipe(door).entered
    assert all(Pipe(door, "127.0.0.1").entered for _ in range(10))
    assert all(Pipe(door, None).entered for _ in range(3))


def test_idle_connections_go_first() -> None:
    """With no room left the connection that is idle for longest is closed, then an unfinished one of who has most."""
    door = Door(100, 40)  # ten of them are the reserve
    idle, rested, greedy = Pipe(door, "10.0.0.1"), Pipe(door, "10.0.0.2"), [Pipe(door, "10.0.0.3") for _ in range(2)]
    busy = Pipe(door, "10.0.0.4")
    for each in (idle, rested):
        door.serve(each)
        door.rest(each)
    door.serve(busy)
    assert Pipe(door, "10.0.0.5", others=29).entered
    assert not any(each.dropped for each in (idle, rested))
    door.begin(idle)
    door.serve(idle)
    door.rest(idle)
    assert Pipe(door, "10.0.0.6", others=30).entered
    assert [rested.dropped, idle.dropped] == [True, False]
    assert Pipe(door, "10.0.0.6", others=30).entered
    assert [rested.dropped, idle.dropped] == [True, True]
    assert Pipe(door, "10.0.0.7", others=30).entered
    assert [each.dropped for each in greedy] == [True, False]
    lone = Door(100, 40)
    lone.serve(Pipe(lone))
    assert not Pipe(lone, others=30).entered


def test_half_requests_shut_nobody_out(serve: Callable[..., ServerProcess]) -> None:
    """With few descriptors, more half requests than these leave room for whoever comes after them."""
    server = serve(kind=Fewer)
    host, port = "127.0.0.1", int(server.url.rpartition(":")[2])
    with ExitStack() as stack:
        for _ in range(300):
            half = stack.enter_context(socket.create_connection((host, port), timeout=PATIENCE))
            half.sendall(HALF)
        for _ in range(3):
            assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        (b"", b"408"),
        (HALF, b"408"),
        (b"POST /api/records/read HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{", b""),
        (HALF + b"x: " + b"y" * 40_000 + b"\r\n", b"431"),
    ],
)
def test_slow_and_endless_requests_end(serve: Callable[..., ServerProcess], sent: bytes, expected: bytes) -> None:
    """Whoever sends nothing, half of the headers, half of a body, or headers without end is closed."""
    hasty = (
        "from menagerie.server.edge import http_protocol; http_protocol.HEADERS = http_protocol.BODY = 1.0;"
        "from menagerie.server.__main__ import main; raise SystemExit(main())"
    )
    kind = type("Hasty", (ServerProcess,), {"program": ("-c", hasty)})
    server = serve(kind=kind)
    with socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), timeout=PATIENCE) as connection:
        connection.sendall(sent)
        answer = b""
        while part := connection.recv(4096):
            answer += part
    assert expected in answer[:20]


def test_a_server_takes_all_descriptors_that_it_may() -> None:
    """The soft limit is raised to the hard one."""
    program = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (100, 300));"
        "from menagerie.server.edge.door import raise_descriptors;"
        "print(raise_descriptors(), *resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["300", "300", "300"]
