"""A server as a process of its own, to be asked over loopback, stopped, killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 240
"""Seconds to wait for a process on a busy machine."""


class ServerProcess:
    """A running server; `url` is where it is, and stays so when it is started again."""

    program: tuple[str, ...] = ("-m", "menagerie.server")
    """What Python is asked to run."""
    wrapper: tuple[str, ...] = ()
    """A program that runs it, such as one that watches it."""

    def __init__(self, database: str, log: Path, **environment: str) -> None:
        """Start a server on a database; keyword arguments are settings as environment variables."""
        self.log = log
        self.database = database
        self._environment = {
            "MENAGERIE_DATABASE": database,
            "MENAGERIE_PORT": "0",
            "MENAGERIE_LOG_FORMAT": "json",
            **environment,
        }
        self._seen = 0
        self.spawn()
        self.url = self.wait()

    def spawn(self) -> None:
        """Start the process; `wait` waits until it answers."""
        before = {name: value for name, value in os.environ.items() if not name.startswith("MENAGERIE_")}
        kept = {name: os.environ[name] for name in ("MENAGERIE_INTERPRETED",) if name in os.environ}
        self._seen = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.wrapper, sys.executable, *self.program],
                env={**before, **kept, **self._environment},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def wait(self) -> str:
        """Wait until the process answers; return where it is."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            with self.log.open("rb") as log:
                log.seek(self._seen)
                said = log.read().decode()
            address = said.partition("Menagerie is at ")[2].partition("\n")
            if address[1]:
                try:
                    if httpx.get(f"{address[0]}/health", timeout=5).status_code == 200:
                        self._environment["MENAGERIE_PORT"] = address[0].rpartition(":")[2]
                        return address[0]
                except httpx.TransportError:
                    pass
            time.sleep(0.05)
        self.kill()
        raise RuntimeError(self.log.read_text(encoding="utf-8"))

    @property
    def socket_url(self) -> str:
        """The address for sockets."""
        return self.url.replace("http", "ws", 1)

    def client(self, **options: object) -> httpx.Client:
        """A browser of its own, with cookies."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE, **options)  # type: ignore[arg-type]

    def said(self) -> str:
        """Everything in the log."""
        return self.log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """End the process at once, as a power cut would."""
        self.process.kill()
        self.process.wait()

    def freeze(self) -> None:
        """Stop the process where it is, as a machine that is suspended would."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let a frozen process go on."""
        self.process.send_signal(signal.SIGCONT)

    def restart(self) -> None:
        """Start again, at the same address, after a stop or a kill."""
        self.spawn()
        self.wait()

    def stop(self) -> int:
        """Ask the process to end, and wait until it has; return its status."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
        return self.process.returncode
