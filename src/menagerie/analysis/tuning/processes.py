"""Games for tuning in several processes; the results do not depend on the number of processes."""

from __future__ import annotations

import signal
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Future

    from menagerie.analysis.tuning.self_play import Task

Result = TypeVar("Result")

AHEAD = 4
"""Games queued for each process."""


class Crew:
    """Plays games here, or in other processes."""

    def __init__(self, pool: ProcessPoolExecutor | None, jobs: int) -> None:
        """Use the pool's processes if there is one."""
        self.pool = pool
        self.jobs = jobs

    def results(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """Yield the results in the order of the tasks."""
        if self.pool is None:
            yield from map(work, tasks)
            return
        waiting: deque[Future[Result]] = deque()
        try:
            for task in tasks:
                waiting.append(self.pool.submit(work, task))
                if len(waiting) >= AHEAD * self.jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


@contextmanager
def crew(jobs: int) -> Iterator[Crew]:
    """Start a pool of processes, and end it."""
    if jobs == 1:
        yield Crew(None, 1)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), leave_interrupts)
    try:
        yield Crew(pool, jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """Leave Ctrl-C to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
