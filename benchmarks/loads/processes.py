"""Server processes of a benchmark: pinned to cores, measured from ``/proc``, stopped in the end."""

from __future__ import annotations

import atexit
import os
import socket
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 60.0
"""Seconds until a process has to answer."""


CORES = sorted(os.sched_getaffinity(0))
SERVER, GENERATOR = {CORES[0]}, {CORES[-1]}
"""The core of the server and that of the players; where there is only one they share it."""


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """A server that listens at a port of its own, which it keeps when it is started again."""

    def __init__(
        self,
        command: Sequence[str],
        folder: Path,
        *,
        ready: str,
        on: set[int],
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Start a server; ``PORT`` in the command becomes its port, and the path `ready` is asked until it answers."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [str(self.port) if part == "PORT" else part for part in command]
        self._folder = folder
        self._ready = ready
        self._cores = on
        self._environment = {**os.environ, **(environment or {})}
        self._process = self._start()
        atexit.register(self.stop)
        self.wait()

    def _start(self) -> subprocess.Popen[bytes]:
        with (self._folder / "server.log").open("ab") as log:
            started = subprocess.Popen(
                self._command, cwd=self._folder, env=self._environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        os.sched_setaffinity(started.pid, self._cores)
        return started

    def wait(self) -> None:
        """Wait until the server answers."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self._process.poll() is None:
            try:
                if httpx.get(self.url + self._ready, timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.02)
        self.stop()
        raise RuntimeError((self._folder / "server.log").read_text(encoding="utf-8")[-4000:])

    def signal(self, number: int) -> None:
        """Send a signal."""
        self._process.send_signal(number)

    def kill(self) -> None:
        """End the process as a power cut would."""
        self._process.kill()
        self._process.wait()

    def restart(self) -> None:
        """Start again at the same port, without waiting for it."""
        self._process = self._start()

    def stop(self) -> None:
        """Ask the process to end, and wait until it has."""
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()

    @property
    def processor(self) -> float:
        """Seconds of processor that the process has used, all threads together."""
        stat = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii")
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """Bytes of memory that belong to the process; of what it shares, its share."""
        for line in Path(f"/proc/{self._process.pid}/smaps_rollup").read_text(encoding="ascii").splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("the kernel does not tell the memory of a process")
