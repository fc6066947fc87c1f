"""What the store costs: ``python -m benchmarks.store`` appends to 1, 50 and 400 matches at once, on disk.

It prints appends a second, what one waits for its answer, and the processor that one takes, threads included. With
``--database postgresql://…`` another database is measured than a new SQLite file.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

import uvloop

from menagerie.play.data.rows import Logged, NewMatch, SeatRow, Summary
from menagerie.play.stores.sql import SqlStore, open_store

TOGETHER = (1, 50, 400)
SEATS = (SeatRow(1, "ann", None, "Ann"), SeatRow(2, "bob", None, "Bob"))
PAYLOAD = {"seat": 1, "text": "+a1N", "spent": 1234, "position": 1234567890123456789}


async def play(store: SqlStore, match: str, after: int, until: float, waits: list[float]) -> None:
    """Append to one match, move after move."""
    number = after
    while time.perf_counter() < until:
        began = time.perf_counter()
        summary = Summary("running", SEATS, number % 2 + 1, 1_700_000_000_000 + number)
        entry = Logged(number + 1, "moved", PAYLOAD, 1_700_000_000_000 + number)
        await store.append(match, number, [entry], summary, client_id=f"ann:{number}")
        waits.append(time.perf_counter() - began)
        number += 1


async def measure(database: str, seconds: float) -> None:
    """Print one line for each number of matches."""
    store = await open_store(database)
    for together in TOGETHER:
        names = [f"m{together}-{time.time_ns()}-{number}" for number in range(together)]
        for name in names:
            first = Logged(1, "created", PAYLOAD, 1)
            await store.create(NewMatch(name, "siam", "classic2005", 1), b"x" * 32, [first], Summary("running", SEATS))
        waits: list[float] = []
        began, spent = time.perf_counter(), time.process_time()
        await asyncio.gather(*(play(store, name, 1, began + seconds, waits) for name in names))
        took, spent = time.perf_counter() - began, time.process_time() - spent
        waits.sort()
        print(
            f"{together:4} matches {len(waits) / took:8.0f} appends/s {spent / len(waits) * 1e3:7.3f} ms of processor"
            f"   p50 {waits[len(waits) // 2] * 1e3:7.2f} ms   p99 {waits[len(waits) * 99 // 100] * 1e3:7.2f} ms"
        )
    await store.close()


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="menagerie-store-") as folder:
        database = given.database or f"sqlite:///{Path(folder)}/store.db"
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(measure(database, given.seconds))


if __name__ == "__main__":
    main()
