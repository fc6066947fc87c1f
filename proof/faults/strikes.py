"""What goes wrong: disks, locks, clocks, processes and networks."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from proof.faults.proxy import Proxy
from proof.frame.checks import Problem
from proof.frame.houses import Served, sit
from proof.frame.ledger import SERVER
from tests.server import jumping
from tests.server.players import offered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from proof.faults.stage import Stage

NOTICED = 0.5
"""Seconds that a process may stand still before its clock notices."""
JUMP = "MENAGERIE_TEST_JUMP"


# The disk


async def disk_full(stage: Stage) -> None:
    """Let no file of the server grow any more."""
    most = max(file.stat().st_size for file in stage.place.folder.glob("server.*"))
    async with stage.store_fails():
        before = resource.prlimit(stage.pid(), resource.RLIMIT_FSIZE)
        resource.prlimit(stage.pid(), resource.RLIMIT_FSIZE, (most, before[1]))
        await stage.wait()
        resource.prlimit(stage.pid(), resource.RLIMIT_FSIZE, before)


def strace_missing() -> str:
    """Return what is missing for faults of the disk that are injected into system calls."""
    if shutil.which("strace") is None:
        return "strace is not installed (Debian, Ubuntu: apt install strace)"
    scope = Path("/proc/sys/kernel/yama/ptrace_scope")
    limited = scope.exists() and scope.read_text(encoding="ascii").strip() != "0"
    return "this user may not watch other processes (kernel.yama.ptrace_scope)" if limited and os.geteuid() else ""


@contextmanager
def injected(stage: Stage, what: str) -> Iterator[None]:
    """Let system calls of the server on its database behave differently."""
    files = [option for file in ("server.db", "server.db-wal") for option in ("-P", str(stage.place.folder / file))]
    log = stage.place.folder / "strace.log"
    command = ["strace", "-f", "-q", "-o", str(log), "-p", str(stage.pid()), *files, "-e", f"inject={what}"]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.send_signal(signal.SIGINT)
        process.wait()


async def read_only(stage: Stage) -> None:
    """Let the file system of the database be read-only."""
    async with stage.store_fails():
        with injected(stage, "pwrite64,write:error=EROFS"):
            await stage.wait()


async def sync_fails(stage: Stage) -> None:
    """Let the disk fail when it is asked to keep what was written."""
    async with stage.store_fails():
        with injected(stage, "fdatasync,fsync:error=EIO"):
            await stage.wait()


async def slow_disk(stage: Stage) -> None:
    """Let every sync take a third of a second longer."""
    with injected(stage, "fdatasync,fsync:delay_enter=300000"):
        await stage.wait()


async def locked(stage: Stage) -> None:
    """Let another program hold the lock of the database."""
    with closing(sqlite3.connect(stage.place.file, 60, isolation_level=None, check_same_thread=False)) as holder:
        await asyncio.to_thread(holder.execute, "BEGIN IMMEDIATE")
        async with stage.store_fails():
            await asyncio.sleep(stage.seconds + 6)  # the server waits some seconds before it says so
            holder.execute("ROLLBACK")


# Time


async def frozen(stage: Stage) -> None:
    """Stop the process where it is, as a machine that is suspended would."""
    stage.place.server.freeze()
    try:
        await asyncio.sleep(NOTICED)
        gone = stage.place.ledger.begin_outage(SERVER)
        await stage.wait()
    finally:
        stage.place.server.thaw()
    stage.place.ledger.end_outage(gone)


class Jumping(Served):
    """A server whose system clock jumps."""

    program = (str(jumping.__file__),)

    def spawn(self) -> None:
        """Start with a clock that is right."""
        self.jump = self.log.parent / "jump"
        if not self.jump.exists():
            self.jump.write_text("0", encoding="ascii")
        self._environment[JUMP] = str(self.jump)
        super().spawn()


async def jumps(stage: Stage) -> None:
    """Let the system's clock jump by an hour and more, forwards and backwards, with a restart between."""
    server = stage.place.server
    assert isinstance(server, Jumping)  # noqa: S101 - for the type checker
    for seconds in (3_600, -3_600, 7_200):
        server.jump.write_text(str(seconds), encoding="ascii")
        await asyncio.sleep(stage.seconds / 3)
        if seconds < 0:
            await stage.place.restart()


# Processes


async def racing(stage: Stage) -> None:
    """Let a second server use the database; clients move to it and back, and send one move to both."""
    place = stage.place
    second = type(place.server)(place.database, place.folder / "second.log")
    try:
        for each in stage.clients[::2]:
            each.move_to(second)
        await stage.wait()
        await race(stage, second.url)
        for each in stage.clients[::2]:
            each.move_to(place.server)
    finally:
        second.stop()


async def race(stage: Stage, other: str) -> None:
    """Send two different moves of one ply to two servers at the same time; at most one is acknowledged."""
    for number in range(10):
        pair = [stage.place.client(f"race{number}-{seat}") for seat in (1, 2)]
        await sit(pair, "siam")
        mover = next(each for each in pair if each.to_move)
        texts = stage.random.sample(offered(mover.offers), 2)
        path = f"/api/matches/{mover.match}/commands"
        answers = await asyncio.gather(
            *(
                mover.web.post(
                    f"{url}{path}", json={"id": f"race-{text}", "command": {"kind": "play", "ply": 0, "move": text}}
                )
                for url, text in zip((stage.place.server.url, other), texts, strict=True)
            )
        )
        good = [answer.is_success for answer in answers]
        if sum(good) != 1:
            stage.also.append(Problem("doubled", f"two moves of one ply: {[answer.text[:200] for answer in answers]}"))
        for each in pair:
            await each.drop()
            await each.web.aclose()


async def workers_fail(stage: Stage) -> None:
    """Kill, and then stop, the processes in which bots think; their matches go on, and no bot loses on time."""
    player = stage.place.client("against-a-bot")
    clock = {"tempo": "realtime", "base": 60_000, "increment": 0}
    made = await player.ask_until(
        "/api/matches", {"game": "siam", "bots": [{"seat": 2, "level": "hare"}], "clock": clock}
    )
    player.match = made["id"]
    await player.come_back()
    for signal_ in (signal.SIGKILL, signal.SIGSTOP, signal.SIGKILL):
        await player.until_turn()
        await player.move_once()
        for worker in workers_of(stage.pid()):
            os.kill(worker, signal_)
    await player.until_turn()
    await player.drop()
    await player.web.aclose()


def workers_of(pid: int) -> list[int]:
    """Return the processes that a server has started."""
    found = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (thread / "children").read_text(encoding="ascii").split()]
    return found


# The network


class Beyond:
    """A server as it is seen through a proxy."""

    def __init__(self, port: int) -> None:
        """Know the proxy's port."""
        self.url, self.socket_url = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"


async def bad_network(stage: Stage) -> None:
    """Let clients play through a proxy that tears, doubles, reorders, drops and cuts frames."""
    server = stage.place.server
    proxy = Proxy(int(server.url.rpartition(":")[2]), stage.random)
    beyond = Beyond(await proxy.open())
    for each in stage.clients:
        each.compression, each.patience = None, 1.0
        each.move_to(beyond)  # type: ignore[arg-type]
    proxy.mischief = 0.02
    await asyncio.sleep(2 * stage.seconds)
    for each in stage.clients:
        each.patience = 60.0
        each.move_to(server)
    await proxy.close()
    stage.notes.append(", ".join(f"{count} {what}" for what, count in proxy.done.items() if count))
    if not proxy.done["torn"]:
        stage.also.append(Problem("idle", "the proxy did nothing"))
