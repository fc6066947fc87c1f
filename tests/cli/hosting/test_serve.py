"""Tests for `menagerie serve`: a real process that is found, asked and ended."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from typing import TYPE_CHECKING, NoReturn

import httpx
import pytest

from menagerie.cli.hosting import serve
from menagerie.server import serving
from tests.cli.conftest import complaints, process_environment

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import InProcess

PATIENCE = 120


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_prints_its_address_and_ends_on_a_signal(tmp_path: Path, number: signal.Signals) -> None:
    """The address works, a code for phones is printed if asked for, and the end is no failure."""
    command = [sys.executable, "-m", "menagerie", "serve", "--port", "0", "--qr", "--database", str(tmp_path / "x.db")]
    environment = process_environment(MENAGERIE_PUBLIC_URL="https://play.example.org")
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, text=True
    ) as process:
        try:
            assert process.stdout
            address = process.stdout.readline().strip().removeprefix("Menagerie is at ")
            assert process.stdout.readline().startswith("Others find it at https://play.example.org")
            assert set(process.stdout.readline().strip()) <= set("█▀▄ \N{NO-BREAK SPACE}")
            transport = httpx.HTTPTransport(retries=20)
            with httpx.Client(transport=transport) as client:
                assert client.get(f"{address}/health", timeout=PATIENCE).status_code == 200
            process.send_signal(number)
            process.stdout.read()
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
    assert (tmp_path / "x.db").exists()


def test_a_server_serves_where_its_address_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is there for others, as when a daemon is started without an output, and ends without a complaint."""
    with os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8") as closed:
        monkeypatch.setattr(sys, "stdout", closed)
        monkeypatch.setattr(serving, "serve", lambda _, announce: announce("http://127.0.0.1:1"))
        serve.serve()


def test_an_address_that_cannot_be_had_is_one_line(cli: InProcess, tmp_path: Path) -> None:
    """A port that is taken, or a name that nobody knows, is bad input like any other."""
    database = str(tmp_path / "x.db")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        taken = cli("serve", "--port", str(port), "--database", database)
    unknown = cli("serve", "--host", "nowhere.invalid", "--port", "0", "--database", database)
    for answer, part in ((taken, f"127.0.0.1:{port}: Address already in use"), (unknown, "nowhere.invalid")):
        assert (answer.exit_code, answer.stdout) == (2, "")
        (line,) = complaints(answer.stderr)
        assert line.startswith("menagerie: the server cannot listen at http://")
        assert part in line


def test_a_database_that_cannot_be_used_is_one_line(cli: InProcess, tmp_path: Path) -> None:
    """No address is printed for a server that could not store anything."""
    wrong = tmp_path / "wrong.db"
    wrong.write_bytes(b"no database at all" * 100)
    for database, part in ((wrong, "not a database"), (tmp_path, "directory")):
        answer = cli("serve", "--port", "0", "--database", str(database))
        assert (answer.exit_code, answer.stdout) == (2, "")
        (line,) = complaints(answer.stderr)
        assert part in line


def test_a_part_that_cannot_be_opened_is_one_line(
    cli: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that cannot start for any reason prints one line, without a traceback."""
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setenv("MENAGERIE_RAY_ADDRESS", "auto")
    answer = cli("serve", "--port", "0", "--database", str(tmp_path / "x.db"))
    assert (answer.exit_code, answer.stdout) == (2, "")
    (line,) = complaints(answer.stderr)
    assert "pip install '.[ray]'" in line


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Announce an address and stop instead of serving."""

    def run(settings: object, announce: object) -> NoReturn:
        announce(f"http://localhost:{settings.port}")  # type: ignore[operator,attr-defined]
        raise SystemExit(settings.host == "0.0.0.0")  # type: ignore[attr-defined]  # noqa: S104 - compared only

    monkeypatch.setattr("menagerie.server.serving.serve", run)


@pytest.mark.usefixtures("stand_in")
def test_phones_on_the_network_get_an_address(cli: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """With --lan the server listens everywhere and tells the machine's own address, with a code if wanted."""
    monkeypatch.setattr(serve, "network_address", lambda _: "http://192.0.2.7:8000")
    answer = cli("serve", "--lan", "--qr")
    assert answer.exit_code == 1
    assert "Others find it at http://192.0.2.7:8000 (a phone can scan this)" in answer.stdout
    assert "█" in answer.stdout
    assert "█" not in cli("serve", "--lan").stdout


@pytest.mark.usefixtures("stand_in")
def test_without_a_network_there_is_a_hint(cli: InProcess) -> None:
    """A server for this machine alone says how others could play."""
    answer = cli("serve", "--qr", "--port", "8123")
    assert answer.exit_code == 0
    assert "Menagerie is at http://localhost:8123\n" in answer.stdout
    assert "menagerie serve --lan" in answer.stdout


def test_the_address_in_the_network_is_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system says which of its addresses others see; where there is no network, there is none."""

    class Probe(socket.socket):
        def connect(self, _: object) -> None:
            pass

        def getsockname(self) -> tuple[str, int]:
            return here, 9

    monkeypatch.setattr(socket, "socket", Probe)
    here = "192.0.2.7"
    assert serve.network_address("http://localhost:8123") == "http://192.0.2.7:8123"
    here = "127.0.0.1"
    assert serve.network_address("http://localhost:8123") is None

    def fail(*_: object) -> NoReturn:
        raise OSError

    monkeypatch.setattr(Probe, "connect", fail)
    assert serve.network_address("http://localhost:8123") is None
